/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/house/field-row.h"

#include <glib/gi18n.h>

#include "app/widgets/suit-bar.h"
#include "app/widgets/value-toggles.h"
#include "app/widgets/css-class.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/rows/count-row.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/error-row.h"
#include "app/widgets/rows/passage-row.h"
#include "app/widgets/rows/text-row.h"

struct _MusterFieldRow
{
  MusterFormEntry entry;
  const char *name;
  MusterFieldListener listener;
  GPtrArray *words; /* of choices */
  gboolean held;    /* ignore signals while showing the file's value */
  gboolean required;
  GtkWidget *row;
  GtkWidget *inner; /* a switch, toggles or suit bar; or NULL */
  GtkWidget *error; /* below the row */
};

/* Input. */

static void
enter (MusterFieldRow *row, const char *value)
{
  if (!row->held)
    row->listener.entered (row->listener.owner, row->name, value);
}

static void
settled_cb (MusterFieldRow *row, const char *text)
{
  enter (row, *text != '\0' || row->required ? text : NULL);
}

/* A number out of range isn't made another one. */
static void
refused_cb (MusterFieldRow *row, const char *text)
{
  double least, most;
  g_autofree char *told = NULL;

  muster_count_row_get_range (MUSTER_COUNT_ROW (row->row), &least, &most);
  told = g_strdup_printf (_ ("“%s” is not a number from %d to %d"), text, (int) least, (int) most);
  muster_error_row_show (MUSTER_ERROR_ROW (row->error), told);
}

/* 0 is omitted if it isn't required. */
static void
counted_cb (MusterFieldRow *row, gint number)
{
  g_autofree char *value = number != 0 || row->required ? g_strdup_printf ("%d", number) : NULL;

  enter (row, value);
}

static void
selected_cb (MusterFieldRow *row)
{
  guint n = muster_drop_row_get_selected (MUSTER_DROP_ROW (row->row));
  const char *word = n < row->words->len ? row->words->pdata[n] : "";

  enter (row, *word != '\0' ? word : NULL);
}

/* Defaults are omitted. */
static void
switched_cb (MusterFieldRow *row)
{
  gboolean on = gtk_switch_get_active (GTK_SWITCH (row->inner)), usual = g_str_equal (row->name, "pays");

  enter (row, on == usual ? NULL : on ? "yes" : "no");
}

static void
valued_cb (MusterFieldRow *row, guint values)
{
  row->listener.valued (row->listener.owner, (MusterValueSet) values);
}

static void
suit_chosen_cb (MusterFieldRow *row)
{
  MusterSuit suit = muster_suit_bar_get (MUSTER_SUIT_BAR (row->inner));

  enter (row, suit != MUSTER_SUIT_ANY ? muster_suits[suit] : NULL);
}

/* Showing. */

static guint
find_suit (const char *text)
{
  return (guint) MAX (muster_words_find (muster_suits, text), MUSTER_SUIT_ANY);
}

static void
show_number (MusterFieldRow *row, const MusterFormField *field)
{
  if (row->entry == MUSTER_FORM_NUMBER)
    muster_count_row_show (MUSTER_COUNT_ROW (row->row), field->number);
  else if (row->entry == MUSTER_FORM_SWITCH)
    gtk_switch_set_active (GTK_SWITCH (row->inner), field->number > 0);
  else if (row->entry == MUSTER_FORM_VALUES)
    muster_value_toggles_show (MUSTER_VALUE_TOGGLES (row->inner), (MusterValueSet) field->number);
  else if (row->inner != NULL)
    muster_suit_bar_show (MUSTER_SUIT_BAR (row->inner), find_suit (field->text));
  else
    muster_drop_row_set_selected (MUSTER_DROP_ROW (row->row),
                                  field->number >= 0 ? (guint) field->number : GTK_INVALID_LIST_POSITION);
}

void
muster_field_row_show (MusterFieldRow *row, const MusterFormField *field)
{
  row->held = TRUE;
  if (row->entry == MUSTER_FORM_LINE)
    muster_text_row_show (MUSTER_TEXT_ROW (row->row), field->text);
  else if (row->entry == MUSTER_FORM_PASSAGE)
    muster_passage_row_show (MUSTER_PASSAGE_ROW (row->row), field->label, field->text);
  else
    show_number (row, field);
  row->held = FALSE;
  muster_css_class_set (row->row, "error", field->error != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  field->error != NULL  ? field->error
                                  : field->hint != NULL ? field->hint
                                                        : "",
                                  -1);
  muster_error_row_show (MUSTER_ERROR_ROW (row->error), field->error);
}

void
muster_field_row_flush (MusterFieldRow *row)
{
  if (row->entry == MUSTER_FORM_LINE)
    muster_text_row_flush (MUSTER_TEXT_ROW (row->row));
  else if (row->entry == MUSTER_FORM_PASSAGE)
    muster_passage_row_flush (MUSTER_PASSAGE_ROW (row->row));
}

void
muster_field_row_focus (MusterFieldRow *row)
{
  gtk_widget_grab_focus (row->row);
  if (GTK_IS_EDITABLE (row->row))
    gtk_editable_select_region (GTK_EDITABLE (row->row), 0, -1);
}

/* Making. */

static void
connect (MusterFieldRow *row, GtkWidget *widget, const char *signal, GCallback callback)
{
  g_signal_connect_swapped (widget, signal, callback, row);
}

static GtkWidget *
make_choice (MusterFieldRow *row, const MusterFormField *field)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  GtkWidget *drop;

  row->words = g_ptr_array_ref (field->words);
  for (guint i = 0; i < field->labels->len; i++)
    gtk_string_list_append (labels, field->labels->pdata[i]);
  drop = g_object_new (MUSTER_TYPE_DROP_ROW, "title", field->label, "model", labels, NULL);
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (drop), field->hint);
  connect (row, drop, "notify::selected", G_CALLBACK (selected_cb));
  return drop;
}

static GtkWidget *
make_switch (MusterFieldRow *row, const MusterFormField *field)
{
  GtkWidget *wrap = muster_wrap_row_new ();

  row->inner = gtk_switch_new ();
  gtk_widget_set_valign (row->inner, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->inner), GTK_ACCESSIBLE_PROPERTY_LABEL, field->label, -1);
  muster_wrap_row_show (MUSTER_WRAP_ROW (wrap), field->label, field->hint, FALSE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (wrap), row->inner);
  muster_wrap_row_set_activatable_widget (MUSTER_WRAP_ROW (wrap), row->inner);
  connect (row, row->inner, "notify::active", G_CALLBACK (switched_cb));
  return wrap;
}

/* A widget wider than a row, below its title. */
static GtkWidget *
make_tall (const MusterFormField *field, GtkWidget *inner, const char *hint)
{
  GtkWidget *tall = adw_preferences_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6),
            *title = gtk_label_new (field->label), *text = gtk_label_new (hint);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  muster_label_set_least_width (text);
  gtk_widget_add_css_class (text, "caption");
  gtk_widget_add_css_class (text, "dim-label");
  gtk_widget_add_css_class (box, "tall-row");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), inner);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (tall), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (tall), FALSE);
  gtk_widget_set_focusable (tall, FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (tall), field->label);
  return tall;
}

static GtkWidget *
make_values (MusterFieldRow *row, const MusterFormField *field, const MusterCatalog *catalog)
{
  row->inner = muster_value_toggles_new (catalog);
  connect (row, row->inner, "chosen", G_CALLBACK (valued_cb));
  return make_tall (field, row->inner, _ ("Any one of these opens it. None: open to everybody."));
}

static GtkWidget *
make_suits (MusterFieldRow *row, const MusterFormField *field)
{
  row->inner = muster_suit_bar_new (find_suit (field->text));
  connect (row, row->inner, "chosen", G_CALLBACK (suit_chosen_cb));
  return make_tall (field, row->inner,
                    field->required ? _ ("The suit it belongs to") : _ ("The tarots that may take it. None: any."));
}

static GtkWidget *
make_number (MusterFieldRow *row, const MusterFormField *field)
{
  GtkWidget *count = muster_count_row_new (field->label, field->low, field->high);

  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (count), field->hint);
  connect (row, count, "counted", G_CALLBACK (counted_cb));
  connect (row, count, "refused", G_CALLBACK (refused_cb));
  return count;
}

static GtkWidget *
make_text (MusterFieldRow *row, const MusterFormField *field)
{
  GtkWidget *text = row->entry == MUSTER_FORM_LINE ? muster_text_row_new (field->label) : muster_passage_row_new ();

  if (row->entry == MUSTER_FORM_LINE)
    gtk_widget_set_tooltip_text (text, field->hint);
  else
    muster_passage_row_set_removable (MUSTER_PASSAGE_ROW (text), FALSE);
  connect (row, text, "settled", G_CALLBACK (settled_cb));
  return text;
}

static GtkWidget *
make (MusterFieldRow *row, const MusterFormField *field, const MusterCatalog *catalog)
{
  switch (field->entry)
    {
    case MUSTER_FORM_NUMBER:
      return make_number (row, field);
    case MUSTER_FORM_CHOICE:
      return g_str_equal (field->name, "suit") ? make_suits (row, field) : make_choice (row, field);
    case MUSTER_FORM_SWITCH:
      return make_switch (row, field);
    case MUSTER_FORM_VALUES:
      return make_values (row, field, catalog);
    case MUSTER_FORM_LINE:
    case MUSTER_FORM_PASSAGE:
    default:
      return make_text (row, field);
    }
}

MusterFieldRow *
muster_field_row_new (const MusterFormField *field, const MusterCatalog *catalog, MusterRowGroup *group,
                      const MusterFieldListener *listener)
{
  MusterFieldRow *row = g_new0 (MusterFieldRow, 1);

  row->entry = field->entry;
  row->name = field->name;
  row->required = field->required;
  row->listener = *listener;
  row->held = TRUE;
  row->row = g_object_ref_sink (make (row, field, catalog));
  row->error = g_object_ref_sink (muster_error_row_new ());
  gtk_widget_set_name (row->row, field->name);
  muster_row_group_add (group, row->row);
  muster_row_group_add (group, row->error);
  muster_field_row_show (row, field);
  return row;
}

void
muster_field_row_free (MusterFieldRow *row)
{
  g_signal_handlers_disconnect_by_data (row->row, row);
  if (row->inner != NULL)
    g_signal_handlers_disconnect_by_data (row->inner, row);
  g_clear_pointer (&row->words, g_ptr_array_unref);
  g_object_unref (row->row);
  g_object_unref (row->error);
  g_free (row);
}
