#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A character handed on as a code: copied from the menu, then pasted into the window, and opened from the dialog, which has it already.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

# N: whether the library has so many characters that cost 25 points and are legal, and nothing else.
has_legal ()
{
  [ "$("$muster" library list --format=tsv 2>/dev/null | sed 1d | cut -f 4,5 | sort | uniq -c | tr -s ' \t' ' ')" = " $1 25 yes" ]
}

# The window has its menu only after its first frame, which nobody outside can see.
try_menu ()
{
  has_count 2 || { keys F10; sleep 0.3; has_count 2; }
}

cat >"$tmp/vex.muster" <<'END'
<muster xmlns="urn:muster:1"><character name="Vex" race="human" tarot="2-of-swords"><weapon ref="blade"/><skill ref="parry"/><skill ref="power-attack"/></character></muster>
END
start "$tmp/vex.muster"
wait_for 'there is a character' has_legal 1
wait_for 'the menu opens' try_menu
turns s
closes c
# The keyboard is in the library's list, not in a line of text.
keys ctrl+f Escape
keys ctrl+v
wait_for 'Ctrl+V opens the code that was copied' has_legal 2
wait_for 'under a name of its own' has_names 'Human, 2 of Swords' Vex
# What is in the library already isn't added again, but under another name it is another.
keys F2
words Yon
keys Return
wait_for 'it gets another name' has_names Vex Yon
opens F10
keys r
wait_for 'the dialog has the keyboard' has_another_keyboard "$window"
await is_still
keys Return
wait_for 'Open from Code begins with it' has_names 'Human, 2 of Swords' Vex Yon
wait_for 'and takes it as it is' has_legal 3
wait_for 'the dialog is gone' has_count 1
make_named Zoe
wait_for 'keys work after that' has_names 'Human, 2 of Swords' Vex Yon Zoe
quit
done_testing
