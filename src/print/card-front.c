#include "print/card-front.h"

#include <glib/gi18n-lib.h>

#include "print/card-frame.h"

#define BAND 13.0
#define MOST_TRACKED 10 /* circles to cross off */

static void
paint_points (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  gdouble size = 10.4 * frame->unit;
  MusterBox badge = { frame->right - size, (frame->top - size) / 2 + 0.4 * frame->unit, size, size };
  MusterBox number = { badge.x + size * 0.08, badge.y + size * 0.10, size * 0.84, size * 0.52 };
  MusterBox label = { badge.x, badge.y + size * 0.58, size, size * 0.26 };
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

static gdouble
paint_verdict (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble y)
{
  MusterBox box = { frame->left, y, frame->right - frame->left, 7.2 * frame->unit };
  MusterBox text = { box.x + 6 * frame->unit, box.y + 0.5 * frame->unit, box.width - 7 * frame->unit, box.height - frame->unit };
  MusterBox sign = { box.x + 1.2 * frame->unit, box.y + 1.6 * frame->unit, 4 * frame->unit, 4 * frame->unit };
  g_autofree char *sentence = NULL;

  if (card->legal || card->problems->len == 0)
    return y;
  sentence = g_strdup_printf (_ ("Not legal: %s"), (const char *) card->problems->pdata[0]);
  muster_brush_stroke_box (brush, box, frame->unit, 1, muster_alarm);
  muster_emblem_paint (brush, "status", sign, muster_alarm);
  muster_brush_write (brush, text, sentence, 7, MUSTER_TYPE_WRAP, muster_alarm);
  return y + box.height + 1.2 * frame->unit;
}

/* A row of boxes with a label over a number each. */
static gdouble
paint_numbers (MusterBrush *brush, const GArray *numbers, const MusterFrame *frame, gdouble y, gdouble height, gdouble size)
{
  gdouble gap = 0.8 * frame->unit;
  gdouble width = (frame->right - frame->left - gap * (numbers->len - 1)) / numbers->len;

  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);
      MusterBox box = { frame->left + i * (width + gap), y, width, height };
      MusterBox label = { box.x, box.y + height * 0.06, width, height * 0.30 };
      MusterBox value = { box.x, box.y + height * 0.34, width, height * 0.62 };

      muster_frame_ground (brush, frame, box, 0.9 * frame->unit);
      muster_brush_write (brush, label, number->label, 6.5, MUSTER_TYPE_CENTER, muster_grey);
      muster_brush_write (brush, value, number->value, size, MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER, muster_black);
    }
  return y + height + 1.0 * frame->unit;
}

/* The small row: label and number beside each other. */
static gdouble
paint_minor (MusterBrush *brush, const GArray *numbers, const MusterFrame *frame, gdouble y)
{
  gdouble gap = 0.8 * frame->unit, height = 5.6 * frame->unit;
  gdouble width = numbers->len > 0 ? (frame->right - frame->left - gap * (numbers->len - 1)) / numbers->len : 0;

  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);
      MusterBox box = { frame->left + i * (width + gap), y, width, height };
      MusterBox label = { box.x + 1.4 * frame->unit, box.y, width * 0.56, height };
      MusterBox value = { box.x + width * 0.5, box.y, width * 0.5 - 1.4 * frame->unit, height };

      muster_frame_ground (brush, frame, box, 0.9 * frame->unit);
      muster_brush_write (brush, label, number->label, 7, MUSTER_TYPE_PLAIN, muster_grey);
      muster_brush_write (brush, value, number->value, 11, MUSTER_TYPE_BOLD | MUSTER_TYPE_END, muster_black);
    }
  return numbers->len > 0 ? y + height + 1.0 * frame->unit : y;
}

static void
paint_block_head (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, MusterBox head)
{
  gdouble unit = frame->unit;
  MusterBox emblem = { head.x + 1.2 * unit, head.y + 0.7 * unit, head.height - 1.4 * unit, head.height - 1.4 * unit };
  gdouble start = block->damage != MUSTER_DAMAGE_NONE ? emblem.width + 2.2 * unit : 1.4 * unit;
  MusterBox name = { head.x + start, head.y, head.width - start - 14 * unit, head.height };
  MusterBox type = { head.x + head.width - 13.4 * unit, head.y, 12 * unit, head.height };
  g_autofree char *title = block->enchantment != NULL ? g_strdup_printf ("%s · %s", block->name, block->enchantment) : g_strdup (block->name);
  gboolean saver = muster_brush_get_ink (brush) == MUSTER_INK_SAVER;
  MusterColor ink = saver ? muster_black : muster_white;

  if (saver)
    muster_brush_stroke_box (brush, head, 0.9 * unit, 0.7, muster_black);
  else
    muster_brush_fill_box (brush, head, 0.9 * unit, frame->accent);
  if (block->damage == MUSTER_DAMAGE_NONE)
    name.width = head.width - 2.8 * unit;
  else
    {
      g_autofree char *damage = g_strdup (muster_damages[block->damage]);

      damage[0] = g_ascii_toupper (damage[0]);
      muster_emblem_paint (brush, muster_damages[block->damage], emblem, ink);
      muster_brush_write (brush, type, damage, 7, MUSTER_TYPE_END, ink);
    }
  muster_brush_write (brush, name, title, 8.5, MUSTER_TYPE_BOLD, ink);
}

/* Crit and special as one text, so that both are of one size and the longer one gets the room it needs. */
static void
paint_block_text (MusterBrush *brush, const MusterCardBlock *block, MusterBox box)
{
  g_autofree char *crit = g_markup_escape_text (block->crit, -1);
  g_autofree char *special = g_markup_escape_text (block->special, -1);
  g_autoptr (GString) markup = g_string_new (NULL);
  gdouble size = 8;

  if (*crit != '\0')
    g_string_append_printf (markup, "<b>%s</b>  %s", _ ("Crit"), crit);
  if (*special != '\0' && block->numbers->len > 0)
    g_string_append_printf (markup, "%s<b>%s</b>  ", markup->len > 0 ? "\n" : "", _ ("Special"));
  g_string_append (markup, special);
  while (size > 3 && muster_brush_measure (brush, markup->str, box.width, size) > box.height)
    size -= 0.25;
  muster_brush_write_markup (brush, box.x, box.y, markup->str, box.width, size, muster_black);
}

static void
paint_block_numbers (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, MusterBox row)
{
  gdouble width = row.width / MAX (block->numbers->len, 1);

  for (guint i = 0; i < block->numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (block->numbers, i);
      gdouble x = row.x + i * width;
      MusterBox label = { x + width * 0.05, row.y, width * 0.48, row.height };
      MusterBox value = { x + width * 0.57, row.y, width * 0.40, row.height };

      muster_brush_write (brush, label, number->label, 7, MUSTER_TYPE_END, muster_grey);
      muster_brush_write (brush, value, number->value, 11.5, MUSTER_TYPE_BOLD, muster_black);
      if (i > 0)
        muster_brush_line (brush, x, row.y + row.height * 0.22, x, row.y + row.height * 0.78, 0.4, muster_hairline);
    }
}

/* What is only held needs a line or two; a weapon gets the rest. */
static gdouble
weight_of (const MusterCardBlock *block)
{
  return block->numbers->len > 0 ? 1.0 : 0.55;
}

static void
paint_block (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, MusterBox box)
{
  gdouble unit = frame->unit, head = MIN (5.6 * unit, box.height * 0.3);
  gdouble numbers = block->numbers->len > 0 ? MIN (6.4 * unit, box.height * 0.30) : 0.6 * unit;
  MusterBox text = { box.x + 1.6 * unit, box.y + head + numbers + 0.3 * unit, box.width - 3.2 * unit,
                     box.height - head - numbers - 0.9 * unit };

  muster_brush_stroke_box (brush, box, 0.9 * unit, 0.5, muster_hairline);
  paint_block_head (brush, block, frame, (MusterBox){ box.x, box.y, box.width, head });
  paint_block_numbers (brush, block, frame, (MusterBox){ box.x, box.y + head, box.width, numbers });
  paint_block_text (brush, block, text);
}

/* Circles to cross off, one for each injury it can take. */
static gdouble
paint_track (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  gdouble size = 3.6 * frame->unit, y = frame->bottom - size;
  MusterBox label = { frame->left, y, 13 * frame->unit, size };
  guint n = 0;

  for (guint i = 0; i < card->numbers->len; i++)
    if (g_str_equal (muster_card_number (card->numbers, i)->id, "tuf"))
      n = (guint) CLAMP (g_ascii_strtoll (muster_card_number (card->numbers, i)->value, NULL, 10), 0, MOST_TRACKED);
  if (n == 0)
    return frame->bottom;
  muster_brush_write (brush, label, _ ("Injuries"), 7, MUSTER_TYPE_PLAIN, muster_grey);
  for (guint i = 0; i < n; i++)
    muster_brush_stroke_box (brush, (MusterBox){ label.x + label.width + i * size * 1.25, y, size, size }, size / 2, 0.6, muster_grey);
  return y - 1.2 * frame->unit;
}

/* The weapons share what is left, each by its weight, but none needs more than it can use. */
static void
paint_blocks (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble y, gdouble bottom)
{
  gdouble gap = 1.2 * frame->unit, room = bottom - y - gap * (card->blocks->len - 1.0), weights = 0;
  const char *mark = card->suit != MUSTER_SUIT_ANY ? muster_suits[card->suit] : "coins";

  if (card->blocks->len == 0 && !card->blank)
    {
      MusterBox emblem = { frame->left, y + (bottom - y) * 0.15, frame->right - frame->left, (bottom - y) * 0.7 };

      muster_emblem_paint (brush, mark, emblem, muster_color_tint (frame->accent, 0.12));
      return;
    }
  for (guint i = 0; i < card->blocks->len; i++)
    weights += weight_of (muster_card_block (card, i));
  for (guint i = 0; i < card->blocks->len; i++)
    {
      gdouble weight = weight_of (muster_card_block (card, i));
      gdouble height = MIN (room * weight / weights, 25 * weight * frame->unit);

      paint_block (brush, muster_card_block (card, i), frame, (MusterBox){ frame->left, y, frame->right - frame->left, height });
      y += height + gap;
    }
}

void
muster_card_front_paint (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height, gdouble bleed)
{
  MusterFrame frame = muster_frame_lay_out (card, width, height, bleed, BAND);
  gdouble y;

  muster_frame_paint (brush, &frame);
  paint_corner (brush, card, &frame);
  paint_points (brush, card, &frame);
  y = paint_line (brush, card, &frame);
  y = paint_verdict (brush, card, &frame, y);
  if (card->numbers->len > 0)
    y = paint_numbers (brush, card->numbers, &frame, y, 10.6 * frame.unit, 14);
  y = paint_minor (brush, card->minor, &frame, y);
  paint_blocks (brush, card, &frame, y + 0.4 * frame.unit, paint_track (brush, card, &frame));
}

void
muster_card_front_write_name (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height)
{
  MusterFrame frame = muster_frame_lay_out (card, width, height, 0, BAND);
  gdouble start = card->suit != MUSTER_SUIT_ANY ? 7.0 : 0;
  gdouble end = card->points >= 0 || card->blank ? 12.0 : 0;

  muster_frame_write_title (brush, &frame, card->name, start, end);
}
