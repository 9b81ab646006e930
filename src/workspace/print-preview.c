/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/print-preview.h"

/* Microseconds that a player won't notice: for the first turn, and for each later one. */
#define FIRST_TURN 20000
#define TURN 8000

struct _MusterPrintPreview
{
  grefcount count;
  MusterBatch *batch;
  MusterPrintJob *job;  /* NULL: no layout */
  guint cards, rosters; /* how many of the batch's items are in the job */
  guint measured;
  GPtrArray *notes; /* MusterPreflight; NULL until finished */
  guint source;
  gboolean finished;
  const MusterPrintPreviewWatcher *watcher; /* or NULL */
  gpointer watcher_data;
};

/* Lays out or measures the next item of the batch. FALSE: all are done. */
static gboolean
lay_out_more (MusterPrintPreview *preview)
{
  const MusterBatch *batch = preview->batch;

  if (muster_print_job_measure_next (preview->job))
    return TRUE;
  preview->measured = preview->cards;
  if (preview->cards < batch->cards->len)
    muster_print_job_add_card (preview->job, batch->cards->pdata[preview->cards++]);
  else if (preview->rosters < batch->rosters->len)
    muster_print_job_add_roster (preview->job, batch->rosters->pdata[preview->rosters++]);
  else
    return FALSE;
  return TRUE;
}

/* Lay out what there is before adding more, so that there are pages to show. */
static gboolean
step (MusterPrintPreview *preview)
{
  if (preview->batch->calibration)
    return FALSE;
  return (preview->job != NULL && lay_out_more (preview)) || muster_batch_fill (preview->batch);
}

static void
finish (MusterPrintPreview *preview)
{
  preview->finished = TRUE;
  preview->notes = preview->job != NULL ? muster_print_job_preflight (preview->job) : g_ptr_array_new ();
  if (preview->watcher != NULL)
    preview->watcher->finished (preview->watcher_data);
}

/* FALSE: finished. */
static gboolean
take_turn (MusterPrintPreview *preview, gint64 length)
{
  gint64 end = g_get_monotonic_time () + length;

  while (step (preview))
    if (g_get_monotonic_time () >= end)
      {
        if (preview->watcher != NULL)
          preview->watcher->progressed (preview->watcher_data);
        return TRUE;
      }
  finish (preview);
  return FALSE;
}

static gboolean
turn_cb (gpointer data)
{
  g_autoptr (MusterPrintPreview) preview = muster_print_preview_ref (data);
  guint source = preview->source;

  if (take_turn (preview, TURN))
    return G_SOURCE_CONTINUE;
  if (preview->source == source)
    preview->source = 0;
  return G_SOURCE_REMOVE;
}

void
muster_print_preview_begin (MusterPrintPreview *preview)
{
  g_autoptr (MusterPrintPreview) kept = muster_print_preview_ref (preview);

  g_return_if_fail (preview->source == 0 && !preview->finished);
  if (take_turn (preview, FIRST_TURN))
    preview->source = g_idle_add (turn_cb, preview);
}

void
muster_print_preview_stop (MusterPrintPreview *preview)
{
  g_clear_handle_id (&preview->source, g_source_remove);
}

gboolean
muster_print_preview_is_finished (MusterPrintPreview *preview)
{
  return preview->finished;
}

void
muster_print_preview_get_progress (MusterPrintPreview *preview, guint *done, guint *all)
{
  *done = preview->job != NULL ? preview->measured : preview->batch->cards->len;
  *all = preview->batch->cards->len + muster_batch_count_left (preview->batch);
}

MusterBatch *
muster_print_preview_get_batch (MusterPrintPreview *preview)
{
  return preview->batch;
}

MusterPrintJob *
muster_print_preview_get_job (MusterPrintPreview *preview)
{
  return preview->job;
}

const GPtrArray *
muster_print_preview_get_notes (MusterPrintPreview *preview)
{
  return preview->notes;
}

MusterPrintPreview *
muster_print_preview_new (MusterBatch *batch, const MusterPrintOptions *options)
{
  MusterPrintPreview *preview = g_new0 (MusterPrintPreview, 1);

  g_ref_count_init (&preview->count);
  preview->batch = muster_batch_ref (batch);
  if (options != NULL)
    preview->job = batch->calibration ? muster_print_job_new_calibration (options) : muster_print_job_begin (options);
  return preview;
}

MusterPrintPreview *
muster_print_preview_ref (MusterPrintPreview *preview)
{
  g_ref_count_inc (&preview->count);
  return preview;
}

/* The job refers to the batch. */
void
muster_print_preview_unref (MusterPrintPreview *preview)
{
  if (!g_ref_count_dec (&preview->count))
    return;
  muster_print_preview_stop (preview);
  g_clear_pointer (&preview->notes, g_ptr_array_unref);
  g_clear_pointer (&preview->job, muster_print_job_free);
  muster_batch_unref (preview->batch);
  g_free (preview);
}

void
muster_print_preview_watch (MusterPrintPreview *preview, const MusterPrintPreviewWatcher *watcher, gpointer data)
{
  preview->watcher = watcher;
  preview->watcher_data = data;
}
