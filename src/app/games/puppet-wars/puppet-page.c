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
#include "games/puppet-wars/toy-box-remedy.h"

typedef enum
{
  WHO,
  FRONT,
  BACK,
  N_GROUPS,
} Group;

/* A number or a line of the card. */
typedef struct
{
  Group group;
  gboolean number, suits; /* neither: any words */
  const char *title;      /* to be translated */
  gsize offset;           /* in MusterPuppetWarsPuppet */
} Field;

#define TEXT(group, title, member)                                                                                     \
  {                                                                                                                    \
    group, FALSE, FALSE, title, G_STRUCT_OFFSET (MusterPuppetWarsPuppet, member)                                       \
  }
#define NUMBER(group, title, member)                                                                                   \
  {                                                                                                                    \
    group, TRUE, FALSE, title, G_STRUCT_OFFSET (MusterPuppetWarsPuppet, member)                                        \
  }
#define SUITS(group, title, member)                                                                                    \
  {                                                                                                                    \
    group, FALSE, TRUE, title, G_STRUCT_OFFSET (MusterPuppetWarsPuppet, member)                                        \
  }

static const Field fields[] = {
  TEXT (WHO, N_ ("Name"), name),
  NUMBER (FRONT, N_ ("AR, animation requirement"), ar),
  SUITS (FRONT, N_ ("Suits of AR"), ar_suit),
  NUMBER (FRONT, N_ ("Mv, movement"), mv),
  NUMBER (FRONT, N_ ("Cb, combat"), cb),
  NUMBER (FRONT, N_ ("Df, defense"), df),
  SUITS (FRONT, N_ ("Suits of Df"), df_suit),
  NUMBER (FRONT, N_ ("UL, upgrade limit"), ul),
  NUMBER (FRONT, N_ ("Stitches"), stitches),
  TEXT (BACK, N_ ("Name of the upgrade"), upgrade.name),
  TEXT (BACK, N_ ("NC, necessary characteristics"), upgrade.nc),
  NUMBER (BACK, N_ ("Attachment difficulty"), upgrade.ad),
  SUITS (BACK, N_ ("Suits of the attachment"), upgrade.ad_suit),
  NUMBER (BACK, N_ ("Stitches of the upgrade"), upgrade.stitches),
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

  if (box == NULL)
    return NULL;
  if (page->entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER)
    return box->own_master;
  return page->entry < box->puppets->len ? box->puppets->pdata[page->entry] : NULL;
}

guint
muster_puppet_page_get_entry (MusterPuppetPage *page)
{
  return page->entry;
}

/* Steps. */

/* FALSE where there is nothing to change. */
static gboolean
begin (MusterPuppetPage *page)
{
  MusterPuppetWarsPuppet *puppet = get_puppet (page);
  g_autofree char *label
      = puppet != NULL ? g_strdup_printf (_ ("Change %s"), muster_puppet_wars_puppet_get_name (puppet)) : NULL;

  if (puppet == NULL)
    return FALSE;
  muster_session_begin (page->session, label);
  return TRUE;
}

/* The other side of the card is there once something stands on it. */
static void
turn (MusterPuppetWarsPuppet *puppet)
{
  if (!puppet->upgrade.written)
    puppet->upgrade.order = G_MAXUINT;
  puppet->upgrade.written = TRUE;
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
accept_suits (MusterPuppetPage *page, const Field *field, const char *text, GtkWidget *row)
{
  const MusterPuppetWarsPuppet *puppet = get_puppet (page);
  g_autoptr (GError) error = NULL;
  gboolean fine
      = puppet != NULL && muster_puppet_wars_check_suits (muster_puppet_wars_puppet_get_name (puppet), text, &error);

  if (fine)
    gtk_widget_remove_css_class (row, "error");
  else
    gtk_widget_add_css_class (row, "error");
  muster_row_group_set_description (page->groups[field->group], error != NULL ? error->message : _ (suits_hint));
  return fine;
}

static void
text_settled_cb (MusterPuppetPage *page, const char *text, MusterTextRow *row)
{
  const Field *field = &fields[field_of (page, row)];
  char **member;

  if ((field->suits && !accept_suits (page, field, text, GTK_WIDGET (row))) || !begin (page))
    return;
  member = G_STRUCT_MEMBER_P (get_puppet (page), field->offset);
  g_free (*member);
  *member = *text != '\0' ? g_strdup (text) : NULL;
  if (field->group == BACK)
    turn (get_puppet (page));
  muster_session_end (page->session);
}

static void
counted_cb (MusterPuppetPage *page, gint number, MusterCountRow *row)
{
  const Field *field = &fields[field_of (page, row)];

  if (!begin (page))
    return;
  G_STRUCT_MEMBER (gint, get_puppet (page), field->offset) = number;
  if (field->group == BACK)
    turn (get_puppet (page));
  muster_session_end (page->session);
}

static void
owned_cb (MusterPuppetPage *page, gint number)
{
  if (!begin (page))
    return;
  get_puppet (page)->owned = number;
  muster_session_end (page->session);
}

/* The ranks in the order of their words, without the one that is none. */
static void
rank_chosen_cb (MusterPuppetPage *page)
{
  guint rank = muster_drop_row_get_selected (MUSTER_DROP_ROW (page->rank)) + MUSTER_PUPPET_MASTER;

  if (page->held || rank > MUSTER_PUPPET_PAWN || !begin (page))
    return;
  g_free (get_puppet (page)->rank);
  get_puppet (page)->rank = g_strdup (muster_puppet_ranks[rank]);
  muster_session_end (page->session);
}

static GArray *
passages_of (MusterPuppetPage *page, gpointer group)
{
  MusterPuppetWarsPuppet *puppet = get_puppet (page);

  return group == page->abilities ? puppet->passages : puppet->upgrade.passages;
}

static void
passage_written_cb (MusterPuppetPage *page, guint n, const char *text, GtkWidget *group)
{
  MusterPassage *passage;

  if (!begin (page))
    return;
  if (n < passages_of (page, group)->len)
    {
      passage = &g_array_index (passages_of (page, group), MusterPassage, n);
      g_free (passage->text);
      passage->text = g_strdup (text);
    }
  muster_session_end (page->session);
}

static void
passage_removed_cb (MusterPuppetPage *page, guint n, GtkWidget *group)
{
  muster_passage_group_flush (MUSTER_PASSAGE_GROUP (group));
  if (!begin (page))
    return;
  if (n < passages_of (page, group)->len)
    g_array_remove_index (passages_of (page, group), n);
  muster_session_end (page->session);
}

static void
passage_added_cb (MusterPuppetPage *page, const char *element, GtkWidget *group)
{
  if (!begin (page))
    return;
  muster_passages_add (passages_of (page, group), g_intern_string (element), G_MAXUINT)->text = g_strdup ("");
  if (group == page->upgrade_abilities)
    turn (get_puppet (page));
  muster_session_end (page->session);
}

/* Showing. */

static void
show_field (MusterPuppetPage *page, const MusterPuppetWarsPuppet *puppet, guint n)
{
  if (fields[n].number)
    muster_count_row_show (MUSTER_COUNT_ROW (page->rows[n]), G_STRUCT_MEMBER (gint, puppet, fields[n].offset));
  else
    muster_text_row_show (MUSTER_TEXT_ROW (page->rows[n]), G_STRUCT_MEMBER (char *, puppet, fields[n].offset));
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
    if (!fields[i].number)
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

  if (fields[n].number)
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
