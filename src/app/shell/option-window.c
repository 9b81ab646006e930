/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/option-window.h"

#include <glib/gi18n.h>

#include "app/shell/consequence-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/widgets/tooltip.h"
#include "workspace/option-impact.h"

struct _MusterOptionWindow
{
  AdwWindow parent;
  AdwWindowTitle *heading;
  GtkLabel *price;
  GtkScale *scale;
  GtkAdjustment *points;
  GtkWidget *game;
  MusterWrapRow *reach, *rivals;
  MusterRowGroup *things;
  GPtrArray *rows; /* rows of the list */
  MusterSession *session;
  const MusterOption *option; /* of a catalogue that the session keeps alive */
  GArray *users;              /* gint64 */
  guint showing;
};

G_DEFINE_FINAL_TYPE (MusterOptionWindow, muster_option_window, ADW_TYPE_WINDOW)

/* The scale goes up to twice the price, at least this far. */
#define LEAST_RANGE 40

static gint
get_points (MusterOptionWindow *window)
{
  return (gint) gtk_adjustment_get_value (window->points);
}

static void
show_price (MusterOptionWindow *window)
{
  gint points = get_points (window);
  g_autofree char *text = g_strdup_printf (ngettext ("%d point", "%d points", points), points);
  g_autofree char *both = g_strdup_printf (_ ("%s instead of %d"), text, window->option->points);

  gtk_label_set_text (window->price, points != window->option->points ? both : text);
}

/* In the game. */

static char *
dup_rivals (const MusterOptionImpact *forecast)
{
  GString *text = g_string_new (NULL);

  if (forecast->better != NULL)
    g_string_append_printf (text, _ ("Needless: %s is never worse and never more expensive"), forecast->better);
  for (guint i = 0; i < forecast->needless->len; i++)
    g_string_append_printf (text, _ ("%sNever worse than %s, and never more expensive"), text->len > 0 ? "\n" : "",
                            (const char *) forecast->needless->pdata[i]);
  if (text->len == 0)
    g_string_append (text, _ ("No option makes it needless, and it makes no other needless"));
  return g_string_free (text, FALSE);
}

static void
show_game (MusterOptionWindow *window, const MusterOptionImpact *forecast)
{
  g_autofree char *reach = muster_option_impact_dup_reach (forecast), *rivals = dup_rivals (forecast);

  gtk_widget_set_visible (window->game, forecast->counted);
  muster_wrap_row_show (window->reach, _ ("Who Can Have It"), reach, forecast->count == 0);
  muster_wrap_row_show (window->rivals, _ ("Compared with Other Options"), rivals, forecast->better != NULL);
}

/* In the library. */

static void
add_row (MusterOptionWindow *window, GtkWidget *row)
{
  g_ptr_array_add (window->rows, row);
  muster_row_group_add (window->things, row);
}

static char *
dup_users (MusterOptionWindow *window, const GPtrArray *consequences)
{
  g_autofree char *count = muster_consequences_dup_count (consequences, FALSE);
  guint n = window->users->len;

  if (n == 0)
    return g_strdup (_ ("Nothing of yours has it."));
  if (count != NULL)
    return g_strdup_printf (_ ("At this price, %s."), count);
  return g_strdup_printf (ngettext ("%u thing of yours has it.", "%u things of yours have it.", n), n);
}

static void
show_things (MusterOptionWindow *window, const GPtrArray *consequences)
{
  g_autofree char *users = dup_users (window, consequences);

  for (guint i = 0; i < window->rows->len; i++)
    muster_row_group_remove (window->things, window->rows->pdata[i]);
  g_ptr_array_set_size (window->rows, 0);
  muster_row_group_set_description (window->things, users);
  for (guint i = 0; i < MIN (consequences->len, MUSTER_MOST_CONSEQUENCE_ROWS); i++)
    add_row (window, muster_consequence_row_new (consequences->pdata[i]));
}

static void
show_forecast (MusterOptionWindow *window)
{
  g_autoptr (MusterOptionImpact) forecast
      = muster_option_impact_new (window->session, window->option, get_points (window), window->users);

  show_game (window, forecast);
  show_things (window, forecast->consequences);
}

/* Once per frame, for all pointer motion since the last. */
static gboolean
show_later_cb (gpointer data)
{
  MusterOptionWindow *window = data;

  window->showing = 0;
  show_forecast (window);
  return G_SOURCE_REMOVE;
}

static void
moved_cb (MusterOptionWindow *window)
{
  if (window->option == NULL)
    return;
  show_price (window);
  if (window->showing == 0)
    window->showing = g_idle_add (show_later_cb, window);
}

/* Making. */

static void
muster_option_window_dispose (GObject *object)
{
  MusterOptionWindow *window = MUSTER_OPTION_WINDOW (object);

  g_clear_handle_id (&window->showing, g_source_remove);
  g_clear_pointer (&window->session, muster_session_unref);
  g_clear_pointer (&window->users, g_array_unref);
  g_clear_pointer (&window->rows, g_ptr_array_unref);
  window->option = NULL;
  G_OBJECT_CLASS (muster_option_window_parent_class)->dispose (object);
}

static void
muster_option_window_class_init (MusterOptionWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_option_window_dispose;
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  g_type_ensure (MUSTER_TYPE_WRAP_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/option-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterOptionWindow, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionWindow, price);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionWindow, scale);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionWindow, points);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionWindow, game);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionWindow, reach);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionWindow, rivals);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionWindow, things);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_option_window_init (MusterOptionWindow *window)
{
  window->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (window));
  muster_tooltip_set_for_cut (GTK_WIDGET (window->heading));
}

GtkWidget *
muster_option_window_new (GtkWindow *parent, MusterSession *session, const MusterOption *option)
{
  MusterOptionWindow *window = g_object_new (MUSTER_TYPE_OPTION_WINDOW, "transient-for", parent, NULL);
  const char *name = muster_option_get_name (option);

  gtk_window_set_title (GTK_WINDOW (window), name);
  adw_window_title_set_title (window->heading, name);
  window->session = muster_session_ref (session);
  window->users = muster_option_impact_find_users (session, option);
  gtk_adjustment_set_upper (window->points, MAX (LEAST_RANGE, 2 * option->points));
  gtk_adjustment_set_value (window->points, option->points);
  gtk_scale_add_mark (window->scale, option->points, GTK_POS_BOTTOM, NULL);
  window->option = option;
  show_price (window);
  show_forecast (window);
  return GTK_WIDGET (window);
}
