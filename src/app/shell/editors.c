/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/editors.h"

#include <glib/gi18n.h>

#include "app/games/castles/editors.h"
#include "app/games/collision/editors.h"
#include "app/games/collision/starts.h"
#include "app/games/puppet-wars/editors.h"
#include "app/games/stuffed/editors.h"
#include "app/shell/generic-editor.h"
#include "app/shell/help/help-topics.h"
#include "games/games.h"
#include "workspace/starter.h"

/* The editors of each game, its tools, and its actions; the last two may be NULL. */
static const struct
{
  const MusterEditorKind *editors;
  const MusterEditorTool *tools;
  const MusterEditorAction *actions;
} games[] = {
  { muster_collision_editors, NULL, muster_collision_starts },
  { muster_puppet_wars_editors, muster_puppet_wars_tools, muster_puppet_wars_actions },
  { muster_castles_editors, NULL, NULL },
  { muster_stuffed_editors, NULL, NULL },
};

GtkWidget *
muster_editors_make (const MusterThingClass *klass, MusterSession *session)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (const MusterEditorKind *kind = games[i].editors; kind->klass != NULL; kind++)
      if (kind->klass == klass)
        return kind->make (session);
  return muster_generic_editor_new (session);
}

void
muster_editors_install (GtkWidgetClass *window_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (const MusterEditorAction *action = games[i].actions; action != NULL && action->name != NULL; action++)
      gtk_widget_class_install_action (window_class, action->name, NULL, action->run);
}

/* The game's name in the help. */
static const char *
find_title (const MusterGame *game)
{
  const MusterHelpTopic *topic;

  for (guint i = 0; (topic = muster_help_topics_nth (i)) != NULL; i++)
    if (g_str_equal (topic->id, game->id))
      return _ (topic->title);
  return NULL;
}

static void
append (GMenu *menu, const char *label, const char *action, const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", target);
  g_menu_append_item (menu, item);
}

static void
append_tools (GMenu *menu, const MusterGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].editors->klass->game, game->id))
      for (const MusterEditorTool *tool = games[i].tools; tool != NULL && tool->action != NULL; tool++)
        g_menu_append (menu, _ (tool->label), tool->action);
}

/* New things of the game, then samples and rules. */
static GMenu *
make_submenu (const MusterGame *game)
{
  GMenu *submenu = g_menu_new ();
  g_autoptr (GMenu) starts = g_menu_new (), more = g_menu_new ();

  for (guint i = 0; game->classes[i] != NULL; i++)
    if (game->classes[i]->rules->start != NULL)
      append (starts, _ (game->classes[i]->rules->start_label), "win.new-thing", game->classes[i]->element);
  if (muster_starter_has_game (game))
    append (more, _ ("Samples…"), "win.samples", game->id);
  append (more, _ ("Rules"), "win.rules", game->id);
  append_tools (more, game);
  g_menu_append_section (submenu, NULL, G_MENU_MODEL (starts));
  g_menu_append_section (submenu, NULL, G_MENU_MODEL (more));
  return submenu;
}

void
muster_editors_fill_menu (GMenu *menu)
{
  for (guint i = 0; muster_games[i] != NULL; i++)
    {
      g_autoptr (GMenu) submenu = make_submenu (muster_games[i]);
      const char *title = find_title (muster_games[i]);

      g_menu_append_submenu (menu, title != NULL ? title : muster_games[i]->id, G_MENU_MODEL (submenu));
    }
}
