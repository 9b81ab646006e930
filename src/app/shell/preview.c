/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/preview.h"

#include <glib/gi18n.h>

#include "app/widgets/card-view.h"
#include "app/widgets/icon-button.h"
#include "games/games.h"

struct _MusterPreview
{
  GtkWidget parent;
  const MusterCatalog *catalog;
  MusterRoster *roster; /* the first leaf; NULL where there is none */
  GPtrArray *cards;     /* MusterCard: the leaves after it */
  guint leaf;
  GtkWidget *turner, *place, *scroller, *view, *print;
  GtkWidget *back, *on;
};

G_DEFINE_FINAL_TYPE (MusterPreview, muster_preview, GTK_TYPE_WIDGET)

static guint
count_leaves (MusterPreview *preview)
{
  return preview->cards->len + (preview->roster != NULL ? 1 : 0);
}

static const MusterCard *
get_card (MusterPreview *preview)
{
  guint n = preview->leaf - (preview->roster != NULL ? 1 : 0);

  return n < preview->cards->len ? preview->cards->pdata[n] : NULL;
}

static void
show_turner (MusterPreview *preview, const char *name)
{
  guint n = count_leaves (preview);
  /* Translators: what is shown, its number, and how many there are: "The Moon · 6 of 6" */
  g_autofree char *text = g_strdup_printf (_ ("%s · %u of %u"), name, preview->leaf + 1, n);

  gtk_widget_set_visible (preview->turner, n > 1);
  gtk_label_set_text (GTK_LABEL (preview->place), text);
  gtk_widget_set_sensitive (preview->back, preview->leaf > 0);
  gtk_widget_set_sensitive (preview->on, preview->leaf + 1 < n);
}

static void
show_leaf (MusterPreview *preview)
{
  gboolean roster = preview->roster != NULL && preview->leaf == 0;
  const MusterCard *card = roster ? NULL : get_card (preview);

  if (roster)
    muster_card_view_show_roster (MUSTER_CARD_VIEW (preview->view), preview->roster);
  else
    muster_card_view_show_card (MUSTER_CARD_VIEW (preview->view), card);
  show_turner (preview, roster ? _ ("List") : card != NULL ? card->name : "");
}

static void
turn (MusterPreview *preview, gint step)
{
  preview->leaf = (guint) CLAMP ((gint) preview->leaf + step, 0, MAX ((gint) count_leaves (preview) - 1, 0));
  show_leaf (preview);
}

static void
back_cb (MusterPreview *preview)
{
  turn (preview, -1);
}

static void
on_cb (MusterPreview *preview)
{
  turn (preview, 1);
}

static GPtrArray *
new_cards (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
}

/* What was shown before goes once the view shows something else. */
void
muster_preview_show (MusterPreview *preview, const MusterThing *thing)
{
  g_autoptr (GPtrArray) cards = g_steal_pointer (&preview->cards);
  g_autoptr (MusterRoster) roster = g_steal_pointer (&preview->roster);

  preview->cards = new_cards ();
  if (thing != NULL)
    {
      preview->roster = muster_games_make_roster (preview->catalog, thing);
      muster_games_make_cards (preview->catalog, thing, preview->cards);
    }
  gtk_widget_set_visible (GTK_WIDGET (preview), thing == NULL || count_leaves (preview) > 0);
  turn (preview, 0);
}

void
muster_preview_turn_to (MusterPreview *preview, gint card)
{
  turn (preview, card + (preview->roster != NULL ? 1 : 0) - (gint) preview->leaf);
}

void
muster_preview_rewind (MusterPreview *preview)
{
  preview->leaf = 0;
}

static void
muster_preview_dispose (GObject *object)
{
  MusterPreview *preview = MUSTER_PREVIEW (object);

  if (preview->view != NULL)
    muster_card_view_show_card (MUSTER_CARD_VIEW (preview->view), NULL);
  preview->view = NULL;
  g_clear_pointer (&preview->turner, gtk_widget_unparent);
  g_clear_pointer (&preview->scroller, gtk_widget_unparent);
  g_clear_pointer (&preview->print, gtk_widget_unparent);
  g_clear_pointer (&preview->cards, g_ptr_array_unref);
  g_clear_pointer (&preview->roster, muster_roster_free);
  G_OBJECT_CLASS (muster_preview_parent_class)->dispose (object);
}

static void
muster_preview_class_init (MusterPreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_preview_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "preview");
}

static GtkWidget *
make_button (MusterPreview *preview, const char *icon, const char *name, GCallback clicked)
{
  GtkWidget *button = muster_icon_button_new (icon, name);

  g_signal_connect_object (button, "clicked", clicked, preview, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (preview->turner), button);
  return button;
}

static void
make_turner (MusterPreview *preview)
{
  preview->turner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  preview->back = make_button (preview, "go-previous-symbolic", _ ("The one before"), G_CALLBACK (back_cb));
  preview->place = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (preview->place), TRUE);
  gtk_label_set_justify (GTK_LABEL (preview->place), GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (preview->place, TRUE);
  gtk_widget_add_css_class (preview->place, "heading");
  gtk_box_append (GTK_BOX (preview->turner), preview->place);
  preview->on = make_button (preview, "go-next-symbolic", _ ("The next one"), G_CALLBACK (on_cb));
  gtk_widget_add_css_class (preview->turner, "turner");
}

/* What is to be seen here is what will be printed. */
static GtkWidget *
make_print (void)
{
  GtkWidget *content = adw_button_content_new (), *button = gtk_button_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "document-print-symbolic");
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), _ ("_Print…"));
  adw_button_content_set_use_underline (ADW_BUTTON_CONTENT (content), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.print");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "print");
  return button;
}

static void
muster_preview_init (MusterPreview *preview)
{
  GtkWidget *clamp = adw_clamp_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (preview))),
                                  GTK_ORIENTATION_VERTICAL);
  preview->cards = new_cards ();
  make_turner (preview);
  preview->view = muster_card_view_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 720);
  adw_clamp_set_child (ADW_CLAMP (clamp), preview->view);
  preview->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (preview->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (preview->scroller), clamp);
  gtk_widget_set_vexpand (preview->scroller, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (preview), "card-pane");
  gtk_widget_set_parent (preview->turner, GTK_WIDGET (preview));
  gtk_widget_set_parent (preview->scroller, GTK_WIDGET (preview));
  preview->print = make_print ();
  gtk_widget_set_parent (preview->print, GTK_WIDGET (preview));
}

GtkWidget *
muster_preview_new (const MusterCatalog *catalog)
{
  MusterPreview *preview = g_object_new (MUSTER_TYPE_PREVIEW, NULL);

  preview->catalog = catalog;
  return GTK_WIDGET (preview);
}
