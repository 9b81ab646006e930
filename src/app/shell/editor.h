/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An editor: the middle of the window, for things of one class. A page of rows, with another page over it for picking
 * or details.
 *
 * An editor shows the session's thing and turns the player's actions into changes; it asks the rules what is
 * allowed. */
#pragma once

#include <adwaita.h>

#include "app/widgets/report-problems.h"
#include "app/widgets/rows/row-group.h"
#include "model/page/card-zone.h"
#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_EDITOR (muster_editor_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterEditor, muster_editor, MUSTER, EDITOR, GtkWidget)

struct _MusterEditorClass
{
  GtkWidgetClass parent_class;

  /* Shows a thing of the editor's class, or its new state. NULL: nothing; pointers into the last one are invalid. */
  void (*show) (MusterEditor *editor, const MusterThing *thing);

  /* Commits pending input. May be NULL. */
  void (*flush) (MusterEditor *editor);

  /* The card beside the editor appeared or disappeared. May be NULL. */
  void (*card_shown) (MusterEditor *editor, gboolean shown);

  /* Whether there is a row behind a part of the card, and goes to it where that is asked. May be NULL. */
  gboolean (*lead) (MusterEditor *editor, const MusterCardZone *zone, gboolean go);

  /* Asks how a variant of the thing shall differ, and saves it. NULL: it differs only by its name. */
  void (*ask_variant) (MusterEditor *editor, const MusterThing *thing);
};

/* For the window. Emits "previewed" with a MusterThing to show temporarily, or NULL for the current one; "turned" with
 * the number of a card to show, or -1 for the list; "told" with a sentence for a toast. */
void muster_editor_show (MusterEditor *editor, const MusterThing *thing);
void muster_editor_flush (MusterEditor *editor);

/* Whether the card is visible beside it. */
void muster_editor_show_card (MusterEditor *editor, gboolean shown);

/* Whether a part of the card leads to a row of it; with `go`, puts the keyboard there. */
gboolean muster_editor_lead (MusterEditor *editor, const MusterCardZone *zone, gboolean go);

/* Asks about a variant and saves it. FALSE if there is nothing to ask. */
gboolean muster_editor_ask_variant (MusterEditor *editor);

/* Scrolls to the top. */
void muster_editor_rewind (MusterEditor *editor);

/* Focuses the name and selects it, if it is visible. */
void muster_editor_focus_name (MusterEditor *editor);

/* For the editors. Each has the property "session", which is set when it is made. In their templates, children are groups of
 * rows (MusterRowGroup), a MusterReportProblems whose list goes below all of them, or of the type "drawer", into one that hangs from
 * the verdict over the rows, and one of the type "table". */

MusterSession *muster_editor_get_session (MusterEditor *editor);
const MusterCatalog *muster_editor_get_catalog (MusterEditor *editor);

/* Applies a change to the current thing as one step. Takes ownership. FALSE if there is no thing, or the change isn't
 * possible. */
gboolean muster_editor_apply (MusterEditor *editor, MusterChange *change);

/* Adds a group of rows to the page, above the problems where those are the last. */
void muster_editor_take_group (MusterEditor *editor, MusterRowGroup *group);

/* Whether the table is shown instead of the rows, as wide as there is room: for what is played. */
void muster_editor_show_table (MusterEditor *editor, gboolean shown);

/* Sets the row with the thing's name. */
void muster_editor_set_name_row (MusterEditor *editor, GtkWidget *row);

/* What stays in view below the verdict, such as what is left to spend; NULL: nothing. */
void muster_editor_set_note (MusterEditor *editor, const char *note);

/* Covers the rows with a page, replacing any other; `origin` gets the focus when it closes. The editor closes it with
 * muster_editor_uncover(). */
void muster_editor_cover (MusterEditor *editor, GtkWidget *page, GtkWidget *origin);
void muster_editor_uncover (MusterEditor *editor);

/* Scrolls the rows until all of a widget among them is in view. */
void muster_editor_bring_into_view (MusterEditor *editor, GtkWidget *widget);

/* The page over the rows; NULL if none. */
GtkWidget *muster_editor_get_cover (MusterEditor *editor);

/* Shows a card of the current thing by number; -1: the list. */
void muster_editor_turn_to (MusterEditor *editor, gint card);

/* Shows another thing temporarily; NULL ends it. */
void muster_editor_preview (MusterEditor *editor, const MusterThing *thing);

/* Shows a sentence as a toast. */
void muster_editor_toast (MusterEditor *editor, const char *sentence);

/* A game's editor for a class of things; lists end with a NULL class. */
typedef struct
{
  const MusterThingClass *klass;
  GtkWidget *(*make) (MusterSession *session);
} MusterEditorKind;

/* What else a game offers where its things are begun, by an action of the window; the last of its list has none. */
typedef struct
{
  const char *label; /* untranslated */
  const char *action;
} MusterEditorTool;

/* A window action of a game; its list ends with one without a name. */
typedef struct
{
  const char *name;
  GtkWidgetActionActivateFunc run;
} MusterEditorAction;

G_END_DECLS
