/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/options/option-example.h"

#include "forge/example.h"
#include "forge/forge.h"
#include "games/games.h"
#include "model/i18n.h"

/* Some games provide one; for Collision the forge does. */
MusterThing *
muster_option_example_new (const MusterCatalog *catalog, const MusterOption *option)
{
  g_autoptr (MusterForge) forge = NULL;
  MusterThing *thing = NULL;

  for (guint i = 0; muster_games[i] != NULL && thing == NULL; i++)
    if (muster_games[i]->make_example != NULL)
      thing = muster_games[i]->make_example (catalog, option);
  if (thing == NULL && (option->kind < MUSTER_KIND_SIZE || option->kind == MUSTER_KIND_AIM))
    {
      forge = muster_forge_new (catalog);
      thing = muster_forge_make_example (forge, option);
    }
  if (thing != NULL && thing->name == NULL)
    thing->name = g_strdup (_ ("Example"));
  return thing;
}

static void
add_kind (GArray *kinds, MusterKind kind)
{
  for (guint i = 0; i < kinds->len; i++)
    if (g_array_index (kinds, MusterKind, i) == kind)
      return;
  g_array_append_val (kinds, kind);
}

GArray *
muster_option_kinds_of_game (const char *game)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (MusterKind));

  for (guint i = 0; muster_games[i] != NULL; i++)
    for (const MusterKind *kind = muster_games[i]->kinds; kind != NULL && *kind != MUSTER_N_KINDS; kind++)
      if (game == NULL || g_str_equal (game, muster_games[i]->id))
        add_kind (kinds, *kind);
  return kinds;
}
