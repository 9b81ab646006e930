/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/house/feature-row.h"

#include <glib/gi18n.h>

#include "app/house/field-row.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/rows/count-row.h"
#include "app/widgets/rows/error-row.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/rows/text-row.h"

/* The range of X. */
#define MOST_X 20

struct _MusterFeatureRow
{
  MusterFeatureListener listener;
  guint n;
  GtkWidget *row, *words, *error;
  GtkWidget *x; /* NULL if there is none */
  char *before_x;
  GPtrArray *abilities; /* ids */
  guint n_adds;
  struct
  {
    const char *name;
    GtkWidget *row;
  } adds[MUSTER_N_ADDABLES];
};

static void
set (MusterFeatureRow *row, const char *attribute, const char *value)
{
  row->listener.set (row->listener.owner, row->n, attribute, value);
}

static void
settled_cb (MusterFeatureRow *row, const char *text)
{
  set (row, "as", *text != '\0' ? text : NULL);
}

static void
x_counted_cb (MusterFeatureRow *row, gint number)
{
  g_autofree char *words = g_strdup_printf ("%s%d", row->before_x, number);

  set (row, "as", words);
}

static void
counted_cb (MusterFeatureRow *row, gint number, GtkWidget *widget)
{
  g_autofree char *value = number != 0 ? g_strdup_printf ("%d", number) : NULL;

  for (guint i = 0; i < row->n_adds; i++)
    if (row->adds[i].row == widget)
      {
        set (row, row->adds[i].name, value);
        return;
      }
}

static void
removed_cb (MusterFeatureRow *row)
{
  row->listener.remove (row->listener.owner, row->n);
}

static void
explain_cb (MusterFeatureRow *row, GtkWidget *button)
{
  row->listener.explain (row->listener.owner, row->n, button);
}

/* The button remembers which ability to remove. */
static void
unexplain_cb (MusterFeatureRow *row, GtkWidget *button)
{
  guint gone = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ability"));
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();
  g_autofree char *joined = NULL;

  for (guint i = 0; i < row->abilities->len; i++)
    if (i != gone)
      g_ptr_array_add (kept, row->abilities->pdata[i]);
  g_ptr_array_add (kept, NULL);
  joined = g_strjoinv (" ", (char **) kept->pdata);
  set (row, "see", *joined != '\0' ? joined : NULL);
}

/* Making. */

static void
add_row (MusterFeatureRow *row, GtkWidget *child)
{
  muster_fold_row_add_row (MUSTER_FOLD_ROW (row->row), child);
}

static void
add_ability (MusterFeatureRow *row, const MusterFormFeature *feature, guint i)
{
  GtkWidget *line = muster_wrap_row_new ();
  g_autofree char *tip = g_strdup_printf (_ ("Remove %s"), (char *) feature->names->pdata[i]);
  GtkWidget *button = muster_icon_button_new ("edit-clear-symbolic", tip);

  muster_wrap_row_show (MUSTER_WRAP_ROW (line), feature->names->pdata[i], _ ("Explains it"), FALSE);
  g_object_set_data (G_OBJECT (button), "ability", GUINT_TO_POINTER (i));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (unexplain_cb), row);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (line), button);
  add_row (row, line);
}

static GtkWidget *
make_button (MusterFeatureRow *row, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", clicked, row);
  return button;
}

static void
add_button (MusterFeatureRow *row, const char *title, const char *text, const char *label, GCallback clicked)
{
  GtkWidget *line = muster_wrap_row_new ();

  muster_wrap_row_show (MUSTER_WRAP_ROW (line), title, text, FALSE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (line), make_button (row, label, clicked));
  add_row (row, line);
}

static void
add_numbers (MusterFeatureRow *row, const MusterFormFeature *feature)
{
  row->n_adds = feature->n_adds;
  for (guint i = 0; i < feature->n_adds; i++)
    {
      GtkWidget *count = muster_count_row_new (feature->adds[i].label, -99, 99);

      muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (count), i == 0 ? _ ("What it adds to a character") : NULL);
      row->adds[i].name = feature->adds[i].name;
      row->adds[i].row = count;
      g_signal_connect_swapped (count, "counted", G_CALLBACK (counted_cb), row);
      add_row (row, count);
    }
}

static void
make_rows (MusterFeatureRow *row, const MusterFormFeature *feature)
{
  row->error = muster_error_row_new ();
  add_row (row, row->error);
  row->words = muster_text_row_new (_ ("Text on the Card"));
  gtk_widget_set_tooltip_text (row->words, _ ("If empty, the card shows the ability's name and cost"));
  g_signal_connect_swapped (row->words, "settled", G_CALLBACK (settled_cb), row);
  add_row (row, row->words);
  row->x = muster_count_row_new (_ ("X"), 0, MOST_X);
  g_signal_connect_swapped (row->x, "counted", G_CALLBACK (x_counted_cb), row);
  add_row (row, row->x);
  for (guint i = 0; i < feature->abilities->len; i++)
    {
      g_ptr_array_add (row->abilities, g_strdup (feature->abilities->pdata[i]));
      add_ability (row, feature, i);
    }
  add_button (row, _ ("Explained By"), _ ("Abilities of the glossary"), _ ("_Add…"), G_CALLBACK (explain_cb));
  add_numbers (row, feature);
  add_button (row, _ ("Remove This Ability"), NULL, _ ("_Remove"), G_CALLBACK (removed_cb));
}

MusterFeatureRow *
muster_feature_row_new (const MusterFormFeature *feature, guint n, const MusterFeatureListener *listener)
{
  MusterFeatureRow *row = g_new0 (MusterFeatureRow, 1);

  row->listener = *listener;
  row->n = n;
  row->row = g_object_ref_sink (muster_fold_row_new ());
  row->abilities = g_ptr_array_new_with_free_func (g_free);
  make_rows (row, feature);
  muster_feature_row_show (row, feature);
  return row;
}

static void
disconnect (GtkWidget *widget, gpointer row)
{
  g_signal_handlers_disconnect_by_data (widget, row);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    disconnect (child, row);
}

void
muster_feature_row_free (MusterFeatureRow *row)
{
  disconnect (row->row, row);
  g_object_unref (row->row);
  g_ptr_array_unref (row->abilities);
  g_free (row->before_x);
  g_free (row);
}

/* Showing. */

GtkWidget *
muster_feature_row_get_widget (MusterFeatureRow *row)
{
  return row->row;
}

gboolean
muster_feature_row_fits (MusterFeatureRow *row, const MusterFormFeature *feature)
{
  if (row->abilities->len != feature->abilities->len || row->n_adds != feature->n_adds)
    return FALSE;
  for (guint i = 0; i < row->abilities->len; i++)
    if (!g_str_equal (row->abilities->pdata[i], feature->abilities->pdata[i]))
      return FALSE;
  return TRUE;
}

void
muster_feature_row_show (MusterFeatureRow *row, const MusterFormFeature *feature)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *explained = NULL;

  for (guint i = 0; i < feature->names->len; i++)
    g_ptr_array_add (names, feature->names->pdata[i]);
  g_ptr_array_add (names, NULL);
  explained = g_strjoinv (", ", (char **) names->pdata);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->row), feature->title);
  muster_fold_row_set_subtitle (MUSTER_FOLD_ROW (row->row), feature->error != NULL ? feature->error : explained);
  muster_text_row_show (MUSTER_TEXT_ROW (row->words), feature->words);
  muster_error_row_show (MUSTER_ERROR_ROW (row->error), feature->error);
  g_free (row->before_x);
  row->before_x = g_strdup (feature->before_number);
  gtk_widget_set_visible (row->x, feature->number >= 0);
  if (feature->number >= 0)
    muster_count_row_show (MUSTER_COUNT_ROW (row->x), feature->number);
  for (guint i = 0; i < row->n_adds; i++)
    muster_count_row_show (MUSTER_COUNT_ROW (row->adds[i].row), feature->adds[i].number);
}

void
muster_feature_row_flush (MusterFeatureRow *row)
{
  muster_text_row_flush (MUSTER_TEXT_ROW (row->words));
}

gboolean
muster_feature_row_is_unfolded (MusterFeatureRow *row)
{
  return muster_fold_row_get_expanded (MUSTER_FOLD_ROW (row->row));
}

void
muster_feature_row_unfold (MusterFeatureRow *row)
{
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row->row), TRUE);
}
