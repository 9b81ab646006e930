/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/states-options.h"

#include "ui/states.h"

#include "app/house/option-page.h"
#include "app/house/pack-window.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/search-list.h"
#include "workspace/house.h"

/* A pack that was begun, and the window on it. */
static GtkWidget *
open_pack (Fixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "packs", NULL);
  g_autoptr (GError) error = NULL;
  GtkWidget *window;

  g_setenv ("MUSTER_PACKS", folder, TRUE);
  muster_house_start ("Harbour", "collision", NULL, &error);
  g_assert_no_error (error);
  window = muster_pack_window_new (GTK_WINDOW (fixture->window), "harbour", &error);
  g_assert_no_error (error);
  gtk_window_present (GTK_WINDOW (window));
  drive_settle ();
  return window;
}

static void
choose (GtkWidget *window, const char *action, const char *name)
{
  gtk_widget_activate_action (window, action, NULL);
  drive_settle ();
  drive_search_and_take (drive_nth (window, MUSTER_TYPE_SEARCH_LIST, 0), name);
  drive_settle ();
}

static void
back (GtkWidget *window)
{
  gtk_widget_activate_action (window, "win.back", NULL);
  drive_settle ();
}

static void
copy (GtkWidget *window, const char *option)
{
  choose (window, "win.copy-option", option);
}

void
states_show_pack (Fixture *fixture)
{
  GtkWidget *window = open_pack (fixture);

  copy (window, "Pike");
  back (window);
  copy (window, "Great Folk");
  back (window);
  choose (window, "win.new-option", "Armor Enchantment");
  back (window);
}

void
states_show_option_form (Fixture *fixture)
{
  GtkWidget *window = open_pack (fixture);

  copy (window, "Pike");
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (drive_find_titled (window, "Injury+1")), TRUE);
  drive_settle ();
}

/* The name is empty, which the pack can't have. */
void
states_show_mistake (Fixture *fixture)
{
  GtkWidget *window = open_pack (fixture);

  choose (window, "win.new-option", "Tarot");
  gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "Name")), "");
  muster_option_page_flush (MUSTER_OPTION_PAGE (drive_nth (window, MUSTER_TYPE_OPTION_PAGE, 0)));
  drive_settle ();
}

void
states_show_kinds (Fixture *fixture)
{
  GtkWidget *window = open_pack (fixture);

  gtk_widget_activate_action (window, "win.new-option", NULL);
  drive_settle ();
}

void
states_show_race_form (Fixture *fixture)
{
  copy (open_pack (fixture), "Great Folk");
}

void
states_show_card_form (Fixture *fixture)
{
  choose (open_pack (fixture), "win.new-option", "Castle Card");
}
