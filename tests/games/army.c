/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/army.h"

#include <string.h>

#include "games/games.h"
#include "support/content.h"
#include "games/document-file.h"

MusterDocument *
army_read (const char *content)
{
  g_autofree char *xml = g_strdup_printf ("<muster xmlns=\"urn:muster:1\">%s</muster>", content);
  g_autoptr (GBytes) bytes = g_bytes_new (xml, strlen (xml));
  g_autoptr (GError) error = NULL;
  MusterDocument *document = muster_document_read (bytes, "army.muster", content_get (), &error);

  if (document == NULL)
    fail_msg ("%s\n%s", error->message, content);
  return document;
}

MusterReport *
army_check (const char *content)
{
  g_autoptr (MusterDocument) document = army_read (content);

  assert_int_equal (document->things->len, 1);
  return muster_games_check (content_get (), document->things->pdata[0], TRUE);
}

void
army_assert_facts (const char *content, const char *facts)
{
  g_autoptr (MusterReport) report = army_check (content);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; report->facts != NULL && i < report->facts->len; i++)
    g_string_append_printf (found, "%s\n", (const char *) report->facts->pdata[i]);
  assert_string_equal (found->str, facts);
}

void
army_assert_problem (const char *content, const char *rule, const char *sentences)
{
  g_autoptr (MusterReport) report = army_check (content);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      if (!g_str_equal (problem->rule->id, rule))
        continue;
      g_string_append_printf (found, "%s\n", problem->sentence);
      for (guint j = 0; j < muster_problem_count_remedies (problem); j++)
        g_string_append_printf (found, "→ %s\n", muster_problem_get_remedy (problem, j)->text);
    }
  assert_string_equal (found->str, sentences);
}
