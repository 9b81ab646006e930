/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/small-menu.h"

/* Of a line of an item, in characters, where there is hardly room; and of a word, which breaks only where it is longer. */
#define MOST_CHARS 12
#define MOST_WORD 16

/* The model that a player of a wider window sees, kept while another is shown. */
static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("muster-small-menu");
}

static void
append_word (GString *text, const char *word)
{
  const char *rest = word;

  while (g_utf8_strlen (rest, -1) > MOST_WORD)
    {
      const char *end = g_utf8_offset_to_pointer (rest, MOST_WORD);

      g_string_append_len (text, rest, end - rest);
      g_string_append_c (text, '\n');
      rest = end;
    }
  g_string_append (text, rest);
}

/* The same words on several lines, each as long as there is room, a word at least. Free with g_free(). */
static char *
dup_broken (const char *label)
{
  g_auto (GStrv) words = g_strsplit (label, " ", -1);
  GString *text = g_string_new (NULL);
  glong room = MOST_CHARS;

  for (guint i = 0; words[i] != NULL; i++)
    {
      glong length = g_utf8_strlen (words[i], -1);

      if (i > 0)
        g_string_append_c (text, length < room ? ' ' : '\n');
      room = i > 0 && length < room ? room - length - 1 : MOST_CHARS - length;
      append_word (text, words[i]);
    }
  return g_string_free (text, FALSE);
}

static GMenuModel *break_model (GMenuModel *model);

/* An item without its key, which is in the window of shortcuts too. */
static GMenuItem *
break_item (GMenuModel *model, int n)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
  GMenuItem *item = g_menu_item_new_from_model (model, n);
  g_autofree char *label = NULL, *broken = NULL;

  if (g_menu_item_get_attribute (item, G_MENU_ATTRIBUTE_LABEL, "s", &label))
    {
      broken = dup_broken (label);
      g_menu_item_set_label (item, broken);
    }
  if (g_menu_item_get_attribute (item, G_MENU_ATTRIBUTE_ACTION, "s", NULL))
    g_menu_item_set_attribute (item, "accel", "s", "");
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      g_autoptr (GMenuModel) linked = g_menu_item_get_link (item, links[i]);
      g_autoptr (GMenuModel) other = linked != NULL ? break_model (linked) : NULL;

      if (other != NULL)
        g_menu_item_set_link (item, links[i], other);
    }
  return item;
}

static GMenuModel *
break_model (GMenuModel *model)
{
  GMenu *menu = g_menu_new ();

  for (int i = 0; i < g_menu_model_get_n_items (model); i++)
    {
      g_autoptr (GMenuItem) item = break_item (model, i);

      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

/* A menu button's tooltip would cover its first item. */
static void
show_tip (GtkWidget *menu, gboolean shown)
{
  GtkWidget *button = gtk_widget_get_parent (menu);

  if (button != NULL && gtk_widget_get_tooltip_text (button) != NULL)
    gtk_widget_set_has_tooltip (button, shown);
}

static void
hidden_cb (GtkWidget *menu)
{
  show_tip (menu, TRUE);
}

static gboolean
has_room (GtkWidget *menu)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (menu));
  int usual;

  gtk_widget_measure (menu, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &usual, NULL, NULL);
  return window == NULL || usual <= gtk_widget_get_width (window);
}

/* The items go with their model, and the keyboard is in the first of them. */
static void
set_model (GtkWidget *menu, GMenuModel *model)
{
  if (model == gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu)))
    return;
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (menu), model);
  gtk_widget_child_focus (menu, GTK_DIR_TAB_FORWARD);
}

/* Items and window size may have changed since last time. */
static void
shown_cb (GtkWidget *menu)
{
  GMenuModel *model = g_object_get_qdata (G_OBJECT (menu), get_quark ());
  g_autoptr (GMenuModel) broken = NULL;

  show_tip (menu, FALSE);
  if (model != NULL)
    set_model (menu, model);
  model = gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu));
  if (model == NULL || has_room (menu))
    return;
  broken = break_model (model);
  g_object_set_qdata_full (G_OBJECT (menu), get_quark (), g_object_ref (model), g_object_unref);
  set_model (menu, broken);
}

void
muster_small_menu_use (GtkPopover *menu)
{
  g_signal_connect (menu, "show", G_CALLBACK (shown_cb), NULL);
  g_signal_connect (menu, "hide", G_CALLBACK (hidden_cb), NULL);
}
