#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A battle group with a member that breaks a rule: its first remedy mends it in one step, which can be undone and made again.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

# VERDICT: what the library says of the group.
is_legal ()
{
  [ "$("$muster" library list --format=tsv 2>/dev/null | grep battle-group | cut -f 5)" = "$1" ]
}

cat >"$tmp/raid.muster" <<'END'
<muster xmlns="urn:muster:1"><battle-group name="Raid" points="100">
<character name="Ox" race="human" tarot="2-of-swords" accessory="shield"><weapon ref="pike"/></character>
<character name="Fae" race="fae" tarot="2-of-coins"/>
</battle-group></muster>
END
start "$tmp/raid.muster"
wait_for 'the group is there' has_names Raid
wait_for 'a pike and a shield take three hands' is_legal no
# From the name to the verdict, which opens the problems, and on to the first button of the first.
keys F2 shift+Tab Return Tab Return
wait_for 'the first remedy mends it' is_legal yes
keys ctrl+z
wait_for 'that was one step' is_legal no
keys ctrl+shift+z
wait_for 'which can be made again' is_legal yes
quit
done_testing
