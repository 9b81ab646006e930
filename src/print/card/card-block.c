/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card-block.h"

#include "model/i18n.h"
#include "print/wording.h"

/* In units of the frame. */
#define HEAD 5.6
#define NUMBERS 6.4
#define PADDING 1.6
#define GAP 1.2
#define MOST_HEIGHT 25.0

#define LARGEST 9.0
#define SMALLEST 0.5
#define STEP 0.25

/* Those that it has, else those to write on. */
static const GArray *
blocks_of (const MusterCard *card)
{
  return card->blocks->len > 0 ? card->blocks : card->spare;
}

static const MusterCardBlock *
block_at (const MusterCard *card, guint i)
{
  return &g_array_index (blocks_of (card), MusterCardBlock, i);
}

static gboolean
is_to_fill_in (const MusterCardBlock *block)
{
  return *block->name == '\0';
}

guint
muster_card_blocks_count (const MusterCard *card)
{
  return blocks_of (card)->len;
}

/* As the text gets smaller, all else of a block shrinks with it: a little down to what can be read, then alike. */
static gdouble
scale_of (gdouble size)
{
  gdouble least = 0.8;

  return size < MUSTER_LEAST_SIZE ? least * size / MUSTER_LEAST_SIZE
                                  : least + (1 - least) * (size - MUSTER_LEAST_SIZE) / (LARGEST - MUSTER_LEAST_SIZE);
}

/* Crit and special as one text, so that both are of one size. */
static char *
dup_markup (const MusterCardBlock *block)
{
  g_autofree char *crit = g_markup_escape_text (block->crit, -1);
  g_autofree char *special = g_markup_escape_text (block->special, -1);
  GString *markup = g_string_new (NULL);

  if (is_to_fill_in (block))
    g_string_append_printf (markup, "<b>%s</b>\n<b>%s</b>", _ ("Crit"), _ ("Special"));
  if (*crit != '\0')
    g_string_append_printf (markup, "<b>%s</b>  %s", _ ("Crit"), crit);
  if (*special != '\0' && block->numbers->len > 0)
    g_string_append_printf (markup, "%s<b>%s</b>  ", markup->len > 0 ? "\n" : "", _ ("Special"));
  g_string_append (markup, special);
  return g_string_free (markup, FALSE);
}

static gdouble
text_width (const MusterFrame *frame)
{
  return frame->right - frame->left - 2 * PADDING * frame->unit;
}

/* The height of one with that size of type. */
static gdouble
measure (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, gdouble size)
{
  g_autofree char *markup = dup_markup (block);
  gdouble above = HEAD + (block->numbers->len > 0 ? NUMBERS : 0.6);
  gdouble text = *markup != '\0' ? muster_brush_measure (brush, markup, text_width (frame), size) : 0;

  return (above + 1.2) * scale_of (size) * frame->unit + text;
}

static gdouble
measure_all (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame, gdouble size)
{
  gdouble height = 0;

  for (guint i = 0; i < n; i++)
    height += measure (brush, block_at (card, i), frame, size) + (i > 0 ? GAP * frame->unit : 0);
  return height;
}

gdouble
muster_card_blocks_measure (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame,
                            gboolean least)
{
  return measure_all (brush, card, n, frame, least ? MUSTER_LEAST_SIZE : LARGEST);
}

/* What is to be written where. */
static void
paint_hints (MusterBrush *brush, MusterBox head)
{
  gdouble unit = head.height / HEAD;
  MusterBox hint = { head.x + 1.2 * unit, head.y, head.width - 2.4 * unit, head.height };

  muster_brush_write (brush, hint, _ ("Weapon"), 6.5, MUSTER_TYPE_PLAIN, muster_grey);
  hint = (MusterBox){ head.x + head.width * 0.68, head.y, head.width * 0.3, head.height };
  muster_brush_write (brush, hint, _ ("Type"), 6.5, MUSTER_TYPE_PLAIN, muster_grey);
}

static void
paint_head (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, MusterBox head)
{
  gdouble unit = head.height / HEAD;
  MusterBox emblem = { head.x + 1.2 * unit, head.y + 0.7 * unit, head.height - 1.4 * unit, head.height - 1.4 * unit };
  gboolean typed = block->damage != MUSTER_DAMAGE_NONE;
  gdouble start = typed ? emblem.width + 2.2 * unit : 1.4 * unit, end = typed ? 14 * frame->unit : 1.4 * unit;
  MusterBox name = { head.x + start, head.y, head.width - start - end, head.height };
  MusterBox type = { head.x + head.width - 13.4 * frame->unit, head.y, 12 * frame->unit, head.height };
  g_autofree char *title = muster_wording_dup_block_title (block);
  gboolean light = frame->light || is_to_fill_in (block);
  MusterColor ink = light ? muster_black : muster_white;

  if (light)
    muster_brush_stroke_box (brush, head, 0.9 * unit, 0.7, frame->light ? muster_black : frame->accent);
  else
    muster_brush_fill_box (brush, head, 0.9 * unit, frame->accent);
  if (typed)
    {
      muster_emblem_paint (brush, muster_damages[block->damage], emblem, ink);
      muster_brush_write (brush, type, muster_wording_get_damage (block->damage), 7, MUSTER_TYPE_END, ink);
    }
  if (is_to_fill_in (block))
    paint_hints (brush, head);
  muster_brush_write (brush, name, title, 9, MUSTER_TYPE_BOLD, ink);
}

/* How the row of numbers is divided: labels and values in turn. */
typedef struct
{
  gdouble size;      /* of the labels */
  gdouble label;     /* the width for each; 0: as wide as it is */
  gdouble beside;    /* the width for a value and the gaps around it */
  gdouble lead, gap; /* before and behind a label */
} Columns;

static gdouble
measure_label (MusterBrush *brush, const Columns *columns, const MusterCardNumber *number)
{
  return columns->label > 0 ? columns->label
                            : muster_brush_measure_line (brush, number->label, columns->size, MUSTER_TYPE_PLAIN) + 0.5;
}

/* All columns are alike, unless a label is too long for that: then each takes its own room, and values share what is left. */
static Columns
divide_numbers (MusterBrush *brush, const GArray *numbers, gdouble width)
{
  gdouble equal = width / MAX (numbers->len, 1), widest = 0, sum = 0;
  Columns alike = { muster_frame_find_label_size (brush, numbers, equal * 0.55), equal * 0.55, equal * 0.45,
                    equal * 0.04, equal * 0.04 };
  Columns own = { .size = alike.size, .lead = equal * 0.09, .gap = alike.gap };

  for (guint i = 0; i < numbers->len; i++)
    {
      gdouble label = measure_label (brush, &own, muster_card_number (numbers, i));

      widest = MAX (widest, label);
      sum += label;
    }
  own.beside = equal - sum / MAX (numbers->len, 1);
  return widest > alike.label + 0.5 && own.beside > equal * 0.3 ? own : alike;
}

static void
paint_numbers (MusterBrush *brush, const GArray *numbers, MusterBox row)
{
  Columns columns = divide_numbers (brush, numbers, row.width);
  gdouble x = row.x;

  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);
      MusterBox label = { x + columns.lead, row.y, measure_label (brush, &columns, number), row.height };
      MusterBox value = { label.x + label.width + columns.gap, row.y,
                          columns.beside - columns.lead - 1.25 * columns.gap, row.height };

      muster_brush_write (brush, label, number->label, columns.size, MUSTER_TYPE_END, muster_grey);
      muster_brush_write (brush, value, number->value, 11.5, MUSTER_TYPE_BOLD, muster_black);
      if (i > 0)
        muster_brush_line (brush, x, row.y + row.height * 0.22, x, row.y + row.height * 0.78, 0.4, muster_hairline);
      x += label.width + columns.beside;
    }
}

static void
paint_block (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, MusterBox box, gdouble size)
{
  gdouble unit = scale_of (size) * frame->unit, numbers = block->numbers->len > 0 ? NUMBERS * unit : 0.6 * unit;
  g_autofree char *markup = dup_markup (block);

  muster_brush_stroke_box (brush, box, 0.9 * unit, 0.5, muster_hairline);
  paint_head (brush, block, frame, (MusterBox){ box.x, box.y, box.width, HEAD * unit });
  paint_numbers (brush, block->numbers, (MusterBox){ box.x, box.y + HEAD * unit, box.width - 0.8 * unit, numbers });
  if (*markup != '\0')
    muster_brush_write_markup (brush, box.x + PADDING * frame->unit, box.y + HEAD * unit + numbers + 0.3 * unit, markup,
                               text_width (frame), size, muster_black);
}

/* The largest type in which they all fit into the room. */
static gdouble
find_size (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame, gdouble room)
{
  gdouble size = LARGEST;

  while (size > SMALLEST && measure_all (brush, card, n, frame, size) > room)
    size -= STEP;
  return size;
}

gdouble
muster_card_blocks_paint (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame, gdouble y,
                          gdouble bottom)
{
  gdouble size = find_size (brush, card, n, frame, bottom - y);
  gdouble left = bottom - y - measure_all (brush, card, n, frame, size), share = left / MAX (n, 1);

  /* Each gets what it needs, and its share of what is left over as far as it becomes it. */
  for (guint i = 0; i < n; i++)
    {
      const MusterCardBlock *block = block_at (card, i);
      gdouble needed = measure (brush, block, frame, size);
      gdouble most = block->numbers->len > 0 ? MOST_HEIGHT * frame->unit
                     : card->blank           ? bottom /* there is only writing to do */
                                             : MOST_HEIGHT * 0.5 * frame->unit;
      gdouble height = MAX (needed, MIN (needed + share, most));

      paint_block (brush, block, frame, (MusterBox){ frame->left, y, frame->right - frame->left, height }, size);
      y += height + GAP * frame->unit;
    }
  return y;
}
