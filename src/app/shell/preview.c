/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/preview.h"

#include <glib/gi18n.h>

#include "app/widgets/card-view.h"
#include "model/page/card-zone.h"
#include "games/games.h"
#include "workspace/code-maker.h"

struct _MusterPreview
{
  GtkWidget parent;
  const MusterCatalog *catalog;
  MusterCodeMaker *coder;
  MusterRoster *roster; /* the first page; NULL if there is none */
  GPtrArray *cards;     /* MusterCard: the following pages */
  guint leaf;
  MusterRoster *old_roster; /* kept until the view shows something else, like the next; NULL if unchanged */
  GPtrArray *old_cards;
  MusterThing *later; /* copy of a thing to show when idle; or NULL */
  guint waiting;      /* its source; 0: none */
  GtkWidget *turner, *place, *scroller, *view, *print;
  GtkWidget *back, *on;
};

G_DEFINE_FINAL_TYPE (MusterPreview, muster_preview, GTK_TYPE_WIDGET)

static guint zone_signal;

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

/* With more cards, layout is too slow to do before the window responds. */
#define MANY 100

static void
forget_old (MusterPreview *preview)
{
  g_clear_pointer (&preview->old_cards, g_ptr_array_unref);
  g_clear_pointer (&preview->old_roster, muster_roster_free);
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
  forget_old (preview);
}

static GPtrArray *
new_cards (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
}

/* The previous contents are freed after the view shows something else. */
static void
make (MusterPreview *preview, const MusterThing *thing)
{
  preview->old_cards = g_steal_pointer (&preview->cards);
  preview->old_roster = g_steal_pointer (&preview->roster);
  preview->cards = new_cards ();
  if (thing == NULL)
    return;
  preview->roster = muster_games_make_roster (preview->catalog, thing);
  muster_games_make_cards (preview->catalog, thing, preview->cards);
  if (preview->roster != NULL)
    muster_code_maker_add_to_roster (preview->coder, preview->roster, thing);
}

static void
drop_later (MusterPreview *preview)
{
  g_clear_handle_id (&preview->waiting, g_source_remove);
  g_clear_pointer (&preview->later, muster_thing_free);
}

/* Shows what was postponed. */
static void
settle (MusterPreview *preview)
{
  if (preview->later != NULL)
    make (preview, preview->later);
  drop_later (preview);
}

static void
turn (MusterPreview *preview, gint step)
{
  settle (preview);
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

static gboolean
zone_cb (MusterPreview *preview, const MusterCardZone *zone, gboolean go)
{
  gboolean leads = FALSE;

  g_signal_emit (preview, zone_signal, 0, zone, go, &leads);
  return leads;
}

static gboolean
waited_cb (gpointer data)
{
  MusterPreview *preview = data;

  preview->waiting = 0;
  turn (preview, 0);
  return G_SOURCE_REMOVE;
}

void
muster_preview_show (MusterPreview *preview, const MusterThing *thing)
{
  gboolean many = thing != NULL && muster_games_count_cards (thing) > MANY;

  drop_later (preview);
  if (many)
    {
      preview->later = thing->klass->copy (thing);
      preview->waiting = g_idle_add_full (G_PRIORITY_LOW, waited_cb, preview, NULL);
    }
  else
    {
      make (preview, thing);
      turn (preview, 0);
    }
  gtk_widget_set_visible (GTK_WIDGET (preview), many || thing == NULL || count_leaves (preview) > 0);
}

void
muster_preview_turn_to (MusterPreview *preview, gint card)
{
  settle (preview);
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
  drop_later (preview);
  forget_old (preview);
  g_clear_pointer (&preview->coder, muster_code_maker_free);
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_preview_dispose;
  zone_signal = g_signal_new ("zone", MUSTER_TYPE_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_BOOLEAN, 2,
                              G_TYPE_POINTER, G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (widget_class, "preview");
  g_type_ensure (MUSTER_TYPE_CARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/preview.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPreview, turner);
  gtk_widget_class_bind_template_child (widget_class, MusterPreview, place);
  gtk_widget_class_bind_template_child (widget_class, MusterPreview, back);
  gtk_widget_class_bind_template_child (widget_class, MusterPreview, on);
  gtk_widget_class_bind_template_child (widget_class, MusterPreview, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterPreview, view);
  gtk_widget_class_bind_template_child (widget_class, MusterPreview, print);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, on_cb);
  gtk_widget_class_bind_template_callback (widget_class, zone_cb);
}

static void
muster_preview_init (MusterPreview *preview)
{
  preview->cards = new_cards ();
  gtk_widget_init_template (GTK_WIDGET (preview));
}

GtkWidget *
muster_preview_new (const MusterCatalog *catalog)
{
  MusterPreview *preview = g_object_new (MUSTER_TYPE_PREVIEW, NULL);

  preview->catalog = catalog;
  preview->coder = muster_code_maker_new (catalog);
  return GTK_WIDGET (preview);
}
