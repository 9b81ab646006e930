#include "print/card-front.h"

#include <glib/gi18n-lib.h>

#include "print/card-block.h"
#include "print/telling.h"

/* In units of the frame. */
#define BAND 13.0
#define NUMBERS 10.6
#define MINOR 5.6
#define BETWEEN 0.8

#define LABEL_SHARE 0.6 /* of a box of the small row */

#define VERDICT_SIZE 7.0
#define MOST_TRACKED 30 /* circles to cross off */

static void
paint_points (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  gdouble size = 10.4 * frame->unit;
  MusterBox badge = { frame->right - size, (frame->top - size) / 2 + 0.4 * frame->unit, size, size };
  MusterBox number = { badge.x + size * 0.08, badge.y + size * 0.10, size * 0.84, size * 0.52 };
  MusterBox label = { badge.x, badge.y + size * 0.57, size, size * 0.30 };
  g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, card->points);
  gboolean saver = muster_brush_get_ink (brush) == MUSTER_INK_SAVER;

  if (card->points < 0 && !card->blank)
    return;
  if (saver)
    muster_brush_stroke_box (brush, badge, size / 2, 0.8, muster_black);
  else
    muster_brush_fill_box (brush, badge, size / 2, muster_white);
  muster_brush_write (brush, number, card->blank ? "" : points, 13, MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER,
                      saver ? muster_black : frame->accent);
  muster_brush_write (brush, label, _ ("points"), 6, MUSTER_TYPE_CENTER, muster_grey);
}

/* The suit and rank at the left of the band, like the corner of a playing card. */
static void
paint_corner (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  gdouble size = 5.2 * frame->unit;
  MusterBox emblem = { frame->left, frame->top * 0.5 - size * 0.72, size, size };
  MusterBox rank = { frame->left, emblem.y + size * 1.05, size, size * 0.75 };
  g_autofree char *text = card->rank == 11 ? g_strdup (_ ("Ace")) : g_strdup_printf ("%u", card->rank);

  if (card->suit == MUSTER_SUIT_ANY)
    return;
  muster_emblem_paint (brush, muster_suits[card->suit], emblem, muster_frame_band_ink (brush));
  muster_brush_write (brush, rank, text, 8, MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER, muster_frame_band_ink (brush));
}

static const char *
fact_of (const MusterCard *card, const char *id)
{
  for (guint i = 0; i < card->facts->len; i++)
    if (g_str_equal (muster_card_fact (card->facts, i)->id, id))
      return muster_card_fact (card->facts, i)->value;
  return "";
}

/* Race and tarot under the band, the values' emblems at the end; in their place, what is wrong. */
static gdouble
paint_line (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  gdouble y = frame->top + 1.2 * frame->unit, height = 4.4 * frame->unit;
  gdouble end = muster_frame_paint_values (brush, card, frame->right, y + 0.3 * frame->unit, 3.8 * frame->unit, frame->accent);
  MusterBox box = { frame->left, y, end - frame->left - frame->unit, height };
  const char *race = fact_of (card, "race"), *tarot = fact_of (card, "tarot");
  g_autofree char *line = g_strdup_printf ("%s%s%s", race, *race != '\0' && *tarot != '\0' ? " · " : "", tarot);

  muster_brush_write (brush, box, line, 8, MUSTER_TYPE_PLAIN, muster_grey);
  return y + height + 0.8 * frame->unit;
}

static char *
dup_verdict (const MusterCard *card)
{
  guint more = card->problems->len > 0 ? card->problems->len - 1 : 0;

  if (card->problems->len == 0)
    return g_strdup (muster_telling_get_verdict (FALSE));
  if (more == 0)
    return g_strdup_printf (_ ("Not legal: %s"), (const char *) card->problems->pdata[0]);
  return g_strdup_printf (ngettext ("Not legal: %s (and %u problem more)", "Not legal: %s (and %u problems more)", more),
                          (const char *) card->problems->pdata[0], more);
}

/* As high as the sentence takes, up to a fifth of the card. */
static gdouble
paint_verdict (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble y)
{
  gdouble unit = frame->unit;
  MusterBox box = { frame->left, y, frame->right - frame->left, 0 };
  MusterBox text = { box.x + 6 * unit, y + 0.7 * unit, box.width - 7 * unit, 0 };
  MusterBox sign = { box.x + 1.2 * unit, y + 1.2 * unit, 3.8 * unit, 3.8 * unit };
  g_autofree char *sentence = NULL, *markup = NULL;

  if (card->legal)
    return y;
  sentence = dup_verdict (card);
  markup = g_markup_escape_text (sentence, -1);
  text.height = CLAMP (muster_brush_measure (brush, markup, text.width, VERDICT_SIZE), 4.8 * unit, 16 * unit);
  box.height = text.height + 1.4 * unit;
  muster_brush_stroke_box (brush, box, unit, 1, muster_alarm);
  muster_emblem_paint (brush, "status", sign, muster_alarm);
  muster_brush_write (brush, text, sentence, VERDICT_SIZE, MUSTER_TYPE_WRAP, muster_alarm);
  return y + box.height + 1.2 * unit;
}

/* A row of `n` boxes with a label over a number each. */
static void
paint_numbers (MusterBrush *brush, const GArray *numbers, guint first, guint n, const MusterFrame *frame, MusterBox row)
{
  gdouble gap = BETWEEN * frame->unit, width = (row.width - gap * (n - 1)) / n;

  for (guint i = 0; i < n; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, first + i);
      MusterBox box = { row.x + i * (width + gap), row.y, width, row.height };
      MusterBox label = { box.x, box.y + row.height * 0.06, width, row.height * 0.30 };
      MusterBox value = { box.x, box.y + row.height * 0.34, width, row.height * 0.62 };

      muster_frame_ground (brush, frame, box, 0.9 * frame->unit);
      muster_brush_write (brush, label, number->label, 6.5, MUSTER_TYPE_CENTER, muster_grey);
      muster_brush_write (brush, value, number->value, 14, MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER, muster_black);
    }
}

/* The small row: label and number beside each other. */
static void
paint_minor (MusterBrush *brush, const GArray *numbers, const MusterFrame *frame, MusterBox row)
{
  gdouble gap = BETWEEN * frame->unit, width = numbers->len > 0 ? (row.width - gap * (numbers->len - 1)) / numbers->len : 0;
  gdouble inner = MIN (1.4 * frame->unit, width * 0.08), size = muster_frame_find_label_size (brush, numbers, width * LABEL_SHARE);

  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);
      MusterBox box = { row.x + i * (width + gap), row.y, width, row.height };
      MusterBox label = { box.x + inner, box.y, width * LABEL_SHARE, row.height };
      MusterBox value = { label.x + label.width, box.y, width * (1 - LABEL_SHARE) - 2 * inner, row.height };

      muster_frame_ground (brush, frame, box, 0.9 * frame->unit);
      muster_brush_write (brush, label, number->label, size, MUSTER_TYPE_PLAIN, muster_grey);
      muster_brush_write (brush, value, number->value, 11, MUSTER_TYPE_BOLD | MUSTER_TYPE_END, muster_black);
    }
}

/* Both rows, one under the other. */
static gdouble
paint_rows (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble y)
{
  gdouble unit = frame->unit, width = frame->right - frame->left;

  if (card->numbers->len > 0)
    {
      paint_numbers (brush, card->numbers, 0, card->numbers->len, frame, (MusterBox){ frame->left, y, width, NUMBERS * unit });
      y += (NUMBERS + 1) * unit;
    }
  if (card->minor->len > 0)
    {
      paint_minor (brush, card->minor, frame, (MusterBox){ frame->left, y, width, MINOR * unit });
      y += (MINOR + 1) * unit;
    }
  return y;
}

/* Whether the small row has room in that width. */
static gboolean
minor_fits (MusterBrush *brush, const MusterCard *card, gdouble width)
{
  gdouble label = LABEL_SHARE * width / MAX (card->minor->len, 1);

  for (guint i = 0; i < card->minor->len; i++)
    if (muster_brush_measure_line (brush, muster_card_number (card->minor, i)->label, MUSTER_LEAST_SIZE, MUSTER_TYPE_PLAIN) > label)
      return FALSE;
  return TRUE;
}

/* The portrait at the left, as high as the weapons allow, and the numbers in rows beside it; the small row under both where
 * the card is narrow. */
static gdouble
paint_beside_portrait (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble y, gdouble bottom)
{
  gdouble unit = frame->unit, gap = BETWEEN * unit, minor = card->minor->len > 0 ? MINOR * unit + gap : 0;
  gdouble all = CLAMP (bottom - y - 1.4 * unit - muster_card_blocks_measure (brush, card, frame), 23 * unit, 36 * unit);
  gboolean beside = minor_fits (brush, card, frame->right - frame->left - 23.2 * unit);
  MusterBox portrait = { frame->left, y, 22 * unit, beside ? all : MAX (all - minor, 21 * unit) };
  MusterBox row;
  guint first = (card->numbers->len + 1) / 2;

  portrait.width = MIN (portrait.width, portrait.height * 0.78);
  row = (MusterBox){ portrait.x + portrait.width + 1.2 * unit, y, 0, (portrait.height - (beside ? minor : 0) - gap) / 2 };
  row.width = frame->right - row.x;
  muster_brush_show (brush, card->portrait, portrait, 1.2 * unit);
  if (first > 0)
    paint_numbers (brush, card->numbers, 0, first, frame, row);
  row.y += row.height + gap;
  if (card->numbers->len > first)
    paint_numbers (brush, card->numbers, first, card->numbers->len - first, frame, row);
  row.y += row.height + gap;
  if (!beside)
    row = (MusterBox){ frame->left, row.y, frame->right - frame->left, 0 };
  row.height = MINOR * unit;
  paint_minor (brush, card->minor, frame, row);
  return portrait.y + portrait.height + (beside ? 0 : minor) + unit;
}

/* Circles to cross off, one for each injury it can take. */
static gdouble
paint_track (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  gdouble height = 3.6 * frame->unit, y = frame->bottom - height, x = frame->left + 13 * frame->unit, size;
  gint64 n = 0;

  for (guint i = 0; i < card->numbers->len; i++)
    if (g_str_equal (muster_card_number (card->numbers, i)->id, "tuf"))
      n = g_ascii_strtoll (muster_card_number (card->numbers, i)->value, NULL, 10);
  if (n < 1 || n > MOST_TRACKED)
    return frame->bottom;
  muster_brush_write (brush, (MusterBox){ frame->left, y, 13 * frame->unit, height }, _ ("Injuries"), 7, MUSTER_TYPE_PLAIN, muster_grey);
  size = MIN (height, (frame->right - x) / (1.25 * n));
  for (gint64 i = 0; i < n; i++)
    muster_brush_stroke_box (brush, (MusterBox){ x + i * size * 1.25, y + (height - size) / 2, size, size }, size / 2, 0.6, muster_grey);
  return y - 1.2 * frame->unit;
}

/* Where there is no weapon: the portrait, or what the card is about. */
static void
paint_instead (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble y, gdouble bottom)
{
  const char *mark = card->suit != MUSTER_SUIT_ANY ? muster_suits[card->suit] : "coins";
  MusterBox box = { frame->left, y, frame->right - frame->left, bottom - y };
  MusterBox emblem = { box.x, box.y + box.height * 0.15, box.width, box.height * 0.7 };

  if (muster_brush_can_show (brush, card->portrait))
    muster_brush_show (brush, card->portrait, box, 1.2 * frame->unit);
  else
    muster_emblem_paint (brush, mark, emblem, muster_color_tint (frame->accent, 0.12));
}

void
muster_card_front_paint (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height, gdouble bleed)
{
  MusterFrame frame = muster_frame_lay_out (card, width, height, bleed, BAND);
  gdouble y, bottom;

  muster_frame_paint (brush, &frame);
  paint_corner (brush, card, &frame);
  paint_points (brush, card, &frame);
  y = paint_line (brush, card, &frame);
  y = paint_verdict (brush, card, &frame, y);
  bottom = paint_track (brush, card, &frame);
  if (card->blocks->len > 0 && muster_brush_can_show (brush, card->portrait))
    y = paint_beside_portrait (brush, card, &frame, y, bottom);
  else
    y = paint_rows (brush, card, &frame, y);
  y += 0.4 * frame.unit;
  if (card->blocks->len > 0)
    muster_card_blocks_paint (brush, card, &frame, y, bottom);
  else if (!card->blank)
    paint_instead (brush, card, &frame, y, bottom);
}

void
muster_card_front_write_name (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height)
{
  MusterFrame frame = muster_frame_lay_out (card, width, height, 0, BAND);
  gdouble start = card->suit != MUSTER_SUIT_ANY ? 7.0 : 0;
  gdouble end = card->points >= 0 || card->blank ? 12.0 : 0;

  muster_frame_write_title (brush, &frame, card->name, start, end);
}
