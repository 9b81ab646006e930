#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A tag from the menu of a row: the window lives on, for keys and for clicks.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

start
make_named Bull
wait_for 'there is a character' has_names Bull
# An empty search gives the keyboard to the list.
keys ctrl+f Escape
opens Menu
turns t
words pirates
keys Return
wait_for 'Enter adds the tag' has_tags pirates
words reavers
keys Return
wait_for 'and another one' has_tags 'pirates, reavers'
closes Escape
make_named Nim
wait_for 'keys work after that' has_names Bull Nim
keys ctrl+f Escape
opens Menu
turns t
words raiders
keys Return
wait_for 'a tag for another one' has_tags 'pirates, reavers' raiders
press 500 15
wait_for 'a click closes the form' has_count 1
make_named Zed
wait_for 'clicks and keys work after a tag' has_names Bull Nim Zed
quit
done_testing
