/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page for an option of a pack: its form, and the card of an example that follows the input. */
#pragma once

#include <adwaita.h>

#include "workspace/options/pack-draft.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_OPTION_PAGE (muster_option_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterOptionPage, muster_option_page, MUSTER, OPTION_PAGE, GtkWidget)

/* Emits "changed" with an error sentence if saving failed, or NULL; "picking" to pick an ability that explains the n-th
 * feature, or with -1 for a new one in that cell of the card. */

/* Shows the selected option of a draft, which must outlive it; NULL shows nothing. */
void muster_option_page_show (MusterOptionPage *page, MusterPackDraft *draft);

/* Answers "picking". NULL: the player's own text. */
void muster_option_page_take (MusterOptionPage *page, gint feature, MusterFeaturePlace place,
                              const MusterOption *ability);

/* Commits pending input. */
void muster_option_page_flush (MusterOptionPage *page);

/* Focuses the name and selects it. */
void muster_option_page_focus_name (MusterOptionPage *page);

G_END_DECLS
