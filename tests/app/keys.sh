# Read by scripts that play at the window: XDG_DATA_HOME is set, the game writes its record there.
runs="$XDG_DATA_HOME/katabasis/runs"

# No first hints: they would take keys.
mkdir -p "${XDG_CONFIG_HOME:-$HOME/.config}/katabasis"
cat >"${XDG_CONFIG_HOME:-$HOME/.config}/katabasis/settings.xml" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<settings format="1">
  <panels text-scale="100"/>
  <picture field-of-view="75"/>
  <told turns="true" doors="true" listening="true"/>
</settings>
END

# Starts the game with these arguments and waits for its window; keys that are pressed then wait for the game.
open_window() {
  "$KATABASIS" "$@" 2>"$XDG_DATA_HOME/errors" &
  game=$!
  for _ in $(seq 600); do
    window=$(xdotool search --onlyvisible --all --pid "$game" --name '^Katabasis$' 2>/dev/null | head -n 1)
    [ -n "$window" ] && return 0
    kill -0 "$game" 2>/dev/null || break
    sleep 0.1
  done
  echo "no window: $(cat "$XDG_DATA_HOME/errors")"
  exit 1
}

# The same, for a game that begins at once, as soon as it is recorded.
start() {
  open_window "$@"
  for _ in $(seq 600); do
    [ -e "$runs/unfinished.run" ] && return 0
    kill -0 "$game" 2>/dev/null || break
    sleep 0.1
  done
  echo "no game: $(cat "$XDG_DATA_HOME/errors")"
  exit 1
}

actions() {
  cat "$runs"/*.run 2>/dev/null | grep -cvE '^(katabasis-run|code|labyrinth|class|hash) '
}

press() {
  xdotool key "$1"
}

click() {
  xdotool mousemove "$1" "$2" click 1
}

# Waits until so many actions are recorded.
await() {
  for _ in $(seq 600); do
    [ "$(actions)" -ge "$1" ] && return 0
    kill -0 "$game" 2>/dev/null || break
    sleep 0.05
  done
  echo "waited for $1 actions, there are $(actions)"
  tail -n 5 "$runs"/*.run
  kill "$game" 2>/dev/null
  exit 1
}

# Waits until it is written how the game went.
ended() {
  for _ in $(seq 600); do
    ls "$runs"/*.txt >/dev/null 2>&1 && return 0
    kill -0 "$game" 2>/dev/null || break
    sleep 0.05
  done
  echo "no summary"
  exit 1
}

# Ends the game as closing the window would.
finish() {
  kill "$game" 2>/dev/null
  wait "$game" 2>/dev/null
  return 0
}
