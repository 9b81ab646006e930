/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reports of 5,000 seeded random things of each class, as XML with remedies, against digests that were recorded before:
 *
 *   reports FILE            compares; the first block of things that differs is named
 *   reports --record FILE   writes the digests anew, for a change of the rules that is meant
 *
 * A line of the file is a class, the number of the first thing of a block, and the SHA-256 of the block's reports. */
#include <string.h>

#include "games/army.h"
#include "games/games.h"
#include "model/i18n.h"
#include "support/content.h"
#include "support/random.h"
#include "xml/report.h"

#define THINGS 5000
#define BLOCK 250

typedef struct
{
  GRand *rand;
  GString *xml;
} Making;

static gint
any (Making *making, gint n)
{
  return g_rand_int_range (making->rand, 0, n);
}

/* The id of an option, or one that no content has. */
static const char *
any_id (Making *making, MusterKind kind)
{
  static const char *const nobodys[] = { "swrod", "Röd-Älv", "x" };

  if (any (making, 25) == 0)
    return nobodys[any (making, G_N_ELEMENTS (nobodys))];
  return muster_catalog_nth (content_get (), kind,
                             (guint) any (making, (gint) muster_catalog_count (content_get (), kind)))
      ->id;
}

static void
add_id (Making *making, const char *attribute, MusterKind kind)
{
  g_string_append_printf (making->xml, " %s='%s'", attribute, any_id (making, kind));
}

static void
add_number (Making *making, const char *attribute, gint least, gint most)
{
  g_string_append_printf (making->xml, " %s='%d'", attribute, least + any (making, most - least + 1));
}

static void
add_word (Making *making, const char *attribute)
{
  static const char *const words[] = { "", "Vex", "A &amp; B", "黒騎士", "Old “Iron” Maud" };

  g_string_append_printf (making->xml, " %s='%s'", attribute, words[any (making, G_N_ELEMENTS (words))]);
}

/* What is said of a thing besides what its rules look at. */
static void
add_aside (Making *making, const char *rule)
{
  if (any (making, 12) == 0)
    g_string_append_printf (making->xml, "<agreed rule='%s' note='house rule'/>", rule);
  if (any (making, 25) == 0)
    g_string_append (making->xml, "<surprise/>");
}

/* Castles. */

static void
add_castle (Making *making)
{
  g_string_append (making->xml, "<castle");
  if (any (making, 8) == 0)
    add_id (making, "card", MUSTER_KIND_CASTLE_CARD);
  if (any (making, 2) == 0)
    add_id (making, "upgrade", MUSTER_KIND_CASTLE_CARD);
  g_string_append (making->xml, ">");
  for (gint i = any (making, 5); i > 0; i--)
    {
      g_string_append (making->xml, "<defense");
      add_id (making, "ref", MUSTER_KIND_CASTLE_CARD);
      g_string_append (making->xml, "/>");
    }
  g_string_append (making->xml, "</castle>");
}

static void
add_realm (Making *making, const char *element, gint states)
{
  g_string_append_printf (making->xml, "<%s", element);
  add_word (making, "name");
  g_string_append (making->xml, ">");
  for (gint i = any (making, 7); i > 0; i--)
    add_castle (making);
  g_string_append (making->xml, "<hand>");
  for (gint i = any (making, 5); i > 0; i--)
    {
      g_string_append (making->xml, "<card");
      add_id (making, "ref", MUSTER_KIND_CASTLE_CARD);
      add_number (making, "count", 1, 3);
      g_string_append (making->xml, "/>");
    }
  g_string_append (making->xml, "</hand>");
  for (; states > 0; states--)
    add_realm (making, "puppet-state", 0);
  add_aside (making, any (making, 2) == 0 ? "hand.size" : "castle.defenses");
  g_string_append_printf (making->xml, "</%s>", element);
}

static void
add_kingdom (Making *making)
{
  add_realm (making, "kingdom", any (making, 4) == 0 ? 1 + any (making, 2) : 0);
}

/* Puppet Wars. */

static void
add_puppet (Making *making, const char *element)
{
  static const char *const ranks[] = { "pawn", "pawn", "sidekick", "master", "knave" };

  g_string_append_printf (making->xml, "<%s", element);
  if (any (making, 4) > 0)
    add_id (making, "ref", MUSTER_KIND_PUPPET);
  else
    {
      add_word (making, "name");
      g_string_append_printf (making->xml, " rank='%s'", ranks[any (making, G_N_ELEMENTS (ranks))]);
    }
  if (any (making, 2) == 0)
    add_number (making, "count", 1, 5);
  if (any (making, 6) == 0)
    add_number (making, "owned", 0, 3);
  if (any (making, 12) == 0)
    g_string_append (making->xml, " ar='3' ar-suit='tooth' df-suit='eye button'");
  g_string_append_printf (making->xml, "/>");
}

static void
add_toy_box (Making *making)
{
  g_string_append (making->xml, "<toy-box");
  add_word (making, "name");
  if (any (making, 8) > 0)
    add_id (making, "size", MUSTER_KIND_SIZE);
  if (any (making, 4) > 0)
    add_id (making, "master", MUSTER_KIND_PUPPET);
  g_string_append (making->xml, ">");
  if (any (making, 4) == 0)
    add_puppet (making, "master");
  for (gint i = any (making, 8); i > 0; i--)
    add_puppet (making, "puppet");
  add_aside (making, any (making, 2) == 0 ? "toybox.size" : "toybox.master");
  g_string_append (making->xml, "</toy-box>");
}

static void
add_draft (Making *making)
{
  g_string_append (making->xml, "<draft");
  add_word (making, "name");
  add_id (making, "size", MUSTER_KIND_SIZE);
  add_number (making, "seed", 0, 1000);
  g_string_append (making->xml, "><player name='Ann'/><player name='Bea'/>");
  for (guint i = 0; i < muster_catalog_count (content_get (), MUSTER_KIND_PUPPET); i++)
    g_string_append_printf (making->xml, "<puppet ref='%s' count='%d'/>",
                            muster_catalog_nth (content_get (), MUSTER_KIND_PUPPET, i)->id, 1 + any (making, 3));
  for (gint i = any (making, 4); i > 0; i--)
    {
      g_string_append (making->xml, "<pick");
      add_id (making, "ref", MUSTER_KIND_PUPPET);
      g_string_append (making->xml, "/>");
    }
  g_string_append (making->xml, "</draft>");
}

/* Stuffed. */

static void
add_combination (Making *making, const char *attribute, gint most)
{
  g_string_append_printf (making->xml, " %s='", attribute);
  for (gint i = any (making, most + 1); i > 0; i--)
    g_string_append_printf (making->xml, "%s ", any_id (making, MUSTER_KIND_ATTRIBUTE));
  g_string_append (making->xml, "'");
}

static void
add_team_card (Making *making)
{
  static const char *const places[] = { "loyal", "mercenary", "sacrifice", "advantage", "advantage" };

  g_string_append_printf (making->xml, "<%s", places[any (making, G_N_ELEMENTS (places))]);
  if (any (making, 2) == 0)
    add_id (making, "ref", MUSTER_KIND_STUFFED_CARD);
  else
    add_word (making, "name");
  if (any (making, 4) == 0)
    add_id (making, "attribute", MUSTER_KIND_ATTRIBUTE);
  if (any (making, 3) == 0)
    add_combination (making, "combination", 4);
  g_string_append (making->xml, "/>");
}

static void
add_team (Making *making)
{
  g_string_append (making->xml, "<team");
  add_word (making, "name");
  add_word (making, "hero");
  add_number (making, "coins", 0, 9);
  g_string_append (making->xml, ">");
  for (gint i = any (making, 8); i > 0; i--)
    add_team_card (making);
  if (any (making, 3) > 0)
    {
      g_string_append (making->xml, "<mission");
      add_number (making, "teammates", 0, 6);
      add_number (making, "mercenaries", 0, 3);
      add_combination (making, "combination", 9);
      g_string_append (making->xml, "/>");
    }
  if (any (making, 6) == 0)
    {
      g_string_append (making->xml, "<dice");
      add_combination (making, "faces", 6);
      g_string_append (making->xml, "/>");
    }
  add_aside (making, any (making, 2) == 0 ? "team.hero" : "team.loyals");
  g_string_append (making->xml, "</team>");
}

/* Digests. */

typedef struct
{
  const char *name;
  void (*add) (Making *making);
  MusterThing *(*make) (const MusterCatalog *catalog, GRand *rand);
} Class;

static MusterThing *
make_character (const MusterCatalog *catalog, GRand *rand)
{
  return g_rand_int_range (rand, 0, 3) == 0 ? &random_legal_character (catalog, rand)->thing
                                            : &random_character (catalog, rand)->thing;
}

static MusterThing *
make_fixed (const MusterCatalog *catalog, GRand *rand)
{
  return random_fixed (catalog, rand);
}

static MusterThing *
make_group (const MusterCatalog *catalog, GRand *rand)
{
  return &random_group (catalog, rand)->thing;
}

static const Class classes[] = {
  { "character", NULL, make_character },
  { "fixed-character", NULL, make_fixed },
  { "battle-group", NULL, make_group },
  { "kingdom", add_kingdom, NULL },
  { "toy-box", add_toy_box, NULL },
  { "draft", add_draft, NULL },
  { "team", add_team, NULL },
};

static void
digest_thing (GChecksum *sum, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (content_get (), thing, TRUE);
  g_autofree char *xml = NULL;
  MusterWriting writing;
  gsize length;

  muster_writing_begin (&writing, content_get ());
  muster_report_write (&writing, report);
  xml = muster_writing_end (&writing, &length);
  g_checksum_update (sum, (const guchar *) xml, (gssize) length);
}

static void
digest_next (const Class *class, GRand *rand, GChecksum *sum)
{
  if (class->make != NULL)
    {
      g_autoptr (MusterThing) thing = class->make (content_get (), rand);

      digest_thing (sum, thing);
    }
  else
    {
      g_autoptr (GString) xml = g_string_new (NULL);
      g_autoptr (MusterDocument) document = NULL;
      Making making = { rand, xml };

      class->add (&making);
      document = army_read (xml->str);
      digest_thing (sum, document->things->pdata[0]);
    }
}

static void
digest_class (const Class *class, GString *lines)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);

  for (guint first = 0; first < THINGS; first += BLOCK)
    {
      g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

      for (guint i = 0; i < BLOCK; i++)
        digest_next (class, rand, sum);
      g_string_append_printf (lines, "%s %u %s\n", class->name, first, g_checksum_get_string (sum));
    }
}

static const char *path;

static void
test_class (void **state)
{
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *recorded = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &recorded, NULL, &error))
    fail_msg ("%s", error->message);
  digest_class (*state, found);
  lines = g_strsplit (g_strchomp (found->str), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (strstr (recorded, lines[i]) == NULL)
      fail_msg ("the reports differ from those recorded: %s", lines[i]);
}

static int
record (const char *file)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    digest_class (&classes[i], lines);
  content_drop ();
  return g_file_set_contents (file, lines->str, (gssize) lines->len, NULL) ? 0 : 1;
}

int
main (int argc, char **argv)
{
  struct CMUnitTest tests[G_N_ELEMENTS (classes)];
  g_auto (MusterPlain) plain = muster_plain_begin ();

  if (argc == 3 && g_str_equal (argv[1], "--record"))
    return record (argv[2]);
  path = argc == 2 ? argv[1] : "";
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    tests[i] = (struct CMUnitTest){ classes[i].name, test_class, NULL, NULL, (void *) &classes[i] };
  return cmocka_run_group_tests (tests, content_setup, content_teardown);
}
