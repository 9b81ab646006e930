/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A proof: a batch laid out with some options, for the window to show before it goes out, and what is good to know about it.
 *
 * It is made a bit at a time from the main loop, as a library has ten thousand cards and a window must not wait for them; the
 * first pages are there at once. Whoever goes on with it holds a reference; nobody changes it after it is finished. */
#pragma once

#include "app/batch.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PROOF (muster_proof_get_type ())
G_DECLARE_FINAL_TYPE (MusterProof, muster_proof, MUSTER, PROOF, GObject)

/* Without options nothing is laid out, and the batch alone is filled. The signal "progressed" tells that there is more of it,
 * "finished" that there is all. */
MusterProof *muster_proof_new (MusterBatch *batch, const MusterPrintOptions *options);

/* Begins; "finished" may come before this returns. Stopping leaves it as it is. */
void muster_proof_begin (MusterProof *proof);
void muster_proof_stop (MusterProof *proof);

gboolean muster_proof_is_finished (MusterProof *proof);

/* How far it is; `all` may grow. */
void muster_proof_get_progress (MusterProof *proof, guint *done, guint *all);

MusterBatch *muster_proof_get_batch (MusterProof *proof);

/* The pages so far; NULL without options. */
MusterPrintJob *muster_proof_get_job (MusterProof *proof);

/* MusterPreflight; NULL before it is finished. */
const GPtrArray *muster_proof_get_notes (MusterProof *proof);

G_END_DECLS
