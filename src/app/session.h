/* A session: the document at hand, every change to it as a step that can be undone, and the file it lives in.
 *
 * There is no saving by hand: each step is on its way to the file as it is made. */
#pragma once

#include <gio/gio.h>

#include "model/character.h"
#include "model/document.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SESSION (muster_session_get_type ())
G_DECLARE_FINAL_TYPE (MusterSession, muster_session, MUSTER, SESSION, GObject)

/* Takes the catalogue over. The signal "changed" follows every step, undo and redo, "selected" every other choice of what is
 * shown; "failed" carries a sentence. */
MusterSession *muster_session_new (MusterCatalog *catalog);

const MusterCatalog *muster_session_get_catalog (MusterSession *session);
MusterDocument *muster_session_get_document (MusterSession *session);

/* Opens a file in place of what is at hand. A file that isn't there yet is an empty document. */
gboolean muster_session_open (MusterSession *session, const char *path, GError **error);

/* Waits until every step is on the disk. */
void muster_session_flush (MusterSession *session);

/* Adds the things of a file to what is at hand, as one step. */
gboolean muster_session_import (MusterSession *session, const char *path, GError **error);

/* Begins a step: whatever is done to the document until muster_session_end() is one, under this label. */
void muster_session_begin (MusterSession *session, const char *label);
void muster_session_end (MusterSession *session);

/* Adds a thing behind the others as one step and selects it; takes it over. */
void muster_session_add (MusterSession *session, const char *label, MusterThing *thing);

/* Adds a copy of what is selected, as one step, and selects it. */
void muster_session_duplicate (MusterSession *session, const char *label);

/* Takes out what is selected, as one step. */
void muster_session_remove (MusterSession *session, const char *label);

/* The label of what would be undone or redone; NULL for nothing. */
const char *muster_session_get_undo (MusterSession *session);
const char *muster_session_get_redo (MusterSession *session);
void muster_session_undo (MusterSession *session);
void muster_session_redo (MusterSession *session);

/* Which thing is shown; kept within what there is. */
guint muster_session_get_selected (MusterSession *session);
void muster_session_select (MusterSession *session, guint n);

/* The thing that is shown; NULL where there is none. */
MusterThing *muster_session_get_thing (MusterSession *session);

G_END_DECLS
