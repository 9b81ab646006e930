/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A searchable list, the base of chooser and picker. On top is a title with a back button, then the search. The best
 * match comes first, and Enter chooses it; what breaks a rule comes last, folded under a heading with its number, and
 * Enter chooses it only if it is selected. Arrow keys move through the list while typing continues. Escape clears the
 * search, then closes. Pointing at a row selects it, and selecting previews it.
 *
 * A subclass template may have children of type "tool", at the end of the search line, and "heading", above the rows;
 * others go below. */
#pragma once

#include <adwaita.h>

#include "model/text/search.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SEARCH_LIST (muster_search_list_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterSearchList, muster_search_list, MUSTER, SEARCH_LIST, AdwBin)

struct _MusterSearchListClass
{
  AdwBinClass parent_class;

  /* How well a row matches a query from muster_search_dup_query(); MUSTER_MATCH_NONE hides it. */
  MusterMatch (*match) (MusterSearchList *list, GtkListBoxRow *row, const char *query);

  /* Whether choosing a row breaks no rule. */
  gboolean (*fits) (MusterSearchList *list, GtkListBoxRow *row);

  /* The order of two rows that match equally well. */
  int (*compare) (MusterSearchList *list, GtkListBoxRow *a, GtkListBoxRow *b);

  void (*taken) (MusterSearchList *list, GtkListBoxRow *row);
  void (*looked_at) (MusterSearchList *list, GtkListBoxRow *row); /* NULL: nothing any more */

  /* The search text has changed. May be NULL. */
  void (*changed) (MusterSearchList *list);

  /* Adds missing rows before searching or navigating. May be NULL. */
  void (*fill) (MusterSearchList *list);
};

/* For owners. Emits "closed" when done. */

/* Focuses the search entry. */
void muster_search_list_focus (MusterSearchList *list);

/* The placeholder of the search, instead of "Search". */
void muster_search_list_set_hint (MusterSearchList *list, const char *hint);

/* Clears the search, for the next player. */
void muster_search_list_forget (MusterSearchList *list);

/* Embeds it in a scrolling page: no title, back button or scroller of its own. */
void muster_search_list_embed (MusterSearchList *list);

/* For subclasses. */

GtkListBox *muster_search_list_get_rows (MusterSearchList *list);
gboolean muster_search_list_has_words (MusterSearchList *list);

/* A row's text has changed. It keeps its place until the next search. */
void muster_search_list_reread (MusterSearchList *list, GtkListBoxRow *row);

/* All rows are there, or have changed: updates the number that don't fit. */
void muster_search_list_count (MusterSearchList *list);

void muster_search_list_set_title (MusterSearchList *list, const char *title);

/* The back button's label, instead of "Back". */
void muster_search_list_set_way_back (MusterSearchList *list, const char *tip);

/* Adds a widget above the rows and their heading, scrolled with them if `scrolled`. */
void muster_search_list_put_above (MusterSearchList *list, GtkWidget *widget, gboolean scrolled);

/* Searches again because matches have changed. */
void muster_search_list_search (MusterSearchList *list);

void muster_search_list_close (MusterSearchList *list);

G_END_DECLS
