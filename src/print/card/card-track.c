/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card-track.h"

/* In units of the frame. */
#define LABEL 14.0
#define BEHIND 1.2 /* a label, where two rows share a line … */
#define APART 2.0  /* … and between those */
#define PITCH 1.25 /* from circle to circle, in circles */

#define LABEL_SIZE 7.0
#define LEADING 1.3     /* how far a line of text may exceed its row, where it is only leading */
#define MOST_CIRCLES 30 /* above this a line to write on instead */
#define LINE 16.0

/* The spacing of rows, in units of the frame. */
typedef struct
{
  gdouble above, row, between;
} Spacing;

static const Spacing usual = { 1.2, 3.6, 0.9 }, closest = { 0.8, 2.6, 0.3 };

static gdouble
add_up (const Spacing *spacing, guint rows)
{
  return rows > 0 ? spacing->above + rows * spacing->row + (rows - 1) * spacing->between : 0;
}

/* How many lines the rows take if space is short: the second and third share one. */
static guint
count_least_lines (guint rows)
{
  return MIN (rows, 2);
}

/* A single row isn't worth shrinking. */
gdouble
muster_card_tracks_measure (const MusterCard *card, const MusterFrame *frame, gboolean least)
{
  guint rows = card->tracks->len;

  return (least && rows > 1 ? add_up (&closest, count_least_lines (rows)) : add_up (&usual, rows)) * frame->unit;
}

/* The spacing that gives this many rows this height. */
static Spacing
find_spacing (guint rows, gdouble height)
{
  gdouble least = add_up (&closest, rows),
          part = CLAMP ((height - least) / MAX (add_up (&usual, rows) - least, 0.1), 0, 1);

  return (Spacing){ closest.above + part * (usual.above - closest.above),
                    closest.row + part * (usual.row - closest.row),
                    closest.between + part * (usual.between - closest.between) };
}

/* A box to write the remaining number. */
static void
paint_line (MusterBrush *brush, MusterBox box, guint n)
{
  g_autofree char *number = g_strdup_printf ("/ %u", n);
  gdouble end = muster_brush_measure_line (brush, number, LABEL_SIZE, MUSTER_TYPE_PLAIN), y = box.y + box.height * 0.85;
  gdouble line = MIN (LINE * LABEL_SIZE / 7, box.width - end) - BEHIND;

  muster_brush_line (brush, box.x, y, box.x + line, y, 0.5, muster_grey);
  muster_brush_write (brush, (MusterBox){ box.x + line + BEHIND, box.y, end, box.height }, number, LABEL_SIZE,
                      MUSTER_TYPE_PLAIN, muster_grey);
}

static void
paint_row (MusterBrush *brush, MusterBox row, const char *label, guint n, gdouble start)
{
  gdouble x = row.x + start, size = MIN (row.height, (row.width - start) / (PITCH * n));
  gdouble line = MAX (row.height, LABEL_SIZE * LEADING);
  MusterBox words = { row.x, row.y + (row.height - line) / 2, start, line };

  muster_brush_write (brush, words, label, LABEL_SIZE, MUSTER_TYPE_PLAIN, muster_grey);
  if (n > MOST_CIRCLES)
    {
      paint_line (brush, (MusterBox){ x, words.y, row.width - start, line }, n);
      return;
    }
  for (guint i = 0; i < n; i++)
    muster_brush_stroke_box (brush, (MusterBox){ x + i * size * PITCH, row.y + (row.height - size) / 2, size, size },
                             size / 2, 0.6, muster_grey);
}

/* Where the circles begin, behind a label: those at the left all alike, behind the longest label; one that shares a line behind its own. */
static gdouble
measure_start (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, guint n, guint lines)
{
  gdouble behind = BEHIND * frame->unit, most = lines < card->tracks->len ? 0 : LABEL * frame->unit;
  guint first = n < lines ? 0 : n, end = n < lines ? lines : n + 1;

  for (guint i = first; i < end; i++)
    most = MAX (most,
                muster_brush_measure_line (brush, muster_card_track (card, i)->label, LABEL_SIZE, MUSTER_TYPE_PLAIN)
                    + behind);
  return MIN (most, (frame->right - frame->left) * 0.45);
}

/* The n-th row out of this many lines, the last of which may be shared. */
static MusterBox
place_row (const MusterFrame *frame, const Spacing *spacing, guint n, guint rows, guint lines)
{
  gdouble unit = frame->unit, width = frame->right - frame->left, apart;
  guint line = MIN (n, lines - 1), sharing = line == lines - 1 ? rows - lines + 1 : 1;

  apart = n + 1 < rows && sharing > 1 ? APART * unit : 0;
  return (MusterBox){ frame->left + (n - line) * width / sharing,
                      frame->bottom - (add_up (spacing, lines) - spacing->above) * unit
                          + line * (spacing->row + spacing->between) * unit,
                      width / sharing - apart, spacing->row * unit };
}

void
muster_card_tracks_paint (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble height)
{
  guint rows = card->tracks->len;
  guint lines = height < add_up (&closest, rows) * frame->unit - 0.01 ? count_least_lines (rows) : rows;
  Spacing spacing = find_spacing (lines, height / frame->unit);

  for (guint row = 0; row < rows; row++)
    {
      const MusterCardTrack *track = muster_card_track (card, row);

      paint_row (brush, place_row (frame, &spacing, row, rows, lines), track->label, track->circles,
                 measure_start (brush, card, frame, row, lines));
    }
}
