#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What became of the library's things when a pack changed, and repairing them: told first, done only when asked, and undone one by one.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
MUSTER_PACKS=$tmp/house
XDG_CACHE_HOME=$tmp/cache
MUSTER_LIBRARY=$tmp/library.db
export MUSTER_PACKS XDG_CACHE_HOME MUSTER_LIBRARY

house_pack ()
{
  cat <<PACK
<pack xmlns='urn:muster:pack:1' game='collision' name='Harbour' version='$1'>
  <universal><weapon name='Boat Hook' ec='1' type='mundane' reach='1' hands='1' points='$2'/></universal>
</pack>
PACK
}
house_pack 1.0 5 >"$tmp/harbour.xml"
house_pack 2.0 9 >"$tmp/newer.xml"
cat >"$tmp/raid.muster" <<'DOC'
<muster xmlns="urn:muster:1">
  <character name="Vex" race="human" tarot="4-of-swords"><weapon ref="boat-hook"/></character>
  <character name="Plain" race="human" tarot="4-of-swords"/>
  <battle-group name="Crew" points="32"><character name="Vox" race="human" tarot="4-of-swords"><weapon ref="boat-hook"/></character></battle-group>
</muster>
DOC
legal ()
{
  "$muster" library list --format=tsv | cut -f 2,5 | sed 1d | tr '\t\n' '= '
}

fine ()
{
  name=$1
  wanted=$2
  shift 2
  run "$muster" "$@"
  is "$name: exit status" "$status" 0
  is "$name" "$out$err" "$wanted"
}

"$muster" pack install "$tmp/harbour.xml" >"$tmp/out"
"$muster" library import "$tmp/raid.muster" >"$tmp/out"
is 'at first' "$(legal)" 'Crew=yes Plain=yes Vex=yes '
fine 'at first: nothing changed' '' library changes
fine 'at first: nothing to repair' 'There is nothing to repair.' library repair

"$muster" pack install --replace "$tmp/newer.xml" >"$tmp/out"
run "$muster" library changes
is 'dearer: exit status' "$status" 0
has 'dearer: points' "$out" 'Vex: Boat Hook 5 → 9 points; 32 → 36 points in all'
has 'dearer: over the limit' "$out" 'Crew: Boat Hook 5 → 9 points; now 4 over the limit'
is 'dearer: one repair' "$(printf '%s\n' "$out" | grep -c 'Smallest repair')" 1

"$muster" pack off harbour
run "$muster" library changes
has 'off' "$out" 'Vex: Boat Hook is no longer in the content'
is 'off: two repairs' "$(printf '%s\n' "$out" | grep -c 'Smallest repair')" 2
is 'off: nobody else' "$(printf '%s\n' "$out" | grep -c 'Plain')" 0
is 'off: nothing was done' "$(legal)" 'Crew=yes Plain=yes Vex=yes '
run "$muster" library repair
is 'repaired' "$status$err" 0
is 'repaired: both' "$(printf '%s\n' "$out" | wc -l)" 2
fine 'repaired: nothing changed since' '' library changes
"$muster" library undo Vex >"$tmp/out"
"$muster" library export -o "$tmp/vex.muster" Vex
has 'undone: the weapon is back' "$(cat "$tmp/vex.muster")" 'boat-hook'
"$muster" library export -o "$tmp/crew.muster" Crew
is 'undone: that one alone' "$(grep -c boat-hook "$tmp/crew.muster")" 0
run "$muster" library repair Vex
has 'repaired by its name' "$out" 'Vex: '
run "$muster" library repair Nobody
is 'unknown name' "$status" 2

# Elsewhere, where nobody has the pack, what a file brings along is what its things are judged with, and nothing else.
"$muster" pack install --replace "$tmp/harbour.xml" >"$tmp/out"
"$muster" repair -o "$tmp/brought.muster" "$tmp/raid.muster" >"$tmp/out"
has 'the file carries its house option' "$(cat "$tmp/brought.muster")" 'Boat Hook'
MUSTER_PACKS=$tmp/nowhere
MUSTER_LIBRARY=$tmp/elsewhere.db
export MUSTER_PACKS MUSTER_LIBRARY
run "$muster" library import "$tmp/brought.muster"
is 'brought along: exit status' "$status" 0
has 'brought along: said' "$err" 'its things are judged with them'
is 'brought along: judged with it' "$(legal)" 'Crew=yes Plain=yes Vex=yes '
"$muster" library rename 1 Vix
is 'brought along: renamed, still judged with it' "$(legal | tr ' ' '\n' | grep -c 'yes')" 3
fine 'brought along: nothing changed' '' library changes
mkdir -p "$tmp/nowhere"
"$muster" pack install "$tmp/harbour.xml" >"$tmp/out"
"$muster" pack off harbour
is 'switched off: unknown' "$("$muster" library changes | grep -c 'Boat Hook is no longer in the content')" 2

done_testing
