/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/choice-row.h"

#include <glib/gi18n.h>

#include "app/widgets/icon-button.h"
#include "app/widgets/css-class.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/games/collision/numbers.h"
#include "app/widgets/points.h"

struct _MusterChoiceRow
{
  MusterWrapRow parent;
  MusterCollisionSlot slot;
  guint index;
  char *place;
  GtkWidget *points;
  GtkWidget *clear;
};

G_DEFINE_FINAL_TYPE (MusterChoiceRow, muster_choice_row, MUSTER_TYPE_WRAP_ROW)

enum
{
  PROP_0,
  PROP_PLACE,
};

static guint cleared_signal;

static void
clear_clicked_cb (MusterChoiceRow *row)
{
  g_signal_emit (row, cleared_signal, 0);
}

static void
show_points (MusterChoiceRow *row, const MusterChoice *choice)
{
  g_autofree char *points
      = choice->option != NULL ? muster_points_dup (choice->option->points) : g_strdup (_ ("unknown"));

  gtk_label_set_text (GTK_LABEL (row->points), points);
}

static void
show_clear (MusterChoiceRow *row, const MusterChoice *choice)
{
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), muster_choice_get_name (choice));

  muster_icon_button_set_name (row->clear, label);
}

/* Its key numbers, or what is wrong. */
static char *
dup_subtitle (const MusterChoice *choice, const char *wrong)
{
  if (*wrong != '\0')
    return g_strdelimit (g_strdup (wrong), "\n", ' ');
  return choice != NULL && choice->option != NULL ? muster_numbers_dup (choice->option) : g_strdup ("");
}

void
muster_choice_row_show (MusterChoiceRow *row, const MusterChoice *choice, const char *wrong)
{
  gboolean made = choice != NULL && muster_choice_is_made (choice);
  g_autofree char *title
      = made ? g_strdup_printf (_ ("%s: %s"), row->place, muster_choice_get_name (choice)) : g_strdup (row->place);
  g_autofree char *subtitle = dup_subtitle (choice, wrong);

  muster_wrap_row_show (MUSTER_WRAP_ROW (row), title, subtitle, *wrong != '\0');
  muster_css_class_set (GTK_WIDGET (row), "unchosen", !made);
  gtk_widget_set_visible (row->points, made);
  gtk_widget_set_visible (row->clear, made);
  if (made)
    {
      show_points (row, choice);
      show_clear (row, choice);
    }
}

MusterCollisionSlot
muster_choice_row_get_slot (MusterChoiceRow *row)
{
  return row->slot;
}

guint
muster_choice_row_get_index (MusterChoiceRow *row)
{
  return row->index;
}

const char *
muster_choice_row_get_place (MusterChoiceRow *row)
{
  return row->place;
}

void
muster_choice_row_set_slot (MusterChoiceRow *row, MusterCollisionSlot slot, guint index)
{
  row->slot = slot;
  row->index = index;
}

void
muster_choice_row_set_place (MusterChoiceRow *row, const char *place)
{
  g_autofree char *old = row->place;

  row->place = g_strdup (place);
}

static void
muster_choice_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PLACE)
    muster_choice_row_set_place (MUSTER_CHOICE_ROW (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_choice_row_finalize (GObject *object)
{
  g_free (MUSTER_CHOICE_ROW (object)->place);
  G_OBJECT_CLASS (muster_choice_row_parent_class)->finalize (object);
}

static void
muster_choice_row_class_init (MusterChoiceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = muster_choice_row_set_property;
  G_OBJECT_CLASS (klass)->finalize = muster_choice_row_finalize;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_PLACE,
      g_param_spec_string ("place", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  cleared_signal
      = g_signal_new ("cleared", MUSTER_TYPE_CHOICE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/choice-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterChoiceRow, points);
  gtk_widget_class_bind_template_child (widget_class, MusterChoiceRow, clear);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
}

static void
muster_choice_row_init (MusterChoiceRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
  muster_wrap_row_cut_subtitle (MUSTER_WRAP_ROW (row));
}

GtkWidget *
muster_choice_row_new (void)
{
  return g_object_new (MUSTER_TYPE_CHOICE_ROW, NULL);
}
