/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/campaign.h"

#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/castles/kingdom-worth.h"
#include "games/castles/kingdom-threat.h"

#define PEACEFUL_ROUNDS 2

struct _MusterCastlesCampaign
{
  const MusterCatalog *catalog;
  const MusterCastlesKingdom *defender;
  const MusterCastlesHand *hands[2]; /* by MusterCastlesSiegeOwner; the ally's may be NULL */
  char *names[2];
  GArray *castles;         /* MusterCastlesSiegeCastle */
  GPtrArray *worths;       /* guint *: worth of each castle's defenses */
  GPtrArray *defenses;     /* GPtrArray of const MusterOption: the defenses' options */
  GArray *cards;           /* MusterCastlesSiegeCard */
  GPtrArray *card_options; /* const MusterOption of each card */
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

/* FALSE if the card can't take part in an attack. */
static gboolean
find_kind (const MusterOption *option, MusterCastlesSiegeKind *kind)
{
  static const MusterCastlesSiegeKind specials[MUSTER_CASTLES_N_THREATS] = {
    [MUSTER_CASTLES_THREAT_SABOTAGE] = MUSTER_CASTLES_SIEGE_SABOTAGE,
    [MUSTER_CASTLES_THREAT_CANNON_FIRE] = MUSTER_CASTLES_SIEGE_CANNON_FIRE,
    [MUSTER_CASTLES_THREAT_JESTER] = MUSTER_CASTLES_SIEGE_JESTER,
  };

  *kind = MUSTER_CASTLES_SIEGE_ATTACK;
  for (MusterCastlesThreat threat = 0; threat < MUSTER_CASTLES_N_THREATS; threat++)
    if (g_str_equal (option->id, muster_castles_threat_get_id (threat)))
      *kind = specials[threat];
  return *kind != MUSTER_CASTLES_SIEGE_ATTACK || option->castle_card_kind == MUSTER_CASTLE_CARD_ATTACK;
}

gboolean
muster_castles_campaign_uses_card (const MusterOption *option)
{
  MusterCastlesSiegeKind kind;

  return find_kind (option, &kind);
}

gboolean
muster_castles_campaign_may_attack (guint round)
{
  return round > PEACEFUL_ROUNDS;
}

static void
add_card (MusterCastlesCampaign *campaign, MusterCastlesSiegeOwner owner, const MusterCastlesCard *card)
{
  MusterCastlesSiegeKind kind;

  if (card->option == NULL || !find_kind (card->option, &kind))
    return;
  for (gint copy = 0; copy < card->count; copy++)
    {
      MusterCastlesSiegeCard added
          = { kind == MUSTER_CASTLES_SIEGE_ATTACK ? (guint) card->option->worth : 0, owner, kind };

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

/* The attacker's castles that a Jester could raze. If they are unknown, assume one castle with a defense. */
static void
count_own (MusterCastlesCampaign *campaign, const MusterCastlesKingdom *realm)
{
  campaign->siege.own_defended = realm == NULL;
  for (guint i = 0; realm != NULL && i < realm->castles->len; i++)
    if (muster_castles_count_defenses (realm->castles->pdata[i]) > 0)
      campaign->siege.own_defended++;
    else
      campaign->siege.own_bare++;
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
  count_own (campaign, own.realm);
  return campaign;
}

const MusterCastlesSiege *
muster_castles_campaign_get_siege (const MusterCastlesCampaign *campaign)
{
  return &campaign->siege;
}

/* Telling. */

/* Names the owner if there are two. */
char *
muster_castles_campaign_dup_card (const MusterCastlesCampaign *campaign, guint card)
{
  const MusterOption *option = campaign->card_options->pdata[card];
  const char *name = muster_option_get_name (option), *owner = campaign->names[campaign->siege.cards[card].owner];
  gboolean alone = campaign->hands[MUSTER_CASTLES_SIEGE_ALLY] == NULL;

  if (campaign->siege.cards[card].kind != MUSTER_CASTLES_SIEGE_ATTACK)
    /* Translators: a special card and whose it is: "Jester of North" */
    return alone ? g_strdup (name) : g_strdup_printf (C_ ("card", "%s of %s"), name, owner);
  if (alone)
    return g_strdup_printf (_ ("%s (%d)"), name, option->worth);
  /* Translators: an attack card, whose it is and what it is worth: "Knights of North (8)" */
  return g_strdup_printf (_ ("%s of %s (%d)"), name, owner, option->worth);
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

/* "8 of Trebuchet (10) and Peasants (4)": the cards used on a target. */
static char *
dup_pours (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *plan, guint target)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < plan->pours->len; i++)
    {
      const MusterCastlesSiegePour *pour = &g_array_index (plan->pours, MusterCastlesSiegePour, i);
      g_autofree char *card = muster_castles_campaign_dup_card (campaign, pour->card);

      if (pour->target != target)
        continue;
      if (pour->worth == campaign->siege.cards[pour->card].worth)
        g_ptr_array_add (words, g_steal_pointer (&card));
      else
        /* Translators: a part of an attack card: "3 of Knights (8)" */
        g_ptr_array_add (words, g_strdup_printf (_ ("%u of %s"), pour->worth, card));
    }
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

/* "Archers of castle 2 (Gate) and castle 1": what a step removes. */
static char *
dup_targets (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *plan,
             const MusterCastlesSiegeStep *step)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = step->first; i < step->first + step->n; i++)
    g_ptr_array_add (words, dup_target (campaign, &g_array_index (plan->targets, MusterCastlesSiegeTarget, i)));
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

/* "castle 2 (Gate) with Archers and Knights" */
static char *
dup_stolen (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *plan,
            const MusterCastlesSiegeStep *step)
{
  guint castle = g_array_index (plan->targets, MusterCastlesSiegeTarget, step->first).castle;
  const GPtrArray *defenses = campaign->defenses->pdata[castle];
  g_autofree char *label = muster_castles_dup_label (campaign->defender, castle), *list = NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = step->first; i + 1 < step->first + step->n; i++)
    g_ptr_array_add (words, (gpointer) muster_option_get_name (
                                defenses->pdata[g_array_index (plan->targets, MusterCastlesSiegeTarget, i).defense]));
  g_ptr_array_add (words, NULL);
  list = muster_phrase_dup_and ((const char *const *) words->pdata);
  /* Translators: a castle with its defenses: "castle 2 (Gate) with Archers and Knights" */
  return words->len > 1 ? g_strdup_printf (_ ("%s with %s"), label, list) : g_steal_pointer (&label);
}

static char *
dup_step (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *plan, const MusterCastlesSiegeStep *step)
{
  g_autofree char *card = step->card >= 0 ? muster_castles_campaign_dup_card (campaign, (guint) step->card)
                                          : dup_pours (campaign, plan, step->first);
  g_autofree char *targets = dup_targets (campaign, plan, step);
  g_autofree char *stolen = step->act == MUSTER_CASTLES_SIEGE_STEP_STEAL ? dup_stolen (campaign, plan, step) : NULL;

  if (step->act == MUSTER_CASTLES_SIEGE_STEP_STEAL)
    /* Translators: a Jester claims a castle for its player */
    return g_strdup_printf (_ ("%s: take %s"), card, stolen);
  if (step->act == MUSTER_CASTLES_SIEGE_STEP_RAZE)
    return g_strdup_printf (_ ("%s: raze %s"), card, targets);
  /* Translators: cards, and what of the defender's they remove: "Trebuchet (10): remove Knights of castle 2" */
  return g_strdup_printf (_ ("%s: remove %s"), card, targets);
}

GPtrArray *
muster_castles_campaign_list_steps (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *plan)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < plan->steps->len; i++)
    g_ptr_array_add (lines, dup_step (campaign, plan, &g_array_index (plan->steps, MusterCastlesSiegeStep, i)));
  for (guint i = 0; i < plan->uses->len; i++)
    {
      const MusterCastlesSiegeUse *use = &g_array_index (plan->uses, MusterCastlesSiegeUse, i);
      g_autofree char *card = muster_castles_campaign_dup_card (campaign, use->card);

      if (use->left > 0)
        g_ptr_array_add (lines, g_strdup_printf (_ ("Left over: %u of %s"), use->left, card));
    }
  return lines;
}

/* "2 castles razed, 18 health removed" */
static char *
dup_gain (const MusterCastlesSiegePlan *plan)
{
  guint castles = plan->razed + plan->taken;

  if (plan->taken == 0)
    return g_strdup_printf (
        ngettext ("%u castle razed, %u health removed", "%u castles razed, %u health removed", plan->razed),
        plan->razed, plan->removed);
  return g_strdup_printf (ngettext ("%u castle lost (%u razed, %u taken), %u health in all",
                                    "%u castles lost (%u razed, %u taken), %u health in all", castles),
                          castles, plan->razed, plan->taken, plan->removed);
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
    g_string_append_printf (text, _ ("%s holds no Alliance, which is needed to ask an ally."),
                            campaign->names[MUSTER_CASTLES_SIEGE_OWN]);
  if (campaign->siege.n_castles == 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", _ ("There is no castle to attack."));
  return g_string_free (text, text->len == 0);
}

char *
muster_castles_campaign_dup_fall (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *plan)
{
  const GPtrArray *states = campaign->defender->states;
  const char *name = muster_thing_get_name (&campaign->defender->thing);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  if (campaign->siege.n_castles == 0 || plan->razed + plan->taken < campaign->siege.n_castles)
    return NULL;
  for (guint i = 0; i < states->len; i++)
    g_ptr_array_add (names, (gpointer) muster_thing_get_name (states->pdata[i]));
  g_ptr_array_add (names, NULL);
  list = muster_phrase_dup_and ((const char *const *) names->pdata);
  if (states->len == 0)
    return g_strdup_printf (_ ("%s falls with its last castle."), name);
  /* Translators: a kingdom, and its puppet states */
  return g_strdup_printf (_ ("%s falls with its last castle, and %s with it."), name, list);
}

char *
muster_castles_campaign_dup_verdict (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *best)
{
  g_autofree char *gain = dup_gain (best);

  if (campaign->siege.n_cards == 0)
    return g_strdup (_ ("There is no card in hand to attack with."));
  if (best->targets->len == 0)
    return g_strdup (_ ("The cards in hand can remove nothing."));
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
  if (campaign->hands[MUSTER_CASTLES_SIEGE_ALLY] == NULL && block->plan->targets->len == 0)
    return g_strdup (_ ("A Block would stop all of it."));
  if (block->takes_both && block->plan->targets->len == 0)
    return g_strdup (_ ("A Block would stop both attackers: what falls takes the cards of both."));
  *plan = block->plan;
  if (campaign->hands[MUSTER_CASTLES_SIEGE_ALLY] == NULL)
    return g_strdup_printf (_ ("A Block would leave this: %s."), gain);
  return g_strdup_printf (_ ("A Block against %s would leave this: %s."), campaign->names[block->blocked], gain);
}
