/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/html/html-piece.h"

#include <math.h>
#include <string.h>

#include "model/text/neutral.h"
#include "model/i18n.h"
#include "print/wording.h"

/* GLib writes control characters as references ("&#x9b;"), which browsers would read as letters. */
static void
append_without_references (GString *html, const char *piece)
{
  for (const char *control; (control = strstr (piece, "&#x")) != NULL; piece = strchr (control, ';') + 1)
    {
      g_string_append_len (html, piece, control - piece);
      g_string_append_c (html, ' ');
    }
  g_string_append (html, piece);
}

void
muster_html_add (GString *html, const char *format, ...)
{
  g_autofree char *piece = NULL, *neutral = NULL;
  va_list args;

  va_start (args, format);
  piece = g_markup_vprintf_escaped (format, args);
  va_end (args);
  neutral = muster_neutral_dup (piece);
  append_without_references (html, neutral);
}

/* An icon and a word besides the colour. */
void
muster_html_add_verdict (GString *html, MusterLegality legality)
{
  muster_html_add (html, "<p class=\"verdict %s\"><span aria-hidden=\"true\">%s</span> %s</p>\n",
                   legality ? "legal" : "illegal", legality ? "✓" : "✗", muster_wording_get_verdict (legality));
}

void
muster_html_add_facts (GString *html, const GArray *facts)
{
  if (facts->len == 0)
    return;
  g_string_append (html, "<dl class=\"facts\">\n");
  for (guint i = 0; i < facts->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (facts, i);

      muster_html_add (html, "<div><dt>%s</dt><dd dir=\"auto\">%s</dd></div>\n", fact->label, fact->value);
    }
  g_string_append (html, "</dl>\n");
}

static void
add_entry (GString *html, const MusterCardEntry *entry, guint level)
{
  const char *kind = muster_wording_get_kind (entry->kind);

  muster_html_add (html, "<li><h%u>%s", level, entry->name);
  if (entry->reaction)
    muster_html_add (html, " <abbr class=\"reaction\" title=\"%s\">%s</abbr>", _ ("Reaction"), _ ("RE"));
  if (*entry->cost != '\0')
    muster_html_add (html, " <span class=\"cost\">%s</span>", entry->cost);
  muster_html_add (html, "</h%u>", level);
  if (*kind != '\0' || *entry->details != '\0')
    muster_html_add (html, "<p class=\"details\">%s%s%s</p>", kind,
                     *kind != '\0' && *entry->details != '\0' ? " · " : "", entry->details);
  if (*entry->text != '\0')
    muster_html_add (html, "<p class=\"text\" dir=\"auto\">%s</p>", entry->text);
  g_string_append (html, "</li>\n");
}

void
muster_html_add_entries (GString *html, const GArray *entries, guint level)
{
  if (entries->len == 0)
    return;
  g_string_append (html, "<ul class=\"abilities\">\n");
  for (guint i = 0; i < entries->len; i++)
    add_entry (html, muster_card_entry (entries, i), level);
  g_string_append (html, "</ul>\n");
}

void
muster_html_add_problem (GString *html, gboolean error, const char *sentence)
{
  muster_html_add (html, "<li class=\"%s\"><span aria-hidden=\"true\">%s</span> %s</li>\n", error ? "error" : "warning",
                   error ? "✗" : "!", sentence);
}

static guint
byte_of (gdouble part)
{
  return (guint) lround (CLAMP (part, 0, 1) * 255);
}

char *
muster_html_dup_color (MusterColor color)
{
  return g_strdup_printf ("#%02x%02x%02x", byte_of (color.red), byte_of (color.green), byte_of (color.blue));
}
