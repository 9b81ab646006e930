/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows for what a pack says about itself: its version and purpose. */
#pragma once

#include <adwaita.h>

#include "app/widgets/rows/row-group.h"
#include "workspace/options/pack-draft.h"

G_BEGIN_DECLS

typedef struct _MusterPackFactsRows MusterPackFactsRows;

/* Adds the rows to a group. `changed` gets an error sentence if saving failed, or NULL. */
MusterPackFactsRows *muster_pack_facts_new (MusterRowGroup *group, MusterPackDraft *draft,
                                            void (*changed) (gpointer owner, const char *sentence), gpointer owner);
void muster_pack_facts_free (MusterPackFactsRows *facts);

void muster_pack_facts_show (MusterPackFactsRows *facts);
void muster_pack_facts_flush (MusterPackFactsRows *facts);

G_END_DECLS
