#!/bin/sh
# Saves and loads by hand at the window, leaves, and goes on from the title.
#   saves_quick.sh KATABASIS keys.sh      (on a display; XDG_DATA_HOME is set)
# Nothing is printed if all is well.
set -u
KATABASIS=$1
. "$2"
saves="$XDG_DATA_HOME/katabasis/saves"

fail() {
  echo "$*"
  kill -9 "$game" 2>/dev/null
  exit 1
}

await_file() {
  for _ in $(seq 600); do
    [ -e "$1" ] && return 0
    kill -0 "$game" 2>/dev/null || break
    sleep 0.05
  done
  fail "$1 was not written"
}

leave() {
  kill "$game"
  wait "$game" || fail "left with $?"
}

saved_actions() {
  sed -n '/<run>/,/<\/run>/p' "$saves/$1.save.xml" | grep -cx wait
}

start play --seed 7 --width 24 --height 20 --branches 3
press space # the legend is closed
press space
press r
await 1
press r
await 2
press F5
await_file "$saves/quick.save.xml"
press r
await 3
press F9
# The record of what was left is put aside, and the one of the loaded game begins: 3 and 2 actions.
await 5
leave
[ "$(saved_actions quick)" -eq 2 ] || fail "$(saved_actions quick) actions saved by hand, not 2"
[ "$(saved_actions autosave)" -eq 2 ] || fail "$(saved_actions autosave) actions after loading, not 2"

# From the title the game goes on, and so does its record.
left=$(stat -c %i "$saves/autosave.save.xml")
start
for _ in $(seq 300); do
  press Return # the first choice, as soon as the title is there
  sleep 0.1
  [ "$(stat -c %i "$saves/autosave.save.xml")" = "$left" ] || break
done
press r
await 6
leave
[ "$(saved_actions autosave)" -eq 3 ] || fail "$(saved_actions autosave) actions after going on, not 3"
[ "$(find "$runs" -name '*.run' | wc -l)" -eq 2 ] || fail "more records than games: $(ls "$runs")"

# Another game leaves this one under a name of its own, with all that was done in it.
start play --seed 8 --width 24 --height 20 --branches 3
for _ in $(seq 600); do
  kept=$(find "$saves" -name '2*.save.xml')
  [ -z "$kept" ] || break
  sleep 0.05
done
# Who looks inside before anything was done is recorded as one who did.
press space # the legend is closed
press space
press F3
for _ in $(seq 600); do
  grep -qx looked-into "$runs/unfinished.run" && break
  kill -0 "$game" 2>/dev/null || fail "the overlay ended the game"
  sleep 0.05
done
grep -qx looked-into "$runs/unfinished.run" || fail "that somebody looked inside is not recorded"
leave
[ "$(echo "$kept" | grep -c .)" -eq 1 ] || fail "not one other game is kept: $(ls "$saves")"
[ "$(saved_actions "$(basename "$kept" .save.xml)")" -eq 3 ] || fail "the kept game has not its 3 actions"
