/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing's own history: undoing its edits, and the states it was in. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

/* The edit of a thing (of its name or its choices) that would be undone, or done again where `undo` is FALSE; MUSTER_LIBRARY_ERROR_NOTHING
 * where there is none. Making, importing, deleting and tagging a thing aren't edits, and are never undone by this. */
MusterLibraryChange *muster_library_peek_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error);
MusterLibraryChange *muster_library_turn_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error);

/* What a thing was at some time. */
typedef struct
{
  gint64 state;
  gint64 made;   /* seconds since 1970 */
  char *label;   /* of the change that led to it; empty where that is forgotten */
  char *name;    /* of the thing, then */
  char *tags;    /* a line each */
  gint64 points; /* -1: it had none */
  gboolean legal;
  gboolean present; /* the thing is so now */
} MusterLibraryVersion;

void muster_library_version_free (MusterLibraryVersion *version);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibraryVersion, muster_library_version_free)

/* The different states (MusterLibraryVersion) of a thing, latest first. */
GPtrArray *muster_library_list_versions (MusterLibrary *library, gint64 id, GError **error);

/* Makes a thing what it was then, document and tags, as one step that can be undone. Nothing happens where it is so already. */
gboolean muster_library_restore_version (MusterLibrary *library, gint64 id, gint64 state, GError **error);

G_END_DECLS
