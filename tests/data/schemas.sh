#!/bin/sh
# Holds the schemas and the XML files against each other. Usage: schemas.sh SOURCE_DIR
#
# Every shipped file and every sound sample must be valid by the schema that bears its root element's name. Every broken
# sample must be refused, for the reason its "expect:" comment quotes from xmllint. One line a failure; counts at the end.
set -u

if [ $# -ne 1 ] || [ ! -d "$1/data/schema" ]; then
  echo "usage: schemas.sh SOURCE_DIR" >&2
  exit 2
fi
source_dir=$1
samples=$source_dir/tests/data
min_shipped=3 # database, rules, palette
min_sound=5   # one a schema
min_broken=30

shipped=0
sound=0
broken=0
failures=0

fail() {
  echo "$1"
  failures=$((failures + 1))
}

# Prints what xmllint has to say on a file; its exit code is 3 or 4 exactly if the file does not fit the schema.
against_schema() {
  root=$(xmllint --nonet --xpath 'name(/*)' "$1" 2>&1) || { echo "$root"; return 1; }
  xmllint --nonet --noout --schema "$source_dir/data/schema/$root.xsd" "$1" 2>&1
}

must_fit() {
  said=$(against_schema "$1") || fail "$1: $(echo "$said" | head -n 1)"
}

must_not_fit() {
  expected=$(sed -n 's/^<!-- expect: \(.*\) -->$/\1/p' "$1")
  [ -n "$expected" ] || { fail "$1: says nothing of what to expect"; return; }
  said=$(against_schema "$1")
  case $? in
    0) fail "$1: accepted, expected: $expected" ;;
    3 | 4) echo "$said" | grep -qF -- "$expected" || fail "$1: refused for another reason: $(echo "$said" | head -n 1)" ;;
    *) fail "$1: $(echo "$said" | head -n 1)" ;;
  esac
}

for file in "$source_dir"/data/*.xml; do
  must_fit "$file"
  shipped=$((shipped + 1))
done
for file in "$samples"/sound/*.xml; do
  must_fit "$file"
  sound=$((sound + 1))
done
for file in "$samples"/broken/*.xml; do
  must_not_fit "$file"
  broken=$((broken + 1))
done

[ "$shipped" -ge "$min_shipped" ] || fail "only $shipped shipped files checked, expected $min_shipped"
[ "$sound" -ge "$min_sound" ] || fail "only $sound sound samples checked, expected $min_sound"
[ "$broken" -ge "$min_broken" ] || fail "only $broken broken samples checked, expected $min_broken"
echo "checked $shipped shipped, $sound sound and $broken broken files: $failures failures"
[ "$failures" -eq 0 ]
