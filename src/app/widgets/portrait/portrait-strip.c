/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/portrait/portrait-strip.h"

#include "app/widgets/portrait/crop.h"
#include "model/member.h"
#include "print/pixels.h"

#define HEIGHT 64
#define WIDTH ((int) (HEIGHT * MUSTER_CROP_SHAPE))
#define GAP 6
#define RADIUS 6

struct _MusterPortraitStrip
{
  GtkWidget parent;
  GPtrArray *pixels; /* MusterPixels */
  GPtrArray *digests;
};

G_DEFINE_FINAL_TYPE (MusterPortraitStrip, muster_portrait_strip, GTK_TYPE_WIDGET)

static void
add (MusterPortraitStrip *faces, const MusterThing *thing)
{
  MusterPortrait *portrait = muster_thing_get_portrait (thing);
  const char *digest = portrait != NULL ? muster_portrait_get_digest (portrait) : NULL;
  MusterPixels *pixels;

  if (digest == NULL || g_ptr_array_find_with_equal_func (faces->digests, digest, g_str_equal, NULL))
    return;
  pixels = muster_pixels_new (portrait, MUSTER_INK_COLOR);
  if (pixels == NULL)
    return;
  g_ptr_array_add (faces->digests, g_strdup (digest));
  g_ptr_array_add (faces->pixels, pixels);
}

void
muster_portrait_strip_show (MusterPortraitStrip *faces, const MusterThing *thing)
{
  const GPtrArray *members = thing != NULL ? muster_thing_get_members (thing) : NULL;

  g_ptr_array_set_size (faces->pixels, 0);
  g_ptr_array_set_size (faces->digests, 0);
  if (thing != NULL && members == NULL)
    add (faces, thing);
  for (guint i = 0; members != NULL && i < members->len; i++)
    add (faces, members->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (faces), faces->pixels->len > 0);
  gtk_widget_queue_resize (GTK_WIDGET (faces));
}

guint
muster_portrait_strip_count (MusterPortraitStrip *faces)
{
  return faces->pixels->len;
}

static void
paint (GtkSnapshot *snapshot, const MusterPixels *pixels, float x)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x, 0, WIDTH, HEIGHT);
  GskRoundedRect shape;
  cairo_t *cr;

  gsk_rounded_rect_init_from_rect (&shape, &bounds, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  muster_pixels_paint (pixels, cr, (MusterBox){ x, 0, WIDTH, HEIGHT });
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

static void
muster_portrait_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterPortraitStrip *faces = MUSTER_PORTRAIT_STRIP (widget);
  int width = gtk_widget_get_width (widget);
  guint fitting = (guint) MAX (1, (width + GAP) / (WIDTH + GAP)), n = MIN (faces->pixels->len, fitting);
  gboolean right = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < n; i++)
    {
      int x = (int) i * (WIDTH + GAP);

      paint (snapshot, faces->pixels->pdata[i], (float) (right ? width - x - WIDTH : x));
    }
}

static void
muster_portrait_strip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                               int *minimum_baseline, int *natural_baseline)
{
  int n = (int) MUSTER_PORTRAIT_STRIP (widget)->pixels->len;

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : WIDTH;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : MAX (WIDTH, n * (WIDTH + GAP) - GAP);
}

static void
muster_portrait_strip_finalize (GObject *object)
{
  MusterPortraitStrip *faces = MUSTER_PORTRAIT_STRIP (object);

  g_ptr_array_unref (faces->pixels);
  g_ptr_array_unref (faces->digests);
  G_OBJECT_CLASS (muster_portrait_strip_parent_class)->finalize (object);
}

static void
muster_portrait_strip_class_init (MusterPortraitStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_portrait_strip_finalize;
  widget_class->snapshot = muster_portrait_strip_snapshot;
  widget_class->measure = muster_portrait_strip_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
muster_portrait_strip_init (MusterPortraitStrip *faces)
{
  faces->pixels = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pixels_free);
  faces->digests = g_ptr_array_new_with_free_func (g_free);
}
