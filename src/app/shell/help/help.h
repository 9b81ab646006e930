/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help: a page for the program and one for each game, with a search. */
#pragma once

#include <adwaita.h>

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_HELP (muster_help_get_type ())
G_DECLARE_FINAL_TYPE (MusterHelp, muster_help, MUSTER, HELP, AdwWindow)

/* Opens at a game's page; NULL: the program's. A game's page ends with its reference, made from the catalogue, which
 * must outlive it. */
GtkWidget *muster_help_new (GtkWindow *parent, const char *game, const MusterCatalog *catalog);

G_END_DECLS
