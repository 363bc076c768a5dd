#!/usr/bin/env bash
# The catalog as it is now against the golden one; catalog.cpp says how that is written anew.
#   golden.sh CATALOG
set -euo pipefail
golden=$(dirname "${BASH_SOURCE[0]}")/catalog.txt
[ "$(grep -c '^seed .*: labyrinth ' "$golden")" -ge 20 ]
"$1" --seeds 25 | diff "$golden" - && echo "$(wc -l <"$golden") lines, all the same"
