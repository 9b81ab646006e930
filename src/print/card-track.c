/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card-track.h"

#include "model/i18n.h"
#include "print/game-counter.h"

/* In units of the frame. */
#define ROW 3.6
#define BETWEEN 0.9
#define ABOVE 1.2
#define LABEL 14.0
#define PITCH 1.25 /* from circle to circle, in circles */

#define LABEL_SIZE 7.0
#define MOST_CIRCLES 30
#define BLANK_CIRCLES 8 /* as many injuries as anyone can take by the book */

static guint
count_circles (const MusterCard *card, const MusterGameCounter *counter)
{
  gint n = muster_game_counter_get_number (counter, card);

  if (card->blank)
    return counter == &muster_game_counters[0] ? BLANK_CIRCLES : 0;
  return n <= MOST_CIRCLES ? (guint) n : 0;
}

guint
muster_card_tracks_count (const MusterCard *card)
{
  guint rows = 0;

  for (guint i = 0; i < muster_n_game_counters; i++)
    rows += count_circles (card, &muster_game_counters[i]) > 0;
  return rows;
}

gdouble
muster_card_tracks_measure (const MusterFrame *frame, guint rows)
{
  return rows > 0 ? (ABOVE + rows * ROW + (rows - 1) * BETWEEN) * frame->unit : 0;
}

static void
paint_row (MusterBrush *brush, const MusterFrame *frame, const char *label, guint n, gdouble y)
{
  gdouble height = ROW * frame->unit, x = frame->left + LABEL * frame->unit;
  gdouble size = MIN (height, (frame->right - x) / (PITCH * n));

  muster_brush_write (brush, (MusterBox){ frame->left, y, x - frame->left, height }, label, LABEL_SIZE,
                      MUSTER_TYPE_PLAIN, muster_grey);
  for (guint i = 0; i < n; i++)
    muster_brush_stroke_box (brush, (MusterBox){ x + i * size * PITCH, y + (height - size) / 2, size, size }, size / 2,
                             0.6, muster_grey);
}

void
muster_card_tracks_paint (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, guint rows)
{
  gdouble y = frame->bottom - muster_card_tracks_measure (frame, rows) + ABOVE * frame->unit;

  for (guint i = 0; i < muster_n_game_counters && rows > 0; i++)
    {
      guint n = count_circles (card, &muster_game_counters[i]);

      if (n == 0)
        continue;
      paint_row (brush, frame, _ (muster_game_counters[i].label), n, y);
      y += (ROW + BETWEEN) * frame->unit;
      rows--;
    }
}
