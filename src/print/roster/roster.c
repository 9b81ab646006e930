/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/roster/roster.h"

#include "model/i18n.h"
#include "print/roster/columns.h"
#include "print/roster/pieces.h"
#include "print/roster/roster-head.h"
#include "print/roster/roster-line.h"
#include "print/roster/roster-stack.h"
#include "print/roster/roster-step.h"

struct _MusterRosterPlan
{
  MusterBrush *brush;
  const MusterRoster *roster;
  gdouble width, height;
  MusterPieces *pieces;
};

static void
compose (MusterRosterPlan *plan, gdouble scale, gboolean dense)
{
  muster_pieces_compose (plan->pieces, scale, dense);
  muster_columns_place (plan->pieces, muster_roster_head_measure (plan->roster));
}

/* One page is best; if it takes several anyway, the type has its usual size. */
static void
find_scale (MusterRosterPlan *plan)
{
  static const struct
  {
    gdouble scale;
    gboolean dense;
  } tries[] = { { 1, FALSE }, { 1, TRUE }, { 0.92, TRUE }, { 0.84, TRUE }, { 0.78, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (tries) && (i == 0 || plan->pieces->pages > 1); i++)
    compose (plan, tries[i].scale, tries[i].dense);
  if (plan->pieces->pages > 1)
    compose (plan, 1, FALSE);
}

MusterRosterPlan *
muster_roster_plan_new (MusterBrush *brush, const MusterRoster *roster, gdouble width, gdouble height)
{
  MusterRosterPlan *plan = g_new0 (MusterRosterPlan, 1);

  *plan = (MusterRosterPlan){ .brush = brush, .roster = roster, .width = width, .height = height };
  plan->pieces = muster_pieces_new (brush, roster, width, height);
  find_scale (plan);
  return plan;
}

void
muster_roster_plan_free (MusterRosterPlan *plan)
{
  muster_pieces_free (plan->pieces);
  g_free (plan);
}

guint
muster_roster_plan_get_n_pages (const MusterRosterPlan *plan)
{
  return plan->pieces->pages;
}

const char *
muster_roster_plan_get_title (const MusterRosterPlan *plan)
{
  return plan->roster->name;
}

static MusterColor
accent (const MusterRosterPlan *plan)
{
  return muster_accent_of (plan->roster->style.color);
}

static void
paint_foot (MusterRosterPlan *plan, guint page)
{
  gdouble inner = plan->width - 2 * MUSTER_ROSTER_MARGIN, y = plan->height - MUSTER_ROSTER_MARGIN - MUSTER_MM (4);
  g_autofree char *number
      = g_strdup_printf (_ ("%s, page %u of %u"), plan->roster->name, page + 1, plan->pieces->pages);
  MusterBox left = { MUSTER_ROSTER_MARGIN, y, inner * 0.43, MUSTER_MM (6) },
            right = { MUSTER_ROSTER_MARGIN + inner * 0.45, y, inner * 0.55, MUSTER_MM (6) };

  muster_brush_line (plan->brush, MUSTER_ROSTER_MARGIN, y - MUSTER_MM (1), plan->width - MUSTER_ROSTER_MARGIN,
                     y - MUSTER_MM (1), 0.4, muster_hairline);
  muster_brush_write (plan->brush, left, plan->roster->content != NULL ? plan->roster->content : "", 7, MUSTER_TYPE_TOP,
                      muster_grey);
  muster_brush_write (plan->brush, right, number, 7, MUSTER_TYPE_END | MUSTER_TYPE_WRAP | MUSTER_TYPE_TOP, muster_grey);
}

/* What stands below a member's name, and the line below that. */
static void
paint_member (MusterRosterPlan *plan, const MusterPiece *piece)
{
  const MusterPieces *pieces = plan->pieces;
  gdouble start = muster_pieces_get_start (pieces, piece->kind), stats = muster_pieces_measure_stats (pieces, piece);
  gdouble y = piece->y + piece->height - muster_pieces_measure_body (pieces, piece);
  gdouble line = piece->y + piece->height + MUSTER_MM (1.2);

  if (stats > 0)
    muster_roster_line_paint_stats (plan->brush, plan->roster, piece->line,
                                    (MusterBox){ piece->x + start, y - stats + MUSTER_MM (0.4), piece->width - start,
                                                 stats - MUSTER_MM (1.4) * pieces->scale },
                                    pieces->scale);
  if (piece->body != NULL)
    muster_brush_write_markup (plan->brush, piece->x + start, y, piece->body, piece->width - start,
                               muster_pieces_get_size (pieces, piece->kind), muster_black);
  muster_brush_line (plan->brush, piece->x, line, piece->x + piece->width, line, 0.3, muster_hairline);
}

/* The count, the label or the emblem before a text. */
static void
paint_start (MusterRosterPlan *plan, const MusterPiece *piece)
{
  gdouble size = muster_pieces_get_size (plan->pieces, piece->kind);
  gdouble count = piece->kind == MUSTER_PIECE_MEMBER && plan->pieces->counted ? MUSTER_PIECES_COUNT : 0;
  gdouble start = count > 0 ? count : muster_pieces_get_start (plan->pieces, piece->kind);
  MusterBox label = { piece->x, piece->y, start - MUSTER_MM (1.5), size * 1.35 };
  MusterBox emblem = { piece->x + count + MUSTER_MM (0.4), piece->y + size * 0.12, size * 0.95, size * 0.95 };

  if (piece->emblem != NULL)
    muster_brush_paint_emblem (plan->brush, piece->emblem, emblem, piece->alarm ? muster_alarm : accent (plan));
  if (piece->start != NULL)
    muster_brush_write (plan->brush, label, piece->start, size, count > 0 ? MUSTER_TYPE_BOLD : MUSTER_TYPE_PLAIN,
                        muster_grey);
}

/* A piece that is a text, with what stands around it. */
static void
paint_text (MusterRosterPlan *plan, const MusterPiece *piece)
{
  gdouble size = muster_pieces_get_size (plan->pieces, piece->kind), end = muster_pieces_get_end (piece->kind),
          start = muster_pieces_get_start (plan->pieces, piece->kind);
  MusterBox points = { piece->x + piece->width - end, piece->y, end, size * 1.35 };
  gboolean title = piece->kind == MUSTER_PIECE_TITLE || piece->kind == MUSTER_PIECE_HEADING;

  paint_start (plan, piece);
  muster_brush_write_markup (plan->brush, piece->x + start, piece->y, piece->markup, piece->width - start - end, size,
                             title          ? accent (plan)
                             : piece->alarm ? muster_alarm
                                            : muster_black);
  if (piece->end != NULL)
    muster_brush_write (plan->brush, points, piece->end, size + 1, MUSTER_TYPE_BOLD | MUSTER_TYPE_END, muster_black);
  if (piece->kind == MUSTER_PIECE_MEMBER)
    paint_member (plan, piece);
}

static const MusterRosterStep *
step_of (const MusterRosterPlan *plan, const MusterPiece *piece)
{
  return &g_array_index (plan->roster->steps, MusterRosterStep, piece->nth);
}

static void
paint_piece (MusterRosterPlan *plan, const MusterPiece *piece)
{
  MusterBox box = { piece->x, piece->y, piece->width, piece->height };

  if (piece->kind == MUSTER_PIECE_STEP)
    muster_step_paint (plan->brush, step_of (plan, piece), piece->nth, box);
  else if (piece->kind == MUSTER_PIECE_STACKS)
    muster_stacks_paint (plan->brush, plan->roster, piece->nth, box);
  else
    paint_text (plan, piece);
}

void
muster_roster_plan_paint (MusterRosterPlan *plan, guint page)
{
  MusterBox head = { MUSTER_ROSTER_MARGIN, MUSTER_ROSTER_MARGIN, plan->width - 2 * MUSTER_ROSTER_MARGIN, 0 };

  if (page == 0)
    muster_roster_head_paint (plan->brush, plan->roster, head);
  for (guint i = 0; i < plan->pieces->pieces->len; i++)
    if (muster_pieces_nth (plan->pieces, i)->page == page)
      paint_piece (plan, muster_pieces_nth (plan->pieces, i));
  paint_foot (plan, page);
}

static void
add_step_fields (const MusterRosterStep *step, const MusterPiece *piece, guint first, GArray *fields)
{
  MusterBox box = { piece->x, piece->y, piece->width, piece->height };

  for (guint i = 0; i < step->fields->len; i++)
    muster_form_fields_add (
        fields, g_strdup_printf ("%s: %s", step->heading, g_array_index (step->fields, MusterRosterField, i).label),
        first + piece->page, muster_step_get_room (step, i, box));
}

void
muster_roster_plan_add_fields (const MusterRosterPlan *plan, guint first, GArray *fields)
{
  for (guint i = 0; i < plan->pieces->pieces->len; i++)
    {
      const MusterPiece *piece = muster_pieces_nth (plan->pieces, i);

      if (piece->kind == MUSTER_PIECE_STEP)
        add_step_fields (step_of (plan, piece), piece, first, fields);
    }
}
