/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card-back.h"

#include "model/i18n.h"
#include "print/card/card-frame.h"
#include "print/inline.h"
#include "print/qr.h"

#define FACT_HEIGHT 4.3 /* in units, as all but sizes of type */
#define DENSE_FACT_HEIGHT 3.5
#define FACT_SIZE 7.5
#define LABEL_SIZE 6.5
#define CIRCLE_PITCH 1.25
#define GUTTER 4.4 /* for the emblem of an entry's kind */
#define BETWEEN 1.1
#define DENSE_BETWEEN 0.7
#define MARK 16.0 /* the least space for an emblem */
#define PORTRAIT_GAP 1.2
#define NOTE_HEIGHT 4.0
#define CODE_TOP 1.5
#define CODE 10.2 /* including its quiet zone: a module is 0.35 mm on a poker card */

/* The position of a fact: two share a row unless one is too long for its half; very long ones take several rows. */
typedef struct
{
  guint row, rows;
  gboolean right;
  gboolean wide;
} FactPlace;

static gdouble
row_of (const MusterCardSide *side)
{
  return side->dense ? DENSE_FACT_HEIGHT : FACT_HEIGHT;
}

static gdouble
measure_label (MusterBrush *brush, const MusterCardFact *fact)
{
  return muster_brush_measure_line (brush, fact->label, LABEL_SIZE, MUSTER_TYPE_PLAIN);
}

/* The text of a fact: its value, or a figure with icons. Free with g_free(). */
static char *
dup_value (const MusterCardFact *fact)
{
  GString *text = g_string_new (fact->icons != NULL ? fact->figure : fact->circles > 0 ? "" : fact->value);

  if (fact->icons != NULL)
    muster_inline_append_icons (text, fact->icons);
  return g_string_free (text, FALSE);
}

static gdouble
measure_fact (MusterBrush *brush, const MusterCardFact *fact)
{
  g_autofree char *value = dup_value (fact);

  return measure_label (brush, fact) + muster_brush_measure_line (brush, value, FACT_SIZE, MUSTER_TYPE_BOLD)
         + fact->circles * CIRCLE_PITCH * FACT_SIZE;
}

static void
paint_circles (MusterBrush *brush, guint n, MusterBox box)
{
  gdouble size = MIN (FACT_SIZE, box.width / n / CIRCLE_PITCH);

  for (guint i = 0; i < n; i++)
    muster_brush_stroke_box (
        brush, (MusterBox){ box.x + i * size * CIRCLE_PITCH, box.y + (box.height - size) / 2, size, size }, size / 2,
        0.6, muster_grey);
}

/* The rows of that height that a fact takes which has them for itself. */
static guint
count_own_rows (MusterBrush *brush, const MusterCardFact *fact, gdouble width, gdouble row)
{
  g_autofree char *escaped = g_markup_escape_text (fact->value, -1);
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>", escaped);
  gdouble unit = width / 63.5, room = width - 2 * MUSTER_MM (3) - measure_label (brush, fact) - 1.8 * unit;

  if (measure_fact (brush, fact) + 1.8 * unit <= width - 2 * MUSTER_MM (3))
    return 1;
  return (guint) (muster_brush_measure (brush, markup, room, FACT_SIZE) / (row * unit) + 1);
}

/* The positions of all facts, and the number of rows. */
static guint
place_facts (MusterBrush *brush, const MusterCardSide *side, gdouble width, FactPlace *places)
{
  const MusterCard *card = side->card;
  gdouble half = (width - 2 * MUSTER_MM (3)) / 2;
  guint row = 0;
  gboolean right = FALSE;

  for (guint i = 0; i < card->facts->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (card->facts, i);
      gboolean wide = measure_fact (brush, fact) + MUSTER_MM (3) > half;

      if (wide && right)
        row++;
      places[i]
          = (FactPlace){ row, wide ? count_own_rows (brush, fact, width, row_of (side)) : 1, right && !wide, wide };
      right = !wide && !places[i].right;
      row += right ? 0 : places[i].rows;
    }
  return row + right;
}

static guint
count_fact_rows (MusterBrush *brush, const MusterCardSide *side, gdouble width)
{
  g_autofree FactPlace *places = g_new (FactPlace, side->card->facts->len);

  return place_facts (brush, side, width, places);
}

gdouble
muster_card_back_get_width (gdouble width)
{
  return width - 2 * MUSTER_MM (3) - GUTTER * width / 63.5;
}

gdouble
muster_card_back_get_room (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height)
{
  gdouble unit = width / 63.5, note = side->pages > 1 ? NOTE_HEIGHT : 0;
  gdouble facts = side->page > 0 ? 0 : count_fact_rows (brush, side, width) * row_of (side) + 1.6;

  return height - MUSTER_MM (3) - (MUSTER_FRAME_BAND + 1.8 + note + facts + side->portrait) * unit;
}

/* The cost: as chips if it is given in numbers, or as icons. */
static void
append_cost (GString *markup, const MusterCardEntry *entry)
{
  g_autofree char *cost = g_markup_escape_text (entry->figure != NULL ? entry->figure : entry->cost, -1);
  g_autofree char *endurance = g_strdup_printf ("%dE", entry->endurance), *mana = g_strdup_printf ("%dM", entry->mana);

  if (*entry->cost == '\0')
    return;
  g_string_append (markup, "  <b>");
  if (entry->figure != NULL)
    {
      g_string_append (markup, cost);
      muster_inline_append_icons (markup, entry->icons != NULL ? entry->icons : "");
    }
  else if (entry->endurance == 0 && entry->mana == 0)
    g_string_append (markup, cost);
  else
    {
      if (entry->endurance != 0)
        muster_inline_append_chip (markup, MUSTER_CHIP_ENDURANCE, endurance);
      if (entry->mana != 0)
        muster_inline_append_chip (markup, MUSTER_CHIP_MANA, mana);
      if (entry->weapon_ec)
        muster_inline_append_chip (markup, MUSTER_CHIP_WEAPON, _ ("Weapon EC"));
    }
  g_string_append (markup, "</b>");
}

char *
muster_card_back_dup_markup (const MusterCardEntry *entry, gboolean dense)
{
  g_autofree char *name = g_markup_escape_text (entry->name, -1);
  g_autofree char *details = g_markup_escape_text (entry->details, -1);
  g_autofree char *text = g_markup_escape_text (entry->text, -1);
  GString *markup = g_string_new (NULL);

  g_string_append_printf (markup, "<b>%s%s</b>", name, entry->reaction ? " (RE)" : "");
  append_cost (markup, entry);
  if (*details != '\0')
    g_string_append_printf (markup, "  <i>%s</i>", details);
  if (*text != '\0')
    g_string_append_printf (markup, "%s%s", dense ? "  " : "\n", text);

  return g_string_free (markup, FALSE);
}

gdouble
muster_card_back_measure (MusterBrush *brush, const MusterCardEntry *entry, gdouble width, gdouble size, gboolean dense)
{
  g_autofree char *markup = muster_card_back_dup_markup (entry, dense);

  return muster_brush_measure (brush, markup, muster_card_back_get_width (width), size)
         + (dense ? DENSE_BETWEEN : BETWEEN) * width / 63.5;
}

static void
paint_fact (MusterBrush *brush, const MusterCardFact *fact, const MusterFrame *frame, const FactPlace *place,
            gdouble row, gdouble y)
{
  gdouble unit = frame->unit, half = (frame->right - frame->left) / 2, width = place->wide ? 2 * half : half;
  gdouble x = frame->left + (place->right ? half : 0), height = row * unit, label = measure_label (brush, fact);
  MusterBox name = { x, y, label + 1, height };
  MusterBox value = { x + label + 1.4 * unit, y, width - label - 1.8 * unit, place->rows * height };
  g_autofree char *text = dup_value (fact);

  muster_brush_mark (brush, MUSTER_ZONE_FACT, fact->id, (MusterBox){ x, y, width, value.height });
  muster_brush_write (brush, name, fact->label, LABEL_SIZE, MUSTER_TYPE_PLAIN, muster_grey);
  muster_brush_write (brush, value, text, FACT_SIZE, MUSTER_TYPE_BOLD | (place->rows > 1 ? MUSTER_TYPE_WRAP : 0),
                      muster_black);
  if (fact->circles > 0)
    paint_circles (brush, fact->circles, value);
  else if (*fact->value == '\0')
    muster_brush_line (brush, value.x, y + height * 0.85, value.x + value.width - unit, y + height * 0.85, 0.4,
                       muster_hairline);
}

static gdouble
paint_facts (MusterBrush *brush, const MusterCardSide *side, const MusterFrame *frame, gdouble y)
{
  const MusterCard *card = side->card;
  g_autofree FactPlace *places = g_new (FactPlace, card->facts->len);
  guint rows = place_facts (brush, side, frame->width, places);

  for (guint i = 0; i < card->facts->len; i++)
    paint_fact (brush, muster_card_fact (card->facts, i), frame, &places[i], row_of (side),
                y + places[i].row * row_of (side) * frame->unit);
  y += (rows * row_of (side) + 0.6) * frame->unit;
  muster_brush_line (brush, frame->left, y, frame->right, y, 0.6, muster_color_tint (frame->accent, 0.5));
  return y + frame->unit;
}

static void
paint_entry (MusterBrush *brush, const MusterCardEntry *entry, const MusterFrame *frame, gdouble y,
             const MusterCardSide *side)
{
  g_autofree char *markup = muster_card_back_dup_markup (entry, side->dense);
  gdouble width = muster_card_back_get_width (frame->width);
  gdouble mark = MIN (side->size * 0.95, (GUTTER - 1) * frame->unit);
  MusterBox emblem = { frame->left, y + side->size * 0.14, mark, mark };

  muster_brush_paint_emblem (brush, entry->kind, emblem, frame->accent);
  muster_brush_write_markup (brush, frame->left + GUTTER * frame->unit, y, markup, width, side->size, muster_black);
}

/* The entries of a side from there down; returns where they end. */
static gdouble
paint_entries (MusterBrush *brush, const MusterCardSide *side, const MusterFrame *frame, gdouble y)
{
  for (guint i = 0; i < side->n; i++)
    {
      const MusterCardEntry *entry = muster_card_entry (side->entries, side->first + i);
      gdouble height = muster_card_back_measure (brush, entry, frame->width, side->size, side->dense);

      muster_brush_mark (brush, MUSTER_ZONE_ENTRY, entry->id != NULL ? entry->id : entry->name,
                         (MusterBox){ frame->left, y, frame->right - frame->left, height });
      paint_entry (brush, entry, frame, y, side);
      y += height;
    }
  return y;
}

/* The portrait that the front has no room for, as large as what is left; or an emblem there. */
static void
paint_rest (MusterBrush *brush, const MusterCardSide *side, const MusterFrame *frame, gdouble y)
{
  gdouble unit = frame->unit, note = side->pages > 1 ? NOTE_HEIGHT * unit : 0, width = frame->right - frame->left;
  MusterBox room = { frame->left, y + PORTRAIT_GAP * unit, width, frame->bottom - note - y - PORTRAIT_GAP * unit };
  gdouble portrait = MIN (width, room.height * 0.9);
  MusterBox mark = { room.x, room.y + room.height * 0.1, width, MIN (room.height * 0.8, 34 * unit) };

  if (side->portrait > 0)
    muster_brush_show (brush, side->card->portrait,
                       (MusterBox){ room.x + (width - portrait) / 2, room.y, portrait, room.height }, 1.2 * unit);
  else if (room.height > MARK * unit && side->card->style.back_emblem == NULL)
    muster_frame_paint_mark (brush, side->card, frame, mark);
  else if (room.height > MARK * unit && !frame->light)
    muster_brush_paint_emblem (brush, side->card->style.back_emblem, mark, muster_color_tint (frame->accent, 0.12));
}

/* Lines to write on if there is no text. */
static void
paint_lines (MusterBrush *brush, const MusterFrame *frame, gdouble y)
{
  for (y += 6.5 * frame->unit; y < frame->bottom; y += 6.5 * frame->unit)
    muster_brush_line (brush, frame->left, y, frame->right, y, 0.4, muster_hairline);
}

static void
paint_note (MusterBrush *brush, const MusterCardSide *side, const MusterFrame *frame)
{
  MusterBox box = { frame->left, frame->bottom - 3.4 * frame->unit, frame->right - frame->left, 3.4 * frame->unit };
  g_autofree char *note = NULL;

  if (side->pages < 2)
    return;
  note = side->page + 1 < side->pages
             ? g_strdup_printf (_ ("part %u of %u, goes on in part %u"), side->page + 1, side->pages, side->page + 2)
             : g_strdup_printf (_ ("part %u of %u"), side->page + 1, side->pages);
  muster_brush_write (brush, box, note, 6.5, MUSTER_TYPE_ITALIC | MUSTER_TYPE_END, muster_grey);
}

/* The back's own emblem. */
static void
paint_corner (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  gdouble size = 5.8 * frame->unit;

  muster_brush_paint_emblem (brush, card->style.back_emblem,
                             (MusterBox){ frame->left, frame->band.y + (frame->band.height - size) / 2, size, size },
                             muster_frame_band_ink (frame));
}

static gboolean
has_code (MusterBrush *brush, const MusterCardSide *side)
{
  return side->page == 0 && !side->ornament && muster_brush_has_codes (brush)
         && muster_card_get_code (side->card) != NULL;
}

/* At the end of the band, where the values' emblems would only repeat the first fact. The quiet zone may leave the safe
 * zone, the code doesn't. The link is in capitals and without hyphens, which makes the code smallest. */
static void
paint_code (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame)
{
  g_auto (GStrv) groups = g_strsplit (muster_card_get_code (card), "-", -1);
  g_autofree char *letters = g_strjoinv ("", groups), *link = g_strconcat ("MUSTER:", letters, NULL);
  g_autoptr (MusterQr) qr = muster_qr_new (link);
  gdouble side = CODE * frame->unit, quiet;

  if (qr == NULL)
    return;
  quiet = side * MUSTER_QR_QUIET / (muster_qr_get_size (qr) + 2 * MUSTER_QR_QUIET);
  muster_qr_paint (qr, muster_brush_get_target (brush), frame->right + quiet - side, CODE_TOP * frame->unit, side);
}

void
muster_card_back_paint (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height, gdouble bleed)
{
  const MusterCard *card = side->card;
  MusterFrame frame = muster_frame_lay_out (brush, card, width, height, bleed);
  gdouble y = frame.top + 1.0 * frame.unit;

  muster_frame_paint (brush, &frame);
  muster_brush_mark (brush, MUSTER_ZONE_NAME, NULL, frame.band);
  if (card->blank)
    muster_frame_write_hint (brush, &frame, card->style.back_emblem != NULL ? 7.4 : 0);
  if (card->style.back_emblem != NULL)
    paint_corner (brush, card, &frame);
  if (side->page == 0)
    {
      if (has_code (brush, side))
        paint_code (brush, card, &frame);
      else
        muster_frame_paint_values (brush, card, frame.right, frame.band.y + frame.band.height / 2 - 2.1 * frame.unit,
                                   4.2 * frame.unit, muster_frame_band_ink (&frame));
      y = paint_facts (brush, side, &frame, y);
    }
  y = paint_entries (brush, side, &frame, y);
  if (side->page == 0 && side->entries->len == 0)
    paint_lines (brush, &frame, y);
  else
    paint_rest (brush, side, &frame, y);
  paint_note (brush, side, &frame);
}

static char *
dup_title (const MusterCardSide *side)
{
  const MusterCard *card = side->card;

  if (side->page > 0)
    return g_strdup_printf (_ ("%s, continued"), card->name);
  return g_strdup (card->back_name != NULL && !side->ornament ? card->back_name : card->name);
}

void
muster_card_back_write_name (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height)
{
  const MusterCard *card = side->card;
  MusterFrame frame = muster_frame_lay_out (brush, card, width, height, 0);
  g_autofree char *title = dup_title (side);
  g_auto (GStrv) values = g_strsplit (card->value_ids != NULL ? card->value_ids : "", " ", -1);
  gdouble end = card->blank || side->page > 0 || side->ornament ? 0 : 5.2 * g_strv_length (values);

  if (has_code (brush, side))
    end = CODE - 0.6;
  muster_frame_write_title (brush, &frame, title, card->style.back_emblem != NULL && !side->ornament ? 7.4 : 0, end);
}

void
muster_card_back_paint_ornament (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height,
                                 gdouble bleed)
{
  MusterFrame frame = muster_frame_lay_out (brush, card, width, height, bleed);
  MusterBox box = { width * 0.25, height * 0.32, width * 0.5, width * 0.5 };

  muster_frame_paint (brush, &frame);
  muster_frame_paint_mark (brush, card, &frame, box);
}
