/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/roster/roster-head.h"

#include "print/card/edge.h"
#include "print/qr.h"
#include "print/wording.h"

#define HEIGHT MUSTER_MM (31)
#define TOTAL MUSTER_MM (6.5) /* part of it, if there are points */
#define BAND MUSTER_MM (18)
#define EDGE MUSTER_MM (1.6)
#define QR MUSTER_MM (26) /* including the quiet zone */

typedef struct
{
  MusterBrush *brush;
  const MusterRoster *roster;
  MusterBox box;
} Head;

gdouble
muster_roster_head_measure (const MusterRoster *roster)
{
  return roster->points >= 0 ? HEIGHT : HEIGHT - TOTAL;
}

static MusterColor
accent (const Head *head)
{
  return muster_accent_of (head->roster->style.color);
}

static gboolean
is_light (const Head *head)
{
  return muster_brush_get_ink (head->brush) == MUSTER_INK_SAVER;
}

/* On the band, which is light when saving ink. */
static void
paint_verdict (const Head *head, MusterBox box)
{
  MusterColor color = head->roster->legal ? (MusterColor){ 0.13, 0.42, 0.20 } : muster_alarm;

  if (is_light (head))
    muster_brush_stroke_box (head->brush, box, box.height / 2, 1, muster_black);
  else
    muster_brush_fill_box (head->brush, box, box.height / 2, muster_white);
  muster_brush_write (head->brush, box, muster_wording_get_verdict (head->roster->legal), 10.5,
                      MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER, is_light (head) ? muster_black : color);
}

/* The list's code as a link in the corner, for scanning: in capitals, which need less space and mean the same. */
static void
paint_code (const Head *head)
{
  g_autofree char *capitals = g_strconcat ("MUSTER:", head->roster->code, NULL);
  g_autoptr (MusterQr) qr = head->roster->code != NULL ? muster_qr_new (capitals) : NULL;
  MusterBox text = { head->box.x + MUSTER_MM (58), head->box.y + MUSTER_MM (20.2),
                     head->box.width - MUSTER_MM (60) - QR, MUSTER_MM (7) };

  if (qr == NULL)
    return;
  muster_qr_paint (qr, muster_brush_get_target (head->brush), head->box.x + head->box.width - QR + MUSTER_MM (2),
                   head->box.y - MUSTER_MM (1), QR);
  muster_brush_write (head->brush, text, head->roster->code, 6.5, MUSTER_TYPE_WRAP | MUSTER_TYPE_END | MUSTER_TYPE_TOP,
                      muster_grey);
}

/* The width used by the code. */
static gdouble
code_of (const Head *head)
{
  return head->roster->code != NULL ? QR : 0;
}

/* A band like that of the game's cards, with the same edge. */
static void
paint_band (const Head *head, MusterBox band)
{
  cairo_t *cr = muster_brush_get_target (head->brush);
  MusterBox edge = { band.x, band.y + band.height, band.width, EDGE };
  const char *name = head->roster->style.edge;
  MusterColor ink = is_light (head) ? muster_black : accent (head);

  cairo_new_path (cr);
  if (!is_light (head))
    {
      cairo_move_to (cr, band.x, band.y);
      cairo_line_to (cr, band.x + band.width, band.y);
    }
  cairo_line_to (cr, band.x + band.width, edge.y);
  muster_edge_trace (cr, name, edge);
  muster_brush_set_color (head->brush, ink);
  cairo_set_line_width (cr, 1);
  if (is_light (head))
    cairo_stroke (cr);
  else
    cairo_fill (cr);
  muster_edge_decorate (head->brush, name, edge, ink, is_light (head) ? muster_black : muster_white);
}

/* The game's emblem, title and name; how much of the band they may use. */
static void
paint_names (const Head *head, MusterBox band, gdouble width)
{
  MusterColor ink = is_light (head) ? muster_black : muster_white;
  gdouble emblem = head->roster->style.emblem != NULL ? MUSTER_MM (10) : 0, start = is_light (head) ? 0 : MUSTER_MM (4);
  MusterBox icon = { band.x + start, band.y + (band.height - emblem) / 2, emblem, emblem };
  gdouble x = icon.x + (emblem > 0 ? emblem + MUSTER_MM (4) : 0);
  MusterBox kind = { x, band.y + MUSTER_MM (1.2), band.x + width - x, MUSTER_MM (4.6) };
  MusterBox name = { x, band.y + MUSTER_MM (5.2), band.x + width - x, band.height - MUSTER_MM (6) };

  if (emblem > 0)
    muster_brush_paint_emblem (head->brush, head->roster->style.emblem, icon, ink);
  muster_brush_write (head->brush, kind, head->roster->title, 10, MUSTER_TYPE_PLAIN, ink);
  muster_brush_write (head->brush, name, head->roster->name, 22, MUSTER_TYPE_BOLD | MUSTER_TYPE_WRAP, ink);
}

void
muster_roster_head_paint (MusterBrush *brush, const MusterRoster *roster, MusterBox box)
{
  const Head here = { brush, roster, box }, *head = &here;
  gdouble verdict = head->roster->reference ? 0 : MUSTER_MM (32);
  g_autofree char *total = muster_wording_dup_total (head->roster);
  MusterBox band = { head->box.x, head->box.y - MUSTER_MM (1), head->box.width - code_of (head), BAND };
  MusterBox points = { head->box.x, band.y + BAND + MUSTER_MM (3.2), head->box.width, MUSTER_MM (6) };

  paint_band (head, band);
  paint_names (head, band, band.width - MUSTER_MM (4) - (verdict > 0 ? verdict + MUSTER_MM (4) : 0));
  muster_brush_write (head->brush, points, total, 12, MUSTER_TYPE_PLAIN, muster_black);
  paint_code (head);
  if (verdict > 0)
    paint_verdict (head, (MusterBox){ band.x + band.width - verdict - MUSTER_MM (4), band.y + MUSTER_MM (4.5), verdict,
                                      MUSTER_MM (9) });
}
