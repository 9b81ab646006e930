/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/editor.h"

#include <glib/gi18n.h>

#include "app/widgets/problem-drawer.h"
#include "app/widgets/dialogs.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/row-keys.h"
#include "model/changes.h"

typedef struct
{
  MusterSession *session;
  GtkWidget *stack;               /* the rows, and the page over them, if any */
  GtkWidget *page;                /* the fixed part, and the rows below */
  GtkWidget *overlay;             /* over the rows */
  GtkWidget *rows;                /* AdwPreferencesPage */
  MusterProblemDrawer *drawer;    /* NULL if there is none */
  GtkWidget *table;               /* may replace the rows; or NULL */
  GtkWidget *name;                /* GtkEditable among them; NULL if none */
  MusterRowGroup *last;           /* the group of problems, kept below all others; NULL if none */
  GtkWidget *pinned, *pinned_box; /* what stays in view */
  GtkWidget *note;                /* below the verdict */
  GtkWidget *cover;
  GtkWidget *origin; /* weak pointer: gets the focus when the cover closes */
  gboolean shows;    /* a thing of the session */
} MusterEditorPrivate;

static void muster_editor_buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (MusterEditor, muster_editor, GTK_TYPE_WIDGET,
                                  G_ADD_PRIVATE (MusterEditor)
                                      G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, muster_editor_buildable_init))

static GtkBuildableIface *parent_buildable;

enum
{
  PROP_0,
  PROP_SESSION,
};

static guint previewed_signal, turned_signal, told_signal;

static MusterEditorPrivate *
get (MusterEditor *editor)
{
  return muster_editor_get_instance_private (editor);
}

void
muster_editor_show (MusterEditor *editor, const MusterThing *thing)
{
  get (editor)->shows = thing != NULL;
  MUSTER_EDITOR_GET_CLASS (editor)->show (editor, thing);
}

gboolean
muster_editor_apply (MusterEditor *editor, MusterChange *change)
{
  if (get (editor)->shows)
    return muster_session_apply (get (editor)->session, change);
  muster_change_unref (change);
  return FALSE;
}

void
muster_editor_flush (MusterEditor *editor)
{
  if (MUSTER_EDITOR_GET_CLASS (editor)->flush != NULL)
    MUSTER_EDITOR_GET_CLASS (editor)->flush (editor);
}

MusterSession *
muster_editor_get_session (MusterEditor *editor)
{
  return get (editor)->session;
}

const MusterCatalog *
muster_editor_get_catalog (MusterEditor *editor)
{
  return muster_session_get_catalog (get (editor)->session);
}

void
muster_editor_take_group (MusterEditor *editor, MusterRowGroup *group)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (get (editor)->rows);
  g_autoptr (AdwPreferencesGroup) last
      = get (editor)->last != NULL ? g_object_ref (ADW_PREFERENCES_GROUP (get (editor)->last)) : NULL;

  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
  if (last == NULL)
    return;
  adw_preferences_page_remove (page, last);
  adw_preferences_page_add (page, last);
}

static void
add_table (MusterEditor *editor, GtkWidget *table)
{
  get (editor)->table = table;
  gtk_widget_set_vexpand (table, TRUE);
  gtk_box_append (GTK_BOX (get (editor)->page), table);
  muster_editor_show_table (editor, FALSE);
}

void
muster_editor_show_table (MusterEditor *editor, gboolean shown)
{
  gtk_widget_set_visible (get (editor)->table, shown);
  gtk_widget_set_visible (get (editor)->rows, !shown);
}

void
muster_editor_set_name_row (MusterEditor *editor, GtkWidget *row)
{
  get (editor)->name = row;
}

void
muster_editor_focus_name (MusterEditor *editor)
{
  GtkWidget *name = get (editor)->name;

  if (name == NULL || !gtk_widget_get_child_visible (name))
    return;
  gtk_widget_grab_focus (name);
  gtk_editable_select_region (GTK_EDITABLE (name), 0, -1);
}

void
muster_editor_rewind (MusterEditor *editor)
{
  GtkWidget *scroller
      = get (editor)->name != NULL ? gtk_widget_get_ancestor (get (editor)->name, GTK_TYPE_SCROLLED_WINDOW) : NULL;

  if (scroller != NULL)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), 0);
  if (get (editor)->drawer != NULL)
    muster_problem_drawer_close (get (editor)->drawer);
}

static void
remedied_cb (MusterEditor *editor, MusterChange *change)
{
  muster_editor_apply (editor, muster_change_ref (change));
}

/* The rule is stored in the editor until the players have given a reason. */
static void
noted_cb (const char *note, gpointer data)
{
  const char *rule = g_object_get_data (data, "agreeing");

  muster_editor_apply (data, muster_change_new_agree (rule, note));
}

static void
agreed_cb (MusterEditor *editor, const char *rule)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (editor)));

  g_object_set_data_full (G_OBJECT (editor), "agreeing", g_strdup (rule), g_free);
  muster_dialogs_ask_note (window, _ ("Agree on an Exception"),
                           _ ("Your group plays without this rule. The exception stays visible, and is printed, as "
                              "agreed. Add a reason, if you like."),
                           noted_cb, editor);
}

static void
disagreed_cb (MusterEditor *editor, const char *rule)
{
  muster_editor_apply (editor, muster_change_new_disagree (rule));
}

static void
use_problems (MusterEditor *editor, MusterReportProblems *problems)
{
  gtk_box_prepend (GTK_BOX (get (editor)->pinned_box), muster_report_problems_get_bar (problems));
  gtk_widget_set_visible (get (editor)->pinned, TRUE);
  g_signal_connect_object (problems, "agreed", G_CALLBACK (agreed_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (problems, "disagreed", G_CALLBACK (disagreed_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (problems, "remedied", G_CALLBACK (remedied_cb), editor, G_CONNECT_SWAPPED);
}

/* Below all rows the list is out of the way, and may offer what is missing. */
static void
add_last_problems (MusterEditor *editor, MusterReportProblems *problems)
{
  MusterRowGroup *group = MUSTER_ROW_GROUP (muster_row_group_new (NULL));

  g_object_bind_property (problems, "visible", group, "visible", G_BINDING_SYNC_CREATE);
  muster_row_group_add (group, GTK_WIDGET (problems));
  muster_editor_take_group (editor, group);
  get (editor)->last = group;
  use_problems (editor, problems);
}

static void
add_drawer (MusterEditor *editor, MusterReportProblems *problems)
{
  use_problems (editor, problems);
  muster_report_problems_set_brief (problems, TRUE);
  get (editor)->drawer
      = MUSTER_PROBLEM_DRAWER (muster_problem_drawer_new (GTK_OVERLAY (get (editor)->overlay), problems));
}

void
muster_editor_set_note (MusterEditor *editor, const char *note)
{
  gtk_label_set_text (GTK_LABEL (get (editor)->note), note != NULL ? note : "");
  gtk_widget_set_visible (get (editor)->note, note != NULL && *note != '\0');
}

void
muster_editor_show_card (MusterEditor *editor, gboolean shown)
{
  if (MUSTER_EDITOR_GET_CLASS (editor)->card_shown != NULL)
    MUSTER_EDITOR_GET_CLASS (editor)->card_shown (editor, shown);
}

gboolean
muster_editor_lead (MusterEditor *editor, const MusterCardZone *zone, gboolean go)
{
  if (!get (editor)->shows || MUSTER_EDITOR_GET_CLASS (editor)->lead == NULL)
    return FALSE;
  if (go)
    {
      muster_editor_uncover (editor);
      gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (editor))), TRUE);
    }
  return MUSTER_EDITOR_GET_CLASS (editor)->lead (editor, zone, go);
}

gboolean
muster_editor_ask_variant (MusterEditor *editor)
{
  const MusterThing *thing = muster_session_get_thing (get (editor)->session);

  if (!get (editor)->shows || thing == NULL || MUSTER_EDITOR_GET_CLASS (editor)->ask_variant == NULL)
    return FALSE;
  MUSTER_EDITOR_GET_CLASS (editor)->ask_variant (editor, thing);
  return TRUE;
}

void
muster_editor_bring_into_view (MusterEditor *editor, GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment
      = scroller != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)) : NULL;
  double x, y;

  if (adjustment == NULL || !gtk_widget_translate_coordinates (widget, scroller, 0, 0, &x, &y))
    return;
  y += gtk_adjustment_get_value (adjustment);
  gtk_adjustment_clamp_page (adjustment, y, y + gtk_widget_get_height (widget));
}

GtkWidget *
muster_editor_get_cover (MusterEditor *editor)
{
  return get (editor)->cover;
}

void
muster_editor_cover (MusterEditor *editor, GtkWidget *page, GtkWidget *origin)
{
  MusterEditorPrivate *private = get (editor);

  muster_editor_uncover (editor);
  if (private->drawer != NULL)
    muster_problem_drawer_close (private->drawer);
  private->cover = page;
  g_set_weak_pointer (&private->origin, origin);
  gtk_stack_add_child (GTK_STACK (private->stack), page);
  gtk_stack_set_visible_child (GTK_STACK (private->stack), page);
}

void
muster_editor_uncover (MusterEditor *editor)
{
  MusterEditorPrivate *private = get (editor);
  GtkWidget *cover = g_steal_pointer (&private->cover);

  if (cover == NULL)
    return;
  gtk_stack_set_visible_child (GTK_STACK (private->stack), private->page);
  if (private->origin != NULL)
    gtk_widget_grab_focus (private->origin);
  g_clear_weak_pointer (&private->origin);
  gtk_stack_remove (GTK_STACK (private->stack), cover);
  muster_editor_preview (editor, NULL);
}

void
muster_editor_preview (MusterEditor *editor, const MusterThing *thing)
{
  g_signal_emit (editor, previewed_signal, 0, thing);
}

void
muster_editor_turn_to (MusterEditor *editor, gint card)
{
  g_signal_emit (editor, turned_signal, 0, card);
}

void
muster_editor_toast (MusterEditor *editor, const char *sentence)
{
  g_signal_emit (editor, told_signal, 0, sentence);
}

/* Groups of rows go onto the page, problems below all of them or into a drawer, a table in their place. */
static void
muster_editor_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (MUSTER_IS_ROW_GROUP (child))
    muster_editor_take_group (MUSTER_EDITOR (buildable), MUSTER_ROW_GROUP (child));
  else if (g_strcmp0 (type, "table") == 0)
    add_table (MUSTER_EDITOR (buildable), GTK_WIDGET (child));
  else if (MUSTER_IS_REPORT_PROBLEMS (child))
    (g_strcmp0 (type, "drawer") == 0 ? add_drawer : add_last_problems) (MUSTER_EDITOR (buildable),
                                                                        MUSTER_REPORT_PROBLEMS (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
muster_editor_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = muster_editor_add_child;
}

static void
muster_editor_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    get (MUSTER_EDITOR (object))->session = muster_session_ref (g_value_get_pointer (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_editor_dispose (GObject *object)
{
  MusterEditorPrivate *private = get (MUSTER_EDITOR (object));

  private->cover = NULL;
  g_clear_weak_pointer (&private->origin);
  g_clear_pointer (&private->stack, gtk_widget_unparent);
  g_clear_pointer (&private->session, muster_session_unref);
  G_OBJECT_CLASS (muster_editor_parent_class)->dispose (object);
}

static void
muster_editor_class_init (MusterEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = muster_editor_set_property;
  object_class->dispose = muster_editor_dispose;
  g_object_class_install_property (
      object_class, PROP_SESSION,
      g_param_spec_pointer ("session", NULL, NULL, G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  previewed_signal = g_signal_new ("previewed", MUSTER_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   1, G_TYPE_POINTER);
  turned_signal
      = g_signal_new ("turned", MUSTER_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  told_signal = g_signal_new ("told", MUSTER_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_STRING);
  /* For the templates of the editors. */
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  g_type_ensure (MUSTER_TYPE_REPORT_PROBLEMS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/editor.ui");
  gtk_widget_class_bind_template_child_private (widget_class, MusterEditor, stack);
  gtk_widget_class_bind_template_child_private (widget_class, MusterEditor, page);
  gtk_widget_class_bind_template_child_private (widget_class, MusterEditor, pinned);
  gtk_widget_class_bind_template_child_private (widget_class, MusterEditor, pinned_box);
  gtk_widget_class_bind_template_child_private (widget_class, MusterEditor, note);
  gtk_widget_class_bind_template_child_private (widget_class, MusterEditor, overlay);
  gtk_widget_class_bind_template_child_private (widget_class, MusterEditor, rows);
}

static void
muster_editor_init (MusterEditor *editor)
{
  gtk_widget_init_template (GTK_WIDGET (editor));
  muster_label_set_least_width (get (editor)->note);
  muster_row_keys_use (GTK_WIDGET (editor));
}
