/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/dialogs.h"

#include <glib/gi18n.h>

typedef struct
{
  MusterDialogFile chosen;
  GObject *data;
} Asking;

static void
response_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  Asking *asking = data;
  g_autoptr (GFile) file
      = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    asking->chosen (path, asking->data);
  else if (file != NULL)
    muster_dialogs_refuse_remote (gtk_native_dialog_get_transient_for (dialog), file);
  g_object_unref (asking->data);
  g_free (asking);
  g_object_unref (dialog);
}

static GtkFileChooserNative *
ask (GtkWindow *parent, const char *title, GtkFileChooserAction action, MusterDialogFile chosen, gpointer data)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);
  Asking *asking = g_new0 (Asking, 1);

  *asking = (Asking){ chosen, g_object_ref (data) };
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), asking);
  return dialog;
}

void
muster_dialogs_open (GtkWindow *parent, MusterDialogFile chosen, gpointer data)
{
  GtkFileChooserNative *dialog = ask (parent, _ ("Open a Document"), GTK_FILE_CHOOSER_ACTION_OPEN, chosen, data);
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Muster documents"));
  gtk_file_filter_add_pattern (filter, "*.muster");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
muster_dialogs_open_pack (GtkWindow *parent, MusterDialogFile chosen, gpointer data)
{
  GtkFileChooserNative *dialog = ask (parent, _ ("Install a Pack"), GTK_FILE_CHOOSER_ACTION_OPEN, chosen, data);
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Content packs"));
  gtk_file_filter_add_pattern (filter, "*.xml");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* A folder that no longer exists is ignored. */
static void
begin_in (GtkFileChooserNative *dialog, const char *folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), file, NULL);
}

void
muster_dialogs_open_picture (GtkWindow *parent, MusterDialogFile chosen, gpointer data)
{
  GtkFileChooserNative *dialog = ask (parent, _ ("Choose a Picture"), GTK_FILE_CHOOSER_ACTION_OPEN, chosen, data);
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("PNG and JPEG pictures"));
  gtk_file_filter_add_mime_type (filter, "image/png");
  gtk_file_filter_add_mime_type (filter, "image/jpeg");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
muster_dialogs_save (GtkWindow *parent, const char *folder, const char *name, MusterDialogFile chosen, gpointer data)
{
  GtkFileChooserNative *dialog = ask (parent, _ ("Export"), GTK_FILE_CHOOSER_ACTION_SAVE, chosen, data);

  begin_in (dialog, folder);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
muster_dialogs_folder (GtkWindow *parent, const char *title, const char *folder, MusterDialogFile chosen, gpointer data)
{
  GtkFileChooserNative *dialog = ask (parent, title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, chosen, data);

  begin_in (dialog, folder);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
code_answered_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  MusterDialogWords answered = (MusterDialogWords) g_object_get_data (G_OBJECT (dialog), "answered");
  GtkEditable *line = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  g_autofree char *words = g_strstrip (g_strdup (gtk_editable_get_text (line)));

  if (g_str_equal (response, "open"))
    answered (words, data);
}

static void
code_changed_cb (AdwMessageDialog *dialog, GtkEditable *line)
{
  adw_message_dialog_set_response_enabled (dialog, "open", *gtk_editable_get_text (line) != '\0');
}

GtkEditable *
muster_dialogs_ask_code (GtkWindow *parent, const char *body, const char *words, MusterDialogWords answered,
                         gpointer data)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, _ ("Open from Code"), body));
  GtkWidget *line = gtk_entry_new ();

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "open", _ ("_Open"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "open", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "open");
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_extra_child (dialog, line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Code"), -1);
  gtk_entry_set_activates_default (GTK_ENTRY (line), TRUE);
  g_signal_connect_object (line, "changed", G_CALLBACK (code_changed_cb), dialog, G_CONNECT_SWAPPED);
  gtk_editable_set_text (GTK_EDITABLE (line), words != NULL ? words : "");
  code_changed_cb (dialog, GTK_EDITABLE (line));
  g_object_set_data (G_OBJECT (dialog), "answered", (gpointer) answered);
  g_signal_connect_object (dialog, "response", G_CALLBACK (code_answered_cb), data, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (line);
  return GTK_EDITABLE (line);
}

static void
note_answered_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  MusterDialogWords answered = (MusterDialogWords) g_object_get_data (G_OBJECT (dialog), "answered");
  GtkEditable *line = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  g_autofree char *words = g_strstrip (g_strdup (gtk_editable_get_text (line)));

  if (g_str_equal (response, "agree"))
    answered (words, data);
}

void
muster_dialogs_ask_note (GtkWindow *parent, const char *heading, const char *body, MusterDialogWords answered,
                         gpointer data)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
  GtkWidget *line = gtk_entry_new ();

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "agree", _ ("_Agreed"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "agree", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "agree");
  adw_message_dialog_set_close_response (dialog, "cancel");
  adw_message_dialog_set_extra_child (dialog, line);
  gtk_entry_set_placeholder_text (GTK_ENTRY (line), _ ("Four-armed model"));
  gtk_entry_set_activates_default (GTK_ENTRY (line), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Note"), -1);
  g_object_set_data (G_OBJECT (dialog), "answered", (gpointer) answered);
  g_signal_connect_object (dialog, "response", G_CALLBACK (note_answered_cb), data, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (line);
}

void
muster_dialogs_message (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
end_cb (gpointer data)
{
  gtk_window_destroy (data);
  return G_SOURCE_REMOVE;
}

/* Delayed: the dialog is closing, and would take the window with it. */
static void
end_later_cb (GtkWindow *window)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, end_cb, g_object_ref (window), g_object_unref);
}

void
muster_dialogs_end (GtkWindow *parent, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Quit"));
  g_signal_connect_object (dialog, "response", G_CALLBACK (end_later_cb), parent, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
muster_dialogs_refuse (GtkApplication *application, const char *heading, const char *body)
{
  GtkWidget *window = adw_application_window_new (application), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *page = adw_status_page_new (), *quit = gtk_button_new_with_mnemonic (_ ("_Quit"));
  g_autofree char *text = g_markup_escape_text (body, -1);

  gtk_window_set_title (GTK_WINDOW (window), _ ("Muster"));
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 400);
  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "dialog-error-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), heading);
  adw_status_page_set_description (ADW_STATUS_PAGE (page), text);
  gtk_widget_add_css_class (page, "compact");
  gtk_widget_set_vexpand (page, TRUE);
  gtk_widget_set_halign (quit, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (quit, "pill");
  g_signal_connect_object (quit, "clicked", G_CALLBACK (gtk_window_close), window, G_CONNECT_SWAPPED);
  adw_status_page_set_child (ADW_STATUS_PAGE (page), quit);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), page);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_default_widget (GTK_WINDOW (window), quit);
  gtk_window_present (GTK_WINDOW (window));
}

void
muster_dialogs_refuse_remote (GtkWindow *parent, GFile *file)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *body = g_strdup_printf (
      "%s\n\n%s", name,
      _ ("Muster reads and writes files on this computer only. Copy the file here first, or choose another place."));

  muster_dialogs_message (parent, _ ("This file is not on this computer"), body);
}

static void
answered_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  MusterDialogAnswer answered = (MusterDialogAnswer) g_object_get_data (G_OBJECT (dialog), "answered");

  answered (response, data);
}

void
muster_dialogs_unsaved (GtkWindow *parent, const char *body, MusterDialogAnswer answered, gpointer data)
{
  AdwMessageDialog *dialog
      = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, _ ("Your last changes can't be saved"), body));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "retry", _ ("_Try Again"), "export",
                                    _ ("Export a Cop_y…"), "lose", _ ("Close _Without Saving"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "lose", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "retry");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_object_set_data (G_OBJECT (dialog), "answered", (gpointer) answered);
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), data, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
muster_dialogs_ask (GtkWindow *parent, const char *heading, const char *body, const char *response, const char *label,
                    MusterDialogAnswer answered, gpointer data)
{
  muster_dialogs_choose (parent, heading, body, "cancel", _ ("_Cancel"), response, label, answered, data);
}

void
muster_dialogs_choose (GtkWindow *parent, const char *heading, const char *body, const char *first,
                       const char *first_label, const char *second, const char *second_label,
                       MusterDialogAnswer answered, gpointer data)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_responses (dialog, first, first_label, second, second_label, NULL);
  adw_message_dialog_set_response_appearance (dialog, second, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (dialog, first);
  g_object_set_data (G_OBJECT (dialog), "answered", (gpointer) answered);
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), data, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
muster_dialogs_about (GtkWindow *parent, const char *version)
{
  adw_show_about_window (parent, "application-name", _ ("Muster"), "application-icon", "org.muster.Muster", "version",
                         version, "developer-name", _ ("The Muster team"), "license-type", GTK_LICENSE_GPL_3_0,
                         "comments", _ ("Characters and armies for tabletop games"), NULL);
}
