/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/import-summary.h"

#include "model/i18n.h"

#include "games/games.h"

#define MOST_SENTENCES 8

static gboolean
is_about_unknown (const MusterProblem *problem)
{
  return problem->rule->of_unknown;
}

static void
collect (const MusterReport *report, const char *name, GPtrArray *sentences)
{
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      if (is_about_unknown (problem))
        g_ptr_array_add (sentences, g_strdup_printf ("%s: %s", name, problem->sentence));
    }
  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    {
      const MusterReport *part = report->parts->pdata[i];
      const char *own = muster_report_get (part, "name");

      collect (part, own != NULL ? own : name, sentences);
    }
}

char *
muster_import_summary_dup (const MusterCatalog *catalog, const MusterDocument *document)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  GString *derivation = g_string_new (NULL);

  for (guint i = 0; i < document->things->len; i++)
    {
      const MusterThing *thing = document->things->pdata[i];
      g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);

      collect (report, muster_thing_get_name (thing), sentences);
    }
  for (guint i = 0; i < MIN (sentences->len, MOST_SENTENCES); i++)
    g_string_append_printf (derivation, "%s\n", (const char *) sentences->pdata[i]);
  if (sentences->len > MOST_SENTENCES)
    g_string_append_printf (derivation, _ ("… and %u more.\n"), sentences->len - MOST_SENTENCES);
  if (sentences->len > 0)
    g_string_append_printf (derivation, "\n%s",
                            _ ("Nothing was lost: what is unknown is kept as written, but doesn't count."));
  return g_string_free (derivation, FALSE);
}

char *
muster_import_summary_dup_refusal (const char *path, const GError *error)
{
  return g_strdup_printf ("%s\n\n%s", error->message, _ ("The file wasn't changed, and neither was your library."));
}
