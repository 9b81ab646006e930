/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/toy-box-search.h"

#include "games/puppet-wars/check.h"

/* No player enters more than this by hand. */
#define MOST_ENTRIES 100

/* Not an entry. */
#define NOWHERE (G_MAXUINT - 1)

typedef struct
{
  const MusterCatalog *catalog;
  const MusterPuppetWarsToyBox *box;
  const MusterProblem *problem;
  const MusterEvaluation *evaluation; /* of the box as it is */
  GArray *tried;                      /* The changes that help. */
} Search;

typedef struct
{
  MusterPuppetWarsToyBoxRemedy remedy;
  guint errors; /* remaining errors */
  guint order;
} Tried;

static guint
count_same (const MusterPuppetWarsToyBox *box, guint entry)
{
  return muster_puppet_wars_toy_box_count (box, muster_puppet_wars_toy_box_get_puppet (box, entry));
}

/* The first entry of its kind. */
static gboolean
is_first (const MusterPuppetWarsToyBox *box, guint entry)
{
  for (guint i = 0; i < entry; i++)
    if (muster_puppet_wars_puppet_is_same (box->puppets->pdata[i], box->puppets->pdata[entry]))
      return FALSE;
  return TRUE;
}

static const MusterPuppetWarsToyBoxTotals *
get_totals (const MusterEvaluation *evaluation)
{
  return evaluation->judged;
}

/* Trying. */

/* A puppet's problem may move when something is left out. */
static guint
count_alike (const MusterEvaluation *evaluation, const MusterProblem *problem)
{
  guint count = 0;

  for (guint i = 0; i < evaluation->problems->len; i++)
    {
      const MusterProblem *other = muster_evaluation_get_problem (evaluation, i);

      count += other->rule == problem->rule
               && (muster_place_equal (&other->place, &problem->place)
                   || (muster_place_is (&other->place, 0, "puppet") && muster_place_is (&problem->place, 0, "puppet")));
    }
  return count;
}

static guint
count_errors (const MusterEvaluation *evaluation)
{
  guint count = 0;

  for (guint i = 0; i < evaluation->problems->len; i++)
    count += muster_evaluation_get_problem (evaluation, i)->severity == MUSTER_SEVERITY_ERROR;
  return count;
}

static gboolean
helps (const Search *search, const MusterEvaluation *after)
{
  if (count_alike (after, search->problem) < count_alike (search->evaluation, search->problem))
    return TRUE;
  /* One Sidekick less helps if there are several too many. */
  return search->problem->rule == &muster_puppet_wars_rule_sidekicks
         && get_totals (after)->sidekicks < get_totals (search->evaluation)->sidekicks;
}

static void
try (Search *search, MusterPuppetWarsToyBoxRemedy remedy)
{
  g_autoptr (MusterPuppetWarsToyBox) changed = muster_puppet_wars_toy_box_copy (search->box);
  g_autoptr (MusterEvaluation) after = NULL;
  Tried tried = { remedy, 0, search->tried->len };

  muster_puppet_wars_toy_box_remedy_apply (&remedy, changed);
  after = muster_puppet_wars_judge_toy_box (search->catalog, &changed->thing);
  tried.errors = count_errors (after);
  if (remedy.kind == MUSTER_PUPPET_WARS_TOY_BOX_FILL || helps (search, after))
    g_array_append_val (search->tried, tried);
}

static int
compare_tried (gconstpointer a, gconstpointer b)
{
  const Tried *one = a, *two = b;

  if ((one->remedy.kind == MUSTER_PUPPET_WARS_TOY_BOX_FILL) != (two->remedy.kind == MUSTER_PUPPET_WARS_TOY_BOX_FILL))
    return one->remedy.kind == MUSTER_PUPPET_WARS_TOY_BOX_FILL ? -1 : 1;
  if (one->errors != two->errors)
    return one->errors < two->errors ? -1 : 1;
  return one->order < two->order ? -1 : 1;
}

/* Candidates for each rule. */

static void
try_masters (Search *search)
{
  for (guint i = 0; i < muster_catalog_count (search->catalog, MUSTER_KIND_PUPPET); i++)
    {
      const MusterOption *option = muster_catalog_nth (search->catalog, MUSTER_KIND_PUPPET, i);

      if (option->puppet_rank == MUSTER_PUPPET_MASTER)
        try (search, (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_LEAD, .option = option });
    }
}

static gboolean
can_have_rank (const MusterPuppetWarsPuppet *puppet)
{
  return !muster_choice_is_made (&puppet->ref);
}

static void
try_leading (Search *search)
{
  const MusterPuppetWarsToyBox *box = search->box;
  gboolean made = muster_choice_is_made (&box->master);

  if (made && box->own_master != NULL)
    {
      try (search, (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_DROP_MASTER });
      try (search, (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_DROP,
                                                   .entry = MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER,
                                                   .count = (guint) box->own_master->count });
      return;
    }
  if (box->own_master == NULL)
    {
      try_masters (search);
      return;
    }
  if (box->own_master->count > 1)
    try (search, (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_DROP,
                                                 .entry = MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER,
                                                 .count = (guint) box->own_master->count - 1 });
  if (can_have_rank (box->own_master))
    try (search, (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_RANK,
                                                 .entry = MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER,
                                                 .rank = MUSTER_PUPPET_MASTER });
}

/* Sizes that fit; all sizes if none is chosen. */
static void
try_sizes (Search *search, gboolean all)
{
  for (guint i = 0; i < muster_catalog_count (search->catalog, MUSTER_KIND_SIZE); i++)
    {
      const MusterOption *size = muster_catalog_nth (search->catalog, MUSTER_KIND_SIZE, i);

      if (size != search->box->size.option && (all || (guint) size->limit == get_totals (search->evaluation)->puppets))
        try (search, (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_RESIZE, .option = size });
    }
}

static void
try_size (Search *search)
{
  const MusterPuppetWarsToyBox *box = search->box;
  guint puppets = get_totals (search->evaluation)->puppets,
        limit = box->size.option != NULL ? (guint) box->size.option->limit : 0;

  if (box->size.option == NULL)
    {
      try_sizes (search, TRUE);
      return;
    }
  if (puppets < limit)
    try (search, (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_FILL });
  for (guint i = 0; puppets > limit && i < box->puppets->len; i++)
    if (muster_puppet_wars_puppet_get_rank (box->puppets->pdata[i]) != MUSTER_PUPPET_NONE && is_first (box, i)
        && count_same (box, i) >= puppets - limit)
      try (search,
           (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_DROP, .entry = i, .count = puppets - limit });
  try_sizes (search, FALSE);
}

/* A Pawn that can be added, preferring one already in the box. */
static gboolean
find_pawn (const Search *search, gint *entry, const MusterOption **option)
{
  guint most = muster_puppet_wars_get_most (MUSTER_PUPPET_PAWN);
  const MusterPuppetWarsToyBox *box = search->box;

  for (guint i = 0; i < box->puppets->len; i++)
    if (muster_puppet_wars_puppet_get_rank (box->puppets->pdata[i]) == MUSTER_PUPPET_PAWN && count_same (box, i) < most)
      {
        *entry = (gint) i;
        return TRUE;
      }
  for (guint i = 0; i < muster_catalog_count (search->catalog, MUSTER_KIND_PUPPET); i++)
    {
      g_autoptr (MusterPuppetWarsPuppet) puppet = muster_puppet_wars_puppet_new ();
      gboolean there = FALSE;

      *option = muster_catalog_nth (search->catalog, MUSTER_KIND_PUPPET, i);
      muster_choice_set_option (&puppet->ref, *option);
      for (guint j = 0; j < box->puppets->len; j++)
        there = there || muster_puppet_wars_puppet_is_same (box->puppets->pdata[j], puppet);
      if ((*option)->puppet_rank == MUSTER_PUPPET_PAWN && !there)
        return TRUE;
    }
  return FALSE;
}

static void
try_pawns (Search *search)
{
  MusterPuppetWarsToyBoxRemedy remedy = { MUSTER_PUPPET_WARS_TOY_BOX_REPLACE, .other = -1 };

  if (!find_pawn (search, &remedy.other, &remedy.option))
    return;
  for (guint i = 0; i < search->box->puppets->len; i++)
    if (muster_puppet_wars_puppet_get_rank (search->box->puppets->pdata[i]) == MUSTER_PUPPET_SIDEKICK
        && is_first (search->box, i))
      {
        remedy.entry = i;
        try (search, remedy);
      }
}

static void
try_fewer (Search *search, guint entry, guint most)
{
  guint count = count_same (search->box, entry);

  if (count > most)
    try (search,
         (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_DROP, .entry = entry, .count = count - most });
}

static void
try_extra_master (Search *search, guint entry)
{
  const MusterPuppetWarsToyBox *box = search->box;

  if (!muster_choice_is_made (&box->master) && box->own_master == NULL && count_same (box, entry) == 1)
    try (search, (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_PROMOTE, .entry = entry });
  try_fewer (search, entry, 0);
}

static gint
most_owned (const MusterPuppetWarsToyBox *box, guint entry)
{
  gint owned = 0;

  for (guint i = 0; i < box->puppets->len; i++)
    if (muster_puppet_wars_puppet_is_same (box->puppets->pdata[i], box->puppets->pdata[entry]))
      owned = MAX (owned, muster_puppet_wars_toy_box_get_puppet (box, i)->owned);
  return owned;
}

static void
try_ranks (Search *search, guint entry)
{
  for (MusterPuppetRank rank = MUSTER_PUPPET_PAWN; rank > MUSTER_PUPPET_NONE; rank--)
    if (entry != MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER || rank == MUSTER_PUPPET_MASTER)
      try (search, (MusterPuppetWarsToyBoxRemedy){ MUSTER_PUPPET_WARS_TOY_BOX_RANK, .entry = entry, .rank = rank });
}

static void
try_unknown (Search *search, guint entry)
{
  const MusterPlace *place = &search->problem->place;

  if (muster_place_is (place, 0, "size"))
    try_sizes (search, TRUE);
  else if (muster_place_is (place, 0, "master") && muster_choice_is_unknown (&search->box->master))
    try_masters (search);
  else if (muster_place_is (place, 0, "master") && search->box->own_master != NULL)
    entry = MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER;
  if (entry == NOWHERE)
    return;
  if (can_have_rank (muster_puppet_wars_toy_box_get_puppet (search->box, entry)))
    try_ranks (search, entry);
  else
    try (search, (MusterPuppetWarsToyBoxRemedy){
                     MUSTER_PUPPET_WARS_TOY_BOX_DROP, .entry = entry,
                     .count = (guint) muster_puppet_wars_toy_box_get_puppet (search->box, entry)->count });
}

/* The entry that a problem is about. */
static guint
find_entry (const MusterPuppetWarsToyBox *box, const MusterPlace *place)
{
  guint n = muster_place_get_number (place, 0, "puppet");

  return n > 0 && n <= box->puppets->len ? n - 1 : NOWHERE;
}

static void
try_all (Search *search)
{
  const MusterRule *rule = search->problem->rule;
  guint entry = find_entry (search->box, &search->problem->place);

  if (rule == &muster_puppet_wars_rule_master)
    try_leading (search);
  else if (rule == &muster_puppet_wars_rule_size)
    try_size (search);
  else if (rule == &muster_puppet_wars_rule_sidekicks)
    try_pawns (search);
  else if (rule == &muster_rule_option_unknown)
    try_unknown (search, entry);
  else if (entry >= search->box->puppets->len)
    return;
  else if (rule == &muster_puppet_wars_rule_extra_master)
    try_extra_master (search, entry);
  else if (rule == &muster_puppet_wars_rule_owned)
    try_fewer (search, entry, (guint) most_owned (search->box, entry));
  else if (rule == &muster_puppet_wars_rule_pawn_copies || rule == &muster_puppet_wars_rule_sidekick_copies)
    try_fewer (search, entry,
               muster_puppet_wars_get_most (
                   muster_puppet_wars_puppet_get_rank (muster_puppet_wars_toy_box_get_puppet (search->box, entry))));
}

GArray *
muster_puppet_wars_toy_box_remedies_find (const MusterEvaluation *evaluation, const MusterPuppetWarsToyBox *box,
                                          guint n)
{
  GArray *remedies = g_array_new (FALSE, FALSE, sizeof (MusterPuppetWarsToyBoxRemedy));
  g_autoptr (GArray) tried = g_array_new (FALSE, FALSE, sizeof (Tried));
  Search search = { evaluation->catalog, box, muster_evaluation_get_problem (evaluation, n), evaluation, tried };

  if (box->puppets->len > MOST_ENTRIES)
    return remedies;
  try_all (&search);
  g_array_sort (tried, compare_tried);
  for (guint i = 0; i < tried->len; i++)
    g_array_append_val (remedies, g_array_index (tried, Tried, i).remedy);
  return remedies;
}

static void
tell (MusterProblem *problem, const MusterPuppetWarsToyBoxRemedy *remedy, const MusterCatalog *catalog,
      const MusterPuppetWarsToyBox *box)
{
  if (remedy->kind == MUSTER_PUPPET_WARS_TOY_BOX_FILL)
    muster_problem_add_advice (problem, muster_puppet_wars_toy_box_remedy_dup_text (remedy, catalog, box));
  else
    muster_problem_add_remedy (problem, muster_puppet_wars_toy_box_remedy_make_change (remedy, catalog), &box->thing);
}

static void
add_remedies (const MusterEvaluation *evaluation, const MusterPuppetWarsToyBox *box, guint n, MusterProblem *told)
{
  g_autoptr (GArray) remedies = muster_puppet_wars_toy_box_remedies_find (evaluation, box, n);

  for (guint i = 0; i < remedies->len; i++)
    tell (told, &g_array_index (remedies, MusterPuppetWarsToyBoxRemedy, i), evaluation->catalog, box);
}

void
muster_puppet_wars_add_remedies (const MusterEvaluation *evaluation, const MusterThing *thing, const GPtrArray *told)
{
  /* Each change is judged whole: for thousands of problems that would take the square. */
  if (told->len > MOST_ENTRIES)
    return;
  for (guint i = 0; i < told->len; i++)
    add_remedies (evaluation, (const MusterPuppetWarsToyBox *) thing, i, told->pdata[i]);
}
