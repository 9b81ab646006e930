#include "app/export.h"

#include <glib/gi18n.h>

#include "print/job.h"
#include "print/text.h"
#include "print/write.h"
#include "rules/games.h"
#include "xml/file.h"

GPtrArray *
muster_export_make_cards (const MusterCatalog *catalog, const MusterThing *thing)
{
  GPtrArray *cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);

  muster_games_make_cards (catalog, thing, cards);
  return cards;
}

GPtrArray *
muster_export_make_rosters (const MusterCatalog *catalog, const MusterThing *thing)
{
  GPtrArray *rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_free);
  MusterRoster *roster = muster_games_make_roster (catalog, thing);

  if (roster != NULL)
    g_ptr_array_add (rosters, roster);
  return rosters;
}

gboolean
muster_export_pdf (const MusterCatalog *catalog, const MusterThing *thing, const char *path, GError **error)
{
  MusterPrintOptions options = muster_print_options_default ();
  g_autoptr (GPtrArray) cards = muster_export_make_cards (catalog, thing);
  g_autoptr (GPtrArray) rosters = muster_export_make_rosters (catalog, thing);
  g_autoptr (MusterPrintJob) job = muster_print_job_new (cards, rosters, &options);
  g_autoptr (GBytes) bytes = muster_write_pdf (job, muster_thing_get_name (thing), NULL, NULL, error);

  return bytes != NULL && muster_file_write (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

static void
append_line (GString *text, const MusterRosterLine *line)
{
  g_string_append_printf (text, "\n%u × %s", line->count, line->name);
  if (line->points >= 0)
    g_string_append_printf (text, " (%d)", (int) line->points);
  if (line->choices != NULL && *line->choices != '\0')
    g_string_append_printf (text, "\n    %s", line->choices);
}

char *
muster_export_dup_report (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, TRUE);
  g_autoptr (MusterRoster) roster = muster_games_make_roster (catalog, thing);
  GString *text = g_string_new (muster_report_is_illegal (report) ? _ ("Not legal") : _ ("Legal"));

  if (roster != NULL && roster->points >= 0)
    g_string_append_printf (text, ngettext (" · %d point", " · %d points", (gulong) roster->points), (int) roster->points);
  g_string_append (text, "\n");
  for (guint i = 0; roster != NULL && i < roster->lines->len; i++)
    append_line (text, muster_roster_line (roster, i));
  for (guint i = 0; roster != NULL && i < roster->problems->len; i++)
    g_string_append_printf (text, "\n\n%s", ((const MusterProblem *) roster->problems->pdata[i])->sentence);
  return g_string_free (text, FALSE);
}

char *
muster_export_dup_text (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (GPtrArray) cards = muster_export_make_cards (catalog, thing);
  g_autoptr (GPtrArray) rosters = muster_export_make_rosters (catalog, thing);

  return muster_text_dup (cards, rosters);
}
