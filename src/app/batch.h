/* A batch: things on their way out of the window, with the cards and lists made of them once.
 *
 * It has copies of its own, so that a long job goes on with what it began with, whatever is edited meanwhile. */
#pragma once

#include "app/session.h"
#include "model/catalog.h"
#include "model/document.h"
#include "print/job.h"

G_BEGIN_DECLS

typedef struct
{
  grefcount count;
  const MusterCatalog *catalog;
  char *title;         /* the name of its first thing; NULL where it has none */
  MusterDocument *document;
  GPtrArray *cards;    /* MusterCard, the blank ones last */
  guint blank;         /* how many of them are blank */
  GPtrArray *rosters;  /* MusterRoster */
  gboolean calibration; /* on paper it is the sheet that tells the printer's offsets, whatever it holds */
} MusterBatch;

/* The catalogue must outlive it. */
MusterBatch *muster_batch_new (const MusterCatalog *catalog);
MusterBatch *muster_batch_ref (MusterBatch *batch);
void muster_batch_unref (MusterBatch *batch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterBatch, muster_batch_unref)

/* Adds a copy of a thing. */
void muster_batch_add (MusterBatch *batch, const MusterThing *thing);

/* How much of a session goes out. */
typedef enum
{
  MUSTER_SCOPE_SHOWN,  /* the thing that is shown */
  MUSTER_SCOPE_KIND,   /* all of the library that are of its kind */
  MUSTER_SCOPE_ALL,    /* the whole library */
} MusterScope;

/* Adds what a session has, by name. What can't be read is left out. */
void muster_batch_add_scope (MusterBatch *batch, MusterSession *session, MusterScope scope);

/* Adds cards to be filled in by hand. */
void muster_batch_add_blank (MusterBatch *batch, guint n);

/* The batch on paper. It must outlive the job. */
MusterPrintJob *muster_batch_make_job (const MusterBatch *batch, const MusterPrintOptions *options);

/* What the player calls it. */
const char *muster_batch_get_title (const MusterBatch *batch);

G_END_DECLS
