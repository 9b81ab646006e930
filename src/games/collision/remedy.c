/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For each rule there are a few places where a change can help. All options for those places are tried; a judgement
 * takes about a microsecond, so that trying is cheaper than knowing. */
#include "games/collision/remedy.h"

#include <string.h>

#include "model/i18n.h"

#define MOST_REMEDIES 5
#define MOST_PER_PLACE 2 /* so that forty tarots don't hide the one weapon to drop */
#define MOST_CHOICES 100 /* weapons, skills, unknown values; trying takes the square of them */

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  const MusterCollisionFinding *finding;
  gint64 points;
  guint errors;
  GArray *remedies;
  GArray *findings; /* of the last try */
} Trying;

static guint
count_errors (const GArray *findings)
{
  guint errors = 0;

  for (guint i = 0; i < findings->len; i++)
    errors += muster_collision_rule_is_error (muster_collision_findings_at (findings, i)->rule);
  return errors;
}

void
muster_collision_remedy_apply (const MusterCollisionRemedy *remedy, MusterCollisionCharacter *character)
{
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

/* Keeps the change where it helps. */
static void
try_remedy (Trying *trying, MusterCollisionRemedy remedy)
{
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy_choices (trying->character);
  MusterCollisionFinding finding = *trying->finding;
  MusterCollisionTotals totals;
  guint errors;

  if (remedy.kind == MUSTER_COLLISION_REMEDY_CHOOSE && remedy.option == NULL)
    finding = muster_collision_finding_after_removal (&finding, remedy.slot, remedy.index);
  muster_collision_remedy_apply (&remedy, changed);
  muster_collision_judge (trying->catalog, changed, &totals, trying->findings);
  for (guint i = 0; i < trying->findings->len; i++)
    if (muster_collision_finding_equal (muster_collision_findings_at (trying->findings, i), &finding))
      return;

  errors = count_errors (trying->findings);
  remedy.points = totals.points - trying->points;
  remedy.n_values = totals.n_values;
  remedy.new_errors = errors + muster_collision_rule_is_error (trying->finding->rule);
  remedy.new_errors -= MIN (remedy.new_errors, trying->errors);
  g_array_append_val (trying->remedies, remedy);
}

static void
try_removing (Trying *trying, MusterCollisionSlot slot, guint index)
{
  try_remedy (trying, (MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_CHOOSE, .slot = slot, .index = index });
}

static void
try_all (Trying *trying, MusterCollisionSlot slot, guint index)
{
  MusterKind kind = muster_collision_slot_get_kind (slot);

  for (guint i = 0; i < muster_catalog_count (trying->catalog, kind); i++)
    try_remedy (trying, (MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_CHOOSE,
                                                 .slot = slot,
                                                 .index = index,
                                                 .option = muster_catalog_nth (trying->catalog, kind, i) });
}

static void
try_place (Trying *trying, MusterCollisionSlot slot, guint index)
{
  try_removing (trying, slot, index);
  try_all (trying, slot, index);
}

/* Every place that holds something, or only those of one slot. */
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
try_values (Trying *trying)
{
  const MusterCollisionCharacter *character = trying->character;

  if (!character->names_values)
    return;
  try_remedy (trying, (MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_OPEN_VALUES });
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if (muster_catalog_value (trying->catalog, bit) != NULL)
      try_remedy (trying, (MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_NAME_VALUES,
                                                   .values = (MusterValueSet) (character->values ^ (1u << bit)) });
  try_remedy (trying,
              (MusterCollisionRemedy){ .kind = MUSTER_COLLISION_REMEDY_NAME_VALUES, .values = character->values });
}

/* How many letters must be put in, left out or changed to make one word of the other. */
static guint
count_slips (const char *a, const char *b)
{
  gsize n = strlen (b);
  g_autofree guint *row = g_new (guint, n + 1);

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

/* What nobody knows may be a slip of the pen; anything else in its place would be a guess. */
static void
try_respelling (Trying *trying, MusterCollisionSlot slot, guint index)
{
  const char *written
      = muster_collision_character_get_choice ((MusterCollisionCharacter *) trying->character, slot, index)->id;
  MusterKind kind = muster_collision_slot_get_kind (slot);

  try_removing (trying, slot, index);
  for (guint i = 0; strlen (written) < 100 && i < muster_catalog_count (trying->catalog, kind); i++)
    {
      const MusterOption *option = muster_catalog_nth (trying->catalog, kind, i);

      if (count_slips (written, option->id) <= 1 + strlen (written) / 4)
        try_remedy (trying,
                    (MusterCollisionRemedy){
                        .kind = MUSTER_COLLISION_REMEDY_CHOOSE, .slot = slot, .index = index, .option = option });
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
    case MUSTER_COLLISION_N_RULES:
    default:
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

static gboolean
is_of_the_same_place (const MusterCollisionRemedy *a, const MusterCollisionRemedy *b)
{
  return a->kind == b->kind && a->slot == b->slot && a->index == b->index && (a->option == NULL) == (b->option == NULL);
}

/* The first ones, but no more than a few of each place. */
static GArray *
choose_best (GArray *all)
{
  GArray *best = g_array_new (FALSE, FALSE, sizeof (MusterCollisionRemedy));

  /* Mending one error by another is no remedy, while there is a better one. */
  for (guint i = 0; i < all->len && best->len < MOST_REMEDIES; i++)
    {
      const MusterCollisionRemedy *remedy = &g_array_index (all, MusterCollisionRemedy, i);
      guint same = 0;

      if (remedy->new_errors > g_array_index (all, MusterCollisionRemedy, 0).new_errors)
        break;
      for (guint j = 0; j < best->len; j++)
        same += is_of_the_same_place (remedy, &g_array_index (best, MusterCollisionRemedy, j));
      if (same < MOST_PER_PLACE)
        g_array_append_vals (best, remedy, 1);
    }
  return best;
}

static guint
count_choices (const MusterCollisionCharacter *character)
{
  guint values = character->unknown_values != NULL ? character->unknown_values->len : 0;

  return character->weapons->len + character->skills->len + values;
}

GArray *
muster_collision_remedies_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                const MusterCollisionFinding *finding)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (MusterCollisionRemedy));
  Trying trying = { catalog, character, finding, 0, 0, all, findings };
  MusterCollisionTotals totals;

  if (count_choices (character) > MOST_CHOICES)
    return g_steal_pointer (&all);
  muster_collision_judge (catalog, character, &totals, findings);
  trying.points = totals.points;
  trying.errors = count_errors (findings);
  try_changes (&trying);
  g_array_sort (all, compare_remedies); /* stable: what was tried first stays first among equals */

  return choose_best (all);
}

char *
muster_collision_remedy_dup_points (gint64 points)
{
  if (points == 0)
    return g_strdup ("");
  /* Translators: how a total changes, with its sign: " (+7 points)" */
  return g_strdup_printf (ngettext (" (%+d point)", " (%+d points)", (gulong) ABS (points)), (gint) points);
}

static char *
dup_choose_text (const MusterCollisionRemedy *remedy, const MusterCollisionCharacter *character)
{
  MusterChoice *choice
      = muster_collision_character_get_choice ((MusterCollisionCharacter *) character, remedy->slot, remedy->index);
  const char *now = choice != NULL && muster_choice_is_made (choice) ? muster_choice_get_name (choice) : NULL;

  if (remedy->option == NULL)
    return g_strdup_printf (remedy->slot == MUSTER_COLLISION_SLOT_SKILL ? _ ("Give up %s") : _ ("Remove %s"), now);
  if (now == NULL)
    return g_strdup_printf (_ ("Take %s"), muster_option_get_name (remedy->option));
  if (remedy->slot == MUSTER_COLLISION_SLOT_TAROT && choice->option != NULL
      && remedy->option->suit == choice->option->suit && remedy->option->rank > choice->option->rank)
    return g_strdup_printf (_ ("Raise the tarot to %s"), muster_option_get_name (remedy->option));
  return g_strdup_printf (_ ("Replace %s by %s"), now, muster_option_get_name (remedy->option));
}

static char *
dup_values_text (const MusterCollisionRemedy *remedy, const MusterCatalog *catalog)
{
  g_autofree char *names = muster_catalog_dup_value_names (catalog, remedy->values);

  if (remedy->kind == MUSTER_COLLISION_REMEDY_OPEN_VALUES)
    return g_strdup (_ ("Leave the values open"));
  if (remedy->values == 0)
    return g_strdup (_ ("Name no values"));
  return g_strdup_printf (_ ("Name the values %s"), names);
}

char *
muster_collision_remedy_dup_text (const MusterCollisionRemedy *remedy, const MusterCatalog *catalog,
                                  const MusterCollisionCharacter *character)
{
  g_autofree char *points = muster_collision_remedy_dup_points (remedy->points);
  g_autofree char *change = remedy->kind == MUSTER_COLLISION_REMEDY_CHOOSE ? dup_choose_text (remedy, character)
                                                                           : dup_values_text (remedy, catalog);

  return g_strconcat (change, points, NULL);
}
