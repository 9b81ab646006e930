/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosers (app/widgets/chooser) for making options: of kinds, of all options of all games, and of abilities. */
#pragma once

#include "app/widgets/chooser.h"
#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* A game's name, from its first pack. Lives as long as the catalogue. */
const char *muster_option_choosers_get_game_name (const MusterCatalog *catalog, const char *game);

/* The kinds of options, those of the game with that id first. */
GtkWidget *muster_option_choosers_new_kinds (const MusterCatalog *catalog, const char *game);
MusterKind muster_option_choosers_get_kind (GtkWidget *chooser, guint n);

/* These need their catalogue while they exist. */
GtkWidget *muster_option_choosers_new_options (const MusterCatalog *catalog);

/* With `free`, the first row stands for the player's own text. */
GtkWidget *muster_option_choosers_new_abilities (const MusterCatalog *catalog, gboolean free);

/* NULL for that row. */
const MusterOption *muster_option_choosers_get_option (GtkWidget *chooser, guint n);

G_END_DECLS
