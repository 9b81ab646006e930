/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/compare.h"

#include <glib/gi18n.h>

#include "app/widgets/card-view.h"
#include "app/widgets/chooser.h"
#include "app/games/collision/numbers.h"
#include "games/comparison.h"
#include "games/games.h"

struct _MusterCompare
{
  AdwWindow parent;
  GtkWidget *cards;
  GtkWidget *grid;
  GtkWidget *only;
  GPtrArray *shown; /* MusterCard: both */
  GPtrArray *lines; /* MusterComparisonLine */
};

G_DEFINE_FINAL_TYPE (MusterCompare, muster_compare, ADW_TYPE_WINDOW)

/* The table. */

/* How many characters a cell has at most before it goes onto a second line, and how many never do. */
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

/* In a sign and in words, whatever the colours say. */
static char *
dup_mark (const MusterComparisonLine *line)
{
  switch (line->compared)
    {
    case MUSTER_COMPARED_MORE:
      return g_strdup_printf (_ ("▲ %d more"), line->change);
    case MUSTER_COMPARED_LESS:
      return g_strdup_printf (_ ("▼ %d less"), line->change);
    case MUSTER_COMPARED_OTHER:
      return g_strdup (_ ("≠ other"));
    case MUSTER_COMPARED_SAME:
    default:
      return g_strdup (_ ("= same"));
    }
}

static void
add_line (MusterCompare *compare, int row, const MusterComparisonLine *line)
{
  static const char *const classes[] = { "same", "more", "less", "other" };
  g_autofree char *mark = dup_mark (line);
  GtkWidget *cells[] = {
    make_cell (line->label, 0, "dim-label"),
    make_cell (*line->left != '\0' ? line->left : "–", 0, "numeric"),
    make_cell (*line->right != '\0' ? line->right : "–", 0, "numeric"),
    make_cell (mark, 0, "mark"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      gtk_widget_add_css_class (cells[i], classes[line->compared]);
      gtk_grid_attach (GTK_GRID (compare->grid), cells[i], (int) i, row, 1, 1);
    }
}

static void
show_lines (MusterCompare *compare)
{
  gboolean only = gtk_switch_get_active (GTK_SWITCH (compare->only));
  int row = 1;

  /* The first row has the names. */
  while (gtk_grid_get_child_at (GTK_GRID (compare->grid), 0, 1) != NULL)
    gtk_grid_remove_row (GTK_GRID (compare->grid), 1);
  for (guint i = 0; i < compare->lines->len; i++)
    {
      const MusterComparisonLine *line = muster_comparison_at (compare->lines, i);

      if (!only || line->compared != MUSTER_COMPARED_SAME)
        add_line (compare, row++, line);
    }
}

/* The window. */

static void
muster_compare_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_COMPARE (object)->lines, g_ptr_array_unref);
  g_clear_pointer (&MUSTER_COMPARE (object)->shown, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_compare_parent_class)->finalize (object);
}

static void
muster_compare_class_init (MusterCompareClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_compare_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static GtkWidget *
make_only (MusterCompare *compare)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8),
            *label = gtk_label_new_with_mnemonic (_ ("Only _differences"));

  compare->only = gtk_switch_new ();
  gtk_switch_set_active (GTK_SWITCH (compare->only), TRUE);
  gtk_widget_set_valign (compare->only, GTK_ALIGN_CENTER);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), compare->only);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (compare->only), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  g_signal_connect_swapped (compare->only, "notify::active", G_CALLBACK (show_lines), compare);
  gtk_box_append (GTK_BOX (box), compare->only);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
make_body (MusterCompare *compare)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new (),
            *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  compare->cards = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (compare->cards), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (compare->cards), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (compare->cards), 2);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (compare->cards), 18);
  gtk_widget_set_can_focus (compare->cards, FALSE);
  compare->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (compare->grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (compare->grid), 9);
  gtk_widget_add_css_class (box, "compare");
  gtk_box_append (GTK_BOX (box), compare->grid);
  gtk_box_append (GTK_BOX (box), make_only (compare));
  gtk_box_append (GTK_BOX (box), compare->cards);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 760);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  /* A table stays one: where it is too wide, it goes from side to side. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static void
muster_compare_init (MusterCompare *compare)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *header = adw_header_bar_new ();

  compare->shown = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  gtk_window_set_title (GTK_WINDOW (compare), _ ("Compare"));
  gtk_window_set_default_size (GTK_WINDOW (compare), 800, 820);
  gtk_widget_set_size_request (GTK_WIDGET (compare), 340, 360);
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), make_body (compare));
  adw_window_set_content (ADW_WINDOW (compare), box);
}

static void
add_card (MusterCompare *compare, MusterCard *card, int column)
{
  GtkWidget *view = muster_card_view_new (), *child = gtk_flow_box_child_new (),
            *name = make_cell (card->name, 0, "heading");

  gtk_widget_set_hexpand (name, TRUE);
  gtk_grid_attach (GTK_GRID (compare->grid), name, column, 0, 1, 1);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), view);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (GTK_FLOW_BOX (compare->cards), child);
  muster_card_view_show_card (MUSTER_CARD_VIEW (view), card);
  g_ptr_array_add (compare->shown, card);
}

GtkWidget *
muster_compare_new (GtkWindow *parent, MusterCard *left, MusterCard *right)
{
  MusterCompare *compare
      = g_object_new (MUSTER_TYPE_COMPARE, "transient-for", parent, "destroy-with-parent", TRUE, NULL);

  compare->lines = muster_comparison_new (left, right);
  gtk_grid_attach (GTK_GRID (compare->grid), make_cell ("", 0, NULL), 0, 0, 1, 1);
  add_card (compare, left, 1);
  add_card (compare, right, 2);
  show_lines (compare);
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

static MusterCard *
make_card (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);

  muster_games_make_cards (catalog, thing, cards);
  return cards->len > 0 ? g_ptr_array_steal_index (cards, 0) : NULL;
}

static void
taken_cb (MusterChooser *chooser, guint n, gpointer data)
{
  const Asking *asking = data;
  MusterSession *session = muster_editor_get_session (asking->editor);
  const MusterCatalog *catalog = muster_session_get_catalog (session);
  const MusterLibraryEntry *entry = asking->others->pdata[n];
  const MusterThing *thing = muster_session_get_thing (session);
  MusterLibrary *library = muster_session_get_library (session);
  MusterThing *other = library != NULL ? muster_library_get (library, entry->id, NULL, NULL) : NULL;
  g_autoptr (MusterCard) left = thing != NULL ? make_card (catalog, thing) : NULL,
                         right = other != NULL ? make_card (catalog, other) : NULL;
  GtkWindow *parent = asking->parent;

  g_clear_pointer (&other, muster_thing_free);
  muster_editor_uncover (asking->editor);
  if (left != NULL && right != NULL)
    gtk_window_present (GTK_WINDOW (muster_compare_new (parent, g_steal_pointer (&left), g_steal_pointer (&right))));
}

/* The others of the same kind, by name. */
static GPtrArray *
list_others (MusterSession *session)
{
  MusterLibrary *library = muster_session_get_library (session);
  GPtrArray *entries = library != NULL ? muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL) : NULL;
  const MusterThing *thing = muster_session_get_thing (session);

  for (guint i = entries != NULL ? entries->len : 0; i-- > 0;)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];

      if (entry->id == muster_session_get_selected (session) || !g_str_equal (entry->kind, thing->klass->element))
        g_ptr_array_remove_index (entries, i);
    }
  return entries != NULL ? entries : g_ptr_array_new ();
}

void
muster_compare_ask (GtkWindow *parent, MusterEditor *editor)
{
  MusterSession *session = muster_editor_get_session (editor);
  GtkWidget *chooser = muster_chooser_new (_ ("Compare with …"));
  Asking *asking = g_new0 (Asking, 1);

  *asking = (Asking){ parent, editor, list_others (session) };
  muster_chooser_begin (MUSTER_CHOOSER (chooser));
  for (guint i = 0; i < asking->others->len; i++)
    {
      const MusterLibraryEntry *entry = asking->others->pdata[i];
      g_autofree char *points = entry->points >= 0 ? muster_numbers_dup_points (entry->points) : NULL;

      muster_chooser_add (MUSTER_CHOOSER (chooser), *entry->name != '\0' ? entry->name : _ ("Unnamed"), points, NULL,
                          NULL);
    }
  muster_chooser_end (MUSTER_CHOOSER (chooser));
  g_signal_connect_data (chooser, "taken", G_CALLBACK (taken_cb), asking, free_asking, 0);
  g_signal_connect_object (chooser, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (editor, chooser, NULL);
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}
