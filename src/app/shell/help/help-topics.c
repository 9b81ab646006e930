/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/help/help-topics.h"

#include <glib/gi18n.h>

static const MusterHelpSection muster[] = {
  { N_ ("How Muster Works"),
    N_ ("On the left is your library: everything you have built. In the middle you build; on the right you see the "
        "card as it will be printed. In a narrow window these are three screens, and the arrow at the top goes "
        "back.\n\nYou never have to save: every change is kept as you make it, and can be undone, even tomorrow.") },
  { N_ ("What Is Not Allowed"),
    N_ ("Muster warns but never forbids. A choice that breaks a rule is dimmed and says why, and you can take it all "
        "the same: your friends may play by other rules. All problems are listed together; click one to go to its "
        "cause, or use one of the remedies below it.") },
  { N_ ("Where a Number Comes From"), N_ ("Click a number in the strip above the rows to see how it adds up.") },
  { N_ ("Cards on Paper"), N_ ("Print shows exactly the pages that will come out. Choose the size of the cards, and "
                               "how your printer turns the sheet. Print at 100 %: the line in the margin measures 50 "
                               "mm if nothing was scaled.\n\nIf the backs don’t line up with the fronts, measure how "
                               "far they are off and enter it under Your Printer. Muster remembers it.") },
  { N_ ("Sharing"), N_ ("Copy as Text is for a chat, Copy as Markdown for a forum. Save for the Phone makes one page "
                        "that works offline and counts wounds during the game. Copy Code turns a legal character or "
                        "battle group into a few letters; Open from Code turns them back. A Muster file holds "
                        "everything, and opens wherever there is Muster.") },
  { N_ ("If Something Goes Wrong"),
    N_ ("Your library is backed up beside itself while you work. In the preferences you can choose another folder for "
        "a copy of every backup: on another disk, or one that is synchronized. “muster library” in a terminal lists "
        "the backups and restores one.") },
  { NULL, NULL },
};

static const MusterHelpSection collision[] = {
  { N_ ("A Character"),
    N_ ("A character needs a race and a tarot; everything else is up to you. Look at the miniature: what does it hold, "
        "what does it wear? Add up to two weapons, armor and an accessory. Weapons and accessory share two "
        "hands.\n\nThe tarot’s rank opens enchantments and the stronger skills, its suit decides which skills you may "
        "pick, and it says how many.") },
  { N_ ("Values"), N_ ("Most options belong to one or more of eight values, such as Chivalry or Sorcery. A character "
                       "may use three of them. Leave them open, and Muster finds the fewest that are enough; or name "
                       "them yourself to commit to them.") },
  { N_ ("A Battle Group"),
    N_ ("A group has a points limit, and its characters together use three values at most. If several sets of values "
        "are possible, they stay open until a member decides.\n\nSome tarots fight only in battles of 250 points or "
        "more. Several copies of one character get numbers on their cards, so that you can tell their wounds apart.") },
  { N_ ("Your Miniatures"), N_ ("Under My miniatures you keep what you own: a photo, how many there are, and what it "
                                "shows. Choose the miniature that stands for a character, and a group warns you when "
                                "two need the same one. Suggestions and fills can be limited to what you own.") },
  { N_ ("Major Arcana"),
    N_ ("They are not built: copy their numbers, points and values. In a group they count like everyone else.") },
  { NULL, NULL },
};

static const MusterHelpSection puppet_wars[] = {
  { N_ ("A Toy Box"),
    N_ ("Choose the size of the game first: a Shoebox holds 8 puppets besides the Master, a Chest "
        "12, a Wardrobe 16 and a Puppocalypse 32. "
        "It must be exactly full.\n\n"
        "You may have three of each Pawn and one of each Sidekick. No more than a quarter of the "
        "size may be Sidekicks, and none has to be. There is one Master. New → Puppet Wars → Samples has "
        "the two armies that the rules recommend.") },
  { N_ ("Your Own Puppets"),
    N_ ("Muster knows the names of a few puppets, but none of their numbers. Enter those of the cards you own; they "
        "are printed on both sides, as a puppet and as an upgrade. Your own puppets are kept once, under My puppets: "
        "every toy box and draft offers them, and a change applies everywhere.") },
  { N_ ("The Draft"),
    N_ ("Friends can also share one pool. A random player begins, and Masters are chosen clockwise. Then whoever chose "
        "last takes the first puppet, and it goes round the other way, one puppet a turn, until every box is full. "
        "Muster shows whose turn it is, and dims what can’t be taken.") },
  { N_ ("The Deck"), N_ ("54 cards: four suits from 1 to 13, of which the ace counts double for its suit; a red joker "
                         "worth 14, and a black one that makes "
                         "you fail. The odds show how likely a flip is to do what you need.") },
  { NULL, NULL },
};

static const MusterHelpSection castles[] = {
  { N_ ("A Kingdom"),
    N_ ("Castles stand in a row. Each may have one upgrade and up to three defenses, the last one played on top. A "
        "castle alone has a health "
        "of 5; Gate and Thick Walls make it 8, Moat and Archer Towers 10, and each defense adds its own number.\n\n"
        "Six castles win once they have stood for a full round. A hand holds five cards, that of a puppet state three. "
        "In "
        "the first two rounds nobody attacks.") },
  { N_ ("The Order of Defenses"),
    N_ ("Sabotage and Cannon Fire take from the top, so play the strongest first and leave the cheapest for them. A "
        "castle without defenses is what a Jester looks for.") },
  { N_ ("A Siege"),
    N_ ("Enter the attacker’s hand, and Muster finds the best attack, step by step: attack cards, Sabotage, Cannon "
        "Fire and Jester, in the order that takes most. A castle falls only after every defense on it. A Block in the "
        "defender’s hand stops attack cards, but none of the other three.") },
  { N_ ("Puppet States"), N_ ("A puppet state has its own row and hand, and falls with its master. If Castles run out, "
                              "a Puppet card can be used as one.") },
  { NULL, NULL },
};

static const MusterHelpSection stuffed[] = {
  { N_ ("A Team"), N_ ("A Hero leads up to two Loyals and up to two Mercenaries. The Hero is not a Teammate; a "
                       "Sacrifice is one, of neither kind. You may "
                       "hold four Advantages.") },
  { N_ ("Missions"), N_ ("A mission asks for Teammates, some of them Mercenaries, and for a combination of dice. "
                         "Muster shows who is still missing, and how likely eight dice are to show the combination. A "
                         "team needn’t be ready: missions come later.") },
  { N_ ("Your Own Cards"), N_ ("Your own Loyals, Mercenaries, Advantages and Missions are kept once, in your library: "
                               "every team offers them, and a change applies everywhere.") },
  { N_ ("A Roll"), N_ ("Enter what your dice show, and Muster finds their best use, and how likely the rest is with "
                       "the Hero’s reroll, which costs a die: seven are kept or rolled again.") },
  { N_ ("Coins and Prices"),
    N_ ("Three of a kind pays a coin, except for Birdens, which never pay. A Mercenary costs two coins "
        "besides its dice; an Advantage costs "
        "two coins, or four of a kind.") },
  { NULL, NULL },
};

static const MusterHelpTopic topics[] = {
  { "muster", NC_ ("game", "Muster"), muster },
  { "collision", NC_ ("game", "Collision"), collision },
  { "puppet-wars", NC_ ("game", "Puppet Wars"), puppet_wars },
  { "castles", NC_ ("game", "Castles"), castles },
  { "stuffed", NC_ ("game", "Stuffed"), stuffed },
};

const MusterHelpTopic *
muster_help_topics_nth (guint n)
{
  return n < G_N_ELEMENTS (topics) ? &topics[n] : NULL;
}
