/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page for one option of a pack: its form, and what it looks like in use, on the card of an example that follows what is entered. */
#pragma once

#include <adwaita.h>

#include "workspace/options/pack-draft.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_OPTION_PAGE (muster_option_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterOptionPage, muster_option_page, MUSTER, OPTION_PAGE, GtkWidget)

/* The signal "changed" carries a sentence where something couldn't be saved, or NULL; "picking" asks for an ability to explain the n-th
 * feature, or, with -1, for a new one in that cell of the card. */

/* Shows the option at hand of a draft, which must outlive what is shown; NULL shows nothing. */
void muster_option_page_show (MusterOptionPage *page, MusterPackDraft *draft);

/* Answers "picking". NULL: none, but words of one's own. */
void muster_option_page_take (MusterOptionPage *page, gint feature, MusterFeaturePlace place,
                              const MusterOption *ability);

/* Settles what is still being typed. */
void muster_option_page_flush (MusterOptionPage *page);

/* Puts the keyboard into the name, all of it selected. */
void muster_option_page_focus_name (MusterOptionPage *page);

G_END_DECLS
