/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All dialogs whose widgets differ between GTK versions. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef void (*MusterDialogFile) (const char *path, gpointer data);

/* File dialogs. `data` is a GObject, kept until the player has answered. */

/* Opens a document. */
void muster_dialogs_open (GtkWindow *parent, MusterDialogFile chosen, gpointer data);

/* Chooses a pack to install. */
void muster_dialogs_open_pack (GtkWindow *parent, MusterDialogFile chosen, gpointer data);

/* Chooses a picture. */
void muster_dialogs_open_picture (GtkWindow *parent, MusterDialogFile chosen, gpointer data);

/* Chooses where to write a file of that name, initially in the folder, if it exists. */
void muster_dialogs_save (GtkWindow *parent, const char *folder, const char *name, MusterDialogFile chosen,
                          gpointer data);

/* Chooses a folder. */
void muster_dialogs_folder (GtkWindow *parent, const char *title, const char *folder, MusterDialogFile chosen,
                            gpointer data);

typedef void (*MusterDialogWords) (const char *words, gpointer data);

/* Asks for a code; `words` is the initial text or NULL, and `body` explains what is wanted, or what is wrong with the
 * text. `data` is a GObject that outlives the dialog. The entry is borrowed. */
GtkEditable *muster_dialogs_ask_code (GtkWindow *parent, const char *body, const char *words,
                                      MusterDialogWords answered, gpointer data);

/* Asks for a line of text, which may be empty. */
void muster_dialogs_ask_note (GtkWindow *parent, const char *heading, const char *body, MusterDialogWords answered,
                              gpointer data);

/* Shows a message that is too long for a toast. */
void muster_dialogs_message (GtkWindow *parent, const char *heading, const char *body);

/* The same for fatal errors: the window closes with the dialog. */
void muster_dialogs_end (GtkWindow *parent, const char *heading, const char *body);

/* The same in a window of its own if there can't be another: the program ends with it. */
void muster_dialogs_refuse (GtkApplication *application, const char *heading, const char *body);

/* Explains that a file isn't local. */
void muster_dialogs_refuse_remote (GtkWindow *parent, GFile *file);

typedef void (*MusterDialogAnswer) (const char *response, gpointer data);

/* Asks about changes that can't be saved before closing: "cancel", "retry", "export" or "lose". `data` is a GObject
 * that outlives the dialog. */
void muster_dialogs_unsaved (GtkWindow *parent, const char *body, MusterDialogAnswer answered, gpointer data);

/* Asks for confirmation: "cancel" or `response`, which has that `label`. `data` likewise. */
void muster_dialogs_ask (GtkWindow *parent, const char *heading, const char *body, const char *response,
                         const char *label, MusterDialogAnswer answered, gpointer data);

/* Asks to choose between two responses; closing it means the first. `data` likewise. */
void muster_dialogs_choose (GtkWindow *parent, const char *heading, const char *body, const char *first,
                            const char *first_label, const char *second, const char *second_label,
                            MusterDialogAnswer answered, gpointer data);

void muster_dialogs_about (GtkWindow *parent, const char *version);

G_END_DECLS
