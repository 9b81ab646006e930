/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/output/print-words.h"

#include <glib/gi18n.h>

/* More than anyone reads in a preview. */
#define MOST_WORDS 20000

void
muster_print_words_show (GtkTextView *view, AdwStatusPage *page, GBytes *words)
{
  gsize length;
  const char *text = g_bytes_get_data (words, &length), *end = text;
  g_autofree char *size = g_format_size (length);
  g_autofree char *derivation = g_strdup_printf (_ ("A single file of %s. It reads on a phone, light or dark, and "
                                                    "counts injuries, endurance and mana during a game."),
                                                 size);

  for (guint i = 0; i < MOST_WORDS && *end != '\0'; i++)
    end = g_utf8_next_char (end);
  adw_status_page_set_title (page, _ ("A Page for the Phone"));
  adw_status_page_set_description (page, derivation);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), text, (int) (end - text));
}
