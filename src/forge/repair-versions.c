/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values, race and tarot are gone through one by one. What is left then falls into parts that don't depend on each other
 * (forge/repair-part.h), whose sets of differences are joined; gear depends on the tarot's rank only and is kept for it. */
#include "forge/repair-versions.h"

#include "games/collision/totals.h"

/* Trying more is no help to anybody; see games/collision/remedy.c. */
#define MOST_CHOICES 100

#define MOST_RANKS 256

static const MusterRepairPart *const parts[]
    = { &muster_repair_weapons, &muster_repair_loose, &muster_repair_armor, &muster_repair_skills };

#define N_PARTS G_N_ELEMENTS (parts)
#define N_GEAR (N_PARTS - 1) /* the last are the skills */

/* What stands before the parts are looked at. */
typedef struct
{
  MusterValueSet values;
  gboolean opened;           /* the values were named */
  const MusterOption *race;  /* NULL: another one, with this bonus */
  gint bonus;                /* to the number of skills */
  const MusterOption *tarot; /* the one it will have */
  guint changes;             /* these make */
  guint64 *set;              /* differences of the fewest changes, where they are looked for */
} Basis;

/* Gear for a rank. */
typedef struct
{
  guint turn; /* what it was worked out for; see begin_values() */
  guint least;
  gboolean has_reach;
  gint64 *lowest;
  MusterReach reach;
} Gear;

struct _MusterVersions
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  gint battle;
  gint64 points;
  GArray *bonuses; /* gint: of the races, each once */
  MusterSums sums; /* what is kept */
  MusterSums scratch;
  GArray *bases; /* Basis: of the fewest changes */
  guint fewest;
  guint turn;
  Gear gear[MOST_RANKS]; /* for the values at hand; in scratch */
};

/* Making. */

static gint64
dearest (const MusterCatalog *catalog, MusterKind kind)
{
  gint64 most = 0;

  for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
    most = MAX (most, muster_catalog_nth (catalog, kind, i)->points);
  return most;
}

/* More than the points can grow: no place can cost more than the dearest option for it. */
static gint64
most_growth (const MusterCatalog *catalog, const MusterCollisionCharacter *character)
{
  gint64 most = dearest (catalog, MUSTER_KIND_RACE) + dearest (catalog, MUSTER_KIND_TAROT);

  most += dearest (catalog, MUSTER_KIND_ARMOR) + dearest (catalog, MUSTER_KIND_ARMOR_ENCHANTMENT);
  most += dearest (catalog, MUSTER_KIND_ACCESSORY);
  most += MIN (MUSTER_COLLISION_MAX_WEAPONS, character->weapons->len) * dearest (catalog, MUSTER_KIND_WEAPON);
  most += character->weapons->len * dearest (catalog, MUSTER_KIND_WEAPON_ENCHANTMENT);
  most += character->skills->len * dearest (catalog, MUSTER_KIND_SKILL);
  return most;
}

static gint64
add_points (const MusterCollisionCharacter *character)
{
  MusterCollisionPick pick = { 0 };
  gint64 points = 0;

  while (muster_collision_character_next_pick (character, &pick))
    points += muster_repair_points (pick.choice->option);
  return points;
}

static GArray *
list_bonuses (const MusterCatalog *catalog)
{
  GArray *bonuses = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_RACE); i++)
    {
      gint bonus = muster_catalog_nth (catalog, MUSTER_KIND_RACE, i)->skills;
      gboolean there = FALSE;

      for (guint j = 0; j < bonuses->len; j++)
        there |= g_array_index (bonuses, gint, j) == bonus;
      if (!there)
        g_array_append_val (bonuses, bonus);
    }
  return bonuses;
}

MusterVersions *
muster_versions_new (const MusterCatalog *catalog, const MusterCollisionCharacter *character, gint battle)
{
  MusterVersions *versions;
  gint64 points, most;

  if (character->weapons->len + character->skills->len > MOST_CHOICES)
    return NULL;
  points = add_points (character);
  most = most_growth (catalog, character);
  versions = g_new0 (MusterVersions, 1);
  versions->catalog = catalog;
  versions->character = character;
  versions->battle = battle;
  versions->points = points;
  versions->bonuses = list_bonuses (catalog);
  versions->bases = g_array_new (FALSE, FALSE, sizeof (Basis));
  muster_sums_init (&versions->sums, -points, most);
  muster_sums_init (&versions->scratch, -points, most);
  return versions;
}

void
muster_versions_free (MusterVersions *versions)
{
  muster_sums_clear (&versions->sums);
  muster_sums_clear (&versions->scratch);
  g_array_unref (versions->bonuses);
  g_array_unref (versions->bases);
  g_free (versions);
}

guint
muster_versions_get_most (const MusterVersions *versions)
{
  /* Race, tarot, armor, its enchantment, accessory, values. */
  return 6 + versions->character->weapons->len + versions->character->skills->len;
}

gint64
muster_versions_get_points (const MusterVersions *versions)
{
  return versions->points;
}

MusterSums *
muster_versions_get_sums (MusterVersions *versions)
{
  return &versions->sums;
}

guint
muster_versions_list_values (const MusterCatalog *catalog, MusterValueSet sets[1 << MUSTER_MAX_VALUES])
{
  guint all = muster_catalog_count (catalog, MUSTER_KIND_VALUE),
        size = MIN (all, MUSTER_COLLISION_MAX_CHARACTER_VALUES), n = 0;

  for (guint set = 0; set < 1u << all; set++)
    if (muster_value_set_size ((MusterValueSet) set) == size)
      sets[n++] = (MusterValueSet) set;
  return n;
}

/* Going through values, race and tarot. */

typedef gboolean (*BasisFunc) (MusterVersions *versions, Basis *basis, guint most, gpointer data);

static MusterRepairFrame
frame_of (MusterVersions *versions, const Basis *basis)
{
  return (MusterRepairFrame){
    versions->catalog, versions->character, basis->values, basis->tarot, MAX (0, basis->tarot->skills + basis->bonus),
    &versions->scratch
  };
}

static gboolean
opens (MusterValueSet values, const MusterOption *option)
{
  return option->values == 0 || (option->values & values) != 0;
}

static gboolean
may_have_tarot (const MusterVersions *versions, MusterValueSet values, const MusterOption *tarot)
{
  return opens (values, tarot) && (versions->battle < 0 || tarot->limit <= versions->battle);
}

static gboolean
each_tarot (MusterVersions *versions, Basis basis, guint most, BasisFunc func, gpointer data)
{
  const MusterOption *now = versions->character->tarot.option;
  guint changes = basis.changes;

  basis.tarot = now;
  if (now != NULL && may_have_tarot (versions, basis.values, now) && !func (versions, &basis, most, data))
    return FALSE;
  basis.changes = changes + 1;
  for (guint i = 0; basis.changes <= most && i < muster_catalog_count (versions->catalog, MUSTER_KIND_TAROT); i++)
    {
      basis.tarot = muster_catalog_nth (versions->catalog, MUSTER_KIND_TAROT, i);
      if (basis.tarot != now && may_have_tarot (versions, basis.values, basis.tarot)
          && !func (versions, &basis, most, data))
        return FALSE;
    }
  return TRUE;
}

/* The next race in place of the present one, with that bonus; NULL after the last. */
static const MusterOption *
next_race (const MusterVersions *versions, const Basis *basis, guint *n)
{
  while (*n < muster_catalog_count (versions->catalog, MUSTER_KIND_RACE))
    {
      const MusterOption *race = muster_catalog_nth (versions->catalog, MUSTER_KIND_RACE, (*n)++);

      if (race != versions->character->race.option && race->skills == basis->bonus && opens (basis->values, race))
        return race;
    }
  return NULL;
}

static gboolean
each_race (MusterVersions *versions, Basis basis, guint most, BasisFunc func, gpointer data)
{
  const MusterOption *now = versions->character->race.option;

  basis.race = now;
  basis.bonus = now != NULL ? now->skills : 0;
  if (now != NULL && opens (basis.values, now) && !each_tarot (versions, basis, most, func, data))
    return FALSE;
  basis.race = NULL;
  basis.changes++;
  for (guint i = 0; basis.changes <= most && i < versions->bonuses->len; i++)
    {
      guint n = 0;

      basis.bonus = g_array_index (versions->bonuses, gint, i);
      if (next_race (versions, &basis, &n) != NULL && !each_tarot (versions, basis, most, func, data))
        return FALSE;
    }
  return TRUE;
}

/* Forgets what was worked out for other values. */
static void
begin_values (MusterVersions *versions)
{
  muster_sums_reset (&versions->scratch);
  versions->turn++;
}

/* The values that it names stay, where the set has them all. */
static gboolean
each_with_named (MusterVersions *versions, MusterValueSet set, guint most, BasisFunc func, gpointer data)
{
  const MusterCollisionCharacter *character = versions->character;

  if (!character->names_values || character->unknown_values != NULL || (character->values & ~set) != 0)
    return TRUE;
  begin_values (versions);
  return each_race (versions, (Basis){ .values = character->values }, most, func, data);
}

static gboolean
each_with_open (MusterVersions *versions, MusterValueSet set, guint most, BasisFunc func, gpointer data)
{
  gboolean opened = versions->character->names_values;
  Basis basis = { .values = set, .opened = opened, .changes = opened ? 1 : 0 };

  begin_values (versions);
  return basis.changes > most || each_race (versions, basis, most, func, data);
}

static gboolean
each_basis (MusterVersions *versions, MusterValueSet set, guint most, BasisFunc func, gpointer data)
{
  return each_with_named (versions, set, most, func, data) && each_with_open (versions, set, most, func, data);
}

/* Gear. */

static Gear *
get_gear (MusterVersions *versions, const MusterRepairFrame *frame)
{
  Gear *gear = &versions->gear[frame->tarot->rank];

  if (gear->turn == versions->turn)
    return gear;
  *gear = (Gear){ .turn = versions->turn };
  for (guint i = 0; i < N_GEAR; i++)
    gear->least += parts[i]->least (frame);
  return gear;
}

static MusterReach
join_parts (const MusterRepairFrame *frame, guint first, guint last, guint most)
{
  MusterReach all = parts[first]->reach (frame, most);

  for (guint i = first + 1; i < last; i++)
    {
      MusterReach part = parts[i]->reach (frame, most);

      all = muster_reach_join (frame->sums, &all, &part, most);
    }
  return all;
}

static const MusterReach *
get_gear_reach (MusterVersions *versions, const MusterRepairFrame *frame, guint most)
{
  Gear *gear = get_gear (versions, frame);

  if (!gear->has_reach)
    gear->reach = join_parts (frame, 0, N_GEAR, most);
  gear->has_reach = TRUE;
  return &gear->reach;
}

/* Differences of a basis: those of its parts, with race and tarot. */

static gint64
tarot_difference (const MusterVersions *versions, const Basis *basis)
{
  return basis->tarot->points - muster_repair_points (versions->character->tarot.option);
}

static guint64 *
list_races (MusterVersions *versions, const Basis *basis)
{
  guint64 *set = muster_sums_new (&versions->scratch);
  gint64 tarot = tarot_difference (versions, basis), points = muster_repair_points (versions->character->race.option);
  const MusterOption *race;
  guint n = 0;

  if (basis->race != NULL)
    muster_sums_add (&versions->scratch, set, tarot);
  while (basis->race == NULL && (race = next_race (versions, basis, &n)) != NULL)
    muster_sums_add (&versions->scratch, set, race->points - points + tarot);
  return set;
}

/* Whether so many changes can be enough. */
static gboolean
can_be_enough (MusterVersions *versions, const Basis *basis, const MusterRepairFrame *frame, guint most)
{
  return basis->changes + get_gear (versions, frame)->least <= most
         && basis->changes + get_gear (versions, frame)->least + muster_repair_skills.least (frame) <= most;
}

static gboolean
add_reach (MusterVersions *versions, Basis *basis, guint most, gpointer data)
{
  MusterRepairFrame frame = frame_of (versions, basis);
  MusterReach *to = data, skills, both;
  const guint64 *races;

  if (!can_be_enough (versions, basis, &frame, most))
    return TRUE;
  skills = muster_repair_skills.reach (&frame, most - basis->changes);
  both
      = muster_reach_join (&versions->scratch, get_gear_reach (versions, &frame, most), &skills, most - basis->changes);
  races = list_races (versions, basis);
  for (guint i = 0; i < both.n; i++)
    {
      guint64 *row = muster_reach_at (to, both.least + i + basis->changes);

      if (row != NULL)
        muster_sums_add_joined (&versions->sums, row, both.rows[i], races);
    }
  return TRUE;
}

MusterReach
muster_versions_find_reach (MusterVersions *versions, MusterValueSet values, guint most)
{
  MusterReach reach = muster_reach_new (&versions->sums, 0, most);

  each_basis (versions, values, most, add_reach, &reach);
  return reach;
}

/* The lowest points. */

static gint64 *
new_lowest (MusterSums *sums, guint most)
{
  gint64 *lowest = muster_sums_alloc (sums, (most + 1) * sizeof (gint64));

  for (guint i = 0; i <= most; i++)
    lowest[i] = G_MAXINT64;
  return lowest;
}

static gint64 *
join_lowest (MusterSums *sums, const gint64 *a, const gint64 *b, guint most)
{
  gint64 *both = new_lowest (sums, most);

  for (guint i = 0; i <= most; i++)
    for (guint j = 0; a[i] != G_MAXINT64 && i + j <= most; j++)
      if (b[j] != G_MAXINT64)
        both[i + j] = MIN (both[i + j], a[i] + b[j]);
  return both;
}

static gint64 *
lowest_of_part (const MusterRepairFrame *frame, const MusterRepairPart *part, guint most)
{
  gint64 *lowest = new_lowest (frame->sums, most);

  part->lowest (frame, lowest, most);
  return lowest;
}

static gint64 *
get_gear_lowest (MusterVersions *versions, const MusterRepairFrame *frame, guint most)
{
  Gear *gear = get_gear (versions, frame);

  if (gear->lowest != NULL)
    return gear->lowest;
  gear->lowest = lowest_of_part (frame, parts[0], most);
  for (guint i = 1; i < N_GEAR; i++)
    gear->lowest = join_lowest (frame->sums, gear->lowest, lowest_of_part (frame, parts[i], most), most);
  return gear->lowest;
}

static gboolean
add_lowest (MusterVersions *versions, Basis *basis, guint most, gpointer data)
{
  MusterRepairFrame frame = frame_of (versions, basis);
  gint64 *to = data, *both, difference;

  if (!can_be_enough (versions, basis, &frame, most)
      || !muster_sums_next (&versions->scratch, list_races (versions, basis), versions->scratch.least, &difference))
    return TRUE;
  both = join_lowest (frame.sums, get_gear_lowest (versions, &frame, most),
                      lowest_of_part (&frame, &muster_repair_skills, most), most - basis->changes);
  for (guint i = 0; i + basis->changes <= most; i++)
    if (both[i] != G_MAXINT64)
      to[i + basis->changes] = MIN (to[i + basis->changes], both[i] + difference);
  return TRUE;
}

void
muster_versions_find_lowest (MusterVersions *versions, MusterValueSet values, gint64 *lowest, guint most)
{
  for (guint i = 0; i <= most; i++)
    lowest[i] = G_MAXINT64;
  each_basis (versions, values, most, add_lowest, lowest);
}

/* Walking: part after part, each time only where the rest can make what is left. */

typedef struct
{
  MusterRepairFrame frame;
  MusterReach each[N_PARTS], rest[N_PARTS + 1]; /* a part, and all from that one on */
  const MusterRepairWalk *walk;
} Walking;

typedef struct
{
  const Walking *walking;
  guint part;
  guint changes;
  gint64 difference;
} Step;

static gboolean
walk_step (gpointer data)
{
  const Step *step = data;
  const Walking *walking = step->walking;
  MusterSums *sums = walking->frame.sums;
  const MusterReach *each = &walking->each[step->part];

  if (step->part == N_PARTS)
    return walking->walk->next (walking->walk->data);
  for (guint i = 0; i < each->n && each->least + i <= step->changes; i++)
    {
      guint64 *rest = muster_reach_at (&walking->rest[step->part + 1], step->changes - each->least - i);
      gint64 here = sums->least - 1;

      while (rest != NULL && muster_sums_next (sums, each->rows[i], here + 1, &here))
        {
          Step next = { walking, step->part + 1, step->changes - each->least - i, step->difference - here };
          MusterRepairWalk walk = { walking->walk->changes, walk_step, &next };

          if (muster_sums_has (sums, rest, next.difference)
              && !parts[step->part]->walk (&walking->frame, each->least + i, here, &walk))
            return FALSE;
        }
    }
  return TRUE;
}

static void
prepare_walk (Walking *walking, guint changes)
{
  MusterSums *sums = walking->frame.sums;

  walking->rest[N_PARTS] = muster_reach_new (sums, 0, 0);
  muster_sums_add (sums, walking->rest[N_PARTS].rows[0], 0);
  for (guint i = N_PARTS; i > 0; i--)
    {
      walking->each[i - 1] = parts[i - 1]->reach (&walking->frame, changes);
      walking->rest[i - 1] = muster_reach_join (sums, &walking->each[i - 1], &walking->rest[i], changes);
    }
}

/* What is asked for. */
typedef struct
{
  guint changes;
  gint64 difference;
  const MusterRepairWalk *walk;
} Wanted;

static gboolean
walk_race (MusterVersions *versions, const Basis *basis, const MusterOption *race, const Walking *walking,
           const Wanted *wanted)
{
  const MusterCollisionCharacter *character = versions->character;
  gint64 tarot = tarot_difference (versions, basis);
  gint64 points = race != NULL ? race->points - muster_repair_points (character->race.option) : 0;
  Step step = { walking, 0, wanted->changes - basis->changes, wanted->difference - tarot - points };
  guint64 *row = muster_reach_at (&walking->rest[0], step.changes);
  guint before = wanted->walk->changes->len;
  gboolean on;

  if (row == NULL || !muster_sums_has (walking->frame.sums, row, step.difference))
    return TRUE;
  if (basis->opened)
    {
      MusterCollisionRemedy open = { .kind = MUSTER_COLLISION_REMEDY_OPEN_VALUES };

      g_array_append_val (wanted->walk->changes, open);
    }
  if (race != NULL)
    muster_repair_push (wanted->walk, MUSTER_COLLISION_SLOT_RACE, 0, race, points);
  if (basis->tarot != character->tarot.option)
    muster_repair_push (wanted->walk, MUSTER_COLLISION_SLOT_TAROT, 0, basis->tarot, tarot);
  on = walk_step (&step);
  g_array_set_size (wanted->walk->changes, before);
  return on;
}

static gboolean
walk_basis (MusterVersions *versions, Basis *basis, guint most, gpointer data)
{
  const Wanted *wanted = data;
  Walking walking = { .frame = frame_of (versions, basis), .walk = wanted->walk };
  const MusterOption *race;
  guint n = 0;

  if (basis->changes > wanted->changes || !can_be_enough (versions, basis, &walking.frame, wanted->changes))
    return TRUE;
  prepare_walk (&walking, wanted->changes - basis->changes);
  if (basis->race != NULL)
    return walk_race (versions, basis, NULL, &walking, wanted);
  while ((race = next_race (versions, basis, &n)) != NULL)
    if (!walk_race (versions, basis, race, &walking, wanted))
      return FALSE;
  return TRUE;
}

gboolean
muster_versions_walk (MusterVersions *versions, MusterValueSet values, guint changes, gint64 difference,
                      const MusterRepairWalk *walk)
{
  Wanted wanted = { changes, difference, walk };

  return each_basis (versions, values, changes, walk_basis, &wanted);
}

/* One character alone. */

static gboolean
keep_basis (MusterVersions *versions, Basis *basis, guint most, gpointer data)
{
  MusterRepairFrame frame = frame_of (versions, basis);
  MusterReach reach = { most, 1, &basis->set };

  if (!can_be_enough (versions, basis, &frame, most))
    return TRUE;
  basis->set = muster_sums_new (&versions->sums);
  add_reach (versions, basis, most, &reach);
  if (!muster_sums_is_empty (&versions->sums, basis->set))
    g_array_append_vals (versions->bases, basis, 1);
  return TRUE;
}

gboolean
muster_versions_find_fewest (MusterVersions *versions, guint *changes)
{
  MusterValueSet sets[1 << MUSTER_MAX_VALUES];
  guint n = muster_versions_list_values (versions->catalog, sets);

  for (guint most = 0; versions->bases->len == 0; most++)
    {
      if (most > muster_versions_get_most (versions))
        return FALSE;
      versions->fewest = *changes = most;
      if (muster_value_set_size (versions->character->values) <= MUSTER_COLLISION_MAX_CHARACTER_VALUES)
        each_with_named (versions, versions->character->values, most, keep_basis, NULL);
      for (guint i = 0; i < n; i++)
        each_with_open (versions, sets[i], most, keep_basis, NULL);
    }
  return TRUE;
}

/* Those first that leave race and tarot as they are. */
static gboolean
walk_at (MusterVersions *versions, gint64 difference, const MusterRepairWalk *walk)
{
  Wanted wanted = { versions->fewest, difference, walk };

  for (guint changed = 0; changed <= 3; changed++)
    for (guint i = 0; i < versions->bases->len; i++)
      {
        Basis *basis = &g_array_index (versions->bases, Basis, i);

        if (basis->changes != changed || !muster_sums_has (&versions->sums, basis->set, difference))
          continue;
        begin_values (versions);
        if (!walk_basis (versions, basis, versions->fewest, &wanted))
          return FALSE;
      }
  return TRUE;
}

void
muster_versions_walk_fewest (MusterVersions *versions, const MusterRepairWalk *walk)
{
  gint64 last = MAX (-versions->sums.least, versions->sums.least + (gint64) versions->sums.words * 64);
  guint64 *all = muster_sums_new (&versions->sums);

  for (guint i = 0; i < versions->bases->len; i++)
    muster_sums_add_moved (&versions->sums, all, g_array_index (versions->bases, Basis, i).set, 0);
  for (gint64 apart = 0; apart <= last; apart++)
    {
      if (muster_sums_has (&versions->sums, all, -apart) && !walk_at (versions, -apart, walk))
        return;
      if (apart > 0 && muster_sums_has (&versions->sums, all, apart) && !walk_at (versions, apart, walk))
        return;
    }
}
