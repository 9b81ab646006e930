/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the window's main states (ui/states.h), for the documentation: painted offscreen, so nothing depends on
 * position or timing.
 *   shoot FOLDER [NAME…]
 *
 * Environment: SHOOT_TEXT, font size in percent; SHOOT_SIZE, window size such as 360x1500; SHOOT_DARK.
 *
 * tools/screenshots runs this. */
#include "ui/states.h"

#include <stdio.h>
#include <stdlib.h>

static void
save (GtkWidget *window, const char *folder, const char *name)
{
  GdkPaintable *paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  GskRenderNode *node;
  GdkTexture *texture;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
  printf ("%s\n", path);
  g_object_unref (texture);
  gsk_render_node_unref (node);
  g_object_unref (paintable);
}

/* Toasts from setting up a state aren't part of it, and would cover some of it. */
static void
hide_toasts (GtkWidget *window)
{
  GtkWidget *overlay = drive_nth (window, ADW_TYPE_TOAST_OVERLAY, 0);
  GtkWidget *toast = overlay != NULL ? gtk_widget_get_last_child (overlay) : NULL;

  for (; toast != NULL && toast != adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay));
       toast = gtk_widget_get_prev_sibling (toast))
    gtk_widget_set_opacity (toast, 0);
}

/* 0: as the state has it. */
static int width, height;

static void
read_size (void)
{
  const char *size = g_getenv ("SHOOT_SIZE");

  if (size != NULL && sscanf (size, "%dx%d", &width, &height) != 2)
    g_error ("“%s” is no size, as in 360x1500", size);
}

static void
shoot (const char *folder, guint i)
{
  gboolean dark = states[i].dark || g_getenv ("SHOOT_DARK") != NULL;
  void *state = NULL;
  Fixture *fixture;
  GtkWidget *window;

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_random_set_seed (1);
  fixture_setup_size (&state, width > 0 ? width : states[i].width, height > 0 ? height : states[i].height);
  fixture = state;
  states[i].show (fixture);
  drive_settle ();
  window = states_find_topmost (fixture);
  if (width > 0 && window != fixture->window)
    gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  hide_toasts (window);
  drive_wait_for_frame (window);
  drive_wait_for_frame (window);
  drive_settle ();
  save (window, folder, states[i].name);
  fixture_teardown (&state);
}

static gboolean
is_wanted (const char *name, char **names)
{
  return *names == NULL || g_strv_contains ((const char *const *) names, name);
}

int
main (int argc, char **argv)
{
  int percent = g_getenv ("SHOOT_TEXT") != NULL ? atoi (g_getenv ("SHOOT_TEXT")) : 100;

  fixture_init ();
  if (argc < 2)
    return 2;
  read_size ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  for (guint i = 0; i < n_states; i++)
    if (is_wanted (states[i].name, argv + 2))
      shoot (argv[1], i);
  return 0;
}
