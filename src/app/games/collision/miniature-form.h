/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form for what a miniature shows: photo, race, held and worn items. */
#pragma once

#include "app/widgets/rows/drop-row.h"
#include "games/collision/character.h"

G_BEGIN_DECLS

typedef struct _MusterMiniatureForm MusterMiniatureForm;

/* Puts its rows into two lists, which must outlive it, like the catalogue. */
MusterMiniatureForm *muster_miniature_form_new (const MusterCatalog *catalog, GtkListBox *photo, GtkListBox *seen);
void muster_miniature_form_free (MusterMiniatureForm *form);

/* Copies what was entered to a character. FALSE if it was nothing but the photo. */
gboolean muster_miniature_form_read (MusterMiniatureForm *form, MusterCollisionCharacter *character);

/* Whether to add it to the player's miniatures. */
gboolean muster_miniature_form_is_kept (MusterMiniatureForm *form);

G_END_DECLS
