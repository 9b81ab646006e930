/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/puppet-page.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/count-row.h"
#include "app/widgets/icon-button.h"
#include "app/games/puppet-wars/passage-group.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/row-group.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/puppet-change.h"
#include "games/puppet-wars/toy-box-remedy.h"

typedef enum
{
  WHO,
  FRONT,
  BACK,
  N_GROUPS,
} Group;

/* A number or a line of the card. */
static const struct
{
  Group group;
  MusterPuppetWarsField field;
  const char *title; /* to be translated */
  gboolean suits;    /* nothing but suits */
} fields[] = {
  { WHO, MUSTER_PUPPET_WARS_FIELD_NAME, N_ ("Name"), FALSE },
  { FRONT, MUSTER_PUPPET_WARS_FIELD_AR, N_ ("AR, animation requirement"), FALSE },
  { FRONT, MUSTER_PUPPET_WARS_FIELD_AR_SUIT, N_ ("Suits of AR"), TRUE },
  { FRONT, MUSTER_PUPPET_WARS_FIELD_MV, N_ ("Mv, movement"), FALSE },
  { FRONT, MUSTER_PUPPET_WARS_FIELD_CB, N_ ("Cb, combat"), FALSE },
  { FRONT, MUSTER_PUPPET_WARS_FIELD_DF, N_ ("Df, defense"), FALSE },
  { FRONT, MUSTER_PUPPET_WARS_FIELD_DF_SUIT, N_ ("Suits of Df"), TRUE },
  { FRONT, MUSTER_PUPPET_WARS_FIELD_UL, N_ ("UL, upgrade limit"), FALSE },
  { FRONT, MUSTER_PUPPET_WARS_FIELD_STITCHES, N_ ("Stitches"), FALSE },
  { BACK, MUSTER_PUPPET_WARS_FIELD_UPGRADE_NAME, N_ ("Name of the upgrade"), FALSE },
  { BACK, MUSTER_PUPPET_WARS_FIELD_UPGRADE_NC, N_ ("NC, necessary characteristics"), FALSE },
  { BACK, MUSTER_PUPPET_WARS_FIELD_UPGRADE_AD, N_ ("Attachment difficulty"), FALSE },
  { BACK, MUSTER_PUPPET_WARS_FIELD_UPGRADE_AD_SUIT, N_ ("Suits of the attachment"), TRUE },
  { BACK, MUSTER_PUPPET_WARS_FIELD_UPGRADE_STITCHES, N_ ("Stitches of the upgrade"), FALSE },
};

static const char suits_hint[] = N_ ("Suits are rams, crows, tomes and masks.");

struct _MusterPuppetPage
{
  AdwBin parent;
  MusterSession *session;
  guint entry;
  GtkWidget *title, *back;
  AdwPreferencesPage *page;
  MusterRowGroup *groups[N_GROUPS];
  GtkWidget *rows[G_N_ELEMENTS (fields)];
  GtkWidget *rank, *owned;
  GtkWidget *abilities, *upgrade_abilities;
  gboolean held; /* what is chosen is being shown */
};

G_DEFINE_FINAL_TYPE (MusterPuppetPage, muster_puppet_page, ADW_TYPE_BIN)

static guint closed_signal;

static MusterPuppetWarsPuppet *
get_puppet (MusterPuppetPage *page)
{
  MusterThing *thing = muster_session_get_thing (page->session);
  MusterPuppetWarsToyBox *box
      = thing != NULL && thing->klass == &muster_puppet_wars_toy_box_class ? (MusterPuppetWarsToyBox *) thing : NULL;

  return box != NULL ? muster_puppet_wars_toy_box_get_puppet (box, page->entry) : NULL;
}

guint
muster_puppet_page_get_entry (MusterPuppetPage *page)
{
  return page->entry;
}

/* Steps. */

static void
apply (MusterPuppetPage *page, MusterChange *change)
{
  muster_session_apply (page->session, change);
}

static guint
field_of (MusterPuppetPage *page, gpointer row)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (page->rows[i] == row)
      return i;
  g_return_val_if_reached (0);
}

/* Suits that there aren't are refused; the sentence takes the place of the hint over the group. */
static gboolean
accept_suits (MusterPuppetPage *page, Group group, const char *text, GtkWidget *row)
{
  const MusterPuppetWarsPuppet *puppet = get_puppet (page);
  g_autoptr (GError) error = NULL;
  gboolean fine
      = puppet != NULL && muster_puppet_wars_check_suits (muster_puppet_wars_puppet_get_name (puppet), text, &error);

  if (fine)
    gtk_widget_remove_css_class (row, "error");
  else
    gtk_widget_add_css_class (row, "error");
  muster_row_group_set_description (page->groups[group], error != NULL ? error->message : _ (suits_hint));
  return fine;
}

static void
text_settled_cb (MusterPuppetPage *page, const char *text, MusterTextRow *row)
{
  guint n = field_of (page, row);

  if (!fields[n].suits || accept_suits (page, fields[n].group, text, GTK_WIDGET (row)))
    apply (page, muster_puppet_wars_puppet_change_new_text (page->entry, fields[n].field, text));
}

static void
counted_cb (MusterPuppetPage *page, gint number, MusterCountRow *row)
{
  apply (page, muster_puppet_wars_puppet_change_new_number (page->entry, fields[field_of (page, row)].field, number));
}

static void
owned_cb (MusterPuppetPage *page, gint number)
{
  apply (page, muster_puppet_wars_puppet_change_new_owned (page->entry, number));
}

/* The ranks in the order of their words, without the one that is none. */
static void
rank_chosen_cb (MusterPuppetPage *page)
{
  guint rank = muster_drop_row_get_selected (MUSTER_DROP_ROW (page->rank)) + MUSTER_PUPPET_MASTER;

  if (!page->held && rank <= MUSTER_PUPPET_PAWN)
    apply (page, muster_puppet_wars_puppet_change_new_rank (page->entry, (MusterPuppetRank) rank));
}

static void
passage_written_cb (MusterPuppetPage *page, guint n, const char *text, GtkWidget *group)
{
  apply (page, muster_puppet_wars_puppet_change_new_passage (page->entry, group == page->upgrade_abilities, n, text));
}

static void
passage_removed_cb (MusterPuppetPage *page, guint n, GtkWidget *group)
{
  muster_passage_group_flush (MUSTER_PASSAGE_GROUP (group));
  apply (page, muster_puppet_wars_puppet_change_new_passage_removed (page->entry, group == page->upgrade_abilities, n));
}

static void
passage_added_cb (MusterPuppetPage *page, const char *element, GtkWidget *group)
{
  apply (page,
         muster_puppet_wars_puppet_change_new_passage_added (page->entry, group == page->upgrade_abilities, element));
}

/* Showing. */

static void
show_field (MusterPuppetPage *page, const MusterPuppetWarsPuppet *puppet, guint n)
{
  if (muster_puppet_wars_field_is_number (fields[n].field))
    muster_count_row_show (MUSTER_COUNT_ROW (page->rows[n]),
                           muster_puppet_wars_puppet_get_number (puppet, fields[n].field));
  else
    muster_text_row_show (MUSTER_TEXT_ROW (page->rows[n]),
                          muster_puppet_wars_puppet_get_text (puppet, fields[n].field));
}

/* A puppet of the catalogue has its name and rank from there; what leads is a Master without saying so. */
static void
show_who (MusterPuppetPage *page, const MusterPuppetWarsPuppet *puppet)
{
  gboolean own = !muster_choice_is_made (&puppet->ref);
  MusterPuppetRank rank = muster_puppet_wars_puppet_get_rank (puppet);

  if (own && puppet->rank == NULL && page->entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER)
    rank = MUSTER_PUPPET_MASTER;
  gtk_widget_set_visible (page->rows[0], own);
  gtk_widget_set_visible (page->rank, own);
  page->held = TRUE;
  muster_drop_row_set_selected (MUSTER_DROP_ROW (page->rank), rank != MUSTER_PUPPET_NONE
                                                                  ? (guint) rank - MUSTER_PUPPET_MASTER
                                                                  : GTK_INVALID_LIST_POSITION);
  page->held = FALSE;
}

gboolean
muster_puppet_page_show (MusterPuppetPage *page)
{
  const MusterPuppetWarsPuppet *puppet = get_puppet (page);

  if (puppet == NULL)
    return FALSE;
  gtk_label_set_text (GTK_LABEL (page->title), muster_puppet_wars_puppet_get_name (puppet));
  show_who (page, puppet);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    show_field (page, puppet, i);
  muster_count_row_show (MUSTER_COUNT_ROW (page->owned), puppet->owned);
  muster_passage_group_show (MUSTER_PASSAGE_GROUP (page->abilities), puppet->passages);
  muster_passage_group_show (MUSTER_PASSAGE_GROUP (page->upgrade_abilities), puppet->upgrade.passages);
  return TRUE;
}

void
muster_puppet_page_flush (MusterPuppetPage *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (!muster_puppet_wars_field_is_number (fields[i].field))
      muster_text_row_flush (MUSTER_TEXT_ROW (page->rows[i]));
  muster_passage_group_flush (MUSTER_PASSAGE_GROUP (page->abilities));
  muster_passage_group_flush (MUSTER_PASSAGE_GROUP (page->upgrade_abilities));
}

void
muster_puppet_page_focus (MusterPuppetPage *page)
{
  gtk_widget_grab_focus (gtk_widget_get_visible (page->rows[0]) ? page->rows[0] : page->back);
}

/* Making. */

static void
close_cb (MusterPuppetPage *page)
{
  muster_puppet_page_flush (page);
  g_signal_emit (page, closed_signal, 0);
}

static GtkWidget *
make_head (MusterPuppetPage *page)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  page->back = muster_icon_button_new ("go-previous-symbolic", _ ("Back to the toy box"));
  g_signal_connect_object (page->back, "clicked", G_CALLBACK (close_cb), page, G_CONNECT_SWAPPED);
  page->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (page->title), 0);
  muster_label_wrap (page->title);
  gtk_widget_add_css_class (page->title, "title-4");
  gtk_box_append (GTK_BOX (head), page->back);
  gtk_box_append (GTK_BOX (head), page->title);
  gtk_widget_add_css_class (head, "cover-head");
  return head;
}

static MusterRowGroup *
add_group (MusterPuppetPage *page, const char *title, const char *description)
{
  MusterRowGroup *group = MUSTER_ROW_GROUP (muster_row_group_new (NULL));

  if (title != NULL)
    muster_row_group_set_title (group, title);
  muster_row_group_set_description (group, description);
  adw_preferences_page_add (page->page, ADW_PREFERENCES_GROUP (group));
  return group;
}

static void
add_field (MusterPuppetPage *page, MusterRowGroup *group, guint n)
{
  const char *title = _ (fields[n].title);

  if (muster_puppet_wars_field_is_number (fields[n].field))
    {
      page->rows[n] = muster_count_row_new (title, MUSTER_PUPPET_WARS_PUPPET_BLANK, MUSTER_PUPPET_WARS_PUPPET_HIGHEST);
      muster_count_row_set_blank (MUSTER_COUNT_ROW (page->rows[n]), "–");
      g_signal_connect_object (page->rows[n], "counted", G_CALLBACK (counted_cb), page, G_CONNECT_SWAPPED);
    }
  else
    {
      page->rows[n] = muster_text_row_new (title);
      g_signal_connect_object (page->rows[n], "settled", G_CALLBACK (text_settled_cb), page, G_CONNECT_SWAPPED);
    }
  muster_row_group_add (group, page->rows[n]);
}

static void
add_rank (MusterPuppetPage *page, MusterRowGroup *group)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (MusterPuppetRank rank = MUSTER_PUPPET_MASTER; rank <= MUSTER_PUPPET_PAWN; rank++)
    gtk_string_list_append (names, muster_puppet_wars_get_rank_name (rank));
  page->rank = g_object_new (MUSTER_TYPE_DROP_ROW, "title", _ ("Rank"), "model", names, NULL);
  g_object_unref (names);
  g_signal_connect_object (page->rank, "notify::selected", G_CALLBACK (rank_chosen_cb), page, G_CONNECT_SWAPPED);
  muster_row_group_add (group, page->rank);
  page->owned
      = muster_count_row_new (_ ("How many you own"), MUSTER_PUPPET_WARS_PUPPET_BLANK, MUSTER_PUPPET_WARS_PUPPET_MOST);
  muster_count_row_set_blank (MUSTER_COUNT_ROW (page->owned), "–");
  g_signal_connect_object (page->owned, "counted", G_CALLBACK (owned_cb), page, G_CONNECT_SWAPPED);
  muster_row_group_add (group, page->owned);
}

static GtkWidget *
add_passages (MusterPuppetPage *page, const char *title)
{
  GtkWidget *group = muster_passage_group_new (title);

  g_signal_connect_object (group, "written", G_CALLBACK (passage_written_cb), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "removed", G_CALLBACK (passage_removed_cb), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "added", G_CALLBACK (passage_added_cb), page, G_CONNECT_SWAPPED);
  adw_preferences_page_add (page->page, ADW_PREFERENCES_GROUP (group));
  return group;
}

static void
make_rows (MusterPuppetPage *page)
{
  page->groups[WHO] = add_group (page, NULL, NULL);
  page->groups[FRONT] = add_group (page, _ ("Puppet side"), _ (suits_hint));
  page->abilities = add_passages (page, _ ("Abilities and actions"));
  page->groups[BACK] = add_group (page, _ ("Upgrade side"), _ (suits_hint));
  page->upgrade_abilities = add_passages (page, _ ("What the upgrade gives"));
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    add_field (page, page->groups[fields[i].group], i);
  add_rank (page, page->groups[WHO]);
}

static void
muster_puppet_page_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_PUPPET_PAGE (object)->session, muster_session_unref);
  G_OBJECT_CLASS (muster_puppet_page_parent_class)->dispose (object);
}

static void
muster_puppet_page_class_init (MusterPuppetPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_puppet_page_dispose;
  closed_signal = g_signal_new ("closed", MUSTER_TYPE_PUPPET_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "closed", NULL);
}

static void
muster_puppet_page_init (MusterPuppetPage *page)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  page->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (page->page), TRUE);
  gtk_box_append (GTK_BOX (box), make_head (page));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (page->page));
  adw_bin_set_child (ADW_BIN (page), box);
  make_rows (page);
}

GtkWidget *
muster_puppet_page_new (MusterSession *session, guint entry)
{
  MusterPuppetPage *page = g_object_new (MUSTER_TYPE_PUPPET_PAGE, NULL);

  page->session = muster_session_ref (session);
  page->entry = entry;
  return GTK_WIDGET (page);
}
