#!/bin/sh
# Milliseconds from the program's start until something is to be seen in its window, on a display of its own:
#   first_picture.sh PROGRAM [ROUNDS]          (needs xwd, of the package x11-apps)
set -u
if [ $# -eq 0 ] || ! command -v xwd >/dev/null; then
  echo "first_picture.sh PROGRAM [ROUNDS]; it needs xwd: apt install x11-apps" >&2
  exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
if [ -z "${FIRST_PICTURE_ON_DISPLAY:-}" ]; then
  export FIRST_PICTURE_ON_DISPLAY=yes
  exec "$here/../app/xvfb.sh" 1280x720 "$0" "$@"
fi
program=$1
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export XDG_DATA_HOME="$home" XDG_CONFIG_HOME="$home" XDG_STATE_HOME="$home"

now() {
  echo $(($(date +%s%N) / 1000000))
}

# An empty display is black; the head of the dump is no picture.
something_is_seen() {
  [ -n "$(xwd -root -silent | tail -c 3000000 | tr -d '\000' | head -c 1)" ]
}

for _ in $(seq "${2:-5}"); do
  begin=$(now)
  "$program" play --seed 25 >/dev/null 2>&1 &
  game=$!
  until something_is_seen; do
    kill -0 "$game" 2>/dev/null || { echo "the program ended" >&2; exit 1; }
  done
  echo "first picture after $(($(now) - begin)) ms"
  kill "$game"
  wait "$game" 2>/dev/null
done
exit 0
