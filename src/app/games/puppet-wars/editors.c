/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/editors.h"

#include <glib/gi18n.h>

#include "app/games/puppet-wars/draft-editor.h"
#include "app/games/puppet-wars/odds-window.h"
#include "app/games/puppet-wars/puppet-editor.h"
#include "app/games/puppet-wars/toy-box-editor.h"
#include "games/puppet-wars/draft-record.h"
#include "games/puppet-wars/toy-box.h"

const MusterEditorKind muster_puppet_wars_editors[] = {
  { &muster_puppet_wars_toy_box_class, muster_toy_box_editor_new },
  { &muster_puppet_wars_draft_record_class, muster_draft_editor_new },
  { &muster_puppet_wars_puppet_class, muster_puppet_editor_new },
  { NULL, NULL },
};

const MusterEditorTool muster_puppet_wars_tools[] = {
  { N_ ("Deck Chances"), "win.odds" },
  { NULL, NULL },
};

static void
show_odds (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_present (GTK_WINDOW (muster_odds_window_new (GTK_WINDOW (widget))));
}

const MusterEditorAction muster_puppet_wars_actions[] = {
  { "win.odds", show_odds },
  { NULL, NULL },
};
