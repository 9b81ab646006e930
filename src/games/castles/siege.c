/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/siege.h"

#include "model/error.h"
#include "model/i18n.h"

/* As many cells as a table may have: a hundred times what a dozen castles and two dozen cards need. */
#define MAX_CELLS (1u << 22)

#define NO_WAY (-1)

/* Rows of numbers, one for each exact sum from 0 to width - 1. */
typedef struct
{
  gsize width;
  gint *cells;
} Table;

static gint *
table_row (const Table *table, gsize row)
{
  return table->cells + row * table->width;
}

/* A table whose first row has only the sum of nothing. FALSE where it would be larger than we are willing to fill. */
static gboolean
table_init (Table *table, gsize rows, guint64 top, GError **error)
{
  if (rows > MAX_CELLS || top >= MAX_CELLS / rows)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE,
                   _ ("There are too many cards in this siege to work out the best attack."));
      return FALSE;
    }

  table->width = top + 1;
  table->cells = g_new (gint, rows * table->width);
  for (gsize sum = 0; sum < table->width; sum++)
    table->cells[sum] = NO_WAY;
  table->cells[0] = 0;

  return TRUE;
}

static void
table_clear (Table *table)
{
  g_free (table->cells);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static MusterCastlesSiegePlan *
plan_new (void)
{
  MusterCastlesSiegePlan *plan = g_new0 (MusterCastlesSiegePlan, 1);

  plan->targets = g_array_new (FALSE, FALSE, sizeof (MusterCastlesSiegeTarget));
  plan->uses = g_array_new (FALSE, FALSE, sizeof (MusterCastlesSiegeUse));
  plan->pours = g_array_new (FALSE, FALSE, sizeof (MusterCastlesSiegePour));
  return plan;
}

void
muster_castles_siege_plan_free (MusterCastlesSiegePlan *plan)
{
  g_array_unref (plan->targets);
  g_array_unref (plan->uses);
  g_array_unref (plan->pours);
  g_free (plan);
}

void
muster_castles_siege_block_free (MusterCastlesSiegeBlock *block)
{
  g_clear_pointer (&block->plan, muster_castles_siege_plan_free);
  g_free (block);
}

static guint64
castle_health (const MusterCastlesSiegeCastle *castle)
{
  guint64 health = castle->worth;

  for (guint i = 0; i < castle->n_defenses; i++)
    health += castle->defenses[i];
  return health;
}

static guint64
attack_of (const MusterCastlesSiege *siege)
{
  guint64 attack = 0;

  for (guint i = 0; i < siege->n_cards; i++)
    attack += siege->cards[i].worth;
  return attack;
}

/* The targets. The table has a row for each target after the first row: "the most castles razed by removing, of the
 * targets up to here, some that are worth exactly this much". */

/* A row from the one before: this defense is left alone or taken. */
static void
fill_defense (const Table *table, gsize row, guint worth)
{
  const gint *before = table_row (table, row - 1);
  gint *after = table_row (table, row);

  for (gsize sum = 0; sum < table->width; sum++)
    after[sum] = sum < worth ? before[sum] : MAX (before[sum], before[sum - worth]);
}

/* A castle's row: it stands, and some of its defenses are gone; or it falls with all of them. */
static void
fill_castle (const Table *table, gsize row, const MusterCastlesSiegeCastle *castle)
{
  const gint *standing = table_row (table, row - 1), *base = table_row (table, row - 1 - castle->n_defenses);
  guint64 health = castle_health (castle);
  gint *after = table_row (table, row);

  for (gsize sum = 0; sum < table->width; sum++)
    {
      gint fallen = sum < health ? NO_WAY : base[sum - health];

      after[sum] = fallen == NO_WAY ? standing[sum] : MAX (standing[sum], fallen + 1);
    }
}

static void
fill_targets (const Table *table, const MusterCastlesSiege *siege)
{
  gsize row = 0;

  for (guint i = 0; i < siege->n_castles; i++)
    {
      const MusterCastlesSiegeCastle *castle = &siege->castles[i];

      for (guint j = 0; j < castle->n_defenses; j++)
        fill_defense (table, ++row, castle->defenses[j]);
      fill_castle (table, ++row, castle);
    }
}

/* The sum of the best plan: most castles, then most worth. */
static gsize
best_sum (const Table *table, gsize last_row)
{
  const gint *razed = table_row (table, last_row);
  gsize best = 0;

  for (gsize sum = 1; sum < table->width; sum++)
    if (razed[sum] != NO_WAY && razed[sum] >= razed[best])
      best = sum;
  return best;
}

/* Which rows' targets make up the sum, read backwards; leaves a target alone wherever it may. Free with g_free(). */
static gboolean *
trace_targets (const Table *table, const MusterCastlesSiege *siege, gsize row, gsize sum)
{
  gboolean *taken = g_new0 (gboolean, row + 1);

  for (guint i = siege->n_castles; i-- > 0;)
    {
      const MusterCastlesSiegeCastle *castle = &siege->castles[i];
      gboolean falls = table_row (table, row)[sum] != table_row (table, row - 1)[sum];

      taken[row--] = falls;
      if (falls)
        sum -= castle->worth;
      for (guint j = castle->n_defenses; j-- > 0; row--)
        {
          taken[row] = falls || table_row (table, row)[sum] != table_row (table, row - 1)[sum];
          sum -= taken[row] ? castle->defenses[j] : 0;
        }
    }

  return taken;
}

static void
add_target (MusterCastlesSiegePlan *plan, guint castle, gint defense, guint worth)
{
  MusterCastlesSiegeTarget target = { .castle = castle, .defense = defense, .worth = worth };

  g_array_append_val (plan->targets, target);
  plan->removed += worth;
  plan->razed += defense == MUSTER_CASTLES_SIEGE_CASTLE ? 1 : 0;
}

static void
add_traced (MusterCastlesSiegePlan *plan, const MusterCastlesSiege *siege, const gboolean *taken)
{
  gsize base = 0;

  for (guint i = 0; i < siege->n_castles; i++)
    {
      const MusterCastlesSiegeCastle *castle = &siege->castles[i];

      for (guint j = castle->n_defenses; j-- > 0;)
        if (taken[base + 1 + j])
          add_target (plan, i, (gint) j, castle->defenses[j]);
      base += castle->n_defenses + 1;
      if (taken[base])
        add_target (plan, i, MUSTER_CASTLES_SIEGE_CASTLE, castle->worth);
    }
}

static gboolean
choose_targets (MusterCastlesSiegePlan *plan, const MusterCastlesSiege *siege, GError **error)
{
  g_auto (Table) table = { 0 };
  g_autofree gboolean *taken = NULL;
  guint64 health = 0;
  gsize rows = 0;

  for (guint i = 0; i < siege->n_castles; i++)
    {
      health += castle_health (&siege->castles[i]);
      rows += siege->castles[i].n_defenses + 1;
    }
  if (!table_init (&table, rows + 1, MIN (health, attack_of (siege)), error))
    return FALSE;

  fill_targets (&table, siege);
  taken = trace_targets (&table, siege, rows, best_sum (&table, rows));
  add_traced (plan, siege, taken);
  return TRUE;
}

/* The cards. The table has a row for each card after the first row: "the fewest of the cards up to here that are worth
 * exactly this much". */

static void
fill_cards (const Table *table, const MusterCastlesSiege *siege)
{
  for (guint i = 0; i < siege->n_cards; i++)
    {
      const gint *before = table_row (table, i);
      gint *after = table_row (table, i + 1);
      guint worth = siege->cards[i].worth;

      for (gsize sum = 0; sum < table->width; sum++)
        {
          gint with = sum < worth ? NO_WAY : before[sum - worth];
          gboolean better = with != NO_WAY && (before[sum] == NO_WAY || with + 1 < before[sum]);

          after[sum] = better ? with + 1 : before[sum];
        }
    }
}

/* The sum of the fewest cards that are worth `need` or more, and of those the least; there is one. */
static gsize
cheapest_sum (const Table *table, gsize last_row, gsize need)
{
  const gint *cards = table_row (table, last_row);
  gsize best = table->width - 1;

  for (gsize sum = table->width; sum-- > need;)
    if (cards[sum] != NO_WAY && cards[sum] <= cards[best])
      best = sum;
  return best;
}

static void
use_card (MusterCastlesSiegePlan *plan, const MusterCastlesSiege *siege, guint card)
{
  MusterCastlesSiegeUse use = { .card = card, .left = siege->cards[card].worth };

  g_array_prepend_val (plan->uses, use);
  plan->spent += use.left;
}

static gboolean
choose_cards (MusterCastlesSiegePlan *plan, const MusterCastlesSiege *siege, GError **error)
{
  g_auto (Table) table = { 0 };
  gsize sum;

  if (!table_init (&table, (gsize) siege->n_cards + 1, attack_of (siege), error))
    return FALSE;

  fill_cards (&table, siege);
  sum = cheapest_sum (&table, siege->n_cards, plan->removed);
  for (guint i = siege->n_cards; i-- > 0;)
    if (table_row (&table, i + 1)[sum] != table_row (&table, i)[sum])
      {
        use_card (plan, siege, i);
        sum -= siege->cards[i].worth;
      }

  return TRUE;
}

/* Cards on targets. `needs` is what each target still takes. */

static void
pour (MusterCastlesSiegePlan *plan, guint *needs, guint target, MusterCastlesSiegeUse *use)
{
  MusterCastlesSiegePour drop = { .target = target, .card = use->card, .worth = MIN (needs[target], use->left) };

  needs[target] -= drop.worth;
  use->left -= drop.worth;
  g_array_append_val (plan->pours, drop);
}

/* A card worth exactly as much as a target goes on it whole, which makes the plan easier to say. */
static void
pour_equals (MusterCastlesSiegePlan *plan, guint *needs)
{
  for (guint i = 0; i < plan->uses->len; i++)
    {
      MusterCastlesSiegeUse *use = &g_array_index (plan->uses, MusterCastlesSiegeUse, i);

      for (guint target = 0; target < plan->targets->len && use->left > 0; target++)
        if (needs[target] == use->left)
          pour (plan, needs, target, use);
    }
}

/* The others fill the targets in order. The fewest cards have none to spare, so only the last has something left. */
static void
pour_rest (MusterCastlesSiegePlan *plan, guint *needs)
{
  for (guint i = 0; i < plan->uses->len; i++)
    {
      MusterCastlesSiegeUse *use = &g_array_index (plan->uses, MusterCastlesSiegeUse, i);

      for (guint target = 0; target < plan->targets->len && use->left > 0; target++)
        if (needs[target] > 0)
          pour (plan, needs, target, use);
    }
}

static gint
compare_pours (gconstpointer a, gconstpointer b)
{
  const MusterCastlesSiegePour *left = a, *right = b;

  if (left->target != right->target)
    return left->target < right->target ? -1 : 1;
  return left->card < right->card ? -1 : left->card > right->card;
}

static void
assign (MusterCastlesSiegePlan *plan)
{
  g_autofree guint *needs = g_new (guint, plan->targets->len + 1);

  for (guint i = 0; i < plan->targets->len; i++)
    needs[i] = g_array_index (plan->targets, MusterCastlesSiegeTarget, i).worth;
  pour_equals (plan, needs);
  pour_rest (plan, needs);
  g_array_sort (plan->pours, compare_pours);
}

MusterCastlesSiegePlan *
muster_castles_siege_plan_best (const MusterCastlesSiege *siege, GError **error)
{
  g_autoptr (MusterCastlesSiegePlan) plan = plan_new ();

  if (!choose_targets (plan, siege, error) || !choose_cards (plan, siege, error))
    return NULL;

  assign (plan);
  return g_steal_pointer (&plan);
}

MusterCastlesSiegePlan *
muster_castles_siege_plan_castle (const MusterCastlesSiege *siege, guint castle, GError **error)
{
  g_autoptr (MusterCastlesSiegePlan) plan = plan_new ();
  const MusterCastlesSiegeCastle *wanted = &siege->castles[castle];
  guint64 health = castle_health (wanted), attack = attack_of (siege);

  if (health > attack)
    {
      plan->missing = (guint) MIN (health - attack, G_MAXUINT);
      return g_steal_pointer (&plan);
    }

  for (guint i = wanted->n_defenses; i-- > 0;)
    add_target (plan, castle, (gint) i, wanted->defenses[i]);
  add_target (plan, castle, MUSTER_CASTLES_SIEGE_CASTLE, wanted->worth);
  if (!choose_cards (plan, siege, error))
    return NULL;

  assign (plan);
  return g_steal_pointer (&plan);
}

/* The best plan without one attacker, whose cards are worth nothing then and so are never used. */
static MusterCastlesSiegePlan *
plan_without (const MusterCastlesSiege *siege, MusterCastlesSiegeOwner blocked, GError **error)
{
  g_autofree MusterCastlesSiegeCard *cards = g_new (MusterCastlesSiegeCard, siege->n_cards + 1);
  MusterCastlesSiege rest = *siege;

  for (guint i = 0; i < siege->n_cards; i++)
    {
      cards[i] = siege->cards[i];
      if (cards[i].owner == blocked)
        cards[i].worth = 0;
    }
  rest.cards = cards;

  return muster_castles_siege_plan_best (&rest, error);
}

/* Whether `plan` does the attacker less good than `other`. */
static gboolean
is_worse (const MusterCastlesSiegePlan *plan, const MusterCastlesSiegePlan *other)
{
  if (plan->razed != other->razed)
    return plan->razed < other->razed;
  return plan->removed < other->removed;
}

/* Whether all of the best plan is one target that takes the cards of both. */
static gboolean
needs_both (const MusterCastlesSiege *siege, const MusterCastlesSiegePlan *best)
{
  guint64 attack[] = { 0, 0 };

  if (best->targets->len != 1)
    return FALSE;
  for (guint i = 0; i < siege->n_cards; i++)
    attack[siege->cards[i].owner == MUSTER_CASTLES_SIEGE_ALLY] += siege->cards[i].worth;
  return MAX (attack[0], attack[1]) < best->removed;
}

MusterCastlesSiegeBlock *
muster_castles_siege_plan_blocked (const MusterCastlesSiege *siege, GError **error)
{
  g_autoptr (MusterCastlesSiegePlan) best = NULL, without_own = NULL, without_ally = NULL;
  MusterCastlesSiegeBlock *block;
  gboolean ally;

  if ((best = muster_castles_siege_plan_best (siege, error)) == NULL
      || (without_own = plan_without (siege, MUSTER_CASTLES_SIEGE_OWN, error)) == NULL
      || (without_ally = plan_without (siege, MUSTER_CASTLES_SIEGE_ALLY, error)) == NULL)
    return NULL;

  ally = is_worse (without_ally, without_own);
  block = g_new0 (MusterCastlesSiegeBlock, 1);
  block->blocked = ally ? MUSTER_CASTLES_SIEGE_ALLY : MUSTER_CASTLES_SIEGE_OWN;
  block->plan = ally ? g_steal_pointer (&without_ally) : g_steal_pointer (&without_own);
  block->takes_both = needs_both (siege, best);
  return block;
}
