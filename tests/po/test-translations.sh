#!/bin/sh
# Each translation is whole, has every placeholder of the original, and keeps to the glossary's abbreviations.
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

cd "$MUSTER_SOURCE" || exit 1
tools/translations --template "$tmp/muster.pot" 2>/dev/null
for language in $(grep -v '^#' po/LINGUAS); do
  po=po/$language.po
  run msgfmt --check --check-accelerators=_ --output-file="$tmp/$language.mo" "$po"
  is "$language: no slip in form or placeholder" "$status$err" 0
  msgmerge --quiet --no-fuzzy-matching --output-file="$tmp/$language.po" "$po" "$tmp/muster.pot"
  is "$language: nothing is left to translate" "$(msgattrib --no-wrap --untranslated --no-obsolete "$tmp/$language.po" | sed -n 's/^msgid "\(..*\)"/\1/p')" ''
  is "$language: nothing is guessed" "$(msgattrib --no-wrap --only-fuzzy --no-obsolete "$tmp/$language.po" | sed -n 's/^msgid "\(..*\)"/\1/p')" ''
  # A number's abbreviation in the original (Arm+2, W-Att) is in the translation too.
  is "$language: the abbreviations of numbers stay" "$(msgcat --no-wrap "$tmp/$language.po" | awk '
    function check (    i, n, found, names) {
      n = split ("W-Att W-Pow S-Pow Def+ Arm+ Tuf+ Att+ Str+ Comm+ Def- Att- Str-", names, " ")
      for (i = 1; i <= n; i++)
        if (id != "" && text != "" && index (id, names[i]) && !index (text, names[i]))
          print id
    }
    /^msgid / { id = $0; text = "" }
    /^msgstr / { text = $0; check () }')" ''
done
done_testing
