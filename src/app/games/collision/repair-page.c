/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/repair-page.h"

#include <glib/gi18n.h>

#include "app/widgets/points.h"
#include "app/widgets/rows/row-layout.h"
#include "forge/repair/group-repair.h"

struct _MusterRepairPage
{
  GtkWidget parent;
  MusterEditor *editor; /* covers its rows, and outlives this */
  MusterRepairs *character;
  MusterGroupRepair *group; /* one of these is set */
  GtkWidget *box, *sentence, *list;
};

G_DEFINE_FINAL_TYPE (MusterRepairPage, muster_repair_page, GTK_TYPE_WIDGET)

static guint closed_signal;

/* The forge's results, of either kind. */

static guint
count_repairs (MusterRepairPage *page)
{
  return page->character != NULL ? page->character->repairs->len : page->group->changes->len > 0;
}

static GPtrArray *
dup_texts (MusterRepairPage *page, const MusterThing *thing, guint n)
{
  const MusterCatalog *catalog = muster_editor_get_catalog (page->editor);

  return page->character != NULL
             ? muster_repair_dup_texts (page->character->repairs->pdata[n], catalog,
                                        (const MusterCollisionCharacter *) thing)
             : muster_group_repair_dup_texts (page->group, catalog, (const MusterCollisionGroup *) thing);
}

static char *
dup_points (MusterRepairPage *page, guint n)
{
  gint64 before = page->character != NULL ? page->character->points : page->group->points;
  gint64 difference = page->character != NULL ? ((const MusterRepair *) page->character->repairs->pdata[n])->points
                                              : page->group->difference;
  g_autofree char *from = muster_points_dup (before), *to = muster_points_dup (before + difference);

  /* Translators: points before and after some changes */
  return difference != 0 ? g_strdup_printf (_ ("From %s to %s"), from, to) : g_strdup_printf (_ ("Still %s"), to);
}

static MusterChange *
make_change (MusterRepairPage *page, guint n)
{
  const MusterCatalog *catalog = muster_editor_get_catalog (page->editor);

  return page->character != NULL ? muster_repair_make_change (page->character->repairs->pdata[n], catalog)
                                 : muster_group_repair_make_change (page->group, catalog);
}

static char *
dup_sentence (MusterRepairPage *page)
{
  gboolean too_large = page->character != NULL ? page->character->too_large : page->group->too_large;
  guint n = page->character != NULL ? page->character->n_changes : page->group->n_changes;

  if (too_large)
    return g_strdup (_ ("Too large to search for changes."));
  if (count_repairs (page) == 0)
    return g_strdup (_ ("No changes make it legal with this content."));
  if (n == 1)
    return g_strdup (_ ("1 change makes it legal."));
  return n == 2 ? g_strdup (_ ("2 changes make it legal; no single change would."))
                : g_strdup_printf (ngettext ("%u change makes it legal; no fewer would.",
                                             "%u changes make it legal; no fewer would.", n),
                                   n);
}

/* Previewing and applying. */

static guint
get_number (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "repair"));
}

static void
looked_at_cb (GtkEventController *controller, MusterRepairPage *page)
{
  guint n = get_number (gtk_event_controller_get_widget (controller));
  g_autoptr (MusterChange) change = make_change (page, n);
  g_autoptr (MusterThing) changed
      = muster_change_try (change, muster_session_get_thing (muster_editor_get_session (page->editor)));

  muster_editor_preview (page->editor, changed);
}

static void
entered_cb (GtkEventController *controller, double x, double y, MusterRepairPage *page)
{
  looked_at_cb (controller, page);
}

/* The page closes during the step. */
static void
apply_cb (GtkWidget *button, MusterRepairPage *page)
{
  g_object_ref (page);
  muster_editor_apply (page->editor, make_change (page, get_number (button)));
  g_object_unref (page);
}

/* Showing. */

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
make_button (MusterRepairPage *page, guint n, const char *changes)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (n == 0 ? _ ("_Apply") : _ ("Apply"));

  g_object_set_data (G_OBJECT (button), "repair", GUINT_TO_POINTER (n));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  if (n == 0)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, changes, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (apply_cb), page);
  return button;
}

static void
watch (MusterRepairPage *page, GtkWidget *row)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (entered_cb), page);
  g_signal_connect (focus, "enter", G_CALLBACK (looked_at_cb), page);
  gtk_widget_add_controller (row, motion);
  gtk_widget_add_controller (row, focus);
}

static GtkWidget *
make_row (MusterRepairPage *page, const MusterThing *thing, guint n)
{
  g_autoptr (GPtrArray) texts = dup_texts (page, thing, n);
  g_autofree char *points = dup_points (page, n), *changes = NULL;
  GtkWidget *row = gtk_list_box_row_new (), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0),
            *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < texts->len; i++)
    add_label (words, texts->pdata[i], NULL);
  add_label (words, points, "caption");
  g_ptr_array_add (texts, NULL);
  changes = g_strjoinv ("\n", (char **) texts->pdata);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_layout_manager (line, muster_row_layout_new (12));
  gtk_widget_add_css_class (line, "problem");
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (line), make_button (page, n, changes));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, changes,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, points, -1);
  g_object_set_data (G_OBJECT (row), "repair", GUINT_TO_POINTER (n));
  watch (page, row);
  return row;
}

static void
show_repairs (MusterRepairPage *page)
{
  const MusterCatalog *catalog = muster_editor_get_catalog (page->editor);
  const MusterThing *thing = muster_session_get_thing (muster_editor_get_session (page->editor));
  g_autofree char *sentence = NULL;

  if (thing->klass == &muster_collision_character_class)
    page->character = muster_repairs_find (catalog, (const MusterCollisionCharacter *) thing);
  else
    page->group = muster_group_repair_find (catalog, (const MusterCollisionGroup *) thing);
  sentence = dup_sentence (page);
  gtk_label_set_text (GTK_LABEL (page->sentence), sentence);
  gtk_widget_set_visible (page->list, count_repairs (page) > 0);
  for (guint i = 0; i < count_repairs (page); i++)
    gtk_list_box_append (GTK_LIST_BOX (page->list), make_row (page, thing, i));
}

void
muster_repair_page_open (MusterEditor *editor, GtkWidget *origin)
{
  MusterRepairPage *page = g_object_new (MUSTER_TYPE_REPAIR_PAGE, NULL);

  page->editor = editor;
  show_repairs (page);
  g_signal_connect_object (page, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (editor, GTK_WIDGET (page), origin);
  gtk_widget_child_focus (count_repairs (page) > 0 ? page->list : GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
}

/* Making. */

static void
close_cb (MusterRepairPage *page)
{
  g_signal_emit (page, closed_signal, 0);
}

static void
muster_repair_page_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_REPAIR_PAGE (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_repair_page_parent_class)->dispose (object);
}

static void
muster_repair_page_finalize (GObject *object)
{
  MusterRepairPage *page = MUSTER_REPAIR_PAGE (object);

  g_clear_pointer (&page->character, muster_repairs_free);
  g_clear_pointer (&page->group, muster_group_repair_free);
  G_OBJECT_CLASS (muster_repair_page_parent_class)->finalize (object);
}

static void
muster_repair_page_class_init (MusterRepairPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_repair_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_repair_page_finalize;
  closed_signal = g_signal_new ("closed", MUSTER_TYPE_REPAIR_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Escape, 0, "closed", NULL);
  gtk_widget_class_set_css_name (widget_class, "repairpage");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/repair-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterRepairPage, box);
  gtk_widget_class_bind_template_child (widget_class, MusterRepairPage, sentence);
  gtk_widget_class_bind_template_child (widget_class, MusterRepairPage, list);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
muster_repair_page_init (MusterRepairPage *page)
{
  gtk_widget_init_template (GTK_WIDGET (page));
}
