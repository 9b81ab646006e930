/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The house: the packs a player has installed, and the catalogue that includes them.
 *
 * A pack is a file in the player's pack folder: harbour.xml, or harbour.xml.off while it is disabled. Its id is the
 * file name. Packs are added to the games' content; the compiled result is cached by the contents of all packs, so it
 * is rebuilt only after a change. A pack that can't be used is left out and reported; so are two packs with an option
 * of the same id, because only the player can choose between them.
 *
 * Several programs may change the folder at once: each change replaces one file, under a lock. */
#pragma once

#include "workspace/house-folder.h"
#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* Limits on the number and size of packs. */
#define MUSTER_HOUSE_MAX_PACKS 200
#define MUSTER_HOUSE_MAX_SIZE (8 * 1024 * 1024)

typedef struct
{
  char *id;
  char *path;
  gboolean on;   /* enabled by the player */
  gboolean used; /* part of the catalogue */
  GBytes *bytes; /* NULL: can't be read */
  char *hash;    /* SHA-256 of the bytes, or "" */
  char *problem; /* why it isn't used although enabled, as a sentence; NULL: it is */
  char *rival;   /* the id of the pack with the same option, if that is the problem; or NULL */
  char *name;    /* as in the pack; the id, and "", if that can't be read */
  char *game, *version, *about;
} MusterHousePack;

typedef struct
{
  char *folder;
  GPtrArray *packs; /* MusterHousePack, by id */
} MusterHouse;

/* The packs in the folder. Unreadable ones are included with a problem. */
MusterHouse *muster_house_read (void);
void muster_house_free (MusterHouse *house);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHouse, muster_house_free)

/* Finds a pack by id or name. NULL if there is none. */
MusterHousePack *muster_house_find (const MusterHouse *house, const char *id);

/* The pack that an option comes from; NULL: built-in content. */
const MusterHousePack *muster_house_find_origin (const MusterHouse *house, const MusterCatalog *catalog,
                                                 const MusterOption *option);

/* Whether a pack is installed but disabled or unusable, or was removed: its options aren't wanted here. */
gboolean muster_house_is_unwanted (const MusterHouse *house, const char *id);

/* A stamp that changes with the folder and is cheap to get. Free with g_free(). */
char *muster_house_dup_stamp (void);

/* The content database `base` with the enabled packs, which then record whether they are used. NULL only if the base
 * can't be read. */
MusterCatalog *muster_house_load (MusterHouse *house, const char *base, GError **error);

/* The base with or without packs, as both programs start. `house` may be NULL. */
MusterCatalog *muster_house_load_all (const char *base, MusterHouse **house, GError **error);

/* Treats a pack as enabled or disabled, or, if `instead` isn't NULL, as installed with these bytes (it may be new), to
 * load the resulting catalogue. The folder isn't changed. */
void muster_house_override (MusterHouse *house, const char *id, gboolean on, GBytes *instead);

/* Changing the folder; each change is on disk on return. FALSE: nothing has changed, and the error is a sentence. */

/* Installs and enables a pack after checking it together with `base`. If that pack exists with other contents, the call
 * fails with MUSTER_ERROR_EXISTS, or with `replace` sets the old one aside. `id` receives the pack's id and may be
 * NULL. */
gboolean muster_house_install (GBytes *pack, const char *base, gboolean replace, char **id, GError **error);

/* Installs the part of a pack that a document carries, or merges it into the installed pack. Nothing happens if that
 * contains everything already. A differing option fails with MUSTER_ERROR_EXISTS, or with `replace` is overwritten; the
 * old pack is then set aside. */
gboolean muster_house_install_part (GBytes *part, const char *base, gboolean replace, char **id, GError **error);

/* Sets a pack aside, in the subfolder `removed`. */
gboolean muster_house_remove (const char *id, GError **error);

gboolean muster_house_switch (const char *id, gboolean on, GError **error);

/* The id that a pack would get. NULL after an error. Free with g_free(). */
char *muster_house_dup_id (GBytes *pack, GError **error);

/* Makes a new pack without options, with that name, for that game. */
gboolean muster_house_start (const char *name, const char *game, char **id, GError **error);

/* Overwrites a pack if it still has that hash, so that another program's change is never lost. */
gboolean muster_house_save (const char *id, const char *hash, GBytes *pack, GError **error);

/* Whether a pack can be used together with `base`. The error is the first complaint. */
gboolean muster_house_check (GBytes *pack, const char *base, GError **error);

G_END_DECLS
