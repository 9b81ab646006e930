/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/portrait-row.h"

#include <glib/gi18n.h>

#include "app/widgets/portrait/crop.h"
#include "app/widgets/dialogs.h"
#include "app/widgets/css-class.h"
#include "app/widgets/portrait/portrait-page.h"
#include "app/widgets/portrait/portrait-source.h"
#include "app/widgets/rows/wrap-row.h"

#define THUMB_HEIGHT 56

struct _MusterPortraitRow
{
  MusterWrapRow parent;
  MusterEditor *editor; /* which has the row; or NULL */
  MusterPortrait *portrait;
  MusterPixels *pixels; /* NULL: can't be shown */
  GtkWidget *thumb;
  GtkWidget *paste, *adjust, *remove;
  GCancellable *reading; /* NULL unless reading */
};

G_DEFINE_FINAL_TYPE (MusterPortraitRow, muster_portrait_row, MUSTER_TYPE_WRAP_ROW)

static guint settled_signal;

/* Cropping. */

static void
taken_cb (MusterPortraitRow *row, GBytes *picture)
{
  g_signal_emit (row, settled_signal, 0, picture);
}

static void
say (MusterPortraitRow *row, const char *sentence, gboolean wrong)
{
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (row), sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  muster_css_class_set (GTK_WIDGET (row), "wrong", wrong);
}

static void
crop (MusterPortraitRow *row, MusterPortrait *portrait)
{
  GtkWidget *page = muster_portrait_page_new (portrait);

  if (page == NULL)
    {
      say (row, _ ("This picture can't be shown."), TRUE);
      return;
    }
  if (row->editor == NULL)
    {
      taken_cb (row, portrait->picture);
      g_object_unref (g_object_ref_sink (page));
      return;
    }
  g_signal_connect_object (page, "taken", G_CALLBACK (taken_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "closed", G_CALLBACK (muster_editor_uncover), row->editor, G_CONNECT_SWAPPED);
  muster_editor_cover (row->editor, page, GTK_WIDGET (row));
  muster_portrait_page_focus (MUSTER_PORTRAIT_PAGE (page));
}

/* Reading. */

static void
stop_reading (MusterPortraitRow *row)
{
  if (row->reading != NULL)
    g_cancellable_cancel (row->reading);
  g_clear_object (&row->reading);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MusterPortraitRow) row = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) picture = muster_portrait_source_finish (result, &error);
  g_autoptr (MusterPortrait) portrait = picture != NULL ? muster_portrait_new (picture) : NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&row->reading);
  muster_portrait_row_show (row, row->portrait);
  if (portrait != NULL)
    crop (row, portrait);
  else
    say (row, error->message, TRUE);
}

static GCancellable *
begin_reading (MusterPortraitRow *row)
{
  stop_reading (row);
  row->reading = g_cancellable_new ();
  say (row, _ ("Reading the picture …"), FALSE);
  return row->reading;
}

void
muster_portrait_row_read (MusterPortraitRow *row, GFile *file)
{
  muster_portrait_source_read_file (file, begin_reading (row), read_cb, g_object_ref (row));
}

static void
file_chosen_cb (const char *path, gpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  muster_portrait_row_read (data, file);
}

static void
choose_cb (MusterPortraitRow *row)
{
  muster_dialogs_open_picture (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (row))), file_chosen_cb, row);
}

static void
paste (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterPortraitRow *row = MUSTER_PORTRAIT_ROW (widget);

  muster_portrait_source_read_clipboard (gtk_widget_get_clipboard (widget), begin_reading (row), read_cb,
                                         g_object_ref (row));
}

static gboolean
drop_cb (MusterPortraitRow *row, const GValue *value)
{
  muster_portrait_row_read (row, g_value_get_object (value));
  return TRUE;
}

static void
adjust_cb (MusterPortraitRow *row)
{
  if (row->portrait != NULL)
    crop (row, row->portrait);
}

static void
remove_cb (MusterPortraitRow *row)
{
  gtk_widget_grab_focus (GTK_WIDGET (row));
  g_signal_emit (row, settled_signal, 0, NULL);
}

/* Showing. */

void
muster_portrait_row_show (MusterPortraitRow *row, MusterPortrait *portrait)
{
  gboolean can_show;

  if (portrait != row->portrait)
    {
      g_clear_pointer (&row->pixels, muster_pixels_free);
      g_clear_pointer (&row->portrait, muster_portrait_unref);
      row->portrait = portrait != NULL ? muster_portrait_ref (portrait) : NULL;
      row->pixels = portrait != NULL ? muster_pixels_new (portrait, MUSTER_INK_COLOR) : NULL;
    }
  can_show = row->pixels != NULL;
  if (row->reading == NULL)
    say (row,
         portrait == NULL ? _ ("Choose a picture, drop one here, or paste it")
         : can_show       ? _ ("Shown on the card")
                          : _ ("This picture can't be shown; it is kept unchanged."),
         portrait != NULL && !can_show);
  /* Together with its list box row, which would keep its height. */
  gtk_widget_set_visible (gtk_widget_get_parent (row->thumb), can_show);
  gtk_widget_set_visible (row->adjust, can_show && row->editor != NULL);
  gtk_widget_set_visible (row->remove, portrait != NULL);
  gtk_widget_queue_draw (row->thumb);
}

static void
paint_thumb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  MusterPortraitRow *row = data;

  if (row->pixels == NULL)
    return;
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  muster_pixels_paint (row->pixels, cr, (MusterBox){ 0, 0, width, height });
}

static void
muster_portrait_row_dispose (GObject *object)
{
  MusterPortraitRow *row = MUSTER_PORTRAIT_ROW (object);

  stop_reading (row);
  g_clear_pointer (&row->pixels, muster_pixels_free);
  g_clear_pointer (&row->portrait, muster_portrait_unref);
  G_OBJECT_CLASS (muster_portrait_row_parent_class)->dispose (object);
}

static void
muster_portrait_row_class_init (MusterPortraitRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_portrait_row_dispose;
  settled_signal = g_signal_new ("settled", MUSTER_TYPE_PORTRAIT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_BYTES);
  gtk_widget_class_install_action (widget_class, "portrait.paste", NULL, paste);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "portrait.paste", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/portrait-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPortraitRow, thumb);
  gtk_widget_class_bind_template_child (widget_class, MusterPortraitRow, adjust);
  gtk_widget_class_bind_template_child (widget_class, MusterPortraitRow, paste);
  gtk_widget_class_bind_template_child (widget_class, MusterPortraitRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, adjust_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
muster_portrait_row_init (MusterPortraitRow *row)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (row));
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (row->thumb), (int) (THUMB_HEIGHT * MUSTER_CROP_SHAPE));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (row->thumb), THUMB_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (row->thumb), paint_thumb, row, NULL);
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), row);
  gtk_widget_add_controller (GTK_WIDGET (row), GTK_EVENT_CONTROLLER (target));
}

void
muster_portrait_row_set_editor (MusterPortraitRow *row, MusterEditor *editor)
{
  row->editor = editor;
}

GtkWidget *
muster_portrait_row_new (void)
{
  return g_object_new (MUSTER_TYPE_PORTRAIT_ROW, NULL);
}
