/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/help/help.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/shell/help/help-topics.h"
#include "games/games.h"

struct _MusterHelp
{
  AdwWindow parent;
  GtkDropDown *topics;
  GtkSearchBar *bar;
  GtkSearchEntry *search;
  GtkScrolledWindow *scroller;
  GtkBox *page;
  const MusterCatalog *catalog;
};

G_DEFINE_FINAL_TYPE (MusterHelp, muster_help, ADW_TYPE_WINDOW)

static gboolean
holds (const char *text, const char *words)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, words) != NULL;
}

static void
add_label (MusterHelp *help, const char *text, const char *style, int above)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_top (label, above);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (help->page, label);
}

static void
add_section (MusterHelp *help, const MusterHelpSection *section)
{
  add_label (help, _ (section->heading), "title-4", 18);
  add_label (help, _ (section->text), "body", 6);
}

/* The rules of a game's reference that contain some words, with their headings; all for NULL. Returns their number. */
static guint
add_reference (MusterHelp *help, const char *game, const char *words)
{
  const MusterGame *found = muster_games_find_id (game);
  g_autoptr (MusterRoster) reference
      = found != NULL && found->make_reference != NULL ? found->make_reference (help->catalog) : NULL;
  const char *heading = NULL;
  guint n = 0;

  for (guint i = 0; reference != NULL && i < reference->entries->len; i++)
    {
      const MusterCardEntry *entry = muster_card_entry (reference->entries, i);
      g_autofree char *line
          = *entry->text != '\0' ? g_strdup_printf ("%s: %s", entry->name, entry->text) : g_strdup (entry->name);

      if (g_str_equal (entry->kind, MUSTER_ROSTER_HEADING))
        heading = entry->name;
      else if (words == NULL || holds (line, words))
        {
          if (heading != NULL)
            add_label (help, heading, "title-4", 18);
          heading = NULL;
          add_label (help, line, "body", 6);
          n++;
        }
    }
  return n;
}

static void
clear (MusterHelp *help)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (help->page))) != NULL)
    gtk_box_remove (help->page, child);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (help->scroller), 0);
}

static void
show_topic (MusterHelp *help)
{
  const MusterHelpTopic *topic = muster_help_topics_nth (gtk_drop_down_get_selected (help->topics));

  clear (help);
  add_label (help, g_dpgettext2 (NULL, "game", topic->title), "title-1", 6);
  for (const MusterHelpSection *section = topic->sections; section->heading != NULL; section++)
    add_section (help, section);
  add_reference (help, topic->id, NULL);
}

static gboolean
matches (const MusterHelpSection *section, const char *words)
{
  return holds (_ (section->heading), words) || holds (_ (section->text), words);
}

/* The search results, with page titles. */
static guint
add_found (MusterHelp *help, const MusterHelpTopic *topic, const char *words)
{
  guint n = 0;

  for (const MusterHelpSection *section = topic->sections; section->heading != NULL; section++)
    if (matches (section, words))
      {
        if (n++ == 0)
          add_label (help, g_dpgettext2 (NULL, "game", topic->title), "title-2", 18);
        add_section (help, section);
      }
  return n + add_reference (help, topic->id, words);
}

static void
show_found (MusterHelp *help)
{
  g_autofree char *words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (help->search)), -1);
  const MusterHelpTopic *topic;
  guint n = 0;

  g_strstrip (words);
  if (*words == '\0')
    {
      show_topic (help);
      return;
    }
  clear (help);
  for (guint i = 0; (topic = muster_help_topics_nth (i)) != NULL; i++)
    n += add_found (help, topic, words);
  if (n == 0)
    add_label (help, _ ("No page mentions that."), "body", 18);
}

static void
muster_help_class_init (MusterHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/help/help.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterHelp, topics);
  gtk_widget_class_bind_template_child (widget_class, MusterHelp, bar);
  gtk_widget_class_bind_template_child (widget_class, MusterHelp, search);
  gtk_widget_class_bind_template_child (widget_class, MusterHelp, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterHelp, page);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_help_init (MusterHelp *help)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  const MusterHelpTopic *topic;

  gtk_widget_init_template (GTK_WIDGET (help));
  for (guint i = 0; (topic = muster_help_topics_nth (i)) != NULL; i++)
    gtk_string_list_append (titles, g_dpgettext2 (NULL, "game", topic->title));
  gtk_drop_down_set_model (help->topics, G_LIST_MODEL (titles));
  gtk_search_bar_connect_entry (help->bar, GTK_EDITABLE (help->search));
  gtk_search_bar_set_key_capture_widget (help->bar, GTK_WIDGET (help));
  g_signal_connect_object (help->topics, "notify::selected", G_CALLBACK (show_topic), help, G_CONNECT_SWAPPED);
  g_signal_connect_object (help->search, "search-changed", G_CALLBACK (show_found), help, G_CONNECT_SWAPPED);
}

GtkWidget *
muster_help_new (GtkWindow *parent, const char *game, const MusterCatalog *catalog)
{
  MusterHelp *help = g_object_new (MUSTER_TYPE_HELP, "transient-for", parent, NULL);
  const MusterHelpTopic *topic;

  help->catalog = catalog;
  for (guint i = 0; game != NULL && (topic = muster_help_topics_nth (i)) != NULL; i++)
    if (g_str_equal (topic->id, game))
      gtk_drop_down_set_selected (help->topics, i);
  show_topic (help);
  return GTK_WIDGET (help);
}
