#include "app/shortcuts.h"

#include <glib/gi18n.h>

#include "app/keys.h"

/* Tall enough for all to stand on one page: the switcher between several pages has labels that the toolkit can't measure. */
#define BEGIN                                                                                                                     \
  "<interface><object class='GtkShortcutsWindow' id='window'><property name='modal'>1</property>"                                  \
  "<property name='destroy-with-parent'>1</property><child><object class='GtkShortcutsSection'>"                                   \
  "<property name='section-name'>all</property><property name='max-height'>16</property>"
#define BEGIN_GROUP "<child><object class='GtkShortcutsGroup'><property name='title'>%s</property>"
#define SHORTCUT                                                                                                                  \
  "<child><object class='GtkShortcutsShortcut'><property name='accelerator'>%s</property>"                                         \
  "<property name='title'>%s</property></object></child>"
#define END_GROUP "</object></child>"
#define END "</object></child></object></interface>"

static void
append_escaped (GString *text, const char *format, ...)
{
  va_list words;
  g_autofree char *more = NULL;

  va_start (words, format);
  more = g_markup_vprintf_escaped (format, words);
  va_end (words);
  g_string_append (text, more);
}

/* This kind of window can only be described, not put together. */
static char *
dup_description (void)
{
  GString *text = g_string_new (BEGIN);
  const MusterKey *key;
  const char *group = NULL;

  for (guint i = 0; (key = muster_keys_nth (i)) != NULL; i++)
    {
      if (group == NULL || !g_str_equal (group, key->group))
        {
          g_string_append (text, group != NULL ? END_GROUP : "");
          append_escaped (text, BEGIN_GROUP, _ (key->group));
          group = key->group;
        }
      append_escaped (text, SHORTCUT, key->accelerator, _ (key->title));
    }
  return g_string_free (g_string_append (text, END_GROUP END), FALSE);
}

GtkWidget *
muster_shortcuts_new (GtkWindow *parent)
{
  g_autofree char *description = dup_description ();
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_string (description, -1);
  GtkWidget *window = GTK_WIDGET (gtk_builder_get_object (builder, "window"));

  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  return window;
}
