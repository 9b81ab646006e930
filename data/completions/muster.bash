# bash completion for muster. Commands, options and formats are asked of the program itself; what another option may be stands here.

_muster_values ()
{
  case $1:$2 in
    *:--to) LC_ALL=C "$program" export 2>&1 | sed -n 's/.* --to= one of //p' | tr -d , ;;
    *:--paper) echo 'a4 letter' ;;
    *:--card) echo 'poker tarot bridge full' ;;
    *:--backs) echo 'long-edge short-edge fold none' ;;
    *:--ink) echo 'color grey saver' ;;
    *:--sides) echo 'front back both' ;;
    *:--crop-marks | *:--list | *:--codes | show:--hand | export:--hand) echo 'yes no' ;;
    check:--format) echo 'text xml tsv' ;;
    check:--only) echo 'illegal' ;;
    *:--format) echo 'text tsv' ;;
    *:--sort) echo 'name kind points saved' ;;
    *:--size) echo 'shoebox chest wardrobe puppocalypse' ;;
    *:--suit) echo 'rams crows tomes masks' ;;
    count:--by) echo 'points' ;;
    *:--without) echo 'weapon weapon-enchantment armor armor-enchantment accessory skill' ;;
    best:--aim) echo 'def: arm: tuf: end: mana: comm: move: att: str: s-pow: w-att: w-pow: reach: skills: skill-points:' ;;
    list:) echo 'race tarot weapon weapon-enchantment armor armor-enchantment accessory skill ability value size puppet castle-card attribute stuffed-card aim rule' ;;
    odds:) echo 'action attack dice' ;;
    pack:) echo 'list install remove new on off check compile audit' ;;
    library:) echo 'list search show changes import export rename duplicate tag untag join delete undelete undo redo history portrait backup backups restore compact check' ;;
  esac
}

_muster ()
{
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]} program=${COMP_WORDS[0]} option= values

  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "$("$program" --help 2>/dev/null | sed -n 's/^  \([a-z]\{1,\}\) .*/\1/p') --help --version" -- "$word"))
    return
  fi
  # The equals sign is a word of its own: --to = pdf.
  if [ "$word" = = ]; then
    option=$before word=
  elif [ "$before" = = ]; then
    option=${COMP_WORDS[COMP_CWORD - 2]}
  elif [ "$COMP_CWORD" -eq 2 ]; then
    values=$(_muster_values "$command" '')
  fi
  if [ -n "$option" ]; then
    values=$(_muster_values "$command" "$option")
  fi
  if [ -n "$values" ] && [ "${word#-}" = "$word" ]; then
    COMPREPLY=($(compgen -W "$values" -- "$word"))
  elif [ "${word#-}" != "$word" ]; then
    compopt -o nospace
    COMPREPLY=($(compgen -W "$("$program" "$command" --help 2>/dev/null |
      sed -n 's/^  \(-., \)\{0,1\}\(--[a-z-]*\)\(=\{0,1\}\).*/\2\3/p')" -- "$word"))
  else
    compopt -o filenames
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}

complete -F _muster muster
complete -f muster-gtk
