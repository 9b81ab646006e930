/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card-front.h"

#include "model/i18n.h"
#include "print/card/card-block.h"
#include "print/card/card-numbers.h"
#include "print/card/card-track.h"
#include "print/wording.h"

/* In units of the frame. */
#define NUMBERS 10.0
#define MINOR 5.6
#define NOTE 3.6
#define BETWEEN 0.8
#define PORTRAIT_GAP 1.2
#define LEAST_BOX 7.2 /* for a number beside the portrait */
#define LEAST_ROW 7.6
#define LEAST_PORTRAIT 27.0
#define MOST_PORTRAIT 46.0 /* over weapons … */
#define LONE_PORTRAIT 52.0 /* … and where there is none */
#define MARK 20.0          /* the least space for an emblem */

#define VERDICT_SIZE 7.0

static void
paint_points (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  gdouble size = frame->band.height;
  MusterBox badge = { frame->right - size, frame->band.y, size, size };
  MusterBox number = { badge.x + size * 0.08, badge.y + size * 0.05, size * 0.84, size * 0.46 };
  MusterBox label = { badge.x + size * 0.02, badge.y + size * 0.44, size * 0.96, size * 0.40 };
  g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, card->points);

  if (!muster_card_has_points (card))
    return;
  muster_brush_mark (brush, MUSTER_ZONE_POINTS, NULL, badge);
  if (frame->light)
    muster_brush_stroke_box (brush, badge, size / 2, 0.8, muster_black);
  else
    muster_brush_fill_box (brush, badge, size / 2, muster_white);
  muster_brush_write (brush, number, card->blank ? "" : points, 13, MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER,
                      frame->light ? muster_black : frame->accent);
  muster_brush_write (brush, label, _ ("points"), 6, MUSTER_TYPE_CENTER, muster_grey);
}

/* Suit and rank at the left of the band, as on a playing card; or an emblem if there are none. */
static void
paint_corner (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  gdouble size = (card->suit != MUSTER_SUIT_ANY ? 5.0 : 5.8) * frame->unit;
  MusterBox emblem = { frame->left, frame->band.y, size, size };
  MusterBox rank = { frame->left, frame->band.y + size, size, frame->band.height - size };
  g_autofree char *text = card->rank == 11 ? g_strdup (_ ("Ace")) : g_strdup_printf ("%u", card->rank);

  if (card->suit != MUSTER_SUIT_ANY)
    {
      muster_brush_mark (brush, MUSTER_ZONE_CORNER, NULL, (MusterBox){ emblem.x, emblem.y, size, frame->band.height });
      muster_brush_paint_emblem (brush, muster_suits[card->suit], emblem, muster_frame_band_ink (frame));
      muster_brush_write (brush, rank, text, 8, MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER, muster_frame_band_ink (frame));
    }
  else if (card->style.emblem != NULL)
    {
      emblem.y += (frame->band.height - size) / 2;
      muster_brush_paint_emblem (brush, card->style.emblem, emblem, muster_frame_band_ink (frame));
    }
}

/* A one-line summary: "Red Elf · 6 of Cups", "Pawn"; what doesn't fit is only on the back. Free with g_free(). */
static char *
dup_line (MusterBrush *brush, const MusterCard *card, gdouble width)
{
  static const char *const told[] = { "race", "tarot", "rank", "kind", "scroll" };
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    for (guint j = 0; j < card->facts->len; j++)
      {
        const MusterCardFact *fact = muster_card_fact (card->facts, j);
        gsize before = line->len;

        if (!g_str_equal (fact->id, told[i]) || *fact->value == '\0')
          continue;
        g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", fact->value);
        if (before > 0 && muster_brush_measure_line (brush, line->str, MUSTER_LEAST_SIZE, MUSTER_TYPE_PLAIN) > width)
          g_string_truncate (line, before);
      }
  return g_string_free (line, FALSE);
}

/* The layout of a front, from top to bottom. */
typedef struct
{
  MusterFrame frame;
  MusterBox line;         /* race, tarot and values */
  MusterBox verdict;      /* what is wrong, if anything */
  MusterBox portrait;     /* with the numbers beside it, if shown */
  gboolean shown, beside; /* the portrait is shown; the small row is beside it too … */
  guint rows;             /* … with the numbers in this many columns */
  gdouble numbers;        /* start of both rows of numbers, or of the portrait with them … */
  gdouble blocks;         /* … start of the weapons … */
  guint n_blocks;         /* … their number … */
  gdouble bottom;         /* … their end; then … */
  gdouble tracks;         /* … the height of the rows of circles */
} Front;

/* Race and tarot below the band, the values' emblems at the end. */
static void
paint_line (MusterBrush *brush, const MusterCard *card, const Front *front)
{
  gdouble unit = front->frame.unit;
  gdouble end = muster_frame_paint_values (brush, card, front->frame.right, front->line.y + 0.3 * unit, 3.8 * unit,
                                           front->frame.accent);
  MusterBox box = { front->line.x, front->line.y, end - front->line.x - unit, front->line.height };
  g_autofree char *line = dup_line (brush, card, box.width);

  muster_brush_mark (brush, MUSTER_ZONE_LINE, NULL, front->line);
  muster_brush_write (brush, box, line, 8, MUSTER_TYPE_PLAIN, muster_grey);
}

static char *
dup_verdict (const MusterCard *card)
{
  guint errors = card->problems->len - card->n_agreed, more = errors > 0 ? errors - 1 : 0;

  if (card->problems->len == 0)
    return g_strdup (muster_wording_get_verdict (card->legal));
  if (card->legal == MUSTER_LEGAL_BY_AGREEMENT)
    return g_strdup_printf (_ ("Legal by agreement: %s"), (const char *) card->problems->pdata[0]);
  if (card->unfinished)
    return g_strdup (_ ("Not finished yet"));
  if (more == 0)
    return g_strdup_printf (_ ("Not legal: %s"), (const char *) card->problems->pdata[0]);
  return g_strdup_printf (
      ngettext ("Not legal: %s (and %u more problem)", "Not legal: %s (and %u more problems)", more),
      (const char *) card->problems->pdata[0], more);
}

/* The box of the verdict's sentence. */
static MusterBox
verdict_text (const Front *front)
{
  gdouble unit = front->frame.unit;

  return (MusterBox){ front->verdict.x + 6 * unit, front->verdict.y + 0.7 * unit, front->verdict.width - 7 * unit,
                      front->verdict.height - 1.4 * unit };
}

/* As high as the sentence needs at that type size, up to a fifth of the card. */
static gdouble
measure_verdict (MusterBrush *brush, const MusterCard *card, const Front *front, gdouble size)
{
  gdouble unit = front->frame.unit;
  g_autofree char *sentence = dup_verdict (card);
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  return CLAMP (muster_brush_measure (brush, markup, verdict_text (front).width, size), 4.8 * unit, 16 * unit)
         + 1.4 * unit;
}

static void
paint_verdict (MusterBrush *brush, const MusterCard *card, const Front *front)
{
  gdouble unit = front->frame.unit;
  MusterBox icon = { front->verdict.x + 1.2 * unit, front->verdict.y + 1.2 * unit, 3.8 * unit, 3.8 * unit };
  g_autofree char *sentence = dup_verdict (card);
  MusterColor color = card->unfinished ? muster_grey : muster_alarm;

  muster_brush_mark (brush, MUSTER_ZONE_VERDICT, NULL, front->verdict);
  muster_brush_stroke_box (brush, front->verdict, unit, 1, color);
  muster_brush_paint_emblem (brush, "status", icon, color);
  muster_brush_write (brush, verdict_text (front), sentence, VERDICT_SIZE, MUSTER_TYPE_WRAP, color);
}

/* Both rows, one below the other. */
static void
paint_rows (MusterBrush *brush, const MusterCard *card, const Front *front)
{
  const MusterFrame *frame = &front->frame;
  MusterBox row = { frame->left, front->numbers, frame->right - frame->left, NUMBERS * frame->unit };

  if (muster_card_count_boxes (card) > 0)
    {
      muster_card_numbers_paint (brush, card->numbers, 0, muster_card_count_boxes (card), frame, row);
      row.y += (NUMBERS + 1) * frame->unit;
    }
  row.height = MINOR * frame->unit;
  muster_card_minor_paint (brush, card->minor, frame, row);
}

static gdouble
measure_rows (const MusterCard *card, const MusterFrame *frame)
{
  return ((muster_card_count_boxes (card) > 0 ? NUMBERS + 1 : 0) + (card->minor->len > 0 ? MINOR + 1 : 0))
         * frame->unit;
}

/* In how many rows the numbers stand beside a portrait of that width and height, so that each can be read and none is
 * alone in a row below others. FALSE if they can't. */
static gboolean
divide_beside (const MusterCard *card, const Front *front, gdouble width, gdouble height, guint *rows)
{
  gdouble unit = front->frame.unit, gap = BETWEEN * unit;
  gdouble left = front->frame.right - front->frame.left - width - PORTRAIT_GAP * unit;
  guint columns = (guint) MAX ((left + gap) / (LEAST_BOX * unit + gap), 1), n = muster_card_count_boxes (card);

  *rows = (n + columns - 1) / columns;
  return *rows * (LEAST_ROW * unit + gap) - gap <= height && (*rows == n || n >= 2 * *rows);
}

/* The widest portrait, at most square, with readable numbers beside it; `under` is the height of the small row below
 * both if it doesn't fit beside. */
static gboolean
find_portrait (MusterBrush *brush, const MusterCard *card, Front *front, gdouble height)
{
  static const gdouble widths[] = { 34, 32, 30, 28, 26, 24, 22, 20, 18 };
  gdouble unit = front->frame.unit, inner = front->frame.right - front->frame.left - PORTRAIT_GAP * unit;

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gdouble width = widths[i] * unit;
      gboolean beside = card->minor->len == 0 || muster_card_minor_fits (brush, card, &front->frame, inner - width);
      gdouble minor = card->minor->len > 0 ? (MINOR + BETWEEN) * unit : 0, under = beside ? 0 : minor;
      gdouble numbers = height - minor;

      if (width > (height - under) * 0.95 || !divide_beside (card, front, width, numbers, &front->rows))
        continue;
      front->beside = beside;
      front->portrait = (MusterBox){ front->frame.left, front->numbers, width, height - under };
      return TRUE;
    }
  return FALSE;
}

/* The portrait is as high as the weapons allow, with the numbers beside it, and the small row below both on narrow
 * cards. If the weapons leave too little, it is omitted. */
static void
lay_out_portrait (MusterBrush *brush, const MusterCard *card, Front *front)
{
  gdouble unit = front->frame.unit, room = front->bottom - front->numbers - 1.4 * unit;
  gdouble least = room - muster_card_blocks_measure (brush, card, front->n_blocks, &front->frame, TRUE);
  gdouble tracks = muster_card_tracks_measure (card, &front->frame, FALSE) - front->tracks;
  gdouble usual = room - muster_card_blocks_measure (brush, card, front->n_blocks, &front->frame, FALSE) - tracks;
  gdouble height = MIN (MAX (usual, MIN (least, LEAST_PORTRAIT * unit)),
                        (front->n_blocks > 0 ? MOST_PORTRAIT : LONE_PORTRAIT) * unit);

  /* If large weapons leave too little room, they are set smaller. */
  front->shown = find_portrait (brush, card, front, height)
                 || (least > height && find_portrait (brush, card, front, height = least));
  if (front->shown)
    front->blocks = front->numbers + height + 1.4 * unit;
}

/* The numbers in rows of about as many each, the fuller ones first, from there down. */
static void
paint_boxes_beside (MusterBrush *brush, const MusterCard *card, const Front *front, MusterBox row)
{
  guint n = muster_card_count_boxes (card), first = 0;

  for (guint i = 0; i < front->rows; i++, row.y += row.height + BETWEEN * front->frame.unit)
    {
      guint here = n / front->rows + (i < n % front->rows ? 1 : 0);

      muster_card_numbers_paint (brush, card->numbers, first, here, &front->frame, row);
      first += here;
    }
}

static void
paint_beside_portrait (MusterBrush *brush, const MusterCard *card, const Front *front)
{
  const MusterFrame *frame = &front->frame;
  gdouble unit = frame->unit, gap = BETWEEN * unit,
          minor = card->minor->len > 0 && front->beside ? MINOR * unit + gap : 0;
  MusterBox row = { front->portrait.x + front->portrait.width + PORTRAIT_GAP * unit, front->portrait.y, 0, 0 };

  row.width = frame->right - row.x;
  row.height = (front->portrait.height - minor - gap * (front->rows - 1.0)) / MAX (front->rows, 1);
  muster_brush_mark (brush, MUSTER_ZONE_PICTURE, NULL, front->portrait);
  muster_brush_show (brush, card->portrait, front->portrait, 1.2 * unit);
  paint_boxes_beside (brush, card, front, row);
  if (!front->beside)
    row = (MusterBox){ frame->left, 0, frame->right - frame->left, 0 };
  row.height = MINOR * unit;
  row.y = front->blocks - 1.4 * unit - row.height;
  muster_card_minor_paint (brush, card->minor, frame, row);
}

/* The height of the line that says what is on the back. */
static gdouble
note_of (const MusterCard *card, const Front *front)
{
  return front->n_blocks < muster_card_blocks_count (card) ? NOTE * front->frame.unit : 0;
}

/* Weapons that wouldn't be readable go to the back. */
static void
count_blocks (MusterBrush *brush, const MusterCard *card, Front *front)
{
  gdouble room = front->bottom - front->blocks;

  for (front->n_blocks = muster_card_blocks_count (card); front->n_blocks > 1; front->n_blocks--)
    if (muster_card_blocks_measure (brush, card, front->n_blocks, &front->frame, TRUE) + note_of (card, front) <= room)
      break;
}

/* The sentence shrinks before a weapon has to go to the back. */
static void
lay_out_verdict (MusterBrush *brush, const MusterCard *card, Front *front)
{
  gdouble gap = 1.2 * front->frame.unit;
  gdouble left = front->bottom - front->blocks - gap
                 - muster_card_blocks_measure (brush, card, muster_card_blocks_count (card), &front->frame, TRUE);
  gdouble wanted = measure_verdict (brush, card, front, VERDICT_SIZE),
          least = measure_verdict (brush, card, front, MUSTER_LEAST_SIZE);

  front->verdict.height = CLAMP (left, least, wanted);
  front->numbers += front->verdict.height + gap;
  front->blocks += front->verdict.height + gap;
}

/* What is counted has its circles, as high as the weapons leave room for; empty ones need little. */
static void
lay_out_tracks (MusterBrush *brush, const MusterCard *card, Front *front)
{
  gdouble wanted = front->blocks + muster_card_blocks_measure (brush, card, front->n_blocks, &front->frame, card->blank)
                   + note_of (card, front);

  front->tracks
      = CLAMP (front->frame.bottom - wanted, front->tracks, muster_card_tracks_measure (card, &front->frame, FALSE));
  front->bottom = front->frame.bottom - front->tracks;
}

static Front
lay_out (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height, gdouble bleed)
{
  Front front = { .frame = muster_frame_lay_out (brush, card, width, height, bleed) };
  gdouble unit = front.frame.unit, inner = front.frame.right - front.frame.left, y = front.frame.top + 1.0 * unit;

  front.line = (MusterBox){ front.frame.left, y, inner, 4.2 * unit };
  y += front.line.height + 0.6 * unit;
  front.verdict = (MusterBox){ front.frame.left, y, inner, 0 };
  front.numbers = y;
  front.blocks = y + measure_rows (card, &front.frame) + 0.4 * unit;
  front.tracks = muster_card_tracks_measure (card, &front.frame, TRUE);
  front.bottom = front.frame.bottom - front.tracks;
  if (card->legal != MUSTER_LEGAL)
    lay_out_verdict (brush, card, &front);
  count_blocks (brush, card, &front);
  if (front.n_blocks == muster_card_blocks_count (card) && muster_brush_can_show (brush, card->portrait))
    lay_out_portrait (brush, card, &front);
  lay_out_tracks (brush, card, &front);
  return front;
}

gboolean
muster_card_front_shows_portrait (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height)
{
  return muster_brush_can_show (brush, card->portrait)
         && (muster_card_blocks_count (card) == 0 || lay_out (brush, card, width, height, 0).shown);
}

guint
muster_card_front_count_blocks (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height)
{
  return lay_out (brush, card, width, height, 0).n_blocks;
}

/* Below everything else, if there is much room. */
static void
paint_mark (MusterBrush *brush, const MusterCard *card, const Front *front, gdouble y)
{
  MusterBox room = { front->line.x, y, front->line.width, front->bottom - y };

  if (room.height < MARK * front->frame.unit)
    return;
  muster_brush_mark (brush, MUSTER_ZONE_PICTURE, NULL, room);
  room.y += room.height * 0.12;
  room.height = MIN (room.height * 0.76, 34 * front->frame.unit);
  muster_frame_paint_mark (brush, card, &front->frame, room);
}

/* Without a weapon: the portrait, or what the card is about. */
static void
paint_instead (MusterBrush *brush, const MusterCard *card, const Front *front)
{
  MusterBox box = { front->line.x, front->blocks, front->line.width, front->bottom - front->blocks };

  if (front->shown || !muster_brush_can_show (brush, card->portrait))
    {
      paint_mark (brush, card, front, front->blocks);
      return;
    }
  muster_brush_mark (brush, MUSTER_ZONE_PICTURE, NULL, box);
  muster_brush_show (brush, card->portrait, box, 1.2 * front->frame.unit);
}

static void
paint_blocks (MusterBrush *brush, const MusterCard *card, const Front *front)
{
  guint more = muster_card_blocks_count (card) - front->n_blocks;
  gdouble bottom = front->bottom - note_of (card, front);
  MusterBox note = { front->line.x, bottom, front->line.width, NOTE * front->frame.unit };
  g_autofree char *text
      = g_strdup_printf (ngettext ("and %u more, on the back", "and %u more, on the back", more), more);

  gdouble end = muster_card_blocks_paint (brush, card, front->n_blocks, &front->frame, front->blocks, bottom);

  if (more > 0)
    muster_brush_write (brush, note, text, 7, MUSTER_TYPE_ITALIC | MUSTER_TYPE_END, muster_grey);
  else
    paint_mark (brush, card, front, end);
}

void
muster_card_front_paint (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height, gdouble bleed)
{
  Front front = lay_out (brush, card, width, height, bleed);

  muster_frame_paint (brush, &front.frame);
  muster_brush_mark (brush, MUSTER_ZONE_NAME, NULL, front.frame.band);
  paint_corner (brush, card, &front.frame);
  paint_points (brush, card, &front.frame);
  paint_line (brush, card, &front);
  if (card->legal != MUSTER_LEGAL)
    paint_verdict (brush, card, &front);
  if (front.shown)
    paint_beside_portrait (brush, card, &front);
  else
    paint_rows (brush, card, &front);
  if (muster_card_blocks_count (card) > 0)
    paint_blocks (brush, card, &front);
  else
    paint_instead (brush, card, &front);
  muster_card_tracks_paint (brush, card, &front.frame, front.tracks);
}

void
muster_card_front_write_name (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height)
{
  MusterFrame frame = muster_frame_lay_out (brush, card, width, height, 0);
  gdouble start = card->suit != MUSTER_SUIT_ANY ? 6.4 : card->style.emblem != NULL ? 7.4 : 0;
  gdouble end = muster_card_has_points (card) ? 9.6 : 0;

  if (card->blank)
    muster_frame_write_hint (brush, &frame, start);
  muster_frame_write_title (brush, &frame, card->name, start, end);
}
