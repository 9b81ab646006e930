/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/code.h"

#include <string.h>

#include "forge/base32.h"
#include "forge/draft.h"
#include "forge/place.h"
#include "forge/forge.h"
#include "games/collision/evaluation.h"
#include "model/error.h"
#include "model/i18n.h"

/* Distinguished by the check letters. */
#define KIND_CHARACTER 1
#define KIND_GROUP 2

#define CONTENT_LETTERS 2
#define LIMIT_LETTERS 4 /* up to a million points; 0: no limit */
#define COUNT_LETTERS 2

/* Limits for recognising a text as a code: minimum letters and maximum bytes. */
#define LEAST_LIKE 8
#define GROUP 4
#define LONGEST_LIKE 4096
#define LONGEST_SHOWN 60
#define SPACES " \t\r\n"

G_DEFINE_QUARK (muster - code - error - quark, muster_code_error)

/* Content. */

static void
add_kind (GChecksum *sum, const MusterForgeKind *kind)
{
  for (guint i = 0; i < kind->n; i++)
    {
      const MusterOption *option = kind->options[i];
      g_autofree char *line
          = g_strdup_printf ("%d %s %d %d %d %d %d %d %d\n", option->kind, option->id, option->values, option->skills,
                             option->hands, option->rank, (gint) option->suit, option->sharp, option->slay);

      g_checksum_update (sum, (const guchar *) line, -1);
    }
}

/* Two letters for everything that determines which characters exist, and their order. */
static guint64
identify_content (MusterForge *forge)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  const MusterForgeKind *kinds[] = { &forge->races,       &forge->tarots,
                                     &forge->weapons,     &forge->weapon_enchantments,
                                     &forge->armors,      &forge->armor_enchantments,
                                     &forge->accessories, &forge->skills };
  guint8 digest[32];
  gsize length = sizeof digest;

  if (forge->content >= 0)
    return (guint64) forge->content;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    add_kind (sum, kinds[i]);
  g_checksum_get_digest (sum, digest, &length);
  forge->content = (digest[0] << 8 | digest[1]) & 1023;
  return (guint64) forge->content;
}

static guint
measure_place (MusterForge *forge)
{
  return muster_base32_measure (muster_forge_count_places (muster_forge_get_all (forge)));
}

/* Encoding. */

static gboolean
refuse (GError **error, MusterCodeError code, const char *format, const MusterThing *thing)
{
  g_set_error (error, MUSTER_CODE_ERROR, (gint) code, format, muster_thing_get_name (thing));
  return FALSE;
}

static gboolean
append_character (GByteArray *letters, MusterForge *forge, const MusterThing *thing, GError **error)
{
  const MusterCollisionCharacter *character = (const MusterCollisionCharacter *) thing;
  g_autoptr (MusterCollisionEvaluation) evaluation = NULL;
  MusterForgeBuild build;
  guint64 place;

  if (thing->klass != &muster_collision_character_class)
    return refuse (error, MUSTER_CODE_UNFIT, _ ("“%s” is a fixed character, which has no code"), thing);
  evaluation = muster_collision_evaluate (forge->catalog, character);
  if (!evaluation->legal)
    return refuse (error, MUSTER_CODE_ILLEGAL, _ ("“%s” isn't legal, and only legal characters have a code"), thing);
  if (!muster_forge_build_read (&build, forge, character))
    return refuse (error, MUSTER_CODE_ILLEGAL, _ ("“%s” has an enchantment without a weapon, so it has no code"),
                   thing);
  if (!muster_forge_rank (muster_forge_get_all (forge), &build, &place))
    return refuse (error, MUSTER_CODE_UNFIT, _ ("“%s” has no place among the legal characters"), thing);
  muster_base32_append (letters, place, measure_place (forge));
  return TRUE;
}

static gboolean
append_group (GByteArray *letters, MusterForge *forge, const MusterCollisionGroup *group, GError **error)
{
  g_autoptr (MusterCollisionGroupEvaluation) evaluation = muster_collision_group_evaluate (forge->catalog, group);

  muster_base32_append (letters, (guint64) (group->limit + 1), LIMIT_LETTERS);
  for (guint i = 0; i < group->members->len; i++)
    {
      if (!append_character (letters, forge, group->members->pdata[i], error))
        return FALSE;
      muster_base32_append (letters, muster_collision_group_get_count (group, i), COUNT_LETTERS);
    }
  if (evaluation->findings->len > 0)
    return refuse (error, MUSTER_CODE_ILLEGAL, _ ("“%s” isn't legal, and only legal battle groups have a code"),
                   &group->thing);
  return TRUE;
}

char *
muster_code_encode (MusterForge *forge, const MusterThing *thing, GError **error)
{
  g_autoptr (GByteArray) letters = g_byte_array_new ();
  gboolean is_group = thing->klass == &muster_collision_group_class;

  if (!is_group && thing->klass != &muster_collision_character_class && thing->klass != &muster_collision_fixed_class)
    {
      refuse (error, MUSTER_CODE_UNFIT, _ ("“%s” isn't a character or a battle group, and only these have a code"),
              thing);
      return NULL;
    }
  if (muster_forge_count_places (muster_forge_get_all (forge)) == 0)
    {
      refuse (error, MUSTER_CODE_UNFIT, _ ("“%s” has no code: the content allows too many characters to number them"),
              thing);
      return NULL;
    }
  if (!(is_group ? append_group (letters, forge, (const MusterCollisionGroup *) thing, error)
                 : append_character (letters, forge, thing, error)))
    return NULL;
  muster_base32_append (letters, identify_content (forge), CONTENT_LETTERS);
  muster_base32_seal (letters, is_group ? KIND_GROUP : KIND_CHARACTER);
  return muster_base32_dup_text (letters);
}

/* Decoding. */

char *
muster_forge_dup_name (const MusterCollisionCharacter *character)
{
  return g_strdup_printf ("%s, %s", muster_choice_get_name (&character->race),
                          muster_choice_get_name (&character->tarot));
}

static MusterCollisionCharacter *
decode_character (MusterForge *forge, const guint8 *letters, GError **error)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  guint64 place = muster_base32_read (letters, measure_place (forge));
  MusterForgeBuild build;
  MusterCollisionCharacter *character;

  if (place >= muster_forge_count_places (muster_forge_get_all (forge))
      || !muster_forge_unrank (muster_forge_get_all (forge), place, &build))
    {
      muster_error_refuse (error, "%" G_GUINT64_FORMAT, place);
      return NULL;
    }
  character = muster_forge_build_make (&build, forge, NULL);
  character->thing.name = muster_forge_dup_name (character);
  return character;
}

static MusterCollisionGroup *
decode_group (MusterForge *forge, const GByteArray *letters, GError **error)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  guint member = measure_place (forge) + COUNT_LETTERS, end = letters->len - CONTENT_LETTERS - MUSTER_BASE32_CHECKS;

  group->limit = (gint) muster_base32_read (letters->data, LIMIT_LETTERS) - 1;
  for (guint at = LIMIT_LETTERS; at + member <= end; at += member)
    {
      MusterCollisionCharacter *character = decode_character (forge, letters->data + at, error);

      if (character == NULL)
        return NULL;
      character->count = (guint) muster_base32_read (letters->data + at + member - COUNT_LETTERS, COUNT_LETTERS);
      g_ptr_array_add (group->members, character);
      if (character->count < 1 || character->count > MUSTER_COLLISION_MAX_COUNT)
        {
          muster_error_refuse (error, "%u", character->count);
          return NULL;
        }
    }
  if (group->limit > MUSTER_COLLISION_MAX_POINTS)
    {
      muster_error_refuse (error, "%d", group->limit);
      return NULL;
    }
  group->thing.name = g_strdup (N_ ("Battle group"));
  return g_steal_pointer (&group);
}

/* A code has a fixed number of letters per kind, besides its members'. */
static gboolean
has_length (MusterForge *forge, guint length, guint8 kind)
{
  guint place = measure_place (forge), rest = CONTENT_LETTERS + MUSTER_BASE32_CHECKS;

  if (kind == KIND_CHARACTER)
    return length == place + rest;
  return length >= LIMIT_LETTERS + rest && (length - LIMIT_LETTERS - rest) % (place + COUNT_LETTERS) == 0;
}

static guint8
find_kind (MusterForge *forge, const GByteArray *letters)
{
  for (guint8 kind = KIND_CHARACTER; kind <= KIND_GROUP; kind++)
    if (has_length (forge, letters->len, kind) && muster_base32_is_sealed (letters, kind))
      return kind;
  return 0;
}

/* Whether the check letters are right, even if the code is for other content and has another length. */
static gboolean
belong_together (MusterForge *forge, const GByteArray *letters)
{
  if (has_length (forge, letters->len, KIND_CHARACTER) || has_length (forge, letters->len, KIND_GROUP))
    return find_kind (forge, letters) != 0;
  return muster_base32_is_sealed (letters, KIND_CHARACTER) || muster_base32_is_sealed (letters, KIND_GROUP);
}

/* Why it isn't a code of this content: checks the letters first, then the content. */
static gboolean
check_letters (MusterForge *forge, const char *code, const GByteArray *letters, GError **error)
{
  const guint8 *content;

  if (letters->len <= CONTENT_LETTERS + MUSTER_BASE32_CHECKS || !belong_together (forge, letters))
    return muster_error_refuse (error, _ ("“%s” has a wrong letter, or one too many or too few"), code);
  content = letters->data + letters->len - CONTENT_LETTERS - MUSTER_BASE32_CHECKS;
  if (find_kind (forge, letters) == 0 || muster_base32_read (content, CONTENT_LETTERS) != identify_content (forge))
    return muster_error_refuse (error, _ ("“%s” was made with content that isn't installed here"), code);
  return TRUE;
}

gboolean
muster_code_is_link (const char *text)
{
  return g_ascii_strncasecmp (text, MUSTER_CODE_SCHEME, strlen (MUSTER_CODE_SCHEME)) == 0;
}

/* The letters after a link's scheme; browsers may insert slashes, and copying a space. */
static const char *
skip_scheme (const char *text)
{
  text += strspn (text, SPACES);
  if (!muster_code_is_link (text))
    return text;
  text += strlen (MUSTER_CODE_SCHEME);
  return text + strspn (text, "/");
}

/* Codes are grouped by four or unbroken; words rarely are. A mail program may break the line anywhere. */
static gboolean
is_grouped (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    if (g_ascii_isalnum (*text))
      n++;
    else if ((*text == '-' || *text == ' ') && n % GROUP != 0)
      return FALSE;
  return TRUE;
}

gboolean
muster_code_is_like (const char *text)
{
  const char *start = text + strspn (text, SPACES), *wrong = NULL;
  g_autoptr (GByteArray) letters = NULL;
  g_autofree char *trimmed = NULL;

  if (muster_code_is_link (start))
    return TRUE;
  if (strlen (start) > LONGEST_LIKE || strpbrk (start, "0123456789") == NULL)
    return FALSE;
  trimmed = g_strchomp (g_strdup (start));
  letters = is_grouped (trimmed) ? muster_base32_parse (trimmed, &wrong) : NULL;
  return letters != NULL && letters->len >= LEAST_LIKE;
}

/* The text as given, shortened to fit a sentence. */
static char *
dup_shown (const char *code)
{
  g_autofree char *whole = g_strstrip (g_utf8_make_valid (skip_scheme (code), -1)), *cut = NULL;

  if (g_utf8_strlen (whole, -1) <= LONGEST_SHOWN)
    return g_steal_pointer (&whole);
  cut = g_utf8_substring (whole, 0, LONGEST_SHOWN);
  return g_strconcat (cut, "…", NULL);
}

MusterThing *
muster_code_decode (MusterForge *forge, const char *text, GError **error)
{
  const char *wrong = NULL;
  g_autofree char *code = dup_shown (text);
  g_autoptr (GByteArray) letters = muster_base32_parse (skip_scheme (text), &wrong);
  g_autoptr (GError) reason = NULL;
  MusterThing *thing;

  if (letters == NULL)
    {
      g_autofree char *rest = g_utf8_make_valid (wrong, -1), *letter = g_utf8_substring (rest, 0, 1);

      muster_error_refuse (error, _ ("“%s” isn't a code: “%s” is never in one"), code, letter);
      return NULL;
    }
  if (!check_letters (forge, code, letters, error))
    return NULL;
  thing = find_kind (forge, letters) == KIND_GROUP ? (MusterThing *) decode_group (forge, letters, &reason)
                                                   : (MusterThing *) decode_character (forge, letters->data, &reason);
  if (thing == NULL)
    muster_error_refuse (error, _ ("“%s” isn't a code: there is no character number %s"), code, reason->message);
  return thing;
}
