/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/help/shortcuts.h"

#include <glib/gi18n.h>

#include "app/shell/keys.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"

struct _MusterShortcuts
{
  AdwWindow parent;
  GtkWidget *header;
  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (MusterShortcuts, muster_shortcuts, ADW_TYPE_WINDOW)

/* As printed on the keys: "Ctrl+N". */
static GtkWidget *
make_cap (const char *accelerator)
{
  guint key = 0;
  GdkModifierType modifiers = 0;
  g_autofree char *text = NULL;
  GtkWidget *cap;

  gtk_accelerator_parse (accelerator, &key, &modifiers);
  text = gtk_accelerator_get_label (key, modifiers);
  cap = gtk_label_new (text);
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (cap, "key");
  return cap;
}

static GtkWidget *
make_row (const MusterKey *key)
{
  GtkWidget *row = muster_wrap_row_new ();
  g_auto (GStrv) accelerators = g_strsplit (key->accelerator, " ", -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (key->title));
  for (char **accelerator = accelerators; *accelerator != NULL; accelerator++)
    muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), make_cap (*accelerator));
  gtk_widget_set_name (row, key->accelerator);
  return row;
}

static void
add_groups (AdwPreferencesPage *page)
{
  MusterRowGroup *group = NULL;
  const char *heading = NULL;
  const MusterKey *key;

  for (guint i = 0; (key = muster_keys_nth (i)) != NULL; i++)
    {
      if (group == NULL || !g_str_equal (heading, key->group))
        {
          heading = key->group;
          group = MUSTER_ROW_GROUP (muster_row_group_new (NULL));
          muster_row_group_set_title (group, _ (heading));
          adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
        }
      muster_row_group_add (group, make_row (key));
    }
}

static void
muster_shortcuts_class_init (MusterShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/help/shortcuts.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterShortcuts, header);
  gtk_widget_class_bind_template_child (widget_class, MusterShortcuts, page);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_shortcuts_init (MusterShortcuts *shortcuts)
{
  gtk_widget_init_template (GTK_WIDGET (shortcuts));
  add_groups (shortcuts->page);
  muster_tooltip_set_for_cut (shortcuts->header);
}

GtkWidget *
muster_shortcuts_new (GtkWindow *parent)
{
  return g_object_new (MUSTER_TYPE_SHORTCUTS, "transient-for", parent, NULL);
}
