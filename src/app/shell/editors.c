/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/editors.h"

#include <glib/gi18n.h>

#include "app/games/collision/character-editor.h"
#include "app/games/puppet-wars/draft-editor.h"
#include "app/games/collision/fixed-editor.h"
#include "app/games/collision/group-editor.h"
#include "app/games/castles/kingdom-editor.h"
#include "app/shell/settings.h"
#include "app/games/stuffed/team-editor.h"
#include "app/games/puppet-wars/toy-box-editor.h"
#include "games/castles/kingdom.h"
#include "games/collision/group.h"
#include "games/puppet-wars/toy-box.h"
#include "games/stuffed/team.h"

static MusterThing *
start_character (const MusterCatalog *catalog)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  character->thing.name = g_strdup (_ ("New character"));
  return &character->thing;
}

static MusterThing *
start_toy_box (const MusterCatalog *catalog)
{
  MusterPuppetWarsToyBox *box = muster_puppet_wars_toy_box_new ();

  box->thing.name = g_strdup (_ ("New toy box"));
  if (muster_catalog_count (catalog, MUSTER_KIND_SIZE) > 0)
    muster_choice_set_option (&box->size, muster_catalog_nth (catalog, MUSTER_KIND_SIZE, 0));
  return &box->thing;
}

static MusterThing *
start_fixed (const MusterCatalog *catalog)
{
  MusterCollisionFixed *fixed = muster_collision_fixed_new ();

  fixed->thing.name = g_strdup (_ ("New fixed character"));
  fixed->has_values = TRUE;
  fixed->has_stats = TRUE;
  return &fixed->thing;
}

static MusterThing *
start_group (const MusterCatalog *catalog)
{
  MusterCollisionGroup *group = muster_collision_group_new ();

  group->thing.name = g_strdup (_ ("New battle group"));
  group->limit = g_settings_get_int (muster_settings_get (), "default-limit");
  return &group->thing;
}

static MusterThing *
start_draft (const MusterCatalog *catalog)
{
  MusterPuppetWarsDraftRecord *record = muster_puppet_wars_draft_record_new ();

  record->thing.name = g_strdup (_ ("New draft"));
  if (muster_catalog_count (catalog, MUSTER_KIND_SIZE) > 0)
    muster_choice_set_option (&record->size, muster_catalog_nth (catalog, MUSTER_KIND_SIZE, 0));
  for (guint i = 1; i <= 2; i++)
    {
      g_autofree char *name = g_strdup_printf (_ ("Player %u"), i);

      muster_puppet_wars_draft_words_add (record->players, name, G_MAXUINT);
    }
  return &record->thing;
}

static const MusterEditorKind kinds[] = {
  { &muster_collision_character_class, N_ ("Characters"), N_ ("New character"), start_character,
    muster_character_editor_new },
  { &muster_collision_fixed_class, N_ ("Fixed characters"), N_ ("New fixed character"), start_fixed,
    muster_fixed_editor_new },
  { &muster_collision_group_class, N_ ("Battle groups"), N_ ("New battle group"), start_group,
    muster_group_editor_new },
  { &muster_puppet_wars_toy_box_class, N_ ("Toy boxes · Puppet Wars"), N_ ("New toy box"), start_toy_box,
    muster_toy_box_editor_new },
  { &muster_puppet_wars_draft_record_class, N_ ("Drafts · Puppet Wars"), N_ ("New draft"), start_draft,
    muster_draft_editor_new },
  { &muster_castles_kingdom_class, N_ ("Kingdoms · Castles"), N_ ("New kingdom"), muster_kingdom_editor_start,
    muster_kingdom_editor_new },
  { &muster_stuffed_team_class, N_ ("Teams · Stuffed"), N_ ("New team"), muster_team_editor_start,
    muster_team_editor_new },
};

const MusterEditorKind *
muster_editors_nth (guint n)
{
  return n < G_N_ELEMENTS (kinds) ? &kinds[n] : NULL;
}

const MusterEditorKind *
muster_editors_find (const MusterThingClass *klass)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].klass == klass)
      return &kinds[i];
  return NULL;
}

const MusterEditorKind *
muster_editors_find_element (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].klass->element, element))
      return &kinds[i];
  return NULL;
}

void
muster_editors_fill_menu (GMenu *menu)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].start != NULL)
      {
        g_autoptr (GMenuItem) item = g_menu_item_new (_ (kinds[i].start_label), NULL);

        g_menu_item_set_action_and_target (item, "win.new-thing", "s", kinds[i].klass->element);
        g_menu_append_item (menu, item);
      }
}
