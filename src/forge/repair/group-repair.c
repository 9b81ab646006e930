/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For each set of three values, every member gives its lowest possible points for each number of changes; together
 * these give the fewest changes that keep to the limit. With that number, all possible differences in points are
 * combined, and the one nearest to zero is taken. */
#include "forge/repair/group-repair.h"

#include "forge/repair/repair-versions.h"
#include "games/collision/group-judge.h"
#include "games/collision/group-remedy.h"
#include "model/changes.h"
#include "model/member-change.h"
#include "model/member.h"
#include "model/i18n.h"

G_STATIC_ASSERT (MUSTER_COLLISION_MAX_GROUP_VALUES == MUSTER_COLLISION_MAX_CHARACTER_VALUES);

#define MOST_MEMBERS 100
#define MOST_COPIES 300
#define MOST_DENSE 4096              /* words of a set of differences … */
#define MOST_DENSE_DEAR 64           /* … or if expensive options make sets nearly empty */
#define MOST_WORDS (2 * 1024 * 1024) /* for the tables of one set of values: 16 MB */

typedef struct
{
  const MusterThing *thing;
  MusterVersions *versions; /* NULL for a fixed character */
  guint count;
  gint64 points; /* of one copy */
  guint least;   /* changes, with the current values */
  guint most;    /* useful changes inside it */
  MusterReach inside;
  MusterReach reach; /* of all copies, removed or changed */
} Member;

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionGroup *group;
  guint n;
  Member *members;
  guint copies;
  gint64 points;
  gint64 room; /* how much the points may grow; if negative, how much they must shrink */
  MusterValueSet sets[1 << MUSTER_MAX_VALUES];
  guint n_sets;
  guint fewest[1 << MUSTER_MAX_VALUES]; /* changes, by set; more than needed if too many */
  guint changes;                        /* the minimum of all */
  MusterSums sums;
  MusterSumSet ***before; /* by member and changes: what the earlier members can make */
  MusterGroupRepair *repair;
} Search;

/* Setup. */

static gboolean
init_member (Search *search, Member *member, const MusterThing *thing, GArray *findings)
{
  MusterCollisionMemberTotals totals = muster_collision_member_add_up (search->catalog, thing, findings);

  member->thing = thing;
  member->count = totals.count;
  member->points = totals.points;
  search->copies += totals.count;
  search->points += totals.points * totals.count;
  if (thing->klass != &muster_collision_character_class)
    return TRUE;
  member->versions
      = muster_versions_new (search->catalog, (const MusterCollisionCharacter *) thing, search->group->limit);
  member->most = member->versions != NULL ? muster_versions_get_most (member->versions) : 0;
  return member->versions != NULL;
}

static gboolean
search_init (Search *search)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  gboolean fine = search->group->members->len <= MOST_MEMBERS;

  search->members = g_new0 (Member, search->group->members->len);
  for (guint i = 0; fine && i < search->group->members->len; i++)
    {
      search->n++;
      fine = init_member (search, &search->members[i], search->group->members->pdata[i], findings);
    }
  search->room = search->group->limit < 0 ? G_MAXINT32 : search->group->limit - search->points;
  search->n_sets = muster_versions_list_values (search->catalog, search->sets);
  return fine && search->copies <= MOST_COPIES;
}

static void
search_clear (Search *search)
{
  for (guint i = 0; i < search->n; i++)
    g_clear_pointer (&search->members[i].versions, muster_versions_free);
  g_free (search->members);
}

/* Whether a fixed character may stay. */
static gboolean
may_stay (const Search *search, const MusterThing *thing, MusterValueSet values)
{
  const MusterCollisionFixed *fixed = (const MusterCollisionFixed *) thing;

  return fixed->unknown_values == NULL && (fixed->values & ~values) == 0
         && (search->group->limit < 0 || fixed->limit <= search->group->limit);
}

/* The fewest changes. */

static void
lower (gint64 *lowest, gint64 points)
{
  *lowest = MIN (*lowest, points);
}

/* One member: number of copies removed, number of changes inside. */
static void
find_lowest (const Search *search, const Member *member, MusterValueSet values, gint64 *lowest, guint most)
{
  g_autofree gint64 *inside = g_new (gint64, most + 1);
  guint changes = MIN (most, member->most);

  for (guint i = 0; i <= most; i++)
    lowest[i] = inside[i] = G_MAXINT64;
  if (member->versions != NULL)
    muster_versions_find_lowest (member->versions, values, inside, changes);
  else if (may_stay (search, member->thing, values))
    inside[0] = 0;
  for (guint out = 0; out < member->count && out <= most; out++)
    for (guint i = 0; i <= changes && out + i <= most; i++)
      if (inside[i] != G_MAXINT64)
        lower (&lowest[out + i], inside[i] * (member->count - out) - member->points * out);
  if (member->count <= most)
    lower (&lowest[member->count], -member->points * member->count);
}

static gint64 *
join_member (const gint64 *all, const gint64 *member, guint most)
{
  gint64 *both = g_new (gint64, most + 1);

  for (guint i = 0; i <= most; i++)
    both[i] = G_MAXINT64;
  for (guint i = 0; i <= most; i++)
    for (guint j = 0; member[i] != G_MAXINT64 && i + j <= most; j++)
      if (all[j] != G_MAXINT64)
        lower (&both[i + j], all[j] + member[i]);
  return both;
}

/* The fewest changes with these values, if at most `most`; otherwise more. */
static guint
find_fewest_with (const Search *search, MusterValueSet values, guint most)
{
  g_autofree gint64 *all = g_new (gint64, most + 1), *member = g_new (gint64, most + 1);
  guint fewest = 0;

  for (guint i = 0; i <= most; i++)
    all[i] = i == 0 ? 0 : G_MAXINT64;
  for (guint i = 0; i < search->n; i++)
    {
      gint64 *both;

      find_lowest (search, &search->members[i], values, member, most);
      both = join_member (all, member, most);
      g_free (all);
      all = both;
    }
  while (fewest <= most && all[fewest] > search->room)
    fewest++;
  return fewest;
}

/* Tries few changes first: each additional one costs much more. */
static void
find_fewest (Search *search)
{
  for (guint most = 1;; most = MIN (2 * most, search->copies))
    {
      search->changes = most + 1;
      for (guint i = 0; i < search->n_sets; i++)
        {
          search->fewest[i] = find_fewest_with (search, search->sets[i], MIN (most, search->changes));
          search->changes = MIN (search->changes, search->fewest[i]);
        }
      /* Removing everything is always possible. */
      if (search->changes <= most || most >= search->copies)
        return;
    }
}

/* All differences for that number of changes. */

/* The fewest changes of each member as far as the others leave any; FALSE if the total is too high. */
static gboolean
find_leasts (Search *search, MusterValueSet values)
{
  g_autofree gint64 *lowest = g_new (gint64, search->changes + 1);
  guint sum = 0;

  for (guint i = 0; i < search->n && sum <= search->changes; i++)
    {
      Member *member = &search->members[i];

      find_lowest (search, member, values, lowest, search->changes);
      for (member->least = 0; member->least <= search->changes && lowest[member->least] == G_MAXINT64;)
        member->least++;
      sum += member->least;
    }
  if (sum > search->changes)
    return FALSE;
  for (guint i = 0; i < search->n; i++)
    search->members[i].reach.n = search->changes - (sum - search->members[i].least) + 1;
  return TRUE;
}

static void
add_inside (Search *search, Member *member, guint out, guint inside)
{
  const MusterSums *sums = muster_versions_get_sums (member->versions);
  MusterSumSet *set = muster_reach_at (&member->inside, inside), *row = muster_reach_at (&member->reach, out + inside);
  gint64 here = sums->least - 1;

  while (set != NULL && row != NULL && muster_sums_next (sums, set, here + 1, &here))
    muster_sums_add (&search->sums, row, here * (member->count - out) - member->points * out);
}

static void
find_reach (Search *search, Member *member, MusterValueSet values)
{
  guint most = member->reach.n - 1, inside = MIN (most, member->most);

  member->reach = muster_reach_new (&search->sums, 0, most);
  if (member->versions != NULL)
    {
      muster_sums_reset (muster_versions_get_sums (member->versions));
      member->inside = muster_versions_find_reach (member->versions, values, inside);
    }
  for (guint out = 0; out <= most && out < member->count; out++)
    {
      if (member->versions != NULL)
        for (guint i = 0; i <= inside && out + i <= most; i++)
          add_inside (search, member, out, i);
      else if (may_stay (search, member->thing, values))
        muster_sums_add (&search->sums, member->reach.rows[out], -member->points * out);
    }
  if (member->count <= most)
    muster_sums_add (&search->sums, member->reach.rows[member->count], -member->points * member->count);
}

static void
join_members (Search *search, MusterValueSet values)
{
  MusterReach all;

  muster_sums_reset (&search->sums);
  search->before = muster_sums_alloc (&search->sums, (search->n + 1) * sizeof (gpointer));
  all = muster_reach_new (&search->sums, 0, search->changes);
  muster_sums_add (&search->sums, all.rows[0], 0);
  search->before[0] = all.rows;
  for (guint i = 0; i < search->n; i++)
    {
      find_reach (search, &search->members[i], values);
      all = muster_reach_join (&search->sums, &all, &search->members[i].reach, search->changes);
      search->before[i + 1] = all.rows;
    }
}

/* Extracting the repair. */

static void
add_inner_changes (Search *search, guint n, MusterValueSet values, guint out, guint changes, gint64 difference)
{
  Member *member = &search->members[n];
  g_autoptr (GArray) list = muster_versions_find_first (member->versions, values, changes, difference);

  for (guint i = 0; i < list->len; i++)
    {
      MusterGroupChange change = { .member = n, .change = g_array_index (list, MusterCollisionRemedy, i) };

      change.change.points *= member->count - out;
      g_array_append_val (search->repair->changes, change);
    }
}

static void
add_leaving_out (Search *search, guint n, guint out)
{
  MusterGroupChange change = { .member = n, .leave_out = out };

  change.change.points = -search->members[n].points * out;
  if (out > 0)
    g_array_append_val (search->repair->changes, change);
}

/* Which copies are removed and what changes inside, for that many changes and that difference: removes as few as
 * possible. */
static void
take_down_member (Search *search, guint n, MusterValueSet values, guint changes, gint64 difference)
{
  Member *member = &search->members[n];

  for (guint out = 0; out <= changes && out < member->count; out++)
    {
      guint stay = member->count - out;
      gint64 rest = difference + member->points * out;
      MusterSumSet *set = member->versions != NULL ? muster_reach_at (&member->inside, changes - out) : NULL;

      if (member->versions == NULL
              ? out < changes
              : set == NULL || rest % stay != 0
                    || !muster_sums_has (muster_versions_get_sums (member->versions), set, rest / stay))
        continue;
      if (changes > out)
        add_inner_changes (search, n, values, out, changes - out, rest / stay);
      add_leaving_out (search, n, out);
      return;
    }
  add_leaving_out (search, n, member->count);
}

/* What a member does, such that the earlier ones can do the rest. */
static gboolean
find_share (const Search *search, guint n, guint left, gint64 difference, guint *changes, gint64 *share)
{
  const MusterReach *reach = &search->members[n].reach;

  for (*changes = 0; *changes < reach->n && *changes <= left; (*changes)++)
    {
      *share = search->sums.least - 1;
      while (muster_sums_next (&search->sums, reach->rows[*changes], *share + 1, share))
        if (muster_sums_has (&search->sums, search->before[n][left - *changes], difference - *share))
          return TRUE;
    }
  return FALSE;
}

static void
take_down (Search *search, MusterValueSet values, gint64 difference)
{
  guint left = search->changes, changes;
  gint64 share;

  g_array_set_size (search->repair->changes, 0);
  search->repair->difference = difference;
  for (guint n = search->n; n > 0 && find_share (search, n - 1, left, difference, &changes, &share); n--)
    {
      take_down_member (search, n - 1, values, changes, share);
      left -= changes;
      difference -= share;
    }
}

static gint
compare_changes (gconstpointer a, gconstpointer b)
{
  const MusterGroupChange *left = a, *right = b;

  /* Removing members changes the indexes of later ones: do that last, from the back. */
  if ((left->leave_out > 0) != (right->leave_out > 0))
    return left->leave_out > 0 ? 1 : -1;
  if (left->member == right->member)
    return 0;
  return (left->member < right->member) == (left->leave_out > 0) ? 1 : -1;
}

/* Searching. */

/* The range of differences: no more can be saved than there is, and growth beyond all possible savings is too much. */
static gboolean
init_sums (Search *search)
{
  gboolean dear = FALSE;
  gint64 most = 0;

  for (guint i = 0; i < search->n; i++)
    {
      const Member *member = &search->members[i];
      const MusterSums *sums = member->versions != NULL ? muster_versions_get_sums (member->versions) : NULL;

      dear |= sums != NULL && sums->sparse;
      most += sums != NULL ? (sums->least + (gint64) sums->words * 64) * member->count : 0;
    }
  muster_sums_init (&search->sums, -search->points, MIN (most, search->points + MAX (0, search->room)),
                    dear ? MOST_DENSE_DEAR : MOST_DENSE);
  return (guint64) MIN (search->sums.words, MOST_DENSE) * (search->changes + 1) * (search->n + 1) <= MOST_WORDS;
}

static void
search_values (Search *search)
{
  gint64 nearest = G_MAXINT64, best = MAX (0, -search->room);

  for (guint i = 0; i < search->n_sets && nearest > best; i++)
    {
      gint64 difference;

      if (search->fewest[i] != search->changes || !find_leasts (search, search->sets[i]))
        continue;
      join_members (search, search->sets[i]);
      if (!muster_sums_nearest (&search->sums, search->before[search->n][search->changes], search->room, &difference)
          || ABS (difference) >= nearest)
        continue;
      nearest = ABS (difference);
      take_down (search, search->sets[i], difference);
    }
  g_array_sort (search->repair->changes, compare_changes);
}

static gboolean
is_legal (const MusterCatalog *catalog, const MusterCollisionGroup *group, gint64 *points)
{
  g_autoptr (MusterCollisionGroupTotals) totals = muster_collision_group_add_up (catalog, group);
  g_autoptr (GArray) findings = muster_collision_group_judge (group, totals);

  *points = totals->points;
  return findings->len == 0;
}

/* Applying. */

static MusterCollisionGroupRemedy
leave_out (const MusterGroupChange *change)
{
  return (MusterCollisionGroupRemedy){ .kind = MUSTER_COLLISION_GROUP_REMEDY_LEAVE_OUT,
                                       .member = change->member,
                                       .count = change->leave_out,
                                       .points = change->change.points };
}

static void
apply_change (const MusterGroupChange *change, MusterCollisionGroup *group)
{
  MusterCollisionGroupRemedy remedy = leave_out (change);

  if (change->leave_out > 0)
    muster_collision_group_remedy_apply (&remedy, group);
  else
    muster_collision_remedy_apply (&change->change, group->members->pdata[change->member]);
}

static void
apply (const MusterGroupRepair *repair, MusterCollisionGroup *group)
{
  for (guint i = 0; i < repair->changes->len; i++)
    apply_change (&g_array_index (repair->changes, MusterGroupChange, i), group);
}

/* Verifies the result with the judge. */
static void
confirm (Search *search)
{
  g_autoptr (MusterCollisionGroup) changed = muster_collision_group_copy_choices (search->group);
  gint64 points;

  apply (search->repair, changed);
  if (!is_legal (search->catalog, changed, &points) || points != search->points + search->repair->difference)
    {
      g_critical ("The repair of a group isn't legal; the forge and the judge don't agree.");
      g_array_set_size (search->repair->changes, 0);
    }
}

MusterGroupRepair *
muster_group_repair_find (const MusterCatalog *catalog, const MusterCollisionGroup *group)
{
  MusterGroupRepair *repair = g_new0 (MusterGroupRepair, 1);
  Search search = { .catalog = catalog, .group = group, .repair = repair };

  repair->changes = g_array_new (FALSE, FALSE, sizeof (MusterGroupChange));
  repair->legal = is_legal (catalog, group, &repair->points);
  if (repair->legal)
    return repair;
  repair->too_large = !search_init (&search);
  if (!repair->too_large)
    {
      find_fewest (&search);
      repair->n_changes = search.changes;
      repair->too_large = !init_sums (&search);
      if (!repair->too_large)
        {
          search_values (&search);
          confirm (&search);
        }
      muster_sums_clear (&search.sums);
    }
  search_clear (&search);
  return repair;
}

void
muster_group_repair_free (MusterGroupRepair *repair)
{
  g_array_unref (repair->changes);
  g_free (repair);
}

static MusterChange *
make_change (const MusterGroupChange *change, const MusterCatalog *catalog)
{
  MusterCollisionGroupRemedy remedy = leave_out (change);

  return change->leave_out > 0 ? muster_collision_group_remedy_make_change (&remedy, catalog)
                               : muster_member_change_new_inside (
                                   change->member, muster_collision_remedy_make_change (&change->change, catalog));
}

MusterChange *
muster_group_repair_make_change (const MusterGroupRepair *repair, const MusterCatalog *catalog)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_change_unref);

  for (guint i = 0; i < repair->changes->len; i++)
    g_ptr_array_add (changes, make_change (&g_array_index (repair->changes, MusterGroupChange, i), catalog));
  return muster_change_new_list (_ ("Make legal"), changes);
}

static char *
dup_text (const MusterGroupChange *change, const MusterCatalog *catalog, const MusterCollisionGroup *group)
{
  const MusterThing *member = group->members->pdata[change->member];
  MusterCollisionGroupRemedy remedy = leave_out (change);
  g_autofree char *text = NULL;

  if (change->leave_out > 0)
    return muster_collision_group_remedy_dup_text (&remedy, catalog, group);
  text = muster_collision_remedy_dup_text (&change->change, catalog, (const MusterCollisionCharacter *) member);
  /* Translators: a character, and what would be changed of it */
  return g_strdup_printf (_ ("%s: %s"), muster_thing_get_name (member), text);
}

GPtrArray *
muster_group_repair_dup_texts (const MusterGroupRepair *repair, const MusterCatalog *catalog,
                               const MusterCollisionGroup *group)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (MusterCollisionGroup) changed = muster_collision_group_copy_choices (group);

  for (guint i = 0; i < repair->changes->len; i++)
    {
      const MusterGroupChange *change = &g_array_index (repair->changes, MusterGroupChange, i);

      g_ptr_array_add (texts, dup_text (change, catalog, changed));
      apply_change (change, changed);
    }
  return texts;
}
