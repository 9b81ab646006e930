#include "rules/castles.h"

#include "model/phrase.h"
#include "model/tongue.h"
#include "rules/games.h"
#include "rules/verdict.h"

#define MOST_DEFENSES 3
#define MOST_CARDS 5
#define MOST_CARDS_OF_A_STATE 3
#define WINNING_CASTLES 6

/* A kingdom or one of its puppet states, while it is judged. Both are judged alike; what is found of a state is told
 * with the kingdom, its name before it. */
typedef struct
{
  MusterVerdict *verdict;
  const MusterKingdom *kingdom;
  MusterReport *node; /* what its numbers go into */
  const char *name;   /* NULL for the kingdom itself */
  char *place;        /* before every target: "puppet-state/1/", or "" */
  guint most_cards;
} Realm;

static const MusterCastle *
castle_at (const MusterKingdom *kingdom, guint i)
{
  return kingdom->castles->pdata[i];
}

guint
muster_castles_get_worth (const MusterCatalog *catalog, const MusterCastle *castle)
{
  const MusterOption *upgrade = muster_castle_get_upgrade (castle);

  if (upgrade != NULL)
    return (guint) upgrade->worth;
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_CASTLE_CARD); i++)
    {
      const MusterOption *card = muster_catalog_nth (catalog, MUSTER_KIND_CASTLE_CARD, i);

      if (card->castle_card_kind == MUSTER_CASTLE_CARD_CASTLE)
        return (guint) card->worth;
    }
  return 0;
}

guint
muster_castles_get_health (const MusterCatalog *catalog, const MusterCastle *castle)
{
  guint health = muster_castles_get_worth (catalog, castle);

  for (guint i = 0; i < castle->defenses->len; i++)
    {
      const MusterOption *defense = muster_castle_cards_at (castle->defenses, i)->option;

      health += defense != NULL ? (guint) defense->worth : 0;
    }
  return health;
}

char *
muster_castles_dup_label (const MusterKingdom *kingdom, guint castle)
{
  const MusterOption *upgrade = muster_castle_get_upgrade (castle_at (kingdom, castle));

  if (upgrade == NULL)
    /* Translators: the number of a castle in its row, inside a sentence */
    return g_strdup_printf (_ ("castle %u"), castle + 1);
  /* Translators: the number of a castle in its row and its upgrade, inside a sentence: "castle 2 (Moat)" */
  return g_strdup_printf (_ ("castle %u (%s)"), castle + 1, muster_option_get_name (upgrade));
}

/* The castle's defenses that the catalogue knows, lowest first (const MusterOption). */
static GPtrArray *
list_defenses (const MusterCastle *castle)
{
  GPtrArray *defenses = g_ptr_array_new ();

  for (guint i = 0; i < castle->defenses->len; i++)
    if (muster_castle_cards_at (castle->defenses, i)->option != NULL)
      g_ptr_array_add (defenses, (gpointer) muster_castle_cards_at (castle->defenses, i)->option);
  return defenses;
}

/* The defense on top; NULL where the castle is bare. */
static const MusterOption *
top_of (const MusterCastle *castle)
{
  g_autoptr (GPtrArray) defenses = list_defenses (castle);

  return defenses->len > 0 ? defenses->pdata[defenses->len - 1] : NULL;
}

static guint
count_cards (const MusterHand *hand)
{
  guint count = 0;

  for (guint i = 0; i < hand->cards->len; i++)
    if (muster_castle_cards_at (hand->cards, i)->option != NULL)
      count += (guint) muster_castle_cards_at (hand->cards, i)->count;
  return count;
}

/* Telling. */

/* Takes the sentence over, and says whose it is. */
static char *
say_of (const Realm *realm, char *sentence)
{
  g_autofree char *plain = sentence;

  /* Translators: the name of a puppet state, then what is to be said of it */
  return realm->name != NULL ? g_strdup_printf (_ ("%s: %s"), realm->name, plain) : g_steal_pointer (&plain);
}

static MusterProblem *
add_error (const Realm *realm, const char *rule, const char *target, char *sentence)
{
  return muster_verdict_error (realm->verdict, rule, g_strconcat (realm->place, target, NULL),
                               say_of (realm, sentence));
}

static void
warn_of_unknown (const Realm *realm, const MusterExtras *extras, const char *target)
{
  g_autofree char *full = g_strconcat (realm->place, target, NULL);

  muster_games_warn_of_unknown (realm->verdict->report, extras, full);
}

static void
add_fact (const Realm *realm, char *sentence)
{
  muster_report_add_fact (realm->verdict->report, say_of (realm, sentence));
}

/* Judging. */

static void
judge_defenses (const Realm *realm, guint n)
{
  const MusterCastle *castle = castle_at (realm->kingdom, n);
  g_autoptr (GPtrArray) defenses = list_defenses (castle);
  g_autofree char *target = g_strdup_printf ("castle/%u", n + 1), *label = muster_castles_dup_label (realm->kingdom, n);
  MusterProblem *problem;
  guint excess;

  if (defenses->len <= MOST_DEFENSES)
    return;
  excess = defenses->len - MOST_DEFENSES;
  problem = add_error (
      realm, "castle.defenses", target,
      g_strdup_printf (_ ("%u defenses stand on %s; a castle has room for %d."), defenses->len, label, MOST_DEFENSES));
  for (guint i = defenses->len; excess == 1 && i-- > 0;)
    {
      const MusterOption *defense = defenses->pdata[i];

      muster_verdict_remedy (realm->verdict, problem, _ ("Take %s off it (-%d health)"), muster_option_get_name (defense), defense->worth);
    }
  if (excess > 1)
    muster_verdict_remedy (realm->verdict, problem, _ ("Take %u of its defenses off"), excess);
}

static void
judge_castles (const Realm *realm)
{
  MusterProblem *problem;

  for (guint i = 0; i < realm->kingdom->castles->len; i++)
    judge_defenses (realm, i);
  if (realm->kingdom->castles->len > 0)
    return;
  problem = add_error (realm, "kingdom.empty", "castles",
                       g_strdup (realm->name != NULL
                                     ? _ ("This puppet state has no castle, and so it has fallen.")
                                     : _ ("This kingdom has no castle, and so its ruler is out of the game.")));
  muster_verdict_remedy (realm->verdict, problem, _ ("Add a castle"));
}

static void
judge_hand (const Realm *realm)
{
  guint cards = count_cards (&realm->kingdom->hand), excess;
  MusterProblem *problem;

  if (cards <= realm->most_cards)
    return;
  excess = cards - realm->most_cards;
  problem = add_error (realm, "hand.size", "hand",
                       g_strdup_printf (realm->name != NULL
                                            ? _ ("The hand has %u cards; that of a puppet state has at most %u.")
                                            : _ ("The hand has %u cards; a hand has at most %u."),
                                        cards, realm->most_cards));
  muster_verdict_remedy (realm->verdict, problem,
                         ngettext ("Discard %u card", "Discard %u cards", excess), excess);
}

/* What no installed content has, and what Muster doesn't know in a file. */

static void
judge_card (const Realm *realm, const MusterCastleCard *card, const char *target, const char *sentence)
{
  if (card->option == NULL)
    add_error (realm, "option.unknown", target, g_strdup_printf (sentence, card->ref != NULL ? card->ref : ""));
  warn_of_unknown (realm, &card->extras, target);
}

static void
judge_castle_words (const Realm *realm, guint n)
{
  const MusterCastle *castle = castle_at (realm->kingdom, n);
  g_autofree char *target = g_strdup_printf ("castle/%u", n + 1);

  if (muster_choice_is_made (&castle->upgrade) && muster_castle_get_upgrade (castle) == NULL)
    add_error (realm, "option.unknown", target,
               g_strdup_printf (_ ("No installed content has an upgrade “%s”; it is kept, and counts nothing."),
                                castle->upgrade.id));
  for (guint i = 0; i < castle->defenses->len; i++)
    judge_card (realm, muster_castle_cards_at (castle->defenses, i), target,
                _ ("No installed content has a defense “%s”; it is kept, and counts nothing."));
  warn_of_unknown (realm, &castle->extras, target);
}

static void
judge_words (const Realm *realm)
{
  const MusterKingdom *kingdom = realm->kingdom;

  for (guint i = 0; i < kingdom->castles->len; i++)
    judge_castle_words (realm, i);
  for (guint i = 0; i < kingdom->hand.cards->len; i++)
    judge_card (realm, muster_castle_cards_at (kingdom->hand.cards, i), "hand",
                _ ("No installed content has a card “%s”; it is kept, and counts nothing."));
  warn_of_unknown (realm, &kingdom->hand.extras, "hand");
  warn_of_unknown (realm, &kingdom->thing.extras, "castles");
}

/* Reporting: castles. */

/* What has to be removed, in the order that it comes off: from the topmost defense down to the castle itself. */
static char *
dup_needs (const MusterCatalog *catalog, const MusterCastle *castle)
{
  g_autoptr (GPtrArray) defenses = list_defenses (castle);
  GString *needs = g_string_new (NULL);

  for (guint i = defenses->len; i-- > 0;)
    g_string_append_printf (needs, "%d ", ((const MusterOption *) defenses->pdata[i])->worth);
  g_string_append_printf (needs, "%u", muster_castles_get_worth (catalog, castle));
  return g_string_free (needs, FALSE);
}

/* "health 21 = 8 + Knights 8 + Archers 5", or "health 5". */
static char *
dup_story (const MusterCatalog *catalog, const MusterCastle *castle)
{
  g_autoptr (GPtrArray) defenses = list_defenses (castle);
  GString *story = g_string_new (NULL);

  g_string_append_printf (story, _ ("health %u"), muster_castles_get_health (catalog, castle));
  if (defenses->len > 0)
    g_string_append_printf (story, " = %u", muster_castles_get_worth (catalog, castle));
  for (guint i = 0; i < defenses->len; i++)
    {
      const MusterOption *defense = defenses->pdata[i];

      g_string_append_printf (story, " + %s %d", muster_option_get_name (defense), defense->worth);
    }
  return g_string_free (story, FALSE);
}

/* Strongest lowest: what a special card takes off the top is then the cheapest. */
static void
advise_order (const Realm *realm, guint n)
{
  g_autoptr (GPtrArray) defenses = list_defenses (castle_at (realm->kingdom, n));
  g_autofree char *label = muster_castles_dup_label (realm->kingdom, n);

  for (guint i = 1; i < defenses->len; i++)
    {
      const MusterOption *below = defenses->pdata[i - 1], *above = defenses->pdata[i];

      if (below->worth >= above->worth)
        continue;
      add_fact (realm,
                g_strdup_printf (
                    _ ("On %s, %s (%d) would be safer under %s (%d) than above: Sabotage and Cannon Fire take what "
                       "is on top, so that the weakest should be."),
                    label, muster_option_get_name (above), above->worth, muster_option_get_name (below), below->worth));
      return;
    }
}

static void
report_castle (const Realm *realm, guint n)
{
  const MusterCatalog *catalog = realm->verdict->catalog;
  const MusterCastle *castle = castle_at (realm->kingdom, n);
  const MusterOption *upgrade = muster_castle_get_upgrade (castle), *top = top_of (castle);
  g_autofree char *needs = dup_needs (catalog, castle), *story = dup_story (catalog, castle);
  g_autofree char *label = muster_castles_dup_label (realm->kingdom, n);
  g_autoptr (GPtrArray) defenses = list_defenses (castle);
  MusterReport *part = muster_report_add_part (realm->node, muster_report_new ("castle"));

  muster_report_set_int (part, "health", muster_castles_get_health (catalog, castle));
  if (upgrade != NULL)
    muster_report_set (part, "upgrade", muster_option_get_name (upgrade));
  muster_report_set_int (part, "defenses", defenses->len);
  if (top != NULL)
    muster_report_set (part, "top", muster_option_get_name (top));
  muster_report_set (part, "needs", needs);
  /* Translators: "To raze castle 2 (Gate) takes attacks worth its health 21 = 8 + Knights 8 + Archers 5." */
  add_fact (realm, g_strdup_printf (_ ("To raze %s takes attacks worth its %s."), label, story));
  advise_order (realm, n);
}

/* Reporting: what special cards would do. */

/* "Archers of castle 2 (Gate)", for each castle that has a defense. */
static GPtrArray *
list_tops (const Realm *realm, guint *worth)
{
  GPtrArray *tops = g_ptr_array_new_with_free_func (g_free);

  *worth = 0;
  for (guint i = 0; i < realm->kingdom->castles->len; i++)
    {
      const MusterOption *top = top_of (castle_at (realm->kingdom, i));
      g_autofree char *label = muster_castles_dup_label (realm->kingdom, i);

      if (top == NULL)
        continue;
      /* Translators: a defense and where it stands: "Archers of castle 2 (Gate)" */
      g_ptr_array_add (tops, g_strdup_printf (_ ("%s of %s"), muster_option_get_name (top), label));
      *worth += (guint) top->worth;
    }
  g_ptr_array_add (tops, NULL);
  return tops;
}

static void
report_tops (const Realm *realm)
{
  guint worth;
  g_autoptr (GPtrArray) tops = list_tops (realm, &worth);
  g_autofree char *one = muster_phrase_dup_or ((const char *const *) tops->pdata);
  g_autofree char *all = muster_phrase_dup_and ((const char *const *) tops->pdata);

  muster_report_set_int (realm->node, "cannon-fire", worth);
  if (worth == 0)
    add_fact (realm, g_strdup (_ ("Sabotage and Cannon Fire would find no defense to take.")));
  else
    {
      add_fact (realm, g_strdup_printf (_ ("Sabotage would take %s."), one));
      add_fact (realm, g_strdup_printf (_ ("Cannon Fire would take %s, %u health in all."), all, worth));
    }
}

/* The castles without a defense, as a sentence names them, and by number. */
static GPtrArray *
list_bare (const MusterKingdom *kingdom, GString *numbers)
{
  GPtrArray *bare = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < kingdom->castles->len; i++)
    if (top_of (castle_at (kingdom, i)) == NULL)
      {
        g_string_append_printf (numbers, "%s%u", numbers->len > 0 ? " " : "", i + 1);
        g_ptr_array_add (bare, muster_castles_dup_label (kingdom, i));
      }
  g_ptr_array_add (bare, NULL);
  return bare;
}

static void
report_jester (const Realm *realm)
{
  guint n = realm->kingdom->castles->len;
  g_autoptr (GString) numbers = g_string_new (NULL);
  g_autoptr (GPtrArray) bare = list_bare (realm->kingdom, numbers);
  g_autofree char *names = muster_phrase_dup_and ((const char *const *) bare->pdata);

  muster_report_set (realm->node, "jester-destroys", numbers->str);
  muster_report_set_int (realm->node, "jester-steals", n > 1 ? n : 0);
  if (bare->len > 1)
    add_fact (realm, g_strdup_printf (_ ("A Jester would destroy %s, which no defense protects."), names));
  else
    add_fact (realm, g_strdup (_ ("A Jester would destroy nothing: every castle has a defense.")));
  if (n > 1)
    add_fact (realm, g_strdup_printf (_ ("A Jester could steal any one of the %u castles."), n));
  else
    add_fact (realm, g_strdup (_ ("A Jester could steal nothing: the last castle stays.")));
}

static void
report_row (const Realm *realm)
{
  const MusterKingdom *kingdom = realm->kingdom;
  guint n = kingdom->castles->len, health = 0, missing = WINNING_CASTLES - MIN (n, WINNING_CASTLES);

  for (guint i = 0; i < n; i++)
    health += muster_castles_get_health (realm->verdict->catalog, castle_at (kingdom, i));
  muster_report_set_int (realm->node, "castles", n);
  muster_report_set_int (realm->node, "castles-short", missing);
  muster_report_set_int (realm->node, "health", health);
  muster_report_set_int (realm->node, "hand", count_cards (&kingdom->hand));
  muster_report_set_int (realm->node, "hand-limit", realm->most_cards);
  if (n == 0)
    return;
  add_fact (realm, g_strdup_printf (ngettext ("%u castle, %u health in all.",
                                                 "%u castles, %u health in all.", n),
                                    n, health));
  if (missing > 0)
    add_fact (realm, g_strdup_printf (
                         ngettext ("%u castle short of the six that win when held for a round.",
                                      "%u castles short of the six that win when held for a round.", missing),
                         missing));
  else
    add_fact (realm, g_strdup (_ ("Six castles: held for a round, they win.")));
  for (guint i = 0; i < n; i++)
    report_castle (realm, i);
  report_tops (realm);
  report_jester (realm);
}

/* All of it. */

static Realm
realm_of_state (MusterVerdict *verdict, const MusterKingdom *kingdom, guint n)
{
  const MusterKingdom *state = kingdom->states->pdata[n];

  return (Realm){ verdict,
                  state,
                  NULL,
                  muster_thing_get_name (&state->thing),
                  g_strdup_printf ("puppet-state/%u/", n + 1),
                  MOST_CARDS_OF_A_STATE };
}

static void
judge (const Realm *realm)
{
  judge_castles (realm);
  judge_hand (realm);
  judge_words (realm);
}

MusterReport *
muster_castles_check_kingdom (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterKingdom *kingdom = (const MusterKingdom *) thing;
  MusterVerdict verdict = muster_verdict_begin (catalog, thing, remedies);
  Realm own = { &verdict, kingdom, verdict.report, NULL, (char *) "", MOST_CARDS };

  judge (&own);
  for (guint i = 0; i < kingdom->states->len; i++)
    {
      Realm state = realm_of_state (&verdict, kingdom, i);

      judge (&state);
      g_free (state.place);
    }
  muster_verdict_head (&verdict, thing);
  report_row (&own);
  for (guint i = 0; i < kingdom->states->len; i++)
    {
      Realm state = realm_of_state (&verdict, kingdom, i);

      state.node = muster_report_add_part (verdict.report, muster_report_new (state.kingdom->thing.klass->element));
      muster_report_set (state.node, "name", state.kingdom->thing.name != NULL ? state.kingdom->thing.name : "");
      report_row (&state);
      g_free (state.place);
    }

  return verdict.report;
}
