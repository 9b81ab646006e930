/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An editor: the middle of the window, for things of one class. A page of rows, and another page over it while something is
 * picked or looked at more closely.
 *
 * An editor shows what the session has and makes a change of what a player does; what is allowed it asks the rules. */
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

  /* Shows a thing of the session, of the editor's own class, or what became of it. NULL: nothing, and whatever pointed into
   * the last one is gone. */
  void (*show) (MusterEditor *editor, const MusterThing *thing);

  /* Settles what is still being typed. May be NULL. */
  void (*flush) (MusterEditor *editor);

  /* The card is in view beside the editor, or isn't. May be NULL. */
  void (*card_shown) (MusterEditor *editor, gboolean shown);

  /* Whether there is a row behind a part of the card, and goes to it where that is asked. May be NULL. */
  gboolean (*lead) (MusterEditor *editor, const MusterCardZone *zone, gboolean go);
};

/* For the window. The signal "previewed" carries a MusterThing to show for a moment, or NULL for the one at hand again; "turned"
 * the number of a card to show of it, or -1 for the list; "told" a sentence for a moment. */
void muster_editor_show (MusterEditor *editor, const MusterThing *thing);
void muster_editor_flush (MusterEditor *editor);

/* Says whether the card is in view beside it. */
void muster_editor_show_card (MusterEditor *editor, gboolean shown);

/* Whether a part of the card leads to a row of it; with `go`, puts the keyboard there. */
gboolean muster_editor_lead (MusterEditor *editor, const MusterCardZone *zone, gboolean go);

/* Scrolls the rows to their top. */
void muster_editor_rewind (MusterEditor *editor);

/* Puts the keyboard into the name, all of it selected. Nothing happens where there is none in view. */
void muster_editor_focus_name (MusterEditor *editor);

/* For the editors. Each has the property "session", which is set when it is made. In their templates, children are groups of
 * rows (MusterRowGroup), a MusterReportProblems whose list goes below all of them, or of the type "drawer", into one that hangs from
 * the verdict over the rows, and one of the type "table". */

MusterSession *muster_editor_get_session (MusterEditor *editor);
const MusterCatalog *muster_editor_get_catalog (MusterEditor *editor);

/* Makes a change of the thing that is shown, as one step. Takes it over. FALSE where nothing is shown, or the change isn't possible. */
gboolean muster_editor_apply (MusterEditor *editor, MusterChange *change);

/* Adds a group of rows to the page, above the problems where those are the last. */
void muster_editor_take_group (MusterEditor *editor, MusterRowGroup *group);

/* Whether the table is shown in place of the rows, as wide as there is room: for what is played. */
void muster_editor_show_table (MusterEditor *editor, gboolean shown);

/* Says which row has the name of the thing. */
void muster_editor_set_name_row (MusterEditor *editor, GtkWidget *row);

/* What stays in view below the verdict, such as what is left to spend; NULL: nothing. */
void muster_editor_set_note (MusterEditor *editor, const char *note);

/* Lays another page over the rows, in place of one that is there; `origin` gets the focus when it goes. The page goes by
 * muster_editor_uncover(), which the editor calls when it has been left. */
void muster_editor_cover (MusterEditor *editor, GtkWidget *page, GtkWidget *origin);
void muster_editor_uncover (MusterEditor *editor);

/* Scrolls the rows until all of a widget among them is in view. */
void muster_editor_bring_into_view (MusterEditor *editor, GtkWidget *widget);

/* The page over the rows; NULL where there is none. */
GtkWidget *muster_editor_get_cover (MusterEditor *editor);

/* Turns to a card of the thing at hand, by its number among all of its cards; -1: to the list of them. */
void muster_editor_turn_to (MusterEditor *editor, gint card);

/* Shows a thing for a moment in place of the one at hand; NULL ends it. */
void muster_editor_preview (MusterEditor *editor, const MusterThing *thing);

/* Tells something in a sentence, for a moment. */
void muster_editor_toast (MusterEditor *editor, const char *sentence);

/* An editor that a game has for things of one class; the last of its list has no class. */
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

G_END_DECLS
