/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiny contents, of which every single character can be made and judged: what the forge works out is compared with
 * these. Nothing here asks the forge. */
#pragma once

#include "games/collision/character.h"

G_BEGIN_DECLS

/* A few random options of each kind, in random values: two or more for many. */
MusterCatalog *tiny_catalog_new (GRand *rand);

typedef struct
{
  MusterCollisionCharacter *character;
  gint64 points;
} TinyCharacter;

/* All legal characters (TinyCharacter) in the order of the catalogue, slot by slot: each is made, and judged by the
 * judge. Free with g_ptr_array_unref(). */
GPtrArray *tiny_list_legal (const MusterCatalog *catalog);

/* A draft: some choices of a random character, legal or not. */
MusterCollisionCharacter *tiny_draft_new (const MusterCatalog *catalog, GRand *rand);

/* Whether a character completes a draft with those slots closed (a bit for each MusterCollisionSlot). */
gboolean tiny_completes (const MusterCollisionCharacter *character, const MusterCollisionCharacter *draft,
                         guint closed);

/* Whether two characters have the same options. */
gboolean tiny_equal (const MusterCollisionCharacter *a, const MusterCollisionCharacter *b);

G_END_DECLS
