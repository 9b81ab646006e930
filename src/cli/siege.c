/* `muster siege`: the most that one kingdom's attack cards, and an ally's, can take from another. */
#include <stdio.h>

#include "cli/command.h"
#include "model/castles.h"
#include "model/document.h"
#include "model/error.h"
#include "model/phrase.h"
#include "model/tongue.h"
#include "print/telling.h"
#include "rules/castles.h"
#include "rules/siege.h"
#include "xml/document.h"

/* The two sides, as the siege counts them and as sentences name them. */
typedef struct
{
  const MusterCatalog *catalog;
  const MusterKingdom *defender;
  const MusterKingdom *attackers[2]; /* by MusterSiegeOwner; the ally may be NULL */
  char *names[2];                    /* theirs, as a line can show them */
  GArray *castles;                   /* MusterSiegeCastle */
  GPtrArray *worths;                 /* guint *: the defenses of each castle */
  GPtrArray *defenses;               /* GPtrArray of const MusterOption: the same, by name */
  GArray *cards;                     /* MusterSiegeCard */
  GPtrArray *card_options;           /* const MusterOption, the same */
  MusterSiege siege;
} Campaign;

static void
campaign_clear (Campaign *campaign)
{
  g_free (campaign->names[MUSTER_SIEGE_OWN]);
  g_free (campaign->names[MUSTER_SIEGE_ALLY]);
  g_clear_pointer (&campaign->castles, g_array_unref);
  g_clear_pointer (&campaign->worths, g_ptr_array_unref);
  g_clear_pointer (&campaign->defenses, g_ptr_array_unref);
  g_clear_pointer (&campaign->cards, g_array_unref);
  g_clear_pointer (&campaign->card_options, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Campaign, campaign_clear)

/* Whom a file means. */

static GPtrArray *
list_realms (const MusterDocument *document)
{
  GPtrArray *realms = g_ptr_array_new ();

  for (guint i = 0; i < document->things->len; i++)
    {
      MusterKingdom *kingdom = document->things->pdata[i];

      if (kingdom->thing.klass != &muster_kingdom_class)
        continue;
      g_ptr_array_add (realms, kingdom);
      g_ptr_array_extend (realms, kingdom->states, NULL, NULL);
    }
  return realms;
}

/* The kingdom or puppet state of that name, or the only kingdom where no name is given. */
static const MusterKingdom *
find_realm (const MusterDocument *document, const char *path, const char *name, GError **error)
{
  g_autoptr (GPtrArray) realms = list_realms (document);
  const MusterKingdom *found = NULL;
  guint n = 0;

  for (guint i = 0; i < realms->len; i++)
    {
      const MusterKingdom *realm = realms->pdata[i];
      gboolean meant
          = name != NULL ? g_strcmp0 (realm->thing.name, name) == 0 : realm->thing.klass == &muster_kingdom_class;

      found = meant && found == NULL ? realm : found;
      n += meant;
    }
  if (n == 0 && name != NULL)
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("%s: there is no kingdom and no puppet state called “%s”"),
                 path, name);
  else if (n == 0)
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("%s: there is no kingdom in this file"), path);
  else if (n > 1)
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE,
                 _ ("%s: there are %u kingdoms it could be; say which with --attacker, --defender or --ally-name"),
                 path, n);
  return n == 1 ? found : NULL;
}

/* Building the siege. */

static void
add_castle (Campaign *campaign, const MusterCastle *castle)
{
  GPtrArray *options = g_ptr_array_new ();
  guint *worths = g_new0 (guint, castle->defenses->len + 1);
  MusterSiegeCastle added = { muster_castles_get_worth (campaign->catalog, castle), worths, 0 };

  for (guint i = 0; i < castle->defenses->len; i++)
    {
      const MusterOption *defense = muster_castle_cards_at (castle->defenses, i)->option;

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
add_attacker (Campaign *campaign, MusterSiegeOwner owner, const MusterKingdom *attacker)
{
  const GArray *hand = attacker != NULL ? attacker->hand.cards : NULL;

  campaign->attackers[owner] = attacker;
  campaign->names[owner] = attacker != NULL ? muster_telling_dup_flat (muster_thing_get_name (&attacker->thing)) : NULL;
  for (guint i = 0; hand != NULL && i < hand->len; i++)
    {
      const MusterCastleCard *card = muster_castle_cards_at (hand, i);

      for (gint copy = 0; card->option != NULL && copy < card->count; copy++)
        {
          MusterSiegeCard added = { (guint) card->option->worth, owner };

          if (card->option->castle_card_kind != MUSTER_CASTLE_CARD_ATTACK)
            break;
          g_array_append_val (campaign->cards, added);
          g_ptr_array_add (campaign->card_options, (gpointer) card->option);
        }
    }
}

static void
campaign_plan (Campaign *campaign, const MusterKingdom *attacker, const MusterKingdom *ally)
{
  campaign->castles = g_array_new (FALSE, FALSE, sizeof (MusterSiegeCastle));
  campaign->worths = g_ptr_array_new_with_free_func (g_free);
  campaign->defenses = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  campaign->cards = g_array_new (FALSE, FALSE, sizeof (MusterSiegeCard));
  campaign->card_options = g_ptr_array_new ();
  for (guint i = 0; i < campaign->defender->castles->len; i++)
    add_castle (campaign, campaign->defender->castles->pdata[i]);
  add_attacker (campaign, MUSTER_SIEGE_OWN, attacker);
  add_attacker (campaign, MUSTER_SIEGE_ALLY, ally);
  campaign->siege = (MusterSiege){ (const MusterSiegeCastle *) campaign->castles->data, campaign->castles->len,
                                   (const MusterSiegeCard *) campaign->cards->data, campaign->cards->len };
}

/* Telling. */

/* "Knights (8)", with whose it is where there are two. */
static char *
dup_card (const Campaign *campaign, guint card)
{
  const MusterOption *option = campaign->card_options->pdata[card];
  MusterSiegeOwner owner = campaign->siege.cards[card].owner;

  if (campaign->attackers[MUSTER_SIEGE_ALLY] == NULL)
    return g_strdup_printf (_ ("%s (%d)"), muster_option_get_name (option), option->worth);
  /* Translators: an attack card, whose it is and what it is worth: "Knights of North (8)" */
  return g_strdup_printf (_ ("%s of %s (%d)"), muster_option_get_name (option), campaign->names[owner], option->worth);
}

/* "Archers of castle 2 (Gate)", or the castle itself. */
static char *
dup_target (const Campaign *campaign, const MusterSiegeTarget *target)
{
  g_autofree char *castle = muster_castles_dup_label (campaign->defender, target->castle);
  const GPtrArray *defenses = campaign->defenses->pdata[target->castle];

  if (target->defense == MUSTER_SIEGE_CASTLE)
    return g_steal_pointer (&castle);
  return g_strdup_printf (_ ("%s of %s"), muster_option_get_name ((const MusterOption *) defenses->pdata[target->defense]), castle);
}

/* Where the points of one card go: "5 on Archers of castle 2 (Gate) and 3 on castle 3". */
static char *
dup_pours (const Campaign *campaign, const MusterSiegePlan *plan, const MusterSiegeUse *use)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < plan->pours->len; i++)
    {
      const MusterSiegePour *pour = &g_array_index (plan->pours, MusterSiegePour, i);
      g_autofree char *target = dup_target (campaign, &g_array_index (plan->targets, MusterSiegeTarget, pour->target));

      if (pour->card == use->card)
        g_ptr_array_add (words, g_strdup_printf (_ ("%u on %s"), pour->worth, target));
    }
  if (use->left > 0)
    g_ptr_array_add (words, g_strdup_printf (_ ("%u to spare"), use->left));
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

static void
print_uses (const Campaign *campaign, const MusterSiegePlan *plan)
{
  for (guint i = 0; i < plan->uses->len; i++)
    {
      const MusterSiegeUse *use = &g_array_index (plan->uses, MusterSiegeUse, i);
      g_autofree char *card = dup_card (campaign, use->card), *pours = dup_pours (campaign, plan, use);

      printf ("  %s: %s\n", card, pours);
    }
}

/* "2 castles razed, 18 health removed" */
static char *
dup_gain (const MusterSiegePlan *plan)
{
  return g_strdup_printf (
      ngettext ("%u castle razed, %u health removed", "%u castles razed, %u health removed", plan->razed), plan->razed,
      plan->removed);
}

static void
print_best (const Campaign *campaign, const MusterSiegePlan *plan)
{
  g_autofree char *gain = dup_gain (plan);

  if (campaign->siege.n_cards == 0)
    printf ("%s\n", _ ("There is no attack card in hand."));
  else if (plan->targets->len == 0)
    printf ("%s\n", _ ("The attack cards in hand can remove nothing."));
  else
    printf (_ ("At best: %s.\n"), gain);
  print_uses (campaign, plan);
}

static gboolean
print_castle (const Campaign *campaign, guint castle, GError **error)
{
  g_autoptr (MusterSiegePlan) plan = muster_siege_plan_castle (&campaign->siege, castle, error);
  g_autofree char *label = muster_castles_dup_label (campaign->defender, castle), *list = NULL;
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_free);
  guint health = muster_castles_get_health (campaign->catalog, campaign->defender->castles->pdata[castle]);

  if (plan == NULL)
    return FALSE;
  for (guint i = 0; i < plan->uses->len; i++)
    g_ptr_array_add (cards, dup_card (campaign, g_array_index (plan->uses, MusterSiegeUse, i).card));
  g_ptr_array_add (cards, NULL);
  list = muster_phrase_dup_and ((const char *const *) cards->pdata);
  if (plan->missing > 0)
    printf (_ ("  %s, health %u: out of reach by %u\n"), label, health, plan->missing);
  else
    printf (ngettext ("  %s, health %u: %u card, %s\n", "  %s, health %u: %u cards, %s\n", cards->len - 1), label,
            health, cards->len - 1, list);
  return TRUE;
}

static gboolean
print_castles (const Campaign *campaign, GError **error)
{
  printf ("\n%s\n", _ ("The fewest cards for each castle:"));
  for (guint i = 0; i < campaign->siege.n_castles; i++)
    if (!print_castle (campaign, i, error))
      return FALSE;
  return TRUE;
}

static gboolean
print_block (const Campaign *campaign, GError **error)
{
  g_autoptr (MusterSiegeBlock) block = muster_siege_plan_blocked (&campaign->siege, error);
  g_autofree char *gain = block != NULL ? dup_gain (block->plan) : NULL;

  if (block == NULL)
    return FALSE;
  putchar ('\n');
  if (campaign->attackers[MUSTER_SIEGE_ALLY] == NULL)
    printf ("%s\n", _ ("A Block would stop all of it."));
  else if (block->takes_both)
    printf ("%s\n", _ ("A Block would stop both attackers: what falls takes the cards of both."));
  else
    printf (_ ("A Block against %s would leave this: %s.\n"), campaign->names[block->blocked], gain);
  if (campaign->attackers[MUSTER_SIEGE_ALLY] != NULL && !block->takes_both)
    print_uses (campaign, block->plan);
  return TRUE;
}

static gboolean
has_alliance (const MusterKingdom *kingdom)
{
  for (guint i = 0; i < kingdom->hand.cards->len; i++)
    {
      const MusterOption *card = muster_castle_cards_at (kingdom->hand.cards, i)->option;

      if (card != NULL && g_str_equal (card->id, "alliance"))
        return TRUE;
    }
  return FALSE;
}

static int
explain (const Campaign *campaign)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSiegePlan) best = muster_siege_plan_best (&campaign->siege, &error);
  g_autofree char *defender = muster_telling_dup_flat (muster_thing_get_name (&campaign->defender->thing));

  if (best == NULL)
    return muster_command_fail (error);
  printf (_ ("%s attacks %s.\n"), campaign->names[MUSTER_SIEGE_OWN], defender);
  if (campaign->attackers[MUSTER_SIEGE_ALLY] != NULL && !has_alliance (campaign->attackers[MUSTER_SIEGE_OWN]))
    printf (_ ("%s holds no Alliance, which it takes to ask an ally.\n"), campaign->names[MUSTER_SIEGE_OWN]);
  if (campaign->siege.n_castles == 0)
    {
      printf ("%s\n", _ ("There is no castle to attack."));
      return MUSTER_EXIT_FINE;
    }
  print_best (campaign, best);
  if (!print_castles (campaign, &error) || (best->targets->len > 0 && !print_block (campaign, &error)))
    return muster_command_fail (error);
  return MUSTER_EXIT_FINE;
}

static int
besiege (const MusterCatalog *catalog, const char *const paths[3], const char *const names[3])
{
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_document_free);
  const MusterKingdom *realms[3] = { NULL };
  g_autoptr (GError) error = NULL;
  g_auto (Campaign) campaign = { .catalog = catalog };

  for (guint i = 0; i < G_N_ELEMENTS (realms); i++)
    {
      MusterDocument *document = paths[i] != NULL ? muster_document_load (paths[i], catalog, &error) : NULL;

      if (document != NULL)
        g_ptr_array_add (documents, document);
      realms[i] = document != NULL ? find_realm (document, paths[i], names[i], &error) : NULL;
      if (error != NULL)
        return muster_command_fail (error);
    }
  campaign.defender = realms[1];
  campaign_plan (&campaign, realms[0], realms[2]);
  return explain (&campaign);
}

int
muster_siege_run (int argc, char **argv)
{
  g_autofree char *ally = NULL, *attacker = NULL, *defender = NULL, *ally_name = NULL;
  const GOptionEntry entries[] = {
    { "ally", 0, 0, G_OPTION_ARG_FILENAME, &ally, N_ ("A kingdom that joins the attack"), N_ ("FILE") },
    { "attacker", 0, 0, G_OPTION_ARG_STRING, &attacker, N_ ("Who attacks, where the file has several"), N_ ("NAME") },
    { "defender", 0, 0, G_OPTION_ARG_STRING, &defender, N_ ("Who is attacked, where the file has several"),
      N_ ("NAME") },
    { "ally-name", 0, 0, G_OPTION_ARG_STRING, &ally_name, N_ ("Who joins in, where the file has several"),
      N_ ("NAME") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;

  if (!muster_command_parse (
          &argc, &argv, entries, _ ("ATTACKER DEFENDER"),
          _ ("Works out the best attack on a kingdom of Castles with the cards in hand, card by card.")))
    return MUSTER_EXIT_UNUSABLE;
  if (argc != 3)
    return muster_command_complain (_ ("name two files: whose cards attack, and whose castles are attacked"));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  return besiege (catalog, (const char *const[]){ argv[1], argv[2], ally },
                  (const char *const[]){ attacker, defender, ally_name });
}
