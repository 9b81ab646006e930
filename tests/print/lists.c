/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/lists.h"

#include "support/content.h"

static gboolean
chance (GRand *rand, gint percent)
{
  return g_rand_int_range (rand, 0, 100) < percent;
}

static const char *
pick (GRand *rand, MusterKind kind)
{
  gint n = (gint) muster_catalog_count (content_get (), kind);

  return muster_catalog_nth (content_get (), kind, (guint) g_rand_int_range (rand, 0, n))->id;
}

static void
add_attribute (GString *xml, GRand *rand, const char *name, MusterKind kind, gint percent)
{
  if (chance (rand, percent))
    g_string_append_printf (xml, " %s='%s'", name, pick (rand, kind));
}

/* From none to `most` elements of a kind. */
static void
add_refs (GString *xml, GRand *rand, const char *element, MusterKind kind, gint most)
{
  for (gint i = g_rand_int_range (rand, 0, most + 1); i > 0; i--)
    g_string_append_printf (xml, "<%s ref='%s'/>", element, pick (rand, kind));
}

static void
add_character (GString *xml, GRand *rand, gint n)
{
  g_string_append_printf (xml, "<character name='Wanderer %d of the Long Road' count='%d'", n,
                          g_rand_int_range (rand, 1, 4));
  add_attribute (xml, rand, "race", MUSTER_KIND_RACE, 95);
  add_attribute (xml, rand, "tarot", MUSTER_KIND_TAROT, 95);
  add_attribute (xml, rand, "armor", MUSTER_KIND_ARMOR, 80);
  add_attribute (xml, rand, "armor-enchantment", MUSTER_KIND_ARMOR_ENCHANTMENT, 30);
  add_attribute (xml, rand, "accessory", MUSTER_KIND_ACCESSORY, 50);
  g_string_append (xml, ">");
  for (gint i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    {
      g_string_append_printf (xml, "<weapon ref='%s'", pick (rand, MUSTER_KIND_WEAPON));
      add_attribute (xml, rand, "enchantment", MUSTER_KIND_WEAPON_ENCHANTMENT, 50);
      g_string_append (xml, "/>");
    }
  add_refs (xml, rand, "skill", MUSTER_KIND_SKILL, 6);
  g_string_append (xml, "</character>");
}

static void
add_group (GString *xml, GRand *rand)
{
  g_string_append_printf (xml, "<battle-group name='The Tide' points='%d'>", g_rand_int_range (rand, 1, 9) * 50);
  for (gint n = g_rand_int_range (rand, 1, 11); n > 0; n--)
    add_character (xml, rand, n);
  g_string_append (xml, "</battle-group>");
}

static void
add_toy_box (GString *xml, GRand *rand)
{
  g_string_append (xml, "<toy-box name='Buttons'");
  add_attribute (xml, rand, "size", MUSTER_KIND_SIZE, 90);
  add_attribute (xml, rand, "master", MUSTER_KIND_PUPPET, 90);
  g_string_append (xml, ">");
  for (gint i = g_rand_int_range (rand, 0, 16); i > 0; i--)
    g_string_append_printf (xml, "<puppet ref='%s' count='%d'/>", pick (rand, MUSTER_KIND_PUPPET),
                            g_rand_int_range (rand, 1, 4));
  g_string_append (xml, "</toy-box>");
}

static void
add_realm (GString *xml, GRand *rand)
{
  for (gint i = g_rand_int_range (rand, 0, 5); i > 0; i--)
    {
      g_string_append (xml, "<castle");
      add_attribute (xml, rand, "upgrade", MUSTER_KIND_CASTLE_CARD, 60);
      g_string_append (xml, ">");
      add_refs (xml, rand, "defense", MUSTER_KIND_CASTLE_CARD, 6);
      g_string_append (xml, "</castle>");
    }
  g_string_append (xml, "<hand>");
  add_refs (xml, rand, "card", MUSTER_KIND_CASTLE_CARD, 9);
  g_string_append (xml, "</hand>");
}

static void
add_kingdom (GString *xml, GRand *rand)
{
  g_string_append (xml, "<kingdom name='Crooked Crown'>");
  add_realm (xml, rand);
  for (gint i = g_rand_int_range (rand, 0, 4); i > 0; i--)
    {
      g_string_append_printf (xml, "<puppet-state name='Duchy %d'>", i);
      add_realm (xml, rand);
      g_string_append (xml, "</puppet-state>");
    }
  g_string_append (xml, "</kingdom>");
}

/* A teammate of the player's own, who says up to two hundred words. */
static void
add_teammate (GString *xml, GRand *rand, const char *element)
{
  g_string_append_printf (xml, "<%s name='Needle'", element);
  if (chance (rand, 80))
    g_string_append_printf (xml, " combination='%s %s'", pick (rand, MUSTER_KIND_ATTRIBUTE),
                            pick (rand, MUSTER_KIND_ATTRIBUTE));
  g_string_append (xml, "><ability>");
  for (gint i = g_rand_int_range (rand, 1, 200); i > 0; i--)
    g_string_append (xml, "stitch ");
  g_string_append_printf (xml, "</ability></%s>", element);
}

static void
add_team (GString *xml, GRand *rand)
{
  static const char *const elements[] = { "loyal", "mercenary", "advantage" };

  g_string_append (xml, "<team name='Threadbare' hero='Corduroy'>");
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      for (gint n = g_rand_int_range (rand, 0, 7); n > 0 && i < 2; n--)
        add_teammate (xml, rand, elements[i]);
      add_refs (xml, rand, elements[i], MUSTER_KIND_STUFFED_CARD, 4);
    }
  g_string_append (xml, "</team>");
}

char *
lists_dup_random (GRand *rand, guint game)
{
  static void (*const add[LISTS_N_GAMES]) (GString * xml, GRand * rand)
      = { add_group, add_toy_box, add_kingdom, add_team };
  GString *xml = g_string_new (NULL);

  add[game](xml, rand);
  return g_string_free (xml, FALSE);
}
