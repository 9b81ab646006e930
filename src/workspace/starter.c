/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/starter.h"

#include "games/document-file.h"
#include "games/game.h"
#include "model/i18n.h"
#include "print/wording.h"
#include "workspace/paths.h"

MusterDocument *
muster_starter_read (const MusterCatalog *catalog, GError **error)
{
  return muster_document_load (muster_paths_get_starter (), catalog, error);
}

gboolean
muster_starter_has_game (const MusterGame *game)
{
  return game->sample != NULL || game->make_samples != NULL;
}

MusterDocument *
muster_starter_read_game (const MusterGame *game, const MusterCatalog *catalog, GError **error)
{
  g_autofree char *path = game->sample != NULL ? muster_paths_dup_sample (game->sample) : NULL;
  MusterDocument *document = path != NULL ? muster_document_load (path, catalog, error) : muster_document_new ();
  g_autoptr (GPtrArray) made = document != NULL && game->make_samples != NULL ? game->make_samples (catalog) : NULL;

  for (guint i = 0; made != NULL && i < made->len; i++)
    g_ptr_array_add (document->things, muster_thing_dup (made->pdata[i]));
  return document;
}

static void
start_cb (GMarkupParseContext *context, const char *element, const char **names, const char **values, gpointer data,
          GError **error)
{
  char **theme = data;

  for (; *names != NULL; names++, values++)
    if (g_str_has_suffix (*names, ":about"))
      *theme = (g_free (*theme), g_strdup (*values));
}

/* A group's theme is an attribute of another namespace, which documents preserve. */
static char *
dup_theme_of_group (const MusterThing *thing)
{
  static const GMarkupParser parser = { .start_element = start_cb };
  const char *attributes = thing->extras.attributes != NULL ? thing->extras.attributes : "";
  g_autofree char *element = g_strdup_printf ("<group%s/>", attributes);
  char *theme = NULL;
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &theme, NULL);

  g_markup_parse_context_parse (context, element, -1, NULL);
  return theme != NULL ? theme : g_strdup ("");
}

char *
muster_starter_dup_theme (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterRoster) roster = muster_games_make_roster (catalog, thing);
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  const char *notes = NULL;

  if (roster != NULL)
    return dup_theme_of_group (thing);
  muster_games_make_cards (catalog, thing, cards);
  if (cards->len > 0)
    notes = ((const MusterCard *) cards->pdata[0])->notes;
  return g_strdup (notes != NULL ? notes : "");
}

char *
muster_starter_dup_size (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);
  g_autoptr (MusterRoster) roster = muster_games_make_roster (catalog, thing);
  gint64 cost = muster_report_get_int (report, "points", -1);
  g_autofree char *points = cost >= 0 ? muster_wording_dup_points (cost) : NULL;

  if (points == NULL)
    return g_strdup (roster != NULL ? roster->title : "");
  return roster != NULL ? g_strdup_printf ("%s · %s", roster->title, points) : g_steal_pointer (&points);
}
