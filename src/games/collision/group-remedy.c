/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/group-remedy.h"

#include "games/collision/evaluation.h"
#include "games/collision/swap.h"
#include "model/evaluation.h"
#include "model/i18n.h"
#include "model/member.h"
#include "model/text/phrase.h"

#define MOST_REMEDIES 5
#define MOST_OF_A_KIND 3 /* so that other kinds are listed too */
#define ALL_VALUES ((MusterValueSet) ~0)
#define MOST_MEMBERS 100 /* the cost grows with the square */

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionGroup *group;
  const MusterCollisionGroupFinding *finding;
  const MusterCollisionGroupTotals *group_totals;
  guint errors;
  GArray *remedies;
} Trying;

static gboolean
fits (const MusterThing *member, MusterValueSet values)
{
  MusterCollisionValueNeeds needs = { 0 };

  muster_collision_member_add_needs (member, &needs);
  return muster_collision_value_needs_are_met (&needs, values);
}

static void
keep_values (MusterCollisionGroup *group, MusterValueSet values)
{
  for (guint i = group->members->len; i > 0; i--)
    if (!fits (group->members->pdata[i - 1], values))
      g_ptr_array_remove_index (group->members, i - 1);
}

static gboolean
is_about_a_member (const MusterCollisionGroupRemedy *remedy)
{
  return remedy->kind != MUSTER_COLLISION_GROUP_REMEDY_LIMIT
         && remedy->kind != MUSTER_COLLISION_GROUP_REMEDY_KEEP_VALUES;
}

void
muster_collision_group_remedy_apply (const MusterCollisionGroupRemedy *remedy, MusterCollisionGroup *group)
{
  MusterThing *member = is_about_a_member (remedy) ? group->members->pdata[remedy->member] : NULL;

  switch (remedy->kind)
    {
    case MUSTER_COLLISION_GROUP_REMEDY_MEND:
      for (guint i = 0; i < remedy->n_changes; i++)
        muster_collision_remedy_apply (&remedy->changes[i], (MusterCollisionCharacter *) member);
      break;
    case MUSTER_COLLISION_GROUP_REMEDY_OPEN_VALUES:
      muster_collision_remedy_apply (&(MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_OPEN_VALUES },
                                     (MusterCollisionCharacter *) member);
      break;
    case MUSTER_COLLISION_GROUP_REMEDY_LEAVE_OUT:
      muster_thing_set_evaluation (member, NULL);
      if (remedy->count < muster_member_get_count (member))
        muster_member_set_count (member, muster_member_get_count (member) - remedy->count);
      else
        g_ptr_array_remove_index (group->members, remedy->member);
      break;
    case MUSTER_COLLISION_GROUP_REMEDY_KEEP_VALUES:
      keep_values (group, remedy->values);
      break;
    case MUSTER_COLLISION_GROUP_REMEDY_LIMIT:
    default:
      group->limit = remedy->limit;
      break;
    }
}

/* Whether that problem remains in a group that may have lost a member. */
static gboolean
has_finding (const Trying *trying, const MusterCollisionGroupRemedy *remedy, const MusterCollisionGroup *changed,
             const GArray *findings)
{
  const MusterCollisionGroupFinding *finding = trying->finding;
  gboolean by_member
      = finding->rule == MUSTER_COLLISION_GROUP_RULE_RESTRICTED || finding->rule == MUSTER_COLLISION_GROUP_RULE_MEMBER;
  gboolean gone = changed->members->len < trying->group->members->len;
  guint member = finding->member - (gone && remedy->member < finding->member ? 1 : 0);

  if (by_member && gone && remedy->member == finding->member)
    return FALSE;
  for (guint i = 0; i < findings->len; i++)
    if (muster_collision_group_findings_at (findings, i)->rule == finding->rule
        && (!by_member || muster_collision_group_findings_at (findings, i)->member == member))
      return TRUE;
  return FALSE;
}

/* Keeps the change if it helps. */
static void
try_remedy (Trying *trying, MusterCollisionGroupRemedy remedy)
{
  g_autoptr (MusterCollisionGroup) changed = muster_collision_group_copy_choices (trying->group);
  g_autoptr (MusterCollisionGroupTotals) group_totals = NULL;
  g_autoptr (GArray) findings = NULL;

  muster_collision_group_remedy_apply (&remedy, changed);
  group_totals = muster_collision_group_add_up (trying->catalog, changed);
  findings = muster_collision_group_judge (changed, group_totals);
  if (has_finding (trying, &remedy, changed, findings)
      || (changed->members->len == 0 && remedy.kind == MUSTER_COLLISION_GROUP_REMEDY_KEEP_VALUES))
    return;
  remedy.points = group_totals->points - trying->group_totals->points;
  remedy.new_errors = findings->len + 1 - MIN (findings->len + 1, trying->errors);
  g_array_append_val (trying->remedies, remedy);
}

static void
try_leaving_out (Trying *trying, guint member, guint count)
{
  if (count <= g_array_index (trying->group_totals->members, MusterCollisionMemberTotals, member).count)
    try_remedy (trying, (MusterCollisionGroupRemedy){
                            .kind = MUSTER_COLLISION_GROUP_REMEDY_LEAVE_OUT, .member = member, .count = count });
}

/* Replaces one choice of a member. */
static void
try_swap (Trying *trying, guint member, MusterValueSet values, gint64 saving, gint limit)
{
  const MusterThing *thing = trying->group->members->pdata[member];
  const MusterCollisionSwapWish wish = { values, saving, limit };
  MusterCollisionGroupRemedy remedy = { .kind = MUSTER_COLLISION_GROUP_REMEDY_MEND, .member = member, .n_changes = 1 };

  if (thing->klass == &muster_collision_character_class
      && muster_collision_swap_find (trying->catalog, (const MusterCollisionCharacter *) thing, &wish,
                                     &remedy.changes[0]))
    try_remedy (trying, remedy);
}

static void
try_limit (Trying *trying, gint64 points)
{
  gint64 limit = muster_collision_battle_size_for (points);

  if (limit <= MUSTER_COLLISION_MAX_POINTS)
    try_remedy (trying,
                (MusterCollisionGroupRemedy){ .kind = MUSTER_COLLISION_GROUP_REMEDY_LIMIT, .limit = (gint) limit });
}

/* As few copies of each member as are enough. */
static void
try_saving (Trying *trying)
{
  gint64 excess = trying->group_totals->points - trying->group->limit;

  for (guint i = 0; i < trying->group->members->len; i++)
    {
      gint64 points = g_array_index (trying->group_totals->members, MusterCollisionMemberTotals, i).points;
      gint64 count = MAX (1, muster_collision_group_get_count (trying->group, i));
      gint64 enough = points > 0 ? (excess + points - 1) / points : 0;

      if (enough > 0 && enough <= MUSTER_COLLISION_MAX_COUNT)
        try_leaving_out (trying, i, (guint) enough);
      if (excess > 0)
        try_swap (trying, i, ALL_VALUES, (excess + count - 1) / count, -1);
    }
}

/* If no single member is at fault: which three values to keep. */
static void
try_keeping (Trying *trying)
{
  guint all = 1u << muster_catalog_count (trying->catalog, MUSTER_KIND_VALUE);

  for (guint set = 0; set < all; set++)
    if (muster_value_set_size ((MusterValueSet) set) == MUSTER_COLLISION_MAX_GROUP_VALUES)
      try_remedy (trying, (MusterCollisionGroupRemedy){ .kind = MUSTER_COLLISION_GROUP_REMEDY_KEEP_VALUES,
                                                        .values = (MusterValueSet) set });
}

/* The only member that doesn't fit into three values. FALSE if there are several or none. */
static gboolean
find_misfit (const MusterCollisionGroup *group, MusterValueSet values, guint *misfit)
{
  guint n = 0;

  for (guint i = 0; n < 2 && i < group->members->len; i++)
    if (!fits (group->members->pdata[i], values))
      {
        *misfit = i;
        n++;
      }
  return n == 1;
}

/* Three values that fit all members but one: replacements for what that one has of other values. */
static void
try_freeing (Trying *trying)
{
  guint all = 1u << muster_catalog_count (trying->catalog, MUSTER_KIND_VALUE), misfit;

  for (guint set = 0; set < all; set++)
    if (muster_value_set_size ((MusterValueSet) set) == MUSTER_COLLISION_MAX_GROUP_VALUES
        && find_misfit (trying->group, (MusterValueSet) set, &misfit))
      try_swap (trying, misfit, (MusterValueSet) set, 0, -1);
}

static void
try_values (Trying *trying)
{
  for (guint i = 0; i < trying->group->members->len; i++)
    {
      const MusterThing *member = trying->group->members->pdata[i];

      if (member->klass == &muster_collision_character_class
          && ((const MusterCollisionCharacter *) member)->names_values)
        try_remedy (trying,
                    (MusterCollisionGroupRemedy){ .kind = MUSTER_COLLISION_GROUP_REMEDY_OPEN_VALUES, .member = i });
    }
  for (guint i = 0; i < trying->group->members->len; i++)
    try_leaving_out (trying, i, muster_collision_group_get_count (trying->group, i));
  try_freeing (trying);
  if (trying->remedies->len == 0)
    try_keeping (trying);
}

/* The first error of a character; NULL if there is none. */
static const MusterCollisionFinding *
find_error (const GArray *findings)
{
  for (guint i = 0; i < findings->len; i++)
    if (muster_collision_rule_is_error (muster_collision_findings_at (findings, i)->rule))
      return muster_collision_findings_at (findings, i);
  return NULL;
}

/* Applies the best remedy repeatedly until the character is legal, from one starting point. */
static void
try_mending_from (Trying *trying, const MusterCollisionRemedy *first)
{
  g_autoptr (MusterCollisionCharacter) mended = muster_collision_character_copy_choices (
      (const MusterCollisionCharacter *) trying->group->members->pdata[trying->finding->member]);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionGroupRemedy remedy = {
    .kind = MUSTER_COLLISION_GROUP_REMEDY_MEND, .member = trying->finding->member, .n_changes = 1, .changes = { *first }
  };
  MusterCollisionTotals totals;

  muster_collision_remedy_apply (first, mended);
  while (!muster_collision_judge (trying->catalog, mended, &totals, findings))
    {
      g_autoptr (GArray) next = muster_collision_remedies_find (trying->catalog, mended, find_error (findings));

      if (next->len == 0 || remedy.n_changes == MUSTER_COLLISION_GROUP_MOST_CHANGES)
        return;
      remedy.changes[remedy.n_changes] = g_array_index (next, MusterCollisionRemedy, 0);
      muster_collision_remedy_apply (&remedy.changes[remedy.n_changes++], mended);
    }
  try_remedy (trying, remedy);
}

static void
try_mending (Trying *trying)
{
  const MusterThing *member = trying->group->members->pdata[trying->finding->member];
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  g_autoptr (GArray) ways = NULL;
  MusterCollisionTotals totals;

  if (member->klass != &muster_collision_character_class)
    return;
  muster_collision_judge (trying->catalog, (const MusterCollisionCharacter *) member, &totals, findings);
  if (find_error (findings) == NULL)
    return;
  ways = muster_collision_remedies_find (trying->catalog, (const MusterCollisionCharacter *) member,
                                         find_error (findings));
  for (guint i = 0; i < ways->len; i++)
    try_mending_from (trying, &g_array_index (ways, MusterCollisionRemedy, i));
}

static void
try_changes (Trying *trying)
{
  guint member = trying->finding->member;

  switch (trying->finding->rule)
    {
    case MUSTER_COLLISION_GROUP_RULE_POINTS:
      try_saving (trying);
      try_limit (trying, trying->group_totals->points);
      break;
    case MUSTER_COLLISION_GROUP_RULE_VALUES:
      try_values (trying);
      break;
    case MUSTER_COLLISION_GROUP_RULE_RESTRICTED:
      try_limit (trying, g_array_index (trying->group_totals->members, MusterCollisionMemberTotals, member).limit);
      try_swap (trying, member, ALL_VALUES, 0, trying->group->limit);
      try_leaving_out (trying, member, muster_collision_group_get_count (trying->group, member));
      break;
    case MUSTER_COLLISION_GROUP_RULE_MEMBER:
    default:
      try_mending (trying);
      try_leaving_out (trying, member, muster_collision_group_get_count (trying->group, member));
      break;
    }
}

static gint
compare_remedies (gconstpointer a, gconstpointer b)
{
  const MusterCollisionGroupRemedy *left = a, *right = b;
  gint64 by_points = ABS (left->points) - ABS (right->points);

  if (left->new_errors != right->new_errors)
    return left->new_errors < right->new_errors ? -1 : 1;
  if (left->kind != right->kind)
    return left->kind < right->kind ? -1 : 1;
  if (left->n_changes != right->n_changes)
    return left->n_changes < right->n_changes ? -1 : 1;
  return by_points < 0 ? -1 : by_points > 0 ? 1 : 0;
}

/* Changes of different places may read the same, such as two skills of one name. */
static gboolean
reads_alike (const Trying *trying, const MusterCollisionGroupRemedy *a, const MusterCollisionGroupRemedy *b)
{
  g_autofree char *left = muster_collision_group_remedy_dup_text (a, trying->catalog, trying->group);
  g_autofree char *right = muster_collision_group_remedy_dup_text (b, trying->catalog, trying->group);

  return g_str_equal (left, right);
}

static gboolean
is_there (const Trying *trying, const GArray *best, const MusterCollisionGroupRemedy *remedy)
{
  for (guint i = 0; remedy->kind == MUSTER_COLLISION_GROUP_REMEDY_MEND && i < best->len; i++)
    if (reads_alike (trying, &g_array_index (best, MusterCollisionGroupRemedy, i), remedy))
      return TRUE;
  return FALSE;
}

/* The best ones, mixing several kinds. Trading one error for another isn't a remedy if there is a better one. */
static GArray *
choose_best (const Trying *trying)
{
  const GArray *all = trying->remedies;
  GArray *best = g_array_new (FALSE, FALSE, sizeof (MusterCollisionGroupRemedy));
  guint kinds[MUSTER_COLLISION_GROUP_REMEDY_LIMIT + 1] = { 0 };

  for (guint i = 0; i < all->len && best->len < MOST_REMEDIES; i++)
    {
      const MusterCollisionGroupRemedy *remedy = &g_array_index (all, MusterCollisionGroupRemedy, i);

      if (remedy->new_errors > g_array_index (all, MusterCollisionGroupRemedy, 0).new_errors)
        break;
      /* No more changes than necessary. */
      if (best->len > 0 && remedy->n_changes > g_array_index (best, MusterCollisionGroupRemedy, 0).n_changes)
        continue;
      if (!is_there (trying, best, remedy) && kinds[remedy->kind]++ < MOST_OF_A_KIND)
        g_array_append_vals (best, remedy, 1);
    }
  return best;
}

GArray *
muster_collision_group_remedies_find (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                      const MusterCollisionGroupFinding *finding)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (MusterCollisionGroupRemedy));
  g_autoptr (MusterCollisionGroupEvaluation) evaluation = NULL;
  Trying trying = { catalog, group, finding, NULL, 0, all };

  if (group->members->len > MOST_MEMBERS)
    return g_steal_pointer (&all);
  evaluation = muster_collision_group_evaluate (catalog, group);
  trying.group_totals = evaluation->totals;
  trying.errors = evaluation->findings->len;
  try_changes (&trying);
  g_array_sort (all, compare_remedies); /* stable sort: ties keep the order in which they were tried */
  return choose_best (&trying);
}

/* As text. */

static char *
dup_leave_out_text (const MusterCollisionGroupRemedy *remedy, const MusterCollisionGroup *group)
{
  const char *name = muster_thing_get_name (group->members->pdata[remedy->member]);
  g_autofree char *points = muster_collision_remedy_dup_points (remedy->points);
  guint count = muster_collision_group_get_count (group, remedy->member);
  g_autofree char *change = count == 1              ? g_strdup_printf (_ ("Leave out %s"), name)
                            : remedy->count == 1    ? g_strdup_printf (_ ("Leave out one %s"), name)
                            : remedy->count < count ? g_strdup_printf (_ ("Leave out %u of %s"), remedy->count, name)
                                                    : g_strdup_printf (_ ("Leave out every %s"), name);

  return g_strconcat (change, points, NULL);
}

/* Describes each change as it reads after the ones before it. */
static char *
dup_mend_text (const MusterCollisionGroupRemedy *remedy, const MusterCatalog *catalog,
               const MusterCollisionGroup *group)
{
  const MusterCollisionCharacter *character = group->members->pdata[remedy->member];
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy_choices (character);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  for (guint i = 0; i < remedy->n_changes; i++)
    {
      g_ptr_array_add (texts, muster_collision_remedy_dup_text (&remedy->changes[i], catalog, changed));
      muster_collision_remedy_apply (&remedy->changes[i], changed);
    }
  g_ptr_array_add (texts, NULL);
  all = g_strjoinv (" · ", (char **) texts->pdata);
  /* Translators: a character, and what would be changed of it */
  return g_strdup_printf (_ ("%s: %s"), muster_thing_get_name (&character->thing), all);
}

static char *
dup_keep_text (const MusterCollisionGroupRemedy *remedy, const MusterCatalog *catalog,
               const MusterCollisionGroup *group)
{
  g_autofree char *values = muster_catalog_dup_value_names (catalog, remedy->values), *who = NULL;
  g_autofree char *points = muster_collision_remedy_dup_points (remedy->points);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *change = NULL;

  for (guint i = 0; i < group->members->len; i++)
    if (!fits (group->members->pdata[i], remedy->values))
      g_ptr_array_add (names, (gpointer) muster_thing_get_name (group->members->pdata[i]));
  g_ptr_array_add (names, NULL);
  who = muster_phrase_dup_and ((const char *const *) names->pdata);
  /* Translators: values, and the characters who need others */
  change = g_strdup_printf (_ ("Keep to %s: leave out %s"), values, who);
  return g_strconcat (change, points, NULL);
}

char *
muster_collision_group_remedy_dup_text (const MusterCollisionGroupRemedy *remedy, const MusterCatalog *catalog,
                                        const MusterCollisionGroup *group)
{
  switch (remedy->kind)
    {
    case MUSTER_COLLISION_GROUP_REMEDY_MEND:
      return dup_mend_text (remedy, catalog, group);
    case MUSTER_COLLISION_GROUP_REMEDY_OPEN_VALUES:
      return g_strdup_printf (_ ("Leave the values of %s open"),
                              muster_thing_get_name (group->members->pdata[remedy->member]));
    case MUSTER_COLLISION_GROUP_REMEDY_LEAVE_OUT:
      return dup_leave_out_text (remedy, group);
    case MUSTER_COLLISION_GROUP_REMEDY_KEEP_VALUES:
      return dup_keep_text (remedy, catalog, group);
    case MUSTER_COLLISION_GROUP_REMEDY_LIMIT:
    default:
      return g_strdup_printf (_ ("Play for %d points"), remedy->limit);
    }
}

/* As a MusterChange. */

typedef struct
{
  MusterChange change;
  const MusterCatalog *catalog;
  MusterCollisionGroupRemedy remedy;
} Change;

static gboolean
has_member (const MusterChange *change, const MusterThing *thing)
{
  const MusterCollisionGroupRemedy *remedy = &((const Change *) change)->remedy;

  return !is_about_a_member (remedy) || remedy->member < ((const MusterCollisionGroup *) thing)->members->len;
}

static void
apply_change (const MusterChange *change, MusterThing *thing)
{
  muster_collision_group_remedy_apply (&((const Change *) change)->remedy, (MusterCollisionGroup *) thing);
}

static char *
label_change (const MusterChange *change, const MusterThing *thing)
{
  const Change *told = (const Change *) change;

  return muster_collision_group_remedy_dup_text (&told->remedy, told->catalog, (const MusterCollisionGroup *) thing);
}

static const MusterChangeClass change_class
    = { &muster_collision_group_class, has_member, apply_change, label_change, NULL };

MusterChange *
muster_collision_group_remedy_make_change (const MusterCollisionGroupRemedy *remedy, const MusterCatalog *catalog)
{
  Change *change = muster_change_alloc (&change_class, sizeof *change);

  change->catalog = catalog;
  change->remedy = *remedy;
  return &change->change;
}
