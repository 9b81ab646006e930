#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# From an empty folder to the first card as a file to print, with keys alone.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

is_written ()
{
  [ -s "$tmp/card.pdf" ]
}

start
make_named Bull
wait_for 'there is a character' has_names Bull
asks ctrl+e
asks alt+e
keys ctrl+a
words "$tmp/card.pdf"
keys Return
wait_for 'the card is written' is_written
wait_for 'the dialogs are gone' has_count 1
has 'the card has the name' "$(pdftotext "$tmp/card.pdf" -)" Bull
make_named Nim
wait_for 'keys work after that' has_names Bull Nim
quit
done_testing
