/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/variant.h"

#include <glib/gi18n.h>

#include "app/games/collision/budget-row.h"
#include "games/collision/totals.h"

/* The dialog's fields: name and budget. */
typedef struct
{
  MusterShell *window;
  AdwMessageDialog *dialog;
  GtkEditable *name;
  GtkWidget *budget_row;
  gint budget;
  gint64 points; /* of the current character */
} Asking;

static void
free_asking (gpointer data, GClosure *closure)
{
  g_object_unref (((Asking *) data)->window);
  g_free (data);
}

static const MusterCollisionCharacter *
get_character (MusterShell *window)
{
  const MusterThing *thing = muster_session_get_thing (muster_shell_get_session (window));

  return thing != NULL && thing->klass == &muster_collision_character_class ? (const MusterCollisionCharacter *) thing
                                                                            : NULL;
}

/* If it costs more than the new budget, suggests builds that don't. */
static void
suggest (MusterShell *window, const Asking *asking)
{
  GtkWidget *editor = muster_shell_get_editor (window);

  if (asking->budget != MUSTER_COLLISION_NO_BUDGET && asking->points > asking->budget
      && MUSTER_IS_CHARACTER_EDITOR (editor))
    muster_character_editor_suggest (MUSTER_CHARACTER_EDITOR (editor));
}

static void
answered_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  const Asking *asking = data;
  MusterShell *window = asking->window;
  MusterSession *session = muster_shell_get_session (window);
  const MusterCollisionCharacter *character = get_character (window);
  MusterCollisionCharacter *variant;

  if (!g_str_equal (response, "save") || character == NULL)
    return;
  variant = muster_collision_character_copy (character);
  g_free (variant->thing.name);
  variant->thing.name = g_strstrip (g_strdup (gtk_editable_get_text (asking->name)));
  variant->budget = asking->budget;
  muster_session_add (session, _ ("Save as variant"), &variant->thing);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tell-made", NULL);
  suggest (window, asking);
}

static void
budgeted_cb (Asking *asking, gint budget)
{
  asking->budget = budget;
  muster_budget_row_show (MUSTER_BUDGET_ROW (asking->budget_row), budget, asking->points);
}

static void
name_changed_cb (Asking *asking)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (asking->name)));

  adw_message_dialog_set_response_enabled (asking->dialog, "save", *name != '\0');
}

static GtkWidget *
make_form (Asking *asking, const MusterCollisionCharacter *character)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *list = gtk_list_box_new (), *line = gtk_entry_new ();

  asking->name = GTK_EDITABLE (line);
  gtk_editable_set_text (asking->name, character->thing.name != NULL ? character->thing.name : "");
  gtk_entry_set_activates_default (GTK_ENTRY (line), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name"), -1);
  g_signal_connect_swapped (line, "changed", G_CALLBACK (name_changed_cb), asking);
  asking->budget_row = muster_budget_row_new ();
  g_signal_connect_swapped (asking->budget_row, "budgeted", G_CALLBACK (budgeted_cb), asking);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), asking->budget_row);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), list);
  return box;
}

void
muster_variant_ask (MusterShell *window, const MusterCollisionCharacter *character)
{
  Asking *asking = g_new0 (Asking, 1);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (
      GTK_WINDOW (window), _ ("Save as Variant"),
      _ ("A copy with its own name. Give it another budget to build the same idea for more or fewer points.")));
  MusterCollisionTotals totals;

  muster_collision_totals_derive (character, &totals);
  *asking = (Asking){ .window = g_object_ref (window), .dialog = dialog, .points = totals.points };
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_extra_child (dialog, make_form (asking, character));
  budgeted_cb (asking, character->budget);
  name_changed_cb (asking);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), asking, free_asking, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (GTK_WIDGET (asking->name));
}
