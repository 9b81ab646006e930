/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the session share. */
#pragma once

#include "workspace/session.h"
#include "workspace/steps.h"

G_BEGIN_DECLS

/* A thing as it is in memory. */
typedef struct
{
  gint64 id;    /* below 0: the library hasn't got it yet */
  gint64 state; /* in which it was read */
  MusterThing *thing;
  char *label; /* of what isn't saved; NULL where all is */
} MusterSessionDocument;

struct _MusterSession
{
  grefcount count;
  MusterCatalog *catalog;
  MusterHouse *house;     /* the packs in it; NULL: it has none */
  char *stamp;            /* of their folder, when they were read */
  GPtrArray *catalogs;    /* all there were, it the last: whoever looks at an older one still may */
  MusterLibrary *library; /* NULL until there is one */
  char *path;
  MusterSteps *steps;
  GPtrArray *documents;           /* MusterSessionDocument: the one at hand, and all that aren't saved */
  MusterSessionDocument *current; /* the one at hand, or NULL */
  gint member;                    /* of it, which is shown in its place; -1 for none */
  MusterSessionDocument
      refused; /* what the disk refused and the player undid, to be redone: the library knows nothing of it; or no thing */
  char *save_error;
  gint64 neighbour;
  gint64 last_new; /* the number of the last thing that the library hasn't got yet */
  guint listing;
  GPtrArray *listeners; /* of session-listeners.c */
  guint last_listener;  /* the number of the last one */
  guint telling;        /* how many times the listeners are being told of something just now */
};

/* Listeners. */

GPtrArray *muster_session_listeners_new (void);
void muster_session_tell_changed (MusterSession *session);
void muster_session_tell_selected (MusterSession *session);

/* The library. */

/* Where the library was replaced or is damaged, as `cause` says, or was closed, there is another one to go on with. FALSE: there
 * is none, and `error` says why, be it the cause itself. */
gboolean muster_session_reopen (MusterSession *session, const GError *cause, GError **error);

/* Things in memory, which they take over. */

MusterSessionDocument *muster_session_hold (MusterSession *session, gint64 id, gint64 state, MusterThing *thing);

/* One that the library hasn't got yet. */
MusterSessionDocument *muster_session_hold_new (MusterSession *session, MusterThing *thing);

/* Puts a thing, which is in that state, in the place of another, which is freed. */
void muster_session_replace (MusterSession *session, MusterSessionDocument *document, gint64 state, MusterThing *thing);

void muster_session_drop (MusterSession *session, MusterSessionDocument *document);

/* What is shown. */

/* The same as muster_session_get_thing(), to be changed. */
MusterThing *muster_session_get_own_thing (MusterSession *session);

/* Makes that the one at hand. The last one is let go where all of it is saved. */
void muster_session_show (MusterSession *session, MusterSessionDocument *document);

/* The same with a thing of the library, which is read where it isn't in memory. */
gboolean muster_session_show_thing (MusterSession *session, gint64 id, GError **error);

/* Where nothing is at hand, as it is gone: its neighbour, or what was changed last. */
void muster_session_show_another (MusterSession *session);

/* Reads the current thing again, where all of it is saved; where it is gone, another one takes its place. FALSE: it is still the same in
 * memory. */
gboolean muster_session_read_again (MusterSession *session);

/* Whether the library has it, outside of its trash. */
gboolean muster_session_has_thing (MusterSession *session, gint64 id);

/* Saving. */

/* The library made a change, or found nothing to do: it can be undone, and where it was of more than `document`, which may be NULL, lists
 * have to be read again. */
void muster_session_note_change (MusterSession *session, MusterSessionDocument *document);

/* Saves what the step that just ended did, and what was refused before it, and tells of it. */
void muster_session_settle (MusterSession *session);

/* Undo. */

void muster_session_forget_refused (MusterSession *session);

/* The thing at hand went another way: what the disk refused of it before isn't redone any more. */
void muster_session_supersede_refused (MusterSession *session);

G_END_DECLS
