/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/puppet-form.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/count-row.h"
#include "app/games/puppet-wars/passage-group.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/error-row.h"
#include "app/widgets/rows/row-group.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/puppet-change.h"
#include "games/puppet-wars/toy-box.h"

typedef enum
{
  WHO,
  FRONT,
  BACK,
  N_GROUPS,
} Group;

/* A number or line of the card. */
static const struct
{
  Group group;
  MusterPuppetWarsField field;
  const char *title; /* translatable */
  gboolean suits;    /* consists of suits */
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

struct _MusterPuppetForm
{
  GObject parent;
  MusterSession *session;
  guint entry;
  GPtrArray *all; /* MusterRowGroup, in page order */
  MusterRowGroup *groups[N_GROUPS];
  GtkWidget *rows[G_N_ELEMENTS (fields)];
  GtkWidget *errors[G_N_ELEMENTS (fields)]; /* MusterErrorRow, under each of them */
  GtkWidget *rank, *owned;
  GtkWidget *abilities, *upgrade_abilities;
  gint64 shown;  /* the thing whose puppet was shown last */
  gboolean held; /* ignore signals while showing a choice */
};

G_DEFINE_FINAL_TYPE (MusterPuppetForm, muster_puppet_form, G_TYPE_OBJECT)

const MusterPuppetWarsPuppet *
muster_puppet_form_get_puppet (MusterPuppetForm *form)
{
  const MusterThing *thing = muster_session_get_thing (form->session);

  return thing != NULL ? muster_puppet_wars_find_puppet (thing, form->entry) : NULL;
}

/* Steps. */

static void
apply (MusterPuppetForm *form, MusterChange *change)
{
  muster_session_apply (form->session, change);
}

static guint
field_of (MusterPuppetForm *form, gpointer row)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (form->rows[i] == row)
      return i;
  g_return_val_if_reached (0);
}

/* What is wrong with a field stands under it; NULL: nothing. */
static void
complain (MusterPuppetForm *form, guint n, const GError *error)
{
  muster_error_row_show_for (MUSTER_ERROR_ROW (form->errors[n]), form->rows[n], error != NULL ? error->message : NULL);
}

static const char *
get_name (MusterPuppetForm *form)
{
  const MusterPuppetWarsPuppet *puppet = muster_puppet_form_get_puppet (form);

  return puppet != NULL ? muster_puppet_wars_puppet_get_name (puppet) : "";
}

static void
text_settled_cb (MusterPuppetForm *form, const char *text, MusterTextRow *row)
{
  guint n = field_of (form, row);
  g_autoptr (GError) error = NULL;
  gboolean fine = !fields[n].suits || muster_puppet_wars_check_suits (get_name (form), text, &error);

  complain (form, n, error);
  if (fine)
    apply (form, muster_puppet_wars_puppet_change_new_text (form->entry, fields[n].field, text));
  else
    muster_text_row_refuse (row);
}

static void
counted_cb (MusterPuppetForm *form, gint number, MusterCountRow *row)
{
  guint n = field_of (form, row);

  complain (form, n, NULL);
  apply (form, muster_puppet_wars_puppet_change_new_number (form->entry, fields[n].field, number));
}

static void
number_refused_cb (MusterPuppetForm *form, const char *text, MusterCountRow *row)
{
  g_autoptr (GError) error = NULL;
  gint number;

  muster_puppet_wars_check_number (get_name (form), text, &number, &error);
  complain (form, field_of (form, row), error);
}

static void
owned_cb (MusterPuppetForm *form, gint number)
{
  apply (form, muster_puppet_wars_puppet_change_new_owned (form->entry, number));
}

/* The ranks in word order, without "none". */
static void
rank_chosen_cb (MusterPuppetForm *form)
{
  guint rank = muster_drop_row_get_selected (MUSTER_DROP_ROW (form->rank)) + MUSTER_PUPPET_MASTER;

  if (!form->held && rank <= MUSTER_PUPPET_PAWN)
    apply (form, muster_puppet_wars_puppet_change_new_rank (form->entry, (MusterPuppetRank) rank));
}

/* What an action asks for is refused in the same way. */
static gboolean
check_action (MusterPuppetForm *form, MusterPassageField field, const char *text, GError **error)
{
  gint number;

  if (field == MUSTER_PASSAGE_SUIT)
    return muster_puppet_wars_check_suits (get_name (form), text, error);
  return field != MUSTER_PASSAGE_VALUE || muster_puppet_wars_check_number (get_name (form), text, &number, error);
}

static void
passage_written_cb (MusterPuppetForm *form, guint n, guint field, const char *text, GtkWidget *group)
{
  g_autoptr (GError) error = NULL;
  gboolean fine = check_action (form, field, text, &error);

  muster_passage_group_complain (MUSTER_PASSAGE_GROUP (group), n, field, error != NULL ? error->message : NULL);
  if (fine)
    apply (form, muster_puppet_wars_puppet_change_new_passage (form->entry, group == form->upgrade_abilities, n, field,
                                                               text));
}

static void
passage_removed_cb (MusterPuppetForm *form, guint n, GtkWidget *group)
{
  muster_passage_group_flush (MUSTER_PASSAGE_GROUP (group));
  apply (form, muster_puppet_wars_puppet_change_new_passage_removed (form->entry, group == form->upgrade_abilities, n));
}

static void
passage_added_cb (MusterPuppetForm *form, const char *element, GtkWidget *group)
{
  apply (form,
         muster_puppet_wars_puppet_change_new_passage_added (form->entry, group == form->upgrade_abilities, element));
}

/* Showing. */

static void
show_field (MusterPuppetForm *form, const MusterPuppetWarsPuppet *puppet, guint n)
{
  if (muster_puppet_wars_field_is_number (fields[n].field))
    muster_count_row_show (MUSTER_COUNT_ROW (form->rows[n]),
                           muster_puppet_wars_puppet_get_number (puppet, fields[n].field));
  else
    muster_text_row_show (MUSTER_TEXT_ROW (form->rows[n]),
                          muster_puppet_wars_puppet_get_text (puppet, fields[n].field));
}

/* Another puppet has nothing to do with what was wrong with the last one. */
static void
forget_errors (MusterPuppetForm *form)
{
  gint64 now = muster_session_get_selected (form->session);

  if (form->shown == now)
    return;
  form->shown = now;
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      complain (form, i, NULL);
      if (fields[i].suits)
        muster_text_row_reset (MUSTER_TEXT_ROW (form->rows[i]), NULL);
    }
  muster_passage_group_reset (MUSTER_PASSAGE_GROUP (form->abilities));
  muster_passage_group_reset (MUSTER_PASSAGE_GROUP (form->upgrade_abilities));
}

/* Puppets of the catalogue have fixed names and ranks; the leader is a Master without a rank. */
static void
show_who (MusterPuppetForm *form, const MusterPuppetWarsPuppet *puppet)
{
  gboolean own = !muster_choice_is_made (&puppet->ref);
  MusterPuppetRank rank = muster_puppet_wars_puppet_get_rank (puppet);

  if (own && puppet->rank == NULL && form->entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER)
    rank = MUSTER_PUPPET_MASTER;
  gtk_widget_set_visible (form->rows[0], own);
  gtk_widget_set_visible (form->rank, own);
  form->held = TRUE;
  muster_drop_row_set_selected (MUSTER_DROP_ROW (form->rank), rank != MUSTER_PUPPET_NONE
                                                                  ? (guint) rank - MUSTER_PUPPET_MASTER
                                                                  : GTK_INVALID_LIST_POSITION);
  form->held = FALSE;
}

void
muster_puppet_form_show (MusterPuppetForm *form)
{
  const MusterPuppetWarsPuppet *puppet = muster_puppet_form_get_puppet (form);

  if (puppet == NULL)
    return;
  forget_errors (form);
  show_who (form, puppet);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    show_field (form, puppet, i);
  muster_count_row_show (MUSTER_COUNT_ROW (form->owned), puppet->owned);
  muster_passage_group_show (MUSTER_PASSAGE_GROUP (form->abilities), puppet->passages);
  muster_passage_group_show (MUSTER_PASSAGE_GROUP (form->upgrade_abilities), puppet->upgrade.passages);
}

void
muster_puppet_form_flush (MusterPuppetForm *form)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (!muster_puppet_wars_field_is_number (fields[i].field))
      muster_text_row_flush (MUSTER_TEXT_ROW (form->rows[i]));
  muster_passage_group_flush (MUSTER_PASSAGE_GROUP (form->abilities));
  muster_passage_group_flush (MUSTER_PASSAGE_GROUP (form->upgrade_abilities));
}

GtkWidget *
muster_puppet_form_get_name_row (MusterPuppetForm *form)
{
  return form->rows[0];
}

MusterRowGroup *
muster_puppet_form_get_group (MusterPuppetForm *form, guint n)
{
  return n < form->all->len ? form->all->pdata[n] : NULL;
}

/* Making. */

static MusterRowGroup *
add_group (MusterPuppetForm *form, const char *title, const char *description)
{
  MusterRowGroup *group = MUSTER_ROW_GROUP (muster_row_group_new (title));

  muster_row_group_set_description (group, description);
  g_ptr_array_add (form->all, g_object_ref_sink (group));
  return group;
}

static void
add_field (MusterPuppetForm *form, MusterRowGroup *group, guint n)
{
  const char *title = _ (fields[n].title);

  if (muster_puppet_wars_field_is_number (fields[n].field))
    {
      form->rows[n] = muster_count_row_new (title, MUSTER_PUPPET_WARS_PUPPET_BLANK, MUSTER_PUPPET_WARS_PUPPET_HIGHEST);
      muster_count_row_set_blank (MUSTER_COUNT_ROW (form->rows[n]), "–");
      g_signal_connect_object (form->rows[n], "counted", G_CALLBACK (counted_cb), form, G_CONNECT_SWAPPED);
      g_signal_connect_object (form->rows[n], "refused", G_CALLBACK (number_refused_cb), form, G_CONNECT_SWAPPED);
    }
  else
    {
      form->rows[n] = muster_text_row_new (title);
      g_signal_connect_object (form->rows[n], "settled", G_CALLBACK (text_settled_cb), form, G_CONNECT_SWAPPED);
    }
  form->errors[n] = muster_error_row_new ();
  muster_row_group_add (group, form->rows[n]);
  muster_row_group_add (group, form->errors[n]);
}

static void
add_rank (MusterPuppetForm *form, MusterRowGroup *group)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (MusterPuppetRank rank = MUSTER_PUPPET_MASTER; rank <= MUSTER_PUPPET_PAWN; rank++)
    gtk_string_list_append (names, muster_puppet_wars_get_rank_name (rank));
  form->rank = g_object_new (MUSTER_TYPE_DROP_ROW, "title", _ ("Rank"), "model", names, NULL);
  g_object_unref (names);
  g_signal_connect_object (form->rank, "notify::selected", G_CALLBACK (rank_chosen_cb), form, G_CONNECT_SWAPPED);
  muster_row_group_add (group, form->rank);
  form->owned
      = muster_count_row_new (_ ("How many you own"), MUSTER_PUPPET_WARS_PUPPET_BLANK, MUSTER_PUPPET_WARS_PUPPET_MOST);
  muster_count_row_set_blank (MUSTER_COUNT_ROW (form->owned), "–");
  g_signal_connect_object (form->owned, "counted", G_CALLBACK (owned_cb), form, G_CONNECT_SWAPPED);
  muster_row_group_add (group, form->owned);
}

static GtkWidget *
add_passages (MusterPuppetForm *form, const char *title)
{
  GtkWidget *group = muster_passage_group_new (title);

  g_signal_connect_object (group, "written", G_CALLBACK (passage_written_cb), form, G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "removed", G_CALLBACK (passage_removed_cb), form, G_CONNECT_SWAPPED);
  g_signal_connect_object (group, "added", G_CALLBACK (passage_added_cb), form, G_CONNECT_SWAPPED);
  g_ptr_array_add (form->all, g_object_ref_sink (group));
  return group;
}

static void
make_rows (MusterPuppetForm *form)
{
  form->groups[WHO] = add_group (form, NULL, NULL);
  form->groups[FRONT] = add_group (form, _ ("Puppet side"), _ (suits_hint));
  form->abilities = add_passages (form, _ ("Abilities and actions"));
  form->groups[BACK] = add_group (form, _ ("Upgrade side"), _ (suits_hint));
  form->upgrade_abilities = add_passages (form, _ ("What the upgrade gives"));
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    add_field (form, form->groups[fields[i].group], i);
  add_rank (form, form->groups[WHO]);
}

static void
muster_puppet_form_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_PUPPET_FORM (object)->session, muster_session_unref);
  g_clear_pointer (&MUSTER_PUPPET_FORM (object)->all, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_puppet_form_parent_class)->dispose (object);
}

static void
muster_puppet_form_class_init (MusterPuppetFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_puppet_form_dispose;
}

static void
muster_puppet_form_init (MusterPuppetForm *form)
{
  form->all = g_ptr_array_new_with_free_func (g_object_unref);
  make_rows (form);
}

MusterPuppetForm *
muster_puppet_form_new (MusterSession *session, guint entry)
{
  MusterPuppetForm *form = g_object_new (MUSTER_TYPE_PUPPET_FORM, NULL);

  form->session = muster_session_ref (session);
  form->entry = entry;
  return form;
}
