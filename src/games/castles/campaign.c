/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/campaign.h"

#include "model/phrase.h"
#include "model/i18n.h"
#include "games/castles/check.h"

struct _MusterCastlesCampaign
{
  const MusterCatalog *catalog;
  const MusterCastlesKingdom *defender;
  const MusterCastlesHand *hands[2]; /* by MusterCastlesSiegeOwner; the ally's may be NULL */
  char *names[2];
  GArray *castles;         /* MusterCastlesSiegeCastle */
  GPtrArray *worths;       /* guint *: the defenses of each castle */
  GPtrArray *defenses;     /* GPtrArray of const MusterOption: the same, by name */
  GArray *cards;           /* MusterCastlesSiegeCard */
  GPtrArray *card_options; /* const MusterOption, the same */
  MusterCastlesSiege siege;
};

void
muster_castles_campaign_free (MusterCastlesCampaign *campaign)
{
  g_free (campaign->names[MUSTER_CASTLES_SIEGE_OWN]);
  g_free (campaign->names[MUSTER_CASTLES_SIEGE_ALLY]);
  g_array_unref (campaign->castles);
  g_ptr_array_unref (campaign->worths);
  g_ptr_array_unref (campaign->defenses);
  g_array_unref (campaign->cards);
  g_ptr_array_unref (campaign->card_options);
  g_free (campaign);
}

/* Building the siege. */

static void
add_castle (MusterCastlesCampaign *campaign, const MusterCastlesCastle *castle)
{
  GPtrArray *options = g_ptr_array_new ();
  guint *worths = g_new0 (guint, castle->defenses->len + 1);
  MusterCastlesSiegeCastle added = { muster_castles_get_worth (campaign->catalog, castle), worths, 0 };

  for (guint i = 0; i < castle->defenses->len; i++)
    {
      const MusterOption *defense = muster_castles_cards_at (castle->defenses, i)->option;

      if (defense == NULL)
        continue;
      worths[added.n_defenses++] = (guint) defense->worth;
      g_ptr_array_add (options, (gpointer) defense);
    }
  g_ptr_array_add (campaign->worths, worths);
  g_ptr_array_add (campaign->defenses, options);
  g_array_append_val (campaign->castles, added);
}

static void
add_card (MusterCastlesCampaign *campaign, MusterCastlesSiegeOwner owner, const MusterCastlesCard *card)
{
  if (card->option == NULL || card->option->castle_card_kind != MUSTER_CASTLE_CARD_ATTACK)
    return;
  for (gint copy = 0; copy < card->count; copy++)
    {
      MusterCastlesSiegeCard added = { (guint) card->option->worth, owner };

      g_array_append_val (campaign->cards, added);
      g_ptr_array_add (campaign->card_options, (gpointer) card->option);
    }
}

static void
add_attacker (MusterCastlesCampaign *campaign, MusterCastlesSiegeOwner owner, MusterCastlesAttacker attacker)
{
  campaign->hands[owner] = attacker.hand;
  campaign->names[owner] = g_strdup (attacker.name);
  for (guint i = 0; attacker.hand != NULL && i < attacker.hand->cards->len; i++)
    add_card (campaign, owner, muster_castles_cards_at (attacker.hand->cards, i));
}

MusterCastlesCampaign *
muster_castles_campaign_new (const MusterCatalog *catalog, const MusterCastlesKingdom *defender,
                             MusterCastlesAttacker own, MusterCastlesAttacker ally)
{
  MusterCastlesCampaign *campaign = g_new0 (MusterCastlesCampaign, 1);

  campaign->catalog = catalog;
  campaign->defender = defender;
  campaign->castles = g_array_new (FALSE, FALSE, sizeof (MusterCastlesSiegeCastle));
  campaign->worths = g_ptr_array_new_with_free_func (g_free);
  campaign->defenses = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  campaign->cards = g_array_new (FALSE, FALSE, sizeof (MusterCastlesSiegeCard));
  campaign->card_options = g_ptr_array_new ();
  for (guint i = 0; i < defender->castles->len; i++)
    add_castle (campaign, defender->castles->pdata[i]);
  add_attacker (campaign, MUSTER_CASTLES_SIEGE_OWN, own);
  add_attacker (campaign, MUSTER_CASTLES_SIEGE_ALLY, ally);
  campaign->siege
      = (MusterCastlesSiege){ (const MusterCastlesSiegeCastle *) campaign->castles->data, campaign->castles->len,
                              (const MusterCastlesSiegeCard *) campaign->cards->data, campaign->cards->len };
  return campaign;
}

const MusterCastlesSiege *
muster_castles_campaign_get_siege (const MusterCastlesCampaign *campaign)
{
  return &campaign->siege;
}

/* Telling. */

/* With whose it is where there are two. */
char *
muster_castles_campaign_dup_card (const MusterCastlesCampaign *campaign, guint card)
{
  const MusterOption *option = campaign->card_options->pdata[card];
  MusterCastlesSiegeOwner owner = campaign->siege.cards[card].owner;

  if (campaign->hands[MUSTER_CASTLES_SIEGE_ALLY] == NULL)
    return g_strdup_printf (_ ("%s (%d)"), muster_option_get_name (option), option->worth);
  /* Translators: an attack card, whose it is and what it is worth: "Knights of North (8)" */
  return g_strdup_printf (_ ("%s of %s (%d)"), muster_option_get_name (option), campaign->names[owner], option->worth);
}

/* "Archers of castle 2 (Gate)", or the castle itself. */
static char *
dup_target (const MusterCastlesCampaign *campaign, const MusterCastlesSiegeTarget *target)
{
  g_autofree char *castle = muster_castles_dup_label (campaign->defender, target->castle);
  const GPtrArray *defenses = campaign->defenses->pdata[target->castle];

  if (target->defense == MUSTER_CASTLES_SIEGE_CASTLE)
    return g_steal_pointer (&castle);
  return g_strdup_printf (C_ ("defense", "%s of %s"), muster_option_get_name (defenses->pdata[target->defense]),
                          castle);
}

char *
muster_castles_campaign_dup_pours (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *plan,
                                   const MusterCastlesSiegeUse *use)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < plan->pours->len; i++)
    {
      const MusterCastlesSiegePour *pour = &g_array_index (plan->pours, MusterCastlesSiegePour, i);
      g_autofree char *target
          = dup_target (campaign, &g_array_index (plan->targets, MusterCastlesSiegeTarget, pour->target));

      if (pour->card == use->card)
        g_ptr_array_add (words, g_strdup_printf (_ ("%u on %s"), pour->worth, target));
    }
  if (use->left > 0)
    g_ptr_array_add (words, g_strdup_printf (_ ("%u to spare"), use->left));
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

/* "2 castles razed, 18 health removed" */
static char *
dup_gain (const MusterCastlesSiegePlan *plan)
{
  return g_strdup_printf (
      ngettext ("%u castle razed, %u health removed", "%u castles razed, %u health removed", plan->razed), plan->razed,
      plan->removed);
}

static gboolean
has_alliance (const MusterCastlesHand *hand)
{
  for (guint i = 0; i < hand->cards->len; i++)
    {
      const MusterOption *card = muster_castles_cards_at (hand->cards, i)->option;

      if (card != NULL && g_str_equal (card->id, "alliance"))
        return TRUE;
    }
  return FALSE;
}

char *
muster_castles_campaign_dup_warning (const MusterCastlesCampaign *campaign)
{
  gboolean alone
      = campaign->hands[MUSTER_CASTLES_SIEGE_ALLY] == NULL || campaign->hands[MUSTER_CASTLES_SIEGE_OWN] == NULL;
  GString *text = g_string_new (NULL);

  if (!alone && !has_alliance (campaign->hands[MUSTER_CASTLES_SIEGE_OWN]))
    g_string_append_printf (text, _ ("%s holds no Alliance, which it takes to ask an ally."),
                            campaign->names[MUSTER_CASTLES_SIEGE_OWN]);
  if (campaign->siege.n_castles == 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", _ ("There is no castle to attack."));
  return g_string_free (text, text->len == 0);
}

char *
muster_castles_campaign_dup_verdict (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *best)
{
  g_autofree char *gain = dup_gain (best);

  if (campaign->siege.n_cards == 0)
    return g_strdup (_ ("There is no attack card in hand."));
  if (best->targets->len == 0)
    return g_strdup (_ ("The attack cards in hand can remove nothing."));
  return g_strdup_printf (_ ("At best: %s."), gain);
}

char *
muster_castles_campaign_dup_fewest (const MusterCastlesCampaign *campaign, guint castle, GError **error)
{
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_castle (&campaign->siege, castle, error);
  g_autofree char *label = muster_castles_dup_label (campaign->defender, castle), *list = NULL;
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_free);
  guint health = muster_castles_get_health (campaign->catalog, campaign->defender->castles->pdata[castle]);

  if (plan == NULL)
    return NULL;
  for (guint i = 0; i < plan->uses->len; i++)
    g_ptr_array_add (
        cards, muster_castles_campaign_dup_card (campaign, g_array_index (plan->uses, MusterCastlesSiegeUse, i).card));
  g_ptr_array_add (cards, NULL);
  list = muster_phrase_dup_and ((const char *const *) cards->pdata);
  if (plan->missing > 0)
    return g_strdup_printf (_ ("%s, health %u: out of reach by %u"), label, health, plan->missing);
  return g_strdup_printf (ngettext ("%s, health %u: %u card, %s", "%s, health %u: %u cards, %s", cards->len - 1), label,
                          health, cards->len - 1, list);
}

char *
muster_castles_campaign_dup_block (const MusterCastlesCampaign *campaign, const MusterCastlesSiegeBlock *block,
                                   const MusterCastlesSiegePlan **plan)
{
  g_autofree char *gain = dup_gain (block->plan);

  *plan = NULL;
  if (campaign->hands[MUSTER_CASTLES_SIEGE_ALLY] == NULL)
    return g_strdup (_ ("A Block would stop all of it."));
  if (block->takes_both)
    return g_strdup (_ ("A Block would stop both attackers: what falls takes the cards of both."));
  *plan = block->plan;
  return g_strdup_printf (_ ("A Block against %s would leave this: %s."), campaign->names[block->blocked], gain);
}
