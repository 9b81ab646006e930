/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/progress-counter.h"

#include <glib/gi18n.h>

#include "app/widgets/css-class.h"

struct _MusterProgressCounter
{
  GtkWidget parent;
  GtkWidget *label, *number, *bar, *rest;
};

G_DEFINE_FINAL_TYPE (MusterProgressCounter, muster_progress_counter, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_LABEL,
};

static char *
dup_rest (gint number, gint limit)
{
  if (limit < 0)
    return g_strdup (_ ("No limit yet"));
  if (number > limit)
    return g_strdup_printf (_ ("%d too many"), number - limit);
  return number == limit ? g_strdup (_ ("Full")) : g_strdup_printf (_ ("%d left"), limit - number);
}

void
muster_progress_counter_show (MusterProgressCounter *counter, gint number, gint limit)
{
  g_autofree char *numbers
      = limit >= 0 ? g_strdup_printf (_ ("%d of %d"), number, limit) : g_strdup_printf ("%d", number);
  g_autofree char *rest = dup_rest (number, limit);
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), gtk_label_get_text (GTK_LABEL (counter->label)), numbers);

  gtk_label_set_text (GTK_LABEL (counter->number), numbers);
  gtk_label_set_text (GTK_LABEL (counter->rest), rest);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (counter->bar), limit > 0 ? MIN (1.0, (double) number / limit) : 0);
  muster_css_class_set (GTK_WIDGET (counter), "over", limit >= 0 && number > limit);
  gtk_accessible_update_property (GTK_ACCESSIBLE (counter), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rest, -1);
}

static void
muster_progress_counter_dispose (GObject *object)
{
  MusterProgressCounter *counter = MUSTER_PROGRESS_COUNTER (object);

  g_clear_pointer (&counter->label, gtk_widget_unparent);
  g_clear_pointer (&counter->number, gtk_widget_unparent);
  g_clear_pointer (&counter->bar, gtk_widget_unparent);
  g_clear_pointer (&counter->rest, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_progress_counter_parent_class)->dispose (object);
}

static void
muster_progress_counter_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_LABEL)
    gtk_label_set_text (GTK_LABEL (MUSTER_PROGRESS_COUNTER (object)->label), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_progress_counter_class_init (MusterProgressCounterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = muster_progress_counter_set_property;
  G_OBJECT_CLASS (klass)->dispose = muster_progress_counter_dispose;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_LABEL,
      g_param_spec_string ("label", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "counter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/progress-counter.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterProgressCounter, label);
  gtk_widget_class_bind_template_child (widget_class, MusterProgressCounter, number);
  gtk_widget_class_bind_template_child (widget_class, MusterProgressCounter, bar);
  gtk_widget_class_bind_template_child (widget_class, MusterProgressCounter, rest);
}

static void
muster_progress_counter_init (MusterProgressCounter *counter)
{
  gtk_widget_init_template (GTK_WIDGET (counter));
}
