/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/starter-window.h"

#include "app/shell/starter-row.h"
#include "workspace/starter.h"

struct _MusterStarterWindow
{
  AdwWindow parent;
  GtkButton *copy;
  GtkListView *list;
  GtkSingleSelection *selection;
  const MusterCatalog *catalog;
  MusterDocument *document;
};

G_DEFINE_FINAL_TYPE (MusterStarterWindow, muster_starter_window, ADW_TYPE_WINDOW)

static guint copy_signal;

/* The model only has positions; they index the document's things. */
static const MusterThing *
get_thing (MusterStarterWindow *starter, guint position)
{
  return starter->document != NULL && position < starter->document->things->len
             ? starter->document->things->pdata[position]
             : NULL;
}

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, muster_starter_row_new ());
}

static void
bind_cb (MusterStarterWindow *starter, GtkListItem *item)
{
  muster_starter_row_show (MUSTER_STARTER_ROW (gtk_list_item_get_child (item)), starter->catalog,
                           get_thing (starter, gtk_list_item_get_position (item)));
}

static void
copy_cb (MusterStarterWindow *starter)
{
  const MusterThing *thing = get_thing (starter, gtk_single_selection_get_selected (starter->selection));

  if (thing == NULL)
    return;
  g_signal_emit (starter, copy_signal, 0, thing);
  gtk_window_close (GTK_WINDOW (starter));
}

static void
muster_starter_window_dispose (GObject *object)
{
  MusterStarterWindow *starter = MUSTER_STARTER_WINDOW (object);

  if (starter->list != NULL)
    gtk_list_view_set_factory (starter->list, NULL);
  g_clear_pointer (&starter->document, muster_document_free);
  G_OBJECT_CLASS (muster_starter_window_parent_class)->dispose (object);
}

static void
muster_starter_window_class_init (MusterStarterWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_starter_window_dispose;
  copy_signal = g_signal_new ("copy", MUSTER_TYPE_STARTER_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/starter-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterStarterWindow, copy);
  gtk_widget_class_bind_template_child (widget_class, MusterStarterWindow, list);
  gtk_widget_class_bind_template_child (widget_class, MusterStarterWindow, selection);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_starter_window_init (MusterStarterWindow *starter)
{
  gtk_widget_init_template (GTK_WIDGET (starter));
}

GtkWidget *
muster_starter_window_new (GtkWindow *parent, const MusterCatalog *catalog, MusterDocument *document)
{
  MusterStarterWindow *starter = g_object_new (MUSTER_TYPE_STARTER_WINDOW, "transient-for", parent, NULL);
  g_autoptr (GtkStringList) items = gtk_string_list_new (NULL);

  starter->catalog = catalog;
  starter->document = document;
  for (guint i = 0; i < document->things->len; i++)
    gtk_string_list_append (items, "");
  gtk_single_selection_set_model (starter->selection, G_LIST_MODEL (items));
  return GTK_WIDGET (starter);
}
