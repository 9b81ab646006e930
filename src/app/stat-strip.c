#include "app/stat-strip.h"

#include <glib/gi18n.h>

#include "rules/sheet.h"

/* The points, then the stats. */
#define N_CHIPS (1 + MUSTER_N_STATS)

typedef struct
{
  GtkWidget *button;
  GtkWidget *number;
  char *story;
} Chip;

struct _MusterStatStrip
{
  GtkWidget parent;
  GtkWidget *chips_box;
  GtkWidget *story;
  Chip chips[N_CHIPS];
  guint told; /* the chip whose story is told */
};

G_DEFINE_FINAL_TYPE (MusterStatStrip, muster_stat_strip, GTK_TYPE_WIDGET)

static const char *
get_title (guint n)
{
  return n == 0 ? _ ("Points") : muster_stat_get_name ((MusterStat) (n - 1));
}

static void
tell (MusterStatStrip *strip, guint n)
{
  strip->told = n;
  gtk_label_set_text (GTK_LABEL (strip->story), strip->chips[n].story);
}

static guint
find_chip (MusterStatStrip *strip, GtkWidget *button)
{
  for (guint i = 0; i < N_CHIPS; i++)
    if (strip->chips[i].button == button)
      return i;
  return 0;
}

static void
chip_clicked_cb (GtkButton *button, MusterStatStrip *strip)
{
  tell (strip, find_chip (strip, GTK_WIDGET (button)));
}

static void
chip_reached_cb (GtkEventController *controller, MusterStatStrip *strip)
{
  tell (strip, find_chip (strip, gtk_event_controller_get_widget (controller)));
}

static void
pointer_entered_cb (GtkEventController *controller, double x, double y, MusterStatStrip *strip)
{
  chip_reached_cb (controller, strip);
}

static void
left_cb (GtkEventController *controller, MusterStatStrip *strip)
{
  tell (strip, 0);
}

static GtkWidget *
make_chip (MusterStatStrip *strip, guint n)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *title = gtk_label_new (get_title (n));
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();

  strip->chips[n].button = button;
  strip->chips[n].number = gtk_label_new (NULL);
  gtk_widget_add_css_class (title, "caption");
  gtk_widget_add_css_class (strip->chips[n].number, "numeric");
  gtk_widget_add_css_class (strip->chips[n].number, "number");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), strip->chips[n].number);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "chip");
  g_signal_connect (button, "clicked", G_CALLBACK (chip_clicked_cb), strip);
  g_signal_connect (motion, "enter", G_CALLBACK (pointer_entered_cb), strip);
  g_signal_connect (motion, "leave", G_CALLBACK (left_cb), strip);
  g_signal_connect (focus, "enter", G_CALLBACK (chip_reached_cb), strip);
  g_signal_connect (focus, "leave", G_CALLBACK (left_cb), strip);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
  return button;
}

/* Takes the story over. */
static void
show_chip (Chip *chip, const char *title, const char *number, char *story)
{
  g_autofree char *label = g_strdup_printf ("%s %s", title, number);

  g_free (chip->story);
  chip->story = story;
  gtk_label_set_text (GTK_LABEL (chip->number), number);
  gtk_widget_set_tooltip_text (chip->button, story);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, story, -1);
}

void
muster_stat_strip_show (MusterStatStrip *strip, const MusterCharacter *character, const MusterSheet *sheet)
{
  for (guint i = 0; i < N_CHIPS; i++)
    {
      g_autoptr (GArray) parts = i == 0 ? muster_sheet_explain_points (character) : muster_sheet_explain_stat (character, (MusterStat) (i - 1));
      g_autofree char *number = i == 0              ? g_strdup_printf ("%" G_GINT64_FORMAT, sheet->points)
                                : sheet->complete ? g_strdup_printf ("%d", sheet->stats[i - 1])
                                                  : g_strdup ("–");
      char *story = i == 0 || sheet->complete ? muster_parts_dup_text (get_title (i), parts)
                                              : g_strdup_printf (_ ("%s: a race and a tarot tell"), get_title (i));

      show_chip (&strip->chips[i], get_title (i), number, story);
    }
  tell (strip, strip->told);
}

static void
muster_stat_strip_dispose (GObject *object)
{
  MusterStatStrip *strip = MUSTER_STAT_STRIP (object);

  g_clear_pointer (&strip->chips_box, gtk_widget_unparent);
  g_clear_pointer (&strip->story, gtk_widget_unparent);
  for (guint i = 0; i < N_CHIPS; i++)
    g_clear_pointer (&strip->chips[i].story, g_free);
  G_OBJECT_CLASS (muster_stat_strip_parent_class)->dispose (object);
}

static void
muster_stat_strip_class_init (MusterStatStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_stat_strip_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "statstrip");
}

static void
muster_stat_strip_init (MusterStatStrip *strip)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (strip))), GTK_ORIENTATION_VERTICAL);
  strip->chips_box = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (strip->chips_box), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (strip->chips_box), 4);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (strip->chips_box), N_CHIPS);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (strip->chips_box), TRUE);
  for (guint i = 0; i < N_CHIPS; i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), make_chip (strip, i));
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_append (GTK_FLOW_BOX (strip->chips_box), child);
    }
  gtk_widget_set_parent (strip->chips_box, GTK_WIDGET (strip));
  strip->story = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (strip->story), TRUE);
  gtk_label_set_xalign (GTK_LABEL (strip->story), 0);
  gtk_label_set_lines (GTK_LABEL (strip->story), 3);
  gtk_label_set_ellipsize (GTK_LABEL (strip->story), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (strip->story, "story");
  gtk_widget_set_parent (strip->story, GTK_WIDGET (strip));
}

GtkWidget *
muster_stat_strip_new (void)
{
  return g_object_new (MUSTER_TYPE_STAT_STRIP, NULL);
}
