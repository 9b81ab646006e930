/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/report-problems.h"

#include <glib/gi18n.h>

#include "app/widgets/verdict-bar.h"

struct _MusterReportProblems
{
  GtkWidget parent;
  GtkWidget *bar;
  GtkWidget *list;
  char *shown;        /* the text of all current rows */
  GPtrArray *buttons; /* the remedies' buttons, in order */
  guint next;         /* the first problem shown only in the bar */
  gboolean brief;     /* what is missing is shown only in the bar */
};

G_DEFINE_FINAL_TYPE (MusterReportProblems, muster_report_problems, GTK_TYPE_WIDGET)

enum
{
  ADVISED,
  AGREED,
  ASKED,
  DISAGREED,
  MENDED,
  REMEDIED,
  VISITED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

#define MUSTER_NO_PROBLEM G_MAXUINT

/* Longer lists are cut; the count covers the others. */
#define MOST_PROBLEMS 40

static void
set_number (GtkWidget *widget, const char *key, guint number)
{
  g_object_set_data (G_OBJECT (widget), key, GUINT_TO_POINTER (number));
}

static guint
get_number (gpointer widget, const char *key)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), key));
}

/* The row is removed during the change. */
static void
remedy_clicked_cb (GtkButton *button, MusterReportProblems *list)
{
  MusterChange *change = g_object_get_data (G_OBJECT (button), "change");
  g_autoptr (MusterChange) made = change != NULL ? muster_change_ref (change) : NULL;

  if (made != NULL)
    g_signal_emit (list, signals[REMEDIED], 0, made);
  else
    g_signal_emit (list, signals[ADVISED], 0);
}

static void
set_change (GtkWidget *button, const MusterChange *change)
{
  g_object_set_data_full (G_OBJECT (button), "change", change != NULL ? muster_change_ref (change) : NULL,
                          (GDestroyNotify) muster_change_unref);
}

static GtkWidget *
make_button (MusterReportProblems *list, const MusterRemedy *remedy)
{
  GtkWidget *button = gtk_button_new_with_label (remedy->text), *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  set_change (button, remedy->change);
  g_ptr_array_add (list->buttons, button);
  g_signal_connect (button, "clicked", G_CALLBACK (remedy_clicked_cb), list);
  return button;
}

/* Whether a remedy can be applied. */
static gboolean
is_followed (MusterReportProblems *list, const MusterRemedy *remedy)
{
  return g_signal_has_handler_pending (list, signals[remedy->change != NULL ? REMEDIED : ADVISED], 0, FALSE);
}

/* One below the other, so that each is read in one line. */
static GtkWidget *
make_buttons (MusterReportProblems *list, const MusterProblem *problem)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  for (guint i = 0; i < muster_problem_count_remedies (problem); i++)
    if (is_followed (list, muster_problem_get_remedy (problem, i)))
      gtk_box_append (GTK_BOX (box), make_button (list, muster_problem_get_remedy (problem, i)));
  gtk_widget_add_css_class (box, "remedies");
  return box;
}

static GtkWidget *
make_words (MusterReportProblems *list, const MusterProblem *problem)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < muster_problem_count_remedies (problem); i++)
    {
      const MusterRemedy *remedy = muster_problem_get_remedy (problem, i);
      g_autofree char *text = g_strdup_printf ("– %s", remedy->text);
      GtkWidget *label;

      if (is_followed (list, remedy))
        continue;
      label = gtk_label_new (text);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_set_margin_start (label, 24);
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

static void
add_remedies (MusterReportProblems *list, GtkBox *box, const MusterProblem *problem)
{
  guint n = muster_problem_count_remedies (problem), followed = 0;

  for (guint i = 0; i < n; i++)
    followed += is_followed (list, muster_problem_get_remedy (problem, i));
  if (followed > 0)
    gtk_box_append (box, make_buttons (list, problem));
  if (followed < n)
    gtk_box_append (box, make_words (list, problem));
}

/* What players can agree on: a broken rule, but not a missing choice. */
static const char *
find_action (const MusterProblem *problem)
{
  if (problem->severity == MUSTER_SEVERITY_AGREED)
    return "problems.disagree";
  return problem->severity == MUSTER_SEVERITY_ERROR && !problem->missing ? "problems.agree" : NULL;
}

/* For house rules. */
static GtkWidget *
make_agreement (const MusterProblem *problem, const char *action)
{
  gboolean agreed = problem->severity == MUSTER_SEVERITY_AGREED;
  GtkWidget *label = gtk_label_new_with_mnemonic (agreed ? _ ("_Withdraw the Agreement") : _ ("We _Agreed on This…"));
  GtkWidget *button = gtk_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 27);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "remedies");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", problem->rule->id);
  return button;
}

/* The players' note. */
static GtkWidget *
make_note (const MusterProblem *problem)
{
  g_autofree char *text = problem->note != NULL && *problem->note != '\0'
                              ? g_strdup_printf (_ ("Agreed: %s"), problem->note)
                              : g_strdup (_ ("Agreed by the players"));
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "rule");
  return label;
}

static GtkWidget *
make_sentence (const MusterProblem *problem)
{
  gboolean error = problem->severity == MUSTER_SEVERITY_ERROR && !problem->missing;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *label = gtk_label_new (problem->sentence);
  GtkWidget *icon = gtk_image_new_from_icon_name (error              ? "dialog-error-symbolic"
                                                  : problem->missing ? "document-edit-symbolic"
                                                                     : "dialog-information-symbolic");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_add_css_class (icon, error ? "error" : "dim-label");
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
free_place (gpointer data)
{
  g_free (((MusterPlace *) data)->word);
  g_free (data);
}

/* Copies the place, because the report is freed by then. */
static void
keep_place (GtkWidget *row, const MusterPlace *place)
{
  MusterPlace copy = muster_place_copy (place);

  g_object_set_data_full (G_OBJECT (row), "place", g_memdup2 (&copy, sizeof copy), free_place);
}

/* Whether agreements are supported. */
static gboolean
is_asked (MusterReportProblems *list)
{
  return g_signal_has_handler_pending (list, signals[AGREED], 0, FALSE);
}

static GtkWidget *
make_problem (MusterReportProblems *list, guint n, const MusterProblem *problem)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gboolean error = problem->severity == MUSTER_SEVERITY_ERROR;
  const char *action = is_asked (list) ? find_action (problem) : NULL;

  gtk_box_append (GTK_BOX (box), make_sentence (problem));
  if (problem->severity == MUSTER_SEVERITY_AGREED)
    gtk_box_append (GTK_BOX (box), make_note (problem));
  add_remedies (list, GTK_BOX (box), problem);
  if (action != NULL)
    gtk_box_append (GTK_BOX (box), make_agreement (problem, action));
  gtk_widget_add_css_class (box, "problem");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, problem->sentence, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      error ? _ ("Breaks a rule; go to the choice") : _ ("Worth knowing; go to the choice"), -1);
  gtk_widget_set_name (row, problem->rule->id);
  set_number (row, "problem", n);
  keep_place (row, &problem->place);
  return row;
}

/* Whether something is wrong, not only missing. */
static gboolean
has_mistake (const MusterReport *report)
{
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      if (problem->severity == MUSTER_SEVERITY_ERROR && !problem->missing)
        return TRUE;
    }
  return FALSE;
}

static void
mend_clicked_cb (MusterReportProblems *list)
{
  g_signal_emit (list, signals[MENDED], 0);
}

/* One button for all of them, above the first. */
static GtkWidget *
make_mend (MusterReportProblems *list)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0),
            *button = gtk_button_new_with_mnemonic (_ ("Make _Legal…"));

  gtk_widget_set_tooltip_text (button, _ ("Shows the fewest changes that make it legal"));
  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_object (button, "clicked", G_CALLBACK (mend_clicked_cb), list, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "problem");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Make legal"), -1);
  return row;
}

static void
row_activated_cb (MusterReportProblems *list, GtkListBoxRow *row)
{
  g_signal_emit (list, signals[VISITED], 0, get_number (row, "problem"), g_object_get_data (G_OBJECT (row), "place"));
}

/* A missing choice isn't a fault: above the rows only the bar mentions it. */
static gboolean
is_told_by_bar (MusterReportProblems *list, const MusterProblem *problem)
{
  return list->brief && problem->missing && problem->severity == MUSTER_SEVERITY_ERROR;
}

/* Most changes keep the problems unchanged. */
static char *
dup_words (const MusterReport *report)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; report->problems != NULL && i < MIN (report->problems->len, MOST_PROBLEMS); i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];
      g_autofree char *target = muster_place_dup_target (&problem->place);

      g_string_append_printf (words, "%d\n%s\n%s\n%s\n%s\n", problem->severity, problem->rule->id, problem->sentence,
                              target, problem->note != NULL ? problem->note : "");
      for (guint j = 0; j < muster_problem_count_remedies (problem); j++)
        g_string_append_printf (words, "\t%s\n", muster_problem_get_remedy (problem, j)->text);
    }
  return g_string_free (words, FALSE);
}

/* The text is unchanged, but the remedies' changes may be new. */
static void
renew_changes (MusterReportProblems *list, const MusterReport *report)
{
  guint n = 0;

  for (guint i = 0; report->problems != NULL && i < MIN (report->problems->len, MOST_PROBLEMS); i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      for (guint j = 0; !is_told_by_bar (list, problem) && j < muster_problem_count_remedies (problem); j++)
        if (is_followed (list, muster_problem_get_remedy (problem, j)))
          set_change (list->buttons->pdata[n++], muster_problem_get_remedy (problem, j)->change);
    }
}

static GtkListBoxRow *
find_first (MusterReportProblems *list)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list->list), i)) != NULL; i++)
    if (gtk_list_box_row_get_activatable (row))
      return row;
  return NULL;
}

void
muster_report_problems_show (MusterReportProblems *list, const MusterReport *report, const char *fact)
{
  guint n = report->problems != NULL ? report->problems->len : 0;
  GtkListBoxRow *row;
  g_autofree char *words = NULL;

  muster_verdict_bar_show (MUSTER_VERDICT_BAR (list->bar), report, fact);
  words = dup_words (report);
  if (g_strcmp0 (words, list->shown) == 0)
    {
      renew_changes (list, report);
      return;
    }
  g_free (list->shown);
  list->shown = g_steal_pointer (&words);
  g_ptr_array_set_size (list->buttons, 0);
  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list->list), 0)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (list->list), GTK_WIDGET (row));
  list->next = MUSTER_NO_PROBLEM;
  if (has_mistake (report) && g_signal_has_handler_pending (list, signals[MENDED], 0, FALSE))
    gtk_list_box_append (GTK_LIST_BOX (list->list), make_mend (list));
  for (guint i = 0; i < MIN (n, MOST_PROBLEMS); i++)
    if (is_told_by_bar (list, report->problems->pdata[i]))
      list->next = MIN (list->next, i);
    else
      gtk_list_box_append (GTK_LIST_BOX (list->list), make_problem (list, i, report->problems->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (list), find_first (list) != NULL);
  muster_verdict_bar_show_arrow (MUSTER_VERDICT_BAR (list->bar), list->brief && find_first (list) != NULL);
}

GtkWidget *
muster_report_problems_get_bar (MusterReportProblems *list)
{
  return list->bar;
}

void
muster_report_problems_focus (MusterReportProblems *list)
{
  GtkListBoxRow *first = find_first (list);

  if (first != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (first));
}

/* Focuses the first problem, which scrolls it into view. */
static void
bar_clicked_cb (MusterReportProblems *list)
{
  if (find_first (list) != NULL)
    {
      g_signal_emit (list, signals[ASKED], 0);
      muster_report_problems_focus (list);
    }
  else if (list->next != MUSTER_NO_PROBLEM)
    g_signal_emit (list, signals[VISITED], 0, list->next, NULL);
}

static void
agree_cb (GtkWidget *widget, const char *action, GVariant *rule)
{
  g_signal_emit (widget, signals[AGREED], 0, g_variant_get_string (rule, NULL));
}

static void
disagree_cb (GtkWidget *widget, const char *action, GVariant *rule)
{
  g_signal_emit (widget, signals[DISAGREED], 0, g_variant_get_string (rule, NULL));
}

static void
muster_report_problems_dispose (GObject *object)
{
  MusterReportProblems *list = MUSTER_REPORT_PROBLEMS (object);

  g_clear_object (&list->bar);
  g_clear_pointer (&list->list, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_report_problems_parent_class)->dispose (object);
}

static void
muster_report_problems_finalize (GObject *object)
{
  g_free (MUSTER_REPORT_PROBLEMS (object)->shown);
  g_ptr_array_unref (MUSTER_REPORT_PROBLEMS (object)->buttons);
  G_OBJECT_CLASS (muster_report_problems_parent_class)->finalize (object);
}

static void
muster_report_problems_class_init (MusterReportProblemsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_report_problems_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_report_problems_finalize;
  signals[ADVISED]
      = g_signal_new ("advised", MUSTER_TYPE_REPORT_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[AGREED] = g_signal_new ("agreed", MUSTER_TYPE_REPORT_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[ASKED]
      = g_signal_new ("asked", MUSTER_TYPE_REPORT_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DISAGREED] = g_signal_new ("disagreed", MUSTER_TYPE_REPORT_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "problems.agree", "s", agree_cb);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "problems.disagree", "s", disagree_cb);
  signals[MENDED]
      = g_signal_new ("mended", MUSTER_TYPE_REPORT_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REMEDIED] = g_signal_new ("remedied", MUSTER_TYPE_REPORT_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[VISITED] = g_signal_new ("visited", MUSTER_TYPE_REPORT_PROBLEMS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_POINTER);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "problemlist");
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/org/muster/Muster/widgets/report-problems.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), MusterReportProblems, list);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), row_activated_cb);
}

static void
muster_report_problems_init (MusterReportProblems *list)
{
  list->bar = g_object_ref_sink (muster_verdict_bar_new ());
  g_signal_connect_object (list->bar, "clicked", G_CALLBACK (bar_clicked_cb), list, G_CONNECT_SWAPPED);
  list->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (list));
}

void
muster_report_problems_set_brief (MusterReportProblems *list, gboolean brief)
{
  list->brief = brief;
}
