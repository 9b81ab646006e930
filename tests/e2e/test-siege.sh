#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A siege with specials: what a defense that is played in the window does to the best attack.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

# CASTLES HEALTH: what North takes from South at best.
takes ()
{
  "$muster" library export 1 -o - 2>/dev/null >"$tmp/north.muster"
  "$muster" library export 2 -o - 2>/dev/null >"$tmp/south.muster"
  [ "$("$muster" siege --format=tsv "$tmp/north.muster" "$tmp/south.muster" | tr '\t' ' ')" = "$1 $2" ]
}

cat >"$tmp/war.muster" <<'END'
<muster xmlns="urn:muster:1">
<kingdom name="North"><castle/><castle/><hand><card ref="attack-knights"/><card ref="cannon-fire"/><card ref="jester"/></hand></kingdom>
<kingdom name="South"><castle/><castle upgrade="gate"><defense ref="peasants"/></castle></kingdom>
</muster>
END
start "$tmp/war.muster"
wait_for 'both are there' has_names North South
# A Jester takes the Gate with its Peasants (8 + 4), and Knights (8) raze the castle (5).
wait_for 'all of South falls' takes 2 17
# South is the second of the list. From its name to the first castle.
picks South 80 232
keys F2 Tab Tab Tab Tab Return
words trebuchet
keys Return
# The Jester takes the castle with its Trebuchet (5 + 10), Cannon Fire the Peasants (4), and Knights raze the Gate (8).
wait_for 'a Trebuchet goes with its castle' takes 2 27
keys F2 Tab Tab Tab Tab Return
words ballistas
keys Return
wait_for 'and so do Ballistas (9)' takes 2 36
keys ctrl+z
wait_for 'until they are taken back' takes 2 27
quit
done_testing
