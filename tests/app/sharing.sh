#!/bin/sh
# Gives away a game at one window and takes it up at another, or finds what a crash has left.
#   sharing.sh KATABASIS keys.sh WAY DROP_FILE RUNS      (on a display; XDG_DATA_HOME is set)
# WAY: picture, drop, code, crash or replay. DROP_FILE drops a file on a window. RUNS has recorded games.
# Nothing is printed if all is well.
set -u
KATABASIS=$1
. "$2"
way=$3 drop_file=$4
recorded=$(ls "$5"/*-playing.run | tail -n 1)
saves="$XDG_DATA_HOME/katabasis/saves"
record="$runs/unfinished.run"
place="--seed 7 --width 24 --height 20 --branches 3"

fail() {
  echo "$way: $*"
  kill -9 "$game" 2>/dev/null
  exit 1
}

# Small: many of them are drawn by the processor.
small_window() {
  open_window "$@"
  xdotool windowmove "$window" 0 0 windowsize "$window" 320 200
}

# The hash of the state at which a file opens.
state() {
  XDG_DATA_HOME="$XDG_DATA_HOME/aside" "$KATABASIS" text "$1" --json </dev/null 2>/dev/null |
    grep -o '"hash":"[^"]*"' | tail -n 1
}

# Waits until the game that is played stands at this state.
await_state() {
  for _ in $(seq 300); do
    [ "$(state "$record")" = "$1" ] && return 0
    kill -0 "$game" 2>/dev/null || break
    sleep 0.1
  done
  fail "$2: the game stands at '$(state "$record")', not at '$1'"
}

# Waits for a file of this pattern that is none of the ones before; its path is then `found`.
await_new() {
  for _ in $(seq 600); do
    for found in $1; do
      [ -e "$found" ] && case " $2 " in *" $found "*) ;; *) return 0 ;; esac
    done
    kill -0 "$game" 2>/dev/null || break
    sleep 0.05
  done
  fail "there is no new $1"
}

# Takes a picture of the game; its path is then `found`.
take_picture() {
  before=$(echo "$runs"/*.png)
  press F12
  await_new "$runs/*.png" "$before"
}

drop() {
  "$drop_file" "$window" "$1" || fail "$1 could not be dropped"
}

# Begins a game and waits so many turns.
play_turns() {
  # shellcheck disable=SC2086  # the place is several words
  start play $place
  xdotool windowmove "$window" 0 0 windowsize "$window" 320 200
  press space # the legend is closed
  press space
  for turn in $(seq "$1"); do
    press r
    await "$turn"
  done
}

leave() {
  kill "$game"
  wait "$game" || fail "left with $?"
}

case $way in
  picture)
    play_turns 1
    take_picture
    older=$found
    press r
    await 2
    take_picture
    leave
    [ "$(state "$older")" != "$(state "$found")" ] || fail "both pictures are of one moment"
    # In the left column Continue, Today's descent, Pictures; there the last one, however soon the keys come.
    small_window
    for key in Down Down Return Down Down Down Return; do press "$key"; done
    await_state "$(state "$older")" "the older picture was chosen"
    press r
    await 4 # of the record that was put aside 2, of the picture 1, and this
    press r
    await 5
    ;;

  drop)
    small_window
    drop "$recorded"
    await_state "$(state "$recorded")" "a run was dropped on the title"
    before=$(actions)
    press r
    await $((before + 1))
    left=$(state "$record")
    # shellcheck disable=SC2086
    "$KATABASIS" generate $place --output "$XDG_DATA_HOME/a.labyrinth.xml" >/dev/null 2>&1
    drop "$XDG_DATA_HOME/a.labyrinth.xml"
    await_state "$(state "$XDG_DATA_HOME/a.labyrinth.xml")" "a labyrinth was dropped on a game"
    await_new "$saves/2*.save.xml" ""
    [ "$(state "$found")" = "$left" ] || fail "the game before is not kept as it was left"
    # What is wrong changes nothing.
    echo "Dear Persephone" >"$XDG_DATA_HOME/letter.txt"
    drop "$XDG_DATA_HOME/letter.txt"
    drop "$XDG_DATA_HOME"
    press space
    press space
    before=$(actions)
    press r
    await $((before + 1))
    drop "$found"
    await_state "$left" "a save was dropped on a game"
    take_picture
    before=$(actions)
    press r
    await $((before + 1))
    drop "$found"
    await_state "$left" "a picture was dropped on a game"
    ;;

  code)
    # shellcheck disable=SC2086
    start play $place
    press ctrl+c
    code=$(sed -n 2p "$record")
    giver=$game
    sleep 1
    XDG_DATA_HOME="$XDG_DATA_HOME/other"
    export XDG_DATA_HOME
    mkdir "$XDG_DATA_HOME"
    small_window
    press ctrl+v
    await_new "$XDG_DATA_HOME/katabasis/runs/unfinished.run" ""
    pasted=$(sed -n 2p "$found")
    kill "$giver"
    [ "$pasted" = "$code" ] || fail "'$pasted' was pasted, not '$code'"
    ;;

  crash)
    ulimit -c 0
    play_turns 7 # a round, and two turns of the next
    died=$(state "$record")
    kill -s SEGV "$game"
    wait "$game" 2>/dev/null
    last_round=$(state "$saves/autosave.save.xml")
    [ "$last_round" != "$died" ] || fail "the last round's end is where the game died"
    small_window
    await_new "$runs/crash-*.run" ""
    [ "$(state "$found")" = "$died" ] || fail "the record does not end where the game died"
    grep -q "Continue goes back to its last round.*$(basename "$found")" "$XDG_DATA_HOME/errors" ||
      fail "nothing is told of $found: $(cat "$XDG_DATA_HOME/errors")"
    press Return
    await_state "$last_round" "the game was gone on with"
    leave
    # That one ended with a goodbye.
    small_window
    press Return
    await_state "$last_round" "the game was gone on with again"
    leave
    [ "$(find "$runs" -name 'crash-*.run' | wc -l)" -eq 1 ] || fail "a goodbye was taken for a crash"
    exit 0
    ;;

  replay)
    small_window replay "$recorded"
    sleep 0.5
    head -n 3 "$recorded" >"$XDG_DATA_HOME/start.run"
    grep -v "^hash" "$recorded" | head -n 5 >"$XDG_DATA_HOME/two.run"
    shows() {
      take_picture
      [ "$(state "$found")" = "$(state "$1")" ] || fail "$2: the picture's game is another one"
    }
    press End
    shows "$recorded" "at the end"
    press Home
    shows "$XDG_DATA_HOME/start.run" "at the start"
    press Right
    press Right
    shows "$XDG_DATA_HOME/two.run" "two actions on"
    press Left
    click 280 148
    shows "$recorded" "by a click on End"
    click 40 148
    shows "$XDG_DATA_HOME/start.run" "by a click on Start"
    press Right
    press Right
    press t
    await_state "$(state "$XDG_DATA_HOME/two.run")" "the game was taken over"
    ;;
esac
leave
