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

"$muster" pack remove harbour
is 'elsewhere: judged with what it carries' "$(verdict "$tmp/out.muster")" "$with"
run "$muster" check --format=xml "$tmp/out.muster"
has 'elsewhere: no verdict hides it' "$out" 'house-options="1"'
run "$muster" check "$tmp/out.muster"
has 'elsewhere: in words' "$out" 'with 1 house option'
run "$muster" repair -o "$tmp/kept.muster" "$tmp/raid.muster"
run "$muster" check "$tmp/raid.muster" "$tmp/out.muster"
is 'elsewhere: for that document alone' "$status" 1

house_pack Harbour 2.0 9 >"$tmp/newer.xml"
"$muster" pack install "$tmp/newer.xml" >"$tmp/out"
other=$(verdict "$tmp/out.muster")
has 'where another one is installed: told' "$(cat "$tmp/err")" 'Harbour 1.0'
is 'where another one is installed: that one counts' "$((${other%% *} - ${with%% *}))" 4
"$muster" pack remove harbour

run "$muster" pack install "$tmp/out.muster"
is 'installed from the document' "$status$err" 0
is 'installed: legal as before' "$(verdict "$tmp/raid.muster")" "$with"

printf '<muster xmlns="urn:muster:1"><house-content><!-- c --><l:x xmlns:l="urn:l"/></house-content><character/></muster>' >"$tmp/odd.muster"
run "$muster" check "$tmp/odd.muster"
is 'what is no pack stops nothing' "$status" 1

done_testing
