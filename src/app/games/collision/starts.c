/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/starts.h"

#include <glib/gi18n.h>

#include "app/games/collision/character-editor.h"
#include "app/shell/shell.h"
#include "forge/code.h"
#include "forge/forge.h"
#include "forge/random-group.h"
#include "forge/random.h"

static void
new_character (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.new-thing", "s", muster_collision_character_class.element);
}

static void
new_from_miniature (GtkWidget *widget, const char *action, GVariant *parameter)
{
  new_character (widget, action, parameter);
  muster_character_editor_begin_with_miniature (
      MUSTER_CHARACTER_EDITOR (muster_shell_get_editor (MUSTER_SHELL (widget))));
}

/* A uniformly random legal character; NULL if the content has none. */
static MusterThing *
draw_character (const MusterCatalog *catalog)
{
  g_autoptr (MusterForge) forge = muster_forge_new (catalog);
  MusterForgeRandom random = { (guint64) g_get_real_time () };
  MusterCollisionCharacter *character;
  MusterForgeBuild build;

  if (!muster_forge_draw (muster_forge_get_all (forge), &random, &build))
    return NULL;
  character = muster_forge_build_make (&build, forge, NULL);
  character->thing.name = muster_forge_dup_name (character);
  return &character->thing;
}

static void
surprise (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterShell *window = MUSTER_SHELL (widget);
  MusterSession *session = muster_shell_get_session (window);
  MusterThing *thing = draw_character (muster_session_get_catalog (session));

  if (thing == NULL)
    {
      muster_shell_toast (window, _ ("There is no legal character with this content."));
      return;
    }
  muster_shell_flush (window);
  muster_session_add (session, _ ("Surprise me"), thing);
  muster_shell_name (window);
  gtk_widget_activate_action (widget, "win.tell-made", NULL);
}

/* The battle size at which the rulebook's restrictions begin. */
#define SURPRISE_POINTS 250

static void
surprise_groups (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterShell *window = MUSTER_SHELL (widget);
  MusterSession *session = muster_shell_get_session (window);
  g_autoptr (MusterForge) forge = muster_forge_new (muster_session_get_catalog (session));
  MusterForgeRandom random = { (guint64) g_get_real_time () };
  MusterCollisionGroup *groups[2];

  if (!muster_forge_draw_equal_groups (forge, SURPRISE_POINTS, &random, groups))
    {
      muster_shell_toast (window, _ ("No random battle group is possible with this content."));
      return;
    }
  muster_shell_flush (window);
  for (guint i = 2; i > 0; i--)
    muster_session_add (session, _ ("Two random battle groups"), &groups[i - 1]->thing);
  gtk_widget_activate_action (widget, "win.tell-made", NULL);
}

const MusterEditorAction muster_collision_starts[] = {
  { "win.new", new_character },
  { "win.miniature", new_from_miniature },
  { "win.surprise", surprise },
  { "win.surprise-groups", surprise_groups },
  { NULL, NULL },
};
