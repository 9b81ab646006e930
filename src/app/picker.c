#include "app/picker.h"

#include <glib/gi18n.h>

#include "app/filter-popover.h"
#include "app/offer-row.h"
#include "app/outlook.h"
#include "app/tarot-grid.h"

/* So many rows are there at once; the others follow while the first are being read. */
#define FIRST_ROWS 14
#define MORE_ROWS 10

/* What the names and points take beside the columns of numbers. */
#define BESIDE_COLUMNS 230

struct _MusterPicker
{
  AdwBin parent;
  GtkLabel *title;
  GtkSearchEntry *search;
  GtkToggleButton *fits;
  GtkMenuButton *filters;
  GtkStack *stack;
  GtkBox *heading;
  GtkScrolledWindow *scroller;
  GtkListBox *list;
  AdwBin *grid_place;
  GtkLabel *outlook;
  MusterOffers *offers;
  MusterOfferFilter filter;
  MusterColumns columns;
  gboolean has_columns;
  char *applied; /* the words that the list was last searched for */
  guint filled; /* how many offers have a row */
  guint filling;
  double pointer_x, pointer_y; /* where the pointer was last seen */
};

G_DEFINE_FINAL_TYPE (MusterPicker, muster_picker, ADW_TYPE_BIN)

enum
{
  PICKED,
  PREVIEWED,
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static MusterKind
get_kind (MusterPicker *picker)
{
  return muster_slot_get_kind (picker->offers->slot);
}

static const MusterOffer *
offer_of (MusterPicker *picker, GtkListBoxRow *row)
{
  return muster_offers_at (picker->offers, muster_offer_row_get_n (MUSTER_OFFER_ROW (row)));
}

/* Filling: a screenful at once, the others when there is time, all of them when somebody searches. */

static void
fill_to (MusterPicker *picker, guint n)
{
  for (; picker->filled < MIN (n, picker->offers->offers->len); picker->filled++)
    gtk_list_box_append (picker->list,
                         muster_offer_row_new (picker->offers, picker->filled, picker->has_columns ? &picker->columns : NULL));
}

static gboolean
fill_more_cb (gpointer data)
{
  MusterPicker *picker = data;

  fill_to (picker, picker->filled + MORE_ROWS);
  if (picker->filled < picker->offers->offers->len)
    return G_SOURCE_CONTINUE;
  picker->filling = 0;
  return G_SOURCE_REMOVE;
}

static void
fill_all (MusterPicker *picker)
{
  g_clear_handle_id (&picker->filling, g_source_remove);
  fill_to (picker, G_MAXUINT);
}

/* Searching and ordering. */

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  MusterPicker *picker = data;
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (picker->search)), -1);

  return muster_offer_filter_passes (&picker->filter, offer_of (picker, row))
         && strstr (muster_offer_row_get_words (MUSTER_OFFER_ROW (row)), g_strstrip (wanted)) != NULL;
}

static int
sort_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer data)
{
  MusterPicker *picker = data;

  return muster_offer_filter_compare (&picker->filter, picker->offers, muster_offer_row_get_n (MUSTER_OFFER_ROW (a)),
                                      muster_offer_row_get_n (MUSTER_OFFER_ROW (b)));
}

static GtkListBoxRow *
find_shown (MusterPicker *picker, int from, int step)
{
  GtkListBoxRow *row;

  for (int i = from; i >= 0 && (row = gtk_list_box_get_row_at_index (picker->list, i)) != NULL; i += step)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      return row;
  return NULL;
}

/* The grid is for looking; whoever searches or filters wants a list. */
static void
show_page (MusterPicker *picker)
{
  gboolean plain = *gtk_editable_get_text (GTK_EDITABLE (picker->search)) == '\0' && !picker->filter.fits
                   && !muster_offer_filter_is_set (&picker->filter) && picker->filter.sort == MUSTER_SORT_BOOK;

  gtk_stack_set_visible_child_name (picker->stack, plain && adw_bin_get_child (picker->grid_place) != NULL ? "grid" : "list");
}

static void
search_changed_cb (MusterPicker *picker)
{
  g_free (picker->applied);
  picker->applied = g_strdup (gtk_editable_get_text (GTK_EDITABLE (picker->search)));
  picker->filter.fits = gtk_toggle_button_get_active (picker->fits);
  fill_all (picker);
  gtk_list_box_invalidate_sort (picker->list);
  gtk_list_box_invalidate_filter (picker->list);
  show_page (picker);
  if (*gtk_editable_get_text (GTK_EDITABLE (picker->search)) != '\0')
    gtk_list_box_select_row (picker->list, find_shown (picker, 0, 1));
}

static void
filters_wanted_cb (GtkMenuButton *button, gpointer data)
{
  MusterPicker *picker = data;
  GtkWidget *popover;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  popover = muster_filter_popover_new (picker->offers->catalog, get_kind (picker), &picker->filter);
  g_signal_connect_object (popover, "changed", G_CALLBACK (search_changed_cb), picker, G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
}

/* Taking and looking. */

static void
close_cb (MusterPicker *picker)
{
  g_signal_emit (picker, signals[CLOSED], 0);
}

static void
take (MusterPicker *picker, const MusterOffer *offer)
{
  g_object_ref (picker);
  g_signal_emit (picker, signals[PICKED], 0, offer->option);
  close_cb (picker);
  g_object_unref (picker);
}

static void
row_activated_cb (MusterPicker *picker, GtkListBoxRow *row)
{
  take (picker, offer_of (picker, row));
}

static void
look_at (MusterPicker *picker, const MusterOffer *offer)
{
  g_autofree char *outlook = muster_outlook_dup (picker->offers, offer);

  gtk_label_set_text (picker->outlook, outlook);
  gtk_widget_show (GTK_WIDGET (picker->outlook));
  g_signal_emit (picker, signals[PREVIEWED], 0, offer->option);
}

static void
row_selected_cb (MusterPicker *picker, GtkListBoxRow *row)
{
  if (row != NULL)
    look_at (picker, offer_of (picker, row));
}

/* A list that moves under a pointer at rest is not pointed at. */
static gboolean
has_moved (MusterPicker *picker, GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  double x, y, old_x = picker->pointer_x, old_y = picker->pointer_y;

  if (event == NULL || !gdk_event_get_position (event, &x, &y))
    return FALSE;
  picker->pointer_x = x;
  picker->pointer_y = y;
  return old_x >= 0 && (x != old_x || y != old_y);
}

static void
pointed_cb (MusterPicker *picker, double x, double y, GtkEventController *controller)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_y (picker->list, (int) y);

  if (has_moved (picker, controller) && row != NULL && row != gtk_list_box_get_selected_row (picker->list))
    gtk_list_box_select_row (picker->list, row);
}

static void
grid_picked_cb (MusterPicker *picker, guint n)
{
  take (picker, muster_offers_at (picker->offers, n));
}

static void
grid_previewed_cb (MusterPicker *picker, guint n)
{
  look_at (picker, muster_offers_at (picker->offers, n));
}

/* Enter in the search takes what is marked, or else the first that is left. */
static void
search_activate_cb (MusterPicker *picker)
{
  GtkListBoxRow *row;

  if (g_strcmp0 (picker->applied, gtk_editable_get_text (GTK_EDITABLE (picker->search))) != 0)
    search_changed_cb (picker); /* the search entry waits a moment before it says so itself */
  row = gtk_list_box_get_selected_row (picker->list);
  if (row == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (row)))
    row = find_shown (picker, 0, 1);
  if (row != NULL)
    row_activated_cb (picker, row);
}

static void
scroll_to (MusterPicker *picker, GtkListBoxRow *row)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (picker->scroller);
  double x, y;

  if (gtk_widget_translate_coordinates (GTK_WIDGET (row), GTK_WIDGET (picker->list), 0, 0, &x, &y))
    gtk_adjustment_clamp_page (adjustment, y, y + gtk_widget_get_height (GTK_WIDGET (row)) + 12);
}

/* The arrows go through the list while the words stay in the search. */
static gboolean
search_key_cb (MusterPicker *picker, guint key)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (picker->list), *next;
  int step = key == GDK_KEY_Down ? 1 : -1;

  if ((key != GDK_KEY_Down && key != GDK_KEY_Up) || g_strcmp0 (gtk_stack_get_visible_child_name (picker->stack), "list") != 0)
    return GDK_EVENT_PROPAGATE;
  fill_all (picker);
  next = find_shown (picker, row != NULL ? gtk_list_box_row_get_index (row) + step : 0, step);
  if (next != NULL)
    {
      gtk_list_box_select_row (picker->list, next);
      scroll_to (picker, next);
    }
  return GDK_EVENT_STOP;
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

  g_free (picker->applied);
  muster_columns_clear (&picker->columns);
  g_clear_pointer (&picker->offers, muster_offers_free);
  G_OBJECT_CLASS (muster_picker_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/picker.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, title);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, search);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, fits);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, filters);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, list);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, grid_place);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, outlook);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
}

static void
muster_picker_class_init (MusterPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_picker_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_picker_finalize;
  signals[PICKED] = g_signal_new ("picked", MUSTER_TYPE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[PREVIEWED] = g_signal_new ("previewed", MUSTER_TYPE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[CLOSED] = g_signal_new ("closed", MUSTER_TYPE_PICKER, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_template (GTK_WIDGET_CLASS (klass));
  gtk_widget_class_add_binding_signal (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "closed", NULL);
}

static void
muster_picker_init (MusterPicker *picker)
{
  picker->filter = muster_offer_filter_new ();
  picker->pointer_x = picker->pointer_y = -1;
  gtk_widget_init_template (GTK_WIDGET (picker));
  gtk_search_entry_set_key_capture_widget (picker->search, GTK_WIDGET (picker));
  gtk_list_box_set_filter_func (picker->list, filter_cb, picker, NULL);
  gtk_list_box_set_sort_func (picker->list, sort_cb, picker, NULL);
  gtk_menu_button_set_create_popup_func (picker->filters, filters_wanted_cb, picker, NULL);
}

static void
make_columns (MusterPicker *picker, int width)
{
  GtkWidget *heading;

  picker->columns = muster_columns_make (GTK_WIDGET (picker->search), get_kind (picker));
  picker->has_columns = picker->columns.width + BESIDE_COLUMNS <= width;
  gtk_widget_set_visible (GTK_WIDGET (picker->heading), picker->has_columns);
  heading = picker->has_columns ? muster_columns_make_heading (&picker->columns, get_kind (picker)) : NULL;
  if (heading != NULL)
    gtk_box_prepend (picker->heading, heading);
}

static void
make_grid (MusterPicker *picker)
{
  GtkWidget *grid = muster_tarot_grid_new (picker->offers);

  g_signal_connect_object (grid, "picked", G_CALLBACK (grid_picked_cb), picker, G_CONNECT_SWAPPED);
  g_signal_connect_object (grid, "previewed", G_CALLBACK (grid_previewed_cb), picker, G_CONNECT_SWAPPED);
  adw_bin_set_child (picker->grid_place, grid);
}

GtkWidget *
muster_picker_new (const char *title, MusterOffers *offers, int width)
{
  MusterPicker *picker = g_object_new (MUSTER_TYPE_PICKER, NULL);

  picker->offers = offers;
  gtk_label_set_text (picker->title, title);
  make_columns (picker, width);
  if (offers->slot == MUSTER_SLOT_TAROT)
    make_grid (picker);
  show_page (picker);
  fill_to (picker, FIRST_ROWS);
  picker->filling = g_idle_add_full (G_PRIORITY_LOW, fill_more_cb, picker, NULL);
  return GTK_WIDGET (picker);
}

void
muster_picker_focus (MusterPicker *picker)
{
  gtk_widget_grab_focus (GTK_WIDGET (picker->search));
}
