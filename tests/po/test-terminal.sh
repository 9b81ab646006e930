#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The terminal program in a language that nobody speaks (see pseudo): whatever has no brackets was forgotten by gettext.
#
#   test-terminal.sh MUSTER
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

muster=$1
here=$MUSTER_SOURCE/tests/po
samples=$MUSTER_SOURCE/data/samples
"$here/pseudo" "$tmp/pseudo" || exit 1
export LANGUAGE=qps MUSTER_LOCALEDIR="$tmp/pseudo" LOCPATH="$tmp/pseudo" LC_ALL=en_US.UTF-8
# The same in every language: a pack's own name before its version and hash, rule ids behind a sentence, the program's name.
same='s/[A-Z][A-Za-z ]* 1\.0 · [0-9a-f]*//; s/ \[[a-z-]*\.[a-z-]*\]//g; s/^muster: //'

# NAME WORDS COMMAND…: a case: everything that the command prints is in brackets, but for these words (WORD|WORD…).
speaks ()
{
  name=$1 words=$2
  shift 2
  run "$@"
  has "$name: speaks at all" "$out$err" '⟦'
  is "$name: nothing is forgotten" "$(printf '%s\n' "$out" "$err" | sed "$same" | (IFS='|'; "$here/bare" $words))" ''
}

# The names that a sample's player gave, from the file: name="…", and the notes.
names ()
{
  grep -oE ' (name|hero)="[^"]*"' "$samples/$1.muster" | sed 's/^[^"]*"//; s/"$//' | sort -ur | tr '\n' '|'
}

speaks help 'best|check|code|count|draft|export|fill|library|list|odds|pack|random|repair|roll|show|siege|verify' "$muster" --help
for sample in worked-example battle-group seamus lady-justice kingdom team; do
  own=$(names "$sample")
  notes=$(xmllint --xpath '//*[local-name()="notes" or local-name()="ability" or local-name()="action" or local-name()="text"]/text()' \
    "$samples/$sample.muster" 2>/dev/null | sed 's/^ *//; s/ *$//' | grep . | tr '\n' '|')
  speaks "check $sample" "$own" "$muster" check "$samples/$sample.muster"
  speaks "text $sample" "$own$notes" "$muster" export --to=text -o - "$samples/$sample.muster"
done
speaks 'a wrong call' '' "$muster" check
printf '<muster xmlns="urn:muster:1"><character count="0"/></muster>' >"$tmp/none.muster"
speaks 'a file that can'\''t be used' "$tmp/none.muster|count" "$muster" check "$tmp/none.muster"
speaks 'chances' 'Cb|Df' "$muster" odds attack --cb 3 --df 9 --suit tomes
done_testing
