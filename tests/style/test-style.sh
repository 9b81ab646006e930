#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# How the sources are written, as far as a program can tell: licence line, format, and sizes that a reader can hold in mind.
. "$MUSTER_SOURCE/tests/support/tap.sh"

cd "$MUSTER_SOURCE" || exit 1
most_file_lines=640
most_function_lines=65
most_folder_files=60

# Tables of macros are laid out by hand.
by_hand='src/model/catalog/field.c src/model/catalog/word.c'

find src tests -name '*.[ch]' | LC_ALL=C sort >"$tmp/sources"

is 'every source names its licence in its first line' \
  "$(while read -r file; do head -n 1 "$file" | grep -q SPDX-License-Identifier || echo "$file"; done <"$tmp/sources")" ''

if command -v clang-format-14 >/dev/null; then
  for file in $by_hand; do echo "$file"; done >"$tmp/by-hand"
  is 'every source is as .clang-format has it' \
    "$(grep -vxFf "$tmp/by-hand" "$tmp/sources" | xargs clang-format-14 --dry-run 2>&1 | sed -n 's/:.*warning.*//p' | sort -u)" ''
elif grep -qs '^VERSION_ID="12"' /etc/os-release; then
  # Later systems don't have this version.
  skip 'every source is as .clang-format has it' 'clang-format-14 is not installed'
fi

is "no source of the program is longer than $most_file_lines lines" \
  "$(grep '^src/' "$tmp/sources" | xargs wc -l | awk -v most="$most_file_lines" '$1 > most && $2 != "total" { print $2 ": " $1 }')" ''

is "every folder has fewer than $most_folder_files files" \
  "$(find src ui tests -type f | sed 's,/[^/]*$,,' | LC_ALL=C sort | uniq -c | awk -v most="$most_folder_files" '$1 >= most { print $2 ": " $1 }')" ''

is 'every template has the folder and the name of its source' \
  "$(find ui -name '*.ui' | while read -r file; do
      file=${file#ui/}
      grep -qs "org/muster/Muster/$file" "src/app/${file%.ui}.c" || echo "$file"
    done)" ''

# A function begins with its brace in the first column, and ends likewise.
is "no function is longer than $most_function_lines lines" \
  "$(grep '^src/.*\.c$' "$tmp/sources" | xargs awk -v most="$most_function_lines" '
      FNR == 1 { start = 0 }
      /^\{/ { start = FNR }
      /^\}/ && start { if (FNR - start - 1 > most) print FILENAME ":" start ": " FNR - start - 1; start = 0 }')" ''
done_testing
