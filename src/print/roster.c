/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roster is a row of pieces from top to bottom: a head, then members, problems and rules, each piece a text of known
 * height. Pieces go onto the page until the next one doesn't fit; the rules run in two columns. */
#include "print/roster.h"

#include <string.h>

#include "model/i18n.h"
#include "print/card/card-back.h"
#include "print/roster-head.h"
#include "print/roster-line.h"
#include "print/roster-stack.h"
#include "print/roster-step.h"
#include "print/wording.h"

#define MARGIN MUSTER_MM (16)
#define FOOT MUSTER_MM (8)
#define COLUMN_GAP MUSTER_MM (7)
#define SIZE 9.5
#define RULE_SIZE 7.75
#define COUNT MUSTER_MM (9) /* before a member */
#define SIGN MUSTER_MM (6)
#define LEAD MUSTER_MM (1.8)
#define STATS MUSTER_MM (6.4) /* the row of a member's stats */

typedef enum
{
  PIECE_TITLE, /* of a section */
  PIECE_FACT,
  PIECE_MEMBER,
  PIECE_STACKS, /* a row of them */
  PIECE_STEP,   /* of a form */
  PIECE_PROBLEM,
  PIECE_RULE, /* in a column */
} PieceKind;

typedef struct
{
  PieceKind kind;
  char *markup;
  const MusterRosterLine *line; /* whose stats stand below the markup … */
  char *body;                   /* … and what it carries below those; or NULL */
  guint stack;                  /* the first of a row */
  char *start;                  /* before it: a count, a label */
  char *end;                    /* after it, at the right edge: points */
  char *emblem;
  gboolean alarm;
  gdouble height;
  guint page;
  gdouble x, y, width;
} Piece;

struct _MusterRosterPlan
{
  MusterBrush *brush;
  const MusterRoster *roster;
  gdouble width, height;
  GArray *pieces; /* Piece */
  guint pages;
  gboolean counted;      /* there is more than one of something */
  gboolean signed_lines; /* something is drawn before lines */
  gdouble scale;         /* of the type, so that it fits on one page where that can be */
};

static void
clear_piece (gpointer data)
{
  Piece *piece = data;

  g_free (piece->markup);
  g_free (piece->body);
  g_free (piece->start);
  g_free (piece->end);
  g_free (piece->emblem);
}

/* How much of a line is kept for what stands before and after it. */
static gdouble
start_of (const MusterRosterPlan *plan, PieceKind kind)
{
  return kind == PIECE_MEMBER                         ? (plan->counted ? COUNT : 0) + (plan->signed_lines ? SIGN : 0)
         : kind == PIECE_STACKS || kind == PIECE_STEP ? 0
         : kind == PIECE_FACT                         ? MUSTER_MM (30)
         : kind == PIECE_TITLE                        ? 0
                                                      : MUSTER_MM (5);
}

static gdouble
end_of (PieceKind kind)
{
  return kind == PIECE_MEMBER ? MUSTER_MM (25) : 0;
}

static gdouble
size_of (const MusterRosterPlan *plan, PieceKind kind)
{
  return (kind == PIECE_RULE ? RULE_SIZE : kind == PIECE_TITLE ? 11 : SIZE) * plan->scale;
}

static gdouble
gap_after (const MusterRosterPlan *plan, PieceKind kind)
{
  return plan->scale
         * MUSTER_MM (kind == PIECE_MEMBER || kind == PIECE_STACKS || kind == PIECE_STEP ? 2.6
                      : kind == PIECE_RULE                                               ? 1.5
                      : kind == PIECE_TITLE                                              ? 2.2
                                                                                         : 1.2);
}

/* Takes the strings over. */
static Piece *
add_piece (MusterRosterPlan *plan, PieceKind kind, char *markup, char *start, char *end)
{
  gdouble column = plan->width - 2 * MARGIN;
  Piece piece = { .kind = kind, .markup = markup, .start = start, .end = end };

  if (kind == PIECE_RULE)
    column = (column - COLUMN_GAP) / 2;
  piece.width = column;
  piece.height = muster_brush_measure (plan->brush, markup, column - start_of (plan, kind) - end_of (kind),
                                       size_of (plan, kind));
  g_array_append_val (plan->pieces, piece);
  return &g_array_index (plan->pieces, Piece, plan->pieces->len - 1);
}

static void
add_title (MusterRosterPlan *plan, const char *title)
{
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  add_piece (plan, PIECE_TITLE, g_strdup_printf ("<b>%s</b>", escaped), NULL, NULL);
}

static void
add_facts (MusterRosterPlan *plan)
{
  for (guint i = 0; i < plan->roster->facts->len; i++)
    {
      const MusterCardFact *fact = muster_card_fact (plan->roster->facts, i);

      add_piece (plan, PIECE_FACT, g_markup_escape_text (fact->value, -1), g_strdup (fact->label), NULL)->emblem
          = g_strdup (fact->id);
    }
}

static gdouble
stats_of (const MusterRosterPlan *plan, const Piece *piece)
{
  return piece->line != NULL && piece->line->numbers->len > 0 ? STATS * plan->scale : 0;
}

static gdouble
measure_body (const MusterRosterPlan *plan, const Piece *piece)
{
  gdouble width = piece->width - start_of (plan, piece->kind) - end_of (piece->kind);

  return piece->body != NULL ? muster_brush_measure (plan->brush, piece->body, width, size_of (plan, piece->kind)) : 0;
}

static void
add_member (MusterRosterPlan *plan, const MusterRosterLine *line)
{
  char *points = line->points < 0 ? NULL : muster_wording_dup_line_points (line);
  g_autofree char *body = muster_roster_line_dup_body_markup (line);
  Piece *piece = add_piece (plan, PIECE_MEMBER, muster_roster_line_dup_name_markup (line),
                            plan->counted ? g_strdup_printf ("%u ×", line->count) : NULL, points);

  piece->line = line;
  piece->alarm = line->legal == MUSTER_ILLEGAL;
  piece->emblem = g_strdup (line->icon);
  if (*body != '\0')
    piece->body = g_steal_pointer (&body);
  piece->height += stats_of (plan, piece) + measure_body (plan, piece);
}

/* How many there are, and what they cost together. */
static void
add_total (MusterRosterPlan *plan)
{
  const MusterRoster *roster = plan->roster;
  g_autofree char *words = roster->total != NULL ? g_markup_escape_text (roster->total, -1) : NULL;

  if (words != NULL && roster->lines->len > 0)
    add_piece (plan, PIECE_MEMBER, g_strdup_printf ("<b>%s</b>", words), NULL,
               roster->points >= 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, roster->points) : NULL);
}

static void
add_stacks (MusterRosterPlan *plan)
{
  gdouble most = plan->height - 2 * MARGIN - FOOT - MUSTER_MM (20);

  for (guint i = 0; i < plan->roster->stacks->len; i += MUSTER_STACKS_A_ROW)
    {
      Piece *piece = add_piece (plan, PIECE_STACKS, g_strdup (""), NULL, NULL);

      piece->stack = i;
      piece->height = muster_stacks_measure (plan->roster, i, piece->width, most);
    }
}

/* Stacks tell all that their lines do. */
static void
add_members (MusterRosterPlan *plan)
{
  const MusterRoster *roster = plan->roster;

  plan->counted = muster_roster_is_counted (roster);
  plan->signed_lines = FALSE;
  for (guint i = 0; i < roster->lines->len; i++)
    plan->signed_lines |= muster_roster_line (roster, i)->icon != NULL;
  if (roster->lines->len > 0)
    add_title (plan, roster->heading != NULL ? roster->heading : _ ("Members"));
  add_stacks (plan);
  for (guint i = 0; roster->stacks->len == 0 && i < roster->lines->len; i++)
    add_member (plan, muster_roster_line (roster, i));
  if (roster->stacks->len == 0)
    add_total (plan);
}

static void
add_notes (MusterRosterPlan *plan)
{
  if (plan->roster->notes->len > 0)
    add_title (plan, _ ("At a glance"));
  for (guint i = 0; i < plan->roster->notes->len; i++)
    add_piece (plan, PIECE_PROBLEM, g_markup_escape_text (plan->roster->notes->pdata[i], -1), NULL, NULL)->emblem
        = g_strdup ("effect");
}

static void
add_problems (MusterRosterPlan *plan, gboolean hints)
{
  g_autoptr (GPtrArray) problems = muster_wording_select_problems (plan->roster, hints);

  if (problems->len > 0)
    add_title (plan, muster_wording_get_problems_title (hints));
  for (guint i = 0; i < problems->len; i++)
    {
      const MusterProblem *problem = problems->pdata[i];
      g_autofree char *words = muster_wording_dup_problem (problem);
      Piece *piece = add_piece (plan, PIECE_PROBLEM, g_markup_escape_text (words, -1), NULL, NULL);

      piece->alarm = problem->severity == MUSTER_SEVERITY_ERROR;
      piece->emblem = g_strdup ("status");
    }
}

static gboolean
is_heading (const MusterCardEntry *entry)
{
  return g_str_equal (entry->kind, MUSTER_ROSTER_HEADING);
}

static void
add_steps (MusterRosterPlan *plan)
{
  for (guint i = 0; i < plan->roster->steps->len; i++)
    {
      Piece *piece = add_piece (plan, PIECE_STEP, g_strdup (""), NULL, NULL);

      piece->stack = i;
      piece->height
          = muster_step_measure (plan->brush, &g_array_index (plan->roster->steps, MusterRosterStep, i), piece->width);
    }
}

/* A heading among rules, in the colour of titles; or a rule. Free with g_free(). */
static char *
dup_rule_markup (const MusterCardEntry *entry)
{
  g_autofree char *name = g_markup_escape_text (entry->name, -1);

  return is_heading (entry) ? g_strdup_printf ("<span size='larger'><b>%s</b></span>", name)
                            : muster_card_back_dup_markup (entry);
}

static void
add_rules (MusterRosterPlan *plan)
{
  if (plan->roster->entries->len > 0 && !plan->roster->reference)
    add_title (plan, _ ("Rules used"));
  for (guint i = 0; i < plan->roster->entries->len; i++)
    {
      const MusterCardEntry *entry = muster_card_entry (plan->roster->entries, i);

      add_piece (plan, PIECE_RULE, dup_rule_markup (entry), NULL, NULL)->emblem
          = is_heading (entry) ? NULL : g_strdup (entry->kind);
    }
}

/* Where the next piece goes. */
typedef struct
{
  guint page;
  guint column;
  gdouble top;      /* of the columns, on this page */
  gdouble break_at; /* how far down the first of them goes */
  gdouble y;
} Cursor;

static void
turn_page (Cursor *cursor)
{
  cursor->page++;
  cursor->column = 0;
  cursor->top = cursor->y = MARGIN;
}

/* What is left free over a heading among rules. */
static gdouble
lead_of (const MusterRosterPlan *plan, const Piece *piece)
{
  return piece->kind == PIECE_RULE && piece->emblem == NULL ? LEAD * plan->scale : 0;
}

/* With all that is left free around it. */
static gdouble
measure_rule (const MusterRosterPlan *plan, guint i)
{
  const Piece *piece = &g_array_index (plan->pieces, Piece, i);

  return lead_of (plan, piece) + piece->height + gap_after (plan, PIECE_RULE);
}

/* Two columns of rules end at about the same height, or at the foot of the page. */
static void
begin_columns (const MusterRosterPlan *plan, guint first, Cursor *cursor)
{
  gdouble all = 0, column = 0, bottom = plan->height - MARGIN - FOOT;

  for (guint i = first; i < plan->pieces->len; i++)
    all += measure_rule (plan, i);
  for (guint i = first; i < plan->pieces->len && column < all / 2; i++)
    column += measure_rule (plan, i);
  cursor->top = cursor->y;
  cursor->break_at = MIN (cursor->top + column, bottom);
}

/* To where there is room for that much: the other column, or the next page where neither column of this one has it.
 * What is higher than a page stays at the top of one. */
static void
make_room (const MusterRosterPlan *plan, guint i, gdouble needed, Cursor *cursor)
{
  gdouble bottom = plan->height - MARGIN - FOOT;
  gboolean rule = g_array_index (plan->pieces, Piece, i).kind == PIECE_RULE;

  if (rule && cursor->column == 0 && cursor->y + needed > cursor->break_at && cursor->y > cursor->top)
    {
      cursor->column = 1;
      cursor->y = cursor->top;
    }
  if (cursor->y + needed > bottom && cursor->y > MARGIN)
    {
      turn_page (cursor);
      begin_columns (plan, i, cursor);
    }
}

/* From one piece to the next the page may change, or the column; a title stays with what follows it. */
static void
place_piece (MusterRosterPlan *plan, guint i, gdouble needed, Cursor *cursor)
{
  Piece *piece = &g_array_index (plan->pieces, Piece, i);

  make_room (plan, i, needed + lead_of (plan, piece), cursor);
  if (cursor->y > cursor->top)
    cursor->y += lead_of (plan, piece);
  piece->page = cursor->page;
  piece->x = MARGIN + cursor->column * (piece->width + COLUMN_GAP);
  piece->y = cursor->y;
  cursor->y += piece->height + gap_after (plan, piece->kind);
}

static void
place_all (MusterRosterPlan *plan)
{
  Cursor cursor = { .top = MARGIN + muster_roster_head_measure (plan->roster),
                    .y = MARGIN + muster_roster_head_measure (plan->roster) };

  for (guint i = 0; i < plan->pieces->len; i++)
    {
      Piece *piece = &g_array_index (plan->pieces, Piece, i);
      gdouble needed = piece->height;

      if (piece->kind == PIECE_TITLE)
        {
          cursor.y += MUSTER_MM (3);
          if (i + 1 < plan->pieces->len)
            needed += gap_after (plan, PIECE_TITLE) + g_array_index (plan->pieces, Piece, i + 1).height;
        }
      if (piece->kind == PIECE_RULE && (i == 0 || g_array_index (plan->pieces, Piece, i - 1).kind != PIECE_RULE))
        begin_columns (plan, i, &cursor);
      /* A heading stays with the rule below it. */
      if (piece->kind == PIECE_RULE && piece->emblem == NULL && i + 1 < plan->pieces->len)
        needed += gap_after (plan, PIECE_RULE) + g_array_index (plan->pieces, Piece, i + 1).height;
      place_piece (plan, i, needed, &cursor);
    }
  plan->pages = cursor.page + 1;
}

static void
compose (MusterRosterPlan *plan, gdouble scale)
{
  g_array_set_size (plan->pieces, 0);
  plan->scale = scale;
  add_facts (plan);
  add_members (plan);
  add_notes (plan);
  add_problems (plan, FALSE);
  add_problems (plan, TRUE);
  add_steps (plan);
  add_rules (plan);
  place_all (plan);
}

/* One page is what people want to be handed; what takes several all the same is in the usual type. */
MusterRosterPlan *
muster_roster_plan_new (MusterBrush *brush, const MusterRoster *roster, gdouble width, gdouble height)
{
  static const gdouble scales[] = { 1, 0.92, 0.84 };
  MusterRosterPlan *plan = g_new0 (MusterRosterPlan, 1);

  *plan = (MusterRosterPlan){ .brush = brush, .roster = roster, .width = width, .height = height };
  plan->pieces = g_array_new (FALSE, TRUE, sizeof (Piece));
  g_array_set_clear_func (plan->pieces, clear_piece);
  for (guint i = 0; i < G_N_ELEMENTS (scales) && (i == 0 || plan->pages > 1); i++)
    compose (plan, scales[i]);
  if (plan->pages > 1)
    compose (plan, 1);

  return plan;
}

void
muster_roster_plan_free (MusterRosterPlan *plan)
{
  g_array_unref (plan->pieces);
  g_free (plan);
}

guint
muster_roster_plan_get_n_pages (const MusterRosterPlan *plan)
{
  return plan->pages;
}

const char *
muster_roster_plan_get_title (const MusterRosterPlan *plan)
{
  return plan->roster->name;
}

/* Painting. */

static MusterColor
accent (const MusterRosterPlan *plan)
{
  return muster_accent_of (plan->roster->style.color);
}

static void
paint_foot (MusterRosterPlan *plan, guint page)
{
  gdouble inner = plan->width - 2 * MARGIN, y = plan->height - MARGIN - MUSTER_MM (4);
  g_autofree char *number = g_strdup_printf (_ ("%s, page %u of %u"), plan->roster->name, page + 1, plan->pages);
  MusterBox left = { MARGIN, y, inner * 0.43, MUSTER_MM (6) },
            right = { MARGIN + inner * 0.45, y, inner * 0.55, MUSTER_MM (6) };

  muster_brush_line (plan->brush, MARGIN, y - MUSTER_MM (1), plan->width - MARGIN, y - MUSTER_MM (1), 0.4,
                     muster_hairline);
  muster_brush_write (plan->brush, left, plan->roster->content != NULL ? plan->roster->content : "", 7, MUSTER_TYPE_TOP,
                      muster_grey);
  muster_brush_write (plan->brush, right, number, 7, MUSTER_TYPE_END | MUSTER_TYPE_WRAP | MUSTER_TYPE_TOP, muster_grey);
}

/* What stands below a member's name. */
static void
paint_member (MusterRosterPlan *plan, const Piece *piece)
{
  gdouble size = size_of (plan, piece->kind), start = start_of (plan, piece->kind), stats = stats_of (plan, piece);
  gdouble y = piece->y + piece->height - measure_body (plan, piece);

  if (stats > 0)
    muster_roster_line_paint_stats (plan->brush, piece->line,
                                    (MusterBox){ piece->x + start, y - stats + MUSTER_MM (0.4),
                                                 piece->width - start - end_of (piece->kind),
                                                 (STATS - MUSTER_MM (1.4)) * plan->scale },
                                    plan->scale);
  if (piece->body != NULL)
    muster_brush_write_markup (plan->brush, piece->x + start, y, piece->body,
                               piece->width - start - end_of (piece->kind), size,
                               piece->alarm ? muster_alarm : muster_black);
}

static void
paint_start (MusterRosterPlan *plan, const Piece *piece)
{
  gdouble size = size_of (plan, piece->kind);
  MusterBox label = { piece->x, piece->y, start_of (plan, piece->kind) - MUSTER_MM (1.5), size * 1.35 };
  gdouble count = piece->kind == PIECE_MEMBER && plan->counted ? COUNT : 0;
  MusterBox emblem = { piece->x + count + MUSTER_MM (0.4), piece->y + size * 0.12, size * 0.95, size * 0.95 };

  if (count > 0)
    label.width = count - MUSTER_MM (1.5);
  if (piece->emblem != NULL
      && (piece->kind == PIECE_RULE || piece->kind == PIECE_PROBLEM || piece->kind == PIECE_MEMBER))
    muster_brush_paint_emblem (plan->brush, piece->emblem, emblem, piece->alarm ? muster_alarm : accent (plan));
  if (piece->start != NULL)
    muster_brush_write (plan->brush, label, piece->start, size,
                        piece->kind == PIECE_MEMBER ? MUSTER_TYPE_BOLD : MUSTER_TYPE_PLAIN, muster_grey);
}

static void
paint_piece (MusterRosterPlan *plan, const Piece *piece)
{
  gdouble size = size_of (plan, piece->kind), start = start_of (plan, piece->kind), end = end_of (piece->kind);
  MusterBox points = { piece->x + piece->width - end, piece->y, end, size * 1.35 };

  if (piece->kind == PIECE_STEP)
    {
      muster_step_paint (plan->brush, &g_array_index (plan->roster->steps, MusterRosterStep, piece->stack),
                         piece->stack, (MusterBox){ piece->x, piece->y, piece->width, piece->height });
      return;
    }
  if (piece->kind == PIECE_STACKS)
    {
      muster_stacks_paint (plan->brush, plan->roster, piece->stack,
                           (MusterBox){ piece->x, piece->y, piece->width, piece->height });
      return;
    }
  paint_start (plan, piece);
  muster_brush_write_markup (plan->brush, piece->x + start, piece->y, piece->markup, piece->width - start - end, size,
                             piece->kind == PIECE_TITLE || (piece->kind == PIECE_RULE && piece->emblem == NULL)
                                 ? accent (plan)
                             : piece->alarm ? muster_alarm
                                            : muster_black);
  if (piece->end != NULL)
    muster_brush_write (plan->brush, points, piece->end, size + 1, MUSTER_TYPE_BOLD | MUSTER_TYPE_END, muster_black);
  if (piece->kind == PIECE_MEMBER)
    paint_member (plan, piece);
  if (piece->kind == PIECE_MEMBER)
    muster_brush_line (plan->brush, piece->x, piece->y + piece->height + MUSTER_MM (1.2), piece->x + piece->width,
                       piece->y + piece->height + MUSTER_MM (1.2), 0.3, muster_hairline);
}

void
muster_roster_plan_paint (MusterRosterPlan *plan, guint page)
{
  if (page == 0)
    muster_roster_head_paint (plan->brush, plan->roster, (MusterBox){ MARGIN, MARGIN, plan->width - 2 * MARGIN, 0 });
  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (plan->pieces, Piece, i);

      if (piece->page == page)
        paint_piece (plan, piece);
    }
  paint_foot (plan, page);
}

static void
add_step_fields (const MusterRosterStep *step, const Piece *piece, guint first, GArray *fields)
{
  for (guint i = 0; i < step->fields->len; i++)
    muster_form_fields_add (
        fields, g_strdup_printf ("%s: %s", step->heading, g_array_index (step->fields, MusterRosterField, i).label),
        first + piece->page,
        muster_step_get_room (step, i, (MusterBox){ piece->x, piece->y, piece->width, piece->height }));
}

void
muster_roster_plan_add_fields (const MusterRosterPlan *plan, guint first, GArray *fields)
{
  for (guint i = 0; i < plan->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (plan->pieces, Piece, i);

      if (piece->kind == PIECE_STEP)
        add_step_fields (&g_array_index (plan->roster->steps, MusterRosterStep, piece->stack), piece, first, fields);
    }
}
