#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A .muster file is known by its name and by what is in it.
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

mkdir -p "$tmp/data/mime/packages"
cp "$MUSTER_SOURCE/data/org.muster.Muster.mime.xml" "$tmp/data/mime/packages/"
run env XDG_DATA_HOME="$tmp/data" update-mime-database -n "$tmp/data/mime"
is 'the MIME type is taken' "$status$out$err" 0
has 'by its name' "$(cat "$tmp/data/mime/globs2" 2>/dev/null)" 'application/x-muster+xml:*.muster'
has 'by its root element' "$(cat "$tmp/data/mime/XMLnamespaces" 2>/dev/null)" 'urn:muster:1 muster application/x-muster+xml'
has 'as a kind of XML' "$(cat "$tmp/data/mime/subclasses" 2>/dev/null)" 'application/x-muster+xml application/xml'
has 'with an icon of its own' "$(cat "$tmp/data/mime/icons" 2>/dev/null)" 'application/x-muster+xml:application-x-muster+xml'
done_testing
