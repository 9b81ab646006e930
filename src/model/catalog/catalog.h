/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalogue: every option of every installed pack, read-only once it is complete.
 *
 * Fill it in this order: pack facts, all values, muster_catalog_settle_values(), then the rest. Everything in it lives
 * as long as the catalogue. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

typedef struct _MusterCatalog MusterCatalog;

/* Where content comes from. `hash` is the SHA-256 of the pack file. */
typedef struct
{
  const char *name;
  const char *game;
  const char *version;
  const char *hash;
  const char *about;
} MusterPackFacts;

MusterCatalog *muster_catalog_new (void);
void muster_catalog_free (MusterCatalog *catalog);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCatalog, muster_catalog_free)

/* Filling. */

/* A copy of `text` that lives as long as the catalogue; "" for NULL. */
const char *muster_catalog_keep (MusterCatalog *catalog, const char *text);

/* The same for zeroed memory. */
gpointer muster_catalog_alloc (MusterCatalog *catalog, gsize size);

void muster_catalog_add_pack (MusterCatalog *catalog, const MusterPackFacts *facts);

/* Appends an option to its kind and returns it, to be filled in. NULL if the kind already has that id. */
MusterOption *muster_catalog_add (MusterCatalog *catalog, MusterKind kind, const char *id, const char *name);

/* Assigns each value its bit once all values are there; call again after adding more, and the options' sets follow. At
 * most MUSTER_MAX_VALUES. */
void muster_catalog_settle_values (MusterCatalog *catalog);

/* Adds up the option's own numbers and what its features add (made with muster_catalog_alloc()), and sets the traits
 * that follow from them. Call once an option is complete. FALSE if a number goes out of range. */
gboolean muster_catalog_add_up (MusterOption *option);

/* Asking. */

guint muster_catalog_count (const MusterCatalog *catalog, MusterKind kind);

/* The options of a kind in book order. */
const MusterOption *muster_catalog_nth (const MusterCatalog *catalog, MusterKind kind, guint n);

/* The options of a kind by points, then in book order; `nth` is their place in that order. Sorted on first use: don't add
 * options or change points afterwards. */
typedef struct
{
  const MusterOption *option;
  guint nth;
} MusterCatalogPlace;
const MusterCatalogPlace *muster_catalog_get_by_points (const MusterCatalog *catalog, MusterKind kind);

/* NULL if no installed content has it. */
const MusterOption *muster_catalog_find (const MusterCatalog *catalog, MusterKind kind, const char *id);

/* The value with this bit (0 to 7), or NULL. */
const MusterOption *muster_catalog_value (const MusterCatalog *catalog, guint bit);

guint muster_catalog_n_packs (const MusterCatalog *catalog);
const MusterPackFacts *muster_catalog_pack (const MusterCatalog *catalog, guint n);

/* Packs from this number on are house packs. */
void muster_catalog_set_first_house_pack (MusterCatalog *catalog, guint first);

/* Whether there are house packs, and whether an option comes from one. */
gboolean muster_catalog_has_house (const MusterCatalog *catalog);
gboolean muster_catalog_is_house (const MusterCatalog *catalog, const MusterOption *option);

/* The ids of the values in a set, in alphabetical order, space-separated. Free with g_free(). */
char *muster_catalog_dup_value_ids (const MusterCatalog *catalog, MusterValueSet set);

/* The names of the values, in alphabetical order: "Conquest, Diplomacy and Sorcery". Free with g_free(). */
char *muster_catalog_dup_value_names (const MusterCatalog *catalog, MusterValueSet set);

/* The same where any one of them is enough, as for an option: "Brutality or Chivalry". Free with g_free(). */
char *muster_catalog_dup_value_alternatives (const MusterCatalog *catalog, MusterValueSet set);

G_END_DECLS
