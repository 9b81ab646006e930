/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/verdict-bar.h"

#include <glib/gi18n.h>

#include "games/house-options.h"
#include "app/widgets/css-class.h"
#include "app/widgets/rows/row-layout.h"

struct _MusterVerdictBar
{
  GtkButton parent;
  GtkWidget *words; /* template children */
  GtkWidget *icon;
  GtkWidget *verdict;
  GtkWidget *count;
  GtkWidget *arrow;
};

G_DEFINE_FINAL_TYPE (MusterVerdictBar, muster_verdict_bar, GTK_TYPE_BUTTON)

typedef struct
{
  guint errors, missing, agreed, hints; /* missing choices are errors too */
  const char *next;                     /* the next missing choice */
} Tally;

typedef enum
{
  LEGAL,
  AGREED,
  UNFINISHED, /* only choices are missing */
  ILLEGAL,
  N_STANDINGS,
} Standing;

static const struct
{
  const char *verdict, *icon, *css_class;
} standings[N_STANDINGS] = {
  [LEGAL] = { N_ ("Legal"), "emblem-ok-symbolic", "legal" },
  [AGREED] = { N_ ("Legal by agreement"), "emblem-ok-symbolic", "legal" },
  [UNFINISHED] = { N_ ("Not finished yet"), "document-edit-symbolic", "unfinished" },
  [ILLEGAL] = { N_ ("Not legal"), "dialog-warning-symbolic", "illegal" },
};

static Tally
count_problems (const MusterReport *report)
{
  Tally tally = { 0 };

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      if (problem->severity == MUSTER_SEVERITY_ERROR)
        tally.errors++;
      else if (problem->severity == MUSTER_SEVERITY_AGREED)
        tally.agreed++;
      else
        tally.hints++;
      tally.missing += problem->missing;
      if (problem->missing && tally.next == NULL)
        tally.next = problem->sentence;
    }
  return tally;
}

static Standing
find_standing (const Tally *tally)
{
  if (tally->errors == 0)
    return tally->agreed > 0 ? AGREED : LEGAL;
  return tally->missing == tally->errors ? UNFINISHED : ILLEGAL;
}

/* What is wrong, or what to choose next. */
static char *
dup_errors (const Tally *tally)
{
  guint mistakes = tally->errors - tally->missing;

  if (mistakes == 0)
    return g_strdup (tally->next);
  return g_strdup_printf (ngettext ("%u problem", "%u problems", mistakes), mistakes);
}

static char *
dup_count (const Tally *tally)
{
  g_autofree char *problems = dup_errors (tally);
  g_autofree char *notes = g_strdup_printf (ngettext ("%u hint", "%u hints", tally->hints), tally->hints);

  if (tally->errors > 0 && tally->hints > 0)
    return g_strdup_printf ("%s · %s", problems, notes);
  return g_strdup (tally->errors > 0 ? problems : tally->hints > 0 ? notes : "");
}

static void
show_standing (MusterVerdictBar *bar, Standing standing)
{
  if (g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (bar->icon)), standings[standing].icon) == 0)
    return;
  gtk_image_set_from_icon_name (GTK_IMAGE (bar->icon), standings[standing].icon);
  for (guint i = 0; i < N_STANDINGS; i++)
    gtk_widget_remove_css_class (GTK_WIDGET (bar), standings[i].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (bar), standings[standing].css_class);
}

void
muster_verdict_bar_show (MusterVerdictBar *bar, const MusterReport *report, const char *fact)
{
  Tally tally = count_problems (report);
  Standing standing = find_standing (&tally);
  const char *legal = _ (standings[standing].verdict);
  g_autofree char *house = muster_house_options_dup_count (report);
  g_autofree char *told = house != NULL ? g_strdup_printf ("%s, %s", legal, house) : g_strdup (legal);
  g_autofree char *verdict = fact != NULL ? g_strdup_printf ("%s · %s", told, fact) : g_strdup (told);
  g_autofree char *count = dup_count (&tally);
  gboolean leads = tally.errors + tally.hints > 0;

  gtk_label_set_text (GTK_LABEL (bar->verdict), verdict);
  gtk_label_set_text (GTK_LABEL (bar->count), count);
  gtk_widget_set_visible (bar->count, *count != '\0');
  show_standing (bar, standing);
  /* Without numbers in the verdict, sentences stand below it: keep their line free. */
  muster_css_class_set (GTK_WIDGET (bar), "roomy", fact == NULL);
  /* If nothing is wrong it isn't clickable. */
  gtk_widget_set_can_target (GTK_WIDGET (bar), leads);
  gtk_widget_set_focusable (GTK_WIDGET (bar), leads);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, verdict,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, count, -1);
}

void
muster_verdict_bar_show_arrow (MusterVerdictBar *bar, gboolean shown)
{
  gtk_widget_set_visible (bar->arrow, shown);
}

static void
muster_verdict_bar_class_init (MusterVerdictBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "verdictbar");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/verdict-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, words);
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, icon);
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, verdict);
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, count);
  gtk_widget_class_bind_template_child (widget_class, MusterVerdictBar, arrow);
}

static void
muster_verdict_bar_init (MusterVerdictBar *bar)
{
  gtk_widget_init_template (GTK_WIDGET (bar));
  gtk_widget_set_layout_manager (bar->words, muster_row_layout_new (8));
}

GtkWidget *
muster_verdict_bar_new (void)
{
  return g_object_new (MUSTER_TYPE_VERDICT_BAR, NULL);
}
