#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A draft of four round one computer, from the first pick to a toy box on paper, with keys alone: Enter takes the first puppet that may be
# taken.
. "$MUSTER_SOURCE/tests/e2e/walk.sh"

count_picks ()
{
  "$muster" library export 1 -o - 2>/dev/null | grep -c '<pick'
}

has_picks ()
{
  [ "$(count_picks)" -eq "$1" ]
}

# All four boxes are legal.
are_legal ()
{
  [ "$("$muster" library list --format=tsv 2>/dev/null | awk -F '\t' '$3 == "toy-box" && $5 == "yes"' | wc -l)" -eq 4 ]
}

is_written ()
{
  [ -s "$tmp/box.pdf" ]
}

echo quit | "$muster" draft --players=Ann,Bea,Cid,Dee --size=shoebox --seed=5 -o "$tmp/draft.muster" >/dev/null
start "$tmp/draft.muster"
wait_for 'the draft is there' has_names 'Ann, Bea, Cid, Dee'
wait_for 'and shown' shows 'Ann, Bea, Cid, Dee'
# From the library's search over order, new, the draft, its menu and the trash to the pool's.
keys ctrl+f Tab Tab Tab Tab Tab Tab
# A Master and eight puppets each.
pick=0
while [ "$pick" -lt 36 ]; do
  pick=$((pick + 1))
  keys Return
  await has_picks "$pick" || break
done
is 'everybody has a Master and eight puppets' "$(count_picks)" 36
keys Return
wait_for 'each box is in the library' has_names Ann 'Ann, Bea, Cid, Dee' Bea Cid Dee
wait_for 'and legal' are_legal
asks ctrl+e
asks alt+e
keys ctrl+a
words "$tmp/box.pdf"
keys Return
wait_for 'the first box is written' is_written
wait_for 'the dialogs are gone' has_count 1
has 'the list has the owner' "$(pdftotext "$tmp/box.pdf" -)" Ann
quit
done_testing
