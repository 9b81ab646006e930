/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/output/print-panel.h"

#include <glib/gi18n.h>

#include "games/game.h"
#include "app/widgets/rows/length-row.h"
#include "app/widgets/rows/setting-row.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/games.h"

#define MOST_BLANK 999

struct _MusterPrintPanel
{
  GtkBox parent;
  MusterRowGroup *what, *cards, *sheet, *printer;
  GPtrArray *rows;      /* GtkWidget, named after their settings */
  MusterDropRow *scope; /* MusterScope */
  GtkSpinButton *blank;
  GtkSwitch *reference, *worksheet;
  GtkSwitch *calibration;
  gboolean exporting; /* otherwise printing */
};

G_DEFINE_FINAL_TYPE (MusterPrintPanel, muster_print_panel, GTK_TYPE_BOX)

static guint chosen_signal;

/* Which rows apply to which formats. */

#define PAGES (1 << MUSTER_FORMAT_PAGES)
#define SIDES (1 << MUSTER_FORMAT_SIDES)
#define FILES (1 << MUSTER_FORMAT_FILES)
#define WORDS (1 << MUSTER_FORMAT_WORDS)

static const struct
{
  const char *key;
  guint kinds;
} uses[] = {
  { "card-size", PAGES | SIDES | FILES },
  { "sides", PAGES | SIDES },
  { "backs", PAGES },
  { "ink", PAGES | SIDES | FILES },
  { "blank", PAGES | SIDES | FILES },
  { "reference", PAGES | SIDES },
  { "worksheet", PAGES | SIDES },
  { "paper", PAGES },
  { "bleed", PAGES | SIDES },
  { "codes", PAGES | SIDES },
  { "marks", PAGES },
  { "list", PAGES | WORDS },
  { "offset-x", PAGES },
  { "offset-y", PAGES },
};

static gboolean
is_used (MusterPrintPanel *panel, const MusterFormat *format, const char *key)
{
  if (g_str_equal (key, "format"))
    return panel->exporting;
  if (g_str_equal (key, "dpi"))
    return g_str_equal (format->name, "png");
  if (g_str_equal (key, "list") && g_str_equal (format->name, "muster"))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (uses); i++)
    if (g_str_equal (uses[i].key, key))
      return (uses[i].kinds & 1u << format->kind) != 0;
  return TRUE;
}

static void
show_rows (MusterPrintPanel *panel, const MusterFormat *format)
{
  MusterFormatKind kind = format->kind;

  for (guint i = 0; i < panel->rows->len; i++)
    gtk_widget_set_visible (panel->rows->pdata[i],
                            is_used (panel, format, gtk_widget_get_name (panel->rows->pdata[i])));
  gtk_widget_set_visible (GTK_WIDGET (panel->what),
                          panel->exporting || gtk_widget_get_visible (GTK_WIDGET (panel->scope)));
  gtk_widget_set_visible (GTK_WIDGET (panel->cards), kind != MUSTER_FORMAT_WORDS);
  gtk_widget_set_visible (GTK_WIDGET (panel->sheet), is_used (panel, format, "list"));
  muster_row_group_set_title (panel->sheet, kind == MUSTER_FORMAT_PAGES ? _ ("Sheet") : "");
  gtk_widget_set_visible (GTK_WIDGET (panel->printer), kind == MUSTER_FORMAT_PAGES);
}

/* The sizes shown with the words. */
static void
show_sizes (MusterPrintPanel *panel, const MusterPrintOptions *options)
{
  gdouble width, height;

  for (guint i = 0; i < panel->rows->len; i++)
    {
      GtkWidget *row = panel->rows->pdata[i];
      const char *key = gtk_widget_get_name (row);
      g_autofree char *size = NULL;

      if (g_str_equal (key, "paper"))
        muster_paper_get_size (options->paper, &width, &height);
      else if (g_str_equal (key, "card-size"))
        muster_card_size_get (options->card, &width, &height);
      else
        continue;
      size = muster_length_dup_size (width, height);
      muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (row), size);
    }
}

void
muster_print_panel_show (MusterPrintPanel *panel, const MusterFormat *format, const MusterPrintOptions *options)
{
  show_rows (panel, format);
  show_sizes (panel, options);
}

/* Not settings. */

MusterScope
muster_print_panel_get_scope (MusterPrintPanel *panel)
{
  return (MusterScope) muster_drop_row_get_selected (panel->scope);
}

/* From a thing's game; from the first game with such a page if there is no thing or its game has none. */
static void
add_page (MusterBatch *batch, const MusterThing *thing, gboolean (*add) (MusterBatch *batch, const MusterGame *game))
{
  if (thing != NULL && add (batch, muster_games_find (thing)))
    return;
  for (guint i = 0; muster_games[i] != NULL; i++)
    if (add (batch, muster_games[i]))
      return;
}

void
muster_print_panel_add_extras (MusterPrintPanel *panel, MusterBatch *batch, const MusterFormat *format,
                               const MusterThing *thing)
{
  batch->calibration = gtk_switch_get_active (panel->calibration) && format->kind == MUSTER_FORMAT_PAGES;
  muster_batch_add_blank (batch, (guint) gtk_spin_button_get_value_as_int (panel->blank));
  if (format->kind != MUSTER_FORMAT_PAGES && format->kind != MUSTER_FORMAT_SIDES)
    return;
  if (gtk_switch_get_active (panel->reference))
    add_page (batch, thing, muster_batch_add_reference);
  if (gtk_switch_get_active (panel->worksheet))
    add_page (batch, thing, muster_batch_add_worksheet);
}

static void
chosen_cb (MusterPrintPanel *panel)
{
  g_signal_emit (panel, chosen_signal, 0);
}

/* Construction. */

static void
add_row (MusterPrintPanel *panel, MusterRowGroup *group, GtkWidget *row)
{
  muster_row_group_add (group, row);
  g_ptr_array_add (panel->rows, row);
}

/* A row with a custom widget. */
static GtkWidget *
make_row (const char *name, const char *title, const char *subtitle, GtkWidget *widget)
{
  GtkWidget *row = muster_wrap_row_new ();

  gtk_widget_set_name (row, name);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (row), subtitle);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), widget);
  muster_wrap_row_set_activatable_widget (MUSTER_WRAP_ROW (row), widget);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  return row;
}

static GtkWidget *
make_blank_row (MusterPrintPanel *panel)
{
  GtkWidget *button = gtk_spin_button_new_with_range (0, MOST_BLANK, 1);

  panel->blank = GTK_SPIN_BUTTON (button);
  g_signal_connect_object (button, "value-changed", G_CALLBACK (chosen_cb), panel, G_CONNECT_SWAPPED);
  return make_row ("blank", _ ("Blank Cards"), _ ("To fill in by hand"), button);
}

static GtkWidget *
make_switch_row (MusterPrintPanel *panel, GtkSwitch **place, const char *name, const char *title, const char *subtitle)
{
  GtkWidget *button = gtk_switch_new ();

  *place = GTK_SWITCH (button);
  g_signal_connect_object (button, "notify::active", G_CALLBACK (chosen_cb), panel, G_CONNECT_SWAPPED);
  return make_row (name, title, subtitle, button);
}

static void
add_page_rows (MusterPrintPanel *panel)
{
  add_row (panel, panel->sheet,
           make_switch_row (panel, &panel->reference, "reference", _ ("Reference Page"), _ ("The rules on a page")));
  add_row (panel, panel->sheet,
           make_switch_row (panel, &panel->worksheet, "worksheet", _ ("Character Worksheet"),
                            _ ("A page to build a character on by hand")));
}

static GtkWidget *
make_calibration_row (MusterPrintPanel *panel)
{
  return make_switch_row (panel, &panel->calibration, "calibration", _ ("Calibration Sheet"),
                          _ ("Instead of the cards: hold it against the light and read both numbers"));
}

static GtkWidget *
make_scope_row (MusterPrintPanel *panel)
{
  GtkWidget *row = muster_drop_row_new ();

  panel->scope = MUSTER_DROP_ROW (row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("_What"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What"), -1);
  gtk_widget_set_name (row, "scope");
  return row;
}

static void
add_rows (MusterPrintPanel *panel)
{
  static const char *const cards[] = { "card-size", "sides", "backs", "ink", "bleed", "codes", NULL };
  static const char *const sheet[] = { "paper", "marks", "list", NULL };

  muster_row_group_add (panel->what, make_scope_row (panel));
  add_row (panel, panel->what, muster_setting_row_new ("format"));
  add_row (panel, panel->what, muster_setting_row_new ("dpi"));
  for (guint i = 0; cards[i] != NULL; i++)
    add_row (panel, panel->cards, muster_setting_row_new (cards[i]));
  add_row (panel, panel->cards, make_blank_row (panel));
  for (guint i = 0; sheet[i] != NULL; i++)
    add_row (panel, panel->sheet, muster_setting_row_new (sheet[i]));
  add_page_rows (panel);
  add_row (panel, panel->printer, make_calibration_row (panel));
  add_row (panel, panel->printer, muster_setting_row_new ("offset-x"));
  add_row (panel, panel->printer, muster_setting_row_new ("offset-y"));
}

static void
muster_print_panel_finalize (GObject *object)
{
  g_ptr_array_unref (MUSTER_PRINT_PANEL (object)->rows);
  G_OBJECT_CLASS (muster_print_panel_parent_class)->finalize (object);
}

static void
muster_print_panel_class_init (MusterPrintPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_print_panel_finalize;
  chosen_signal
      = g_signal_new ("chosen", MUSTER_TYPE_PRINT_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/output/print-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPanel, what);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPanel, cards);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPanel, sheet);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintPanel, printer);
}

static void
muster_print_panel_init (MusterPrintPanel *panel)
{
  panel->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (panel));
  add_rows (panel);
}

/* The scope: the current thing, and if there is more, its kind or the whole library. */
void
muster_print_panel_fill (MusterPrintPanel *panel, MusterSession *session, gboolean exporting)
{
  const MusterThing *thing = muster_session_get_thing (session);
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (GPtrArray) entries
      = library != NULL ? muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL) : NULL;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  panel->exporting = exporting;
  gtk_string_list_append (names, thing != NULL ? muster_thing_get_name (thing) : _ ("Nothing"));
  if (thing != NULL)
    gtk_string_list_take (names, g_strdup_printf (_ ("All: %s"), _ (thing->klass->rules->heading)));
  gtk_string_list_append (names, _ ("The whole library"));
  muster_drop_row_set_model (panel->scope, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (panel->scope), thing != NULL && entries != NULL && entries->len > 1);
  g_signal_connect_object (panel->scope, "notify::selected", G_CALLBACK (chosen_cb), panel, G_CONNECT_SWAPPED);
}
