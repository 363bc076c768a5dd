#!/usr/bin/env bash
# A picture holds its game: whatever opens it, in a process of its own, stands at the very same state.
#   pictures.sh PROGRAM
set -u
program=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_DATA_HOME=$scratch/data XDG_CONFIG_HOME=$scratch/config XDG_STATE_HOME=$scratch/state
unset DISPLAY WAYLAND_DISPLAY
place="--seed 7 --width 24 --height 20 --branches 3"
shot=$scratch/shot.png save=$scratch/shot.save.xml
failures=0

fail() {
  echo "$1"
  failures=$((failures + 1))
}
# The state that the text game tells last, given these lines.
state() {
  printf '%s' "$1" >"$scratch/lines"
  shift
  "$program" text "$@" --json <"$scratch/lines" | grep -o '"hash":"[^"]*"' | tail -n 1 | cut -d '"' -f 4
}

actions=$'turn-left\nwait\nwait\nturn-left\nwait\n'
printf '%s' "$actions" >"$scratch/actions"
# shellcheck disable=SC2086  # the place is several words
"$program" screenshot $place --actions "$scratch/actions" --size 320x200 --output "$shot" || fail "no picture"
# shellcheck disable=SC2086
begun=$(state '' $place) played=$(state "$actions" $place)
[ -n "$played" ] || fail "the text game tells no hash"
[ "$played" != "$begun" ] || fail "the actions change nothing: nothing is shown by this test"

opened=$(state '' "$shot")
[ "$opened" = "$played" ] || fail "the picture opens at '$opened', played was '$played'"
told=$("$program" replay "$shot" --verify) || fail "the picture's run does not verify"
[[ $told == *"hash $played"* ]] || fail "verified is '$told', played was '$played'"
state "save $save"$'\n' "$shot" >/dev/null
saved=$(state '' "$save")
[ "$saved" = "$played" ] || fail "a save of the picture opens at '$saved', played was '$played'"

exit $((failures > 0))
