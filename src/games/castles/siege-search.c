/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why one order of play is enough.
 *
 * A lost castle counts with all its health, however its defenses went; a standing one counts with the defenses it lost.
 * So there is no gain in delaying a Jester that takes a castle: it can go first, as long as the castle isn't the last.
 * Attack cards may remove any defense, so they go before Sabotage and Cannon Fire, which then remove the topmost of the
 * rest. One razing Jester is enough, and it goes last, when most castles are bare.
 *
 * For a given number of Cannon Fires, with or without a razing Jester, only one choice per card of the defender
 * remains, castle by castle, each pile from the top: removed by an attack, removed by a special, or left standing, in
 * which case specials reach nothing below it. The table has one layer per card: the best result for each number of
 * castles taken, Sabotages played and attack spent so far. */
#include "games/castles/siege-search.h"

#include "model/error.h"
#include "model/i18n.h"

/* Limit on the cells of all tables: a hundred times what a dozen castles and two dozen cards need. */
#define MOST_CELLS (1u << 25)

#define NO_WAY (-1)

/* The parameters of one run. */
typedef struct
{
  const MusterCastlesSiegeCastle *castles;
  guint n_castles;
  guint steals, sabotages, cannon_fires;
  gsize top;
  gboolean raze;
  gint64 castle_value; /* the value of a castle: more than all health together */
} Run;

/* A position in a layer. */
typedef struct
{
  guint mode;  /* inside a castle: Cannon Fires that hit it so far, or one more than available if a defense stays */
  guint kept;  /* a castle with a defense was taken, so the attacker keeps one when a Jester razes */
  guint taken; /* castles */
  guint sabotages;
  gsize attack;
} Spot;

typedef struct
{
  gsize size; /* cells of a layer */
  gint64 *cells;
} Table;

static void
table_clear (Table *table)
{
  g_free (table->cells);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

void
muster_castles_siege_choice_free (MusterCastlesSiegeChoice *choice)
{
  for (guint i = 0; i < choice->n_castles; i++)
    g_free (choice->fates[i].defenses);
  g_free (choice->fates);
  g_free (choice);
}

void
muster_castles_siege_refuse (GError **error)
{
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE,
               _ ("There are too many cards in this siege to work out the best attack."));
}

static guint
surviving (const Run *run)
{
  return run->cannon_fires + 1;
}

static gsize
count_cells (const Run *run)
{
  return (gsize) (run->cannon_fires + 2) * 2 * (run->steals + 1) * (run->sabotages + 1) * (run->top + 1);
}

static gsize
cell_of (const Run *run, const Spot *spot)
{
  gsize cell = (gsize) spot->mode * 2 + spot->kept;

  cell = cell * (run->steals + 1) + spot->taken;
  cell = cell * (run->sabotages + 1) + spot->sabotages;
  return cell * (run->top + 1) + spot->attack;
}

static gint64 *
layer_of (const Table *table, gsize layer)
{
  return table->cells + layer * table->size;
}

/* Advances to the next spot of a layer with that many modes; FALSE after the last. */
static gboolean
next_spot (const Run *run, Spot *spot, guint modes)
{
  if (spot->attack++ < run->top)
    return TRUE;
  spot->attack = 0;
  if (spot->sabotages++ < run->sabotages)
    return TRUE;
  spot->sabotages = 0;
  if (spot->taken++ < run->steals)
    return TRUE;
  spot->taken = 0;
  if (spot->kept++ < 1)
    return TRUE;
  spot->kept = 0;
  return ++spot->mode < modes;
}

static gint64
value_at (const Run *run, const gint64 *layer, Spot spot)
{
  return layer[cell_of (run, &spot)];
}

/* What happened to a defense, in this order: it stays, a special removes it, the attack removes it. */
typedef enum
{
  DEFENSE_STAYS,
  DEFENSE_SHOT, /* by Cannon Fire */
  DEFENSE_SABOTAGED,
  DEFENSE_ATTACKED,
  N_DEFENSE_WAYS,
} DefenseWay;

/* The n-th predecessor of `spot`; FALSE if there are no more. */
static gboolean
find_before (const Run *run, DefenseWay way, guint worth, Spot spot, guint n, Spot *before)
{
  *before = spot;
  switch (way)
    {
    case DEFENSE_STAYS:
      before->mode = surviving (run) - MIN (n, surviving (run));
      return spot.mode == surviving (run) && n <= surviving (run);
    case DEFENSE_SHOT:
      before->mode--;
      return n == 0 && spot.mode > 0 && spot.mode < surviving (run);
    case DEFENSE_SABOTAGED:
      before->sabotages--;
      return n == 0 && spot.mode == run->cannon_fires && spot.sabotages > 0;
    case DEFENSE_ATTACKED:
      before->attack -= worth;
      return n == 0 && spot.attack >= worth;
    case N_DEFENSE_WAYS:
      break;
    }
  return FALSE;
}

/* The best value of a spot after a defense, and its predecessor. */
static gint64
weigh_defense (const Run *run, const gint64 *layer, guint worth, Spot spot, DefenseWay *by, Spot *from)
{
  gint64 best = NO_WAY;
  Spot before;

  for (DefenseWay way = 0; way < N_DEFENSE_WAYS; way++)
    for (guint n = 0; find_before (run, way, worth, spot, n, &before); n++)
      {
        gint64 value = value_at (run, layer, before);

        value += value == NO_WAY || way == DEFENSE_STAYS ? 0 : worth;
        if (value <= best)
          continue;
        best = value;
        *by = way;
        *from = before;
      }
  return best;
}

typedef enum
{
  CASTLE_STANDS,
  CASTLE_ATTACKED,
  CASTLE_STOLEN,
} CastleWay;

static gint64
health_of (const MusterCastlesSiegeCastle *castle)
{
  gint64 health = castle->worth;

  for (guint i = 0; i < castle->n_defenses; i++)
    health += castle->defenses[i];
  return health;
}

static void
consider (gint64 value, CastleWay way, Spot before, gint64 *best, CastleWay *by, Spot *from)
{
  if (value <= *best)
    return;
  *best = value;
  *by = way;
  *from = before;
}

/* Decides whether the castle falls, with its remaining defenses. */
static void
weigh_end (const Run *run, const gint64 *layer, guint worth, Spot spot, gint64 *best, CastleWay *by, Spot *from)
{
  for (guint mode = surviving (run) + 1; mode-- > 0;)
    {
      Spot before = spot;
      gint64 value;

      before.mode = mode;
      value = value_at (run, layer, before);
      if (value != NO_WAY && run->raze && mode < surviving (run))
        value += run->castle_value + worth;
      consider (value, CASTLE_STANDS, before, best, by, from);
      if (mode == surviving (run) || spot.attack < worth)
        continue;
      before.attack -= worth;
      value = value_at (run, layer, before);
      if (value != NO_WAY)
        consider (value + run->castle_value + worth, CASTLE_ATTACKED, before, best, by, from);
    }
}

/* The best value of a spot after a castle. `base` is the layer before its first defense. */
static gint64
weigh_castle (const Run *run, const gint64 *base, const gint64 *layer, const MusterCastlesSiegeCastle *castle,
              Spot spot, CastleWay *by, Spot *from)
{
  gint64 best = NO_WAY;

  if (spot.mode != 0)
    return NO_WAY;
  weigh_end (run, layer, castle->worth, spot, &best, by, from);
  for (guint kept = 0; spot.taken > 0 && kept <= 1; kept++)
    {
      Spot before = spot;
      gint64 value;

      before.taken--;
      before.kept = kept;
      value = value_at (run, base, before);
      if (value != NO_WAY && (kept || castle->n_defenses > 0) == spot.kept)
        consider (value + run->castle_value + health_of (castle), CASTLE_STOLEN, before, &best, by, from);
    }
  return best;
}

static gsize
count_layers (const Run *run)
{
  gsize layers = 1;

  for (guint i = 0; i < run->n_castles; i++)
    layers += run->castles[i].n_defenses + 1;
  return layers;
}

static void
fill_defense (const Run *run, const gint64 *before, gint64 *after, guint worth)
{
  Spot spot = { 0 }, from;
  DefenseWay way;

  do
    after[cell_of (run, &spot)] = weigh_defense (run, before, worth, spot, &way, &from);
  while (next_spot (run, &spot, surviving (run) + 1));
}

static void
fill_castle (const Run *run, const gint64 *base, const gint64 *before, gint64 *after,
             const MusterCastlesSiegeCastle *castle)
{
  Spot spot = { 0 }, from;
  CastleWay way;

  do
    after[cell_of (run, &spot)] = weigh_castle (run, base, before, castle, spot, &way, &from);
  while (next_spot (run, &spot, surviving (run) + 1));
}

static void
fill (const Run *run, const Table *table)
{
  gsize layer = 0;

  for (gsize i = 0; i < table->size; i++)
    table->cells[i] = i == 0 ? 0 : NO_WAY;
  for (guint i = 0; i < run->n_castles; i++)
    {
      const MusterCastlesSiegeCastle *castle = &run->castles[i];
      const gint64 *base = layer_of (table, layer);

      for (guint j = castle->n_defenses; j-- > 0; layer++)
        fill_defense (run, layer_of (table, layer), layer_of (table, layer + 1), castle->defenses[j]);
      fill_castle (run, base, layer_of (table, layer), layer_of (table, layer + 1), castle);
      layer++;
    }
}

/* Whether all runs up to the widest exceed the limit on cells; check before the first. */
static gboolean
is_too_much (const Run *widest, guint n_raze)
{
  gdouble each = 2.0 * (widest->steals + 1.0) * (widest->sabotages + 1.0) * ((gdouble) widest->top + 1)
                 * (gdouble) count_layers (widest),
          modes = 0;

  for (guint shots = 0; shots <= widest->cannon_fires && modes <= MOST_CELLS; shots++)
    modes += shots + 2.0;
  return each * modes * n_raze > MOST_CELLS;
}

static void
table_init (Table *table, const Run *run)
{
  table->size = count_cells (run);
  table->cells = g_new (gint64, count_layers (run) * table->size);
  fill (run, table);
}

/* Choosing. */

typedef struct
{
  const MusterCastlesSiege *siege;
  const MusterCastlesSiegePrice *prices;
  guint jesters, own_jesters;
  gint64 value; /* the best so far, and its cost */
  guint cards, spent;
  Run run;
  Spot spot;
} Search;

/* Whether the attacker keeps a castle when a Jester razes. */
static gboolean
may_raze (const Search *search, const Run *run, const Spot *spot)
{
  const MusterCastlesSiege *siege = search->siege;

  if (!run->raze || siege->own_defended > 0 || (spot->kept && search->own_jesters > 0))
    return TRUE;
  return siege->own_bare == 0 && spot->taken == 0;
}

static void
compare (Search *search, const Run *run, const gint64 *last, const Spot *spot)
{
  gint64 value = value_at (run, last, *spot);
  const MusterCastlesSiegePrice *price = &search->prices[spot->attack];
  guint cards;

  if (value == NO_WAY || price->cards == G_MAXUINT || spot->taken + run->raze > search->jesters
      || !may_raze (search, run, spot))
    return;
  cards = price->cards + spot->taken + spot->sabotages + run->cannon_fires + run->raze;
  if (value < search->value
      || (value == search->value
          && (cards > search->cards || (cards == search->cards && price->spent >= search->spent))))
    return;
  search->value = value;
  search->cards = cards;
  search->spent = price->spent;
  search->run = *run;
  search->spot = *spot;
}

static void
try_run (Search *search, const Run *run)
{
  g_auto (Table) table = { 0 };
  Spot spot = { 0 };

  table_init (&table, run);
  do
    compare (search, run, layer_of (&table, count_layers (run) - 1), &spot);
  while (next_spot (run, &spot, 1));
}

/* Tracing the best run backwards. */

static MusterCastlesSiegeChoice *
choice_new (const Run *run, gint castle)
{
  MusterCastlesSiegeChoice *choice = g_new0 (MusterCastlesSiegeChoice, 1);

  choice->castle = castle >= 0 ? (guint) castle : 0;
  choice->n_castles = run->n_castles;
  choice->fates = g_new0 (MusterCastlesSiegeFate, run->n_castles + 1);
  for (guint i = 0; i < run->n_castles; i++)
    choice->fates[i].defenses = g_new0 (gboolean, run->castles[i].n_defenses + 1);
  choice->cannon_fires = run->cannon_fires;
  choice->raze = run->raze;
  return choice;
}

static void
trace_castle (const Run *run, const Table *table, const MusterCastlesSiegeCastle *castle, gsize layer, Spot *spot,
              MusterCastlesSiegeFate *fate)
{
  CastleWay way = CASTLE_STANDS;
  Spot from = *spot;

  weigh_castle (run, layer_of (table, layer - castle->n_defenses - 1), layer_of (table, layer - 1), castle, *spot, &way,
                &from);
  *spot = from;
  fate->stolen = way == CASTLE_STOLEN;
  fate->attacked = way == CASTLE_ATTACKED;
  for (guint j = 0; j < castle->n_defenses && !fate->stolen; j++)
    {
      DefenseWay by = DEFENSE_STAYS;

      weigh_defense (run, layer_of (table, layer - 2 - j), castle->defenses[j], *spot, &by, &from);
      *spot = from;
      fate->defenses[j] = by == DEFENSE_ATTACKED;
      fate->sabotages += by == DEFENSE_SABOTAGED;
    }
}

static MusterCastlesSiegeChoice *
trace (const Search *search, gint castle)
{
  const Run *run = &search->run;
  g_auto (Table) table = { 0 };
  MusterCastlesSiegeChoice *choice;
  gsize layer = count_layers (run) - 1;
  Spot spot = search->spot;

  table_init (&table, run);
  choice = choice_new (run, castle);
  choice->attack = spot.attack;
  for (guint i = run->n_castles; i-- > 0;)
    {
      trace_castle (run, &table, &run->castles[i], layer, &spot, &choice->fates[i]);
      layer -= run->castles[i].n_defenses + 1;
    }
  return choice;
}

static guint
count_cards (const MusterCastlesSiege *siege, MusterCastlesSiegeKind kind, gboolean own_only)
{
  guint n = 0;

  for (guint i = 0; i < siege->n_cards; i++)
    n += siege->cards[i].kind == kind && (!own_only || siege->cards[i].owner == MUSTER_CASTLES_SIEGE_OWN);
  return n;
}

/* The widest run: no more of each card than can be useful. */
static gboolean
init_run (Run *run, const MusterCastlesSiege *siege, gint castle, gsize top, GError **error)
{
  guint64 health = 0, defenses = 0;

  *run = (Run){ siege->castles, siege->n_castles, .top = top };
  if (castle >= 0)
    {
      run->castles += castle;
      run->n_castles = 1;
    }
  for (guint i = 0; i < run->n_castles; i++)
    {
      health += (guint64) health_of (&run->castles[i]);
      defenses += run->castles[i].n_defenses;
      run->cannon_fires = MAX (run->cannon_fires, run->castles[i].n_defenses);
    }
  if (health > G_MAXINT || defenses > MOST_CELLS)
    {
      muster_castles_siege_refuse (error);
      return FALSE;
    }
  run->castle_value = (gint64) health + 1;
  run->steals
      = MIN (count_cards (siege, MUSTER_CASTLES_SIEGE_JESTER, FALSE), siege->n_castles > 0 ? siege->n_castles - 1 : 0);
  run->steals = MIN (run->steals, run->n_castles);
  run->sabotages = MIN (count_cards (siege, MUSTER_CASTLES_SIEGE_SABOTAGE, FALSE), (guint) defenses);
  run->cannon_fires = MIN (count_cards (siege, MUSTER_CASTLES_SIEGE_CANNON_FIRE, FALSE), run->cannon_fires);
  return TRUE;
}

MusterCastlesSiegeChoice *
muster_castles_siege_search (const MusterCastlesSiege *siege, gint castle, const MusterCastlesSiegePrice *prices,
                             gsize top, GError **error)
{
  Search search = { siege, prices, .value = NO_WAY };
  Run widest, run;

  search.jesters = count_cards (siege, MUSTER_CASTLES_SIEGE_JESTER, FALSE);
  search.own_jesters = count_cards (siege, MUSTER_CASTLES_SIEGE_JESTER, TRUE);
  if (!init_run (&widest, siege, castle, top, error))
    return NULL;
  if (is_too_much (&widest, 1 + MIN (search.jesters, 1)))
    {
      muster_castles_siege_refuse (error);
      return NULL;
    }
  for (guint shots = 0; shots <= widest.cannon_fires; shots++)
    for (guint raze = 0; raze <= MIN (search.jesters, 1); raze++)
      {
        run = widest;
        run.cannon_fires = shots;
        run.raze = raze != 0;
        try_run (&search, &run);
      }
  return trace (&search, castle);
}
