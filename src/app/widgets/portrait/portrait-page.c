/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/portrait/portrait-page.h"

#include "app/widgets/portrait/crop-area.h"

struct _MusterPortraitPage
{
  AdwBin parent;
  MusterPixels *pixels;
  GtkWidget *box, *top;
  GtkWidget *area;
  GtkWidget *zoom;
  GtkAdjustment *range;
  GtkWidget *take;
};

G_DEFINE_FINAL_TYPE (MusterPortraitPage, muster_portrait_page, ADW_TYPE_BIN)

enum
{
  TAKEN,
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
close_cb (MusterPortraitPage *page)
{
  g_signal_emit (page, signals[CLOSED], 0);
}

static void
take_cb (MusterPortraitPage *page)
{
  g_autoptr (GBytes) picture
      = muster_crop_make_picture (muster_crop_area_get_crop (MUSTER_CROP_AREA (page->area)), page->pixels);

  g_object_ref (page);
  if (picture != NULL)
    g_signal_emit (page, signals[TAKEN], 0, picture);
  close_cb (page);
  g_object_unref (page);
}

static void
zoomed_cb (MusterPortraitPage *page)
{
  if (page->area != NULL)
    muster_crop_area_zoom (MUSTER_CROP_AREA (page->area), gtk_range_get_value (GTK_RANGE (page->zoom)));
}

static void
cropped_cb (MusterPortraitPage *page)
{
  gtk_range_set_value (GTK_RANGE (page->zoom), muster_crop_area_get_crop (MUSTER_CROP_AREA (page->area))->zoom);
}

static void
muster_portrait_page_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_PORTRAIT_PAGE (object)->pixels, muster_pixels_free);
  G_OBJECT_CLASS (muster_portrait_page_parent_class)->finalize (object);
}

static gboolean
take_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  take_cb (MUSTER_PORTRAIT_PAGE (widget));
  return GDK_EVENT_STOP;
}

static void
muster_portrait_page_class_init (MusterPortraitPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_portrait_page_finalize;
  signals[TAKEN] = g_signal_new ("taken", MUSTER_TYPE_PORTRAIT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BYTES);
  signals[CLOSED] = g_signal_new ("closed", MUSTER_TYPE_PORTRAIT_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "closed", NULL);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Return, 0, take_key_cb, NULL);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_KP_Enter, 0, take_key_cb, NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/portrait/portrait-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPortraitPage, box);
  gtk_widget_class_bind_template_child (widget_class, MusterPortraitPage, top);
  gtk_widget_class_bind_template_child (widget_class, MusterPortraitPage, zoom);
  gtk_widget_class_bind_template_child (widget_class, MusterPortraitPage, range);
  gtk_widget_class_bind_template_child (widget_class, MusterPortraitPage, take);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_cb);
  gtk_widget_class_bind_template_callback (widget_class, zoomed_cb);
}

static void
muster_portrait_page_init (MusterPortraitPage *page)
{
  gtk_widget_init_template (GTK_WIDGET (page));
  gtk_adjustment_set_upper (page->range, MUSTER_CROP_MOST_ZOOM);
}

GtkWidget *
muster_portrait_page_new (MusterPortrait *portrait)
{
  MusterPixels *pixels = muster_pixels_new (portrait, MUSTER_INK_COLOR);
  MusterPortraitPage *page;

  if (pixels == NULL)
    return NULL;
  page = g_object_new (MUSTER_TYPE_PORTRAIT_PAGE, NULL);
  page->pixels = pixels;
  page->area = muster_crop_area_new (pixels);
  gtk_widget_set_vexpand (page->area, TRUE);
  g_signal_connect_swapped (page->area, "changed", G_CALLBACK (cropped_cb), page);
  gtk_box_insert_child_after (GTK_BOX (page->box), page->area, page->top);
  return GTK_WIDGET (page);
}

void
muster_portrait_page_focus (MusterPortraitPage *page)
{
  gtk_widget_grab_focus (page->area);
}
