/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/miniature-form.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/portrait-row.h"

static const struct
{
  MusterCollisionSlot slot;
  const char *title;
} asked[] = {
  { MUSTER_COLLISION_SLOT_RACE, N_ ("Race") },
  { MUSTER_COLLISION_SLOT_WEAPON, N_ ("Weapon") },
  { MUSTER_COLLISION_SLOT_WEAPON, N_ ("Second weapon") },
  { MUSTER_COLLISION_SLOT_ARMOR, N_ ("Armor") },
  { MUSTER_COLLISION_SLOT_ACCESSORY, N_ ("Accessory") },
};

struct _MusterMiniatureForm
{
  GtkWidget *rows[G_N_ELEMENTS (asked)];
  GPtrArray *options[G_N_ELEMENTS (asked)]; /* MusterOption, in row order after the first line */
  MusterPortrait *portrait;                 /* or NULL */
  GtkWidget *keep;
};

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (muster_option_get_name (*(const MusterOption *const *) a),
                         muster_option_get_name (*(const MusterOption *const *) b));
}

static GPtrArray *
list_options (const MusterCatalog *catalog, MusterKind kind)
{
  GPtrArray *options = g_ptr_array_new ();

  for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
    g_ptr_array_add (options, (gpointer) muster_catalog_nth (catalog, kind, i));
  g_ptr_array_sort (options, compare_names);
  return options;
}

static GtkWidget *
make_row (const char *title, const GPtrArray *options)
{
  GtkWidget *row = muster_drop_row_new ();
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Not visible"));
  for (guint i = 0; i < options->len; i++)
    gtk_string_list_append (names, muster_option_get_name (options->pdata[i]));
  muster_drop_row_set_model (MUSTER_DROP_ROW (row), G_LIST_MODEL (names));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  return row;
}

static void
photographed_cb (GtkWidget *row, GBytes *picture, MusterMiniatureForm *form)
{
  g_clear_pointer (&form->portrait, muster_portrait_unref);
  form->portrait = picture != NULL ? muster_portrait_new (picture) : NULL;
  muster_portrait_row_show (MUSTER_PORTRAIT_ROW (row), form->portrait);
}

static GtkWidget *
make_keep (MusterMiniatureForm *form)
{
  GtkWidget *row = muster_wrap_row_new ();

  muster_wrap_row_show (MUSTER_WRAP_ROW (row), _ ("Keep it among my miniatures"),
                        _ ("Other characters can then use it, and groups count how many they need"), FALSE);
  form->keep = gtk_switch_new ();
  gtk_widget_set_valign (form->keep, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (form->keep), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Keep it among my miniatures"), -1);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), form->keep);
  return row;
}

gboolean
muster_miniature_form_is_kept (MusterMiniatureForm *form)
{
  return gtk_switch_get_active (GTK_SWITCH (form->keep));
}

MusterMiniatureForm *
muster_miniature_form_new (const MusterCatalog *catalog, GtkListBox *photo, GtkListBox *seen)
{
  MusterMiniatureForm *form = g_new0 (MusterMiniatureForm, 1);
  GtkWidget *portrait = muster_portrait_row_new ();

  g_signal_connect (portrait, "settled", G_CALLBACK (photographed_cb), form);
  muster_portrait_row_show (MUSTER_PORTRAIT_ROW (portrait), NULL);
  gtk_list_box_append (photo, portrait);
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      form->options[i] = list_options (catalog, muster_collision_slot_get_kind (asked[i].slot));
      form->rows[i] = make_row (_ (asked[i].title), form->options[i]);
      gtk_list_box_append (seen, form->rows[i]);
    }
  gtk_list_box_append (seen, make_keep (form));
  return form;
}

void
muster_miniature_form_free (MusterMiniatureForm *form)
{
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    g_ptr_array_unref (form->options[i]);
  g_clear_pointer (&form->portrait, muster_portrait_unref);
  g_free (form);
}

/* A second weapon becomes the first if there is no other. */
static guint
find_place (const MusterCollisionCharacter *character, MusterCollisionSlot slot)
{
  return slot == MUSTER_COLLISION_SLOT_WEAPON ? character->weapons->len : 0;
}

gboolean
muster_miniature_form_read (MusterMiniatureForm *form, MusterCollisionCharacter *character)
{
  gboolean said = FALSE;

  if (form->portrait != NULL)
    {
      g_clear_pointer (&character->portrait, muster_portrait_unref);
      character->portrait = muster_portrait_ref (form->portrait);
    }
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      guint n = muster_drop_row_get_selected (MUSTER_DROP_ROW (form->rows[i]));

      if (n == 0 || n > form->options[i]->len)
        continue;
      muster_collision_character_choose (character, asked[i].slot, find_place (character, asked[i].slot),
                                         form->options[i]->pdata[n - 1]);
      said = TRUE;
    }
  return said;
}
