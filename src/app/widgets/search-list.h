/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list to search: what the chooser and the picker have in common. Above is a title with a way back, then the search. The best match
 * comes first, and Enter takes it; what would break a rule comes last, folded under a heading with its number, and Enter takes it only
 * when it is marked. The arrows go through the list while the words stay. Escape empties the search, and then closes. Pointing at a
 * row marks it, and marking is looking at it.
 *
 * A template of a kind of it may have children of the type "tool", at the end of the search's line, and "heading", above the rows;
 * others come below them. */
#pragma once

#include <adwaita.h>

#include "model/text/search.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SEARCH_LIST (muster_search_list_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterSearchList, muster_search_list, MUSTER, SEARCH_LIST, AdwBin)

struct _MusterSearchListClass
{
  AdwBinClass parent_class;

  /* How well a row matches a query of muster_search_dup_query(); MUSTER_MATCH_NONE: it isn't shown. */
  MusterMatch (*match) (MusterSearchList *list, GtkListBoxRow *row, const char *query);

  /* Whether taking a row breaks no rule. */
  gboolean (*fits) (MusterSearchList *list, GtkListBoxRow *row);

  /* The order of two rows that match equally well. */
  int (*compare) (MusterSearchList *list, GtkListBoxRow *a, GtkListBoxRow *b);

  void (*taken) (MusterSearchList *list, GtkListBoxRow *row);
  void (*looked_at) (MusterSearchList *list, GtkListBoxRow *row); /* NULL: at nothing any more */

  /* Other words. May be NULL. */
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

/* A row says something else than when it was added. Its place stays until somebody searches. */
void muster_search_list_reread (MusterSearchList *list, GtkListBoxRow *row);

/* All rows are there, or have changed: counts what doesn't fit. */
void muster_search_list_count (MusterSearchList *list);

void muster_search_list_set_title (MusterSearchList *list, const char *title);

/* What the way back says, in place of "Back". */
void muster_search_list_set_way_back (MusterSearchList *list, const char *tip);

/* Puts something above the rows and their heading; where it is `scrolled`, it goes out of view with them. */
void muster_search_list_put_above (MusterSearchList *list, GtkWidget *widget, gboolean scrolled);

/* Searches again, because something else has changed what matches. */
void muster_search_list_search (MusterSearchList *list);

void muster_search_list_close (MusterSearchList *list);

G_END_DECLS
