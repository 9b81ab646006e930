/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/roster/pieces.h"

#include "model/i18n.h"
#include "print/card/card-back.h"
#include "print/roster/roster-line.h"
#include "print/roster/roster-stack.h"
#include "print/roster/roster-step.h"
#include "print/wording.h"

#define COLUMN_GAP MUSTER_MM (7)
#define SIZE 9.5
#define RULE_SIZE 7.75
#define HEADING_SIZE 9.25
#define TITLE_SIZE 11.0
#define SIGN MUSTER_MM (6)    /* before a member */
#define STATS MUSTER_MM (6.4) /* a member's row of stats */
#define DENSE_NOTE_SIZE 8.5
#define MOST_NOTES 6 /* in one column, where room is short */

static void
clear_piece (gpointer data)
{
  MusterPiece *piece = data;

  g_free (piece->markup);
  g_free (piece->body);
  g_free (piece->start);
  g_free (piece->end);
  g_free (piece->emblem);
}

MusterPieces *
muster_pieces_new (MusterBrush *brush, const MusterRoster *roster, gdouble width, gdouble height)
{
  MusterPieces *pieces = g_new0 (MusterPieces, 1);

  *pieces = (MusterPieces){ .brush = brush, .roster = roster, .width = width, .height = height, .scale = 1 };
  pieces->pieces = g_array_new (FALSE, TRUE, sizeof (MusterPiece));
  g_array_set_clear_func (pieces->pieces, clear_piece);
  pieces->counted = muster_roster_is_counted (roster);
  for (guint i = 0; i < roster->lines->len; i++)
    pieces->signed_lines |= muster_roster_line (roster, i)->icon != NULL;
  return pieces;
}

void
muster_pieces_free (MusterPieces *pieces)
{
  g_array_unref (pieces->pieces);
  g_free (pieces);
}

gdouble
muster_pieces_get_start (const MusterPieces *pieces, MusterPieceKind kind)
{
  static const gdouble starts[] = {
    [MUSTER_PIECE_FACT] = MUSTER_MM (30),
    [MUSTER_PIECE_NOTE] = MUSTER_MM (5),
    [MUSTER_PIECE_RULE] = MUSTER_MM (5),
    [MUSTER_PIECE_HEADING] = MUSTER_MM (5),
  };

  if (kind == MUSTER_PIECE_MEMBER)
    return (pieces->counted ? MUSTER_PIECES_COUNT : 0) + (pieces->signed_lines ? SIGN : 0);
  return starts[kind];
}

gdouble
muster_pieces_get_end (MusterPieceKind kind)
{
  return kind == MUSTER_PIECE_MEMBER ? MUSTER_MM (25) : 0;
}

gdouble
muster_pieces_get_size (const MusterPieces *pieces, MusterPieceKind kind)
{
  return pieces->scale
         * (kind == MUSTER_PIECE_RULE                    ? RULE_SIZE
            : kind == MUSTER_PIECE_HEADING               ? HEADING_SIZE
            : kind == MUSTER_PIECE_TITLE                 ? TITLE_SIZE
            : pieces->dense && kind == MUSTER_PIECE_NOTE ? DENSE_NOTE_SIZE
                                                         : SIZE);
}

/* Takes ownership of the strings. */
static MusterPiece *
add_piece (MusterPieces *pieces, MusterPieceKind kind, gboolean half, char *markup, char *start, char *end)
{
  gdouble column = pieces->width - 2 * MUSTER_ROSTER_MARGIN;
  MusterPiece piece = { .kind = kind, .half = half, .markup = markup, .start = start, .end = end };

  piece.width = half ? (column - COLUMN_GAP) / 2 : column;
  piece.height = muster_brush_measure (
      pieces->brush, markup, piece.width - muster_pieces_get_start (pieces, kind) - muster_pieces_get_end (kind),
      muster_pieces_get_size (pieces, kind));
  g_array_append_val (pieces->pieces, piece);
  return muster_pieces_nth (pieces, pieces->pieces->len - 1);
}

static void
add_title (MusterPieces *pieces, const char *title)
{
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  add_piece (pieces, MUSTER_PIECE_TITLE, FALSE, g_strdup_printf ("<b>%s</b>", escaped), NULL, NULL);
}

static void
add_facts (MusterPieces *pieces)
{
  for (guint i = 0; i < pieces->roster->facts->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (pieces->roster->facts, i);

      add_piece (pieces, MUSTER_PIECE_FACT, FALSE, g_markup_escape_text (fact->value, -1), g_strdup (fact->label),
                 NULL);
    }
}

gdouble
muster_pieces_measure_stats (const MusterPieces *pieces, const MusterPiece *piece)
{
  return piece->line != NULL && piece->line->numbers->len > 0 ? STATS * pieces->scale : 0;
}

/* The points stand over it. */
gdouble
muster_pieces_measure_body (const MusterPieces *pieces, const MusterPiece *piece)
{
  return piece->body != NULL ? muster_brush_measure (pieces->brush, piece->body,
                                                     piece->width - muster_pieces_get_start (pieces, piece->kind),
                                                     muster_pieces_get_size (pieces, piece->kind))
                             : 0;
}

static void
add_member (MusterPieces *pieces, const MusterRosterLine *line)
{
  char *points = line->points < 0 ? NULL : muster_wording_dup_line_points (line);
  g_autofree char *body = muster_roster_line_dup_body_markup (line);
  MusterPiece *piece = add_piece (pieces, MUSTER_PIECE_MEMBER, FALSE, muster_roster_line_dup_name_markup (line),
                                  pieces->counted ? g_strdup_printf ("%u ×", line->count) : NULL, points);

  piece->line = line;
  piece->alarm = line->legal == MUSTER_ILLEGAL;
  piece->emblem = g_strdup (line->icon);
  if (*body != '\0')
    piece->body = g_steal_pointer (&body);
  piece->height += muster_pieces_measure_stats (pieces, piece) + muster_pieces_measure_body (pieces, piece);
}

/* Their number and total cost. */
static void
add_total (MusterPieces *pieces)
{
  const MusterRoster *roster = pieces->roster;
  g_autofree char *words = roster->total != NULL ? g_markup_escape_text (roster->total, -1) : NULL;

  if (words != NULL && roster->lines->len > 0)
    add_piece (pieces, MUSTER_PIECE_MEMBER, FALSE, g_strdup_printf ("<b>%s</b>", words), NULL,
               roster->points >= 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, roster->points) : NULL);
}

static void
add_stacks (MusterPieces *pieces)
{
  gdouble most = pieces->height - 2 * MUSTER_ROSTER_MARGIN - MUSTER_ROSTER_FOOT - MUSTER_MM (20);

  for (guint i = 0; i < pieces->roster->stacks->len; i += MUSTER_STACKS_A_ROW)
    {
      MusterPiece *piece = add_piece (pieces, MUSTER_PIECE_STACKS, FALSE, g_strdup (""), NULL, NULL);

      piece->nth = i;
      piece->height = muster_stacks_measure (pieces->roster, i, piece->width, most);
    }
}

/* Stacks replace their lines. */
static void
add_members (MusterPieces *pieces)
{
  const MusterRoster *roster = pieces->roster;

  if (roster->lines->len > 0)
    add_title (pieces, roster->heading != NULL ? roster->heading : _ ("Members"));
  add_stacks (pieces);
  for (guint i = 0; roster->stacks->len == 0 && i < roster->lines->len; i++)
    add_member (pieces, muster_roster_line (roster, i));
  if (roster->stacks->len == 0)
    add_total (pieces);
}

static void
add_notes (MusterPieces *pieces)
{
  const GPtrArray *notes = pieces->roster->notes;

  if (notes->len > 0)
    add_title (pieces, _ ("At a glance"));
  for (guint i = 0; i < notes->len; i++)
    add_piece (pieces, MUSTER_PIECE_NOTE, pieces->dense && notes->len > MOST_NOTES,
               g_markup_escape_text (notes->pdata[i], -1), NULL, NULL)
        ->emblem
        = g_strdup ("effect");
}

static void
add_problems (MusterPieces *pieces, gboolean hints)
{
  g_autoptr (GPtrArray) problems = muster_wording_select_problems (pieces->roster, hints);

  if (problems->len > 0)
    add_title (pieces, muster_wording_get_problems_title (hints));
  for (guint i = 0; i < problems->len; i++)
    {
      const MusterProblem *problem = problems->pdata[i];
      g_autofree char *words = muster_wording_dup_problem (problem);
      MusterPiece *piece = add_piece (pieces, MUSTER_PIECE_NOTE, FALSE, g_markup_escape_text (words, -1), NULL, NULL);

      piece->alarm = problem->severity == MUSTER_SEVERITY_ERROR;
      piece->emblem = g_strdup ("status");
    }
}

static void
add_steps (MusterPieces *pieces)
{
  for (guint i = 0; i < pieces->roster->steps->len; i++)
    {
      const MusterRosterStep *step = &g_array_index (pieces->roster->steps, MusterRosterStep, i);
      MusterPiece *piece = add_piece (pieces, MUSTER_PIECE_STEP, FALSE, g_strdup (""), NULL, NULL);

      piece->nth = i;
      piece->height = muster_step_measure (pieces->brush, step, piece->width);
    }
}

static void
add_rule (MusterPieces *pieces, const MusterCardEntry *entry)
{
  g_autofree char *name = g_markup_escape_text (entry->name, -1);

  if (g_str_equal (entry->kind, MUSTER_ROSTER_HEADING))
    add_piece (pieces, MUSTER_PIECE_HEADING, TRUE, g_strdup_printf ("<b>%s</b>", name), NULL, NULL);
  else
    add_piece (pieces, MUSTER_PIECE_RULE, TRUE, muster_card_back_dup_markup (entry, pieces->dense), NULL, NULL)->emblem
        = g_strdup (entry->kind);
}

static void
add_rules (MusterPieces *pieces)
{
  const GArray *entries = pieces->roster->entries;

  if (entries->len > 0 && !pieces->roster->reference)
    add_title (pieces, _ ("Rules used"));
  for (guint i = 0; i < entries->len; i++)
    add_rule (pieces, muster_card_entry (entries, i));
}

void
muster_pieces_compose (MusterPieces *pieces, gdouble scale, gboolean dense)
{
  g_array_set_size (pieces->pieces, 0);
  pieces->scale = scale;
  pieces->dense = dense;
  add_facts (pieces);
  add_members (pieces);
  add_notes (pieces);
  add_problems (pieces, FALSE);
  add_problems (pieces, TRUE);
  add_steps (pieces);
  add_rules (pieces);
}
