#!/bin/sh
# Leaves a game at the window in one of the ways in which a game is left, and looks at what can be continued.
#   saves.sh KATABASIS keys.sh WAY        (on a display; XDG_DATA_HOME is set)
# WAY: TERM, INT or HUP: the save is of the moment; KILL or display (the display goes): of the last round's end.
# Nothing is printed if all is well.
set -u
KATABASIS=$1
. "$2"
way=$3
autosave="$XDG_DATA_HOME/katabasis/saves/autosave.save.xml"

fail() {
  echo "$way: $*"
  kill -9 "$game" 2>/dev/null
  exit 1
}

saved_actions() {
  sed -n '/<run>/,/<\/run>/p' "$autosave" | grep -cE '^(turn-right|wait)$'
}

if [ "$way" = display ]; then
  Xvfb -displayfd 3 -screen 0 320x200x24 -nolisten tcp -noreset +extension GLX 3>"$XDG_DATA_HOME/display" 2>/dev/null &
  server=$!
  for _ in $(seq 100); do
    [ -s "$XDG_DATA_HOME/display" ] && break
    sleep 0.05
  done
  DISPLAY=":$(cat "$XDG_DATA_HOME/display")"
  export DISPLAY
fi

start play --seed 7 --width 24 --height 20 --branches 3
press space # the legend is closed
press space
# A round of five turns, and two turns of the next one.
for turn in 1 2 3 4 5 6 7; do
  press r
  await "$turn"
done
press e
await 8

case $way in
  display) kill "$server" ;;
  *) kill -s "$way" "$game" ;;
esac
wait "$game" 2>/dev/null
code=$?

# Only a game that was killed has said no goodbye.
if [ "$way" = KILL ]; then
  [ -s "$runs/playing" ] || fail "it is not found out at the next start"
elif [ -s "$runs/playing" ]; then
  fail "it is taken for a crash at the next start"
fi

case $way in
  TERM | INT | HUP)
    [ "$code" -eq 0 ] || fail "left with $code"
    wanted=8
    ;;
  display)
    [ "$code" -eq 3 ] || fail "left with $code"
    wanted=5
    ;;
  *) wanted=5 ;;
esac
[ "$(saved_actions)" -eq "$wanted" ] || fail "$(saved_actions) actions are saved, not $wanted"
"$KATABASIS" text "$autosave" --json </dev/null >"$XDG_DATA_HOME/said" 2>&1 || fail "$(cat "$XDG_DATA_HOME/said")"
grep -q '"status":"playing","round":2' "$XDG_DATA_HOME/said" || fail "another round: $(cut -c 1-100 "$XDG_DATA_HOME/said")"
