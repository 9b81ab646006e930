/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/portrait/portrait-thumb.h"

#include "app/widgets/portrait/crop.h"

#define HEIGHT 36
#define CORNER 4

struct _MusterPortraitThumb
{
  GtkWidget parent;
  MusterPixels *pixels; /* NULL: nothing to show */
  char *digest;         /* of the decoded picture; NULL: none */
};

G_DEFINE_FINAL_TYPE (MusterPortraitThumb, muster_portrait_thumb, GTK_TYPE_WIDGET)

/* Unchanged pictures aren't decoded again. */
void
muster_portrait_thumb_show (MusterPortraitThumb *thumb, MusterPortrait *portrait)
{
  const char *digest = portrait != NULL ? muster_portrait_get_digest (portrait) : NULL;

  if (g_strcmp0 (thumb->digest, digest) != 0)
    {
      g_clear_pointer (&thumb->pixels, muster_pixels_free);
      g_free (thumb->digest);
      thumb->digest = g_strdup (digest);
      thumb->pixels = portrait != NULL ? muster_pixels_new (portrait, MUSTER_INK_COLOR) : NULL;
      gtk_widget_queue_draw (GTK_WIDGET (thumb));
    }
  gtk_widget_set_visible (GTK_WIDGET (thumb), thumb->pixels != NULL);
}

static void
muster_portrait_thumb_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MusterPortraitThumb *thumb = MUSTER_PORTRAIT_THUMB (widget);
  graphene_rect_t bounds
      = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  GskRoundedRect outline;
  cairo_t *cr;

  if (thumb->pixels == NULL)
    return;
  gsk_rounded_rect_init_from_rect (&outline, &bounds, CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  muster_pixels_paint (thumb->pixels, cr, (MusterBox){ 0, 0, bounds.size.width, bounds.size.height });
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
}

static void
muster_portrait_thumb_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_PORTRAIT_THUMB (object)->pixels, muster_pixels_free);
  g_free (MUSTER_PORTRAIT_THUMB (object)->digest);
  G_OBJECT_CLASS (muster_portrait_thumb_parent_class)->finalize (object);
}

static void
muster_portrait_thumb_class_init (MusterPortraitThumbClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_portrait_thumb_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = muster_portrait_thumb_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "thumb");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
muster_portrait_thumb_init (MusterPortraitThumb *thumb)
{
  gtk_widget_set_size_request (GTK_WIDGET (thumb), (int) (HEIGHT * MUSTER_CROP_SHAPE), HEIGHT);
  gtk_widget_set_valign (GTK_WIDGET (thumb), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (thumb), FALSE);
}
