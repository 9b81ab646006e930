/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/things.h"

#include <string.h>

#include "model/document.h"
#include "games/games.h"
#include "support/content.h"
#include "games/document-file.h"

static Things *
read_things (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_document_read (bytes, "test", content_get (), &error);
  Things *things = g_new0 (Things, 1);

  g_assert_no_error (error);
  things->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  things->rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_free);
  for (guint i = 0; i < document->things->len; i++)
    {
      MusterRoster *roster = muster_games_make_roster (content_get (), document->things->pdata[i]);

      muster_games_make_cards (content_get (), document->things->pdata[i], things->cards);
      if (roster != NULL)
        g_ptr_array_add (things->rosters, roster);
    }
  return things;
}

Things *
things_new (const char *xml)
{
  g_autofree char *text = g_strdup_printf ("<muster xmlns='urn:muster:1'>%s</muster>", xml);

  return read_things (text);
}

Things *
things_new_from_sample (const char *sample)
{
  g_autofree char *path = g_strdup_printf ("%s/data/samples/%s.muster", g_getenv ("MUSTER_SOURCE"), sample);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return read_things (text);
}

void
things_add_hint (Things *things)
{
  static const MusterRule odd = { "group.odd", MUSTER_SEVERITY_WARNING, FALSE };
  MusterProblem *problem = muster_problem_new (&odd, (MusterPlace){ 0 }, NULL);

  problem->sentence = g_strdup ("An odd group.");
  g_ptr_array_add (((MusterRoster *) things->rosters->pdata[0])->problems, problem);
}

void
things_free (Things *things)
{
  g_ptr_array_unref (things->cards);
  g_ptr_array_unref (things->rosters);
  g_free (things);
}
