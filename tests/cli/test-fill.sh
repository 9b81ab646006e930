#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# `muster fill`: sums worked out by hand, from a file and from the library, and calls that can't work.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
muster=$(realpath "$muster")
cd "$tmp" || exit 1
MUSTER_LIBRARY=$tmp/library.db
export MUSTER_LIBRARY

# Human 20, Halfling 18; 2 of Swords 0, 3 of Swords 3, 4 of Swords 7, Ace of Swords 48 and only from 250 points.
cat >crew.muster <<'EOF'
<muster xmlns="urn:muster:1">
  <character name="Human" race="human" tarot="2-of-swords"><notes>Stays.</notes></character>
  <character name="Halfling" race="halfling" tarot="3-of-swords"/>
  <character name="Ace" race="human" tarot="ace-of-swords" values="chivalry"/>
  <character name="Draft" race="human"/>
  <battle-group name="Ignored" points="100"/>
</muster>
EOF
# LIMIT [MEMBER]
group ()
{
  printf '<muster xmlns="urn:muster:1">\n<character name="Kept"/>\n<battle-group name="Raid" %s>%s</battle-group>\n</muster>\n' \
    "$1" "${2-}" >group.muster
}
knight='<character name="Knight" race="human" tarot="4-of-swords" values="brutality"/>'

# 27 and 20 and 21.
group 'points="100"' "$knight"
run "$muster" fill --from=crew.muster group.muster
is 'one of each: exit status' "$status" 0
is 'one of each' "$out" 'Raid: from 27 points to 68 of 100
  Add 1 × Human
  Add 1 × Halfling
  No other choice comes closer.'

# 73 more: three make 60 to 63, four at least 80.
run "$muster" fill --from=crew.muster --copies=3 --format=tsv group.muster
is 'three of each' "$out" 'name	points-before	points-after	added
Raid	27	90	3'

# Exactly: 20 and 21.
group 'points="68"' "$knight"
run "$muster" fill --from=crew.muster --copies=9 group.muster
is 'to the limit' "$out" 'Raid: from 27 points to 68 of 68
  Add 1 × Human
  Add 1 × Halfling'

# The Ace needs 250 points and Chivalry: with Brutality and two more there is room for it.
group 'points="250"' "$knight"
run "$muster" fill --from=crew.muster --format=tsv group.muster
is 'from 250 points on' "$out" 'name	points-before	points-after	added
Raid	27	136	3'
group 'points="249"' "$knight"
run "$muster" fill --from=crew.muster --format=tsv group.muster
is 'not before' "$out" 'name	points-before	points-after	added
Raid	27	68	2'
group 'points="250"' '<fixed-character name="Fixed" points="9" values="conquest liberty sorcery"/>'
run "$muster" fill --from=crew.muster --format=tsv group.muster
is 'no fourth value' "$out" 'name	points-before	points-after	added
Raid	9	50	2'

group 'points="100"' "$knight"
run "$muster" fill --from=crew.muster -o out.muster group.muster
is 'a document' "$(cat out.muster)" '<?xml version="1.0" encoding="UTF-8"?>
<muster xmlns="urn:muster:1">
  <character name="Kept"/>
  <battle-group name="Raid" points="100">
    <character name="Knight" race="human" tarot="4-of-swords" values="brutality"/>
    <character name="Human" race="human" tarot="2-of-swords">
      <notes>Stays.</notes>
    </character>
    <character name="Halfling" race="halfling" tarot="3-of-swords"/>
  </battle-group>
</muster>'
is 'a document on standard output' "$("$muster" fill --from=crew.muster -o - group.muster)" "$(cat out.muster)"

run "$muster" fill group.muster
is 'an empty library: exit status' "$status" 0
is 'an empty library' "$out" 'Raid: nobody can be added to its 27 points; the limit is 100'
"$muster" library import crew.muster >library.txt
run "$muster" fill --format=tsv group.muster
is 'the library' "$out" 'name	points-before	points-after	added
Raid	27	68	2'

sed 's/Raid/Second/; /Kept/d' group.muster | sed '1d; $d' >second
sed '$d' group.muster | cat - second >two.muster
echo '</muster>' >>two.muster
run "$muster" fill --from=crew.muster --format=tsv two.muster
is 'each group of a file' "$out" 'name	points-before	points-after	added
Raid	27	68	2
Second	27	68	2'

group 'points="20"' "$knight"
run "$muster" fill --from=crew.muster group.muster
is 'an illegal group: exit status' "$status" 1
is 'an illegal group' "$err" 'muster: “Raid” isn'\''t legal, so nothing is added; “muster repair” can repair it'

complains ()
{
  name=$1
  sentence=$2
  shift 2
  run "$muster" fill "$@"
  one_line "$name"
  has "$name: why" "$err" "$sentence"
}

group ''
complains 'no limit' '“Raid” has no points limit to fill up to' --from=crew.muster group.muster
group 'points="100"'
complains 'no file' 'name one file with a battle group to fill'
complains 'two files' 'name one file with a battle group to fill' group.muster group.muster
complains 'no group' 'there is no battle group in this file' --from=crew.muster "$MUSTER_SOURCE/data/samples/worked-example.muster"
complains 'no copies' '“--copies” takes a number from 1 to 999' --copies=0 group.muster
complains 'another format' 'unknown format “xml”; use text or tsv' --format=xml group.muster
complains 'no such file' 'nowhere.muster' --from=nowhere.muster group.muster
complains 'nothing to fill' 'nowhere.muster' nowhere.muster
done_testing
