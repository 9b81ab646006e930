/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster random`: uniformly random legal characters, or completions of a draft. */
#include "forge/random-group.h"

#include "cli/command.h"
#include "cli/forge-call.h"
#include "forge/code.h"
#include "forge/count.h"
#include "forge/place.h"
#include "forge/forge.h"
#include "model/i18n.h"

#define MOST 100000

typedef struct
{
  MusterForgeCall call;
  gint64 seed; /* -1: random */
  gint count;
  gboolean group;
  char *out;
} Drawing;

static MusterForgeRandom
start (const Drawing *drawing)
{
  return (MusterForgeRandom){ drawing->seed >= 0 ? (guint64) drawing->seed : (guint64) g_get_real_time () };
}

static MusterCollisionCharacter *
make_character (const MusterForgeBuild *build, const MusterForge *forge, const MusterCollisionCharacter *draft)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  MusterCollisionCharacter *character = muster_forge_build_make (build, forge, draft);

  if (character->thing.name == NULL)
    character->thing.name = muster_forge_dup_name (character);
  return character;
}

/* Without exact numbering they wouldn't be equally likely. */
static int
refuse (const Drawing *drawing, const MusterForge *forge, const MusterCollisionCharacter *character,
        const MusterForgeTables *tables)
{
  if (!muster_forge_are_too_many (tables))
    return muster_forge_refuse (forge, character, &drawing->call);
  return muster_command_complain (
      _ ("there are too many legal characters to draw one fairly; make more choices, or allow fewer points"));
}

/* Named in English like the content, in any locale. */
static MusterCollisionGroup *
draw_group (const Drawing *drawing, const MusterForge *forge, MusterForgeRandom *random)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();

  return muster_forge_draw_group (forge, drawing->call.points, drawing->call.closed, random);
}

/* The input isn't judged, but without a legal completion there is no result. */
static int
refuse_group (const Drawing *drawing, const MusterForge *forge)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) count = NULL;

  muster_forge_draft_close (&draft, forge, drawing->call.closed);
  count = muster_forge_count (forge, &draft, drawing->call.points);
  if (count->by_points->len == 0)
    return muster_forge_refuse (forge, NULL, &drawing->call);
  muster_command_complain (_ ("No battle group of %d points was found."), drawing->call.points);
  return MUSTER_EXIT_ILLEGAL;
}

static int
draw_groups (const Drawing *drawing, const MusterForge *forge)
{
  g_autoptr (GPtrArray) drawn = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  MusterForgeRandom random = start (drawing);

  for (gint i = 0; i < drawing->count; i++)
    {
      MusterCollisionGroup *group = draw_group (drawing, forge, &random);

      if (group == NULL)
        return refuse_group (drawing, forge);
      g_ptr_array_add (drawn, group);
    }
  return muster_forge_save (forge->catalog, g_steal_pointer (&drawn), drawing->out);
}

static int
draw (const Drawing *drawing, MusterForge *forge, const MusterCollisionCharacter *character)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeTables) tables = NULL;
  g_autoptr (GPtrArray) drawn = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  MusterForgeRandom random = start (drawing);

  if (character != NULL)
    muster_forge_draft_read (&draft, forge, character, drawing->call.closed);
  else
    muster_forge_draft_close (&draft, forge, drawing->call.closed);
  tables = muster_forge_tables_new (forge, &draft, drawing->call.points, FALSE);
  for (gint i = 0; i < drawing->count; i++)
    {
      MusterForgeBuild build;

      if (!muster_forge_draw (tables, &random, &build))
        return refuse (drawing, forge, character, tables);
      g_ptr_array_add (drawn, make_character (&build, forge, character));
    }
  return muster_forge_save (forge->catalog, g_steal_pointer (&drawn), drawing->out);
}

static int
run (const Drawing *drawing, char **paths)
{
  g_autoptr (MusterCatalog) catalog = muster_command_load_catalog ();
  g_autoptr (MusterDrafts) drafts = NULL;
  g_autoptr (MusterForge) forge = NULL;
  const MusterCollisionCharacter *character;
  MusterForge *own;

  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  drafts = *paths != NULL ? muster_drafts_load (catalog, paths) : NULL;
  if (*paths != NULL && drafts == NULL)
    return MUSTER_EXIT_UNUSABLE;
  if (drafts != NULL && drafts->characters->len > 1)
    return muster_command_complain (
        _ ("%s: there are several characters in this file; name a file with a single draft"), *paths);
  forge = muster_forge_new (catalog);
  if (drawing->group)
    return draw_groups (drawing, forge);
  own = muster_drafts_nth (drafts, 0, forge, &character);
  return draw (drawing, own, character);
}

/* FALSE after a complaint. */
static gboolean
check_group (const Drawing *drawing, char **paths)
{
  if (*paths != NULL)
    muster_command_complain (_ ("a battle group is drawn without a file"));
  else if (drawing->call.points < 0 || drawing->call.points > MUSTER_RANDOM_GROUP_MOST)
    muster_command_complain (_ ("say how many points the battle group has: --points=N, %d at most"),
                             MUSTER_RANDOM_GROUP_MOST);
  else
    return TRUE;
  return FALSE;
}

int
muster_random_run (int argc, char **argv)
{
  Drawing drawing = { .call.points = MUSTER_FORGE_ANY_POINTS, .seed = -1, .count = 1 };
  const GOptionEntry entries[] = {
    MUSTER_FORGE_ENTRY_POINTS (drawing.call),
    { "seed", 0, 0, G_OPTION_ARG_INT64, &drawing.seed, N_ ("The same number draws the same characters"), N_ ("N") },
    { "count", 0, 0, G_OPTION_ARG_INT, &drawing.count, N_ ("How many; 1 by default"), N_ ("K") },
    { "group", 0, 0, G_OPTION_ARG_NONE, &drawing.group, N_ ("A battle group for these points, ready to play"), NULL },
    MUSTER_FORGE_ENTRY_WITHOUT (drawing.call),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &drawing.out, N_ ("Where to write them, if not to standard output"),
      N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  int status = MUSTER_EXIT_UNUSABLE;

  if (muster_command_parse (
          &argc, &argv, entries, _ ("[FILE]"),
          _ ("Draws legal Collision characters at random, each as likely as any other, or completions of "
             "the character in the file."))
      && muster_forge_call_check (&drawing.call))
    {
      if (argc > 2)
        muster_command_complain (_ ("name at most one file"));
      else if (drawing.count < 1 || drawing.count > MOST)
        muster_command_complain (_ ("“--count=%d” is out of range: 1 to %d"), drawing.count, MOST);
      else if (!drawing.group || check_group (&drawing, argv + 1))
        status = run (&drawing, argv + 1);
    }
  muster_forge_call_clear (&drawing.call);
  g_free (drawing.out);
  return status;
}
