#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed works from where it was put, and goes away again.
#
#   test-install.sh BUILD PREFIX
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

build=$1
prefix=$2
run meson install -C "$build" --no-rebuild --quiet --destdir "$tmp/stage"
is 'it is installed' "$status" 0
stage=$tmp/stage$prefix

for file in bin/muster bin/muster-gtk share/applications/org.muster.Muster.desktop share/metainfo/org.muster.Muster.metainfo.xml \
  share/dbus-1/services/org.muster.Muster.service share/mime/packages/org.muster.Muster.xml \
  share/icons/hicolor/scalable/apps/org.muster.Muster.svg share/icons/hicolor/symbolic/apps/org.muster.Muster-symbolic.svg \
  share/icons/hicolor/scalable/mimetypes/application-x-muster+xml.svg share/glib-2.0/schemas/org.muster.Muster.gschema.xml \
  share/bash-completion/completions/muster share/zsh/site-functions/_muster share/fish/vendor_completions.d/muster.fish \
  share/man/man1/muster.1 share/man/man1/muster-gtk.1 share/muster/content.db share/muster/samples/battle-group.muster; do
  [ -s "$stage/$file" ]
  tell "$file" $? 'it is not there'
done
has 'the service starts what was installed' "$(cat "$stage/share/dbus-1/services/org.muster.Muster.service")" "Exec=$prefix/bin/muster-gtk "

# Moved away from where it was built for, and with nothing in the environment to help.
unset MUSTER_CONTENT MUSTER_SOURCE
mv "$stage" "$tmp/moved"
run "$tmp/moved/bin/muster" check "$tmp/moved/share/muster/samples/worked-example.muster"
is 'the program finds its own content' "$status" 0
has 'and works' "$out" '75 points'
run "$tmp/moved/bin/muster" export --to=pdf -o "$tmp/card.pdf" "$tmp/moved/share/muster/samples/worked-example.muster"
is 'and prints' "$status" 0
run "$tmp/moved/bin/muster-gtk" --version
has 'the window starts' "$out" 'muster-gtk '

# Away again: what was installed is taken off, by the list that the installation left.
mkdir -p "$(dirname "$stage")"
mv "$tmp/moved" "$stage"
run env DESTDIR="$tmp/stage" ninja -C "$build" uninstall
is 'it is taken off' "$status" 0
is 'and nothing is left but what the system made' "$(find "$tmp/stage" -type f | grep -vE '/(icon-theme.cache|gschemas.compiled|mimeinfo.cache)$|/share/mime/')" ''
done_testing
