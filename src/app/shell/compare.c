/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/compare.h"

#include <glib/gi18n.h>

#include "app/widgets/card-view.h"
#include "app/widgets/chooser.h"
#include "app/widgets/points.h"
#include "games/comparison.h"
#include "games/games.h"

struct _MusterCompare
{
  AdwWindow parent;
  GtkWidget *cards;
  GtkWidget *grid;
  GtkWidget *only;
  GtkWidget *add;
  GtkStack *stack;  /* the table, or the list for adding */
  GtkWidget *table; /* a table stays one: where it is too wide, it goes from side to side */
  MusterSession *session;
  GPtrArray *shown;  /* MusterCard: the compared ones */
  GPtrArray *others; /* MusterLibraryEntry: candidates to add; NULL until needed */
  GPtrArray *lines;  /* MusterComparisonLine */
};

G_DEFINE_FINAL_TYPE (MusterCompare, muster_compare, ADW_TYPE_WINDOW)

/* The table. */

/* Maximum characters of a cell before it wraps, and the length that never wraps. */
#define MOST_CHARS 24
#define SHORT 10

static GtkWidget *
make_cell (const char *text, float xalign, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), g_utf8_strlen (text, -1) > SHORT);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_widget_set_valign (label, GTK_ALIGN_BASELINE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* As a symbol and text, not only as colour. */
static char *
dup_mark (const MusterComparisonCell *cell)
{
  switch (cell->compared)
    {
    case MUSTER_COMPARED_MORE:
      return g_strdup_printf (_ ("▲ %d more"), cell->change);
    case MUSTER_COMPARED_LESS:
      return g_strdup_printf (_ ("▼ %d less"), cell->change);
    case MUSTER_COMPARED_OTHER:
      return g_strdup (_ ("≠ other"));
    case MUSTER_COMPARED_SAME:
    default:
      return g_strdup (_ ("= same"));
    }
}

/* Its length relative to the largest of the line. */
static GtkWidget *
make_bar (const MusterComparisonLine *line, guint n)
{
  GtkWidget *bar = gtk_progress_bar_new ();

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar),
                                 CLAMP ((double) line->cells[n].number / (double) line->most, 0, 1));
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, line->label, -1);
  return bar;
}

/* A card's value, and how it compares with the first. */
static GtkWidget *
make_value (const MusterComparisonLine *line, guint n)
{
  static const char *const classes[] = { "same", "more", "less", "other" };
  const MusterComparisonCell *cell = &line->cells[n];
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9),
            *text = make_cell (*cell->text != '\0' ? cell->text : "–", 0, "numeric");
  g_autofree char *mark = dup_mark (cell);

  gtk_widget_add_css_class (text, classes[cell->compared]);
  gtk_box_append (GTK_BOX (words), text);
  if (n > 0)
    {
      GtkWidget *label = make_cell (mark, 0, "mark");

      gtk_widget_add_css_class (label, classes[cell->compared]);
      gtk_box_append (GTK_BOX (words), label);
    }
  gtk_box_append (GTK_BOX (box), words);
  if (line->most > 0)
    gtk_box_append (GTK_BOX (box), make_bar (line, n));
  return box;
}

static void
add_line (MusterCompare *compare, int row, const MusterComparisonLine *line)
{
  gtk_grid_attach (GTK_GRID (compare->grid), make_cell (line->label, 0, "dim-label"), 0, row, 1, 1);
  for (guint i = 0; i < line->n; i++)
    gtk_grid_attach (GTK_GRID (compare->grid), make_value (line, i), (int) i + 1, row, 1, 1);
}

static void
show_lines (MusterCompare *compare)
{
  gboolean only = gtk_switch_get_active (GTK_SWITCH (compare->only));
  int row = 1;

  /* The names are in the first row. */
  while (gtk_grid_get_child_at (GTK_GRID (compare->grid), 0, 1) != NULL)
    gtk_grid_remove_row (GTK_GRID (compare->grid), 1);
  for (guint i = 0; i < compare->lines->len; i++)
    {
      const MusterComparisonLine *line = muster_comparison_at (compare->lines, i);

      if (!only || line->differs)
        add_line (compare, row++, line);
    }
}

/* The window. */

static void
muster_compare_finalize (GObject *object)
{
  MusterCompare *compare = MUSTER_COMPARE (object);

  g_clear_pointer (&compare->lines, g_ptr_array_unref);
  g_clear_pointer (&compare->shown, g_ptr_array_unref);
  g_clear_pointer (&compare->others, g_ptr_array_unref);
  g_clear_pointer (&compare->session, muster_session_unref);
  G_OBJECT_CLASS (muster_compare_parent_class)->finalize (object);
}

static void
add_card (MusterCompare *compare, MusterCard *card)
{
  GtkWidget *view = muster_card_view_new (), *child = gtk_flow_box_child_new (),
            *name = make_cell (card->name, 0, "heading");

  g_ptr_array_add (compare->shown, card);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_grid_attach (GTK_GRID (compare->grid), name, (int) compare->shown->len, 0, 1, 1);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), view);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (GTK_FLOW_BOX (compare->cards), child);
  muster_card_view_show_card (MUSTER_CARD_VIEW (view), card);
}

static void
show (MusterCompare *compare)
{
  g_clear_pointer (&compare->lines, g_ptr_array_unref);
  compare->lines = muster_comparison_new (compare->shown);
  gtk_widget_set_visible (compare->add, compare->shown->len < MUSTER_COMPARISON_MOST);
  show_lines (compare);
}

MusterCard *
muster_compare_make_card (MusterSession *session, const MusterThing *thing, const char *name)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  MusterCard *card;

  muster_games_make_cards (muster_session_get_catalog (session), thing, cards);
  card = cards->len > 0 ? g_ptr_array_steal_index (cards, 0) : NULL;
  if (card != NULL && name != NULL)
    muster_card_set (&card->name, name);
  return card;
}

/* The card of a thing of the library; NULL if it is gone. */
static MusterCard *
read_card (MusterSession *session, gint64 id)
{
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (MusterThing) thing = library != NULL ? muster_library_get (library, id, NULL, NULL) : NULL;

  return thing != NULL ? muster_compare_make_card (session, thing, NULL) : NULL;
}

/* Adding: a list instead of the table. */

/* The things of a kind by name, except one. */
static GPtrArray *
list_others (MusterSession *session, const char *kind, gint64 but)
{
  MusterLibrary *library = muster_session_get_library (session);
  GPtrArray *entries = library != NULL ? muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL) : NULL;

  for (guint i = entries != NULL ? entries->len : 0; i-- > 0;)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];

      if (entry->id == but || !g_str_equal (entry->kind, kind))
        g_ptr_array_remove_index (entries, i);
    }
  return entries != NULL ? entries : g_ptr_array_new ();
}

static GtkWidget *
make_chooser (const GPtrArray *others)
{
  GtkWidget *chooser = muster_chooser_new (_ ("Compare with …"));

  muster_chooser_begin (MUSTER_CHOOSER (chooser));
  for (guint i = 0; i < others->len; i++)
    {
      const MusterLibraryEntry *entry = others->pdata[i];
      g_autofree char *points = entry->points >= 0 ? muster_points_dup (entry->points) : NULL;

      muster_chooser_add (MUSTER_CHOOSER (chooser), *entry->name != '\0' ? entry->name : _ ("Unnamed"), points, NULL,
                          NULL);
    }
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  return chooser;
}

static void
leave_chooser_cb (MusterCompare *compare)
{
  GtkWidget *chooser = gtk_stack_get_child_by_name (compare->stack, "chooser");

  gtk_stack_set_visible_child (compare->stack, compare->table);
  if (chooser != NULL)
    gtk_stack_remove (compare->stack, chooser);
  gtk_widget_set_sensitive (compare->add, TRUE);
}

static void
added_cb (MusterCompare *compare, guint n)
{
  MusterCard *card = read_card (compare->session, ((const MusterLibraryEntry *) compare->others->pdata[n])->id);

  leave_chooser_cb (compare);
  if (card == NULL)
    return;
  add_card (compare, card);
  show (compare);
}

static void
add_cb (MusterCompare *compare)
{
  const MusterCard *first = compare->shown->pdata[0];
  GtkWidget *chooser;

  g_clear_pointer (&compare->others, g_ptr_array_unref);
  compare->others = list_others (compare->session, first->kind, 0);
  chooser = make_chooser (compare->others);
  g_signal_connect_object (chooser, "taken", G_CALLBACK (added_cb), compare, G_CONNECT_SWAPPED);
  g_signal_connect_object (chooser, "closed", G_CALLBACK (leave_chooser_cb), compare, G_CONNECT_SWAPPED);
  gtk_stack_add_named (compare->stack, chooser, "chooser");
  gtk_stack_set_visible_child (compare->stack, chooser);
  gtk_widget_set_sensitive (compare->add, FALSE);
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}

/* Making. */

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/compare.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCompare, add);
  gtk_widget_class_bind_template_child (widget_class, MusterCompare, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterCompare, table);
  gtk_widget_class_bind_template_child (widget_class, MusterCompare, grid);
  gtk_widget_class_bind_template_child (widget_class, MusterCompare, only);
  gtk_widget_class_bind_template_child (widget_class, MusterCompare, cards);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_lines);
}

static void
muster_compare_class_init (MusterCompareClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_compare_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_compare_init (MusterCompare *compare)
{
  compare->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  gtk_widget_init_template (GTK_WIDGET (compare));
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (compare->cards), MUSTER_COMPARISON_MOST);
}

GtkWidget *
muster_compare_new (GtkWindow *parent, MusterSession *session, GPtrArray *cards)
{
  MusterCompare *compare
      = g_object_new (MUSTER_TYPE_COMPARE, "transient-for", parent, "destroy-with-parent", TRUE, NULL);

  compare->session = muster_session_ref (session);
  gtk_grid_attach (GTK_GRID (compare->grid), make_cell ("", 0, NULL), 0, 0, 1, 1);
  while (cards->len > 0)
    add_card (compare, g_ptr_array_steal_index (cards, 0));
  g_ptr_array_unref (cards);
  show (compare);
  return GTK_WIDGET (compare);
}

/* Asking. */

typedef struct
{
  GtkWindow *parent;
  MusterEditor *editor;
  GPtrArray *others; /* MusterLibraryEntry */
} Asking;

static void
free_asking (gpointer data, GClosure *closure)
{
  Asking *asking = data;

  g_ptr_array_unref (asking->others);
  g_free (asking);
}

static void
taken_cb (MusterChooser *chooser, guint n, gpointer data)
{
  const Asking *asking = data;
  GtkWindow *parent = asking->parent;
  MusterSession *session = muster_editor_get_session (asking->editor);
  const MusterThing *thing = muster_session_get_thing (session);
  MusterCard *first = thing != NULL ? muster_compare_make_card (session, thing, NULL) : NULL,
             *second = read_card (session, ((const MusterLibraryEntry *) asking->others->pdata[n])->id);
  GPtrArray *cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);

  muster_editor_uncover (asking->editor);
  if (first != NULL)
    g_ptr_array_add (cards, first);
  if (second != NULL)
    g_ptr_array_add (cards, second);
  if (cards->len == 2)
    gtk_window_present (GTK_WINDOW (muster_compare_new (parent, session, cards)));
  else
    g_ptr_array_unref (cards);
}

void
muster_compare_ask (GtkWindow *parent, MusterEditor *editor)
{
  MusterSession *session = muster_editor_get_session (editor);
  Asking *asking = g_new0 (Asking, 1);
  GtkWidget *chooser;

  *asking = (Asking){ parent, editor,
                      list_others (session, muster_session_get_thing (session)->klass->element,
                                   muster_session_get_selected (session)) };
  chooser = make_chooser (asking->others);
  g_signal_connect_data (chooser, "taken", G_CALLBACK (taken_cb), asking, free_asking, 0);
  g_signal_connect_object (chooser, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (editor, chooser, NULL);
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}
