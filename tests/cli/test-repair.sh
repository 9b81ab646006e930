#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster repair`: repairs worked out by hand, the table, the document that is written, and calls that can't work.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
muster=$(realpath "$muster")
cd "$tmp" || exit 1

# NAME CONTENT: a file NAME.muster with that content
file ()
{
  printf '<?xml version="1.0" encoding="UTF-8"?>\n<muster xmlns="urn:muster:1">\n%s\n</muster>\n' "$2" >"$1.muster"
}

# The cheapest race is the Critter (16), the next are Dwarf and Goblin (17); the four twos cost nothing.
file draft '  <character name="Draft"/>'
run "$muster" repair draft.muster
is 'a draft: exit status' "$status" 0
is 'a draft' "$out" 'Draft: 2 changes, from 0 points to 16 points
  Take Critter (+16 points)
  Take 2 of Swords
  No smaller set of changes is enough.
  As small, among others:
    Take Critter (+16 points) · Take 2 of Cups
    Take Critter (+16 points) · Take 2 of Rods
    Take Critter (+16 points) · Take 2 of Coins
    Take Dwarf (+17 points) · Take 2 of Swords
    Take Dwarf (+17 points) · Take 2 of Cups
    Take Dwarf (+17 points) · Take 2 of Rods
    Take Dwarf (+17 points) · Take 2 of Coins
    Take Goblin (+17 points) · Take 2 of Swords
    Take Goblin (+17 points) · Take 2 of Cups'

file fine '  <character name="Fine" race="human" tarot="2-of-swords"/>'
run "$muster" repair fine.muster
is 'legal: exit status' "$status" 0
is 'legal' "$out" 'Fine: already legal'

file named '  <character name="Named" race="human" tarot="2-of-swords" values="honesty"/>'
run "$muster" repair named.muster
is 'values that nobody knows' "$out" 'Named: 1 change, from 20 points to 20 points
  Leave the values open
  No smaller set of changes is enough.'

# 2 × 20 + 80 is 20 too much: one of the two, and no cheaper race or skill saves as much.
file group '  <!-- kept -->
  <battle-group name="Raid" points="100" other="kept" xmlns:other="urn:other" other:attribute="kept">
    <character name="Guard" count="2" race="human" tarot="2-of-swords">
      <notes>Stays.</notes>
    </character>
    <fixed-character name="The Tower" points="80" values="conquest"/>
    <other:thing>kept</other:thing>
  </battle-group>'
run "$muster" repair group.muster
is 'a group: exit status' "$status" 0
is 'a group' "$out" 'Raid: 1 change, from 120 points to 100 points
  Leave out one Guard (-20 points)
  No smaller set of changes is enough.'

# A change inside a member holds for all its copies and is one change: the skill of each of three saves 2.
file copies '  <battle-group name="Three" points="60">
    <character name="Guard" count="3" race="human" tarot="2-of-swords"><skill ref="parry"/></character>
  </battle-group>'
points=$("$muster" list skill --format=tsv | awk -F'\t' '$1 == "parry" { print $NF }')
run "$muster" repair --format=tsv copies.muster
is 'a change inside all copies' "$out" "name	changes	points-before	points-after
Three	$([ "$points" -gt 0 ] && echo 1 || echo 0)	$((60 + 3 * points))	60"

# Each by itself.
cat >all.muster <<'EOF'
<muster xmlns="urn:muster:1">
  <character name="Draft"/>
  <character race="human" tarot="2-of-swords"/>
  <toy-box name="Stitched" size="shoebox" master="seamus"/>
  <character name="A	B" race="human"/>
</muster>
EOF
run "$muster" repair --format=tsv all.muster
is 'a table: exit status' "$status" 0
is 'a table' "$out" 'name	changes	points-before	points-after
Draft	2	0	16
	0	20	20
A B	1	20	20'
is 'what isn'\''t Collision' "$err" \
  'Note: only Collision'\''s characters and battle groups can be repaired; “Stitched” is left unchanged.'

# What is written.
run "$muster" repair -o out.muster group.muster
is 'a document: exit status' "$status" 0
sed 's/ count="2"//' group.muster >wanted.muster
run "$muster" repair -o wanted2.muster wanted.muster
is 'a document: only the count differs' "$(cat out.muster)" "$(cat wanted2.muster)"
has 'a document: other elements' "$(cat out.muster)" '<other:thing'
has 'a document: comments' "$(cat out.muster)" '<!-- kept -->'
run "$muster" repair -o - out.muster
is 'a legal document comes out as it is' "$out" "$(cat out.muster)"
run "$muster" repair -o out.muster draft.muster fine.muster all.muster
run "$muster" check --format=tsv out.muster
is 'several files: all in one' "$(printf '%s\n' "$out" | cut -f 2,3,6)" 'name	kind	verdict
Draft	character	legal
Fine	character	legal
Draft	character	legal
	character	legal
Stitched	toy-box	illegal
A B	character	legal'
run "$muster" repair - -o - <draft.muster
one_line 'nothing on standard input'
is 'standard input' "$("$muster" repair --format=tsv - <draft.muster | tail -n 1)" 'Draft	2	0	16'

# More than anybody builds is left as it is.
file horde "  <character name=\"Horde\" race=\"human\" tarot=\"2-of-swords\">$(printf '<weapon ref="dagger"/>%.0s' $(seq 101))</character>"
run "$muster" repair horde.muster
is 'too large: exit status' "$status" 1
is 'too large' "$out" 'Horde: too large to repair; left unchanged'
run "$muster" repair --format=tsv horde.muster
has 'too large: no number of changes' "$out" 'Horde		'

complains ()
{
  name=$1
  sentence=$2
  shift 2
  run "$muster" repair "$@"
  one_line "$name"
  has "$name: why" "$err" "$sentence"
}

complains 'no file' 'name at least one file to repair'
complains 'another format' 'unknown format “xml”; use text or tsv' --format=xml draft.muster
complains 'no such file' 'nowhere.muster' nowhere.muster
echo kept >old.muster
run "$muster" repair -o old.muster draft.muster nowhere.muster
is 'one file of two can'\''t be used: exit status' "$status" 2
is 'one file of two can'\''t be used: nothing is written' "$(cat old.muster)" kept
done_testing
