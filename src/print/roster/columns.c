/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/roster/columns.h"

#define TITLE_LEAD MUSTER_MM (3) /* over a title */
#define LEAD MUSTER_MM (1.8)     /* over a heading among rules */

/* The position of the next piece. */
typedef struct
{
  guint page;
  guint column;
  gdouble top;      /* of the columns on this page */
  gdouble break_at; /* how far the first one extends */
  gdouble lowest;   /* what the columns reached, on this page */
  gdouble y;
} Cursor;

gdouble
muster_columns_get_gap (const MusterPieces *pieces, MusterPieceKind kind)
{
  static const gdouble gaps[] = {
    [MUSTER_PIECE_TITLE] = 2.2, [MUSTER_PIECE_FACT] = 1.2, [MUSTER_PIECE_MEMBER] = 2.6, [MUSTER_PIECE_STACKS] = 2.6,
    [MUSTER_PIECE_STEP] = 2.6,  [MUSTER_PIECE_NOTE] = 1.2, [MUSTER_PIECE_RULE] = 1.5,   [MUSTER_PIECE_HEADING] = 1.5,
  };
  gdouble part = pieces->dense && kind == MUSTER_PIECE_RULE ? 0.75 : 1;

  return pieces->scale * part * MUSTER_MM (gaps[kind]);
}

static gdouble
bottom_of (const MusterPieces *pieces)
{
  return pieces->height - MUSTER_ROSTER_MARGIN - MUSTER_ROSTER_FOOT;
}

static gdouble
lead_of (const MusterPieces *pieces, guint i)
{
  return muster_pieces_nth (pieces, i)->kind == MUSTER_PIECE_HEADING ? LEAD * pieces->scale : 0;
}

/* Including all surrounding space. */
static gdouble
measure_in_column (const MusterPieces *pieces, guint i)
{
  const MusterPiece *piece = muster_pieces_nth (pieces, i);

  return lead_of (pieces, i) + piece->height + muster_columns_get_gap (pieces, piece->kind);
}

/* Two columns end at about the same height, or at the foot of the page. */
static void
begin_columns (const MusterPieces *pieces, guint first, Cursor *cursor)
{
  gdouble all = 0, column = 0;
  guint end = first;

  for (; end < pieces->pieces->len && muster_pieces_nth (pieces, end)->half; end++)
    all += measure_in_column (pieces, end);
  for (guint i = first; i < end && column < all / 2; i++)
    column += measure_in_column (pieces, i);
  cursor->top = cursor->lowest = cursor->y;
  cursor->column = 0;
  cursor->break_at = MIN (cursor->top + column, bottom_of (pieces));
}

static void
turn_page (const MusterPieces *pieces, guint i, Cursor *cursor)
{
  cursor->page++;
  cursor->y = MUSTER_ROSTER_MARGIN;
  begin_columns (pieces, i, cursor);
}

/* Advances to where that height fits: the other column, or the next page if neither column has room. Pieces higher than
 * a page start at the top of one. */
static void
make_room (const MusterPieces *pieces, guint i, gdouble needed, Cursor *cursor)
{
  gboolean half = muster_pieces_nth (pieces, i)->half;

  if (half && cursor->column == 0 && cursor->y + needed > cursor->break_at && cursor->y > cursor->top)
    {
      cursor->column = 1;
      cursor->y = cursor->top;
    }
  if (cursor->y + needed > bottom_of (pieces) && cursor->y > MUSTER_ROSTER_MARGIN)
    turn_page (pieces, i, cursor);
}

/* How much must be free below where a piece begins: a title or a heading stays with what follows it. */
static gdouble
needed_for (const MusterPieces *pieces, guint i)
{
  const MusterPiece *piece = muster_pieces_nth (pieces, i);
  gdouble needed = lead_of (pieces, i) + piece->height;

  if ((piece->kind == MUSTER_PIECE_TITLE || piece->kind == MUSTER_PIECE_HEADING) && i + 1 < pieces->pieces->len)
    needed += muster_columns_get_gap (pieces, piece->kind) + muster_pieces_nth (pieces, i + 1)->height;
  return needed;
}

static void
place_piece (MusterPieces *pieces, guint i, Cursor *cursor)
{
  MusterPiece *piece = muster_pieces_nth (pieces, i);

  make_room (pieces, i, needed_for (pieces, i), cursor);
  if (cursor->y > cursor->top)
    cursor->y += lead_of (pieces, i);
  piece->page = cursor->page;
  piece->x = cursor->column == 0 ? MUSTER_ROSTER_MARGIN : pieces->width - MUSTER_ROSTER_MARGIN - piece->width;
  piece->y = cursor->y;
  cursor->y += piece->height + muster_columns_get_gap (pieces, piece->kind);
  cursor->lowest = MAX (cursor->lowest, cursor->y);
}

/* Columns begin, or end below the longer of them. */
static void
change_columns (const MusterPieces *pieces, guint i, Cursor *cursor)
{
  gboolean half = muster_pieces_nth (pieces, i)->half, before = i > 0 && muster_pieces_nth (pieces, i - 1)->half;

  if (half && !before)
    begin_columns (pieces, i, cursor);
  if (!half && before)
    {
      cursor->column = 0;
      cursor->y = cursor->lowest;
    }
}

void
muster_columns_place (MusterPieces *pieces, gdouble head)
{
  Cursor cursor = { .top = MUSTER_ROSTER_MARGIN + head, .y = MUSTER_ROSTER_MARGIN + head };

  for (guint i = 0; i < pieces->pieces->len; i++)
    {
      change_columns (pieces, i, &cursor);
      if (muster_pieces_nth (pieces, i)->kind == MUSTER_PIECE_TITLE)
        cursor.y += TITLE_LEAD;
      place_piece (pieces, i, &cursor);
    }
  pieces->pages = cursor.page + 1;
}
