/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list to search: what the chooser and the picker have in common. Above is a title with a way back, then the search; Enter takes
 * what is marked or else the first that is left, the arrows go through the list while the words stay, Escape closes. Pointing at a
 * row marks it, and marking is looking at it.
 *
 * A template of a kind of it may have children of the type "tool", at the end of the search's line, and "heading", above the rows;
 * others come below them. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_SEARCH_LIST (muster_search_list_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterSearchList, muster_search_list, MUSTER, SEARCH_LIST, AdwBin)

struct _MusterSearchListClass
{
  AdwBinClass parent_class;

  /* Whether a row is left by the words, which are folded and may be "". */
  gboolean (*matches) (MusterSearchList *list, GtkListBoxRow *row, const char *words);

  void (*taken) (MusterSearchList *list, GtkListBoxRow *row);
  void (*looked_at) (MusterSearchList *list, GtkListBoxRow *row);

  /* Other words, or another answer to muster_search_list_get_fits(). May be NULL. */
  void (*changed) (MusterSearchList *list);

  /* Adds the rows that aren't there yet, before somebody searches them or goes through them. May be NULL. */
  void (*fill) (MusterSearchList *list);
};

/* For whoever shows it. The signal "closed" says that it is done. */

/* Puts the focus where one types. */
void muster_search_list_focus (MusterSearchList *list);

/* What stands in the search while nobody writes there, in place of "Search". */
void muster_search_list_set_hint (MusterSearchList *list, const char *hint);

/* Empties the search, for whoever comes next. */
void muster_search_list_forget (MusterSearchList *list);

/* Makes it a part of a page that scrolls as a whole: no title, no way back, no scrolling of its own. */
void muster_search_list_embed (MusterSearchList *list);

/* For the kinds of it. */

GtkListBox *muster_search_list_get_rows (MusterSearchList *list);
gboolean muster_search_list_has_words (MusterSearchList *list);

/* Whether only what breaks no rule is wanted. */
gboolean muster_search_list_get_fits (MusterSearchList *list);

void muster_search_list_set_title (MusterSearchList *list, const char *title);

/* What the way back says, in place of "Back". */
void muster_search_list_set_way_back (MusterSearchList *list, const char *tip);

/* Whether the rows are to be seen, or something else in their place. */
void muster_search_list_show_rows (MusterSearchList *list, gboolean shown);

/* Searches again, because something else has changed what matches. */
void muster_search_list_search (MusterSearchList *list);

void muster_search_list_close (MusterSearchList *list);

G_END_DECLS
