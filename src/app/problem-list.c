#include "app/problem-list.h"

#include <glib/gi18n.h>

#include "app/numbers.h"

struct _MusterProblemList
{
  GtkWidget parent;
  GtkWidget *bar;
  GtkWidget *icon;
  GtkWidget *verdict;
  GtkWidget *count;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (MusterProblemList, muster_problem_list, GTK_TYPE_WIDGET)

enum
{
  REMEDIED,
  VISITED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* More than anybody reads; the count tells of the others. */
#define MOST_PROBLEMS 40

static void
remedy_clicked_cb (GtkButton *button, MusterProblemList *list)
{
  const MusterRemedy *remedy = g_object_get_data (G_OBJECT (button), "remedy");

  g_signal_emit (list, signals[REMEDIED], 0, remedy, gtk_button_get_label (button));
}

static GtkWidget *
make_remedy (MusterProblemList *list, const MusterRemedy *remedy, const char *text)
{
  GtkWidget *button = gtk_button_new_with_label (text), *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 27);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  g_object_set_data_full (G_OBJECT (button), "remedy", g_memdup2 (remedy, sizeof *remedy), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (remedy_clicked_cb), list);
  return button;
}

static GtkWidget *
make_remedies (MusterProblemList *list, const MusterCatalog *catalog, const MusterCharacter *character, const MusterFinding *finding)
{
  g_autoptr (GArray) remedies = muster_remedies_find (catalog, character, finding);
  GtkWidget *box = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 3);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (box), 6);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (box), 6);
  gtk_widget_set_visible (box, remedies->len > 0);
  for (guint i = 0; i < remedies->len; i++)
    {
      const MusterRemedy *remedy = &g_array_index (remedies, MusterRemedy, i);
      g_autofree char *text = muster_remedy_dup_text (remedy, catalog, character);
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), make_remedy (list, remedy, text));
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_append (GTK_FLOW_BOX (box), child);
    }
  return box;
}

static GtkWidget *
make_sentence (const char *sentence, gboolean error)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *label = gtk_label_new (sentence);
  GtkWidget *icon = gtk_image_new_from_icon_name (error ? "dialog-error-symbolic" : "dialog-information-symbolic");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_add_css_class (icon, error ? "error" : "dim-label");
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
make_problem (MusterProblemList *list, const MusterCatalog *catalog, const MusterCharacter *character, const MusterSheet *sheet,
              const MusterFinding *finding)
{
  g_autofree char *sentence = muster_finding_dup_sentence (finding, catalog, character, sheet);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gboolean error = muster_rule_is_error (finding->rule);

  gtk_box_append (GTK_BOX (box), make_sentence (sentence, error));
  gtk_box_append (GTK_BOX (box), make_remedies (list, catalog, character, finding));
  gtk_widget_add_css_class (box, "problem");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  error ? _ ("Breaks a rule; goes to the choice") : _ ("Worth knowing; goes to the choice"), -1);
  g_object_set_data (G_OBJECT (row), "slot", GUINT_TO_POINTER (finding->slot));
  g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (finding->index));
  return row;
}

static void
row_activated_cb (MusterProblemList *list, GtkListBoxRow *row)
{
  g_signal_emit (list, signals[VISITED], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "slot")),
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "index")));
}

static char *
dup_count (guint errors, guint hints)
{
  g_autofree char *problems = g_strdup_printf (ngettext ("%u problem", "%u problems", errors), errors);
  g_autofree char *notes = g_strdup_printf (ngettext ("%u hint", "%u hints", hints), hints);

  if (errors > 0 && hints > 0)
    return g_strdup_printf ("%s · %s", problems, notes);
  return g_strdup (errors > 0 ? problems : hints > 0 ? notes : "");
}

static void
show_verdict (MusterProblemList *list, const MusterSheet *sheet, const GArray *findings)
{
  g_autofree char *points = muster_numbers_dup_points (sheet->points);
  g_autofree char *verdict = NULL, *count = NULL;
  guint errors = 0;

  for (guint i = 0; i < findings->len; i++)
    errors += muster_rule_is_error (muster_findings_at (findings, i)->rule);
  verdict = g_strdup_printf ("%s · %s", errors == 0 ? _ ("Legal") : _ ("Not legal"), points);
  count = dup_count (errors, findings->len - errors);
  gtk_label_set_text (GTK_LABEL (list->verdict), verdict);
  gtk_label_set_text (GTK_LABEL (list->count), count);
  gtk_image_set_from_icon_name (GTK_IMAGE (list->icon), errors == 0 ? "emblem-ok-symbolic" : "dialog-warning-symbolic");
  gtk_widget_remove_css_class (list->bar, errors == 0 ? "illegal" : "legal");
  gtk_widget_add_css_class (list->bar, errors == 0 ? "legal" : "illegal");
}

void
muster_problem_list_show (MusterProblemList *list, const MusterCatalog *catalog, const MusterCharacter *character,
                          const MusterSheet *sheet, const GArray *findings)
{
  GtkListBoxRow *row;

  show_verdict (list, sheet, findings);
  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list->list), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (list->list), GTK_WIDGET (row));
  for (guint i = 0; i < MIN (findings->len, MOST_PROBLEMS); i++)
    gtk_list_box_append (GTK_LIST_BOX (list->list), make_problem (list, catalog, character, sheet, muster_findings_at (findings, i)));
  gtk_widget_set_visible (list->list, findings->len > 0);
}

static void
muster_problem_list_dispose (GObject *object)
{
  MusterProblemList *list = MUSTER_PROBLEM_LIST (object);

  g_clear_pointer (&list->bar, gtk_widget_unparent);
  g_clear_pointer (&list->list, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_problem_list_parent_class)->dispose (object);
}

static void
muster_problem_list_class_init (MusterProblemListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_problem_list_dispose;
  signals[REMEDIED] = g_signal_new ("remedied", MUSTER_TYPE_PROBLEM_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                    G_TYPE_POINTER, G_TYPE_STRING);
  signals[VISITED] = g_signal_new ("visited", MUSTER_TYPE_PROBLEM_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "problemlist");
}

static void
make_bar (MusterProblemList *list)
{
  list->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  list->icon = gtk_image_new ();
  list->verdict = gtk_label_new (NULL);
  list->count = gtk_label_new (NULL);
  gtk_widget_add_css_class (list->bar, "verdict");
  gtk_widget_add_css_class (list->verdict, "heading");
  gtk_label_set_wrap (GTK_LABEL (list->verdict), TRUE);
  gtk_widget_set_hexpand (list->count, TRUE);
  gtk_label_set_xalign (GTK_LABEL (list->verdict), 0);
  gtk_label_set_xalign (GTK_LABEL (list->count), 1);
  gtk_box_append (GTK_BOX (list->bar), list->icon);
  gtk_box_append (GTK_BOX (list->bar), list->verdict);
  gtk_box_append (GTK_BOX (list->bar), list->count);
  gtk_widget_set_parent (list->bar, GTK_WIDGET (list));
}

static void
muster_problem_list_init (MusterProblemList *list)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (list))), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (list))), 6);
  make_bar (list);
  list->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Problems"), -1);
  g_signal_connect_swapped (list->list, "row-activated", G_CALLBACK (row_activated_cb), list);
  gtk_widget_set_parent (list->list, GTK_WIDGET (list));
}

GtkWidget *
muster_problem_list_new (void)
{
  return g_object_new (MUSTER_TYPE_PROBLEM_LIST, NULL);
}
