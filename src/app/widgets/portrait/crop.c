/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/portrait/crop.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

/* Cards show a portrait about 30 mm high; this is 540 dots per inch there. */
#define MOST_HEIGHT 640

#define JPEG_QUALITY "90"

static void
keep_inside (MusterCrop *crop)
{
  MusterBox box = muster_crop_get_box (crop);

  crop->x = CLAMP (crop->x, box.width / 2, crop->width - box.width / 2);
  crop->y = CLAMP (crop->y, box.height / 2, crop->height - box.height / 2);
}

MusterCrop
muster_crop_new (gdouble width, gdouble height)
{
  MusterCrop crop = { width, height, 1, width / 2, 0 };

  crop.y = muster_crop_get_box (&crop).height / 2;
  keep_inside (&crop);
  return crop;
}

MusterBox
muster_crop_get_box (const MusterCrop *crop)
{
  gdouble width = MIN (crop->width, crop->height * MUSTER_CROP_SHAPE) / crop->zoom, height = width / MUSTER_CROP_SHAPE;

  return (MusterBox){ crop->x - width / 2, crop->y - height / 2, width, height };
}

void
muster_crop_move (MusterCrop *crop, gdouble right, gdouble down)
{
  MusterBox box = muster_crop_get_box (crop);

  crop->x += right * box.width;
  crop->y += down * box.height;
  keep_inside (crop);
}

void
muster_crop_zoom (MusterCrop *crop, gdouble zoom)
{
  crop->zoom = CLAMP (zoom, 1, MUSTER_CROP_MOST_ZOOM);
  keep_inside (crop);
}

/* The cropped part on white. */
static cairo_surface_t *
paint (const MusterCrop *crop, const MusterPixels *pixels)
{
  MusterBox box = muster_crop_get_box (crop);
  gdouble height = MAX (MIN (box.height, MOST_HEIGHT), 1), scale = height / box.height;
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) MAX (box.width * scale, 1), (int) height);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -box.x, -box.y);
  cairo_set_source_surface (cr, pixels->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static GdkPixbuf *
make_pixbuf (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);

  for (int y = 0; pixbuf != NULL && y < height; y++)
    {
      const guint32 *from
          = (const guint32 *) (const void *) (cairo_image_surface_get_data (surface)
                                              + (gsize) y * (gsize) cairo_image_surface_get_stride (surface));
      guchar *to = gdk_pixbuf_get_pixels (pixbuf) + (gsize) y * (gsize) gdk_pixbuf_get_rowstride (pixbuf);

      for (int x = 0; x < width; x++)
        for (int i = 0; i < 3; i++)
          to[3 * x + i] = (guchar) (from[x] >> (16 - 8 * i) & 0xff);
    }
  return pixbuf;
}

GBytes *
muster_crop_make_picture (const MusterCrop *crop, const MusterPixels *pixels)
{
  cairo_surface_t *surface = paint (crop, pixels);
  g_autoptr (GdkPixbuf) pixbuf = make_pixbuf (surface);
  char *jpeg = NULL;
  gsize length = 0;

  cairo_surface_destroy (surface);
  if (pixbuf == NULL
      || !gdk_pixbuf_save_to_buffer (pixbuf, &jpeg, &length, "jpeg", NULL, "quality", JPEG_QUALITY, NULL))
    return NULL;
  return g_bytes_new_take (jpeg, length);
}
