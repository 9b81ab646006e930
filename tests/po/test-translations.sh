#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Each translation can be used: no syntax error, every placeholder and plural form, and the glossary's abbreviations. A
# translation may lag behind the sources: a text without one is shown in English, and this test only reports how many.
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

cd "$MUSTER_SOURCE" || exit 1

# FILE: prints what is wrong with the form of a translation, or nothing. Fuzzy and missing texts are no slip.
find_slips ()
{
  msgfmt --check --check-accelerators=_ --output-file="$tmp/checked.mo" "$1" 2>&1 && return
  echo "msgfmt refuses $1"
}

# NAME MSGID-AND-MSGSTR: a case: a translation with this entry is refused.
refused ()
{
  {
    printf '%s\n' 'msgid ""' 'msgstr ""' '"Content-Type: text/plain; charset=UTF-8\n"' '"Plural-Forms: nplurals=2; plural=(n != 1);\n"'
    printf '"%s: x\\n"\n' Project-Id-Version PO-Revision-Date Last-Translator Language-Team
    printf '"%s\\n"\n' 'MIME-Version: 1.0' 'Content-Transfer-Encoding: 8bit' 'Language: de'
    printf '\n%s\n' "$2"
  } >"$tmp/slip.po"
  has "refused: $1" "$(find_slips "$tmp/slip.po")" 'msgfmt refuses'
}

refused 'a placeholder that is missing' '#, c-format
msgid "%d points"
msgstr "Punkte"'
refused 'a placeholder of another type' '#, c-format
msgid "%d points"
msgstr "%s Punkte"'
refused 'a plural form that is missing' 'msgid "one point"
msgid_plural "many points"
msgstr[0] "ein Punkt"'
refused 'a syntax error' 'msgid "one point
msgstr "ein Punkt"'

run tools/translations --template "$tmp/muster.pot"
is 'the template can be made from the sources' "$status" 0
for language in $(grep -v '^#' po/LINGUAS); do
  po=po/$language.po
  is "$language: no slip in form or placeholder" "$(find_slips "$po")" ''
  run msgmerge --quiet --no-fuzzy-matching --output-file="$tmp/$language.po" "$po" "$tmp/muster.pot"
  is "$language: it can be merged with the sources" "$status$err" 0

  all=$(msgattrib --no-obsolete "$tmp/$language.po" | grep -c '^msgid ')
  good=$(msgattrib --no-obsolete --translated --no-fuzzy "$tmp/$language.po" | grep -c '^msgid ')
  # The header is one of each.
  all=$((all - 1)) good=$((good - 1))
  echo "# $language: $((good * 100 / all)) % translated; $((all - good)) of $all texts are shown in English"

  # A number's abbreviation in the original (Arm+2, W-Att) is in the translation too.
  is "$language: the abbreviations of numbers stay" "$(msgattrib --no-wrap --no-obsolete --no-fuzzy "$tmp/$language.po" | awk '
    function check (    i, n, found, names) {
      n = split ("W-Att W-Pow S-Pow Def+ Arm+ Tuf+ Att+ Str+ Comm+ Def- Att- Str-", names, " ")
      for (i = 1; i <= n; i++)
        if (id != "" && text != "msgstr \"\"" && index (id, names[i]) && !index (text, names[i]))
          print id
    }
    /^msgid / { id = $0; text = "" }
    /^msgstr / { text = $0; check () }')" ''
done
done_testing
