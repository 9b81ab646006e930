/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/picking/picker.h"

#include <glib/gi18n.h>

#include "app/games/collision/picking/filter-popover.h"
#include "app/games/collision/picking/offer-row.h"
#include "app/games/collision/picking/offer-summary.h"
#include "app/widgets/suit-bar.h"

/* Made at once; the others follow while the first are being read. */
#define FIRST_ROWS 14
#define MORE_ROWS 10

/* Width of names and points besides the columns. */
#define BESIDE_COLUMNS 230

struct _MusterPicker
{
  MusterSearchList parent;
  GtkMenuButton *filters;
  GtkBox *heading;
  GtkWidget *suits; /* NULL for other kinds than tarots */
  GtkLabel *summary;
  MusterCollisionOffers *offers;
  MusterForecasts *forecasts; /* or NULL */
  MusterOfferFilter filter;
  MusterColumns columns;
  gboolean has_columns;
  GArray *order; /* guint: offers in the order in which they get rows */
  guint filled;  /* number of rows so far */
  guint filling;
};

G_DEFINE_FINAL_TYPE (MusterPicker, muster_picker, MUSTER_TYPE_SEARCH_LIST)

enum
{
  PICKED,
  PREVIEWED,
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static MusterKind
get_kind (MusterPicker *picker)
{
  return muster_collision_slot_get_kind (picker->offers->slot);
}

static const MusterCollisionOffer *
offer_of (MusterPicker *picker, GtkListBoxRow *row)
{
  return muster_collision_offers_at (picker->offers, muster_offer_row_get_n (MUSTER_OFFER_ROW (row)));
}

/* Filling: a screenful at once, the rest when idle, or everything before a search. Legal offers come first. */

static gboolean
is_wanted (MusterPicker *picker, guint n)
{
  return picker->offers->is_chosen || muster_collision_offers_at (picker->offers, n)->option != NULL;
}

/* The legal ones, then the others. */
static void
put_in_order (MusterPicker *picker)
{
  for (int legal = 1; legal >= 0; legal--)
    for (guint n = 0; n < picker->offers->offers->len; n++)
      if (!muster_collision_offers_at (picker->offers, n)->legal == !legal && is_wanted (picker, n))
        g_array_append_val (picker->order, n);
}

static void
fill_to (MusterPicker *picker, guint n)
{
  for (; picker->filled < MIN (n, picker->order->len); picker->filled++)
    gtk_list_box_append (muster_search_list_get_rows (MUSTER_SEARCH_LIST (picker)),
                         muster_offer_row_new (picker->offers, g_array_index (picker->order, guint, picker->filled),
                                               picker->forecasts, picker->has_columns ? &picker->columns : NULL));
}

static gboolean
fill_more_cb (gpointer data)
{
  MusterPicker *picker = data;

  fill_to (picker, picker->filled + MORE_ROWS);
  if (picker->filled < picker->order->len)
    return G_SOURCE_CONTINUE;
  picker->filling = 0;
  muster_search_list_count (MUSTER_SEARCH_LIST (picker));
  return G_SOURCE_REMOVE;
}

static void
muster_picker_fill (MusterSearchList *list)
{
  MusterPicker *picker = MUSTER_PICKER (list);

  g_clear_handle_id (&picker->filling, g_source_remove);
  fill_to (picker, G_MAXUINT);
}

/* Searching and sorting. */

static MusterMatch
muster_picker_match (MusterSearchList *list, GtkListBoxRow *row, const char *query)
{
  MusterPicker *picker = MUSTER_PICKER (list);

  return muster_offer_filter_passes (&picker->filter, offer_of (picker, row))
             ? muster_offer_row_match (MUSTER_OFFER_ROW (row), query)
             : MUSTER_MATCH_NONE;
}

static gboolean
muster_picker_fits (MusterSearchList *list, GtkListBoxRow *row)
{
  return offer_of (MUSTER_PICKER (list), row)->legal;
}

static int
muster_picker_compare (MusterSearchList *list, GtkListBoxRow *a, GtkListBoxRow *b)
{
  MusterPicker *picker = MUSTER_PICKER (list);

  return muster_offer_filter_compare (&picker->filter, picker->offers, muster_offer_row_get_n (MUSTER_OFFER_ROW (a)),
                                      muster_offer_row_get_n (MUSTER_OFFER_ROW (b)));
}

/* A search covers all suits. */
static void
muster_picker_changed (MusterSearchList *list)
{
  MusterPicker *picker = MUSTER_PICKER (list);

  gboolean searched = muster_search_list_has_words (list);

  if (picker->suits == NULL)
    return;
  picker->filter.suit = searched ? MUSTER_SUIT_ANY : muster_suit_bar_get (MUSTER_SUIT_BAR (picker->suits));
  gtk_widget_set_visible (picker->suits, !searched || picker->has_columns);
}

static void
filters_wanted_cb (GtkMenuButton *button, gpointer data)
{
  MusterPicker *picker = data;
  GtkWidget *popover;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  popover = muster_filter_popover_new (picker->offers->catalog, get_kind (picker), &picker->filter);
  g_signal_connect_object (popover, "changed", G_CALLBACK (muster_search_list_search), picker, G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
}

/* Selecting and previewing. */

static void
take (MusterPicker *picker, const MusterCollisionOffer *offer)
{
  g_object_ref (picker);
  g_signal_emit (picker, signals[PICKED], 0, offer->option);
  muster_search_list_close (MUSTER_SEARCH_LIST (picker));
  g_object_unref (picker);
}

static void
muster_picker_taken (MusterSearchList *list, GtkListBoxRow *row)
{
  take (MUSTER_PICKER (list), offer_of (MUSTER_PICKER (list), row));
}

static void
look_at (MusterPicker *picker, const MusterCollisionOffer *offer)
{
  g_autofree char *summary = muster_offer_summary_dup (picker->offers, offer, picker->forecasts);

  gtk_label_set_text (picker->summary, summary);
  g_signal_emit (picker, signals[PREVIEWED], 0, offer->option);
}

static void
look_away (MusterPicker *picker)
{
  gtk_label_set_text (picker->summary, _ ("Point at an option to see what it would change."));
  g_signal_emit (picker, signals[LEFT], 0);
}

static void
muster_picker_looked_at (MusterSearchList *list, GtkListBoxRow *row)
{
  if (row == NULL)
    {
      look_away (MUSTER_PICKER (list));
      return;
    }
  look_at (MUSTER_PICKER (list), offer_of (MUSTER_PICKER (list), row));
}

/* Making. */

static void
muster_picker_dispose (GObject *object)
{
  MusterPicker *picker = MUSTER_PICKER (object);

  g_clear_handle_id (&picker->filling, g_source_remove);
  G_OBJECT_CLASS (muster_picker_parent_class)->dispose (object);
}

static void
muster_picker_finalize (GObject *object)
{
  MusterPicker *picker = MUSTER_PICKER (object);

  g_array_unref (picker->order);
  muster_columns_clear (&picker->columns);
  g_clear_pointer (&picker->forecasts, muster_forecasts_free);
  g_clear_pointer (&picker->offers, muster_collision_offers_free);
  G_OBJECT_CLASS (muster_picker_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/picking/picker.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, filters);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, summary);
}

static void
muster_picker_class_init (MusterPickerClass *klass)
{
  MusterSearchListClass *list_class = MUSTER_SEARCH_LIST_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_picker_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_picker_finalize;
  list_class->match = muster_picker_match;
  list_class->fits = muster_picker_fits;
  list_class->compare = muster_picker_compare;
  list_class->fill = muster_picker_fill;
  list_class->changed = muster_picker_changed;
  list_class->taken = muster_picker_taken;
  list_class->looked_at = muster_picker_looked_at;
  signals[PICKED] = g_signal_new ("picked", MUSTER_TYPE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_POINTER);
  signals[PREVIEWED] = g_signal_new ("previewed", MUSTER_TYPE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[LEFT] = g_signal_new ("left", MUSTER_TYPE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_picker_init (MusterPicker *picker)
{
  MusterSearchList *list = MUSTER_SEARCH_LIST (picker);
  GtkListBox *rows = muster_search_list_get_rows (list);

  picker->filter = muster_offer_filter_new ();
  picker->order = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (picker));
  muster_search_list_set_way_back (list, _ ("Back without changes"));
  muster_search_list_set_hint (list, _ ("Name, effect or value"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Options"), -1);
  gtk_menu_button_set_create_popup_func (picker->filters, filters_wanted_cb, picker, NULL);
}

static void
make_columns (MusterPicker *picker, int width)
{
  GtkWidget *heading;

  picker->columns = muster_columns_make (GTK_WIDGET (picker), get_kind (picker));
  picker->has_columns = picker->columns.width + BESIDE_COLUMNS <= width;
  gtk_widget_set_visible (GTK_WIDGET (picker->heading), picker->has_columns);
  heading = picker->has_columns ? muster_columns_make_heading (&picker->columns, get_kind (picker)) : NULL;
  if (heading != NULL)
    gtk_box_prepend (picker->heading, heading);
}

/* Its whole ladder; whoever types next, searches. */
static void
suit_chosen_cb (MusterSearchList *list)
{
  muster_search_list_forget (list);
  muster_search_list_focus (list);
}

/* The ladder of the current tarot's suit. In short windows the suits scroll with it. Search results show their
 * suits. */
static void
make_suits (MusterPicker *picker)
{
  const MusterOption *tarot = picker->offers->character->tarot.option;

  picker->suits = muster_suit_bar_new (tarot != NULL ? tarot->suit : MUSTER_SUIT_ANY);
  picker->filter.suit = muster_suit_bar_get (MUSTER_SUIT_BAR (picker->suits));
  muster_search_list_put_above (MUSTER_SEARCH_LIST (picker), picker->suits, !picker->has_columns);
  g_signal_connect_object (picker->suits, "chosen", G_CALLBACK (suit_chosen_cb), picker, G_CONNECT_SWAPPED);
}

GtkWidget *
muster_picker_new (const char *title, MusterCollisionOffers *offers, MusterForecasts *forecasts, int width)
{
  MusterPicker *picker = g_object_new (MUSTER_TYPE_PICKER, NULL);

  picker->offers = offers;
  picker->forecasts = forecasts;
  muster_search_list_set_title (MUSTER_SEARCH_LIST (picker), title);
  make_columns (picker, width);
  if (offers->slot == MUSTER_COLLISION_SLOT_TAROT)
    make_suits (picker);
  put_in_order (picker);
  look_away (picker);
  fill_to (picker, FIRST_ROWS);
  muster_search_list_count (MUSTER_SEARCH_LIST (picker));
  picker->filling = g_idle_add_full (G_PRIORITY_LOW, fill_more_cb, picker, NULL);
  return GTK_WIDGET (picker);
}
