/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/stat-strip.h"

#include <glib/gi18n.h>

#include "app/games/collision/stat-chip.h"
#include "app/widgets/rows/row-layout.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/tooltip.h"
#include "games/collision/totals.h"

/* The points, then the stats. */
#define N_CHIPS (1 + MUSTER_N_STATS)

/* A weapon's numbers: EC first, then the sums. */
#define N_WEAPON_CHIPS 4

/* More weapons than any card has; each has a row anyway. */
#define MOST_WEAPONS 4

typedef struct
{
  GtkWidget *button; /* MusterStatChip */
  GtkWidget *page;   /* shows its derivation */
  char *derivation;
} Chip;

typedef struct
{
  GtkWidget *line; /* NULL: not made yet */
  GtkWidget *name;
  Chip chips[N_WEAPON_CHIPS];
} WeaponLine;

struct _MusterStatStrip
{
  GtkWidget parent;
  GtkWidget *chips_box;
  GtkWidget *weapons_box;
  GtkStack *derivations; /* a page for each chip, so that there is room for the longest */
  Chip chips[N_CHIPS];
  WeaponLine weapons[MOST_WEAPONS];
  Chip *told; /* the chip whose derivation is shown */
};

G_DEFINE_FINAL_TYPE (MusterStatStrip, muster_stat_strip, GTK_TYPE_WIDGET)

static guint told_signal;

static const char *
get_title (guint n)
{
  return n == 0 ? _ ("Points") : muster_stat_get_name ((MusterStat) (n - 1));
}

static const char *
get_weapon_title (guint n)
{
  static const char *const titles[N_WEAPON_CHIPS] = { N_ ("EC"), N_ ("W-Att"), N_ ("W-Pow"), N_ ("Reach") };

  return _ (titles[n]);
}

/* The stat of a chip; -1 for points and weapon numbers. */
static gint
find_stat (MusterStatStrip *strip, const Chip *chip)
{
  for (guint i = 1; i < N_CHIPS; i++)
    if (chip == &strip->chips[i])
      return (gint) i - 1;
  return -1;
}

static void
tell (MusterStatStrip *strip, Chip *chip)
{
  strip->told = chip;
  gtk_stack_set_visible_child (strip->derivations, chip->page);
  g_signal_emit (strip, told_signal, 0, find_stat (strip, chip));
}

static Chip *
get_chip (gpointer button)
{
  return g_object_get_data (G_OBJECT (button), "chip");
}

static void
chip_clicked_cb (GtkButton *button, MusterStatStrip *strip)
{
  tell (strip, get_chip (button));
}

static void
chip_reached_cb (GtkEventController *controller, MusterStatStrip *strip)
{
  tell (strip, get_chip (gtk_event_controller_get_widget (controller)));
}

static void
pointed_cb (GtkEventController *controller, double x, double y, MusterStatStrip *strip)
{
  chip_reached_cb (controller, strip);
}

static void
left_cb (GtkEventController *controller, MusterStatStrip *strip)
{
  tell (strip, &strip->chips[0]);
}

static void
listen (MusterStatStrip *strip, GtkWidget *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  g_signal_connect (button, "clicked", G_CALLBACK (chip_clicked_cb), strip);
  g_signal_connect (motion, "enter", G_CALLBACK (pointed_cb), strip);
  g_signal_connect (motion, "leave", G_CALLBACK (left_cb), strip);
  g_signal_connect (focus, "enter", G_CALLBACK (chip_reached_cb), strip);
  g_signal_connect (focus, "leave", G_CALLBACK (left_cb), strip);
  g_signal_connect (press, "pressed", G_CALLBACK (pointed_cb), strip);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (press));
}

static GtkWidget *
make_page (MusterStatStrip *strip)
{
  GtkWidget *page = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (page), TRUE);
  gtk_label_set_xalign (GTK_LABEL (page), 0);
  gtk_label_set_yalign (GTK_LABEL (page), 0);
  gtk_label_set_lines (GTK_LABEL (page), 6);
  gtk_label_set_ellipsize (GTK_LABEL (page), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (page, "derivation");
  gtk_stack_add_child (strip->derivations, page);
  return page;
}

static GtkWidget *
make_chip (MusterStatStrip *strip, Chip *chip, const char *name)
{
  chip->button = muster_stat_chip_new (name);
  chip->page = make_page (strip);
  g_object_set_data (G_OBJECT (chip->button), "chip", chip);
  listen (strip, chip->button);
  return chip->button;
}

/* Takes ownership of the derivation. */
static void
show_chip (Chip *chip, const char *label, const char *number, char *derivation)
{
  gboolean same = g_strcmp0 (chip->derivation, derivation) == 0
                  && g_str_equal (muster_stat_chip_get_number (MUSTER_STAT_CHIP (chip->button)), number);

  g_free (chip->derivation);
  chip->derivation = derivation;
  if (same)
    return;
  muster_stat_chip_set_number (MUSTER_STAT_CHIP (chip->button), number);
  gtk_label_set_text (GTK_LABEL (chip->page), derivation);
  muster_tooltip_set (chip->button, derivation);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, derivation, -1);
}

static void
show_stats (MusterStatStrip *strip, const MusterCollisionCharacter *character, const MusterCollisionTotals *totals)
{
  for (guint i = 0; i < N_CHIPS; i++)
    {
      g_autoptr (GArray) parts = i == 0 ? muster_collision_totals_explain_points (character)
                                        : muster_collision_totals_explain_stat (character, (MusterStat) (i - 1));
      g_autofree char *number = i == 0             ? g_strdup_printf ("%" G_GINT64_FORMAT, totals->points)
                                : totals->complete ? g_strdup_printf ("%d", totals->stats[i - 1])
                                                   : g_strdup ("–");
      g_autofree char *label = g_strdup_printf ("%s %s", get_title (i), number);
      char *derivation = i == 0 || totals->complete
                             ? muster_collision_parts_dup_text (get_title (i), parts)
                             : g_strdup_printf (_ ("%s: choose a race and a tarot"), get_title (i));

      show_chip (&strip->chips[i], label, number, derivation);
    }
}

/* Weapons. */

static void
make_line (MusterStatStrip *strip, WeaponLine *weapon)
{
  GtkWidget *chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  weapon->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (weapon->line, muster_row_layout_new (6));
  weapon->name = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (weapon->name), 0);
  gtk_label_set_wrap (GTK_LABEL (weapon->name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (weapon->name), PANGO_WRAP_WORD_CHAR);
  muster_label_set_least_width (weapon->name);
  gtk_widget_set_hexpand (weapon->name, TRUE);
  gtk_widget_add_css_class (weapon->name, "weapon");
  gtk_box_append (GTK_BOX (weapon->line), weapon->name);
  for (guint i = 0; i < N_WEAPON_CHIPS; i++)
    gtk_box_append (GTK_BOX (chips), make_chip (strip, &weapon->chips[i], get_weapon_title (i)));
  gtk_box_append (GTK_BOX (weapon->line), chips);
  gtk_box_append (GTK_BOX (strip->weapons_box), weapon->line);
}

static char *
dup_weapon_derivation (const MusterCollisionCharacter *character, const MusterCollisionWeaponLine *line, guint n,
                       guint chip)
{
  MusterCollisionPart ec = { muster_option_get_name (line->weapon), line->ec };
  g_autoptr (GArray) parts = NULL;

  if (chip == 0)
    {
      parts = g_array_new (FALSE, FALSE, sizeof (MusterCollisionPart));
      g_array_append_val (parts, ec);
    }
  else
    parts = muster_collision_totals_explain_weapon (
        character, n, (MusterCollisionWeaponNumber) (MUSTER_COLLISION_WEAPON_W_ATT + chip - 1));
  return muster_collision_parts_dup_text (get_weapon_title (chip), parts);
}

static void
show_weapon (WeaponLine *weapon, const MusterCollisionCharacter *character, const MusterCollisionWeaponLine *line,
             guint n)
{
  const gint numbers[N_WEAPON_CHIPS] = { line->ec, line->w_att, line->w_pow, line->reach };
  g_autofree char *name = line->enchantment != NULL ? g_strdup_printf ("%s · %s", muster_option_get_name (line->weapon),
                                                                       muster_option_get_name (line->enchantment))
                                                    : g_strdup (muster_option_get_name (line->weapon));

  gtk_label_set_text (GTK_LABEL (weapon->name), name);
  for (guint i = 0; i < N_WEAPON_CHIPS; i++)
    {
      g_autofree char *number
          = g_strdup_printf ("%d%s", numbers[i], i + 1 == N_WEAPON_CHIPS && line->ranged ? "+" : "");
      g_autofree char *label
          = g_strdup_printf ("%s: %s %s", muster_option_get_name (line->weapon), get_weapon_title (i), number);

      show_chip (&weapon->chips[i], label, number, dup_weapon_derivation (character, line, n, i));
    }
}

static void
show_weapons (MusterStatStrip *strip, const MusterCollisionCharacter *character, const MusterCollisionTotals *totals)
{
  for (guint i = 0; i < MOST_WEAPONS; i++)
    {
      WeaponLine *weapon = &strip->weapons[i];
      MusterCollisionWeaponLine line;
      gboolean known = totals->complete && i < character->weapons->len
                       && muster_collision_totals_derive_weapon (character, totals, i, &line);

      if (known && weapon->line == NULL)
        make_line (strip, weapon);
      if (weapon->line != NULL)
        gtk_widget_set_visible (weapon->line, known);
      if (known)
        show_weapon (weapon, character, &line, i);
    }
}

void
muster_stat_strip_show (MusterStatStrip *strip, const MusterCollisionCharacter *character,
                        const MusterCollisionTotals *totals)
{
  show_stats (strip, character, totals);
  show_weapons (strip, character, totals);
  tell (strip, gtk_widget_get_mapped (strip->told->button) ? strip->told : &strip->chips[0]);
}

/* Keyboard: Tab enters the strip once and leaves it, the arrow keys move between numbers. */

/* The visible ones, in order. */
static GPtrArray *
list_shown (MusterStatStrip *strip)
{
  GPtrArray *shown = g_ptr_array_new ();

  for (guint i = 0; i < N_CHIPS; i++)
    g_ptr_array_add (shown, strip->chips[i].button);
  for (guint i = 0; i < MOST_WEAPONS; i++)
    for (guint j = 0; j < N_WEAPON_CHIPS && strip->weapons[i].line != NULL; j++)
      if (gtk_widget_get_visible (strip->weapons[i].line))
        g_ptr_array_add (shown, strip->weapons[i].chips[j].button);
  return shown;
}

static gboolean
step_cb (GtkWidget *widget, GVariant *step, gpointer data)
{
  MusterStatStrip *strip = MUSTER_STAT_STRIP (widget);
  g_autoptr (GPtrArray) shown = list_shown (strip);
  gint at = 0, by = g_variant_get_int32 (step);

  while (at < (gint) shown->len && !gtk_widget_is_focus (shown->pdata[at]))
    at++;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    by = -by;
  if (at == (gint) shown->len)
    return FALSE;
  if (at + by >= 0 && at + by < (gint) shown->len)
    gtk_widget_grab_focus (shown->pdata[at + by]);
  return TRUE;
}

static void
use_arrows (MusterStatStrip *strip)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());
  GtkShortcut *left
      = gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Left"), gtk_callback_action_new (step_cb, NULL, NULL)),
      *right
      = gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Right"), gtk_callback_action_new (step_cb, NULL, NULL));

  gtk_shortcut_set_arguments (left, g_variant_new_int32 (-1));
  gtk_shortcut_set_arguments (right, g_variant_new_int32 (1));
  gtk_shortcut_controller_add_shortcut (keys, left);
  gtk_shortcut_controller_add_shortcut (keys, right);
  /* Runs before the flow box, whose arrow keys move its selection. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (keys), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (strip), GTK_EVENT_CONTROLLER (keys));
}

static gboolean
muster_stat_strip_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MusterStatStrip *strip = MUSTER_STAT_STRIP (widget);

  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (gtk_widget_get_mapped (strip->told->button) ? strip->told->button
                                                                            : strip->chips[0].button);
}

gboolean
muster_stat_strip_focus_number (MusterStatStrip *strip, const char *id)
{
  guint n = g_str_equal (id, "points") ? 0 : 1;

  while (n > 0 && n < N_CHIPS && !g_str_equal (id, muster_stat_get_id ((MusterStat) (n - 1))))
    n++;
  return n < N_CHIPS && gtk_widget_grab_focus (strip->chips[n].button);
}

static void
muster_stat_strip_dispose (GObject *object)
{
  MusterStatStrip *strip = MUSTER_STAT_STRIP (object);

  g_clear_pointer (&strip->chips_box, gtk_widget_unparent);
  g_clear_pointer (&strip->weapons_box, gtk_widget_unparent);
  if (strip->derivations != NULL)
    gtk_widget_unparent (GTK_WIDGET (strip->derivations));
  strip->derivations = NULL;
  G_OBJECT_CLASS (muster_stat_strip_parent_class)->dispose (object);
}

static void
muster_stat_strip_finalize (GObject *object)
{
  MusterStatStrip *strip = MUSTER_STAT_STRIP (object);

  for (guint i = 0; i < N_CHIPS; i++)
    g_free (strip->chips[i].derivation);
  for (guint i = 0; i < MOST_WEAPONS; i++)
    for (guint j = 0; j < N_WEAPON_CHIPS; j++)
      g_free (strip->weapons[i].chips[j].derivation);
  G_OBJECT_CLASS (muster_stat_strip_parent_class)->finalize (object);
}

static void
muster_stat_strip_class_init (MusterStatStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_stat_strip_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_stat_strip_finalize;
  GTK_WIDGET_CLASS (klass)->focus = muster_stat_strip_focus;
  told_signal = g_signal_new ("told", MUSTER_TYPE_STAT_STRIP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "statstrip");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/stat-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterStatStrip, chips_box);
  gtk_widget_class_bind_template_child (widget_class, MusterStatStrip, weapons_box);
  gtk_widget_class_bind_template_child (widget_class, MusterStatStrip, derivations);
}

static void
make_chips (MusterStatStrip *strip)
{
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (strip->chips_box), N_CHIPS);
  for (guint i = 0; i < N_CHIPS; i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), make_chip (strip, &strip->chips[i], get_title (i)));
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_append (GTK_FLOW_BOX (strip->chips_box), child);
    }
}

static void
muster_stat_strip_init (MusterStatStrip *strip)
{
  gtk_widget_init_template (GTK_WIDGET (strip));
  make_chips (strip);
  use_arrows (strip);
  strip->told = &strip->chips[0];
}
