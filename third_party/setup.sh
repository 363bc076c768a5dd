#!/usr/bin/env bash
# Installs the Debian packages named in the given lists that are not there yet. Says which; asks nothing where there
# is nobody to ask.
set -euo pipefail

say() { printf 'katabasis: %s\n' "$*" >&2; }

installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

if ! command -v dpkg-query >/dev/null; then
  say "this is no Debian: install the packages of $* by hand"
  exit 2
fi

wanted=$(sed 's/#.*//' "$@" | xargs)
# One question for all of them: the usual case, everything there, must not cost a second.
if [ "$(dpkg-query -W -f '${db:Status-Status}\n' $wanted 2>/dev/null | grep -cx installed)" = "$(wc -w <<<"$wanted")" ]; then
  exit 0
fi

missing=()
for package in $wanted; do
  installed "$package" || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0
say "missing packages: ${missing[*]}"

root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    say "no sudo here: install them as root with: apt-get install ${missing[*]}"
    exit 2
  fi
  root=(sudo)
fi
"${root[@]}" apt-get update -qq || say "the package lists could not be refreshed: going on with the old ones"
if ! "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2; then
  say "the packages could not be installed: see above"
  exit 2
fi
