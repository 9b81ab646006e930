/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editing a pack's options. Each call makes one state of the draft and saves it. FALSE if it couldn't be saved; the
 * edit is kept all the same.
 *
 * Ids are made from names, and players' things refer to them. Renaming an older option keeps its id; the id of an
 * option made since the pack was opened follows its name, and so do references to it. */
#pragma once

#include "workspace/options/pack-draft.h"

G_BEGIN_DECLS

/* Adds an option and selects it: a new one, or a copy under another name. A skill also gets an ability to describe
 * it. */
gboolean muster_option_edit_add (MusterPackDraft *draft, MusterKind kind, GError **error);
gboolean muster_option_edit_copy (MusterPackDraft *draft, const MusterOption *option, GError **error);

/* These change the selected option. */

gboolean muster_option_edit_remove (MusterPackDraft *draft, GError **error);

/* Sets a column by name, as in a file; NULL clears it. "name" and "about" are columns too. */
gboolean muster_option_edit_set (MusterPackDraft *draft, const char *field, const char *value, GError **error);
gboolean muster_option_edit_set_values (MusterPackDraft *draft, MusterValueSet values, GError **error);

/* Adds a feature to the option: the id of the ability that explains it (NULL: none yet) and its text on the card (NULL:
 * the ability's own). */
gboolean muster_option_edit_add_feature (MusterPackDraft *draft, MusterFeaturePlace place, const char *ability,
                                         const char *words, GError **error);

/* Edits a feature by index. */
gboolean muster_option_edit_remove_feature (MusterPackDraft *draft, guint feature, GError **error);
gboolean muster_option_edit_set_feature (MusterPackDraft *draft, guint feature, const char *attribute,
                                         const char *value, GError **error);

/* Sets the pack's "version" or "about" text. */
gboolean muster_option_edit_set_fact (MusterPackDraft *draft, const char *fact, const char *value, GError **error);

/* The attributes of an option or feature in writing order; NULL-terminated. */
const char *const *muster_option_edit_get_order (MusterKind kind);

G_END_DECLS
