/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pieces of a list on paper: titles, facts, members, notes, problems and rules, each of known height. Rules run in two columns.
 *
 * Lengths are points. */
#pragma once

#include "model/page/roster.h"
#include "print/brush.h"

G_BEGIN_DECLS

#define MUSTER_ROSTER_MARGIN MUSTER_MM (16)
#define MUSTER_ROSTER_FOOT MUSTER_MM (8)

typedef enum
{
  MUSTER_PIECE_TITLE, /* of a section */
  MUSTER_PIECE_FACT,
  MUSTER_PIECE_MEMBER,
  MUSTER_PIECE_STACKS, /* a row of them */
  MUSTER_PIECE_STEP,   /* of a form */
  MUSTER_PIECE_NOTE,   /* or a problem */
  MUSTER_PIECE_RULE,
  MUSTER_PIECE_HEADING, /* among rules */
} MusterPieceKind;

typedef struct
{
  MusterPieceKind kind;
  gboolean half; /* as wide as a column */
  char *markup;
  const MusterRosterLine *line; /* with stats below the markup … */
  char *body;                   /* … and equipment below those; or NULL */
  guint nth;                    /* the step, or the first stack of a row */
  char *start;                  /* before it: a count or label */
  char *end;                    /* after it, at the right edge: points */
  char *emblem;
  gboolean alarm;
  gdouble height;
  guint page; /* where it goes */
  gdouble x, y, width;
} MusterPiece;

typedef struct
{
  MusterBrush *brush;
  const MusterRoster *roster;
  gdouble width, height; /* of the paper */
  gdouble scale;         /* of the type, so that it fits on one page where that can be … */
  gboolean dense;        /* … for which rules begin on the line of their names, and many notes run in columns */
  gboolean counted;      /* some count is above one */
  gboolean signed_lines; /* some lines have an icon */
  GArray *pieces;        /* MusterPiece */
  guint pages;           /* once they are placed */
} MusterPieces;

MusterPieces *muster_pieces_new (MusterBrush *brush, const MusterRoster *roster, gdouble width, gdouble height);
void muster_pieces_free (MusterPieces *pieces);

/* Makes all pieces of the roster anew, in type of that scale. */
void muster_pieces_compose (MusterPieces *pieces, gdouble scale, gboolean dense);

static inline MusterPiece *
muster_pieces_nth (const MusterPieces *pieces, guint i)
{
  return &g_array_index (pieces->pieces, MusterPiece, i);
}

/* The size of a piece's type; how much of its width is kept for what stands before and after its first line. */
gdouble muster_pieces_get_size (const MusterPieces *pieces, MusterPieceKind kind);
gdouble muster_pieces_get_start (const MusterPieces *pieces, MusterPieceKind kind);
gdouble muster_pieces_get_end (MusterPieceKind kind);

/* What a count takes of that, before a member. */
#define MUSTER_PIECES_COUNT MUSTER_MM (9)

/* The height of a member's row of stats, and of what it carries; 0 if there is none. */
gdouble muster_pieces_measure_stats (const MusterPieces *pieces, const MusterPiece *piece);
gdouble muster_pieces_measure_body (const MusterPieces *pieces, const MusterPiece *piece);

G_END_DECLS
