#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A team to its Mission: a Loyal of the player's own is taken from the collection, and what is written on it holds for every team.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

# TEXT: stands in the second thing of the library, the team.
is_in_team ()
{
  "$muster" library export 2 -o - 2>/dev/null | grep -q "$1"
}

# What the Mission still lacks, in Teammates.
lacks ()
{
  "$muster" library export 2 -o - 2>/dev/null >"$tmp/team.muster"
  [ "$("$muster" check --format=xml "$tmp/team.muster" | grep -o 'teammates-short="[0-9]*"')" = "teammates-short=\"$1\"" ]
}

cat >"$tmp/rag.muster" <<'END'
<muster xmlns="urn:muster:1"><loyal name="Button" combination="charisma charisma"/>
<team name="Rag" hero="Any"><mission name="Tea" teammates="1" combination="charisma"/></team></muster>
END
start "$tmp/rag.muster"
wait_for 'both are there' has_names Button Rag
wait_for 'a Teammate is missing' lacks 1
# The team is the first of the list.
picks Rag 80 182
# From the name over Hero and coins to the button.
keys F2 Tab Tab Tab Tab Return
words Button
keys Return
wait_for 'Button is recruited' is_in_team 'loyal name="Button"'
wait_for 'the Mission has whom it needs' lacks 0
keys ctrl+z
wait_for 'that was one step' lacks 1
keys ctrl+shift+z
wait_for 'which can be made again' lacks 0
wait_for 'and there is one Button' has_names Button Rag
"$muster" library rename 1 Knob >/dev/null 2>&1
wait_for 'renamed in the collection, renamed in the team' is_in_team 'loyal name="Knob"'
quit
done_testing
