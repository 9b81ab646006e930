/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What new options are made of: lists to search (app/widgets/chooser) of kinds, of all options of all games, and of abilities. */
#pragma once

#include "app/widgets/chooser.h"
#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* What a game is called: as its first pack is. As long as the catalogue is there. */
const char *muster_option_choosers_get_game_name (const MusterCatalog *catalog, const char *game);

/* The kinds of options, those of the game of that id first. */
GtkWidget *muster_option_choosers_new_kinds (const MusterCatalog *catalog, const char *game);
MusterKind muster_option_choosers_get_kind (GtkWidget *chooser, guint n);

/* These need their catalogue as long as they are there. */
GtkWidget *muster_option_choosers_new_options (const MusterCatalog *catalog);

/* With `free`, the first row is none of them: words of a player's own. */
GtkWidget *muster_option_choosers_new_abilities (const MusterCatalog *catalog, gboolean free);

/* NULL for that. */
const MusterOption *muster_option_choosers_get_option (GtkWidget *chooser, guint n);

G_END_DECLS
