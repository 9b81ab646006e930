/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/house/option-choosers.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "workspace/options/option-example.h"
#include "workspace/options/option-form.h"

/* What the rows stand for. */

static GPtrArray *
get_rows (GtkWidget *chooser)
{
  return g_object_get_data (G_OBJECT (chooser), "stands-for");
}

static GtkWidget *
begin (const char *title)
{
  GtkWidget *chooser = muster_chooser_new (title);

  g_object_set_data_full (G_OBJECT (chooser), "stands-for", g_ptr_array_new (), (GDestroyNotify) g_ptr_array_unref);
  muster_chooser_begin (MUSTER_CHOOSER (chooser));
  return chooser;
}

static void
add (GtkWidget *chooser, gconstpointer stands_for, const char *title, const char *numbers, const char *text)
{
  g_ptr_array_add (get_rows (chooser), (gpointer) stands_for);
  muster_chooser_add (MUSTER_CHOOSER (chooser), title, numbers, text, NULL);
}

/* Kinds. */

const char *
muster_option_choosers_get_game_name (const MusterCatalog *catalog, const char *game)
{
  for (guint i = 0; i < muster_catalog_n_packs (catalog); i++)
    if (g_strcmp0 (muster_catalog_pack (catalog, i)->game, game) == 0)
      return muster_catalog_pack (catalog, i)->name;
  return game;
}

static void
add_kinds (GtkWidget *chooser, const MusterCatalog *catalog, const char *game)
{
  g_autoptr (GArray) kinds = muster_option_kinds_of_game (game);

  for (guint i = 0; i < kinds->len; i++)
    {
      MusterKind kind = g_array_index (kinds, MusterKind, i);

      if (!g_ptr_array_find (get_rows (chooser), GUINT_TO_POINTER (kind), NULL))
        add (chooser, GUINT_TO_POINTER (kind), muster_option_kind_get_name (kind), NULL,
             muster_option_choosers_get_game_name (catalog, game));
    }
}

GtkWidget *
muster_option_choosers_new_kinds (const MusterCatalog *catalog, const char *game)
{
  GtkWidget *chooser = begin (_ ("New Option"));

  if (game != NULL)
    add_kinds (chooser, catalog, game);
  for (guint i = 0; muster_games[i] != NULL; i++)
    add_kinds (chooser, catalog, muster_games[i]->id);
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  return chooser;
}

MusterKind
muster_option_choosers_get_kind (GtkWidget *chooser, guint n)
{
  return (MusterKind) GPOINTER_TO_UINT (get_rows (chooser)->pdata[n]);
}

/* Options. */

static void
add_options (GtkWidget *chooser, const MusterCatalog *catalog, MusterKind kind)
{
  for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
    {
      const MusterOption *option = muster_catalog_nth (catalog, kind, i);
      g_autofree char *facts = muster_option_form_dup_facts (option);

      add (chooser, option, muster_option_get_name (option), NULL, facts);
    }
}

GtkWidget *
muster_option_choosers_new_options (const MusterCatalog *catalog)
{
  GtkWidget *chooser = begin (_ ("Copy and Change"));
  g_autoptr (GArray) kinds = muster_option_kinds_of_game (NULL);

  for (guint i = 0; i < kinds->len; i++)
    add_options (chooser, catalog, g_array_index (kinds, MusterKind, i));
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  return chooser;
}

GtkWidget *
muster_option_choosers_new_abilities (const MusterCatalog *catalog, gboolean free)
{
  GtkWidget *chooser = begin (free ? _ ("Add Ability") : _ ("Explained By"));

  if (free)
    add (chooser, NULL, _ ("My Own Text"), NULL, _ ("For the card; an ability can explain it later"));
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_ABILITY); i++)
    {
      const MusterOption *ability = muster_catalog_nth (catalog, MUSTER_KIND_ABILITY, i);
      g_autofree char *cost = muster_ability_dup_cost (ability);

      add (chooser, ability, muster_option_get_name (ability), cost, muster_option_get_about (ability));
    }
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  return chooser;
}

const MusterOption *
muster_option_choosers_get_option (GtkWidget *chooser, guint n)
{
  return get_rows (chooser)->pdata[n];
}
