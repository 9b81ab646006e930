/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A call of `muster library`: the verbs and what they share. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

typedef struct
{
  MusterLibrary *library;
  const MusterCatalog *catalog;
  char *path;
  char **args; /* after the verb */
  guint n_args;
  gboolean tsv;
  gboolean trash;
  MusterLibrarySort sort;
  char *output;
  int status;
} MusterLibraryCall;

/* Finds a thing by number, or by name if it is unique. */
gboolean muster_library_call_find (MusterLibraryCall *call, const char *name, gint64 *id, GError **error);

/* The verbs that show or change things … */
gboolean muster_library_run_list (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_show (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_changes (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_repair (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_rename (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_duplicate (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_tag (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_untag (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_delete (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_undelete (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_join (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_undo (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_redo (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_history (MusterLibraryCall *call, GError **error);

/* … and those that read and write files. */
gboolean muster_library_run_import (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_export (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_portrait (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_backup (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_backups (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_restore (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_compact (MusterLibraryCall *call, GError **error);
gboolean muster_library_run_check (MusterLibraryCall *call, GError **error);

G_END_DECLS
