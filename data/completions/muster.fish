# fish completion for muster. Commands, options and formats are asked of the program itself; what another option may be stands here.

function __muster_commands
    muster --help 2>/dev/null | string replace -rf '^  ([a-z]+) .*' '$1'
end

function __muster_options
    set -l command (commandline -opc)[2]
    muster $command --help 2>/dev/null | string replace -rf '^  (?:-., )?(--[a-z-]+=?).*' '$1'
end

function __muster_formats
    env LC_ALL=C muster export 2>&1 | string replace -rf '.* --to= one of ' '' | string split ', '
end

function __muster_in
    set -l words (commandline -opc)
    test (count $words) -ge 2; and contains -- $words[2] $argv
end

complete -c muster -n '__fish_is_first_token' -f -a '(__muster_commands)'
complete -c muster -n 'not __fish_is_first_token; and string match -q -- "-*" (commandline -ct)' -f -a '(__muster_options)'
complete -c muster -n '__muster_in export' -l to -x -a '(__muster_formats)'
complete -c muster -n '__muster_in export' -l paper -x -a 'a4 letter'
complete -c muster -n '__muster_in export' -l card -x -a 'poker tarot bridge full'
complete -c muster -n '__muster_in export' -l backs -x -a 'long-edge short-edge fold none'
complete -c muster -n '__muster_in export' -l ink -x -a 'color grey saver'
complete -c muster -n '__muster_in export' -l sides -x -a 'front back both'
complete -c muster -n '__muster_in export' -l crop-marks -x -a 'yes no'
complete -c muster -n '__muster_in export' -l list -x -a 'yes no'
complete -c muster -n '__muster_in export' -l codes -x -a 'yes no'
complete -c muster -n '__muster_in export show' -l hand -x -a 'yes no'
complete -c muster -n '__muster_in check' -l format -x -a 'text xml tsv'
complete -c muster -n '__muster_in check' -l only -x -a 'illegal'
complete -c muster -n '__muster_in best count fill library list repair siege' -l format -x -a 'text tsv'
complete -c muster -n '__muster_in count' -l by -x -a 'points'
complete -c muster -n '__muster_in count best random' -l without -x -a 'weapon weapon-enchantment armor armor-enchantment accessory skill'
complete -c muster -n '__muster_in best' -l aim -x -a 'def: arm: tuf: end: mana: comm: move: att: str: s-pow: w-att: w-pow: reach: skills: skill-points:'
complete -c muster -n '__muster_in library' -l sort -x -a 'name kind points saved'
complete -c muster -n '__muster_in draft' -l size -x -a 'shoebox chest wardrobe puppocalypse'
complete -c muster -n '__muster_in odds' -l suit -x -a 'rams crows tomes masks'
complete -c muster -n '__muster_in list' -f -a 'race tarot weapon weapon-enchantment armor armor-enchantment accessory skill ability value size puppet castle-card attribute stuffed-card aim rule'
complete -c muster -n '__muster_in odds' -f -a 'action attack dice'
complete -c muster -n '__muster_in pack' -a 'list install remove new on off check compile audit'
complete -c muster -n '__muster_in library' -a 'list search show changes import export rename duplicate tag untag join delete undelete undo redo history portrait backup backups restore compact check'
