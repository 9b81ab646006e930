#include "app/verdict-bar.h"

#include <glib/gi18n.h>

#include "app/row-layout.h"

struct _MusterVerdictBar
{
  GtkWidget parent;
  GtkWidget *icon;
  GtkWidget *verdict;
  GtkWidget *count;
};

G_DEFINE_FINAL_TYPE (MusterVerdictBar, muster_verdict_bar, GTK_TYPE_WIDGET)

static char *
dup_count (guint errors, guint hints)
{
  g_autofree char *problems = g_strdup_printf (ngettext ("%u problem", "%u problems", errors), errors);
  g_autofree char *notes = g_strdup_printf (ngettext ("%u hint", "%u hints", hints), hints);

  if (errors > 0 && hints > 0)
    return g_strdup_printf ("%s · %s", problems, notes);
  return g_strdup (errors > 0 ? problems : hints > 0 ? notes : "");
}

void
muster_verdict_bar_show (MusterVerdictBar *bar, guint errors, guint hints, const char *fact)
{
  const char *legal = errors == 0 ? _ ("Legal") : _ ("Not legal");
  const char *icon = errors == 0 ? "emblem-ok-symbolic" : "dialog-warning-symbolic";
  g_autofree char *verdict = fact != NULL ? g_strdup_printf ("%s · %s", legal, fact) : g_strdup (legal);
  g_autofree char *count = dup_count (errors, hints);

  gtk_label_set_text (GTK_LABEL (bar->verdict), verdict);
  gtk_label_set_text (GTK_LABEL (bar->count), count);
  if (g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (bar->icon)), icon) != 0)
    gtk_image_set_from_icon_name (GTK_IMAGE (bar->icon), icon);
  gtk_widget_remove_css_class (GTK_WIDGET (bar), errors == 0 ? "illegal" : "legal");
  gtk_widget_add_css_class (GTK_WIDGET (bar), errors == 0 ? "legal" : "illegal");
}

static void
muster_verdict_bar_dispose (GObject *object)
{
  MusterVerdictBar *bar = MUSTER_VERDICT_BAR (object);

  g_clear_pointer (&bar->icon, gtk_widget_unparent);
  g_clear_pointer (&bar->verdict, gtk_widget_unparent);
  g_clear_pointer (&bar->count, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_verdict_bar_parent_class)->dispose (object);
}

static void
muster_verdict_bar_class_init (MusterVerdictBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_verdict_bar_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "verdictbar");
}

static void
muster_verdict_bar_init (MusterVerdictBar *bar)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (bar), muster_row_layout_new (8));
  bar->icon = gtk_image_new ();
  bar->verdict = gtk_label_new (NULL);
  bar->count = gtk_label_new (NULL);
  gtk_widget_add_css_class (bar->verdict, "heading");
  gtk_label_set_wrap (GTK_LABEL (bar->verdict), TRUE);
  gtk_label_set_xalign (GTK_LABEL (bar->verdict), 0);
  gtk_widget_set_hexpand (bar->count, TRUE);
  gtk_label_set_xalign (GTK_LABEL (bar->count), 1);
  gtk_widget_set_parent (bar->icon, GTK_WIDGET (bar));
  gtk_widget_set_parent (bar->verdict, GTK_WIDGET (bar));
  gtk_widget_set_parent (bar->count, GTK_WIDGET (bar));
}

GtkWidget *
muster_verdict_bar_new (void)
{
  return g_object_new (MUSTER_TYPE_VERDICT_BAR, NULL);
}
