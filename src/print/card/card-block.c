/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card-block.h"

#include <string.h>

#include "model/i18n.h"
#include "print/hidden-text.h"
#include "print/inline.h"
#include "print/wording.h"

/* In units of the frame. */
#define HEAD 5.6
#define NUMBERS 6.4
#define TILES 8.4
#define PADDING 1.6
#define GAP 1.2
#define MOST_HEIGHT 25.0
#define BESIDE "     " /* between crit and special */

#define LARGEST 9.0
#define SMALLEST 0.5
#define STEP 0.25

/* Its own numbers, or blank ones. */
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

/* With smaller text, the other parts of a block shrink too: slightly down to the readable size, then in proportion. */
static gdouble
scale_of (gdouble size)
{
  gdouble least = 0.8;

  return size < MUSTER_LEAST_SIZE ? least * size / MUSTER_LEAST_SIZE
                                  : least + (1 - least) * (size - MUSTER_LEAST_SIZE) / (LARGEST - MUSTER_LEAST_SIZE);
}

/* Crit and special as one text, so that both are of one size: below each other, or beside. */
static char *
dup_words (const MusterCardBlock *block, const char *between)
{
  g_autofree char *crit = g_markup_escape_text (block->crit, -1);
  g_autofree char *special = g_markup_escape_text (block->special, -1);
  GString *markup = g_string_new (NULL);

  if (is_to_fill_in (block) && block->numbers->len > 0)
    g_string_append_printf (markup, "<span size='smaller'>%s\n%s</span>", _ ("Crit"), _ ("Special"));
  if (*crit != '\0')
    g_string_append_printf (markup, "<b>%s</b>  %s", _ ("Crit"), crit);
  if (*special != '\0' && block->numbers->len > 0)
    g_string_append_printf (markup, "%s<b>%s</b>  ", markup->len > 0 ? between : "", _ ("Special"));
  if (block->tiles == NULL)
    g_string_append (markup, special);
  return g_string_free (markup, FALSE);
}

static gdouble
text_width (const MusterFrame *frame)
{
  return frame->right - frame->left - 2 * PADDING * frame->unit;
}

/* What is to be read of a block in type of that size: where crit and special have room beside each other, in one line. Free with
 * g_free(). */
static char *
dup_markup (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, gdouble size)
{
  char *beside = dup_words (block, BESIDE);

  if (strstr (beside, BESIDE) == NULL
      || muster_brush_measure (brush, beside, text_width (frame), size) < 2 * size /* a line */)
    return beside;
  g_free (beside);
  return dup_words (block, "\n");
}

/* The parts between head and text. */
static gdouble
measure_middle (const MusterCardBlock *block)
{
  return block->numbers->len > 0 ? NUMBERS : block->tiles != NULL ? TILES : 0.6;
}

/* The height of a block at that type size. */
static gdouble
measure (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, gdouble size)
{
  g_autofree char *markup = dup_markup (brush, block, frame, size);
  gdouble above = HEAD + measure_middle (block);
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

/* Placeholder texts. */
static void
paint_hints (MusterBrush *brush, const MusterCardBlock *block, MusterBox head, MusterBox name)
{
  MusterBox hint = { name.x, head.y, name.width, head.height };

  if (block->hint != NULL)
    muster_brush_write (brush, hint, block->hint, 6.5, MUSTER_TYPE_PLAIN, muster_grey);
  hint = (MusterBox){ head.x + head.width * 0.68, head.y, head.width * 0.3, head.height };
  if (block->end_hint != NULL)
    muster_brush_write (brush, hint, block->end_hint, 6.5, MUSTER_TYPE_PLAIN, muster_grey);
}

/* The text at the end of a head: the kind of damage, or an action's requirement. Free with g_free(). */
static char *
dup_end (const MusterCardBlock *block)
{
  GString *text = g_string_new (NULL);

  if (block->damage != MUSTER_DAMAGE_NONE)
    g_string_append (text, muster_wording_get_damage (block->damage));
  else if (block->figure != NULL)
    {
      g_string_append (text, block->figure);
      muster_inline_append_icons (text, block->icons != NULL ? block->icons : "");
    }
  else if (block->value != NULL)
    g_string_append (text, block->value);
  return g_string_free (text, FALSE);
}

static void
paint_head (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, MusterBox head)
{
  gdouble unit = head.height / HEAD;
  MusterBox emblem = { head.x + 1.2 * unit, head.y + 0.7 * unit, head.height - 1.4 * unit, head.height - 1.4 * unit };
  const char *icon = block->damage != MUSTER_DAMAGE_NONE ? muster_damages[block->damage] : block->icon;
  g_autofree char *title = muster_wording_dup_block_title (block), *told = dup_end (block);
  gdouble start = icon != NULL ? emblem.width + 2.2 * unit : 1.4 * unit,
          end = *told != '\0' ? 14 * frame->unit : 1.4 * unit, size = block->damage != MUSTER_DAMAGE_NONE ? 7 : 9;
  MusterBox name = { head.x + start, head.y, head.width - start - end, head.height };
  MusterBox type = { head.x + head.width - 13.4 * frame->unit, head.y, 12 * frame->unit, head.height };
  gboolean light = frame->light || is_to_fill_in (block);
  MusterColor ink = light ? muster_black : muster_white;

  if (light)
    muster_brush_stroke_box (brush, head, 0.9 * unit, 0.7, frame->light ? muster_black : frame->accent);
  else
    muster_brush_fill_box (brush, head, 0.9 * unit, frame->accent);
  if (icon != NULL)
    muster_brush_paint_emblem (brush, icon, emblem, ink);
  muster_brush_write (brush, type, told, size, MUSTER_TYPE_END | (size > 7 ? MUSTER_TYPE_BOLD : 0), ink);
  if (is_to_fill_in (block))
    paint_hints (brush, block, head, name);
  muster_brush_write (brush, name, title, 9, MUSTER_TYPE_BOLD, ink);
}

/* The layout of a row of numbers: labels and values with equal space around each pair. */
typedef struct
{
  gdouble size, value_size; /* of the type */
  gdouble gap;              /* between label and value */
  gdouble around;           /* on each side of a pair */
} Columns;

static gdouble
measure_label (MusterBrush *brush, const MusterCardNumber *number, const Columns *columns)
{
  return muster_brush_measure_line (brush, number->label, columns->size, MUSTER_TYPE_PLAIN) + 0.5;
}

/* Blank values have the room of two digits. */
static gdouble
measure_value (MusterBrush *brush, const MusterCardNumber *number, const Columns *columns)
{
  const char *value = *number->value != '\0' ? number->value : "00";

  return muster_brush_measure_line (brush, value, columns->value_size, MUSTER_TYPE_BOLD) + 0.5;
}

static void
share_room (MusterBrush *brush, const GArray *numbers, gdouble width, Columns *columns)
{
  gdouble sum = 0;

  for (guint i = 0; i < numbers->len; i++)
    sum += measure_label (brush, muster_card_number (numbers, i), columns) + columns->gap
           + measure_value (brush, muster_card_number (numbers, i), columns);
  columns->around = (width - sum) / (2.0 * MAX (numbers->len, 1));
}

/* Reduces the type until there is room beside the lines between pairs. */
static Columns
divide_numbers (MusterBrush *brush, const GArray *numbers, MusterBox row)
{
  gdouble unit = row.height / NUMBERS;
  Columns columns = { 7, 11.5, 0.9 * unit, 0 };

  share_room (brush, numbers, row.width, &columns);
  while (columns.around < 1.1 * unit && columns.size > MUSTER_LEAST_SIZE)
    {
      columns.size = MAX (columns.size - STEP, MUSTER_LEAST_SIZE);
      columns.value_size -= STEP;
      share_room (brush, numbers, row.width, &columns);
    }
  while (columns.around < 0.5 * unit && columns.value_size > MUSTER_LEAST_SIZE)
    {
      columns.value_size -= STEP;
      share_room (brush, numbers, row.width, &columns);
    }
  return columns;
}

static void
paint_numbers (MusterBrush *brush, const GArray *numbers, MusterBox row)
{
  Columns columns = divide_numbers (brush, numbers, row);
  gdouble x = row.x;

  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);
      MusterBox label = { x + columns.around, row.y, measure_label (brush, number, &columns), row.height };
      MusterBox value
          = { label.x + label.width + columns.gap, row.y, measure_value (brush, number, &columns), row.height };

      muster_brush_write (brush, label, number->label, columns.size, MUSTER_TYPE_END, muster_grey);
      muster_brush_write (brush, value, number->value, columns.value_size, MUSTER_TYPE_BOLD, muster_black);
      if (i > 0)
        muster_brush_line (brush, x, row.y + row.height * 0.22, x, row.y + row.height * 0.78, 0.4, muster_hairline);
      x = value.x + value.width + columns.around;
    }
}

/* Drawings as large as dice, two sizes smaller if they need more than one row. */
static void
paint_tiles (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, MusterBox row)
{
  g_auto (GStrv) ids = g_strsplit (block->tiles, " ", -1);
  guint n = g_strv_length (ids);
  gdouble pitch = MIN (row.height * 1.14, row.width / MAX (n, 1)), size = pitch / 1.14;
  MusterBox tile = { row.x, row.y + (row.height - size) / 2, size, size };

  for (guint i = 0; i < n; i++, tile.x += pitch)
    {
      MusterBox inner = { tile.x + size * 0.14, tile.y + size * 0.14, size * 0.72, size * 0.72 };

      muster_frame_ground (brush, frame, tile, size * 0.16);
      muster_brush_stroke_box (brush, tile, size * 0.16, 0.7, frame->light ? muster_black : frame->accent);
      muster_brush_paint_emblem (brush, ids[i], inner, frame->light ? muster_black : frame->accent);
      muster_hidden_text_add (muster_brush_get_target (brush), ids[i], inner);
    }
}

static void
paint_block (MusterBrush *brush, const MusterCardBlock *block, const MusterFrame *frame, MusterBox box, gdouble size)
{
  gdouble unit = scale_of (size) * frame->unit, numbers = measure_middle (block) * unit;
  g_autofree char *markup = dup_markup (brush, block, frame, size);

  muster_brush_stroke_box (brush, box, 0.9 * unit, 0.5, muster_hairline);
  paint_head (brush, block, frame, (MusterBox){ box.x, box.y, box.width, HEAD * unit });
  paint_numbers (brush, block->numbers, (MusterBox){ box.x, box.y + HEAD * unit, box.width, numbers });
  if (block->tiles != NULL)
    paint_tiles (brush, block, frame,
                 (MusterBox){ box.x + PADDING * frame->unit, box.y + (HEAD + 0.9) * unit, text_width (frame),
                              numbers - 1.2 * unit });
  if (*markup != '\0')
    muster_brush_write_markup (brush, box.x + PADDING * frame->unit, box.y + HEAD * unit + numbers + 0.3 * unit, markup,
                               text_width (frame), size, muster_black);
}

/* The largest type at which all of them fit. */
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

  /* Each block gets what it needs plus a share of the rest, up to a limit. */
  for (guint i = 0; i < n; i++)
    {
      const MusterCardBlock *block = block_at (card, i);
      gdouble needed = measure (brush, block, frame, size);
      gdouble most = block->numbers->len > 0                ? MOST_HEIGHT * frame->unit
                     : is_to_fill_in (block) || card->blank ? bottom /* only room for writing */
                                                            : MOST_HEIGHT * 0.5 * frame->unit;
      gdouble height = MAX (needed, MIN (needed + share, most));

      MusterBox box = { frame->left, y, frame->right - frame->left, height };

      muster_brush_mark (brush, MUSTER_ZONE_BLOCK, block->name, box);
      paint_block (brush, block, frame, box, size);
      y += height + GAP * frame->unit;
    }
  return y;
}
