/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For each rule only a few places can help. All options for these places are tried with what-if.h, by what they can
 * affect: trying is cheaper than deriving. */
#include "games/collision/remedy.h"

#include <string.h>

#include "games/collision/what-if.h"
#include "model/evaluation.h"
#include "model/i18n.h"
#include "model/text/phrase.h"

#define MOST_REMEDIES 5
#define MOST_PER_PLACE 2 /* so that forty tarots don't crowd out the one weapon to drop */
#define MOST_CHOICES 100 /* weapons, skills, unknown values; the cost grows with the square */

struct _MusterCollisionRemedySearch
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  const MusterCollisionFinding *finding;
  gboolean is_error; /* the finding */
  MusterCollisionOutcome now;
  MusterCollisionWhatIf what_if; /* for the current place */
  GArray *remedies;              /* those with the fewest new errors, the best of each place */
  guint first;                   /* first remedy of the current place */
};

typedef MusterCollisionRemedySearch Trying;

void
muster_collision_remedy_apply (const MusterCollisionRemedy *remedy, MusterCollisionCharacter *character)
{
  muster_thing_set_evaluation (&character->thing, NULL);
  switch (remedy->kind)
    {
    case MUSTER_COLLISION_REMEDY_CHOOSE:
      muster_collision_character_choose (character, remedy->slot, remedy->index, remedy->option);
      break;
    case MUSTER_COLLISION_REMEDY_NAME_VALUES:
    case MUSTER_COLLISION_REMEDY_OPEN_VALUES:
    default:
      g_clear_pointer (&character->unknown_values, g_ptr_array_unref);
      character->names_values = remedy->kind == MUSTER_COLLISION_REMEDY_NAME_VALUES;
      character->values = remedy->values;
      break;
    }
}

static gint
compare_remedies (gconstpointer a, gconstpointer b)
{
  const MusterCollisionRemedy *left = a, *right = b;
  gint64 by_points = ABS (left->points) - ABS (right->points);

  if (left->new_errors != right->new_errors)
    return left->new_errors < right->new_errors ? -1 : 1;
  if (left->n_values != right->n_values)
    return left->n_values < right->n_values ? -1 : 1;
  return by_points < 0 ? -1 : by_points > 0 ? 1 : 0;
}

/* Equally good remedies of one place go in book order. */
static gint
compare_in_place (const MusterCollisionRemedy *left, const MusterCollisionRemedy *right)
{
  gint by_worth = compare_remedies (left, right);

  return by_worth != 0 ? by_worth : left->nth < right->nth ? -1 : left->nth > right->nth;
}

static MusterCollisionRemedy *
remedy_at (const Trying *trying, guint i)
{
  return &g_array_index (trying->remedies, MusterCollisionRemedy, i);
}

/* Keeps a remedy among the best of its place, after equally good ones; it causes no more errors than the others. Trading
 * one error for another isn't a remedy if there is a better one. */
static void
keep (Trying *trying, const MusterCollisionRemedy *remedy)
{
  GArray *remedies = trying->remedies;
  guint at;

  if (remedies->len > 0 && remedy->new_errors < remedy_at (trying, 0)->new_errors)
    g_array_set_size (remedies, 0);
  trying->first = MIN (trying->first, remedies->len);
  if (remedies->len - trying->first == MOST_PER_PLACE
      && compare_in_place (remedy, remedy_at (trying, remedies->len - 1)) >= 0)
    return;
  for (at = remedies->len; at > trying->first && compare_in_place (remedy, remedy_at (trying, at - 1)) < 0; at--)
    ;
  g_array_insert_val (remedies, at, *remedy);
  if (remedies->len - trying->first > MOST_PER_PLACE)
    g_array_set_size (remedies, trying->first + MOST_PER_PLACE);
}

/* Keeps the change if it helps. */
static void
judge_remedy (Trying *trying, MusterCollisionRemedy remedy, const MusterCollisionOutcome *outcome)
{
  guint errors = outcome->errors + trying->is_error;

  if (!outcome->mended)
    return;
  remedy.new_errors = errors - MIN (errors, trying->now.errors);
  if (trying->remedies->len > 0 && remedy.new_errors > remedy_at (trying, 0)->new_errors)
    return;
  remedy.points = outcome->points - trying->now.points;
  remedy.n_values = outcome->n_values;
  keep (trying, &remedy);
}

static void
begin_place (Trying *trying, MusterCollisionSlot slot, guint index, gboolean remove)
{
  muster_collision_what_if_begin (&trying->what_if, slot, index, remove);
  trying->first = trying->remedies->len;
}

static void
try_removing (Trying *trying, MusterCollisionSlot slot, guint index)
{
  MusterCollisionRemedy remedy = { .kind = MUSTER_COLLISION_REMEDY_CHOOSE, .slot = slot, .index = index };
  MusterCollisionOutcome outcome;

  begin_place (trying, slot, index, TRUE);
  muster_collision_what_if_remove (&trying->what_if, &outcome);
  judge_remedy (trying, remedy, &outcome);
}

/* The last remedy of the current place if the place is full and the remedy causes no errors; or NULL. */
static const MusterCollisionRemedy *
get_last_clean (const Trying *trying)
{
  const MusterCollisionRemedy *last;

  if (trying->remedies->len < trying->first + MOST_PER_PLACE)
    return NULL;
  last = remedy_at (trying, trying->remedies->len - 1);
  return last->new_errors == 0 ? last : NULL;
}

/* Whether nothing with these points and values beats the last remedy. */
static gboolean
is_hopeless (const Trying *trying, const MusterCollisionOutcome *outcome)
{
  const MusterCollisionRemedy *last = get_last_clean (trying);

  if (last == NULL || outcome->n_values < last->n_values)
    return FALSE;
  return outcome->n_values > last->n_values || ABS (outcome->points - trying->now.points) > ABS (last->points);
}

static void
try_option (Trying *trying, MusterCollisionSlot slot, guint index, const MusterCatalogPlace *place)
{
  MusterCollisionOutcome outcome;

  muster_collision_what_if_weigh (&trying->what_if, place->option, &outcome);
  if (is_hopeless (trying, &outcome))
    return;
  muster_collision_what_if_choose (&trying->what_if, place->option, &outcome);
  if (outcome.mended)
    judge_remedy (trying,
                  (MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_CHOOSE,
                                           .slot = slot,
                                           .index = index,
                                           .option = place->option,
                                           .nth = place->nth },
                  &outcome);
}

/* Whether the place is full and no option that changes the points by at least this much is better. */
static gboolean
is_complete (const Trying *trying, gint64 change)
{
  const MusterCollisionRemedy *last = get_last_clean (trying);

  return last != NULL && last->n_values == trying->what_if.n_values && change > ABS (last->points);
}

/* The number of options that cost less, out of `n` sorted by points. */
static guint
count_cheaper (const MusterCatalogPlace *places, guint n, gint64 points)
{
  guint from = 0;

  while (from < n)
    {
      guint middle = from + (n - from) / 2;

      if (places[middle].option->points < points)
        from = middle + 1;
      else
        n = middle;
    }
  return from;
}

/* Tries the smallest changes of points first: most places are full long before the end. */
static void
try_all (Trying *trying, MusterCollisionSlot slot, guint index)
{
  MusterKind kind = muster_collision_slot_get_kind (slot);
  const MusterCatalogPlace *places = muster_catalog_get_by_points (trying->catalog, kind);
  guint n = muster_catalog_count (trying->catalog, kind), below, above;
  gint64 points;

  begin_place (trying, slot, index, FALSE);
  points = trying->now.points - trying->what_if.sums.points;
  below = above = count_cheaper (places, n, points);
  while (below > 0 || above < n)
    {
      gint64 less = below > 0 ? points - places[below - 1].option->points : G_MAXINT64;
      gint64 more = above < n ? places[above].option->points - points : G_MAXINT64;

      if (is_complete (trying, MIN (less, more)))
        return;
      try_option (trying, slot, index, &places[less < more ? --below : above++]);
    }
}

static void
try_place (Trying *trying, MusterCollisionSlot slot, guint index)
{
  try_removing (trying, slot, index);
  try_all (trying, slot, index);
}

/* Every filled place, or only those of one slot. */
static void
try_removing_each (Trying *trying, MusterCollisionSlot only)
{
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (trying->character, &pick))
    if (only == MUSTER_COLLISION_N_SLOTS || pick.slot == only)
      try_removing (trying, pick.slot, pick.index);
}

static void
try_hands (Trying *trying)
{
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (trying->character, &pick))
    if (pick.choice->option != NULL && pick.choice->option->hands > 0)
      try_place (trying, pick.slot, pick.index);
}

static void
try_naming (Trying *trying, MusterCollisionRemedy remedy)
{
  MusterCollisionOutcome outcome;

  muster_collision_what_if_name_values (&trying->what_if, remedy.kind == MUSTER_COLLISION_REMEDY_NAME_VALUES,
                                        remedy.values, &outcome);
  judge_remedy (trying, remedy, &outcome);
}

static void
try_values (Trying *trying)
{
  const MusterCollisionCharacter *character = trying->character;

  if (!character->names_values)
    return;
  begin_place (trying, MUSTER_COLLISION_SLOT_VALUES, 0, FALSE);
  try_naming (trying, (MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_OPEN_VALUES });
  trying->first = trying->remedies->len;
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if (muster_catalog_value (trying->catalog, bit) != NULL)
      try_naming (trying, (MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_NAME_VALUES,
                                                   .values = (MusterValueSet) (character->values ^ (1u << bit)) });
  try_naming (trying,
              (MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_NAME_VALUES, .values = character->values });
}

#define MOST_LETTERS 100 /* longer words are no typos */

/* The edit distance of two words, of which `b` has at most MOST_LETTERS. */
static guint
count_slips (const char *a, const char *b)
{
  gsize n = strlen (b);
  guint row[MOST_LETTERS + 1];

  for (gsize j = 0; j <= n; j++)
    row[j] = (guint) j;
  for (gsize i = 1; a[i - 1] != '\0'; i++)
    {
      guint diagonal = row[0];

      row[0] = (guint) i;
      for (gsize j = 1; j <= n; j++)
        {
          guint changed = diagonal + (a[i - 1] != b[j - 1]);

          diagonal = row[j];
          row[j] = MIN (MIN (row[j] + 1, row[j - 1] + 1), changed);
        }
    }
  return row[n];
}

/* Whether an id may be meant. Words whose lengths differ too much aren't compared. */
static gboolean
is_slip (const char *written, gsize length, const char *id)
{
  gsize most = 1 + length / 4, other = strlen (id);

  return MAX (length, other) - MIN (length, other) <= most && other <= MOST_LETTERS
         && count_slips (written, id) <= most;
}

/* An unknown id may be a typo; any other replacement would be a guess. */
static void
try_respelling (Trying *trying, MusterCollisionSlot slot, guint index)
{
  const char *written
      = muster_collision_character_get_choice ((MusterCollisionCharacter *) trying->character, slot, index)->id;
  MusterKind kind = muster_collision_slot_get_kind (slot);
  gsize length = strlen (written);

  try_removing (trying, slot, index);
  begin_place (trying, slot, index, FALSE);
  for (guint i = 0; length < MOST_LETTERS && i < muster_catalog_count (trying->catalog, kind); i++)
    {
      MusterCatalogPlace place = { muster_catalog_nth (trying->catalog, kind, i), i };

      if (is_slip (written, length, place.option->id))
        try_option (trying, slot, index, &place);
    }
}

static void
try_changes_for_hint (Trying *trying)
{
  const MusterCollisionFinding *finding = trying->finding;

  switch ((gint) finding->rule)
    {
    case MUSTER_COLLISION_RULE_SKILL_NO_WEAPON:
      try_place (trying, finding->slot, finding->index);
      try_all (trying, MUSTER_COLLISION_SLOT_WEAPON, trying->character->weapons->len);
      break;
    case MUSTER_COLLISION_RULE_SKILLS_UNUSED:
      try_all (trying, MUSTER_COLLISION_SLOT_SKILL, trying->character->skills->len);
      break;
    case MUSTER_COLLISION_RULE_ENCHANTMENT_NO_WEAPON:
      try_removing (trying, finding->slot, finding->index);
      try_all (trying, MUSTER_COLLISION_SLOT_WEAPON, finding->index);
      break;
    case MUSTER_COLLISION_RULE_CHARACTER_BUDGET:
      try_removing_each (trying, MUSTER_COLLISION_N_SLOTS);
      break;
    default:
      break;
    }
}

static void
try_changes (Trying *trying)
{
  const MusterCollisionFinding *finding = trying->finding;

  switch (finding->rule)
    {
    case MUSTER_COLLISION_RULE_RACE_MISSING:
    case MUSTER_COLLISION_RULE_TAROT_MISSING:
      try_all (trying, finding->slot, 0);
      break;
    case MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY:
      try_removing_each (trying, MUSTER_COLLISION_SLOT_WEAPON);
      break;
    case MUSTER_COLLISION_RULE_HANDS_TOO_MANY:
      try_hands (trying);
      break;
    case MUSTER_COLLISION_RULE_ENCHANTMENT_RANK:
    case MUSTER_COLLISION_RULE_SKILL_SUIT:
    case MUSTER_COLLISION_RULE_SKILL_RANK:
      try_place (trying, finding->slot, finding->index);
      try_all (trying, MUSTER_COLLISION_SLOT_TAROT, 0);
      break;
    case MUSTER_COLLISION_RULE_ARMOR_ENCHANTMENT_NO_ARMOR:
      try_removing (trying, finding->slot, 0);
      try_all (trying, MUSTER_COLLISION_SLOT_ARMOR, 0);
      break;
    case MUSTER_COLLISION_RULE_WEAPON_SHARP_SLAY:
      try_place (trying, finding->slot, finding->index);
      try_all (trying, MUSTER_COLLISION_SLOT_WEAPON, finding->index);
      break;
    case MUSTER_COLLISION_RULE_SKILLS_TOO_MANY:
      try_removing_each (trying, MUSTER_COLLISION_SLOT_SKILL);
      try_all (trying, MUSTER_COLLISION_SLOT_TAROT, 0);
      try_all (trying, MUSTER_COLLISION_SLOT_RACE, 0);
      break;
    case MUSTER_COLLISION_RULE_SKILL_REPEATED:
    case MUSTER_COLLISION_RULE_ABILITY_ALREADY_HAD:
      try_place (trying, finding->slot, finding->index);
      break;
    case MUSTER_COLLISION_RULE_VALUES_TOO_MANY:
      try_values (trying);
      try_removing_each (trying, MUSTER_COLLISION_N_SLOTS);
      break;
    case MUSTER_COLLISION_RULE_OPTION_UNKNOWN:
      if (finding->slot == MUSTER_COLLISION_SLOT_VALUES)
        try_values (trying);
      else
        try_respelling (trying, finding->slot, finding->index);
      break;
    case MUSTER_COLLISION_RULE_OPTION_NOT_IN_VALUES:
      try_values (trying);
      try_place (trying, finding->slot, finding->index);
      break;
    case MUSTER_COLLISION_RULE_SKILL_NO_WEAPON:
    case MUSTER_COLLISION_RULE_SKILLS_UNUSED:
    case MUSTER_COLLISION_RULE_ENCHANTMENT_NO_WEAPON:
    case MUSTER_COLLISION_RULE_CHARACTER_BUDGET:
      try_changes_for_hint (trying);
      break;
    case MUSTER_COLLISION_N_RULES:
    default:
      break;
    }
}

static guint
count_choices (const MusterCollisionCharacter *character)
{
  guint values = character->unknown_values != NULL ? character->unknown_values->len : 0;

  return character->weapons->len + character->skills->len + values;
}

MusterCollisionRemedySearch *
muster_collision_remedy_search_new (const MusterCatalog *catalog, const MusterCollisionCharacter *character)
{
  MusterCollisionRemedySearch *search = g_new0 (MusterCollisionRemedySearch, 1);

  search->catalog = catalog;
  search->character = character;
  search->remedies = g_array_sized_new (FALSE, FALSE, sizeof (MusterCollisionRemedy), 4 * MOST_REMEDIES);
  if (count_choices (character) > MOST_CHOICES)
    return search;
  muster_collision_what_if_init (&search->what_if, catalog, character, NULL);
  begin_place (search, MUSTER_COLLISION_SLOT_VALUES, 0, FALSE);
  muster_collision_what_if_name_values (&search->what_if, character->names_values, character->values, &search->now);
  search->now.errors += character->unknown_values != NULL ? character->unknown_values->len : 0;
  return search;
}

void
muster_collision_remedy_search_free (MusterCollisionRemedySearch *search)
{
  muster_collision_what_if_clear (&search->what_if);
  g_clear_pointer (&search->remedies, g_array_unref);
  g_free (search);
}

/* Insertion sort, as there are a dozen at most. Ties keep the order in which they were tried. */
static void
sort_remedies (GArray *remedies)
{
  MusterCollisionRemedy *all = (MusterCollisionRemedy *) (gpointer) remedies->data;

  for (guint i = 1; i < remedies->len; i++)
    {
      MusterCollisionRemedy remedy = all[i];
      guint at = i;

      for (; at > 0 && compare_remedies (&remedy, &all[at - 1]) < 0; at--)
        all[at] = all[at - 1];
      all[at] = remedy;
    }
}

const GArray *
muster_collision_remedy_search_find (MusterCollisionRemedySearch *search, const MusterCollisionFinding *finding)
{
  g_array_set_size (search->remedies, 0);
  if (search->what_if.picks == NULL)
    return search->remedies;
  search->finding = finding;
  search->is_error = muster_collision_rule_is_error (finding->rule);
  muster_collision_what_if_ask (&search->what_if, finding);
  try_changes (search);
  sort_remedies (search->remedies);
  g_array_set_size (search->remedies, MIN (search->remedies->len, MOST_REMEDIES));
  return search->remedies;
}

GArray *
muster_collision_remedies_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                const MusterCollisionFinding *finding)
{
  g_autoptr (MusterCollisionRemedySearch) search = muster_collision_remedy_search_new (catalog, character);

  muster_collision_remedy_search_find (search, finding);
  return g_steal_pointer (&search->remedies);
}

char *
muster_collision_remedy_dup_points (gint64 points)
{
  if (points == 0)
    return g_strdup ("");
  /* Translators: how a total changes, with its sign: " (+7 points)" */
  return muster_phrase_fill (ngettext (" (%+d point)", " (%+d points)", (gulong) ABS (points)), (gint) points);
}

static char *
dup_choose_text (const MusterCollisionRemedy *remedy, const MusterCollisionCharacter *character)
{
  MusterChoice *choice
      = muster_collision_character_get_choice ((MusterCollisionCharacter *) character, remedy->slot, remedy->index);
  const char *now = choice != NULL && muster_choice_is_made (choice) ? muster_choice_get_name (choice) : NULL;

  if (remedy->option == NULL)
    return muster_phrase_fill (remedy->slot == MUSTER_COLLISION_SLOT_SKILL ? _ ("Give up %s") : _ ("Remove %s"), now);
  if (now == NULL)
    return muster_phrase_fill (_ ("Take %s"), muster_option_get_name (remedy->option));
  if (remedy->slot == MUSTER_COLLISION_SLOT_TAROT && choice->option != NULL
      && remedy->option->suit == choice->option->suit && remedy->option->rank > choice->option->rank)
    return muster_phrase_fill (_ ("Raise the tarot to %s"), muster_option_get_name (remedy->option));
  return muster_phrase_fill (_ ("Replace %s with %s"), now, muster_option_get_name (remedy->option));
}

static char *
dup_values_text (const MusterCollisionRemedy *remedy, const MusterCatalog *catalog)
{
  g_autofree char *names = NULL;

  if (remedy->kind == MUSTER_COLLISION_REMEDY_OPEN_VALUES)
    return g_strdup (_ ("Leave the values open"));
  if (remedy->values == 0)
    return g_strdup (_ ("Name no values"));
  names = muster_catalog_dup_value_names (catalog, remedy->values);
  return muster_phrase_fill (_ ("Name the values %s"), names);
}

char *
muster_collision_remedy_dup_text (const MusterCollisionRemedy *remedy, const MusterCatalog *catalog,
                                  const MusterCollisionCharacter *character)
{
  g_autofree char *change = remedy->kind == MUSTER_COLLISION_REMEDY_CHOOSE ? dup_choose_text (remedy, character)
                                                                           : dup_values_text (remedy, catalog);
  g_autofree char *points = NULL;

  if (remedy->points == 0)
    return g_steal_pointer (&change);
  points = muster_collision_remedy_dup_points (remedy->points);
  return g_strconcat (change, points, NULL);
}

/* As a MusterChange. */

typedef struct
{
  MusterChange change;
  const MusterCatalog *catalog;
  MusterCollisionRemedy remedy;
} Change;

static void
apply_change (const MusterChange *change, MusterThing *thing)
{
  muster_collision_remedy_apply (&((const Change *) change)->remedy, (MusterCollisionCharacter *) thing);
}

static char *
label_change (const MusterChange *change, const MusterThing *thing)
{
  const Change *told = (const Change *) change;

  return muster_collision_remedy_dup_text (&told->remedy, told->catalog, (const MusterCollisionCharacter *) thing);
}

static const MusterChangeClass change_class
    = { &muster_collision_character_class, NULL, apply_change, label_change, NULL };

MusterChange *
muster_collision_remedy_make_change (const MusterCollisionRemedy *remedy, const MusterCatalog *catalog)
{
  Change *change = muster_change_alloc (&change_class, sizeof *change);

  change->catalog = catalog;
  change->remedy = *remedy;
  return &change->change;
}
