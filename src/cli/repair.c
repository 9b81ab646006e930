/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster repair`: the fewest changes that make each character and battle group of some files legal. */
#include <stdio.h>

#include "cli/command.h"
#include "cli/source.h"
#include "forge/repair/group-repair.h"
#include "games/document-file.h"
#include "model/i18n.h"
#include "print/wording.h"

typedef struct
{
  const MusterCatalog *usual;
  const MusterCatalog *catalog; /* of the current file */
  gboolean tsv;
  gboolean quiet;       /* the document goes to standard output */
  MusterDocument *into; /* receives the repaired things; NULL if not wanted */
  gboolean illegal;     /* something couldn't be made legal */
  gboolean unusable;
} Repairing;

/* The result for a thing. */
typedef struct
{
  gboolean legal; /* already */
  gboolean found;
  gboolean too_large;
  guint n_changes;
  gint64 before, after;
  GPtrArray *texts;  /* char: the changes */
  GPtrArray *others; /* char: alternatives with as many changes; NULL if not searched */
  gboolean all;      /* the alternatives are complete */
} Outcome;

static void
outcome_clear (Outcome *outcome)
{
  g_clear_pointer (&outcome->texts, g_ptr_array_unref);
  g_clear_pointer (&outcome->others, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, outcome_clear)

/* A repair in one line. */
static char *
dup_line (const MusterRepair *repair, const MusterCatalog *catalog, const MusterCollisionCharacter *character)
{
  g_autoptr (GPtrArray) texts = muster_repair_dup_texts (repair, catalog, character);

  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" · ", (char **) texts->pdata);
}

static Outcome
repair_character (const MusterCatalog *catalog, MusterCollisionCharacter *character)
{
  g_autoptr (MusterRepairs) repairs = muster_repairs_find (catalog, character);
  const MusterRepair *best = repairs->repairs->len > 0 ? repairs->repairs->pdata[0] : NULL;
  Outcome outcome = { repairs->legal, best != NULL, repairs->too_large, repairs->n_changes, repairs->points };

  outcome.after = repairs->points + (best != NULL ? best->points : 0);
  outcome.all = repairs->all;
  outcome.others = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 1; i < repairs->repairs->len; i++)
    g_ptr_array_add (outcome.others, dup_line (repairs->repairs->pdata[i], catalog, character));
  if (best != NULL)
    {
      g_autoptr (MusterChange) change = muster_repair_make_change (best, catalog);

      outcome.texts = muster_repair_dup_texts (best, catalog, character);
      muster_change_apply (change, &character->thing);
    }
  return outcome;
}

static Outcome
repair_group (const MusterCatalog *catalog, MusterCollisionGroup *group)
{
  g_autoptr (MusterGroupRepair) repair = muster_group_repair_find (catalog, group);
  g_autoptr (MusterChange) change = muster_group_repair_make_change (repair, catalog);
  Outcome outcome = { repair->legal, repair->changes->len > 0, repair->too_large, repair->n_changes, repair->points };

  outcome.after = repair->points + repair->difference;
  outcome.texts = muster_group_repair_dup_texts (repair, catalog, group);
  muster_change_apply (change, &group->thing);
  return outcome;
}

/* Telling. */

static void
print_others (const Outcome *outcome)
{
  if (outcome->others == NULL || outcome->others->len == 0)
    return;
  printf ("  %s\n", outcome->all ? _ ("As small:") : _ ("As small, among others:"));
  for (guint i = 0; i < outcome->others->len; i++)
    printf ("    %s\n", (const char *) outcome->others->pdata[i]);
}

static void
print_changes (const char *name, const Outcome *outcome)
{
  g_autofree char *before = muster_wording_dup_points (outcome->before),
                  *after = muster_wording_dup_points (outcome->after);

  /* Translators: a name, how many changes, the points before and after */
  printf (ngettext ("%s: %u change, from %s to %s\n", "%s: %u changes, from %s to %s\n", outcome->n_changes), name,
          outcome->n_changes, before, after);
  for (guint i = 0; i < outcome->texts->len; i++)
    printf ("  %s\n", (const char *) outcome->texts->pdata[i]);
  printf ("  %s\n", _ ("No smaller set of changes is enough."));
  print_others (outcome);
}

static void
print_outcome (const char *name, const Outcome *outcome)
{
  if (outcome->legal)
    printf (_ ("%s: already legal\n"), name);
  else if (outcome->found)
    print_changes (name, outcome);
  else if (outcome->too_large)
    printf (_ ("%s: too large to repair; left unchanged\n"), name);
  else
    printf (_ ("%s: no changes make it legal with this content; left unchanged\n"), name);
}

/* If it can't be repaired, the number of changes is empty. */
static void
print_row (const MusterThing *thing, const Outcome *outcome)
{
  g_autofree char *name = muster_wording_dup_flat (thing->name != NULL ? thing->name : "");
  g_autofree char *changes
      = outcome->legal || outcome->found ? g_strdup_printf ("%u", outcome->n_changes) : g_strdup ("");

  printf ("%s\t%s\t%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT "\n", name, changes, outcome->before, outcome->after);
}

/* Repairing. */

static void
repair_thing (Repairing *repairing, MusterThing *thing)
{
  g_autofree char *name = muster_wording_dup_flat (muster_thing_get_name (thing));
  g_auto (Outcome) outcome = { 0 };

  if (thing->klass == &muster_collision_character_class)
    outcome = repair_character (repairing->catalog, (MusterCollisionCharacter *) thing);
  else if (thing->klass == &muster_collision_group_class)
    outcome = repair_group (repairing->catalog, (MusterCollisionGroup *) thing);
  else
    {
      fprintf (stderr,
               _ ("Note: only Collision's characters and battle groups can be repaired; “%s” is left unchanged.\n"),
               name);
      return;
    }
  repairing->illegal |= !outcome.legal && !outcome.found;
  if (repairing->quiet)
    return;
  if (repairing->tsv)
    print_row (thing, &outcome);
  else
    print_outcome (name, &outcome);
}

/* Takes ownership of the document. */
static gboolean
keep_document (Repairing *repairing, MusterDocument *document, GError **error)
{
  g_autoptr (MusterDocument) kept = document;

  if (repairing->catalog != repairing->usual)
    kept = muster_source_convert (document, repairing->catalog, repairing->usual, error);
  if (kept != document)
    muster_document_free (document);
  if (kept == NULL)
    return FALSE;
  if (repairing->into == NULL)
    repairing->into = g_steal_pointer (&kept);
  else
    muster_source_append (repairing->into, kept);
  return TRUE;
}

static void
repair_file (Repairing *repairing, const char *path, gboolean keep)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_source_read (path, repairing->usual, &error);

  if (document == NULL)
    {
      muster_command_fail (error);
      repairing->unusable = TRUE;
      return;
    }
  repairing->catalog = muster_source_get_catalog (document, repairing->usual);
  for (guint i = 0; i < document->things->len; i++)
    repair_thing (repairing, document->things->pdata[i]);
  if (keep && !keep_document (repairing, g_steal_pointer (&document), &error))
    {
      muster_command_fail (error);
      repairing->unusable = TRUE;
    }
}

static int
repair_all (Repairing *repairing, char **paths, const char *output)
{
  g_autoptr (GError) error = NULL;

  if (repairing->tsv && !repairing->quiet)
    puts ("name\tchanges\tpoints-before\tpoints-after");
  for (; *paths != NULL; paths++)
    repair_file (repairing, *paths, output != NULL);
  if (repairing->unusable)
    return MUSTER_EXIT_UNUSABLE;
  if (output != NULL && !muster_document_save (repairing->into, output, repairing->usual, &error))
    return muster_command_fail (error);
  return repairing->illegal ? MUSTER_EXIT_ILLEGAL : MUSTER_EXIT_FINE;
}

int
muster_repair_run (int argc, char **argv)
{
  g_autofree char *format = NULL, *output = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How to print it: text or tsv"), N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write the repaired document; “-” is standard output, and nothing else is printed there"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;
  Repairing repairing = { 0 };
  int status;

  if (!muster_command_parse (&argc, &argv, entries, _ ("FILE…"),
                             _ ("Finds the fewest changes that make each character and battle group legal; “-” is "
                                "standard input.")))
    return MUSTER_EXIT_UNUSABLE;
  if (!muster_command_find_table_format (format, &repairing.tsv))
    return MUSTER_EXIT_UNUSABLE;
  if (argc < 2)
    return muster_command_complain (_ ("name at least one file to repair"));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  repairing.usual = catalog;
  repairing.quiet = g_strcmp0 (output, "-") == 0;
  status = repair_all (&repairing, argv + 1, output);
  g_clear_pointer (&repairing.into, muster_document_free);
  return status;
}
