#!/usr/bin/env bash
# Is a seed the same labyrinth, and a play the same state, on every build? Runs the catalog program, as build.sh has
# made it in several ways, over 500 seeds, and the one that was built with the game also with memory that is never
# clean and in German: all totals must be equal.
#   same_everywhere.sh CATALOG BUILD_FOLDER
set -euo pipefail
catalog=$1
build=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
seeds=500

"$here/build.sh" "$build"

expected=$("$catalog" --seeds $seeds --total)
echo "as built:                 $expected"
count=1
differing=0
compare() { # what, command…
  local what=$1 total
  shift
  total=$("$@" --seeds $seeds --total) || total="no answer"
  printf '%-25s %s\n' "$what:" "$total"
  count=$((count + 1))
  [ "$total" = "$expected" ] || differing=$((differing + 1))
}

compare "g++ -O0" "$build/gcc/catalog_O0"
compare "g++ -O2" "$build/gcc/catalog_O2"
compare "g++ -O0 -funsigned-char" "$build/gcc/catalog_unsigned"
compare "clang++ -O2" "$build/clang/catalog_O2"
compare "memory full of 165" env MALLOC_PERTURB_=165 "$catalog"

# The locale is made here where the system has only its definition; without that either, there is nothing to try.
if localedef -i de_DE -f UTF-8 "$build/de_DE.UTF-8" >/dev/null 2>&1 || [ -d "$build/de_DE.UTF-8" ]; then
  compare "de_DE.UTF-8" env LOCPATH="$build" LC_ALL=de_DE.UTF-8 "$catalog"
else
  echo "de_DE.UTF-8:              not to be had on this system"
fi

echo "$count runs of $seeds seeds, $differing of them different"
[ "$differing" = 0 ]
