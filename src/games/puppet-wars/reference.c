/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/reference.h"

#include "games/reference.h"
#include "model/i18n.h"

static const MusterReferenceRule rules[] = {
  { NULL, N_ ("A turn") },
  { "action", N_ ("1. Draw"), N_ ("Up to your hand size: 4 cards, and 1 for each work bench that is yours.") },
  { "action", N_ ("2. Five rounds"),
    N_ ("Each: draw 1 card, lay an animation card face down, reveal together. The lowest goes first and animates a "
        "puppet or "
        "passes; ties are drawn by lot.") },
  { "action", N_ ("3. End"),
    N_ ("Effects of the turn end, Exhausted tokens come off, and hands are discarded down to hand size, or further.") },
  { NULL, N_ ("Animating a puppet") },
  { "effect", N_ ("AR"), N_ ("The animation card must be at least this, in its suit where it has one.") },
  { "effect", N_ ("Exhausted already"), N_ ("The puppet takes 1 rip first.") },
  { "effect", N_ ("Move and act"),
    N_ ("Mv spaces and one action, in any order; the action may interrupt the move. Acting exhausts, moving "
        "doesn't.") },
  { "effect", N_ ("From the Toy Box"), N_ ("It begins on a work bench of yours that is free.") },
  { NULL, N_ ("An action") },
  { "action", N_ ("Value"),
    N_ ("Exhaust the puppet, name the target, flip a card, add any from your hand. One card must reach the number; all "
        "of them "
        "together must show the suits.") },
  { "attack", N_ ("Attack"),
    N_ ("An enemy beside the puppet. Flip as many cards as its Cb and use one; the value is the target's Df. A hit is "
        "1 rip.") },
  { "reaction", N_ ("Dodge"), N_ ("Before the flip, a card from your hand takes the place of Df for that attack.") },
  { "action", N_ ("Mine!"), N_ ("Value 0, on a work bench: make it yours, or nobody's.") },
  { "action", N_ ("Scrounge"), N_ ("Value 0: attach an upgrade that suits from your Scrap Heap.") },
  { "action", N_ ("Sticky Fingers"),
    N_ ("Value 0: pick up the item token in this space. One is all a puppet carries.") },
  { "action", N_ ("What Pretty Buttons You Have..."),
    N_ ("Value 0: tear apart a friend beside it and attach its upgrade, if that suits. Doesn't exhaust.") },
  { NULL, N_ ("Rips and upgrades") },
  { "button", N_ ("Rips"),
    N_ ("Mark stitches on the puppet first, then on its upgrades. All marked: torn apart, into the Scrap Heap.") },
  { "button", N_ ("I Need This"),
    N_ ("Whoever tears an enemy apart beside it may try to attach its upgrade at once: meet the difficulty as an "
        "action's value.") },
  { "button", N_ ("What suits"), N_ ("Room within UL, the characteristics it needs (NC), and none of that name yet.") },
  { "crown", N_ ("You lose"), N_ ("When your Master is torn apart, or no work bench is yours.") },
  { NULL, N_ ("Common effects") },
  { "status", N_ ("Confused"), N_ ("Takes no action when animated.") },
  { "status", N_ ("Stuck"), N_ ("Doesn't move when animated.") },
  { "status", N_ ("Paralyze"), N_ ("Neither.") },
  { "status", N_ ("Exhaust, Refresh"), N_ ("Puts an Exhausted token on; takes all off.") },
  { "status", N_ ("Sewn Up"), N_ ("Takes 1 rip away, from an upgrade first.") },
  { "status", N_ ("Powerful"), N_ ("So many more rips from an attack.") },
  { "status", N_ ("Precise, Skilful"), N_ ("So much more on cards for attacks; for other actions.") },
  { NULL, N_ ("The deck") },
  { "rams", N_ ("Rams"), "" },
  { "crows", N_ ("Crows"), "" },
  { "tomes", N_ ("Tomes"), "" },
  { "masks", N_ ("Masks"), "" },
  { "special", N_ ("Ace"), N_ ("Worth 1, and its suit twice.") },
  { "special", N_ ("Red Joker"), N_ ("Worth 14, and a suit of your choice twice.") },
  { "special", N_ ("Black Joker"), N_ ("Flipped for an action, it fails. Else worth 0 without a suit.") },
  { NULL, NULL },
};

/* The sizes of a game, from the content. */
static void
add_sizes (MusterRoster *roster, const MusterCatalog *catalog)
{
  muster_reference_add_rule (roster, NULL, _ ("The Toy Box"), "");
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_SIZE); i++)
    {
      const MusterOption *size = muster_catalog_nth (catalog, MUSTER_KIND_SIZE, i);
      g_autofree char *text
          = g_strdup_printf (_ ("%d puppets besides the Master, %d Sidekicks at most."), size->limit, size->limit / 4);

      muster_reference_add_rule (roster, "spool", muster_option_get_name (size), text);
    }
  muster_reference_add_rule (roster, "needle", _ ("Copies"), _ ("Three of a Pawn, one of a Sidekick."));
}

MusterRoster *
muster_puppet_wars_make_reference (const MusterCatalog *catalog)
{
  MusterRoster *roster = muster_reference_new (catalog, "puppet-wars", _ ("Puppet Wars Unstitched"));

  muster_reference_add (roster, rules);
  add_sizes (roster, catalog);
  return roster;
}
