/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page over a character's rows that asks one question at a time: goal, fixed choices, budget. Then it offers three
 * builds with reasons; pointing at one previews it, choosing it is one step. */
#pragma once

#include "app/shell/editor.h"
#include "forge/space.h"
#include "games/collision/group.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SUGGEST_PAGE (muster_suggest_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterSuggestPage, muster_suggest_page, MUSTER, SUGGEST_PAGE, GtkWidget)

/* For the current character. The forge must outlive the page; `origin` gets the focus when it closes. */
void muster_suggest_page_open (MusterEditor *editor, const MusterForge *forge, GtkWidget *origin);

/* The same, starting with a miniature's photo and equipment, which are fixed. */
void muster_suggest_page_open_for_miniature (MusterEditor *editor, const MusterForge *forge, GtkWidget *origin);

/* For the current battle group: the best new character for an aim that fits. Choosing it adds it. */
void muster_suggest_page_open_for_group (MusterEditor *editor, const MusterForge *forge,
                                         const MusterCollisionGroup *group, GtkWidget *origin);

G_END_DECLS
