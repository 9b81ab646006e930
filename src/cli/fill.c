/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster fill`: adds characters to the battle groups of a file, so that their points come as near to the limit as
 * they can. */
#include <stdio.h>

#include "cli/command.h"
#include "cli/library/library-source.h"
#include "cli/source.h"
#include "forge/fill.h"
#include "games/document-file.h"
#include "model/member.h"
#include "model/i18n.h"
#include "print/wording.h"

typedef struct
{
  const MusterCatalog *catalog;
  GPtrArray *candidates; /* MusterThing */
  guint copies;
  gboolean owned; /* only with miniatures that the player owns */
  gboolean tsv;
  gboolean quiet; /* the document goes to standard output */
  int status;
} Filling;

/* Possible members: characters, but not groups or things of other games. */
static void
keep_characters (GPtrArray *things)
{
  for (guint i = things->len; i > 0; i--)
    if (!muster_collision_group_class.takes_member (things->pdata[i - 1]))
      g_ptr_array_remove_index (things, i - 1);
}

/* The characters of the library, read with the file's catalogue. */
static GPtrArray *
load_library (const MusterCatalog *catalog, GError **error)
{
  g_autofree char *path = muster_library_dup_default_path ();

  return muster_library_source_read (path, catalog, error);
}

/* Telling. */

static void
print_row (const MusterThing *group, const MusterFill *fill)
{
  g_autofree char *name = muster_wording_dup_flat (group->name != NULL ? group->name : "");

  printf ("%s\t%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT "\t%u\n", name, fill->before, fill->after, fill->n_added);
}

static void
print_text (const Filling *filling, const MusterCollisionGroup *group, const MusterFill *fill)
{
  g_autofree char *name = muster_wording_dup_flat (muster_thing_get_name (&group->thing));
  g_autofree char *before = muster_wording_dup_points (fill->before);
  long long after = fill->after;

  if (fill->n_added == 0)
    {
      /* Translators: a group, its points, its limit */
      printf (_ ("%s: nobody can be added to its %s; the limit is %d\n"), name, before, group->limit);
      return;
    }
  /* Translators: a group, its points, those after, its limit */
  printf (_ ("%s: from %s to %lld of %d\n"), name, before, after, group->limit);
  for (guint i = 0; i < fill->picks->len; i++)
    {
      const MusterFillPick *pick = &g_array_index (fill->picks, MusterFillPick, i);
      g_autofree char *who
          = muster_wording_dup_flat (muster_thing_get_name (filling->candidates->pdata[pick->candidate]));

      printf (_ ("  Add %u × %s\n"), pick->count, who);
    }
  if (fill->after < group->limit)
    printf ("  %s\n", _ ("No other choice comes closer."));
}

/* Reports a group that can't be filled. */
static void
refuse (Filling *filling, const MusterThing *group, MusterFillStatus status)
{
  g_autofree char *name = muster_wording_dup_flat (muster_thing_get_name (group));
  gboolean illegal = status == MUSTER_FILL_ILLEGAL;

  muster_command_complain (illegal ? _ ("“%s” isn't legal, so nothing is added; “muster repair” can repair it")
                                   : _ ("“%s” has no points limit to fill up to"),
                           name);
  filling->status = MAX (filling->status, illegal ? MUSTER_EXIT_ILLEGAL : MUSTER_EXIT_UNUSABLE);
}

static void
fill_group (Filling *filling, MusterCollisionGroup *group)
{
  g_autoptr (MusterFill) fill = (filling->owned ? muster_fill_find_owned : muster_fill_find) (
      filling->catalog, group, filling->candidates, filling->copies);

  if (fill->status != MUSTER_FILL_FINE)
    {
      refuse (filling, &group->thing, fill->status);
      return;
    }
  if (filling->tsv && !filling->quiet)
    print_row (&group->thing, fill);
  else if (!filling->quiet)
    print_text (filling, group, fill);
  muster_fill_apply (fill, group, filling->candidates);
}

static int
fill_document (Filling *filling, MusterDocument *document, const char *path, const char *output)
{
  g_autoptr (GError) error = NULL;
  guint groups = 0;

  for (guint i = 0; i < document->things->len; i++)
    groups += ((MusterThing *) document->things->pdata[i])->klass == &muster_collision_group_class;
  if (groups == 0)
    return muster_command_complain (_ ("%s: there is no battle group in this file"), path);
  if (filling->tsv && !filling->quiet)
    puts ("name\tpoints-before\tpoints-after\tadded");
  for (guint i = 0; i < document->things->len; i++)
    if (((MusterThing *) document->things->pdata[i])->klass == &muster_collision_group_class)
      fill_group (filling, document->things->pdata[i]);
  if (output != NULL && filling->status != MUSTER_EXIT_UNUSABLE
      && !muster_document_save (document, output, filling->catalog, &error))
    return muster_command_fail (error);
  return filling->status;
}

/* With the characters of another file, and the packs of both. */
static int
fill_from (Filling *filling, MusterDocument *document, const char *path, const char *from, const char *output)
{
  const MusterCatalog *catalog = muster_source_get_catalog (document, filling->catalog);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) source = muster_source_read (from, catalog, &error);
  g_autoptr (MusterDocument) both = NULL;

  if (source == NULL)
    return muster_command_fail (error);
  filling->catalog = muster_source_get_catalog (source, catalog);
  filling->candidates = source->things;
  keep_characters (source->things);
  if (filling->catalog == catalog)
    return fill_document (filling, document, path, output);
  both = muster_source_convert (document, catalog, filling->catalog, &error);
  return both != NULL ? fill_document (filling, both, path, output) : muster_command_fail (error);
}

static int
fill_file (Filling *filling, const char *path, const char *from, const char *output)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_source_read (path, filling->catalog, &error);
  g_autoptr (GPtrArray) things = NULL;

  if (document == NULL)
    return muster_command_fail (error);
  if (from != NULL)
    return fill_from (filling, document, path, from, output);
  filling->catalog = muster_source_get_catalog (document, filling->catalog);
  things = load_library (filling->catalog, &error);
  if (things == NULL)
    return muster_command_fail (error);
  keep_characters (things);
  filling->candidates = things;
  return fill_document (filling, document, path, output);
}

int
muster_fill_run (int argc, char **argv)
{
  g_autofree char *format = NULL, *output = NULL, *from = NULL;
  int copies = 1;
  gboolean owned = FALSE;
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &from, N_ ("Take the characters of this file, not of the library"),
      N_ ("FILE") },
    { "copies", 0, 0, G_OPTION_ARG_INT, &copies, N_ ("Add each character at most N times; 1 by default"), N_ ("N") },
    { "owned", 0, 0, G_OPTION_ARG_NONE, &owned,
      N_ ("Add only characters with a miniature, and no more than you own of it"), NULL },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How to print it: text or tsv"), N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write the document with the filled groups; “-” is standard output, and nothing else is printed there"),
      N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;
  Filling filling = { 0 };

  if (!muster_command_parse (
          &argc, &argv, entries, _ ("FILE"),
          _ ("Adds characters from the library, or from a file, to each battle group of a file, so that its "
             "points\ncome as close to the limit as possible. Members that it has already don't count.")))
    return MUSTER_EXIT_UNUSABLE;
  if (!muster_command_find_table_format (format, &filling.tsv))
    return MUSTER_EXIT_UNUSABLE;
  if (copies < 1 || copies > MUSTER_COLLISION_MAX_COUNT)
    return muster_command_complain (_ ("“--copies” takes a number from 1 to %d"), MUSTER_COLLISION_MAX_COUNT);
  if (argc != 2)
    return muster_command_complain (_ ("name one file with a battle group to fill"));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  filling.catalog = catalog;
  filling.copies = (guint) copies;
  filling.owned = owned;
  filling.quiet = g_strcmp0 (output, "-") == 0;
  return fill_file (&filling, argv[1], from, output);
}
