/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a miniature shows: its photo, its race, what it holds and what it wears. */
#pragma once

#include "app/widgets/rows/drop-row.h"
#include "games/collision/character.h"

G_BEGIN_DECLS

typedef struct _MusterMiniatureForm MusterMiniatureForm;

/* Puts its rows into two lists. Both, and the catalogue, must outlive it. */
MusterMiniatureForm *muster_miniature_form_new (const MusterCatalog *catalog, GtkListBox *photo, GtkListBox *seen);
void muster_miniature_form_free (MusterMiniatureForm *form);

/* Gives a character all that was said. FALSE where nothing was said but the photo. */
gboolean muster_miniature_form_read (MusterMiniatureForm *form, MusterCollisionCharacter *character);

/* Whether it is to be kept among the player's miniatures. */
gboolean muster_miniature_form_is_kept (MusterMiniatureForm *form);

G_END_DECLS
