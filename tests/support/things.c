/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/things.h"

#include <string.h>

#include "games/document-file.h"
#include "support/random.h"

struct _RandomMaking
{
  const MusterCatalog *catalog;
  GRand *rand;
  GString *xml;
};

typedef RandomMaking Making;

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
  return muster_catalog_nth (making->catalog, kind,
                             (guint) any (making, (gint) muster_catalog_count (making->catalog, kind)))
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

/* Members that rules ignore. */
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
  for (guint i = 0; i < muster_catalog_count (making->catalog, MUSTER_KIND_PUPPET); i++)
    g_string_append_printf (making->xml, "<puppet ref='%s' count='%d'/>",
                            muster_catalog_nth (making->catalog, MUSTER_KIND_PUPPET, i)->id, 1 + any (making, 3));
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

/* All classes. */

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

const RandomClass random_classes[RANDOM_N_CLASSES] = {
  { "character", NULL, make_character },
  { "fixed-character", NULL, make_fixed },
  { "battle-group", NULL, make_group },
  { "kingdom", add_kingdom, NULL },
  { "toy-box", add_toy_box, NULL },
  { "draft", add_draft, NULL },
  { "team", add_team, NULL },
};

/* What the element says, as a document has it. */
static MusterThing *
read_thing (const char *xml, const MusterCatalog *catalog)
{
  g_autofree char *text = g_strdup_printf ("<muster xmlns='urn:muster:1'>%s</muster>", xml);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_document_read (bytes, "random", catalog, &error);

  g_assert_no_error (error);
  return g_ptr_array_steal_index (document->things, 0);
}

MusterThing *
random_thing (const RandomClass *class, const MusterCatalog *catalog, GRand *rand)
{
  g_autoptr (GString) xml = NULL;
  Making making = { catalog, rand, NULL };

  if (class->make != NULL)
    return class->make (catalog, rand);
  making.xml = xml = g_string_new (NULL);
  class->add (&making);
  return read_thing (xml->str, catalog);
}
