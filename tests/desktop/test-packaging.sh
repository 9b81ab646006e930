#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The packages are true to what the build asks for: every dependency of meson.build is among those of the Debian package and of
# tools/packages, and the version is the same everywhere.
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

cd "$MUSTER_SOURCE" || exit 1
# What a name in meson.build is called in Debian.
package_of ()
{
  case $1 in
    glib-2.0 | gio-2.0) echo libglib2.0-dev ;;
    libxml-2.0) echo libxml2-dev ;;
    sqlite3) echo libsqlite3-dev ;;
    cairo | cairo-pdf | cairo-svg) echo libcairo2-dev ;;
    pangocairo) echo libpango1.0-dev ;;
    libqrencode) echo libqrencode-dev ;;
    gdk-pixbuf-2.0) echo libgdk-pixbuf-2.0-dev ;;
    gtk4) echo libgtk-4-dev ;;
    libadwaita-1) echo libadwaita-1-dev ;;
    *) echo "no-package-for-$1" ;;
  esac
}

wanted=$(sed -n '/^Build-Depends:/,/^[A-Z]/p' data/debian/control)
for dependency in $(grep -ohE "dependency\('[a-z0-9.-]+'" meson.build | sed "s/.*'\(.*\)'/\1/" | sort -u); do
  has "the Debian package is built with $dependency" "$wanted" " $(package_of "$dependency")"
done
offered=" $(sed -n "s/^wanted='\(.*\)'\$/\1/p" tools/packages) "
for package in $(sed -n '/^Depends:/,/^[A-Z]/s/^ \([a-z0-9.-]*\),$/\1/p' data/debian/control); do
  has "tools/packages installs $package, which the Debian package needs to run" "$offered" " $package "
done
# The desktop's own icons are SVG; without a loader for them a bare system shows broken images.
has 'the Debian package brings a loader for SVG icons' "$(sed -n '/^Depends:/,/^[A-Z]/p' data/debian/control)" ' librsvg2-common,'
version=$(sed -n "s/.*version: '\([0-9.]*\)',\$/\1/p" meson.build | head -n 1)
is 'the Debian changelog is of this version' "$(sed -n '1s/^muster (\(.*\)) .*/\1/p' data/debian/changelog)" "$version"
has 'the metainfo has this version' "$(cat data/org.muster.Muster.metainfo.xml.in)" "<release version=\"$version\""
is 'the Flatpak runs the window' "$(sed -n 's/^command: //p' data/org.muster.Muster.yml)" muster-gtk
done_testing
