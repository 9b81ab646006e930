/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/army-group.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/wrap-row.h"
#include "games/puppet-wars/army.h"
#include "model/text/phrase.h"

struct _MusterArmyGroup
{
  MusterRowGroup parent;
  GPtrArray *armies; /* MusterPuppetWarsToyBox */
};

G_DEFINE_FINAL_TYPE (MusterArmyGroup, muster_army_group, MUSTER_TYPE_ROW_GROUP)

static guint chosen_signal;

static void
activated_cb (MusterArmyGroup *group, GtkWidget *row)
{
  guint n = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "army"));

  g_signal_emit (group, chosen_signal, 0, group->armies->pdata[n]);
}

/* "Misaki, Bête Noire, 2 Punk Zombies and …". Free with g_free(). */
static char *
dup_puppets (const MusterPuppetWarsToyBox *army)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < army->puppets->len; i++)
    {
      const MusterPuppetWarsPuppet *puppet = army->puppets->pdata[i];
      const char *name = muster_puppet_wars_puppet_get_name (puppet);

      g_ptr_array_add (words, puppet->count > 1 ? g_strdup_printf ("%d × %s", puppet->count, name) : g_strdup (name));
    }
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

static void
add_army (MusterArmyGroup *group, guint n)
{
  const MusterPuppetWarsToyBox *army = group->armies->pdata[n];
  g_autofree char *puppets = dup_puppets (army);
  /* Translators: a Master, and a game size: "Seamus, for a Shoebox" */
  g_autofree char *title = g_strdup_printf (_ ("%s, for a %s"), muster_thing_get_name (&army->thing),
                                            muster_choice_get_name (&army->size));
  GtkWidget *row = muster_wrap_row_new ();

  muster_wrap_row_show (MUSTER_WRAP_ROW (row), title, puppets, FALSE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "army", GUINT_TO_POINTER (n));
  g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), group, G_CONNECT_SWAPPED);
  muster_row_group_add (MUSTER_ROW_GROUP (group), row);
}

static void
muster_army_group_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_ARMY_GROUP (object)->armies, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_army_group_parent_class)->finalize (object);
}

static void
muster_army_group_class_init (MusterArmyGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_army_group_finalize;
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_ARMY_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/org/muster/Muster/games/puppet-wars/army-group.ui");
}

static void
muster_army_group_init (MusterArmyGroup *group)
{
  gtk_widget_init_template (GTK_WIDGET (group));
}

void
muster_army_group_set_catalog (MusterArmyGroup *group, const MusterCatalog *catalog)
{
  group->armies = muster_puppet_wars_list_armies (catalog);
  for (guint i = 0; i < group->armies->len; i++)
    add_army (group, i);
}
