/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/house/pack-facts.h"

#include <glib/gi18n.h>

#include "app/widgets/css-class.h"
#include "app/widgets/rows/error-row.h"
#include "app/widgets/rows/passage-row.h"
#include "app/widgets/rows/text-row.h"
#include "workspace/options/option-edit.h"
#include "workspace/options/option-form.h"

struct _MusterPackFactsRows
{
  MusterPackDraft *draft;
  void (*changed) (gpointer owner, const char *sentence);
  gpointer owner;
  GtkWidget *version, *error, *about;
};

static void
set (MusterPackFactsRows *facts, const char *fact, const char *value)
{
  g_autoptr (GError) error = NULL;

  muster_option_edit_set_fact (facts->draft, fact, value, &error);
  facts->changed (facts->owner, error != NULL ? error->message : NULL);
}

static void
version_cb (MusterPackFactsRows *facts, const char *text)
{
  set (facts, "version", text);
}

static void
about_cb (MusterPackFactsRows *facts, const char *text)
{
  set (facts, "about", text);
}

void
muster_pack_facts_show (MusterPackFactsRows *facts)
{
  xmlNode *root = muster_pack_text_get_node (muster_pack_draft_get_text (facts->draft), 0);
  g_autofree char *version = muster_node_dup_attribute (root, "version"),
                  *about = muster_node_dup_text (muster_node_find_child (root, "about")),
                  *error = muster_option_form_dup_pack_error (facts->draft);

  muster_text_row_show (MUSTER_TEXT_ROW (facts->version), version);
  muster_css_class_set (facts->version, "error", error != NULL);
  muster_error_row_show (MUSTER_ERROR_ROW (facts->error), error);
  muster_passage_row_show (MUSTER_PASSAGE_ROW (facts->about), _ ("What It Is For"), about);
}

void
muster_pack_facts_flush (MusterPackFactsRows *facts)
{
  muster_text_row_flush (MUSTER_TEXT_ROW (facts->version));
  muster_passage_row_flush (MUSTER_PASSAGE_ROW (facts->about));
}

MusterPackFactsRows *
muster_pack_facts_new (MusterRowGroup *group, MusterPackDraft *draft,
                       void (*changed) (gpointer owner, const char *sentence), gpointer owner)
{
  MusterPackFactsRows *facts = g_new0 (MusterPackFactsRows, 1);

  facts->draft = draft;
  facts->changed = changed;
  facts->owner = owner;
  facts->version = g_object_ref_sink (muster_text_row_new (_ ("Version")));
  facts->error = muster_error_row_new ();
  facts->about = g_object_ref_sink (muster_passage_row_new ());
  muster_passage_row_set_removable (MUSTER_PASSAGE_ROW (facts->about), FALSE);
  g_signal_connect_swapped (facts->version, "settled", G_CALLBACK (version_cb), facts);
  g_signal_connect_swapped (facts->about, "settled", G_CALLBACK (about_cb), facts);
  muster_row_group_add (group, facts->version);
  muster_row_group_add (group, facts->error);
  muster_row_group_add (group, facts->about);
  muster_pack_facts_show (facts);
  return facts;
}

void
muster_pack_facts_free (MusterPackFactsRows *facts)
{
  g_signal_handlers_disconnect_by_data (facts->version, facts);
  g_signal_handlers_disconnect_by_data (facts->about, facts);
  g_object_unref (facts->version);
  g_object_unref (facts->about);
  g_free (facts);
}
