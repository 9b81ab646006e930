/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/picking/offer-row.h"

#include <glib/gi18n.h>

#include "app/games/collision/numbers.h"
#include "app/games/collision/value-line.h"
#include "app/widgets/rows/row-layout.h"
#include "app/widgets/label-wrap.h"

struct _MusterOfferRow
{
  GtkListBoxRow parent;
  guint n;
  MusterSearchEntry *entry;
  GtkWidget *texts; /* below the line, what else there is to say */
  GtkWidget *line;  /* the title, the numbers, the points */
  GtkWidget *title, *points;
};

G_DEFINE_FINAL_TYPE (MusterOfferRow, muster_offer_row, GTK_TYPE_LIST_BOX_ROW)

#define COLUMN_GAP 10

static int
measure (GtkWidget *widget, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

MusterColumns
muster_columns_make (GtkWidget *widget, MusterKind kind)
{
  MusterNumber numbers[MUSTER_MOST_NUMBERS];
  guint n = muster_numbers_of_kind (kind, numbers);
  MusterColumns columns = { pango_tab_array_new ((int) n, TRUE), 0 };

  for (guint i = 0; i < n; i++)
    {
      columns.width += MAX (measure (widget, numbers[i].title), measure (widget, numbers[i].widest)) + COLUMN_GAP;
      pango_tab_array_set_tab (columns.tabs, (int) i, PANGO_TAB_RIGHT, columns.width);
    }
  return columns;
}

void
muster_columns_clear (MusterColumns *columns)
{
  g_clear_pointer (&columns->tabs, pango_tab_array_free);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  muster_label_set_least_width (label);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_columns (const MusterColumns *columns, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_tabs (GTK_LABEL (label), columns->tabs);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_size_request (label, columns->width, -1);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
muster_columns_make_heading (const MusterColumns *columns, MusterKind kind)
{
  MusterNumber numbers[MUSTER_MOST_NUMBERS];
  guint n = muster_numbers_of_kind (kind, numbers);
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *label;

  if (n == 0)
    return NULL;
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "\t%s", numbers[i].title);
  label = make_columns (columns, text->str, "dim-label");
  gtk_widget_set_halign (label, GTK_ALIGN_END);
  return label;
}

static GtkWidget *
make_numbers (const MusterColumns *columns, const MusterOption *option)
{
  MusterNumber numbers[MUSTER_MOST_NUMBERS];
  guint n = muster_numbers_of_kind (option->kind, numbers);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = numbers[i].dup (option, numbers[i].which);

      g_string_append_printf (text, "\t%s", number);
    }
  return make_columns (columns, text->str, "numeric");
}

static void
append_sentence (GString *text, const char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
}

/* Name, effects and text. */
static char *
dup_about (const MusterOption *option, gboolean numbers_too)
{
  GString *text = g_string_new (NULL);
  g_autofree char *numbers = muster_numbers_dup (option);
  g_autoptr (GString) features = g_string_new (NULL);

  for (guint i = 0; i < option->n_features; i++)
    {
      g_autofree char *feature = muster_feature_dup_text (&option->features[i]);

      g_string_append_printf (features, "%s%s", i > 0 ? ", " : "", feature);
    }
  if (numbers_too)
    append_sentence (text, numbers);
  append_sentence (text, features->str);
  append_sentence (text, option->teaches != NULL ? muster_option_get_about (option->teaches)
                                                 : muster_option_get_about (option));
  return g_string_free (text, FALSE);
}

/* Whether what it is begins with its numbers. */
static gboolean
has_numbers (const MusterOption *option)
{
  g_autofree char *numbers = option != NULL ? muster_numbers_dup (option) : g_strdup ("");

  return *numbers != '\0';
}

/* Its cost, and the change of the total if that differs. */
static void
show_points (MusterOfferRow *row, const MusterCollisionOffer *offer, const MusterColumns *columns)
{
  g_autofree char *change = g_strdup_printf (offer->points < 0 ? "−%d" : "%+d", (int) ABS (offer->points));
  g_autofree char *text = offer->option == NULL || offer->option->points == offer->points
                              ? g_strdup (offer->points == 0 ? "±0" : change)
                              : g_strdup_printf ("%d (%s)", offer->option->points, offer->points == 0 ? "±0" : change);

  gtk_label_set_width_chars (GTK_LABEL (row->points), columns != NULL ? 8 : 4);
  gtk_label_set_text (GTK_LABEL (row->points), text);
}

/* The rule it breaks, and the change that would make it fit. */
static void
show_reason (GtkWidget *row, GtkWidget *texts, const MusterCollisionOffers *offers, const MusterCollisionOffer *offer)
{
  g_autofree char *reason = muster_collision_offers_dup_reason (offers, offer),
                  *unlock = muster_collision_offers_dup_unlock (offers, offer);
  g_autofree char *advice = *unlock != '\0' ? g_strdup_printf (_ ("Would fit after: %s"), unlock) : NULL;
  g_autofree char *both = g_strjoin ("\n", reason, advice, NULL);

  gtk_widget_add_css_class (row, "illegal");
  gtk_box_append (GTK_BOX (texts), make_label (reason, "reason"));
  if (advice != NULL)
    gtk_box_append (GTK_BOX (texts), make_label (advice, "advice"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, both, -1);
}

/* What remains is shown before the points, or below them if there are columns. */
static GtkWidget *
make_left (const char *left)
{
  GtkWidget *label = gtk_label_new (left);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "left");
  return label;
}

static GtkWidget *
make_about (const char *about, const char *left, gboolean numbers)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *label = make_label (about, "caption");

  if (numbers)
    muster_label_keep_items (GTK_LABEL (label), " · ");

  gtk_widget_set_layout_manager (line, muster_row_layout_new (12));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
  if (left != NULL)
    gtk_box_append (GTK_BOX (line), make_left (left));
  return line;
}

static char *
dup_left (const MusterOption *option, const MusterForecasts *forecasts)
{
  MusterForecast forecast;

  if (option == NULL || forecasts == NULL)
    return NULL;
  forecast = muster_forecasts_get (forecasts, option);
  return muster_forecast_dup_short (&forecast, forecasts);
}

static void
muster_offer_row_finalize (GObject *object)
{
  muster_search_entry_free (MUSTER_OFFER_ROW (object)->entry);
  G_OBJECT_CLASS (muster_offer_row_parent_class)->finalize (object);
}

static void
muster_offer_row_class_init (MusterOfferRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_offer_row_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/picking/offer-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterOfferRow, texts);
  gtk_widget_class_bind_template_child (widget_class, MusterOfferRow, line);
  gtk_widget_class_bind_template_child (widget_class, MusterOfferRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterOfferRow, points);
}

static void
muster_offer_row_init (MusterOfferRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
  gtk_widget_set_layout_manager (row->line, muster_row_layout_new (12));
  muster_label_set_least_width (row->title);
}

GtkWidget *
muster_offer_row_new (const MusterCollisionOffers *offers, guint n, const MusterForecasts *forecasts,
                      const MusterColumns *columns)
{
  MusterOfferRow *row = g_object_new (MUSTER_TYPE_OFFER_ROW, NULL);
  const MusterCollisionOffer *offer = muster_collision_offers_at (offers, n);
  g_autofree char *about = offer->option != NULL ? dup_about (offer->option, columns == NULL) : g_strdup ("");
  const char *name = offer->option != NULL ? muster_option_get_name (offer->option) : _ ("Nothing");
  g_autofree char *values = offer->option != NULL
                                ? muster_catalog_dup_value_alternatives (offers->catalog, offer->option->values)
                                : g_strdup ("");
  g_autofree char *left = dup_left (offer->option, forecasts);
  g_autofree char *all = g_strconcat (about, *values != '\0' ? "\n" : "", values, left != NULL ? "\n" : "", left, NULL);

  row->n = n;
  row->entry = muster_search_entry_new (name, offer->option != NULL ? muster_option_get_keywords (offer->option) : NULL,
                                        about);
  gtk_label_set_text (GTK_LABEL (row->title), name);
  if (columns != NULL && columns->width > 0 && offer->option != NULL)
    gtk_box_insert_child_after (GTK_BOX (row->line), make_numbers (columns, offer->option), row->title);
  if (columns == NULL && left != NULL)
    gtk_box_insert_child_after (GTK_BOX (row->line), make_left (left), row->title);
  show_points (row, offer, columns);
  if (*about != '\0' || (columns != NULL && left != NULL))
    gtk_box_append (GTK_BOX (row->texts),
                    make_about (about, columns != NULL ? left : NULL, columns == NULL && has_numbers (offer->option)));
  if (offer->option != NULL && offer->option->values != 0)
    gtk_box_append (GTK_BOX (row->texts), muster_value_line_new (offers->catalog, offer->option->values));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  if (!offer->legal)
    show_reason (GTK_WIDGET (row), row->texts, offers, offer);
  return GTK_WIDGET (row);
}

guint
muster_offer_row_get_n (MusterOfferRow *row)
{
  return row->n;
}

MusterMatch
muster_offer_row_match (MusterOfferRow *row, const char *query)
{
  return muster_search_entry_match (row->entry, query);
}
