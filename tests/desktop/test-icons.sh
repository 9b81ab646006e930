#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The icons are SVG of the right size, drawn in plain shapes: nothing from outside, no script, no text that needs a font.
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

for icon in "$MUSTER_SOURCE"/data/icons/*.svg; do
  name=$(basename "$icon" .svg)
  run xmllint --nonet --noout "$icon"
  is "$name: well-formed" "$status$err" 0
  is "$name: only shapes" "$(grep -cE '<(image|script|text|use|foreignObject)|href|url\(' "$icon")" 0
  is "$name: a square" "$(xmllint --nonet --xpath 'string(/*/@width)' "$icon")" "$(xmllint --nonet --xpath 'string(/*/@height)' "$icon")"
done
is 'the symbolic one has a single colour' \
  "$(grep -oE '#[0-9a-f]{6}' "$MUSTER_SOURCE/data/icons/org.muster.Muster-symbolic.svg" | sort -u | wc -l | tr -d ' ')" 1
done_testing
