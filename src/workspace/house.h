/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house: the packs that a player has installed, and the catalogue with them.
 *
 * A pack is a file in the player's folder of packs: harbour.xml, or harbour.xml.off while it is switched off. Its id is the name
 * of the file. Packs are added to the games' content; what that compiles into is kept as a cache, by the contents of all of
 * them, so that it is made only when one changes. A pack that can't be used is left out and named; so are two that have an
 * option of the same id, as only the player can say which of them is meant.
 *
 * Several programs may change the folder at once: each change is one file in place of another, under a lock. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* More packs than these, or larger ones, aren't read. */
#define MUSTER_HOUSE_MAX_PACKS 200
#define MUSTER_HOUSE_MAX_SIZE (8 * 1024 * 1024)

typedef struct
{
  char *id;
  char *path;
  gboolean on;   /* the player wants it */
  gboolean used; /* it is in the catalogue */
  GBytes *bytes; /* NULL: it can't be read */
  char *hash;    /* SHA-256 of the bytes, or "" */
  char *problem; /* why it isn't used although it is on, as a sentence; NULL: it is */
  char *rival;   /* the id of the pack that has an option of the same id, where that is the problem; or NULL */
  char *name;    /* what it says of itself; the id, and "", where that can't be read */
  char *game, *version, *about;
} MusterHousePack;

typedef struct
{
  char *folder;
  GPtrArray *packs; /* MusterHousePack, by id */
} MusterHouse;

/* Where packs are: MUSTER_PACKS, or `muster/packs` among the player's data. Empty: nowhere. Free with g_free(). */
char *muster_house_dup_folder (void);

/* The packs in the folder. One that can't be read is there with a problem. */
MusterHouse *muster_house_read (void);
void muster_house_free (MusterHouse *house);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHouse, muster_house_free)

/* NULL where there is none. An id, or what a pack calls itself. */
MusterHousePack *muster_house_find (const MusterHouse *house, const char *id);

/* The pack that an option of the catalogue comes from; NULL: the games' own. */
const MusterHousePack *muster_house_find_origin (const MusterHouse *house, const MusterCatalog *catalog,
                                                 const MusterOption *option);

/* Something that is different after any change of the folder, at little cost. Free with g_free(). */
char *muster_house_dup_stamp (void);

/* The content database `base` with the packs that are on, each of which says then whether it is used. NULL only where the base
 * can't be read. */
MusterCatalog *muster_house_load (MusterHouse *house, const char *base, GError **error);

/* The base alone, or with the packs, as both programs begin with. `house` may be NULL. */
MusterCatalog *muster_house_load_all (const char *base, MusterHouse **house, GError **error);

/* Pretends that a pack is on or off, or, where `instead` isn't NULL, that it was installed with these bytes, be it a new one: to load what the
 * catalogue would be then. Nothing in the folder changes. */
void muster_house_suppose (MusterHouse *house, const char *id, gboolean on, GBytes *instead);

/* Changes of the folder, each on the disk when it returns. FALSE: nothing has changed, and the error is a sentence. */

/* Installs a pack, switched on. The bytes are checked together with `base` before that. Where there is a pack of that id with
 * other contents, it is refused (MUSTER_ERROR_EXISTS), or set aside where `replace` says so. `id` takes the pack's id, and may be
 * NULL. */
gboolean muster_house_install (GBytes *pack, const char *base, gboolean replace, char **id, GError **error);

/* Installs what a document carries of a pack. Where a pack of that id is installed, it is added to it: nothing happens where that says all
 * of it already, and where it has an option otherwise it is refused (MUSTER_ERROR_EXISTS), or that option replaced where `replace` says so;
 * the pack as it was is set aside. */
gboolean muster_house_install_part (GBytes *part, const char *base, gboolean replace, char **id, GError **error);

/* Sets a pack aside, in the folder `removed` within. */
gboolean muster_house_remove (const char *id, GError **error);

gboolean muster_house_switch (const char *id, gboolean on, GError **error);

/* The id that a pack will have. NULL after an error. Free with g_free(). */
char *muster_house_dup_id (GBytes *pack, GError **error);

/* A new pack without options, with that name, for that game. */
gboolean muster_house_start (const char *name, const char *game, char **id, GError **error);

/* Puts the bytes in place of a pack's, if it still has that hash: what another program did in between is not overwritten. */
gboolean muster_house_save (const char *id, const char *hash, GBytes *pack, GError **error);

/* Whether the bytes are a pack that can be used together with `base`. The error is the first complaint. */
gboolean muster_house_check (GBytes *pack, const char *base, GError **error);

G_END_DECLS
