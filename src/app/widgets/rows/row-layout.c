/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/row-layout.h"

/* Between two lines. */
#define LINE_SPACING 6

/* Minimum share of a line for the text if it needs that much, in percent. */
#define FAIR 55

struct _MusterRowLayout
{
  GtkLayoutManager parent;
  int spacing;
};

G_DEFINE_FINAL_TYPE (MusterRowLayout, muster_row_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  GtkWidget *widget;
  int least, usual, width;
} Cell;

/* Adjacent cells, from `first` up to `end`. */
typedef struct
{
  GArray *cells;
  guint first, end;
} Line;

static Cell *
cell_at (const Line *line, guint n)
{
  return &g_array_index (line->cells, Cell, n);
}

static GArray *
list_cells (GtkWidget *widget)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (Cell));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      Cell cell = { .widget = child };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &cell.least, &cell.usual, NULL, NULL);
      g_array_append_val (cells, cell);
    }
  return cells;
}

static gboolean
expands (const Cell *cell)
{
  return gtk_widget_compute_expand (cell->widget, GTK_ORIENTATION_HORIZONTAL);
}

static int
get_gaps (MusterRowLayout *layout, const Line *line)
{
  return line->end > line->first ? layout->spacing * (int) (line->end - line->first - 1) : 0;
}

/* Breaking into two lines. */

/* The width of a label's longest word. */
static int
measure_word (GtkLabel *label)
{
  PangoLayout *layout = pango_layout_copy (gtk_label_get_layout (label));
  int width;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD);
  pango_layout_set_width (layout, 0);
  pango_layout_get_pixel_size (layout, &width, NULL);
  g_object_unref (layout);
  return width;
}

static gboolean
is_wrapping (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget));
}

/* The width that fits the longest word of all wrapping labels in a widget; 0: there are none. */
static int
measure_words (GtkWidget *widget)
{
  int words = is_wrapping (widget) ? measure_word (GTK_LABEL (widget)) : 0, widest = 0, least;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
        widest = MAX (widest, least);
        words = MAX (words, measure_words (child));
      }
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return words > 0 && widest > 0 ? words + MAX (least - widest, 0) : words;
}

/* What a cell needs to look right: the expanding text its longest word and a fair share of the line, others their
 * natural width. */
static int
get_comfort (const Cell *cell, int width)
{
  int words = expands (cell) ? measure_words (cell->widget) : 0;

  if (words == 0)
    return MIN (cell->usual, MAX (cell->least, width));
  return CLAMP (MAX (words, MIN (cell->usual, width * FAIR / 100)), cell->least, MAX (cell->usual, cell->least));
}

/* The last cell of the first line: the one that expands. */
static guint
find_main (GArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    if (expands (&g_array_index (cells, Cell, i)))
      return i;
  return 0;
}

/* Whether all cells get what they need; if not everything they would like, at least that. */
static gboolean
fits (MusterRowLayout *layout, const Line *line, int width)
{
  g_autofree int *comforts = g_new0 (int, line->end - line->first);
  int usual = get_gaps (layout, line), comfort = usual;

  for (guint i = line->first; i < line->end; i++)
    usual += cell_at (line, i)->usual;
  if (usual <= width)
    return TRUE;
  for (guint i = line->first; i < line->end; i++)
    comfort += comforts[i - line->first] = get_comfort (cell_at (line, i), width);
  for (guint i = line->first; i < line->end && comfort <= width; i++)
    cell_at (line, i)->least = MAX (cell_at (line, i)->least, comforts[i - line->first]);
  return comfort <= width;
}

/* All in one line; or if a word would break or a button be cut, the cells after the main one in a second line. Returns
 * the number of lines. */
static guint
break_lines (MusterRowLayout *layout, GArray *cells, int width, Line lines[2])
{
  guint at = find_main (cells) + 1;

  lines[0] = (Line){ cells, 0, cells->len };
  if (width < 0 || at >= cells->len || fits (layout, &lines[0], width))
    return 1;
  lines[0].end = at;
  lines[1] = (Line){ cells, at, cells->len };
  fits (layout, &lines[0], width);
  fits (layout, &lines[1], width);
  return 2;
}

/* Distributing width. */

/* The space beyond the minimum goes first to cells with smaller natural widths, then to expanding ones. Returns what is
 * left. */
static int
share_out (MusterRowLayout *layout, const Line *line, int width)
{
  guint len = line->end - line->first;
  g_autofree GtkRequestedSize *sizes = g_new0 (GtkRequestedSize, len);
  int left = width - get_gaps (layout, line), n = 0;

  for (guint i = 0; i < len; i++)
    {
      const Cell *cell = cell_at (line, line->first + i);

      sizes[i].minimum_size = cell->least;
      sizes[i].natural_size = cell->usual;
      left -= cell->least;
      n += expands (cell);
    }
  left = gtk_distribute_natural_allocation (MAX (left, 0), len, sizes);
  for (guint i = 0; i < len; i++)
    {
      Cell *cell = cell_at (line, line->first + i);
      int share = expands (cell) ? left / n : 0;

      cell->width = sizes[i].minimum_size + share;
      left -= share;
      n -= share > 0 ? 1 : 0;
    }
  return left;
}

/* The minimum is that of two lines, the natural width that of one. */
static void
measure_width (MusterRowLayout *layout, GArray *cells, int *minimum, int *natural)
{
  guint main = find_main (cells);
  int first = 0, second = 0;

  *natural = cells->len > 0 ? layout->spacing * (int) (cells->len - 1) : 0;
  for (guint i = 0; i < cells->len; i++)
    {
      int *line = i <= main ? &first : &second;

      *line += (*line > 0 ? layout->spacing : 0) + g_array_index (cells, Cell, i).least;
      *natural += g_array_index (cells, Cell, i).usual;
    }
  *minimum = MAX (first, second);
}

static void
measure_line (const Line *line, gboolean free, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (guint i = line->first; i < line->end; i++)
    {
      const Cell *cell = cell_at (line, i);
      int least, usual;

      gtk_widget_measure (cell->widget, GTK_ORIENTATION_VERTICAL, free ? -1 : cell->width, &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
}

static void
measure_height (MusterRowLayout *layout, GArray *cells, int width, int *minimum, int *natural)
{
  Line lines[2];
  guint n = break_lines (layout, cells, width, lines);

  *minimum = *natural = n == 2 ? LINE_SPACING : 0;
  for (guint i = 0; i < n; i++)
    {
      int least, usual;

      if (width >= 0)
        share_out (layout, &lines[i], width);
      measure_line (&lines[i], width < 0, &least, &usual);
      *minimum += least;
      *natural += usual;
    }
}

static void
muster_row_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  MusterRowLayout *layout = MUSTER_ROW_LAYOUT (manager);
  g_autoptr (GArray) cells = list_cells (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (layout, cells, minimum, natural);
  else
    measure_height (layout, cells, for_size, minimum, natural);
}

static void
place_line (MusterRowLayout *layout, const Line *line, int x, int y, int width, int height, gboolean rtl)
{
  for (guint i = line->first; i < line->end; i++)
    {
      const Cell *cell = cell_at (line, i);
      GtkAllocation place = { rtl ? width - x - cell->width : x, y, cell->width, height };

      gtk_widget_size_allocate (cell->widget, &place, -1);
      x += cell->width + layout->spacing;
    }
}

/* The second line is right-aligned. */
static void
muster_row_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  MusterRowLayout *layout = MUSTER_ROW_LAYOUT (manager);
  g_autoptr (GArray) cells = list_cells (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Line lines[2];
  guint n = break_lines (layout, cells, width, lines);
  int lower = 0, usual, left;

  if (n == 2)
    {
      left = share_out (layout, &lines[1], width);
      measure_line (&lines[1], FALSE, &lower, &usual);
      place_line (layout, &lines[1], left, height - lower, width, lower, rtl);
      lower += LINE_SPACING;
    }
  share_out (layout, &lines[0], width);
  place_line (layout, &lines[0], 0, 0, width, height - lower, rtl);
}

static GtkSizeRequestMode
muster_row_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_row_layout_class_init (MusterRowLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->measure = muster_row_layout_measure;
  manager_class->allocate = muster_row_layout_allocate;
  manager_class->get_request_mode = muster_row_layout_get_request_mode;
}

static void
muster_row_layout_init (MusterRowLayout *layout)
{
}

GtkLayoutManager *
muster_row_layout_new (int spacing)
{
  MusterRowLayout *layout = g_object_new (MUSTER_TYPE_ROW_LAYOUT, NULL);

  layout->spacing = spacing;
  return GTK_LAYOUT_MANAGER (layout);
}
