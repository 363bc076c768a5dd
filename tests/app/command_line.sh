#!/usr/bin/env bash
# The command line as the formats promise it: exit codes, one line on standard error, nothing lost when an output is
# closed, full or goes away.
#   command_line.sh PROGRAM
set -u
program=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_DATA_HOME=$scratch/data XDG_CONFIG_HOME=$scratch/config XDG_STATE_HOME=$scratch/state
unset DISPLAY WAYLAND_DISPLAY
checks=0 failures=0

# expect NAME CODE COMMAND: by its exit code.
expect() {
  local name=$1 wanted=$2 got
  checks=$((checks + 1))
  bash -c "$3" >"$scratch/out" 2>"$scratch/err" </dev/null
  got=$?
  [ "$got" = "$wanted" ] && return
  failures=$((failures + 1))
  echo "$name: exit code $got, not $wanted: $(head -c 300 "$scratch/err")"
}
# The last command said one line on standard error, and it is ours.
one_line() {
  checks=$((checks + 1))
  [ "$(wc -l <"$scratch/err")" = 1 ] && grep -q "^katabasis: .*$1" "$scratch/err" && return
  failures=$((failures + 1))
  echo "not one line with '$1': $(head -c 300 "$scratch/err")"
}

export K=$program S=$scratch
expect version 0 '"$K" --version'
expect help 0 '"$K" --help && "$K" generate --help && "$K" text --help'
expect "an unknown command" 2 '"$K" nonsense';                            one_line nonsense
expect "a number with letters" 2 '"$K" generate --seed 12abc --output -'; one_line 12abc
expect "a negative seed" 2 '"$K" generate --seed=-1 --output -';          one_line seed
expect "too large a number" 2 '"$K" generate --seed 99999999999999999999 --output -'; one_line seed
expect "a width out of range" 2 '"$K" generate --width 19 --output -';    one_line width
expect "a picture of another kind" 2 '"$K" screenshot --seed 1 --output "$S/x.jpg"'; one_line 'must end in .png'
expect "an unknown quality" 2 '"$K" screenshot --seed 1 --quality fine --output "$S/x.png"'; one_line quality
expect "keys by colour" 2 '"$K" generate --keys colour --output -';       one_line 'not there yet'
expect "loops" 2 '"$K" generate --loops 10 --output -';                   one_line 'not there yet'
expect "too few branches" 1 '"$K" generate --seed 1 --width 20 --height 20 --min-edge 10 --output -'; one_line branches
expect "a file that is not there" 2 '"$K" validate "$S/none"';            one_line none
expect "no name to validate" 2 '"$K" validate ""';                        one_line empty
expect "no name to write to" 2 '"$K" generate --seed 1 --output ""';      one_line empty
expect "no name to play" 2 '"$K" text ""';                                one_line empty
expect "a picture to validate" 2 '"$K" screenshot --seed 7 --output "$S/p.png" --size 64x64 && "$K" validate "$S/p.png"'; one_line 'is a picture'
expect "a folder" 2 '"$K" text "$S"';                                     one_line ''
expect "a code with a typing error" 2 '"$K" text KATA1-0000-0000';        one_line ''
expect "no display" 3 '"$K" play --seed 1'
expect "a labyrinth" 0 '"$K" generate --seed 42 --output "$S/a.xml" && "$K" validate "$S/a.xml"'
cp "$scratch/a.xml" "$scratch/b.xml"
expect "the same again" 0 '"$K" generate --seed 42 --output "$S/b.xml" && cmp "$S/a.xml" "$S/b.xml"'
sed 's/main="true"//' "$scratch/a.xml" >"$scratch/broken.xml"
expect "a breach" 1 '"$K" validate "$S/broken.xml"'
expect "the worst of several files" 2 '"$K" validate "$S/a.xml" "$S/broken.xml" "$S/none"'
expect "a breached labyrinth is not played" 1 '"$K" text "$S/broken.xml"'; one_line rule
printf '<database format="1" name="x">\n<a/>\n<b/>\n</database>\n' >"$scratch/database.xml"
expect "a broken database" 2 '"$K" generate --seed 1 --database "$S/database.xml" --output -'; one_line 'more)'
expect "parameters beside a file" 2 '"$K" text "$S/a.xml" --seed 3';       one_line seed
expect "a labyrinth that can be won" 0 '"$K" prove "$S/a.xml" | tail -1 | grep -q "^can be won: "'
sed 's/<key id="2"[^>]*>//' "$scratch/a.xml" >"$scratch/keyless.xml"
expect "a labyrinth without a key" 1 '"$K" prove "$S/keyless.xml"';        one_line 'cannot be won'
expect "a plan" 0 '"$K" map "$S/a.xml" --output "$S/a.png" && "$K" map "$S/a.xml" --output "$S/b.png" && cmp "$S/a.png" "$S/b.png"'
expect "a plan of lines" 0 '"$K" map "$S/a.xml" --no-secrets --output "$S/a.svg" && "$K" map "$S/a.xml" --no-secrets --output "$S/b.svg" && cmp "$S/a.svg" "$S/b.svg" && xmllint --noout "$S/a.svg"'
expect "a plan of another kind" 2 '"$K" map "$S/a.xml" --output "$S/a.gif"'; one_line 'png or .svg'
expect "too large a plan" 2 '"$K" map "$S/a.xml" --size 256 --output "$S/a.png"'; one_line 'smaller --size'
expect "damage below nothing" 2 '"$K" odds --attack 3 --defence 3 --damage=-5'; one_line damage

expect "exact odds" 0 '[ "$("$K" odds --attack 8 --defence 8 --damage 0)" = "{\"attack\":8,\"defence\":8,\"damage\":0,\"hit_chance\":0.428571428571,\"expected_wounds\":1.600000000}" ]'

# Outputs that take nothing.
expect "a full disk" 2 '"$K" generate --seed 1 --output /dev/full';        one_line full
expect "standard output full" 2 '"$K" odds --attack 3 --defence 3 --damage 2 >/dev/full'; one_line output
expect "standard output closed" 2 '"$K" odds --attack 3 --defence 3 --damage 2 >&-'; one_line output
expect "breaches to nowhere" 2 '"$K" validate "$S/broken.xml" >/dev/full'; one_line output
expect "a game without an output" 2 '"$K" text --seed 1 --json >&-'
expect "a game to nowhere" 2 '"$K" text --seed 1 --json >/dev/full'
expect "standard error full" 2 '"$K" nonsense 2>/dev/full'
expect "standard error closed" 2 '"$K" nonsense 2>&-'
expect "all closed" 0 '"$K" --version >&- 2>&- <&- || [ $? = 2 ]'
expect "a reader who leaves" 0 'yes look | "$K" text --seed 1 --json 2>/dev/null | head -1 >/dev/null; [ "${PIPESTATUS[1]}" = 2 ]'
expect "little memory" 2 'ulimit -v 300000; "$K" generate --seed 1 --width 4096 --height 4096 --output "$S/big.xml"'
one_line memory

# Records.
rm -rf "$XDG_DATA_HOME"
expect "a game that nobody reads" 0 'printf "wait\nturn-left\n" | "$K" text --seed 42 >/dev/null'
expect "its record" 0 '"$K" replay --verify "$XDG_DATA_HOME"/katabasis/runs/*.run && tail -1 "$XDG_DATA_HOME"/katabasis/runs/*.run | grep -q ^hash'
cp "$XDG_DATA_HOME"/katabasis/runs/*.run "$scratch/a.run"
sed 's/$/\r/' "$scratch/a.run" >"$scratch/crlf.run"
expect "a record with other line ends" 0 '"$K" replay --verify "$S/crlf.run"'
grep -v '^hash' "$scratch/a.run" >"$scratch/hashless.run"
expect "a record without hashes" 1 '"$K" replay --verify "$S/hashless.run"'; one_line 'no hash'
sed 's/^wait$/turn-right/' "$scratch/a.run" >"$scratch/tampered.run"
expect "a tampered record" 1 '"$K" replay --verify "$S/tampered.run"';       one_line 'round 1'

# Ends.
yes wait | head -20000 >"$scratch/lines"
rm -rf "$XDG_DATA_HOME"
expect "a game that is lost" 0 '"$K" text --seed 42 --width 40 --height 30 <"$S/lines" >"$S/told" && grep -q "^You have lost" "$S/told"'
expect "its summary" 0 'grep -q "^You were killed by " "$S/told" && grep -q "^Share code: KATA1-" "$S/told"'
expect "and where it is written" 0 'f=$(sed -n "s/^Written to //p" "$S/told") && grep -q "^Share code: KATA1-" "$f"'

# What is always there to be read is left when that is asked for.
expect "a game that is fed for ever" 0 'timeout --preserve-status -k 20 2 "$K" text --seed 42 --width 24 --height 20 </dev/zero 2>"$S/asked" >/dev/null && grep -q "asked to end" "$S/asked"'
# A seed that was drawn is told.
expect "a seed that was drawn" 0 '"$K" prove --width 24 --height 20 --branches 3 >"$S/legs" 2>"$S/drawn" && grep -q "^seed [0-9]*$" "$S/drawn"'
# A line that is no action is passed over, and told.
printf 'wait\n\nforwards\nwait\nopen north\n' >"$scratch/wrong.actions"
expect "a line that is no action" 0 '"$K" screenshot --seed 42 --width 24 --height 20 --actions "$S/wrong.actions" --size 16x16 --output "$S/wrong.png" 2>"$S/passed" && grep -q "wrong.actions:3: There is no such action. (lines passed over: 2)" "$S/passed"'
printf 'note 1 1 \377\nwait\n' >"$scratch/bad.actions"
expect "a line that is no text" 0 '"$K" screenshot --seed 42 --width 24 --height 20 --actions "$S/bad.actions" --size 16x16 --output "$S/bad.png" && "$K" text "$S/bad.png" </dev/null >/dev/null'

echo "$checks checks, $failures failures"
[ "$checks" -ge 50 ] && [ "$failures" = 0 ]
