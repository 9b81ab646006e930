/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the session. */
#pragma once

#include "workspace/session.h"
#include "workspace/steps.h"

G_BEGIN_DECLS

/* A thing in memory. */
typedef struct
{
  gint64 id;    /* negative: the library doesn't have it yet */
  gint64 state; /* the state that was read */
  MusterThing *thing;
  char *label; /* label of the unsaved change; NULL if all is saved */
} MusterSessionDocument;

struct _MusterSession
{
  grefcount count;
  MusterCatalog *catalog;
  MusterCatalog *installed; /* without what the current thing carries */
  GPtrArray *asked;         /* the carried packs that were looked at last, and fit the catalogue; or NULL */
  MusterHouse *house;       /* the installed packs; NULL: none were read */
  char *stamp;              /* of the pack folder when it was read */
  GPtrArray *catalogs;      /* all catalogues so far: older ones may still be in use */
  MusterLibrary *library;   /* NULL until opened */
  char *path;
  MusterSteps *steps;
  GPtrArray *documents;           /* MusterSessionDocument: the current one and all unsaved ones */
  MusterSessionDocument *current; /* the current one, or NULL */
  gint member;                    /* member of it that is shown instead; -1 for none */
  MusterSessionDocument
      refused; /* refused by the disk, then undone: can be redone, but the library doesn't know it; or no thing */
  char *save_error;
  gint64 neighbour;
  gint64 last_new; /* number of the last thing that the library doesn't have yet */
  guint listing;
  GPtrArray *listeners; /* see session-listeners.c */
  guint last_listener;  /* number of the last one */
  guint notifying;      /* nesting depth of notifications */
};

/* Switches to the catalogue that fits the current thing: what is installed and what the thing carries. Called before every notification.
 * TRUE if it is another one. */
gboolean muster_session_adopt_catalog (MusterSession *session);

/* The same for things of the installed content that are about to be added: makes them again where the catalogue is another one. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_session_adopt_things (MusterSession *session, GPtrArray *things);

/* Listeners. */

GPtrArray *muster_session_listeners_new (void);
void muster_session_notify_changed (MusterSession *session);
void muster_session_notify_selected (MusterSession *session);

/* The library. */

/* Opens a library again after it was replaced, damaged (as `cause` says) or closed. FALSE: there is none, and `error`
 * says why, possibly repeating the cause. */
gboolean muster_session_reopen (MusterSession *session, const GError *cause, GError **error);

/* Documents in memory. Both take ownership of the thing. */

MusterSessionDocument *muster_session_add_document (MusterSession *session, gint64 id, gint64 state,
                                                    MusterThing *thing);

/* One that the library doesn't have yet. */
MusterSessionDocument *muster_session_add_new_document (MusterSession *session, MusterThing *thing);

/* Replaces a document's thing with another in that state, and frees the old one. */
void muster_session_replace (MusterSession *session, MusterSessionDocument *document, gint64 state, MusterThing *thing);

void muster_session_drop (MusterSession *session, MusterSessionDocument *document);

/* The current thing. */

/* The same as muster_session_get_thing(), but writable. */
MusterThing *muster_session_get_own_thing (MusterSession *session);

/* Makes a document current. The previous one is freed if it is saved. */
void muster_session_show (MusterSession *session, MusterSessionDocument *document);

/* The same with a thing of the library, read if it isn't in memory. */
gboolean muster_session_show_thing (MusterSession *session, gint64 id, GError **error);

/* If the current thing is gone: shows its neighbour, or the last one changed. */
void muster_session_show_another (MusterSession *session);

/* Reads the current thing again if it is saved; if it is gone, another takes its place. FALSE: nothing was read. */
gboolean muster_session_read_again (MusterSession *session);

/* Whether the library has it, outside the trash. */
gboolean muster_session_has_thing (MusterSession *session, gint64 id);

/* Saving. */

/* To call after a library change or no-op: enables undo, and makes lists reload if more than `document` (may be NULL)
 * changed. */
void muster_session_note_change (MusterSession *session, MusterSessionDocument *document);

/* Saves the step that just ended and what was refused before it, and notifies the listeners. */
void muster_session_settle (MusterSession *session);

/* Undo. */

void muster_session_forget_refused (MusterSession *session);

/* The current thing has changed: what the disk refused before can't be redone any more. */
void muster_session_supersede_refused (MusterSession *session);

G_END_DECLS
