/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/member-row.h"

#include <glib/gi18n.h>

#include "app/widgets/points.h"
#include "app/widgets/rows/row-list.h"
#include "app/widgets/small-menu.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/drag-icon.h"

struct _MusterMemberRow
{
  MusterListRow parent;
  GtkWidget *spin, *menu;
  GtkAdjustment *count;
  GtkDropTarget *drop;
  gboolean held; /* ignore signals while showing the count */
  guint dragged; /* the index when the drag began: the list may scroll and reuse the row meanwhile */
};

G_DEFINE_FINAL_TYPE (MusterMemberRow, muster_member_row, MUSTER_TYPE_LIST_ROW)

enum
{
  COUNTED,
  MOVED,
  COPIED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Showing. */

static char *
dup_points (const MusterCollisionMemberTotals *member)
{
  g_autofree char *all = muster_points_dup (member->points * member->count);

  if (member->count == 1)
    return g_steal_pointer (&all);
  /* Translators: how many of a character, the points of one, and the points of all: "2 × 22 = 44 points" */
  return g_strdup_printf (_ ("%u × %lld = %s"), member->count, (long long) member->points, all);
}

char *
muster_member_dup_about (const MusterThing *thing)
{
  const MusterCollisionCharacter *character = (const MusterCollisionCharacter *) thing;
  const char *race, *tarot;

  if (thing->klass != &muster_collision_character_class)
    return g_strdup (_ ("Fixed character"));
  race = muster_choice_is_made (&character->race) ? muster_choice_get_name (&character->race) : _ ("no race");
  tarot = muster_choice_is_made (&character->tarot) ? muster_choice_get_name (&character->tarot) : _ ("no tarot");
  return g_strdup_printf ("%s, %s", race, tarot);
}

static void
name_controls (MusterMemberRow *row, const char *name)
{
  g_autofree char *count = g_strdup_printf (_ ("How many of %s"), name);
  g_autofree char *more = g_strdup_printf (_ ("More about %s"), name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, count, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
  muster_tooltip_set (row->menu, more);
}

void
muster_member_row_show (MusterMemberRow *row, const MusterThing *thing, const MusterCollisionMemberTotals *member,
                        const char *wrong)
{
  const char *name = muster_thing_get_name (thing);
  g_autofree char *points = dup_points (member), *about = muster_member_dup_about (thing);
  g_autofree char *subtitle = g_strconcat (points, " · ", about, *wrong != '\0' ? "\n" : "", wrong, NULL);

  muster_list_row_show (MUSTER_LIST_ROW (row), name, subtitle, *wrong != '\0');
  name_controls (row, name);
  row->held = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->spin), member->count);
  row->held = FALSE;
}

/* Doing. */

static void
value_changed_cb (MusterMemberRow *row)
{
  if (!row->held)
    g_signal_emit (row, signals[COUNTED], 0, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->spin)));
}

static void
shift (MusterMemberRow *row, int step)
{
  guint n = muster_list_row_get_n (MUSTER_LIST_ROW (row));

  if (step > 0 || n > 0)
    g_signal_emit (row, signals[MOVED], 0, n, (guint) ((int) n + step));
}

static void
edit (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_list_row_activate (MUSTER_LIST_ROW (widget));
}

static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[COPIED], 0);
}

static void
move_up (GtkWidget *widget, const char *action, GVariant *parameter)
{
  shift (MUSTER_MEMBER_ROW (widget), -1);
}

static void
move_down (GtkWidget *widget, const char *action, GVariant *parameter)
{
  shift (MUSTER_MEMBER_ROW (widget), 1);
}

static void
take_out (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[REMOVED], 0);
}

/* Dragging. */

static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, MusterMemberRow *row)
{
  g_autoptr (GdkPaintable) picture = muster_drag_icon_new (GTK_WIDGET (row));
  GtkWidget *handle = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));

  /* Drags the whole row, held at the handle. */
  gtk_widget_translate_coordinates (handle, GTK_WIDGET (row), x, y, &x, &y);
  gtk_drag_source_set_icon (source, picture, (int) x, (int) y);
  row->dragged = muster_list_row_get_n (MUSTER_LIST_ROW (row));
  return gdk_content_provider_new_typed (MUSTER_TYPE_MEMBER_ROW, row);
}

static GtkWidget *
get_list (MusterMemberRow *row)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (row), MUSTER_TYPE_ROW_LIST);
}

/* Only rows of the same list can be reordered. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, MusterMemberRow *row)
{
  MusterMemberRow *dragged = g_value_get_object (value);
  guint n = muster_list_row_get_n (MUSTER_LIST_ROW (row));

  if (dragged->dragged == n || get_list (dragged) != get_list (row))
    return FALSE;
  g_signal_emit (row, signals[MOVED], 0, dragged->dragged, n);
  return TRUE;
}

/* Making. */

static void
add_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "member.edit", NULL, edit);
  gtk_widget_class_install_action (widget_class, "member.copy", NULL, copy);
  gtk_widget_class_install_action (widget_class, "member.up", NULL, move_up);
  gtk_widget_class_install_action (widget_class, "member.down", NULL, move_down);
  gtk_widget_class_install_action (widget_class, "member.remove", NULL, take_out);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "member.up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "member.down", NULL);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/member-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterMemberRow, spin);
  gtk_widget_class_bind_template_child (widget_class, MusterMemberRow, menu);
  gtk_widget_class_bind_template_child (widget_class, MusterMemberRow, count);
  gtk_widget_class_bind_template_child (widget_class, MusterMemberRow, drop);
  gtk_widget_class_bind_template_callback (widget_class, drop_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_prepare_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_changed_cb);
}

static void
muster_member_row_class_init (MusterMemberRowClass *klass)
{
  signals[COUNTED] = g_signal_new ("counted", MUSTER_TYPE_MEMBER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
  signals[MOVED] = g_signal_new ("moved", MUSTER_TYPE_MEMBER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[COPIED]
      = g_signal_new ("copied", MUSTER_TYPE_MEMBER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVED]
      = g_signal_new ("removed", MUSTER_TYPE_MEMBER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  add_actions (GTK_WIDGET_CLASS (klass));
  bind_template (GTK_WIDGET_CLASS (klass));
}

static GMenuModel *
make_menu (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _ ("_Edit"), "member.edit");
  g_menu_append (menu, _ ("_Duplicate"), "member.copy");
  g_menu_append (menu, _ ("Move _Up"), "member.up");
  g_menu_append (menu, _ ("Move Do_wn"), "member.down");
  g_menu_append (menu, _ ("_Remove"), "member.remove");
  return G_MENU_MODEL (menu);
}

/* Most rows are never used with their menu, so it is made on demand. */
static void
menu_wanted_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenuModel) menu = NULL;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  menu = make_menu ();
  gtk_menu_button_set_menu_model (button, menu);
  muster_small_menu_use (gtk_menu_button_get_popover (button));
}

static void
muster_member_row_init (MusterMemberRow *row)
{
  GType droppable = MUSTER_TYPE_MEMBER_ROW;

  row->held = TRUE;
  gtk_widget_init_template (GTK_WIDGET (row));
  gtk_drop_target_set_gtypes (row->drop, &droppable, 1);
  gtk_adjustment_set_upper (row->count, MUSTER_COLLISION_MAX_COUNT);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (row->menu), menu_wanted_cb, NULL, NULL);
  row->held = FALSE;
}

GtkWidget *
muster_member_row_new (void)
{
  return g_object_new (MUSTER_TYPE_MEMBER_ROW, NULL);
}
