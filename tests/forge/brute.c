/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/brute.h"

#include "games/collision/judge.h"
#include "support/content.h"
#include "support/random.h"

/* Content. */

/* Takes options over with all their numbers, and each value with its bit. Some contents have options of many points. */
static void
take (MusterCatalog *catalog, MusterKind kind, guint most, gboolean dear, GRand *rand)
{
  guint n = muster_catalog_count (content_get (), kind);

  for (guint i = 0; i < most; i++)
    {
      const MusterOption *from
          = muster_catalog_nth (content_get (), kind, (guint) g_rand_int_range (rand, 0, (gint) n));
      MusterOption *option = muster_catalog_add (catalog, kind, from->id, from->name);

      if (option == NULL)
        continue;
      *option = *from;
      option->n_features = 0;
      if (dear && g_rand_int_range (rand, 0, 5) == 0)
        option->points += g_rand_int_range (rand, 1, 4) * 50000;
    }
}

MusterCatalog *
brute_catalog_new (GRand *rand)
{
  MusterCatalog *catalog = muster_catalog_new ();
  gboolean dear = g_rand_int_range (rand, 0, 4) == 0;

  for (guint i = 0; i < muster_catalog_count (content_get (), MUSTER_KIND_VALUE); i++)
    {
      const MusterOption *value = muster_catalog_nth (content_get (), MUSTER_KIND_VALUE, i);

      muster_catalog_add (catalog, MUSTER_KIND_VALUE, value->id, value->name);
    }
  muster_catalog_settle_values (catalog);
  take (catalog, MUSTER_KIND_RACE, 3, dear, rand);
  take (catalog, MUSTER_KIND_TAROT, 4, dear, rand);
  take (catalog, MUSTER_KIND_WEAPON, 3, dear, rand);
  take (catalog, MUSTER_KIND_WEAPON_ENCHANTMENT, 2, dear, rand);
  take (catalog, MUSTER_KIND_ARMOR, 2, dear, rand);
  take (catalog, MUSTER_KIND_ARMOR_ENCHANTMENT, 2, dear, rand);
  take (catalog, MUSTER_KIND_ACCESSORY, 2, dear, rand);
  take (catalog, MUSTER_KIND_SKILL, 5, dear, rand);
  return catalog;
}

/* Characters. */

static void
spoil (MusterChoice *choice, const MusterCatalog *catalog, MusterKind kind, GRand *rand)
{
  guint n = muster_catalog_count (catalog, kind);

  if (g_rand_int_range (rand, 0, 6) == 0)
    muster_choice_set (choice, catalog, kind, "nobody-has-it");
  else if (n > 0)
    muster_choice_set_option (choice, muster_catalog_nth (catalog, kind, (guint) g_rand_int_range (rand, 0, (gint) n)));
}

static void
spoil_one (MusterCollisionCharacter *character, const MusterCatalog *catalog, GRand *rand)
{
  guint weapons = character->weapons->len, skills = character->skills->len;

  switch (g_rand_int_range (rand, 0, 9))
    {
    case 0:
      spoil (&character->race, catalog, MUSTER_KIND_RACE, rand);
      break;
    case 1:
      spoil (&character->tarot, catalog, MUSTER_KIND_TAROT, rand);
      break;
    case 2:
      spoil (&character->armor, catalog, MUSTER_KIND_ARMOR, rand);
      break;
    case 3:
      spoil (&character->armor_enchantment, catalog, MUSTER_KIND_ARMOR_ENCHANTMENT, rand);
      break;
    case 4:
      spoil (&character->accessory, catalog, MUSTER_KIND_ACCESSORY, rand);
      break;
    case 5:
      spoil (weapons < 3 ? &muster_collision_character_add_weapon (character)->weapon
                         : &g_array_index (character->weapons, MusterCollisionWeapon, weapons - 1).weapon,
             catalog, MUSTER_KIND_WEAPON, rand);
      break;
    case 6:
      if (weapons > 0)
        spoil (&g_array_index (character->weapons, MusterCollisionWeapon, weapons - 1).enchantment, catalog,
               MUSTER_KIND_WEAPON_ENCHANTMENT, rand);
      break;
    case 7:
      muster_choice_clear (g_rand_boolean (rand) ? &character->race : &character->tarot);
      break;
    default:
      spoil (skills < 4 ? &muster_collision_character_add_skill (character)->skill
                        : &g_array_index (character->skills, MusterCollisionSkill, 0).skill,
             catalog, MUSTER_KIND_SKILL, rand);
      break;
    }
}

static void
name_values (MusterCollisionCharacter *character, GRand *rand)
{
  character->names_values = TRUE;
  for (gint i = g_rand_int_range (rand, 0, 5); i > 0; i--)
    character->values |= (MusterValueSet) (1u << g_rand_int_range (rand, 0, MUSTER_MAX_VALUES));
}

MusterCollisionCharacter *
brute_character (const MusterCatalog *catalog, GRand *rand)
{
  gboolean careless = catalog != content_get () || g_rand_int_range (rand, 0, 4) == 0;
  MusterCollisionCharacter *character;

  if (!careless)
    character = random_legal_character (catalog, rand);
  else if (catalog == content_get ())
    return random_character (catalog, rand);
  else
    character = muster_collision_character_new ();
  for (gint i = g_rand_int_range (rand, 1, careless ? 12 : 5); i > 0; i--)
    spoil_one (character, catalog, rand);
  if (g_rand_int_range (rand, 0, 5) == 0)
    name_values (character, rand);
  return character;
}

/* Trying. */

typedef struct
{
  const MusterCatalog *catalog;
  MusterCollisionCharacter *character; /* is changed and changed back */
  gint64 points;
  GHashTable *seen; /* NULL: who comes twice doesn't matter */
  GArray *findings;
  BruteFunc func;
  gpointer data;
  guint n_places;
  gboolean clears; /* only clears, if that is enough */
} Trying;

static gint
compare_words (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* The key that identifies a character, independent of the order of weapons and skills. */
static char *
dup_content (const MusterCollisionCharacter *character)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (character, &pick))
    if (pick.slot != MUSTER_COLLISION_SLOT_WEAPON && pick.slot != MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT)
      g_ptr_array_add (words, g_strdup_printf ("%d %s", (gint) pick.slot, pick.choice->id));
  for (guint i = 0; i < character->weapons->len; i++)
    {
      const MusterCollisionWeapon *carried = muster_collision_character_weapon (character, i);

      if (carried->weapon.id != NULL || carried->enchantment.id != NULL)
        g_ptr_array_add (words, g_strdup_printf ("%s + %s", carried->weapon.id, carried->enchantment.id));
    }
  g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, g_strdup (character->names_values ? "named" : "open"));
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

static void
judge (Trying *trying)
{
  MusterCollisionTotals totals;

  if (muster_collision_judge (trying->catalog, trying->character, &totals, trying->findings)
      && (trying->seen == NULL || g_hash_table_add (trying->seen, dup_content (trying->character))))
    trying->func (trying->character, totals.points - trying->points, trying->data);
}

static void try_from (Trying *trying, guint place, guint changes);

/* All else that a choice can be. */
static void
try_choice (Trying *trying, MusterChoice *choice, MusterKind kind, guint place, guint changes)
{
  MusterChoice before = *choice;
  gboolean needed = kind == MUSTER_KIND_RACE || kind == MUSTER_KIND_TAROT || kind == MUSTER_KIND_ARMOR;
  guint n = trying->clears && !needed ? 0 : muster_catalog_count (trying->catalog, kind);

  for (guint i = 0; i <= n; i++)
    {
      const MusterOption *option = i > 0 ? muster_catalog_nth (trying->catalog, kind, i - 1) : NULL;

      if (option == before.option && (option != NULL || before.id == NULL))
        continue;
      *choice = (MusterChoice){ option != NULL ? option->id : NULL, option };
      try_from (trying, place + 1, changes - 1);
    }
  *choice = before;
}

/* A weapon takes its enchantment along. */
static void
try_dropping (Trying *trying, MusterCollisionWeapon *carried, guint place, guint changes)
{
  MusterChoice weapon = carried->weapon, enchantment = carried->enchantment;

  carried->weapon = carried->enchantment = (MusterChoice){ 0 };
  try_from (trying, place + 2, changes - 1);
  carried->weapon = weapon;
  carried->enchantment = enchantment;
}

static void
try_weapon (Trying *trying, MusterCollisionWeapon *carried, guint place, guint changes)
{
  MusterChoice before = carried->weapon;

  if (before.id != NULL)
    try_dropping (trying, carried, place, changes);
  for (guint i = 0; !trying->clears && i < muster_catalog_count (trying->catalog, MUSTER_KIND_WEAPON); i++)
    {
      const MusterOption *option = muster_catalog_nth (trying->catalog, MUSTER_KIND_WEAPON, i);

      if (option == before.option)
        continue;
      carried->weapon = (MusterChoice){ option->id, option };
      try_from (trying, place + 1, changes - 1);
    }
  carried->weapon = before;
}

static void
try_opening (Trying *trying, guint place, guint changes)
{
  GPtrArray *unknown = trying->character->unknown_values;

  trying->character->names_values = FALSE;
  trying->character->unknown_values = NULL;
  try_from (trying, place + 1, changes - 1);
  trying->character->names_values = TRUE;
  trying->character->unknown_values = unknown;
}

/* Places: the values, five single ones, two for each weapon, one for each skill. */
static void
try_place (Trying *trying, guint place, guint changes)
{
  static const MusterCollisionSlot singles[]
      = { MUSTER_COLLISION_SLOT_RACE, MUSTER_COLLISION_SLOT_TAROT, MUSTER_COLLISION_SLOT_ARMOR,
          MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, MUSTER_COLLISION_SLOT_ACCESSORY };
  MusterCollisionCharacter *character = trying->character;
  guint weapons = 2 * character->weapons->len, n = place - 1;

  if (place == 0)
    {
      if (character->names_values)
        try_opening (trying, place, changes);
      return;
    }
  if (n < G_N_ELEMENTS (singles))
    {
      try_choice (trying, muster_collision_character_get_choice (character, singles[n], 0),
                  muster_collision_slot_get_kind (singles[n]), place, changes);
      return;
    }
  n -= G_N_ELEMENTS (singles);
  if (n >= weapons)
    try_choice (trying, &g_array_index (character->skills, MusterCollisionSkill, n - weapons).skill, MUSTER_KIND_SKILL,
                place, changes);
  else if (n % 2 == 0)
    try_weapon (trying, &g_array_index (character->weapons, MusterCollisionWeapon, n / 2), place, changes);
  else
    try_choice (trying, &g_array_index (character->weapons, MusterCollisionWeapon, n / 2).enchantment,
                MUSTER_KIND_WEAPON_ENCHANTMENT, place, changes);
}

static void
try_from (Trying *trying, guint place, guint changes)
{
  if (changes == 0)
    {
      judge (trying);
      return;
    }
  for (; place < trying->n_places; place++)
    try_place (trying, place, changes);
}

/* One more weapon and one more skill could be set, too. */
static MusterCollisionCharacter *
copy_with_room (const MusterCollisionCharacter *character)
{
  MusterCollisionCharacter *copy = muster_collision_character_copy_choices (character);

  muster_collision_character_add_weapon (copy);
  muster_collision_character_add_skill (copy);
  return copy;
}

static void
run (Trying *trying, const MusterCollisionCharacter *character, guint changes)
{
  g_autoptr (MusterCollisionCharacter) copy = copy_with_room (character);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;

  muster_collision_judge (trying->catalog, copy, &totals, findings);
  trying->points = totals.points;
  trying->character = copy;
  trying->findings = findings;
  trying->n_places = 6 + 2 * copy->weapons->len + copy->skills->len;
  try_from (trying, 0, changes);
}

void
brute_each (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint changes, BruteFunc func,
            gpointer data)
{
  Trying trying = { catalog, .func = func, .data = data };

  trying.seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  run (&trying, character, changes);
  g_hash_table_unref (trying.seen);
}

static void
add_difference (const MusterCollisionCharacter *character, gint64 difference, gpointer data)
{
  g_array_append_val ((GArray *) data, difference);
}

static gint
compare_differences (gconstpointer a, gconstpointer b)
{
  gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  if (ABS (left) != ABS (right))
    return ABS (left) < ABS (right) ? -1 : 1;
  return left < right ? -1 : left > right;
}

GArray *
brute_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint changes)
{
  GArray *differences = g_array_new (FALSE, FALSE, sizeof (gint64));

  brute_each (catalog, character, changes, add_difference, differences);
  g_array_sort (differences, compare_differences);
  return differences;
}

static void
count_one (const MusterCollisionCharacter *character, gint64 difference, gpointer data)
{
  (*(guint *) data)++;
}

gboolean
brute_has (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint changes, gboolean all)
{
  guint n = 0;
  Trying trying = { catalog, .func = count_one, .data = &n, .clears = !all };

  run (&trying, character, changes);
  return n > 0;
}
