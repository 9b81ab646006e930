#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The keyboard works after a menu was closed, from a submenu too, by what it does or by Escape.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

start
make_named Ann
wait_for 'there is a character' has_names Ann
opens F10
turns s
closes t
make_named Bea
wait_for 'keys work after Share, Copy as Text' has_names Ann Bea
opens F10
turns s
closes Escape
make_named Cid
wait_for 'after Escape from Share' has_names Ann Bea Cid
opens F10
closes Escape
make_named Dot
wait_for 'after Escape from the menu' has_names Ann Bea Cid Dot
# An empty search gives the keyboard to the list.
keys ctrl+f Escape
opens Menu
closes Escape
make_named Eve
wait_for 'after Escape from the menu of a row' has_names Ann Bea Cid Dot Eve
keys ctrl+f Escape
opens Menu
turns r
words Abe
closes Return
wait_for 'a name from the menu of a row' has_names Abe Ann Bea Cid Dot
make_named Fay
wait_for 'keys work after that' has_names Abe Ann Bea Cid Dot Fay
keys F2
words Gus
keys Return
wait_for 'F2 renames what is shown' has_names Abe Ann Bea Cid Dot Gus
quit
done_testing
