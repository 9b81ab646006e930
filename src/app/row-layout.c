#include "app/row-layout.h"

/* As in the toolkit's own rows. */
#define ROW_SPACING 6

/* How narrow a text of a row may become, in characters. */
#define LEAST_CHARS 6

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

static GArray *
list_cells (GtkWidget *widget)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (Cell));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      Cell cell = { .widget = child };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &cell.least, &cell.usual, NULL, NULL);
      g_array_append_val (cells, cell);
    }
  return cells;
}

static int
get_gaps (MusterRowLayout *layout, GArray *cells)
{
  return cells->len > 0 ? layout->spacing * (int) (cells->len - 1) : 0;
}

/* What is left beyond the least goes first to those that would like more, from the narrowest wish on, then to those that expand. */
static void
share_out (MusterRowLayout *layout, GArray *cells, int width)
{
  g_autofree GtkRequestedSize *sizes = g_new0 (GtkRequestedSize, cells->len);
  int left = width - get_gaps (layout, cells), n = 0;

  for (guint i = 0; i < cells->len; i++)
    {
      const Cell *cell = &g_array_index (cells, Cell, i);

      sizes[i].minimum_size = cell->least;
      sizes[i].natural_size = cell->usual;
      left -= cell->least;
      n += gtk_widget_compute_expand (cell->widget, GTK_ORIENTATION_HORIZONTAL);
    }
  left = gtk_distribute_natural_allocation (MAX (left, 0), cells->len, sizes);
  for (guint i = 0; i < cells->len; i++)
    {
      Cell *cell = &g_array_index (cells, Cell, i);
      int share = gtk_widget_compute_expand (cell->widget, GTK_ORIENTATION_HORIZONTAL) ? left / n : 0;

      cell->width = sizes[i].minimum_size + share;
      left -= share;
      n -= share > 0 ? 1 : 0;
    }
}

static void
measure_width (MusterRowLayout *layout, GArray *cells, int *minimum, int *natural)
{
  *minimum = *natural = get_gaps (layout, cells);
  for (guint i = 0; i < cells->len; i++)
    {
      *minimum += g_array_index (cells, Cell, i).least;
      *natural += g_array_index (cells, Cell, i).usual;
    }
}

static void
measure_height (GArray *cells, gboolean free, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (guint i = 0; i < cells->len; i++)
    {
      const Cell *cell = &g_array_index (cells, Cell, i);
      int least, usual;

      gtk_widget_measure (cell->widget, GTK_ORIENTATION_VERTICAL, free ? -1 : cell->width, &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
}

static void
muster_row_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                           int *natural, int *minimum_baseline, int *natural_baseline)
{
  MusterRowLayout *layout = MUSTER_ROW_LAYOUT (manager);
  g_autoptr (GArray) cells = list_cells (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (layout, cells, minimum, natural);
      return;
    }
  if (for_size >= 0)
    share_out (layout, cells, for_size);
  measure_height (cells, for_size < 0, minimum, natural);
}

static void
muster_row_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  MusterRowLayout *layout = MUSTER_ROW_LAYOUT (manager);
  g_autoptr (GArray) cells = list_cells (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  share_out (layout, cells, width);
  for (guint i = 0; i < cells->len; i++)
    {
      const Cell *cell = &g_array_index (cells, Cell, i);
      GtkAllocation place = { rtl ? width - x - cell->width : x, 0, cell->width, height };

      gtk_widget_size_allocate (cell->widget, &place, -1);
      x += cell->width + layout->spacing;
    }
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

/* Nor need anybody find out how narrow a text can be, letter by letter. */
static void
widen_texts (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget)))
    gtk_label_set_width_chars (GTK_LABEL (widget), LEAST_CHARS);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    widen_texts (child);
}

void
muster_row_layout_use (GtkListBoxRow *row)
{
  GtkWidget *line = gtk_list_box_row_get_child (row);

  gtk_widget_set_layout_manager (line, muster_row_layout_new (ROW_SPACING));
  widen_texts (line);
}
