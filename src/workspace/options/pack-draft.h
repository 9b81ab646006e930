/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pack being edited: its text, the selected option, the results of `pack check`, and all states since it was opened.
 *
 * Every change is saved at once, even with errors: a pack with errors isn't used and says why, but no typing is lost.
 * If another program has saved meanwhile, that becomes a state of its own first, so neither overwrites the other. */
#pragma once

#include "model/catalog/catalog.h"
#include "xml/pack-text.h"

G_BEGIN_DECLS

typedef struct _MusterPackDraft MusterPackDraft;

/* Opens an installed pack. `base` is the games' content database. NULL after an error: the pack can't be edited
 * here. */
MusterPackDraft *muster_pack_draft_open (const char *id, const char *base, GError **error);
void muster_pack_draft_free (MusterPackDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPackDraft, muster_pack_draft_free)

/* The current text. Valid until the next change. */
MusterPackText *muster_pack_draft_get_text (MusterPackDraft *draft);

/* The content of the games, the other enabled packs, and this pack's last version without errors. The previous result
 * stays valid until the change after next. */
const MusterCatalog *muster_pack_draft_get_catalog (MusterPackDraft *draft);

/* The pack's errors (MusterPackComplaint); empty if there are none. */
const GPtrArray *muster_pack_draft_get_complaints (MusterPackDraft *draft);

/* Selects an option by element number; -1: none. States remember the selection. */
void muster_pack_draft_select (MusterPackDraft *draft, gint element);
gint muster_pack_draft_get_selected (MusterPackDraft *draft);

/* The selected option in the catalogue; NULL if it isn't there because the pack has always had errors. */
const MusterOption *muster_pack_draft_get_option (MusterPackDraft *draft);

/* Whether an id was made since the pack was opened, so that no player's thing can refer to it; and marking it so. */
gboolean muster_pack_draft_is_fresh (MusterPackDraft *draft, MusterKind kind, const char *id);
void muster_pack_draft_add_fresh (MusterPackDraft *draft, MusterKind kind, const char *id);

/* Changes the text and returns the element of the option to select; -1: none. */
typedef gint (*MusterPackDraftEdit) (MusterPackDraft *draft, MusterPackText *text, gpointer data);

/* Makes a change as one labelled state and saves it. FALSE if it can't be saved: the change stays and is saved with the
 * next. */
gboolean muster_pack_draft_change (MusterPackDraft *draft, const char *label, MusterPackDraftEdit edit, gpointer data,
                                   GError **error);

/* The label of the state to undo or redo; NULL: none. */
const char *muster_pack_draft_get_undo (MusterPackDraft *draft);
const char *muster_pack_draft_get_redo (MusterPackDraft *draft);
gboolean muster_pack_draft_undo (MusterPackDraft *draft, GError **error);
gboolean muster_pack_draft_redo (MusterPackDraft *draft, GError **error);

/* Loads the pack again if another program has changed it. `changed` is set accordingly and may be NULL. FALSE if the
 * file can't be read any more. */
gboolean muster_pack_draft_refresh (MusterPackDraft *draft, gboolean *changed, GError **error);

G_END_DECLS
