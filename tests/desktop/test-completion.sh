#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What the shells offer to complete is what the program takes.
#
#   test-completion.sh MUSTER
set -u
. "$MUSTER_SOURCE/tests/support/tap.sh"

muster=$1
folder=$MUSTER_SOURCE/data/completions
sample=$MUSTER_SOURCE/data/samples/worked-example.muster

# What bash offers after these words, in one line.
offer ()
{
  bash -c '
    . "$1"
    shift
    compopt () { :; }
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _muster
    echo "${COMPREPLY[@]}"' bash "$folder/muster.bash" "$muster" "$@" 2>&1
}

is 'commands' "$(offer '')" "$("$muster" --help | sed -n 's/^  \([a-z]\{1,\}\) .*/\1/p' | tr '\n' ' ')--help --version"
is 'a command by its beginning' "$(offer exp)" export
is 'options by their beginning' "$(offer export --cro)" '--crop-marks='
is 'formats after the equals sign' "$(offer export --to =)" 'pdf svg png tts html xml text markdown'
is 'a format by its beginning' "$(offer export --to = mark)" markdown
is 'the formats of check' "$(offer check --format =)" 'text xml tsv'

# Each value that is offered is taken.
for to in $(offer export --to =); do
  run "$muster" export --to="$to" -o "$tmp/out.$to" "$sample"
  is "--to=$to is taken" "$status" 0
done
for option in paper card backs ink sides crop-marks list codes; do
  for value in $(offer export "--$option" =); do
    run "$muster" export --to=pdf "--$option=$value" -o "$tmp/out.pdf" "$sample"
    is "--$option=$value is taken" "$status" 0
  done
done
for kind in $(offer list ''); do
  run "$muster" list "$kind"
  is "list $kind is taken" "$status" 0
done
for verb in $(offer library ''); do
  run "$muster" library --help
  has "library $verb is there" "$out" "
  $verb "
done

# The three shells offer the same.
words ()
{
  grep -oE "(pdf svg|a4 letter|poker|long-edge|color grey|front back|text xml tsv|text tsv|name kind|shoebox|rams|race tarot|action attack|check compile|list search)[a-z -]*" "$1" |
    sed 's/ *$//' | sort -u
}
is 'zsh offers what bash offers' "$(words "$folder/_muster")" "$(words "$folder/muster.bash")"
is 'fish offers what bash offers' "$(words "$folder/muster.fish")" "$(words "$folder/muster.bash")"
done_testing
