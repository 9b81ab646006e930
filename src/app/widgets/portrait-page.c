/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/portrait-page.h"

#include <glib/gi18n.h>

#include "app/widgets/crop-area.h"
#include "app/widgets/icon-button.h"

struct _MusterPortraitPage
{
  AdwBin parent;
  MusterPixels *pixels;
  GtkWidget *area;
  GtkWidget *zoom;
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
  muster_crop_area_zoom (MUSTER_CROP_AREA (page->area), gtk_range_get_value (GTK_RANGE (page->zoom)));
}

static void
cropped_cb (MusterPortraitPage *page)
{
  gtk_range_set_value (GTK_RANGE (page->zoom), muster_crop_area_get_crop (MUSTER_CROP_AREA (page->area))->zoom);
}

static GtkWidget *
make_top (MusterPortraitPage *page)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *back = muster_icon_button_new ("go-previous-symbolic", _ ("Leave everything as it was"));
  GtkWidget *title = gtk_label_new (_ ("Portrait"));

  page->take = gtk_button_new_with_mnemonic (_ ("_Use It"));
  gtk_widget_add_css_class (page->take, "suggested-action");
  gtk_widget_add_css_class (title, "title-4");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  g_signal_connect_swapped (back, "clicked", G_CALLBACK (close_cb), page);
  g_signal_connect_swapped (page->take, "clicked", G_CALLBACK (take_cb), page);
  gtk_box_append (GTK_BOX (box), back);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), page->take);
  return box;
}

static GtkWidget *
make_zoom (MusterPortraitPage *page)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  page->zoom = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, 1, MUSTER_CROP_MOST_ZOOM, 0.1);
  gtk_widget_set_hexpand (page->zoom, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (page->zoom), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Size"), -1);
  g_signal_connect_swapped (page->zoom, "value-changed", G_CALLBACK (zoomed_cb), page);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("zoom-out-symbolic"));
  gtk_box_append (GTK_BOX (box), page->zoom);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("zoom-in-symbolic"));
  return box;
}

static GtkWidget *
make_hint (void)
{
  GtkWidget *hint = gtk_label_new (_ ("Drag the picture and turn the wheel, or use the arrow keys, + and −. Enter "
                                      "takes it, Escape leaves everything as it was."));

  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_widget_add_css_class (hint, "dim-label");
  return hint;
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
  G_OBJECT_CLASS (klass)->finalize = muster_portrait_page_finalize;
  signals[TAKEN] = g_signal_new ("taken", MUSTER_TYPE_PORTRAIT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BYTES);
  signals[CLOSED] = g_signal_new ("closed", MUSTER_TYPE_PORTRAIT_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "closed", NULL);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Return, 0, take_key_cb, NULL);
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_KP_Enter, 0, take_key_cb, NULL);
}

static void
muster_portrait_page_init (MusterPortraitPage *page)
{
}

GtkWidget *
muster_portrait_page_new (MusterPortrait *portrait)
{
  MusterPixels *pixels = muster_pixels_new (portrait, MUSTER_INK_COLOR);
  MusterPortraitPage *page;
  GtkWidget *box;

  if (pixels == NULL)
    return NULL;
  page = g_object_new (MUSTER_TYPE_PORTRAIT_PAGE, NULL);
  page->pixels = pixels;
  page->area = muster_crop_area_new (pixels);
  gtk_widget_set_vexpand (page->area, TRUE);
  g_signal_connect_swapped (page->area, "changed", G_CALLBACK (cropped_cb), page);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (box, "portrait-page");
  gtk_box_append (GTK_BOX (box), make_top (page));
  gtk_box_append (GTK_BOX (box), page->area);
  gtk_box_append (GTK_BOX (box), make_zoom (page));
  gtk_box_append (GTK_BOX (box), make_hint ());
  adw_bin_set_child (ADW_BIN (page), box);
  return GTK_WIDGET (page);
}

void
muster_portrait_page_focus (MusterPortraitPage *page)
{
  gtk_widget_grab_focus (page->area);
}
