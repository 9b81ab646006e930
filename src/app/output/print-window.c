/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/output/print-window.h"

#include <glib/gi18n.h>

#include "app/widgets/dialogs.h"
#include "app/widgets/adaptive-box.h"
#include "app/widgets/paper-view.h"
#include "app/output/exporting.h"
#include "app/output/many-cards.h"
#include "app/output/preflight-list.h"
#include "app/output/print-panel.h"
#include "app/output/print-settings.h"
#include "app/output/print-words.h"
#include "app/output/printing.h"
#include "workspace/print-preview.h"
#include "app/shell/settings.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/elastic-title.h"

/* Text for this many cards is made at once. */
#define FEW_CARDS 50

struct _MusterPrintWindow
{
  AdwWindow parent;
  AdwWindowTitle *title;
  GtkButton *act;
  AdwToastOverlay *toasts;
  GtkStack *previews;
  MusterPaperView *paper;
  GtkTextView *words;
  AdwStatusPage *told;
  GtkWidget *turner;
  GtkLabel *page;
  GtkWidget *options;
  MusterPreflightList *findings;
  MusterPrintPanel *panel;
  GtkRevealer *running;
  GtkProgressBar *progress;
  MusterSession *session;
  gboolean exporting; /* otherwise printing */
  MusterBatch *batch;
  MusterPrintPreview *preview; /* the preview so far; NULL: none */
  gboolean stopped;            /* cancelled by the player */
  guint painted;               /* number of pages when the current one was painted */
  guint wanted;                /* the page to turn to when it exists; 0 if it does */
  GCancellable *wording;       /* while making text for the preview; otherwise NULL */
  guint refresh;
  GCancellable *cancellable;    /* while exporting; otherwise NULL */
  GtkPrintOperation *operation; /* while printing; otherwise NULL */
  gboolean gone;
};

G_DEFINE_FINAL_TYPE (MusterPrintWindow, muster_print_window, ADW_TYPE_WINDOW)

static guint told_signal, wrote_signal;

static const MusterFormat *
get_format (MusterPrintWindow *window)
{
  g_autofree char *name = g_settings_get_string (muster_settings_get (), "format");
  const MusterFormat *format = window->exporting ? muster_formats_find (name) : NULL;

  /* Paper is first in the table. */
  return format != NULL ? format : muster_formats_nth (0);
}

/* The preview. */

static void
turned_cb (MusterPrintWindow *window)
{
  guint n = muster_paper_view_get_n_pages (window->paper), page = muster_paper_view_get_page (window->paper);
  g_autofree char *title = muster_paper_view_dup_title (window->paper);
  g_autofree char *text
      = n > 0 ? g_strdup_printf (_ ("%u of %u · %s"), page + 1, n, title) : g_strdup (_ ("Nothing to print"));

  gtk_label_set_text (window->page, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "print.previous", page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "print.next", page + 1 < n);
}

static void
turn (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterPrintWindow *window = MUSTER_PRINT_WINDOW (widget);
  guint page = muster_paper_view_get_page (window->paper);

  window->wanted = 0;
  muster_paper_view_turn_to (window->paper, g_str_equal (action, "print.next") ? page + 1 : page - MIN (page, 1));
}

/* Cancels making text. */
static void
drop_words (MusterPrintWindow *window)
{
  if (window->wording != NULL)
    g_cancellable_cancel (window->wording);
  g_clear_object (&window->wording);
}

/* Clears the views, then drops the preview. */
static void
drop_proof (MusterPrintWindow *window)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  drop_words (window);
  if (window->preview == NULL)
    return;
  muster_print_preview_watch (window->preview, NULL, NULL);
  muster_print_preview_stop (window->preview);
  if (!window->gone)
    {
      muster_paper_view_set_job (window->paper, NULL, FALSE);
      muster_preflight_list_show (window->findings, none);
    }
  g_clear_pointer (&window->preview, muster_print_preview_unref);
}

static gboolean
is_finished (MusterPrintWindow *window)
{
  return window->preview != NULL && muster_print_preview_is_finished (window->preview);
}

static gboolean
is_running (MusterPrintWindow *window)
{
  return window->cancellable != NULL || window->operation != NULL;
}

/* Which buttons are usable. */
static void
show_buttons (MusterPrintWindow *window)
{
  gboolean words = get_format (window)->kind == MUSTER_FORMAT_WORDS,
           making = window->preview != NULL && !is_finished (window) && !window->stopped;
  gboolean some = words || muster_paper_view_get_n_pages (window->paper) > 0;

  gtk_revealer_set_reveal_child (window->running, making || is_running (window));
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "print.act",
                                 some && is_finished (window) && !is_running (window));
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "print.stop", making || is_running (window));
}

static void
show_words (MusterPrintWindow *window, GBytes *words)
{
  muster_print_words_show (window->words, window->told, words);
}

static void
words_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MusterPrintWindow) window = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = muster_format_make_words_finish (result, &error);

  /* otherwise other text is needed by now */
  if (bytes == NULL || window->gone)
    return;
  g_clear_object (&window->wording);
  show_words (window, bytes);
}

static void
make_words (MusterPrintWindow *window, const MusterFormat *format)
{
  gboolean lists = muster_print_settings_get_options ().list;
  g_autoptr (GBytes) words = NULL;

  if (window->batch->cards->len <= FEW_CARDS)
    {
      words = muster_format_make_words (format, window->batch, lists);
      show_words (window, words);
      return;
    }
  window->wording = g_cancellable_new ();
  muster_format_make_words_async (format, window->batch, lists, window->wording, words_cb, g_object_ref (window));
}

static void
turn_to (MusterPrintWindow *window, guint page)
{
  window->painted = muster_paper_view_get_n_pages (window->paper);
  muster_paper_view_turn_to (window->paper, page);
}

/* Repaints the current page if it wasn't complete. */
static void
show_more_pages (MusterPrintWindow *window)
{
  guint n = muster_paper_view_get_n_pages (window->paper), page = muster_paper_view_get_page (window->paper);

  if (window->wanted > 0 && window->wanted < n)
    {
      turn_to (window, window->wanted);
      window->wanted = 0;
    }
  else if (window->painted <= page + 2 && n > window->painted)
    turn_to (window, page);
  else
    turned_cb (window);
}

static void
progressed_cb (gpointer data)
{
  MusterPrintWindow *window = data;
  g_autofree char *text = NULL;
  guint done, all;

  muster_print_preview_get_progress (window->preview, &done, &all);
  text = g_strdup_printf (_ ("Laying out: %u of %u"), done, all);
  gtk_progress_bar_set_fraction (window->progress, (gdouble) done / MAX (all, 1));
  gtk_progress_bar_set_text (window->progress, text);
  show_more_pages (window);
  show_buttons (window);
}

static void
finished_cb (gpointer data)
{
  MusterPrintWindow *window = data;
  const MusterFormat *format = get_format (window);

  muster_preflight_list_show (window->findings, muster_print_preview_get_notes (window->preview));
  if (format->kind == MUSTER_FORMAT_WORDS)
    make_words (window, format);
  else
    turn_to (window, MAX (window->wanted, muster_paper_view_get_page (window->paper)));
  window->wanted = 0;
  show_buttons (window);
}

static void
begin_proof (MusterPrintWindow *window, const MusterFormat *format, const MusterPrintOptions *options)
{
  static const MusterPrintPreviewWatcher watcher = { progressed_cb, finished_cb };

  window->wanted = MAX (window->wanted, muster_paper_view_get_page (window->paper));
  drop_proof (window);
  window->stopped = FALSE;
  window->preview = muster_print_preview_new (window->batch, format->kind == MUSTER_FORMAT_WORDS ? NULL : options);
  muster_print_preview_watch (window->preview, &watcher, window);
  muster_paper_view_set_job (window->paper, muster_print_preview_get_job (window->preview),
                             format->kind != MUSTER_FORMAT_PAGES);
  muster_print_preview_begin (window->preview);
}

static void
refresh (MusterPrintWindow *window)
{
  MusterPrintOptions options = muster_print_settings_get_options ();
  const MusterFormat *format = get_format (window);
  gboolean words = format->kind == MUSTER_FORMAT_WORDS;

  muster_format_adapt (format, &options);
  muster_print_panel_show (window->panel, format, &options);
  gtk_stack_set_visible_child_name (window->previews, !words                               ? "paper"
                                                      : g_str_equal (format->name, "html") ? "told"
                                                                                           : "words");
  gtk_widget_set_visible (window->turner, !words);
  begin_proof (window, format, &options);
  show_buttons (window);
}

static gboolean
refresh_cb (gpointer data)
{
  MusterPrintWindow *window = data;

  window->refresh = 0;
  refresh (window);
  return G_SOURCE_REMOVE;
}

static void
queue_refresh (MusterPrintWindow *window)
{
  if (window->refresh == 0)
    window->refresh = g_idle_add (refresh_cb, window);
}

static void
fill_batch (MusterPrintWindow *window)
{
  g_clear_pointer (&window->batch, muster_batch_unref);
  window->batch = muster_batch_new (muster_session_get_catalog (window->session));
  muster_batch_add_scope (window->batch, window->session, muster_print_panel_get_scope (window->panel));
  muster_print_panel_add_extras (window->panel, window->batch, get_format (window),
                                 muster_session_get_thing (window->session));
}

/* Other things, or more blank cards. */
static void
batch_changed_cb (MusterPrintWindow *window)
{
  if (window->session == NULL)
    return;
  window->wanted = 0;
  drop_proof (window);
  fill_batch (window);
  queue_refresh (window);
}

static void
setting_changed_cb (MusterPrintWindow *window, const char *key)
{
  if (g_str_equal (key, "format"))
    batch_changed_cb (window);
  else if (muster_print_settings_has_key (key) || g_str_equal (key, "units"))
    queue_refresh (window);
}

/* While it runs. */

static void
show_running (MusterPrintWindow *window, gboolean running)
{
  gtk_widget_set_sensitive (window->options, !running);
  show_buttons (window);
  gtk_progress_bar_set_fraction (window->progress, 0);
  gtk_progress_bar_set_text (window->progress, _ ("Starting …"));
}

static void
show_progress (gpointer data, guint done, guint all)
{
  MusterPrintWindow *window = data;
  g_autofree char *text = g_strdup_printf (_ ("%u of %u"), done, all);

  gtk_progress_bar_set_fraction (window->progress, (gdouble) done / all);
  gtk_progress_bar_set_text (window->progress, text);
}

static void
finish (MusterPrintWindow *window, guint signal, const char *words)
{
  g_signal_emit (window, signal, 0, words);
  gtk_window_close (GTK_WINDOW (window));
}

static void
stay (MusterPrintWindow *window, const char *heading, const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    muster_dialogs_message (GTK_WINDOW (window), heading, error->message);
  else
    adw_toast_overlay_add_toast (window->toasts, adw_toast_new (_ ("Stopped. Existing files are unchanged.")));
}

/* Pages that exist stay visible. */
static void
stop_proof (MusterPrintWindow *window)
{
  if (window->gone || window->preview == NULL || is_finished (window))
    return;
  muster_print_preview_stop (window->preview);
  window->stopped = TRUE;
  show_buttons (window);
  adw_toast_overlay_add_toast (window->toasts, adw_toast_new (_ ("Stopped. Change any option to start again.")));
}

static void
stop (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterPrintWindow *window = MUSTER_PRINT_WINDOW (widget);

  if (window->cancellable != NULL)
    g_cancellable_cancel (window->cancellable);
  else if (window->operation != NULL)
    gtk_print_operation_cancel (window->operation);
  else
    stop_proof (window);
}

/* Exporting. */

static void
show_exported (gpointer data, const char *path, const GError *error)
{
  MusterPrintWindow *window = data;

  g_clear_object (&window->cancellable);
  show_running (window, FALSE);
  if (error != NULL)
    stay (window, _ ("Export Failed"), error);
  else
    finish (window, wrote_signal, path);
}

static void
export_to (const char *path, gpointer data)
{
  static const MusterExportListener listener = { show_progress, show_exported };
  MusterPrintWindow *window = data;

  if (window->gone || is_running (window) || !is_finished (window))
    return;
  window->cancellable = g_cancellable_new ();
  show_running (window, TRUE);
  muster_exporting_begin (window->preview, get_format (window), path, window->cancellable, &listener, data);
}

static void
ask_where (MusterPrintWindow *window)
{
  const MusterFormat *format = get_format (window);
  g_autofree char *folder = g_settings_get_string (muster_settings_get (), "export-folder");
  g_autofree char *name = muster_format_dup_file_name (format, muster_batch_get_title (window->batch));

  if (format->kind == MUSTER_FORMAT_SIDES && muster_paper_view_get_n_pages (window->paper) > 1)
    muster_dialogs_folder (GTK_WINDOW (window), _ ("Folder for the Pictures"), folder, export_to, window);
  else
    muster_dialogs_save (GTK_WINDOW (window), folder, name, export_to, window);
}

/* Printing. */

static void
drawn_cb (MusterPrintWindow *window, GtkPrintContext *context, int page)
{
  int all = 1;

  g_object_get (window->operation, "n-pages-to-print", &all, NULL);
  show_progress (window, (guint) MIN (page + 1, MAX (all, 1)), (guint) MAX (all, 1));
}

static void
printed_cb (MusterPrintWindow *window, GtkPrintOperationResult result)
{
  g_autoptr (GtkPrintOperation) operation = g_steal_pointer (&window->operation);
  g_autoptr (GError) error = NULL;

  if (window->gone)
    return;
  show_running (window, FALSE);
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      stay (window, _ ("Printing Failed"), error);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    finish (window, told_signal, _ ("Sent to the printer"));
}

static void
print_to (MusterPrintWindow *window, const char *path)
{
  g_autoptr (GtkPrintOperation) running = NULL;

  if (is_running (window) || !is_finished (window))
    return;
  window->operation = muster_printing_new (window->preview);
  if (window->operation == NULL)
    return;
  running = g_object_ref (window->operation);
  g_signal_connect_object (running, "draw-page", G_CALLBACK (drawn_cb), window, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (running, "done", G_CALLBACK (printed_cb), window, G_CONNECT_SWAPPED);
  show_running (window, TRUE);
  if (path != NULL)
    gtk_print_operation_set_export_filename (running, path);
  gtk_print_operation_run (running,
                           path != NULL ? GTK_PRINT_OPERATION_ACTION_EXPORT : GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (window), NULL);
}

void
muster_print_window_run (MusterPrintWindow *window, const char *path)
{
  if (window->exporting)
    export_to (path, window);
  else
    print_to (window, path);
}

MusterPrintJob *
muster_print_window_get_job (MusterPrintWindow *window)
{
  return window->preview != NULL ? muster_print_preview_get_job (window->preview) : NULL;
}

static void
go_on (gpointer data)
{
  MusterPrintWindow *window = data;

  if (window->exporting)
    ask_where (window);
  else
    print_to (window, NULL);
}

static void
act (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterPrintWindow *window = MUSTER_PRINT_WINDOW (widget);

  muster_many_cards_ask (GTK_WINDOW (window), window->batch->cards->len, window->exporting, go_on, window);
}

static void
muster_print_window_dispose (GObject *object)
{
  MusterPrintWindow *window = MUSTER_PRINT_WINDOW (object);

  if (!window->gone)
    {
      drop_proof (window);
      stop (GTK_WIDGET (window), NULL, NULL);
    }
  window->gone = TRUE;
  g_clear_handle_id (&window->refresh, g_source_remove);
  g_clear_pointer (&window->session, muster_session_unref);
  g_clear_object (&window->cancellable);
  g_clear_object (&window->operation);
  g_clear_pointer (&window->batch, muster_batch_unref);
  G_OBJECT_CLASS (muster_print_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/output/print-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, act);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, previews);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, paper);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, words);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, told);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, turner);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, page);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, options);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, findings);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, panel);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, running);
  gtk_widget_class_bind_template_child (widget_class, MusterPrintWindow, progress);
}

static void
muster_print_window_class_init (MusterPrintWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_print_window_dispose;
  g_type_ensure (MUSTER_TYPE_ADAPTIVE_BOX);
  g_type_ensure (MUSTER_TYPE_PAPER_VIEW);
  g_type_ensure (MUSTER_TYPE_PREFLIGHT_LIST);
  g_type_ensure (MUSTER_TYPE_PRINT_PANEL);
  g_type_ensure (MUSTER_TYPE_ELASTIC_TITLE);
  bind_template (widget_class);
  told_signal = g_signal_new ("told", MUSTER_TYPE_PRINT_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_STRING);
  wrote_signal = g_signal_new ("wrote", MUSTER_TYPE_PRINT_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                               1, G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "print.act", NULL, act);
  gtk_widget_class_install_action (widget_class, "print.stop", NULL, stop);
  gtk_widget_class_install_action (widget_class, "print.previous", NULL, turn);
  gtk_widget_class_install_action (widget_class, "print.next", NULL, turn);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "print.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, GDK_ALT_MASK, "print.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_print_window_init (MusterPrintWindow *window)
{
  gtk_widget_init_template (GTK_WIDGET (window));
  muster_tooltip_set_for_cut (GTK_WIDGET (window->title));
  g_signal_connect_object (window->paper, "turned", G_CALLBACK (turned_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_settings_get (), "changed", G_CALLBACK (setting_changed_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window->panel, "chosen", G_CALLBACK (batch_changed_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "print.stop", FALSE);
}

GtkWidget *
muster_print_window_new (GtkWindow *parent, MusterSession *session, gboolean exporting)
{
  MusterPrintWindow *window = g_object_new (MUSTER_TYPE_PRINT_WINDOW, "transient-for", parent, NULL);

  window->session = muster_session_ref (session);
  window->exporting = exporting;
  muster_print_panel_fill (window->panel, session, exporting);
  fill_batch (window);
  gtk_window_set_title (GTK_WINDOW (window), exporting ? _ ("Export") : _ ("Print"));
  adw_window_title_set_title (window->title, exporting ? _ ("Export") : _ ("Print"));
  adw_window_title_set_subtitle (window->title, window->batch->title != NULL ? window->batch->title : "");
  gtk_button_set_label (window->act, exporting ? _ ("_Export…") : _ ("_Print…"));
  refresh (window);
  return GTK_WIDGET (window);
}
