#!/bin/bash
# Ends a text game from outside and goes on with it. Nothing is printed if all is well.
#   text_signals.sh PROGRAM SIGNAL        (XDG_DATA_HOME is set)
set -u
program=$1 signal=$2
folder=$XDG_DATA_HOME
mkfifo "$folder/said"
fail() {
  echo "$signal: $*"
  kill -9 "$game" 2>/dev/null
  exit 1
}

mkfifo "$folder/asked"
"$program" text --seed 7 --width 24 --height 20 --branches 3 --json <"$folder/asked" >"$folder/said" 2>"$folder/complaint" &
game=$!
exec 3>"$folder/asked" 4<"$folder/said"
answer() {
  IFS= read -r -t 60 line <&4 || fail "no answer: $(cat "$folder/complaint")"
}
answer
for action in wait wait turn-left; do
  echo "$action" >&3
  answer
done
kill -s "$signal" "$game"
wait "$game"
code=$?
[ "$code" -eq 0 ] || fail "left with $code"
[ "$(grep -c '^katabasis: asked to end: ' "$folder/complaint")" -eq 1 ] || fail "$(cat "$folder/complaint")"
"$program" text "$folder/katabasis/saves/text.save.xml" --json </dev/null >"$folder/again" 2>"$folder/complaint" ||
  fail "$(cat "$folder/complaint")"
[ "${line##*\"hash\"}" = "$(sed 's/.*"hash"//' "$folder/again")" ] || fail "another moment"
