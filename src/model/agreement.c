/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/agreement.h"

static void
clear_agreement (gpointer data)
{
  MusterAgreement *agreement = data;

  g_free (agreement->rule);
  g_free (agreement->note);
  muster_extras_clear (&agreement->extras);
}

GArray *
muster_agreements_new (void)
{
  GArray *agreements = g_array_new (FALSE, TRUE, sizeof (MusterAgreement));

  g_array_set_clear_func (agreements, clear_agreement);
  return agreements;
}

GArray *
muster_agreements_copy (const GArray *agreements)
{
  GArray *copies = agreements != NULL ? muster_agreements_new () : NULL;

  for (guint i = 0; copies != NULL && i < agreements->len; i++)
    {
      const MusterAgreement *agreement = &g_array_index (agreements, MusterAgreement, i);
      MusterAgreement copy = { g_strdup (agreement->rule), g_strdup (agreement->note), agreement->order, { 0 } };

      muster_extras_copy (&copy.extras, &agreement->extras);
      g_array_append_val (copies, copy);
    }
  return copies;
}

const MusterAgreement *
muster_agreements_find (const GArray *agreements, const char *rule)
{
  for (guint i = 0; agreements != NULL && i < agreements->len; i++)
    if (g_strcmp0 (g_array_index (agreements, MusterAgreement, i).rule, rule) == 0)
      return &g_array_index (agreements, MusterAgreement, i);
  return NULL;
}
