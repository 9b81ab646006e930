/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs whose widgets change between versions of the toolkit, in one place. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef void (*MusterDialogFile) (const char *path, gpointer data);

/* These ask for a file. `data` is a GObject, which is kept until the player has answered. */

/* Asks for a document to open. */
void muster_dialogs_open (GtkWindow *parent, MusterDialogFile chosen, gpointer data);

/* Asks for a pack to install. */
void muster_dialogs_open_pack (GtkWindow *parent, MusterDialogFile chosen, gpointer data);

/* Asks for a picture. */
void muster_dialogs_open_picture (GtkWindow *parent, MusterDialogFile chosen, gpointer data);

/* Asks where to write a file of that name, beginning in the folder, where there is such a one. */
void muster_dialogs_save (GtkWindow *parent, const char *folder, const char *name, MusterDialogFile chosen,
                          gpointer data);

/* Asks for a folder. */
void muster_dialogs_folder (GtkWindow *parent, const char *title, const char *folder, MusterDialogFile chosen,
                            gpointer data);

typedef void (*MusterDialogWords) (const char *words, gpointer data);

/* Asks for a code to open; `words` is what stands in its line, NULL for nothing, and `body` says what is wanted, or what is wrong with
 * the words. `data` is a GObject that outlives the dialog. The line is lent. */
GtkEditable *muster_dialogs_ask_code (GtkWindow *parent, const char *body, const char *words,
                                      MusterDialogWords answered, gpointer data);

/* Asks for a line of words about something, which may be none. */
void muster_dialogs_ask_note (GtkWindow *parent, const char *heading, const char *body, MusterDialogWords answered,
                              gpointer data);

/* Tells something that needs more words than a toast has room for. */
void muster_dialogs_message (GtkWindow *parent, const char *heading, const char *body);

/* The same where nothing can be done after it: the window goes with the dialog. */
void muster_dialogs_end (GtkWindow *parent, const char *heading, const char *body);

/* The same in a window of its own, where there is none and can be none: the program ends with this one. */
void muster_dialogs_refuse (GtkApplication *application, const char *heading, const char *body);

/* Tells that a file isn't where Muster reads and writes. */
void muster_dialogs_refuse_remote (GtkWindow *parent, GFile *file);

typedef void (*MusterDialogAnswer) (const char *response, gpointer data);

/* Asks about changes that can't be saved anywhere before the window closes: "cancel", "retry", "export" or "lose". `data` is a GObject
 * that outlives the dialog. */
void muster_dialogs_unsaved (GtkWindow *parent, const char *body, MusterDialogAnswer answered, gpointer data);

/* Asks whether to go on: the answer is "cancel" or `response`, which `label` stands for. `data` likewise. */
void muster_dialogs_ask (GtkWindow *parent, const char *heading, const char *body, const char *response,
                         const char *label, MusterDialogAnswer answered, gpointer data);

/* Asks which of two is meant; closing it is the first. `data` likewise. */
void muster_dialogs_choose (GtkWindow *parent, const char *heading, const char *body, const char *first,
                            const char *first_label, const char *second, const char *second_label,
                            MusterDialogAnswer answered, gpointer data);

void muster_dialogs_about (GtkWindow *parent, const char *version);

G_END_DECLS
