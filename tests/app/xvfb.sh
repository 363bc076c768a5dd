#!/bin/sh
# Runs a command on a display of its own: a fresh Xvfb on a free number, ended with the command.
#   xvfb.sh WIDTHxHEIGHT COMMAND…
set -u
size=$1
shift
numbers=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 "${size}x24" -nolisten tcp -noreset +extension GLX 3>"$numbers/display" 2>/dev/null &
server=$!
trap 'kill "$server" 2>/dev/null; rm -rf "$numbers"' EXIT INT TERM HUP
for _ in $(seq 100); do
  [ -s "$numbers/display" ] && break
  sleep 0.05
done
[ -s "$numbers/display" ] || { echo "xvfb.sh: no display could be started" >&2; exit 77; }
DISPLAY=":$(cat "$numbers/display")"
export DISPLAY
"$@"
