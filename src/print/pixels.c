/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/pixels.h"

#include <gdk-pixbuf/gdk-pixbuf.h>

/* The largest card shows a portrait 60 mm high; this is 430 dots per inch there. */
#define MOST_SIDE 1024
#define MOST_ON_SCREEN 480
#define JPEG_QUALITY "90"

typedef struct
{
  guint width, height; /* as in the file */
  gboolean refused;
  gint rows; /* received so far */
} Loading;

/* Called when the size is known, before memory is allocated. */
static void
size_prepared_cb (GdkPixbufLoader *loader, gint width, gint height, gpointer data)
{
  Loading *loading = data;
  gint side = MAX (width, height);

  loading->width = (guint) MAX (width, 1);
  loading->height = (guint) MAX (height, 1);
  loading->refused = width < 1 || height < 1 || side > MUSTER_PORTRAIT_MAX_SIDE;
  if (loading->refused)
    gdk_pixbuf_loader_set_size (loader, 1, 1);
  else if (side > MOST_SIDE)
    gdk_pixbuf_loader_set_size (loader, MAX (width * MOST_SIDE / side, 1), MAX (height * MOST_SIDE / side, 1));
}

/* Truncated files are rejected, although the libraries accept them. */
static void
area_updated_cb (GdkPixbufLoader *loader, gint x, gint y, gint width, gint height, gpointer data)
{
  Loading *loading = data;

  loading->rows = MAX (loading->rows, y + height);
}

static GdkPixbuf *
load (const MusterPortrait *portrait, Loading *loading)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_mime_type (portrait->type, NULL);
  gsize length, at = 0;
  const guchar *bytes = g_bytes_get_data (portrait->picture, &length);
  gboolean fine = loader != NULL;
  GdkPixbuf *loaded;

  if (loader == NULL)
    return NULL;
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), loading);
  g_signal_connect (loader, "area-updated", G_CALLBACK (area_updated_cb), loading);
  /* In pieces, to stop as soon as the header claims too much. */
  while (fine && at < length && !loading->refused)
    {
      gsize piece = MIN (length - at, 4096);

      fine = gdk_pixbuf_loader_write (loader, bytes + at, piece, NULL);
      at += piece;
    }
  fine = gdk_pixbuf_loader_close (loader, NULL) && fine && !loading->refused;
  loaded = fine ? gdk_pixbuf_loader_get_pixbuf (loader) : NULL;
  if (loaded != NULL && loading->rows < gdk_pixbuf_get_height (loaded))
    return NULL;
  return loaded != NULL ? gdk_pixbuf_apply_embedded_orientation (loaded) : NULL;
}

/* A pixel in cairo's format: one word with premultiplied alpha. */
static guint32
pack (const guchar *pixel, gboolean alpha)
{
  guint32 opacity = alpha ? pixel[3] : 255, word = opacity << 24;

  for (guint i = 0; i < 3; i++)
    word |= (pixel[i] * opacity + 127) / 255 << (16 - 8 * i);
  return word;
}

static cairo_surface_t *
make_surface (const GdkPixbuf *pixbuf)
{
  gint width = gdk_pixbuf_get_width (pixbuf), height = gdk_pixbuf_get_height (pixbuf),
       channels = gdk_pixbuf_get_n_channels (pixbuf);
  gboolean alpha = gdk_pixbuf_get_has_alpha (pixbuf);
  cairo_surface_t *surface
      = cairo_image_surface_create (alpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width, height);
  guchar *pixels = cairo_image_surface_get_data (surface);

  for (gint y = 0; pixels != NULL && y < height; y++)
    {
      const guchar *from = gdk_pixbuf_read_pixels (pixbuf) + (gsize) y * (gsize) gdk_pixbuf_get_rowstride (pixbuf);
      guint32 *to = (guint32 *) (void *) (pixels + (gsize) y * (gsize) cairo_image_surface_get_stride (surface));

      for (gint x = 0; x < width; x++, from += channels)
        to[x] = pack (from, alpha);
    }
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* Photographs go into a PDF as JPEG, a tenth of the size. */
static void
attach_jpeg (cairo_surface_t *surface, GdkPixbuf *pixbuf)
{
  char *jpeg = NULL;
  gsize length = 0;

  if (gdk_pixbuf_save_to_buffer (pixbuf, &jpeg, &length, "jpeg", NULL, "quality", JPEG_QUALITY, NULL))
    cairo_surface_set_mime_data (surface, CAIRO_MIME_TYPE_JPEG, (const guchar *) jpeg, length, g_free, jpeg);
}

/* A pale picture needs less than half the ink and is still recognisable. */
static void
save_ink (GdkPixbuf *pixbuf)
{
  gint channels = gdk_pixbuf_get_n_channels (pixbuf);

  for (gint y = 0; y < gdk_pixbuf_get_height (pixbuf); y++)
    {
      guchar *row = gdk_pixbuf_get_pixels (pixbuf) + (gsize) y * (gsize) gdk_pixbuf_get_rowstride (pixbuf);

      for (gint x = 0; x < gdk_pixbuf_get_width (pixbuf); x++)
        for (gint i = 0; i < 3; i++)
          row[x * channels + i] = (guchar) (255 - (255 - row[x * channels + i]) * 45 / 100);
    }
}

MusterPixels *
muster_pixels_new (const MusterPortrait *portrait, MusterInk ink)
{
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  MusterPixels *pixels;
  Loading loading = { 0 };

  if (portrait->type != NULL)
    pixbuf = load (portrait, &loading);
  if (pixbuf == NULL)
    return NULL;
  if (ink != MUSTER_INK_COLOR)
    gdk_pixbuf_saturate_and_pixelate (pixbuf, pixbuf, 0, FALSE);
  if (ink == MUSTER_INK_SAVER)
    save_ink (pixbuf);
  pixels = g_new0 (MusterPixels, 1);
  pixels->surface = make_surface (pixbuf);
  /* Photographs may have an orientation. */
  if ((gdk_pixbuf_get_width (pixbuf) > gdk_pixbuf_get_height (pixbuf)) == (loading.width > loading.height))
    *pixels = (MusterPixels){ pixels->surface, loading.width, loading.height };
  else
    *pixels = (MusterPixels){ pixels->surface, loading.height, loading.width };
  if (g_str_equal (portrait->type, "image/jpeg"))
    attach_jpeg (pixels->surface, pixbuf);
  return pixels;
}

/* The pixbuf, or a scaled-down replacement. */
static void
shrink (GdkPixbuf **pixbuf, gint most)
{
  gint width = gdk_pixbuf_get_width (*pixbuf), height = gdk_pixbuf_get_height (*pixbuf), side = MAX (width, height);
  g_autoptr (GdkPixbuf) large = *pixbuf;

  *pixbuf = side <= most ? g_object_ref (large)
                         : gdk_pixbuf_scale_simple (large, MAX (width * most / side, 1), MAX (height * most / side, 1),
                                                    GDK_INTERP_BILINEAR);
}

char *
muster_pixels_dup_uri (const MusterPortrait *portrait)
{
  GdkPixbuf *loaded = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  g_autofree char *bytes = NULL, *base64 = NULL;
  gsize length = 0;
  Loading loading = { 0 };
  gboolean saved;

  if (portrait->type != NULL)
    loaded = load (portrait, &loading);
  if (loaded == NULL)
    return NULL;
  shrink (&loaded, MOST_ON_SCREEN);
  pixbuf = loaded;
  if (g_str_equal (portrait->type, "image/jpeg"))
    saved = gdk_pixbuf_save_to_buffer (pixbuf, &bytes, &length, "jpeg", NULL, "quality", JPEG_QUALITY, NULL);
  else
    saved = gdk_pixbuf_save_to_buffer (pixbuf, &bytes, &length, "png", NULL, "compression", "9", NULL);
  if (!saved)
    return NULL;
  base64 = g_base64_encode ((const guchar *) bytes, length);
  return g_strdup_printf ("data:%s;base64,%s", portrait->type, base64);
}

void
muster_pixels_free (MusterPixels *pixels)
{
  cairo_surface_destroy (pixels->surface);
  g_free (pixels);
}

/* Tall pictures are cut at the feet rather than the head. */
#define HEAD_SHARE 0.25

void
muster_pixels_paint (const MusterPixels *pixels, cairo_t *cr, MusterBox box)
{
  gdouble width = cairo_image_surface_get_width (pixels->surface),
          height = cairo_image_surface_get_height (pixels->surface);
  gdouble scale = MAX (box.width / width, box.height / height);

  cairo_save (cr);
  cairo_translate (cr, box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) * HEAD_SHARE);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, pixels->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_paint (cr);
  cairo_restore (cr);
}
