#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Documents that carry the packs whose options they use: written, judged where nobody has the packs, and installed from there.
muster=$1
. "$MUSTER_SOURCE/tests/support/tap.sh"
MUSTER_PACKS=$tmp/house
XDG_CACHE_HOME=$tmp/cache
export MUSTER_PACKS XDG_CACHE_HOME

house_pack ()
{
  cat <<END
<?xml version='1.0'?>
<!-- ours -->
<pack xmlns='urn:muster:pack:1' game='collision' name='$1' version='$2'>
  <!-- hooks -->
  <universal><weapon name='Boat Hook' ec='1' type='mundane' reach='1' hands='1' points='$3'/></universal>
</pack>
END
}
house_pack Harbour 1.0 5 >"$tmp/harbour.xml"
cat >"$tmp/raid.muster" <<'END'
<muster xmlns="urn:muster:1">
  <character name="Vex" race="human" tarot="4-of-swords"><weapon ref="boat-hook"/></character>
</muster>
END
# The points of the one character, and whether it is legal.
verdict ()
{
  "$muster" check --format=xml "$1" 2>"$tmp/err" | sed -n 's/.*<character name="Vex" points="\([0-9]*\)" legal="\([a-z]*\)".*/\1 \2/p'
}

run "$muster" check "$tmp/raid.muster"
is 'without the pack: illegal' "$status" 1
"$muster" pack install "$tmp/harbour.xml" >"$tmp/out"
with=$(verdict "$tmp/raid.muster")
has 'with the pack: legal' "$with" yes
run "$muster" repair -o "$tmp/out.muster" "$tmp/raid.muster"
is 'written' "$status" 0
is 'written: carries the pack' "$(grep -c '<house-content>' "$tmp/out.muster") $(grep -c hooks "$tmp/out.muster")" '1 1'
run "$muster" repair -o "$tmp/again.muster" "$tmp/out.muster"
run cmp "$tmp/out.muster" "$tmp/again.muster"
is 'written again: the same bytes' "$status$out" 0

receipt=$("$muster" verify --format=tsv "$tmp/out.muster" | sed -n 2p | cut -f 8)
"$muster" pack remove harbour
is 'elsewhere: judged with what it carries' "$(verdict "$tmp/out.muster")" "$with"
run "$muster" check --format=xml "$tmp/out.muster"
has 'elsewhere: no verdict hides it' "$out" 'house-options="1"'
run "$muster" check "$tmp/out.muster"
has 'elsewhere: in words' "$out" 'with 1 house option'
run "$muster" repair -o "$tmp/kept.muster" "$tmp/raid.muster"
run "$muster" check "$tmp/raid.muster" "$tmp/out.muster"
is 'elsewhere: for that document alone' "$status" 1

# Every command that is given the document counts with what it carries, for that document alone.
run "$muster" show "$tmp/out.muster"
is 'shown' "$status$err" 0
has 'shown: the name of its weapon' "$out" 'Boat Hook'
has 'shown: its points' "$out" "${with%% *}"
{
  echo '<muster xmlns="urn:muster:1"><battle-group name="Crew" points="500">'
  sed -n '/<character/,/<\/character>/p' "$tmp/out.muster"
  echo '</battle-group>'
  sed -n '/<house-content>/,/<\/house-content>/p' "$tmp/out.muster"
  echo '</muster>'
} >"$tmp/crew.muster"
run "$muster" show "$tmp/crew.muster"
has 'the list says so' "$out" 'With 1 house option: Boat Hook'
run "$muster" export --to=text -o "$tmp/crew.txt" "$tmp/raid.muster" "$tmp/crew.muster"
is 'exported' "$status$err" 0
has 'exported: the list says so' "$(cat "$tmp/crew.txt")" 'With 1 house option: Boat Hook'
is 'exported: not the file beside it' "$(grep -c 'With 1 house option' "$tmp/crew.txt")" 1
run "$muster" verify "$tmp/out.muster"
is 'verified' "$status$err" 0
has 'verified: in words' "$out" 'legal, with 1 house option'
has 'verified: the content that was counted with' "$out" 'Harbour 1.0'
is 'verified: the receipt that it has where the pack is installed' \
  "$("$muster" verify --format=tsv "$tmp/out.muster" | sed -n 2p | cut -f 8)" "$receipt"
run "$muster" verify "$tmp/out.muster" "$tmp/raid.muster"
is 'verified: for that document alone' "$status" 1
run "$muster" repair --format=tsv "$tmp/out.muster"
is 'repaired: nothing to repair' "$(printf '%s\n' "$out" | sed -n 2p)" "Vex	0	${with%% *}	${with%% *}"
run "$muster" repair -o "$tmp/both.muster" "$tmp/kept.muster" "$tmp/out.muster"
is 'repaired together: still carried, once' "$(grep -c '<house-content>' "$tmp/both.muster") $(grep -c hooks "$tmp/both.muster")" '1 1'
run "$muster" repair -o "$tmp/third.muster" "$tmp/out.muster"
run cmp "$tmp/out.muster" "$tmp/third.muster"
is 'repaired elsewhere: the same bytes' "$status$out" 0
run "$muster" count "$tmp/out.muster"
is 'counted' "$status$err" 0
has 'counted: completions with its weapon' "$out" 'Vex: '
all=$("$muster" count)
run "$muster" count
is 'counted: the others without it' "$out" "$all"
run "$muster" best --aim=def:1 -o "$tmp/best.muster" "$tmp/out.muster"
is 'best' "$status$err" 0
has 'best: with its weapon' "$out" 'Boat Hook'
is 'best: written with the pack' "$(grep -c hooks "$tmp/best.muster") $(grep -c boat-hook "$tmp/best.muster")" '1 1'
run "$muster" check "$tmp/best.muster"
is 'best: legal where it is read' "$status" 0
run "$muster" random -o "$tmp/random.muster" "$tmp/out.muster"
is 'random' "$status$err" 0
run "$muster" check "$tmp/random.muster"
has 'random: with its weapon' "$out" 'with 1 house option'
run "$muster" code "$tmp/out.muster"
is 'code' "$status$err" 0
run "$muster" fill --copies=2 --from="$tmp/out.muster" -o "$tmp/filled.muster" "$tmp/crew.muster"
is 'filled' "$status$err" 0
run "$muster" check "$tmp/filled.muster"
is 'filled: legal' "$status" 0
echo '<muster xmlns="urn:muster:1"><battle-group name="Empty" points="500"/></muster>' >"$tmp/empty.muster"
run "$muster" fill --copies=2 --from="$tmp/out.muster" -o "$tmp/filled.muster" "$tmp/empty.muster"
has 'filled from a file that carries: added' "$out" '2 × Vex'
is 'filled from a file that carries: carried on' "$(grep -c hooks "$tmp/filled.muster")" 1

house_pack Harbour 2.0 9 >"$tmp/newer.xml"
"$muster" pack install "$tmp/newer.xml" >"$tmp/out"
other=$(verdict "$tmp/out.muster")
has 'where another one is installed: told' "$(cat "$tmp/err")" 'Harbour 1.0'
run "$muster" show "$tmp/out.muster"
has 'where another one is installed: told by others too' "$err" 'Harbour 1.0'
is 'where another one is installed: that one counts' "$((${other%% *} - ${with%% *}))" 4
"$muster" pack remove harbour

run "$muster" pack install "$tmp/out.muster"
is 'installed from the document' "$status$err" 0
is 'installed: legal as before' "$(verdict "$tmp/raid.muster")" "$with"

printf '<muster xmlns="urn:muster:1"><house-content><!-- c --><l:x xmlns:l="urn:l"/></house-content><character/></muster>' >"$tmp/odd.muster"
run "$muster" check "$tmp/odd.muster"
is 'what is no pack stops nothing' "$status" 1

done_testing
