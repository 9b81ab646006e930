/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/wording.h"

#include <inttypes.h>
#include <string.h>

#include "model/text/append.h"
#include "model/text/neutral.h"
#include "model/i18n.h"

const char *
muster_wording_get_verdict (MusterLegality legality)
{
  switch (legality)
    {
    case MUSTER_LEGAL:
      return _ ("Legal");
    case MUSTER_LEGAL_BY_AGREEMENT:
      return _ ("Legal by agreement");
    case MUSTER_ILLEGAL:
    default:
      return _ ("Not legal");
    }
}

char *
muster_wording_dup_problem (const MusterProblem *problem)
{
  if (problem->severity != MUSTER_SEVERITY_AGREED)
    return g_strdup (problem->sentence);
  if (problem->note == NULL || *problem->note == '\0')
    /* Translators: a rule that is broken, which the players agreed to */
    return g_strdup_printf (_ ("Agreed: %s"), problem->sentence);
  /* Translators: the same with what the players wrote of it */
  return g_strdup_printf (_ ("Agreed: %s (%s)"), problem->sentence, problem->note);
}

gboolean
muster_wording_is_agreed (const MusterCard *card, guint n)
{
  return n >= card->problems->len - card->n_agreed;
}

char *
muster_wording_dup_card_problem (const MusterCard *card, guint n)
{
  const char *sentence = card->problems->pdata[n];

  return muster_wording_is_agreed (card, n) ? g_strdup_printf (_ ("Agreed: %s"), sentence) : g_strdup (sentence);
}

GPtrArray *
muster_wording_select_problems (const MusterRoster *roster, gboolean hints)
{
  GPtrArray *selected = g_ptr_array_new ();

  for (guint i = 0; i < roster->problems->len; i++)
    if ((((const MusterProblem *) roster->problems->pdata[i])->severity == MUSTER_SEVERITY_WARNING) == hints)
      g_ptr_array_add (selected, roster->problems->pdata[i]);
  return selected;
}

const char *
muster_wording_get_problems_title (gboolean hints)
{
  return hints ? _ ("Hints") : _ ("Problems");
}

char *
muster_wording_dup_points (gint64 points)
{
  if (points < 0)
    return g_strdup ("");
  return g_strdup_printf (ngettext ("%" PRId64 " point", "%" PRId64 " points", (gulong) points), points);
}

char *
muster_wording_dup_total (const MusterRoster *roster)
{
  if (roster->points < 0 || roster->limit < 0)
    return muster_wording_dup_points (roster->points);
  if (roster->points > roster->limit)
    /* Translators: points spent, the limit, and how many are too many */
    return g_strdup_printf (_ ("%" PRId64 " of %" PRId64 " points, %" PRId64 " over"), roster->points, roster->limit,
                            roster->points - roster->limit);
  /* Translators: points spent, the limit, and what is left of it */
  return g_strdup_printf (_ ("%" PRId64 " of %" PRId64 " points, %" PRId64 " left"), roster->points, roster->limit,
                          roster->limit - roster->points);
}

char *
muster_wording_dup_line_points (const MusterRosterLine *line)
{
  if (line->points < 0)
    return g_strdup ("");
  if (line->count == 1)
    return g_strdup_printf ("%" PRId64, line->points);
  /* Translators: the points of several alike, and of one of them */
  return g_strdup_printf (_ ("%" PRId64 " (%" PRId64 " each)"), line->points * line->count, line->points);
}

const char *
muster_wording_get_damage (MusterDamage damage)
{
  static const char *const names[] = { "",          N_ ("Mundane"), N_ ("Magic"),    N_ ("Light"), N_ ("Dark"),
                                       N_ ("Fire"), N_ ("Cold"),    N_ ("Electric"), N_ ("Acid") };

  return damage != MUSTER_DAMAGE_NONE ? _ (names[damage]) : "";
}

const char *
muster_wording_get_kind (const char *kind)
{
  static const char *const names[] = { "",          N_ ("Action"), N_ ("Attack"),  N_ ("Reaction"), N_ ("Effect"),
                                       N_ ("Aura"), N_ ("Status"), N_ ("Special"), N_ ("Crit"),     N_ ("Term") };
  gint found = muster_words_find (muster_ability_kinds, kind);

  return found > 0 ? _ (names[found]) : "";
}

char *
muster_wording_dup_block_title (const MusterCardBlock *block)
{
  return block->enchantment != NULL ? g_strdup_printf ("%s · %s", block->name, block->enchantment)
                                    : g_strdup (block->name);
}

static void
append_numbers (GString *text, const GArray *numbers, const char *between)
{
  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);

      if (*number->value != '\0')
        g_string_append_printf (text, "%s%s %s", text->len > 0 ? between : "", number->label, number->value);
    }
}

static void
append_part (GString *text, const char *label, const char *part)
{
  if (*part != '\0')
    g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? "; " : "", label, *label != '\0' ? " " : "", part);
}

char *
muster_wording_dup_block (const MusterCardBlock *block)
{
  GString *text = g_string_new (NULL);
  gboolean weapon = block->numbers->len > 0;

  if (block->value != NULL)
    g_string_append_printf (text, "%s · %s", block->value, block->special);
  append_numbers (text, block->numbers, ", ");
  append_part (text, "", muster_wording_get_damage (block->damage));
  append_part (text, _ ("Crit"), block->crit);
  if (block->value == NULL)
    append_part (text, weapon ? _ ("Special") : "", block->special);
  return g_string_free (text, FALSE);
}

char *
muster_wording_dup_entry_title (const MusterCardEntry *entry)
{
  return g_strdup_printf ("%s%s%s%s", entry->name, entry->reaction ? _ (" (RE)") : "", *entry->cost != '\0' ? " " : "",
                          entry->cost);
}

char *
muster_wording_dup_numbers (const GArray *numbers)
{
  GString *text = g_string_new (NULL);

  append_numbers (text, numbers, " · ");
  return g_string_free (text, FALSE);
}

static void
add_content (GPtrArray *contents, const char *content)
{
  if (content != NULL && *content != '\0' && !g_ptr_array_find_with_equal_func (contents, content, g_str_equal, NULL))
    g_ptr_array_add (contents, (gpointer) content);
}

char *
muster_wording_dup_content (const GPtrArray *cards, const GPtrArray *rosters)
{
  g_autoptr (GPtrArray) contents = g_ptr_array_new ();

  for (guint i = 0; i < rosters->len; i++)
    add_content (contents, ((const MusterRoster *) rosters->pdata[i])->content);
  for (guint i = 0; i < cards->len; i++)
    add_content (contents, ((const MusterCard *) cards->pdata[i])->content);
  g_ptr_array_add (contents, NULL);
  return g_strjoinv (", ", (char **) contents->pdata);
}

gboolean
muster_wording_needs_card (const MusterCard *card, const GPtrArray *rosters)
{
  return !card->blank && (!card->listed || rosters->len == 0);
}

/* The length of the leading ASCII part without control characters or repeated spaces, which is most text. */
static gsize
measure_plain (const char *text)
{
  static const guint8 plain[256] = { ['!' ... '~'] = TRUE };
  gsize n = 0;

  while (plain[(guchar) text[n]] || (text[n] == ' ' && n > 0 && plain[(guchar) text[n + 1]]))
    n++;
  return n;
}

/* Whether it is printable ASCII with only single spaces between words; checks eight bytes at a time. */
static gboolean
is_plain (const char *text, gsize length)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101), tops = ones << 7;

  if (length < 8 || *text == ' ' || text[length - 1] == ' ' || strstr (text, "  ") != NULL)
    return FALSE;
  for (gsize i = 0; i < length; i += 8)
    {
      guint64 eight;

      /* The last eight may overlap the previous ones. */
      memcpy (&eight, text + MIN (i, length - 8), 8);
      /* Sets the top bit for bytes from 0x7f on and those below a space. */
      if (((eight | (eight - ones * ' ') | (eight + ones)) & tops) != 0)
        return FALSE;
    }
  return TRUE;
}

void
muster_wording_append_flat (GString *flat, const char *text)
{
  gsize begin = flat->len, length = strlen (text);
  gboolean space = FALSE, turns;

  if (is_plain (text, length))
    {
      muster_text_append (flat, text, length);
      return;
    }
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gsize plain = measure_plain (text);
      gunichar c;

      if (plain > 0)
        {
          if (space)
            g_string_append_c (flat, ' ');
          space = FALSE;
          muster_text_append (flat, text, plain);
          text += plain;
          if (*text == '\0')
            break;
        }
      c = g_utf8_get_char (text);
      if (muster_neutral_measure (text, &turns) > 0 && turns)
        continue;
      if (g_unichar_isspace (c) || g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029)
        {
          space = flat->len > begin;
          continue;
        }
      if (space)
        g_string_append_c (flat, ' ');
      space = FALSE;
      g_string_append_unichar (flat, c);
    }
}

char *
muster_wording_dup_flat (const char *text)
{
  GString *flat = g_string_sized_new (strlen (text));

  muster_wording_append_flat (flat, text);
  return g_string_free (flat, FALSE);
}
