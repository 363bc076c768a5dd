#!/usr/bin/env bash
# Feeds each fuzz target its corpus and then a fixed number of inputs made from it, always the same ones; and the
# control, whose planted fault must be found. What breaks a target is left in BUILD_FOLDER/found.
#   fuzz.sh BUILD_FOLDER            a few seconds a target, as in the tests
#   fuzz.sh BUILD_FOLDER SECONDS    so many seconds a target
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$1
seconds=${2:-}
data=$here/../data
export UBSAN_OPTIONS=print_stacktrace=1
export ASAN_OPTIONS=quarantine_size_mb=16

fuzz() { # target, inputs, corpora…
  local target=$1 inputs=$2 limits
  shift 2
  limits=(-runs="$inputs" -seed=1 -mutate_depth=2)
  [ -z "$seconds" ] || limits=(-max_total_time="$seconds")
  rm -rf "$build/new/$target"
  mkdir -p "$build/new/$target" "$build/found"
  "$build/fuzz_$target" "${limits[@]}" -timeout=10 -rss_limit_mb=512 -max_len=60000 -reload=0 -print_final_stats=1 \
    -artifact_prefix="$build/found/$target-" "$build/new/$target" "$@" >"$build/$target.log" 2>&1
}

# The example files of the formats' tests, those of one kind.
examples() { # kind, sound ones…
  local kind=$1
  shift
  rm -rf "$build/examples/$kind"
  mkdir -p "$build/examples/$kind"
  cp "$@" "$build/examples/$kind"
  [ "$kind" = sound-labyrinth ] || cp "$data/broken/$kind"-*.xml "$build/examples/$kind"
}

broken=0
tried=0
try() {
  local target=$1
  if fuzz "$@"; then
    tried=$((tried + 1))
    echo "$target: $(sed -n 's/^stat::number_of_executed_units: */ inputs: /p' "$build/$target.log"), none broke it"
  else
    broken=$((broken + 1))
    echo "$target: broken, see $build/$target.log:"
    grep -vE '^(#[0-9]+\s+(NEW|REDUCE|pulse)|stat::)' "$build/$target.log" | tail -40
  fi
}

examples database "$data/sound/smallest-database.xml"
examples rules "$data/sound/rules.xml"
examples labyrinth "$data/sound/three-branches.xml"
examples sound-labyrinth "$data/sound/three-branches.xml"
try database 4000 "$build/examples/database" "$build/examples/rules"
try labyrinth 4000 "$build/examples/labyrinth"
try save 3000
try run 4000 "$here/corpus/run"
try share_code 30000 "$here/corpus/share_code"
try picture 30000 "$here/corpus/picture"
try protocol 2000 "$here/corpus/protocol"
if fuzz planted 20000 "$build/examples/sound-labyrinth" || ! grep -qE 'heap-buffer-overflow|__n < this->size' "$build/planted.log"; then
  broken=$((broken + 1))
  echo "planted: the fault was not found"
else
  echo "planted: the fault was found"
fi
rm -f "$build"/found/planted-*
echo "$tried of 7 targets held"
[ $broken = 0 ] && [ $tried = 7 ]
