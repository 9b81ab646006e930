/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page over a character's rows that asks one thing at a time: what it should do, what stays, how much it may cost. Then
 * it offers three builds with reasons; pointing at one shows it, taking it is one step. */
#pragma once

#include "app/shell/editor.h"
#include "forge/space.h"
#include "games/collision/group.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SUGGEST_PAGE (muster_suggest_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterSuggestPage, muster_suggest_page, MUSTER, SUGGEST_PAGE, GtkWidget)

/* For the character that the session shows. The forge must outlive the page; `origin` gets the focus when it goes. */
void muster_suggest_page_open (MusterEditor *editor, const MusterForge *forge, GtkWidget *origin);

/* The same beginning with a miniature: its photo, and what it holds and wears, all of which stays. */
void muster_suggest_page_open_for_miniature (MusterEditor *editor, const MusterForge *forge, GtkWidget *origin);

/* For the battle group that the session shows: the best new character for an aim that it has room for. Taking it adds it. */
void muster_suggest_page_open_for_group (MusterEditor *editor, const MusterForge *forge,
                                         const MusterCollisionGroup *group, GtkWidget *origin);

G_END_DECLS
