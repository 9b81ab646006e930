/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/history-window.h"

#include <glib/gi18n.h>

#include "app/shell/compare.h"
#include "app/widgets/css-class.h"
#include "app/widgets/tooltip.h"
#include "store/library.h"

struct _MusterHistoryWindow
{
  AdwWindow parent;
  AdwWindowTitle *heading;
  GtkButton *restore, *compare;
  GtkListView *list;
  GtkSingleSelection *selection;
  MusterSession *session;
  GPtrArray *versions; /* MusterLibraryVersion, latest first */
  gint64 id;
};

G_DEFINE_FINAL_TYPE (MusterHistoryWindow, muster_history_window, ADW_TYPE_WINDOW)

static guint told_signal;

/* The model only has positions; they index the versions. */
static const MusterLibraryVersion *
get_version (MusterHistoryWindow *history, guint position)
{
  return history->versions != NULL && position < history->versions->len ? history->versions->pdata[position] : NULL;
}

/* Words. */

/* "18 November, 12:30" */
static char *
dup_time (const MusterLibraryVersion *version)
{
  g_autoptr (GDateTime) made = g_date_time_new_from_unix_local (version->made);
  g_autofree char *time = g_date_time_format (made, _ ("%e %B, %H:%M"));

  return g_strdup (g_strstrip (time));
}

static char *
dup_details (const MusterLibraryVersion *version)
{
  g_autofree char *time = dup_time (version), *points = g_strdup_printf ("%" G_GINT64_FORMAT, version->points);
  const char *name = *version->name != '\0' ? version->name : _ ("Unnamed");

  return version->points >= 0 ? g_strdup_printf (_ ("%s · %s · %s points"), time, name, points)
                              : g_strdup_printf (_ ("%s · %s"), time, name);
}

/* Rows. */

static GtkWidget *
add_label (GtkWidget *box, const char *css)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  add_label (box, "body");
  add_label (box, "caption");
  gtk_widget_add_css_class (box, "version");
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (MusterHistoryWindow *history, GtkListItem *item)
{
  const MusterLibraryVersion *version = get_version (history, gtk_list_item_get_position (item));
  GtkWidget *box = gtk_list_item_get_child (item), *label = gtk_widget_get_first_child (box);
  g_autofree char *details = dup_details (version), *now = g_strdup_printf (_ ("%s · now"), details);

  gtk_label_set_text (GTK_LABEL (label), *version->label != '\0' ? version->label : _ ("Changed"));
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_next_sibling (label)), version->present ? now : details);
  muster_css_class_set (box, "present", version->present);
}

/* Restoring. */

static void
selected_cb (MusterHistoryWindow *history)
{
  const MusterLibraryVersion *version = get_version (history, gtk_single_selection_get_selected (history->selection));

  gtk_widget_set_sensitive (GTK_WIDGET (history->restore), version != NULL && !version->present);
  gtk_widget_set_sensitive (GTK_WIDGET (history->compare), version != NULL && !version->present);
}

static void
restore_cb (MusterHistoryWindow *history)
{
  const MusterLibraryVersion *version = get_version (history, gtk_single_selection_get_selected (history->selection));
  g_autofree char *time = NULL, *label = NULL, *told = NULL;

  if (version == NULL || version->present)
    return;
  time = dup_time (version);
  label = g_strdup_printf (_ ("Restore %s"), time);
  told = g_strdup_printf (_ ("Back to %s"), time);
  if (!muster_session_restore_version (history->session, label, history->id, version->state))
    return;
  g_signal_emit (history, told_signal, 0, told);
  gtk_window_close (GTK_WINDOW (history));
}

/* Comparing. */

static void
add_card (MusterHistoryWindow *history, GPtrArray *cards, MusterThing *thing, const char *time)
{
  g_autofree char *name = thing != NULL ? g_strdup_printf (_ ("%s · %s"), muster_thing_get_name (thing), time) : NULL;
  MusterCard *card = thing != NULL ? muster_compare_make_card (history->session, thing, name) : NULL;

  if (card != NULL)
    g_ptr_array_add (cards, card);
  g_clear_pointer (&thing, muster_thing_free);
}

/* The current version and that one. */
static void
compare_cb (MusterHistoryWindow *history)
{
  const MusterLibraryVersion *version = get_version (history, gtk_single_selection_get_selected (history->selection));
  MusterLibrary *library = muster_session_get_library (history->session);
  GPtrArray *cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  g_autofree char *time = version != NULL ? dup_time (version) : NULL;

  if (version != NULL && library != NULL)
    {
      add_card (history, cards, muster_library_get (library, history->id, NULL, NULL), _ ("now"));
      add_card (history, cards, muster_library_get_version (library, history->id, version->state, NULL), time);
    }
  if (cards->len == 2)
    gtk_window_present (GTK_WINDOW (muster_compare_new (GTK_WINDOW (history), history->session, cards)));
  else
    g_ptr_array_unref (cards);
}

/* Making. */

static void
muster_history_window_dispose (GObject *object)
{
  MusterHistoryWindow *history = MUSTER_HISTORY_WINDOW (object);

  if (history->list != NULL)
    gtk_list_view_set_factory (history->list, NULL);
  g_clear_pointer (&history->versions, g_ptr_array_unref);
  g_clear_pointer (&history->session, muster_session_unref);
  G_OBJECT_CLASS (muster_history_window_parent_class)->dispose (object);
}

static void
muster_history_window_class_init (MusterHistoryWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_history_window_dispose;
  told_signal = g_signal_new ("told", MUSTER_TYPE_HISTORY_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/history-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterHistoryWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterHistoryWindow, restore);
  gtk_widget_class_bind_template_child (widget_class, MusterHistoryWindow, compare);
  gtk_widget_class_bind_template_child (widget_class, MusterHistoryWindow, list);
  gtk_widget_class_bind_template_child (widget_class, MusterHistoryWindow, selection);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, restore_cb);
  gtk_widget_class_bind_template_callback (widget_class, compare_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_history_window_init (MusterHistoryWindow *history)
{
  gtk_widget_init_template (GTK_WIDGET (history));
  muster_tooltip_set_for_cut (GTK_WIDGET (history->heading));
}

static void
fill (MusterHistoryWindow *history)
{
  g_autoptr (GtkStringList) items = gtk_string_list_new (NULL);
  MusterLibrary *library = muster_session_get_library (history->session);

  history->versions = library != NULL ? muster_library_list_versions (library, history->id, NULL) : NULL;
  for (guint i = 0; history->versions != NULL && i < history->versions->len; i++)
    gtk_string_list_append (items, "");
  gtk_single_selection_set_model (history->selection, G_LIST_MODEL (items));
  selected_cb (history);
}

GtkWidget *
muster_history_window_new (GtkWindow *parent, MusterSession *session, gint64 id)
{
  MusterHistoryWindow *history = g_object_new (MUSTER_TYPE_HISTORY_WINDOW, "transient-for", parent, NULL);
  const MusterLibraryVersion *version;

  history->session = muster_session_ref (session);
  history->id = id;
  fill (history);
  for (guint i = 0; (version = get_version (history, i)) != NULL; i++)
    if (version->present)
      adw_window_title_set_subtitle (history->heading, *version->name != '\0' ? version->name : _ ("Unnamed"));
  return GTK_WIDGET (history);
}
