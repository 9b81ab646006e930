/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/proof.h"

/* Microseconds: what a player waits for without noticing, when it begins and in each turn after that. */
#define FIRST_TURN 20000
#define TURN 8000

struct _MusterProof
{
  GObject parent;
  MusterBatch *batch;
  MusterPrintJob *job;  /* NULL: nothing is laid out */
  guint cards, rosters; /* how many of the batch's are in the job */
  guint measured;
  GPtrArray *notes; /* MusterPreflight; NULL before the end */
  guint source;
  gboolean finished;
};

G_DEFINE_FINAL_TYPE (MusterProof, muster_proof, G_TYPE_OBJECT)

enum
{
  PROGRESSED,
  FINISHED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Lays out or measures one more of what the batch has. FALSE: all of it is done. */
static gboolean
lay_out_more (MusterProof *proof)
{
  const MusterBatch *batch = proof->batch;

  if (muster_print_job_measure_next (proof->job))
    return TRUE;
  proof->measured = proof->cards;
  if (proof->cards < batch->cards->len)
    muster_print_job_add_card (proof->job, batch->cards->pdata[proof->cards++]);
  else if (proof->rosters < batch->rosters->len)
    muster_print_job_add_roster (proof->job, batch->rosters->pdata[proof->rosters++]);
  else
    return FALSE;
  return TRUE;
}

/* What there is comes before more of it, so that there are pages to look at. */
static gboolean
step (MusterProof *proof)
{
  if (proof->batch->calibration)
    return FALSE;
  return (proof->job != NULL && lay_out_more (proof)) || muster_batch_fill (proof->batch);
}

static void
finish (MusterProof *proof)
{
  proof->finished = TRUE;
  proof->notes = proof->job != NULL ? muster_print_job_preflight (proof->job) : g_ptr_array_new ();
  g_signal_emit (proof, signals[FINISHED], 0);
}

/* FALSE: it is finished. */
static gboolean
take_turn (MusterProof *proof, gint64 length)
{
  gint64 end = g_get_monotonic_time () + length;

  while (step (proof))
    if (g_get_monotonic_time () >= end)
      {
        g_signal_emit (proof, signals[PROGRESSED], 0);
        return TRUE;
      }
  finish (proof);
  return FALSE;
}

static gboolean
turn_cb (gpointer data)
{
  g_autoptr (MusterProof) proof = g_object_ref (data);
  guint source = proof->source;

  if (take_turn (proof, TURN))
    return G_SOURCE_CONTINUE;
  if (proof->source == source)
    proof->source = 0;
  return G_SOURCE_REMOVE;
}

void
muster_proof_begin (MusterProof *proof)
{
  g_return_if_fail (proof->source == 0 && !proof->finished);

  if (take_turn (proof, FIRST_TURN))
    proof->source = g_idle_add (turn_cb, proof);
}

void
muster_proof_stop (MusterProof *proof)
{
  g_clear_handle_id (&proof->source, g_source_remove);
}

gboolean
muster_proof_is_finished (MusterProof *proof)
{
  return proof->finished;
}

void
muster_proof_get_progress (MusterProof *proof, guint *done, guint *all)
{
  *done = proof->job != NULL ? proof->measured : proof->batch->cards->len;
  *all = proof->batch->cards->len + muster_batch_count_left (proof->batch);
}

MusterBatch *
muster_proof_get_batch (MusterProof *proof)
{
  return proof->batch;
}

MusterPrintJob *
muster_proof_get_job (MusterProof *proof)
{
  return proof->job;
}

const GPtrArray *
muster_proof_get_notes (MusterProof *proof)
{
  return proof->notes;
}

/* The job refers to what the batch has. */
static void
muster_proof_finalize (GObject *object)
{
  MusterProof *proof = MUSTER_PROOF (object);

  muster_proof_stop (proof);
  g_clear_pointer (&proof->notes, g_ptr_array_unref);
  g_clear_pointer (&proof->job, muster_print_job_free);
  muster_batch_unref (proof->batch);
  G_OBJECT_CLASS (muster_proof_parent_class)->finalize (object);
}

static void
muster_proof_class_init (MusterProofClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_proof_finalize;
  signals[PROGRESSED]
      = g_signal_new ("progressed", MUSTER_TYPE_PROOF, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FINISHED]
      = g_signal_new ("finished", MUSTER_TYPE_PROOF, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_proof_init (MusterProof *proof)
{
}

MusterProof *
muster_proof_new (MusterBatch *batch, const MusterPrintOptions *options)
{
  MusterProof *proof = g_object_new (MUSTER_TYPE_PROOF, NULL);

  proof->batch = muster_batch_ref (batch);
  if (options != NULL)
    proof->job = batch->calibration ? muster_print_job_new_calibration (options) : muster_print_job_begin (options);
  return proof;
}
