/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facts are lines of cells with tabs between them:
 *
 *   option  KIND ID NAME FIELD=CELL …   an option it refers to, with all its columns, and its text on the card
 *   verdict POINTS LIMIT LEGAL          -1 where there are none
 *   problem RULE TARGET                 an error
 *
 * They are compared with the same lines made from the content of today. */
#include "games/digest.h"

#include <inttypes.h>
#include <string.h>

#include "model/thing-options.h"
#include "model/catalog/field.h"
#include "model/member.h"
#include "model/page/roster.h"
#include "model/i18n.h"
#include "games/card-parts.h"
#include "games/game.h"

/* Search words. */

typedef struct
{
  GString *text;
  GHashTable *seen;
} Words;

static void
add_words (Words *words, const char *text)
{
  const char *p = text != NULL ? text : "";

  while (*p != '\0')
    {
      const char *start = p;
      g_autofree char *word = NULL, *folded = NULL;

      while (*p != '\0' && (g_unichar_isalnum (g_utf8_get_char (p)) || g_unichar_ismark (g_utf8_get_char (p))))
        p = g_utf8_next_char (p);
      word = g_strndup (start, (gsize) (p - start));
      folded = g_utf8_casefold (word, -1);
      if (*folded != '\0' && g_hash_table_add (words->seen, g_strdup (folded)))
        g_string_append_printf (words->text, "%s%s", words->text->len > 0 ? " " : "", folded);
      if (*p != '\0')
        p = g_utf8_next_char (p);
      while (*p != '\0' && !g_unichar_isalnum (g_utf8_get_char (p)))
        p = g_utf8_next_char (p);
    }
}

static void
add_entries (Words *words, const GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterCardEntry *entry = muster_card_entry (entries, i);

      add_words (words, entry->name);
      add_words (words, entry->details);
      add_words (words, entry->text);
      add_words (words, entry->source);
    }
}

static void
add_facts (Words *words, const GArray *facts)
{
  for (guint i = 0; i < facts->len; i++)
    add_words (words, muster_card_fact (facts, i)->value);
}

static void
add_card (Words *words, const MusterCard *card)
{
  add_words (words, card->name);
  add_words (words, card->back_name);
  add_words (words, card->notes);
  add_words (words, card->value_ids);
  for (guint i = 0; i < card->blocks->len; i++)
    {
      const MusterCardBlock *block = muster_card_block (card, i);

      add_words (words, block->name);
      add_words (words, block->enchantment);
      add_words (words, block->crit);
      add_words (words, block->special);
    }
  add_facts (words, card->facts);
  add_entries (words, card->entries);
}

static void
add_roster (Words *words, const MusterRoster *roster)
{
  add_words (words, roster->title);
  for (guint i = 0; i < roster->lines->len; i++)
    {
      add_words (words, muster_roster_line (roster, i)->name);
      add_words (words, muster_roster_line (roster, i)->choices);
    }
  add_facts (words, roster->facts);
  add_entries (words, roster->entries);
}

/* One of it: 999 copies add no words. NULL if it is only one. */
static MusterThing *
dup_one (const MusterThing *thing)
{
  MusterThing *one = muster_member_get_count (thing) > 1 ? muster_thing_dup (thing) : NULL;

  if (one == NULL)
    return NULL;
  muster_member_set_count (one, 1);
  muster_thing_share_evaluations (one, thing);
  return one;
}

static void
add_thing (Words *words, const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterThing) one = dup_one (thing);
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  g_autoptr (GPtrArray) options = g_ptr_array_new ();
  g_autoptr (MusterRoster) roster = muster_games_make_roster (catalog, thing);

  add_words (words, thing->name);
  if (roster != NULL)
    add_roster (words, roster);
  else
    muster_games_make_cards (catalog, one != NULL ? one : thing, cards);
  for (guint i = 0; i < cards->len; i++)
    add_card (words, cards->pdata[i]);
  muster_thing_collect_options (thing, options);
  for (guint i = 0; i < options->len; i++)
    add_words (words, muster_option_get_name (options->pdata[i]));
}

static void
add_thing_plainly (Words *words, const MusterCatalog *catalog, const MusterThing *thing)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();

  add_thing (words, catalog, thing);
}

/* A thing is found by the text of its cards, in the player's language and as in the packs. */
static char *
dup_search (const MusterCatalog *catalog, const MusterThing *thing)
{
  Words words = { g_string_new (NULL), g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };

  add_words (&words, thing->klass->element);
  add_words (&words, thing->klass->game);
  add_thing_plainly (&words, catalog, thing);
  if (muster_i18n_is_translated ())
    add_thing (&words, catalog, thing);

  g_hash_table_unref (words.seen);
  return g_string_free (words.text, FALSE);
}

/* The facts. */

#define TEXT_FIELD "text"
#define TEXT_LETTERS 12

static void
add_text (GChecksum *sum, const char *text)
{
  g_checksum_update (sum, (const guchar *) text, (gssize) strlen (text) + 1);
}

/* A short hash of an option's text on the card: changes can be detected, though the old text is gone. */
static char *
dup_text_fact (const MusterOption *option)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  add_text (sum, option->about);
  add_text (sum, option->teaches != NULL ? option->teaches->about : "");
  for (guint i = 0; i < option->n_features; i++)
    for (guint j = 0; j < option->features[i].n_abilities; j++)
      {
        g_autofree char *label = muster_ability_dup_label (option->features[i].abilities[j]);

        add_text (sum, label);
        add_text (sum, option->features[i].abilities[j]->about);
      }
  return g_strdup_printf (TEXT_FIELD "=%.*s", TEXT_LETTERS, g_checksum_get_string (sum));
}

/* Removes the cell separators from a cell. */
static void
add_cell (GString *facts, const char *cell)
{
  gsize start = facts->len;

  g_string_append_printf (facts, "\t%s", cell);
  g_strdelimit (facts->str + start + 1, "\t\n\r", ' ');
}

static void
note_option (GString *facts, const MusterOption *option)
{
  g_autofree char *text = NULL;

  g_string_append (facts, "option");
  add_cell (facts, muster_kind_get_id (option->kind));
  add_cell (facts, option->id);
  add_cell (facts, option->name);
  for (const MusterField *field = muster_fields_of (option->kind); field->name != NULL; field++)
    {
      g_autofree char *cell = muster_field_dup_cell (field, option);
      g_autofree char *fact = g_strdup_printf ("%s=%s", field->name, cell);

      if (!g_str_equal (field->name, "about"))
        add_cell (facts, fact);
    }
  text = dup_text_fact (option);
  add_cell (facts, text);
  g_string_append_c (facts, '\n');
}

static void
note_problems (GString *facts, const MusterReport *report)
{
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];
      g_autofree char *target = muster_place_dup_target (&problem->place);

      if (problem->severity != MUSTER_SEVERITY_ERROR)
        continue;
      g_string_append (facts, "problem");
      add_cell (facts, problem->rule->id);
      add_cell (facts, target);
      add_cell (facts, problem->sentence);
      g_string_append_c (facts, '\n');
    }
  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    note_problems (facts, report->parts->pdata[i]);
}

/* Facts don't depend on the language, which may have changed by the time they are compared. */
static char *
dup_facts (const MusterThing *thing, const MusterReport *report)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  g_autoptr (GPtrArray) options = g_ptr_array_new ();
  GString *facts = g_string_new (NULL);

  muster_thing_collect_options (thing, options);
  for (guint i = 0; i < options->len; i++)
    note_option (facts, options->pdata[i]);
  g_string_append_printf (facts, "verdict\t%" PRId64 "\t%" PRId64 "\t%s\n",
                          muster_report_get_int (report, "points", -1), muster_report_get_int (report, "limit", -1),
                          muster_report_is_illegal (report) ? "no" : "yes");
  note_problems (facts, report);
  return g_string_free (facts, FALSE);
}

char *
muster_digest_dup_facts (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);

  return dup_facts (thing, report);
}

MusterDigest *
muster_digest_new (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autofree char *search = dup_search (catalog, thing);
  g_auto (MusterPlain) plain = muster_plain_begin ();
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);
  MusterDigest *digest = g_new0 (MusterDigest, 1);

  digest->content = muster_card_dup_content (catalog, thing->klass->game);
  digest->search = g_steal_pointer (&search);
  digest->facts = dup_facts (thing, report);
  digest->points = muster_report_get_int (report, "points", -1);
  digest->legal = !muster_report_is_illegal (report);
  return digest;
}

/* Finding changes. */

/* The line whose first `n` cells equal those of `wanted`; NULL if there is none. */
static char **
find_line (GPtrArray *lines, char **wanted, guint n)
{
  for (guint i = 0; i < lines->len; i++)
    {
      char **cells = lines->pdata[i];
      guint same = 0;

      while (same < n && cells[same] != NULL && g_strcmp0 (cells[same], wanted[same]) == 0)
        same++;
      if (same == n)
        return cells;
    }
  return NULL;
}

static GPtrArray *
split (const char *facts)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_auto (GStrv) texts = g_strsplit (facts, "\n", -1);

  for (char **text = texts; *text != NULL; text++)
    if (**text != '\0')
      g_ptr_array_add (lines, g_strsplit (*text, "\t", -1));
  return lines;
}

/* Today's cell for a "FIELD=CELL" of then; NULL if the field is gone. */
static const char *
find_field (char **now, const char *then)
{
  gsize length = (gsize) (strchr (then, '=') - then) + 1;

  for (char **cell = now + 4; *cell != NULL; cell++)
    if (strncmp (*cell, then, length) == 0)
      return *cell + length;
  return NULL;
}

static const char *
shown (const char *cell)
{
  return *cell != '\0' ? cell : "–";
}

/* The change of one column: "Boat Hook 5 → 6 points". */
static char *
dup_field_change (const char *name, const char *field, const char *before, const char *after)
{
  if (g_str_equal (field, TEXT_FIELD))
    return g_strdup_printf (_ ("%s: different text on the card"), name);
  if (g_str_equal (field, "points"))
    return g_strdup_printf (_ ("%s %s → %s points"), name, before, after);
  return g_strdup_printf (_ ("%s: %s %s → %s"), name, field, shown (before), shown (after));
}

static void
tell_option (GPtrArray *changes, const MusterCatalog *catalog, char **then, char **now)
{
  MusterKind kind;
  const MusterOption *option = muster_kind_find (then[1], &kind) ? muster_catalog_find (catalog, kind, then[2]) : NULL;
  const char *name = option != NULL ? muster_option_get_name (option) : then[3];

  if (now == NULL)
    {
      g_ptr_array_add (changes, g_strdup_printf (_ ("%s is no longer in the content"), name));
      return;
    }
  if (!g_str_equal (then[3], now[3]))
    g_ptr_array_add (changes, g_strdup_printf (_ ("%s is now called %s"), then[3], name));
  for (char **cell = then + 4; *cell != NULL; cell++)
    {
      g_autofree char *field
          = strchr (*cell, '=') != NULL ? g_strndup (*cell, (gsize) (strchr (*cell, '=') - *cell)) : NULL;
      const char *before = field != NULL ? *cell + strlen (field) + 1 : NULL;
      const char *after = field != NULL ? find_field (now, *cell) : NULL;

      if (after != NULL && !g_str_equal (before, after))
        g_ptr_array_add (changes, dup_field_change (name, field, before, after));
    }
}

static void
tell_options (GPtrArray *changes, const MusterCatalog *catalog, GPtrArray *then, GPtrArray *now)
{
  for (guint i = 0; i < then->len; i++)
    {
      char **cells = then->pdata[i];

      if (g_str_equal (cells[0], "option") && g_strv_length (cells) >= 4)
        tell_option (changes, catalog, cells, find_line (now, cells, 3));
    }
}

static void
tell_verdict (GPtrArray *changes, gint64 before, const MusterReport *now)
{
  gint64 after = muster_report_get_int (now, "points", -1), limit = muster_report_get_int (now, "limit", -1);

  if (before == after)
    return;
  if (limit >= 0 && after > limit)
    g_ptr_array_add (changes, g_strdup_printf (_ ("now %" PRId64 " over the limit"), after - limit));
  else
    g_ptr_array_add (changes, g_strdup_printf (_ ("%" PRId64 " → %" PRId64 " points in all"), before, after));
}

/* A missing option or an exceeded limit has been mentioned already; only their consequences remain. */
static gboolean
is_said (const char *rule)
{
  return g_str_equal (rule, "option.unknown") || g_str_equal (rule, "group.points");
}

static char *
dup_problem (const char *sentence)
{
  gsize length = strlen (sentence);

  return g_strdup_printf (_ ("now illegal: %.*s"), (int) (g_str_has_suffix (sentence, ".") ? length - 1 : length),
                          sentence);
}

/* Rules that weren't broken before. */
static void
tell_problems (GPtrArray *changes, GPtrArray *then, GPtrArray *now)
{
  gboolean gone = FALSE, told = FALSE;

  for (guint i = 0; i < now->len; i++)
    {
      char **cells = now->pdata[i];

      if (!g_str_equal (cells[0], "problem") || find_line (then, cells, 3) != NULL)
        continue;
      told |= !is_said (cells[1]);
      if (!is_said (cells[1]))
        g_ptr_array_add (changes, dup_problem (cells[3]));
      gone |= g_str_equal (cells[1], "option.unknown");
    }
  if (gone && !told)
    g_ptr_array_add (changes, g_strdup (_ ("now illegal")));
}

GPtrArray *
muster_digest_dup_changes (const char *facts, const MusterCatalog *catalog, const MusterThing *thing)
{
  char *verdict[] = { (char *) "verdict", NULL };
  GPtrArray *changes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);
  g_autofree char *facts_now = dup_facts (thing, report);
  g_autoptr (GPtrArray) then = split (facts), now = split (facts_now);
  char **before = find_line (then, verdict, 1);

  tell_options (changes, catalog, then, now);
  if (before != NULL && g_strv_length (before) >= 4)
    {
      tell_verdict (changes, g_ascii_strtoll (before[1], NULL, 10), report);
      tell_problems (changes, then, now);
    }
  return changes;
}
