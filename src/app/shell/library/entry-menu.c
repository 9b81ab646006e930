/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/library/entry-menu.h"

#include <glib/gi18n.h>

#include "app/widgets/icon-button.h"
#include "app/shell/library/sidebar.h"
#include "app/widgets/small-menu.h"
#include "app/widgets/text-edit.h"

/* The subject of a popover; the entry may be gone while it is open. */
typedef struct
{
  MusterSession *session;
  GtkWidget *popover; /* owns this */
  GtkWidget *entry;   /* the text entry */
  GtkWidget *list;    /* of tags */
  MusterLibraryEntry *about;
} Menu;

static void
free_menu (gpointer data)
{
  Menu *menu = data;

  muster_session_unref (menu->session);
  muster_library_entry_free (menu->about);
  g_free (menu);
}

static gboolean
remove_cb (gpointer data)
{
  if (gtk_widget_get_parent (data) != NULL)
    gtk_widget_unparent (data);
  return G_SOURCE_REMOVE;
}

/* Delayed: the activated action runs first. */
static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, remove_cb, g_object_ref (popover), g_object_unref);
}

/* Where to put a popover. Not on a row, which disappears when the list is refilled. */
typedef struct
{
  GtkWidget *sidebar;
  GdkRectangle rectangle;
} Place;

/* At a point of a row, or the whole row if `x` is negative. */
static Place
find_place (GtkWidget *row, double x, double y)
{
  Place place = { gtk_widget_get_ancestor (row, MUSTER_TYPE_SIDEBAR), { 0, 0, 1, 1 } };
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (row, place.sidebar, &bounds))
    return place;
  if (x >= 0)
    graphene_rect_init (&bounds, bounds.origin.x + (float) x, bounds.origin.y + (float) y, 1, 1);
  place.rectangle = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                    (int) bounds.size.height };
  return place;
}

/* The position of another popover. */
static Place
get_place (GtkWidget *popover)
{
  Place place = { gtk_widget_get_parent (popover), { 0, 0, 1, 1 } };

  gtk_popover_get_pointing_to (GTK_POPOVER (popover), &place.rectangle);
  return place;
}

static Menu *
make (MusterSession *session, Place place, GtkWidget *popover, const MusterLibraryEntry *entry)
{
  Menu *menu = g_new0 (Menu, 1);

  menu->session = muster_session_ref (session);
  menu->popover = popover;
  menu->about = g_new0 (MusterLibraryEntry, 1);
  menu->about->id = entry->id;
  menu->about->name = g_strdup (entry->name);
  menu->about->tags = g_strdup (entry->tags);
  g_object_set_data_full (G_OBJECT (popover), "menu", menu, free_menu);
  gtk_widget_set_parent (popover, place.sidebar);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place.rectangle);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  return menu;
}

static GtkWidget *
add_line (GtkWidget *box, const char *title, const char *text)
{
  GtkWidget *label = gtk_label_new (title), *entry = gtk_entry_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  muster_text_edit_keep_to_one_line (GTK_EDITABLE (entry));
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 24);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), entry);
  return entry;
}

/* Renaming. */

static void
renamed_cb (Menu *menu)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (menu->entry))));

  if (!g_str_equal (name, menu->about->name))
    muster_session_rename (menu->session, _ ("Rename"), menu->about->id, name);
  gtk_popover_popdown (GTK_POPOVER (menu->popover));
}

static void
open_rename (MusterSession *session, Place place, const MusterLibraryEntry *entry)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6),
            *button = gtk_button_new_with_mnemonic (_ ("_Rename"));
  Menu *menu = make (session, place, popover, entry);

  menu->entry = add_line (box, _ ("Name"), entry->name);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "small-form");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  g_signal_connect_swapped (menu->entry, "activate", G_CALLBACK (renamed_cb), menu);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (renamed_cb), menu);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (menu->entry);
}

/* Tags. */

static void show_tags (Menu *menu);

/* Changes a tag, and shows the new list. */
static void
tag (Menu *menu, const char *add, const char *remove)
{
  g_autoptr (MusterLibraryEntry) now = NULL;

  gtk_widget_activate_action (menu->popover, "win.tag-thing", "(xss)", menu->about->id, add, remove);
  now = muster_library_get_entry (muster_session_get_library (menu->session), menu->about->id, NULL);
  if (now == NULL)
    return;
  g_free (menu->about->tags);
  menu->about->tags = g_strdup (now->tags);
  show_tags (menu);
}

static void
tagged_cb (Menu *menu)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (menu->entry))));

  if (*text == '\0')
    {
      gtk_popover_popdown (GTK_POPOVER (menu->popover));
      return;
    }
  gtk_editable_set_text (GTK_EDITABLE (menu->entry), "");
  tag (menu, text, "");
}

static void
untagged_cb (GtkWidget *button, Menu *menu)
{
  g_autofree char *text = g_strdup (g_object_get_data (G_OBJECT (button), "tag"));

  gtk_widget_grab_focus (menu->entry);
  tag (menu, "", text);
}

static GtkWidget *
make_tag (Menu *menu, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (text);
  g_autofree char *name = g_strdup_printf (_ ("Remove the tag %s"), text);
  GtkWidget *button = muster_icon_button_new ("edit-clear-symbolic", name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  g_object_set_data_full (G_OBJECT (button), "tag", g_strdup (text), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (untagged_cb), menu);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static void
show_tags (Menu *menu)
{
  g_auto (GStrv) tags = g_strsplit (menu->about->tags, "\n", -1);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (menu->list)) != NULL)
    gtk_box_remove (GTK_BOX (menu->list), child);
  for (char **text = tags; *text != NULL; text++)
    if (**text != '\0')
      gtk_box_append (GTK_BOX (menu->list), make_tag (menu, *text));
}

static void
open_tags (MusterSession *session, Place place, const MusterLibraryEntry *entry)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6),
            *button = gtk_button_new_with_mnemonic (_ ("_Add Tag"));
  Menu *menu = make (session, place, popover, entry);

  menu->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), menu->list);
  menu->entry = add_line (box, _ ("New tag"), "");
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "small-form");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  g_signal_connect_swapped (menu->entry, "activate", G_CALLBACK (tagged_cb), menu);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (tagged_cb), menu);
  show_tags (menu);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (menu->entry);
}

void
muster_entry_menu_rename (MusterSession *session, GtkWidget *row, const MusterLibraryEntry *entry)
{
  open_rename (session, find_place (row, -1, -1), entry);
}

void
muster_entry_menu_tag (MusterSession *session, GtkWidget *row, const MusterLibraryEntry *entry)
{
  open_tags (session, find_place (row, -1, -1), entry);
}

/* The menu. */

static void
rename_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Menu *menu = data;

  open_rename (menu->session, get_place (menu->popover), menu->about);
}

static void
tags_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Menu *menu = data;

  open_tags (menu->session, get_place (menu->popover), menu->about);
}

static void
add_item (GMenu *menu, const char *label, const char *action, gint64 id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  if (g_str_has_prefix (action, "win."))
    g_menu_item_set_action_and_target (item, action, "x", id);
  else
    g_menu_item_set_detailed_action (item, action);
  g_menu_append_item (menu, item);
}

static GMenuModel *
make_model (gint64 id)
{
  GMenu *model = g_menu_new ();
  g_autoptr (GMenu) last = g_menu_new ();

  add_item (model, _ ("_Open"), "win.show-thing", id);
  add_item (model, _ ("_Rename…"), "entry.rename", id);
  add_item (model, _ ("D_uplicate"), "win.duplicate-thing", id);
  add_item (model, _ ("_Tags…"), "entry.tags", id);
  add_item (model, _ ("_History…"), "win.history-thing", id);
  add_item (model, _ ("_Export as .muster…"), "win.export-thing", id);
  add_item (last, _ ("_Delete"), "win.delete-thing", id);
  g_menu_append_section (model, NULL, G_MENU_MODEL (last));
  return G_MENU_MODEL (model);
}

void
muster_entry_menu_popup (MusterSession *session, GtkWidget *row, const MusterLibraryEntry *entry, double x, double y)
{
  static const GActionEntry actions[]
      = { { .name = "rename", .activate = rename_cb }, { .name = "tags", .activate = tags_cb } };
  g_autoptr (GMenuModel) model = make_model (entry->id);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *popover = gtk_popover_menu_new_from_model (model);
  Menu *menu = make (session, find_place (row, x, y), popover, entry);

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), menu);
  gtk_widget_insert_action_group (popover, "entry", G_ACTION_GROUP (group));
  muster_small_menu_use (GTK_POPOVER (popover));
  gtk_popover_popup (GTK_POPOVER (popover));
}
