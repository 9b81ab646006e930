/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a pack's options, each one state of the draft and saved when it is made. FALSE where it couldn't be saved: it is made all
 * the same.
 *
 * A name makes an id, by which players' things know an option. Renaming one that was there before keeps its id; one that was made
 * since the pack was opened follows its name, and so does whatever refers to it. */
#pragma once

#include "workspace/options/pack-draft.h"

G_BEGIN_DECLS

/* Adds an option and makes it the one at hand: a new one, or one like another by another name. A skill gets an ability that says what
 * it does. */
gboolean muster_option_edit_add (MusterPackDraft *draft, MusterKind kind, GError **error);
gboolean muster_option_edit_copy (MusterPackDraft *draft, const MusterOption *option, GError **error);

/* What these change is the option at hand. */

gboolean muster_option_edit_remove (MusterPackDraft *draft, GError **error);

/* Sets a column by its name, as a file says it; NULL where it isn't said. "name" and "about" are columns, too. */
gboolean muster_option_edit_set (MusterPackDraft *draft, const char *field, const char *value, GError **error);
gboolean muster_option_edit_set_values (MusterPackDraft *draft, MusterValueSet values, GError **error);

/* What the option gives: adds a feature that an ability explains (by its id; NULL: none does yet), with these words on the card (NULL: the
 * ability's own). */
gboolean muster_option_edit_add_feature (MusterPackDraft *draft, MusterFeaturePlace place, const char *ability,
                                         const char *words, GError **error);

/* And changes one, by its place among them. */
gboolean muster_option_edit_remove_feature (MusterPackDraft *draft, guint feature, GError **error);
gboolean muster_option_edit_set_feature (MusterPackDraft *draft, guint feature, const char *attribute,
                                         const char *value, GError **error);

/* Sets what the pack says of itself: its "version", or what it is "about". */
gboolean muster_option_edit_set_fact (MusterPackDraft *draft, const char *fact, const char *value, GError **error);

/* The attributes of an option or feature in the order in which they are written; the last NULL. */
const char *const *muster_option_edit_get_order (MusterKind kind);

G_END_DECLS
