#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# po/POTFILES.in lists every file that has words for people, and nothing else: what it forgets is never translated.
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

cd "$MUSTER_SOURCE" || exit 1
grep -v '^#' po/POTFILES.in >"$tmp/listed"
{
  grep -rlE '\<(_|C_|N_|NC_|ngettext) \("' src --include='*.c' --include='*.h'
  grep -rlE 'translatable="yes"' ui
  ls data/packs/*.xml
} | LC_ALL=C sort >"$tmp/found"

is 'every file with words for people is listed' "$(grep -vxFf "$tmp/listed" "$tmp/found")" ''
is 'every listed file of the program has such words' "$(grep -E '^(src|ui)/' "$tmp/listed" | grep -vxFf "$tmp/found")" ''
is 'every listed file is there' "$(xargs ls -d 2>&1 >/dev/null <"$tmp/listed")" ''
is 'they are in alphabetical order' "$(LC_ALL=C sort -u "$tmp/listed" | cmp "$tmp/listed" 2>&1)" ''
done_testing
