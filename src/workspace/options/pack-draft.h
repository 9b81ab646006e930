/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pack that somebody edits: its text, one option of it at hand, what `pack check` has to say, and every state since it was opened.
 *
 * Each change is saved when it is made, mistakes and all: a pack with mistakes isn't used, and says why, but nothing that was typed is
 * lost. What another program saved meanwhile becomes a state of its own first, so that neither overwrites the other. */
#pragma once

#include "model/catalog/catalog.h"
#include "xml/pack-text.h"

G_BEGIN_DECLS

typedef struct _MusterPackDraft MusterPackDraft;

/* Opens an installed pack. `base` is the content database of the games. NULL after an error: such a pack can't be edited here. */
MusterPackDraft *muster_pack_draft_open (const char *id, const char *base, GError **error);
void muster_pack_draft_free (MusterPackDraft *draft);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPackDraft, muster_pack_draft_free)

/* The pack as it is now. Holds until the next change. */
MusterPackText *muster_pack_draft_get_text (MusterPackDraft *draft);

/* The content of the games, of the other packs that are on, and of this one as it was when it had no mistake last. What was given before
 * holds until the change after the next. */
const MusterCatalog *muster_pack_draft_get_catalog (MusterPackDraft *draft);

/* What is wrong with it (MusterPackComplaint); empty where nothing is. */
const GPtrArray *muster_pack_draft_get_complaints (MusterPackDraft *draft);

/* The option at hand, by its number in the text; -1: none. States remember it. */
void muster_pack_draft_select (MusterPackDraft *draft, gint element);
gint muster_pack_draft_get_selected (MusterPackDraft *draft);

/* The same in the catalogue; NULL where it isn't there, as long as the pack never was without a mistake. */
const MusterOption *muster_pack_draft_get_option (MusterPackDraft *draft);

/* Whether an id was first made since the pack was opened, so that no player's thing can have it; and that it is. */
gboolean muster_pack_draft_is_fresh (MusterPackDraft *draft, MusterKind kind, const char *id);
void muster_pack_draft_add_fresh (MusterPackDraft *draft, MusterKind kind, const char *id);

/* Changes the text, and returns the number of the option that is at hand then; -1: none. */
typedef gint (*MusterPackDraftEdit) (MusterPackDraft *draft, MusterPackText *text, gpointer data);

/* Makes a change, which is one state with that label, and saves it. FALSE where it can't be saved: it stays, and is saved with the next. */
gboolean muster_pack_draft_change (MusterPackDraft *draft, const char *label, MusterPackDraftEdit edit, gpointer data,
                                   GError **error);

/* What would be undone or redone; NULL: nothing. */
const char *muster_pack_draft_get_undo (MusterPackDraft *draft);
const char *muster_pack_draft_get_redo (MusterPackDraft *draft);
gboolean muster_pack_draft_undo (MusterPackDraft *draft, GError **error);
gboolean muster_pack_draft_redo (MusterPackDraft *draft, GError **error);

/* Looks whether another program has changed the pack, and goes on with that. `changed` tells, and may be NULL. FALSE where the file
 * can't be read any more. */
gboolean muster_pack_draft_refresh (MusterPackDraft *draft, gboolean *changed, GError **error);

G_END_DECLS
