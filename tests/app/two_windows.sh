#!/bin/sh
# Two windows are open together: each keeps its own game, and the next one goes on with the first.
#   two_windows.sh KATABASIS keys.sh      (on a display; XDG_DATA_HOME is set)
# Nothing is printed if all is well.
set -u
KATABASIS=$1
. "$2"
saves="$XDG_DATA_HOME/katabasis/saves"

fail() {
  echo "$*"
  kill -9 "$game" "${other:-$game}" 2>/dev/null
  exit 1
}

seed_of() {
  sed -n 's/.*<parameters seed="\([0-9]*\)".*/\1/p' "$saves/$1.save.xml"
}

await_file() {
  for _ in $(seq 600); do
    [ -e "$1" ] && return 0
    sleep 0.05
  done
  fail "$1 was not written"
}

start play --seed 7 --width 24 --height 20 --branches 3
await_file "$saves/autosave.save.xml"
"$KATABASIS" play --seed 8 --width 24 --height 20 --branches 3 2>/dev/null &
other=$!
await_file "$saves/autosave-2.save.xml"
[ -e "$runs/unfinished-2.run" ] || fail "the second window has no record of its own: $(ls "$runs")"
# Whoever leaves last writes last.
kill "$game"
wait "$game" || fail "the first window left with $?"
kill "$other"
wait "$other" || fail "the second window left with $?"
[ "$(seed_of autosave)" = 7 ] || fail "the first window's game is $(seed_of autosave)"
[ "$(seed_of autosave-2)" = 8 ] || fail "the second window's game is $(seed_of autosave-2)"
[ "$(find "$saves" -name '2*')" = "" ] || fail "a game was put aside: $(ls "$saves")"
