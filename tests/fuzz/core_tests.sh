#!/usr/bin/env bash
# The tests of base … text under AddressSanitizer and UndefinedBehaviorSanitizer, with shorter sweeps.
#   core_tests.sh BUILD_FOLDER
set -euo pipefail
export KATABASIS_SWEEP=${KATABASIS_SWEEP:-400}
export UBSAN_OPTIONS=print_stacktrace=1
# What fontconfig keeps to the end is not ours.
suppressions=$(mktemp)
trap 'rm -f "$suppressions"' EXIT
echo 'leak:libfontconfig' >"$suppressions"
export LSAN_OPTIONS=suppressions=$suppressions:print_suppressions=0
failed=0
count=0
for folder in base content labyrinth rules play storage text; do
  if log=$("$1/${folder}_tests" --gtest_brief=1 2>&1); then
    count=$((count + 1))
    echo "$folder: $(grep 'PASSED' <<<"$log")"
  else
    failed=1
    tail -60 <<<"$log"
  fi
done
echo "$count of 7 folders without a finding"
[ $failed = 0 ] && [ $count = 7 ]
