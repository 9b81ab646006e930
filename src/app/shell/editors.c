/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/editors.h"

#include <glib/gi18n.h>

#include "app/games/castles/editors.h"
#include "app/games/collision/editors.h"
#include "app/games/puppet-wars/editors.h"
#include "app/games/stuffed/editors.h"
#include "app/shell/generic-editor.h"
#include "games/games.h"

/* The editors of each game, up to one without a class. */
static const MusterEditorKind *const games[] = {
  muster_collision_editors,
  muster_puppet_wars_editors,
  muster_castles_editors,
  muster_stuffed_editors,
};

GtkWidget *
muster_editors_make (const MusterThingClass *klass, MusterSession *session)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (const MusterEditorKind *kind = games[i]; kind->klass != NULL; kind++)
      if (kind->klass == klass)
        return kind->make (session);
  return muster_generic_editor_new (session);
}

void
muster_editors_fill_menu (GMenu *menu)
{
  const MusterThingClass *klass;

  for (guint i = 0; (klass = muster_games_nth_class (i)) != NULL; i++)
    if (klass->rules->start != NULL)
      {
        g_autoptr (GMenuItem) item = g_menu_item_new (_ (klass->rules->start_label), NULL);

        g_menu_item_set_action_and_target (item, "win.new-thing", "s", klass->element);
        g_menu_append_item (menu, item);
      }
}
