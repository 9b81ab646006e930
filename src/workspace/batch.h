/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A batch: the things to export, with their cards and lists made once.
 *
 * It holds copies, so a long job isn't affected by later edits. */
#pragma once

#include "workspace/code-maker.h"
#include "games/game.h"
#include "workspace/session.h"
#include "model/catalog/catalog.h"
#include "model/document.h"
#include "print/job.h"

G_BEGIN_DECLS

typedef struct
{
  gatomicrefcount count; /* atomic, because some work runs in threads */
  const MusterCatalog *catalog;
  char *title;                   /* name of its first thing; NULL if it has none */
  const MusterThingClass *klass; /* of the first thing; NULL if there is none yet */
  MusterDocument *document;
  GPtrArray *sources;     /* MusterDocument: loaded files; cards and lists may refer to them */
  GPtrArray *cards;       /* MusterCard, blank ones last */
  MusterCodeMaker *coder; /* adds codes */
  guint blank;            /* how many of the cards are blank */
  GPtrArray *rosters;     /* MusterRoster */
  guint64 most;           /* cards: if files request more, they are counted but not made; 0: no limit */
  guint64 asked;          /* cards requested by files, made or not */
  gboolean no_lists;      /* lists aren't wanted, so none are made … */
  gboolean no_codes;      /* … and no codes on cards */
  gboolean calibration;   /* prints only the sheet for calibrating the printer */

  MusterSession *session; /* source of the remaining things; NULL if nothing is left */
  GArray *ids;            /* gint64: things still to be added from the library, last to first */
  guint blank_left;       /* blank cards to add after that */
} MusterBatch;

/* The catalogue must outlive it. */
MusterBatch *muster_batch_new (const MusterCatalog *catalog);
MusterBatch *muster_batch_ref (MusterBatch *batch);
void muster_batch_unref (MusterBatch *batch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBatch, muster_batch_unref)

/* Adds a copy of a thing. */
void muster_batch_add (MusterBatch *batch, const MusterThing *thing);

/* Adds only a thing's cards and list, not the thing. */
void muster_batch_add_pages (MusterBatch *batch, const MusterThing *thing);

/* Adds the cards and lists of everything in a document, with the packs it carries. Takes ownership. */
void muster_batch_add_document (MusterBatch *batch, MusterDocument *document);

/* Adds a game's rules page or its worksheet; FALSE if it has none. */
gboolean muster_batch_add_reference (MusterBatch *batch, const MusterGame *game);
gboolean muster_batch_add_worksheet (MusterBatch *batch, const MusterGame *game);

/* Shows what is secret in play, such as hands of cards. */
void muster_batch_reveal (MusterBatch *batch);

/* What to export from a session. */
typedef enum
{
  MUSTER_SCOPE_CURRENT, /* the current thing */
  MUSTER_SCOPE_KIND,    /* everything of the same kind in the library */
  MUSTER_SCOPE_ALL,     /* the whole library */
} MusterScope;

/* Adds things of a session by name, skipping unreadable ones. The current thing is added at once; a library is added by
 * muster_batch_fill(). */
void muster_batch_add_scope (MusterBatch *batch, MusterSession *session, MusterScope scope);

/* Adds blank cards, in the same way. */
void muster_batch_add_blank (MusterBatch *batch, guint n);

/* Adds the next requested thing or blank card. FALSE if all are there. */
gboolean muster_batch_fill (MusterBatch *batch);
guint muster_batch_count_left (const MusterBatch *batch);

/* The title for the player. */
const char *muster_batch_get_title (const MusterBatch *batch);

G_END_DECLS
