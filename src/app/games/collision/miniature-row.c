/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/miniature-row.h"

#include <glib/gi18n.h>

#include "app/widgets/chooser.h"
#include "app/widgets/css-class.h"
#include "app/widgets/icon-button.h"
#include "games/collision/miniature.h"

struct _MusterMiniatureRow
{
  MusterWrapRow parent;
  MusterEditor *editor; /* owns the row */
  const MusterCollisionCharacter *character;
  GPtrArray *kept; /* MusterCollisionCharacter: the player's miniatures, while choosing */
  GtkWidget *clear;
};

G_DEFINE_FINAL_TYPE (MusterMiniatureRow, muster_miniature_row, MUSTER_TYPE_WRAP_ROW)

static void
uncover (MusterMiniatureRow *row)
{
  muster_editor_uncover (row->editor);
}

static void
apply (MusterMiniatureRow *row, const MusterCollisionCharacter *miniature)
{
  muster_editor_apply (row->editor, muster_collision_change_new_miniature (miniature));
}

/* A new one shows what the character has, and is added to the player's miniatures. */
static void
take_new (MusterMiniatureRow *row)
{
  g_autoptr (MusterCollisionCharacter) miniature = muster_collision_miniature_new_of (row->character);
  g_autoptr (MusterThing) kept = muster_session_add_linked_copy (muster_editor_get_session (row->editor),
                                                                 _ ("Add a miniature"), &miniature->thing);

  if (kept != NULL)
    apply (row, (const MusterCollisionCharacter *) kept);
}

static void
taken_cb (MusterMiniatureRow *row, guint n)
{
  uncover (row);
  if (row->character == NULL)
    return;
  if (n < row->kept->len)
    apply (row, row->kept->pdata[n]);
  else
    take_new (row);
}

static void
add_miniature (MusterMiniatureRow *row, MusterChooser *chooser, const MusterCollisionCharacter *miniature)
{
  g_autofree char *stage = muster_collision_miniature_dup_stage (&miniature->thing);
  g_autofree char *shown = muster_collision_miniature_dup_shown (miniature);

  muster_chooser_add (chooser, muster_thing_get_name (&miniature->thing), stage, shown,
                      muster_collision_miniature_fits (miniature, row->character)
                          ? NULL
                          : _ ("It doesn't show what the character has."));
}

static void
activated_cb (MusterMiniatureRow *row)
{
  GtkWidget *chooser;

  if (row->character == NULL)
    return;
  muster_editor_flush (row->editor);
  g_clear_pointer (&row->kept, g_ptr_array_unref);
  row->kept = muster_session_list_things (muster_editor_get_session (row->editor), &muster_collision_miniature_class);
  chooser = muster_chooser_new (_ ("Choose a miniature"));
  muster_chooser_begin (MUSTER_CHOOSER (chooser));
  for (guint i = 0; i < row->kept->len; i++)
    add_miniature (row, MUSTER_CHOOSER (chooser), row->kept->pdata[i]);
  muster_chooser_add (MUSTER_CHOOSER (chooser), _ ("A new miniature"), NULL,
                      _ ("Shows what the character has, and is added to your miniatures."), NULL);
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  g_signal_connect_object (chooser, "taken", G_CALLBACK (taken_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (chooser, "closed", G_CALLBACK (uncover), row, G_CONNECT_SWAPPED);
  muster_editor_cover (row->editor, chooser, GTK_WIDGET (row));
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}

static void
clear_clicked_cb (MusterMiniatureRow *row)
{
  gtk_widget_grab_focus (GTK_WIDGET (row));
  apply (row, NULL);
}

void
muster_miniature_row_show (MusterMiniatureRow *row, const MusterCollisionCharacter *character)
{
  const MusterThing *miniature = character->miniature;
  const char *name = miniature != NULL ? muster_thing_get_name (miniature) : "";
  g_autofree char *title = miniature != NULL ? g_strdup_printf (_ ("Miniature: %s"), name) : g_strdup (_ ("Miniature"));
  g_autofree char *shown
      = miniature != NULL ? muster_collision_miniature_dup_shown ((const MusterCollisionCharacter *) miniature) : NULL;
  g_autofree char *clear = g_strdup_printf (_ ("Remove %s"), name);

  row->character = character;
  muster_wrap_row_show (MUSTER_WRAP_ROW (row), title, shown, FALSE);
  muster_css_class_set (GTK_WIDGET (row), "unchosen", miniature == NULL);
  gtk_widget_set_visible (row->clear, miniature != NULL);
  muster_icon_button_set_name (row->clear, clear);
}

static void
muster_miniature_row_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_MINIATURE_ROW (object)->kept, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_miniature_row_parent_class)->dispose (object);
}

static void
muster_miniature_row_class_init (MusterMiniatureRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_miniature_row_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/miniature-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterMiniatureRow, clear);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
}

static void
muster_miniature_row_init (MusterMiniatureRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
  g_signal_connect (row, "activated", G_CALLBACK (activated_cb), NULL);
}

void
muster_miniature_row_set_editor (MusterMiniatureRow *row, MusterEditor *editor)
{
  row->editor = editor;
}
