/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/siege.h"

#include "games/castles/siege-search.h"

/* Limit on the cells of the card table: a hundred times what two dozen cards need. */
#define MAX_CELLS (1u << 22)

#define NO_WAY (-1)

/* Where attack matters most, this much attack outweighs any number of specials. */
#define SPARING 64

/* One row per card, one column per exact sum from 0 to width - 1: the fewest of the cards so far with exactly that
 * sum. */
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

/* A table whose first row has only the empty sum. FALSE if it would exceed the limit. */
static gboolean
table_init (Table *table, gsize rows, guint64 top, GError **error)
{
  if (rows > MAX_CELLS || top >= MAX_CELLS / rows)
    {
      muster_castles_siege_refuse (error);
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
  plan->steps = g_array_new (FALSE, FALSE, sizeof (MusterCastlesSiegeStep));
  plan->uses = g_array_new (FALSE, FALSE, sizeof (MusterCastlesSiegeUse));
  plan->pours = g_array_new (FALSE, FALSE, sizeof (MusterCastlesSiegePour));
  return plan;
}

void
muster_castles_siege_plan_free (MusterCastlesSiegePlan *plan)
{
  g_array_unref (plan->targets);
  g_array_unref (plan->steps);
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
    attack += siege->cards[i].kind == MUSTER_CASTLES_SIEGE_ATTACK ? siege->cards[i].worth : 0;
  return attack;
}

/* The cards. */

static void
fill_cards (const Table *table, const MusterCastlesSiege *siege)
{
  for (guint i = 0; i < siege->n_cards; i++)
    {
      const gint *before = table_row (table, i);
      gint *after = table_row (table, i + 1);
      guint worth = siege->cards[i].kind == MUSTER_CASTLES_SIEGE_ATTACK ? siege->cards[i].worth : 0;

      for (gsize sum = 0; sum < table->width; sum++)
        {
          gint with = sum < worth ? NO_WAY : before[sum - worth];
          gboolean better = with != NO_WAY && (before[sum] == NO_WAY || with + 1 < before[sum]);

          after[sum] = better ? with + 1 : before[sum];
        }
    }
}

/* The price of each attack value from 0 to `top`: the fewest cards worth at least that, and among those the least
 * worth. Free with g_free(). */
static MusterCastlesSiegePrice *
list_prices (const Table *table, gsize last_row, gsize top)
{
  MusterCastlesSiegePrice *prices = g_new (MusterCastlesSiegePrice, top + 1), best = { G_MAXUINT, G_MAXUINT };
  const gint *cards = table_row (table, last_row);

  for (gsize sum = MAX (table->width, top + 1); sum-- > 0;)
    {
      if (sum < table->width && cards[sum] != NO_WAY && (guint) cards[sum] <= best.cards)
        best = (MusterCastlesSiegePrice){ (guint) cards[sum], (guint) sum };
      if (sum <= top)
        prices[sum] = best;
    }
  return prices;
}

static void
use_card (MusterCastlesSiegePlan *plan, guint card, guint worth)
{
  MusterCastlesSiegeUse use = { .card = card, .left = worth };

  g_array_prepend_val (plan->uses, use);
  plan->spent += worth;
}

/* Reads the cards with exactly that sum from the table. */
static void
use_cards (MusterCastlesSiegePlan *plan, const MusterCastlesSiege *siege, const Table *table, gsize sum)
{
  for (guint i = siege->n_cards; i-- > 0;)
    if (table_row (table, i + 1)[sum] != table_row (table, i)[sum])
      {
        use_card (plan, i, siege->cards[i].worth);
        sum -= siege->cards[i].worth;
      }
}

/* The steps. */

/* Plays a choice step by step. */
typedef struct
{
  const MusterCastlesSiege *siege;
  const MusterCastlesSiegeChoice *choice;
  MusterCastlesSiegePlan *plan;
  gboolean **gone;  /* for each castle: which defenses are gone */
  gboolean *fallen; /* for each castle */
  gboolean *played; /* for each card of the siege */
} Play;

static void
play_init (Play *play, const MusterCastlesSiege *siege, const MusterCastlesSiegeChoice *choice,
           MusterCastlesSiegePlan *plan)
{
  *play = (Play){ siege, choice, plan };
  play->gone = g_new0 (gboolean *, siege->n_castles + 1);
  for (guint i = 0; i < siege->n_castles; i++)
    play->gone[i] = g_new0 (gboolean, siege->castles[i].n_defenses + 1);
  play->fallen = g_new0 (gboolean, siege->n_castles + 1);
  play->played = g_new0 (gboolean, siege->n_cards + 1);
}

static void
play_clear (Play *play)
{
  for (guint i = 0; i < play->siege->n_castles; i++)
    g_free (play->gone[i]);
  g_free (play->gone);
  g_free (play->fallen);
  g_free (play->played);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Play, play_clear)

static const MusterCastlesSiegeFate *
fate_of (const Play *play, guint castle)
{
  guint place = castle - play->choice->castle;

  return castle >= play->choice->castle && place < play->choice->n_castles ? &play->choice->fates[place] : NULL;
}

static MusterCastlesSiegeStep *
add_step (MusterCastlesSiegePlan *plan, MusterCastlesSiegeAct act, gint card)
{
  MusterCastlesSiegeStep step = { act, card, plan->targets->len, 0 };

  g_array_append_val (plan->steps, step);
  return &g_array_index (plan->steps, MusterCastlesSiegeStep, plan->steps->len - 1);
}

/* Removes one of the defender's cards as part of the last step. */
static void
remove_target (Play *play, guint castle, gint defense)
{
  MusterCastlesSiegePlan *plan = play->plan;
  MusterCastlesSiegeStep *step = &g_array_index (plan->steps, MusterCastlesSiegeStep, plan->steps->len - 1);
  const MusterCastlesSiegeCastle *stands = &play->siege->castles[castle];
  MusterCastlesSiegeTarget target
      = { castle, defense, defense == MUSTER_CASTLES_SIEGE_CASTLE ? stands->worth : stands->defenses[defense] };

  if (defense == MUSTER_CASTLES_SIEGE_CASTLE)
    play->fallen[castle] = TRUE;
  else
    play->gone[castle][defense] = TRUE;
  plan->razed += defense == MUSTER_CASTLES_SIEGE_CASTLE && step->act != MUSTER_CASTLES_SIEGE_STEP_STEAL;
  plan->taken += defense == MUSTER_CASTLES_SIEGE_CASTLE && step->act == MUSTER_CASTLES_SIEGE_STEP_STEAL;
  plan->removed += target.worth;
  step->n++;
  g_array_append_val (plan->targets, target);
}

/* An unplayed card of that kind, the attacker's own first. */
static gint
play_card (Play *play, MusterCastlesSiegeKind kind)
{
  for (MusterCastlesSiegeOwner owner = MUSTER_CASTLES_SIEGE_OWN; owner <= MUSTER_CASTLES_SIEGE_ALLY; owner++)
    for (guint i = 0; i < play->siege->n_cards; i++)
      if (!play->played[i] && play->siege->cards[i].kind == kind && play->siege->cards[i].owner == owner)
        {
          play->played[i] = TRUE;
          use_card (play->plan, i, 0);
          return (gint) i;
        }
  return -1;
}

/* The topmost remaining defense; -1 if there is none. */
static gint
find_top (const Play *play, guint castle)
{
  for (guint i = play->siege->castles[castle].n_defenses; i-- > 0;)
    if (!play->gone[castle][i])
      return (gint) i;
  return -1;
}

static void
play_steal (Play *play, guint castle)
{
  add_step (play->plan, MUSTER_CASTLES_SIEGE_STEP_STEAL, play_card (play, MUSTER_CASTLES_SIEGE_JESTER));
  for (guint i = play->siege->castles[castle].n_defenses; i-- > 0;)
    remove_target (play, castle, (gint) i);
  remove_target (play, castle, MUSTER_CASTLES_SIEGE_CASTLE);
}

/* Castles with a defense first: the attacker takes them, and may need one when a Jester razes. */
static void
play_steals (Play *play)
{
  for (guint bare = 0; bare <= 1; bare++)
    for (guint i = 0; i < play->siege->n_castles; i++)
      if (fate_of (play, i) != NULL && fate_of (play, i)->stolen
          && (play->siege->castles[i].n_defenses == 0) == (bare != 0))
        play_steal (play, i);
}

/* Attack cards that must precede the specials, or all others. */
static void
play_attacks (Play *play, gboolean before_specials)
{
  for (guint i = 0; i < play->siege->n_castles; i++)
    {
      const MusterCastlesSiegeFate *fate = fate_of (play, i);

      if (fate == NULL || fate->stolen)
        continue;
      for (guint j = play->siege->castles[i].n_defenses; j-- > 0;)
        if (fate->defenses[j] && !play->gone[i][j]
            && (!before_specials || play->choice->cannon_fires > 0 || fate->sabotages > 0))
          {
            add_step (play->plan, MUSTER_CASTLES_SIEGE_STEP_ATTACK, -1);
            remove_target (play, i, (gint) j);
          }
      if (!before_specials && fate->attacked)
        {
          add_step (play->plan, MUSTER_CASTLES_SIEGE_STEP_ATTACK, -1);
          remove_target (play, i, MUSTER_CASTLES_SIEGE_CASTLE);
        }
    }
}

static void
play_cannon_fire (Play *play)
{
  add_step (play->plan, MUSTER_CASTLES_SIEGE_STEP_CANNON_FIRE, play_card (play, MUSTER_CASTLES_SIEGE_CANNON_FIRE));
  for (guint i = 0; i < play->siege->n_castles; i++)
    if (!play->fallen[i] && find_top (play, i) >= 0)
      remove_target (play, i, find_top (play, i));
}

static void
play_sabotages (Play *play)
{
  for (guint i = 0; i < play->siege->n_castles; i++)
    for (guint n = fate_of (play, i) != NULL ? fate_of (play, i)->sabotages : 0; n > 0 && find_top (play, i) >= 0; n--)
      {
        add_step (play->plan, MUSTER_CASTLES_SIEGE_STEP_SABOTAGE, play_card (play, MUSTER_CASTLES_SIEGE_SABOTAGE));
        remove_target (play, i, find_top (play, i));
      }
}

static void
play_raze (Play *play)
{
  add_step (play->plan, MUSTER_CASTLES_SIEGE_STEP_RAZE, play_card (play, MUSTER_CASTLES_SIEGE_JESTER));
  for (guint i = 0; i < play->siege->n_castles; i++)
    if (!play->fallen[i] && find_top (play, i) < 0)
      remove_target (play, i, MUSTER_CASTLES_SIEGE_CASTLE);
}

/* The order given in games/castles/siege-search. */
static void
play_out (MusterCastlesSiegePlan *plan, const MusterCastlesSiege *siege, const MusterCastlesSiegeChoice *choice)
{
  g_auto (Play) play = { 0 };

  play_init (&play, siege, choice, plan);
  play_steals (&play);
  play_attacks (&play, TRUE);
  for (guint i = 0; i < choice->cannon_fires; i++)
    play_cannon_fire (&play);
  play_sabotages (&play);
  play_attacks (&play, FALSE);
  if (choice->raze)
    play_raze (&play);
}

/* Assigning cards to targets. `needs` is what each target still needs. */

static void
pour (MusterCastlesSiegePlan *plan, guint *needs, guint target, MusterCastlesSiegeUse *use)
{
  MusterCastlesSiegePour drop = { .target = target, .card = use->card, .worth = MIN (needs[target], use->left) };

  needs[target] -= drop.worth;
  use->left -= drop.worth;
  g_array_append_val (plan->pours, drop);
}

/* A card worth exactly as much as a target is assigned as a whole, which makes the plan easier to read. */
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

/* The others fill the targets in order. With the fewest cards none is spare, so only the last can have something
 * left. */
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

/* The attack needed for each target: 0 for those removed by a special. Free with g_free(). */
static guint *
list_needs (const MusterCastlesSiegePlan *plan)
{
  guint *needs = g_new0 (guint, plan->targets->len + 1);

  for (guint i = 0; i < plan->steps->len; i++)
    {
      const MusterCastlesSiegeStep *step = &g_array_index (plan->steps, MusterCastlesSiegeStep, i);

      if (step->act == MUSTER_CASTLES_SIEGE_STEP_ATTACK)
        needs[step->first] = g_array_index (plan->targets, MusterCastlesSiegeTarget, step->first).worth;
    }
  return needs;
}

static gint
compare_uses (gconstpointer a, gconstpointer b)
{
  const MusterCastlesSiegeUse *left = a, *right = b;

  return left->card < right->card ? -1 : left->card > right->card;
}

static void
assign (MusterCastlesSiegePlan *plan)
{
  g_autofree guint *needs = list_needs (plan);

  g_array_sort (plan->uses, compare_uses);
  pour_equals (plan, needs);
  pour_rest (plan, needs);
  g_array_sort (plan->pours, compare_pours);
}

/* The best plan for all castles, or for one (otherwise -1). */
static MusterCastlesSiegePlan *
plan_any (const MusterCastlesSiege *siege, gint castle, guint64 health, GError **error)
{
  g_autoptr (MusterCastlesSiegePlan) plan = plan_new ();
  g_autoptr (MusterCastlesSiegeChoice) choice = NULL;
  g_autofree MusterCastlesSiegePrice *prices = NULL;
  g_auto (Table) table = { 0 };
  gsize top = MIN (health, attack_of (siege));

  if (!table_init (&table, (gsize) siege->n_cards + 1, attack_of (siege), error))
    return NULL;
  fill_cards (&table, siege);
  prices = list_prices (&table, siege->n_cards, top);
  choice = muster_castles_siege_search (siege, castle, prices, top, error);
  if (choice == NULL)
    return NULL;
  play_out (plan, siege, choice);
  use_cards (plan, siege, &table, prices[choice->attack].spent);
  assign (plan);
  return g_steal_pointer (&plan);
}

MusterCastlesSiegePlan *
muster_castles_siege_plan_best (const MusterCastlesSiege *siege, GError **error)
{
  guint64 health = 0;

  for (guint i = 0; i < siege->n_castles; i++)
    health += castle_health (&siege->castles[i]);
  return plan_any (siege, -1, health, error);
}

/* How much attack is missing for a castle that all cards together leave standing: what no special removes. */
static gboolean
find_missing (const MusterCastlesSiege *siege, guint castle, guint64 health, guint *missing, GError **error)
{
  g_autofree MusterCastlesSiegePrice *prices = NULL;
  g_autoptr (MusterCastlesSiegeChoice) choice = NULL;

  if (health > MAX_CELLS)
    {
      *missing = (guint) MIN (health - attack_of (siege), G_MAXUINT);
      return TRUE;
    }
  prices = g_new (MusterCastlesSiegePrice, health + 1);
  for (guint i = 0; i <= health; i++)
    prices[i] = (MusterCastlesSiegePrice){ i * SPARING, i };
  choice = muster_castles_siege_search (siege, (gint) castle, prices, health, error);
  if (choice == NULL)
    return FALSE;
  *missing = (guint) (choice->attack - attack_of (siege));
  return TRUE;
}

MusterCastlesSiegePlan *
muster_castles_siege_plan_castle (const MusterCastlesSiege *siege, guint castle, GError **error)
{
  guint64 health = castle_health (&siege->castles[castle]);
  g_autoptr (MusterCastlesSiegePlan) plan = plan_any (siege, (gint) castle, health, error);

  if (plan == NULL)
    return NULL;
  for (guint i = 0; i < plan->targets->len; i++)
    {
      const MusterCastlesSiegeTarget *target = &g_array_index (plan->targets, MusterCastlesSiegeTarget, i);

      if (target->castle == castle && target->defense == MUSTER_CASTLES_SIEGE_CASTLE)
        return g_steal_pointer (&plan);
    }
  muster_castles_siege_plan_free (g_steal_pointer (&plan));
  plan = plan_new ();
  return find_missing (siege, castle, health, &plan->missing, error) ? g_steal_pointer (&plan) : NULL;
}

/* The best plan without one attacker, whose cards are then worth nothing and never used. */
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

/* Whether `plan` is worse for the attacker than `other`. */
static gboolean
is_worse (const MusterCastlesSiegePlan *plan, const MusterCastlesSiegePlan *other)
{
  if (plan->razed + plan->taken != other->razed + other->taken)
    return plan->razed + plan->taken < other->razed + other->taken;
  return plan->removed < other->removed;
}

/* Whether all attack cards of the best plan go to one target that needs cards of both. */
static gboolean
needs_both (const MusterCastlesSiege *siege, const MusterCastlesSiegePlan *best)
{
  g_autofree guint *needs = list_needs (best);
  guint64 attack[] = { 0, 0 };
  guint targets = 0, need = 0;

  for (guint i = 0; i < best->targets->len; i++)
    {
      targets += needs[i] > 0;
      need = MAX (need, needs[i]);
    }
  for (guint i = 0; i < siege->n_cards; i++)
    if (siege->cards[i].kind == MUSTER_CASTLES_SIEGE_ATTACK)
      attack[siege->cards[i].owner == MUSTER_CASTLES_SIEGE_ALLY] += siege->cards[i].worth;
  return targets == 1 && MAX (attack[0], attack[1]) < need;
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
