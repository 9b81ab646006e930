/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A batch: things on their way out of the program, with the cards and lists made of them once.
 *
 * It has copies of its own, so that a long job goes on with what it began with, whatever is edited meanwhile. */
#pragma once

#include "workspace/coder.h"
#include "games/game.h"
#include "workspace/session.h"
#include "model/catalog/catalog.h"
#include "model/document.h"
#include "print/job.h"

G_BEGIN_DECLS

typedef struct
{
  gatomicrefcount count; /* some of what is done with it is done in threads */
  const MusterCatalog *catalog;
  char *title;                   /* the name of its first thing; NULL where it has none */
  const MusterThingClass *klass; /* of the first thing; NULL: there is none yet */
  MusterDocument *document;
  GPtrArray *sources;   /* MusterDocument: what came from files; cards and lists may refer to it */
  GPtrArray *cards;     /* MusterCard, the blank ones last */
  MusterCoder *coder;   /* marks the lists */
  guint blank;          /* how many of them are blank */
  GPtrArray *rosters;   /* MusterRoster */
  guint64 most;         /* cards: where files ask for more, they are counted and no longer made; 0: any number */
  guint64 asked;        /* cards that files asked for, made or not */
  gboolean no_lists;    /* nobody asked for lists, so that none are made … */
  gboolean no_codes;    /* … and nobody for codes on cards */
  gboolean calibration; /* on paper it is the sheet that tells the printer's offsets, whatever it holds */

  MusterSession *session; /* where the rest of it comes from; NULL where nothing is left */
  GArray *ids;            /* gint64: what is to be added from its library, from the last to the first */
  guint blank_left;       /* blank cards to be added after that */
} MusterBatch;

/* The catalogue must outlive it. */
MusterBatch *muster_batch_new (const MusterCatalog *catalog);
MusterBatch *muster_batch_ref (MusterBatch *batch);
void muster_batch_unref (MusterBatch *batch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBatch, muster_batch_unref)

/* Adds a copy of a thing. */
void muster_batch_add (MusterBatch *batch, const MusterThing *thing);

/* Adds its cards and its list, and not the thing itself. */
void muster_batch_add_pages (MusterBatch *batch, const MusterThing *thing);

/* Adds the cards and lists of all that a document holds, which it takes over, with the packs that it carries. */
void muster_batch_add_document (MusterBatch *batch, MusterDocument *document);

/* Adds the page of rules of a game, or its form to build on; FALSE where it has none. */
gboolean muster_batch_add_reference (MusterBatch *batch, const MusterGame *game);
gboolean muster_batch_add_worksheet (MusterBatch *batch, const MusterGame *game);

/* Shows what is secret in play: hands of cards. */
void muster_batch_reveal (MusterBatch *batch);

/* How much of a session goes out. */
typedef enum
{
  MUSTER_SCOPE_CURRENT, /* the thing that is shown */
  MUSTER_SCOPE_KIND,    /* all of the library that are of its kind */
  MUSTER_SCOPE_ALL,     /* the whole library */
} MusterScope;

/* Adds what a session has, by name. What can't be read is left out. The thing that is shown is there at once; a library is added by
 * muster_batch_fill(). */
void muster_batch_add_scope (MusterBatch *batch, MusterSession *session, MusterScope scope);

/* Adds cards to be filled in by hand, likewise. */
void muster_batch_add_blank (MusterBatch *batch, guint n);

/* Adds the next thing or blank card that was asked for. FALSE: all of them are there. */
gboolean muster_batch_fill (MusterBatch *batch);
guint muster_batch_count_left (const MusterBatch *batch);

/* What the player calls it. */
const char *muster_batch_get_title (const MusterBatch *batch);

G_END_DECLS
