/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Content packs: what good ones become, and that every bad one is refused with its file, its line and the cause. */
#include "support/cmocka.h"

#include "model/catalog/field.h"
#include "support/row.h"
#include "support/scratch.h"
#include "xml/pack.h"

#define OPEN "<pack xmlns=\"urn:muster:pack:1\" game=\"g\" name=\"N\" version=\"1\">"

/* A pack around some lines, the first of which is line 2. */
#define PACK(lines) OPEN "\n" lines "\n</pack>\n"

#define WEAPON(rest) "<weapon name=\"Lance\" ec=\"2\" type=\"mundane\" reach=\"2\" hands=\"1\" points=\"5\"" rest
#define UNIVERSAL(lines) PACK ("<universal>\n" lines "\n</universal>")

typedef struct
{
  Scratch *scratch;
  GPtrArray *paths; /* NULL at the end */
  GPtrArray *complaints;
  MusterCatalog *catalog;
} Packs;

static void
packs_free (Packs *packs)
{
  g_clear_pointer (&packs->catalog, muster_catalog_free);
  g_ptr_array_unref (packs->complaints);
  g_ptr_array_unref (packs->paths);
  scratch_free (packs->scratch);
  g_free (packs);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Packs, packs_free)

static Packs *
packs_new (void)
{
  Packs *packs = g_new0 (Packs, 1);

  packs->scratch = scratch_new ();
  packs->paths = g_ptr_array_new_with_free_func (g_free);
  packs->complaints = g_ptr_array_new_with_free_func (g_free);
  return packs;
}

static void
packs_add (Packs *packs, const char *data, gsize length)
{
  g_autofree char *name = g_strdup_printf ("%u.xml", packs->paths->len);

  g_ptr_array_add (packs->paths, scratch_dup_written (packs->scratch, name, data, length));
}

static void
packs_add_collision (Packs *packs)
{
  g_ptr_array_add (packs->paths, g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "packs", "collision.xml", NULL));
}

static void
packs_read (Packs *packs)
{
  g_ptr_array_add (packs->paths, NULL);
  packs->catalog = muster_packs_read ((const char *const *) packs->paths->pdata, packs->complaints);
  assert_int_equal (packs->catalog == NULL, packs->complaints->len > 0);
}

static void
packs_read_well (Packs *packs)
{
  packs_read (packs);
  if (packs->catalog == NULL)
    fail_msg ("%s", (const char *) packs->complaints->pdata[0]);
}

/* The only complaint is about that line of the file at that place; for a file as a whole the line is 0. */
static void
packs_assert_complaint (const Packs *packs, guint file, guint line, const char *cause)
{
  g_autofree char *where = line > 0 ? g_strdup_printf ("%s:%u: ", (char *) packs->paths->pdata[file], line)
                                    : g_strdup_printf ("%s: ", (char *) packs->paths->pdata[file]);
  const char *complaint;

  assert_int_equal (packs->complaints->len, 1);
  complaint = packs->complaints->pdata[0];
  if (!g_str_has_prefix (complaint, where) || strstr (complaint + strlen (where), cause) == NULL)
    fail_msg ("“%s” isn't about %s“%s”", complaint, where, cause);
  assert_true (g_utf8_validate (complaint, -1, NULL));
  assert_null (strchr (complaint, '\n'));
  assert_in_range (strlen (complaint), 0, strlen (where) + 1300); /* at most 600 characters */
}

static void
assert_bytes_refused (const char *data, gsize length, guint line, const char *cause)
{
  g_autoptr (Packs) packs = packs_new ();

  packs_add (packs, data, length);
  packs_read (packs);
  packs_assert_complaint (packs, 0, line, cause);
}

static void
assert_refused (const char *text, guint line, const char *cause)
{
  assert_bytes_refused (text, strlen (text), line, cause);
}

static const MusterOption *
packs_find (const Packs *packs, MusterKind kind, const char *id)
{
  const MusterOption *option = muster_catalog_find (packs->catalog, kind, id);

  if (option == NULL)
    fail_msg ("there is no %s %s", muster_kind_get_id (kind), id);
  return option;
}

static Packs *
read_well (const char *text)
{
  Packs *packs = packs_new ();

  packs_add (packs, text, strlen (text));
  packs_read_well (packs);
  return packs;
}

static void
packs_assert_row (const Packs *packs, MusterKind kind, const char *expected)
{
  g_autofree char *id = g_strndup (expected, strcspn (expected, " "));
  g_autofree char *row = row_dup (packs->catalog, packs_find (packs, kind, id));

  assert_string_equal (row, expected);
}

/* Good packs */

static void
test_nothing_in_it (void **state)
{
  g_autoptr (Packs) packs = read_well (OPEN "</pack>");

  assert_int_equal (muster_catalog_n_packs (packs->catalog), 1);
  assert_string_equal (muster_catalog_pack (packs->catalog, 0)->name, "N");
  assert_string_equal (muster_catalog_pack (packs->catalog, 0)->version, "1");
  assert_int_equal (strlen (muster_catalog_pack (packs->catalog, 0)->hash), 64);
}

static void
test_defaults (void **state)
{
  g_autoptr (Packs) packs = read_well (UNIVERSAL (WEAPON ("/>")));

  packs_assert_row (packs, MUSTER_KIND_WEAPON,
                    "lance | name: Lance | values:  | ec: 2 | type: mundane | w-att: 0 | w-pow: 0 | reach: 2 | ranged: "
                    "no | crit:  | special:  | hands: 1 | points: 5");
}

static void
test_ids (void **state)
{
  g_autoptr (Packs) packs = read_well (PACK ("<puppet name=\"Bête Noire\" rank=\"sidekick\"/>\n"
                                             "<puppet name=\"Bête Noire\" id=\"second\" rank=\"pawn\"/>\n"
                                             "<puppet name=\"…\" id=\"dots\" rank=\"pawn\"/>\n"
                                             "<puppet name=\"黒騎士\" rank=\"master\"/>"));

  packs_assert_row (packs, MUSTER_KIND_PUPPET, "bete-noire | name: Bête Noire | values:  | rank: sidekick | army: ");
  packs_assert_row (packs, MUSTER_KIND_PUPPET, "second | name: Bête Noire | values:  | rank: pawn | army: ");
  packs_assert_row (packs, MUSTER_KIND_PUPPET, "dots | name: … | values:  | rank: pawn | army: ");
  packs_assert_row (packs, MUSTER_KIND_PUPPET, "黒騎士 | name: 黒騎士 | values:  | rank: master | army: ");
}

static void
test_texts_are_folded (void **state)
{
  g_autoptr (Packs) packs
      = read_well (PACK ("<stuffed-card name=\" My\n  &#9;Birden \" kind=\"advantage\">\n  Two\t\tlines,\r\n"
                         "  &lt;wrapped&gt; &amp;\n\n  folded&#x9b;.\n</stuffed-card>"));

  packs_assert_row (
      packs, MUSTER_KIND_STUFFED_CARD,
      "my-birden | name: My Birden | values:  | kind: advantage | about: Two lines, <wrapped> & folded . | scroll: ");
}

static void
test_text_of_4000_characters (void **state)
{
  g_autofree char *text = g_strnfill (4000, 'x');
  g_autofree char *pack = g_strdup_printf (OPEN "<about>%s</about></pack>", text);
  g_autoptr (Packs) packs = read_well (pack);

  assert_string_equal (muster_catalog_pack (packs->catalog, 0)->about, text);
}

static void
test_features (void **state)
{
  g_autoptr (Packs) packs = read_well (PACK ("<universal>\n" WEAPON (
      ">") "<crit as=\"Injury+1\" see=\"injury\"/><crit see=\"stun\"/>"
           "<special as=\"Def+1\" def=\"1\"/><special see=\"throw sharp\"/></weapon>\n</universal>\n"
           "<glossary><ability name=\"Throw\" kind=\"special\" endurance=\"1\" weapon-ec=\"yes\">T</ability>"
           "<ability name=\"Sharp\" kind=\"special\" trait=\"sharp\">S</ability>"
           "<ability name=\"Injury\" kind=\"crit\">I</ability><ability name=\"Stun\" "
           "kind=\"status\">S</ability></glossary>"));
  const MusterOption *lance = packs_find (packs, MUSTER_KIND_WEAPON, "lance");

  packs_assert_row (packs, MUSTER_KIND_WEAPON,
                    "lance | name: Lance | values:  | ec: 2 | type: mundane | w-att: 0 | w-pow: 0 | reach: 2 | ranged: "
                    "no | crit: Injury+1, Stun | special: Def+1, Throw 1E | hands: 1 | points: 5");
  assert_int_equal (lance->stats[MUSTER_STAT_DEF], 1);
  assert_true (lance->sharp);
  assert_true (muster_option_gives (lance, packs_find (packs, MUSTER_KIND_ABILITY, "sharp")));
  assert_true (muster_option_gives (lance, packs_find (packs, MUSTER_KIND_ABILITY, "injury")));
}

static void
test_also (void **state)
{
  g_autoptr (Packs) packs = read_well (PACK ("<value name=\"Wit\">\n<also kind=\"weapon\" refs=\"lance\"/></value>\n"
                                             "<value name=\"Art\">" WEAPON ("/>") "</value>"));

  packs_assert_row (packs, MUSTER_KIND_WEAPON,
                    "lance | name: Lance | values: art wit | ec: 2 | type: mundane | w-att: 0 | w-pow: 0 | reach: 2 | "
                    "ranged: no | crit:  | special:  | hands: 1 | points: 5");
}

/* A player's own pack, next to the one of the game */
static void
test_homebrew (void **state)
{
  static const char homebrew[]
      = PACK ("<value name=\"Chivalry\">\n" WEAPON (">") "<crit see=\"stun\"/></weapon>\n"
                                                         "<also kind=\"armor\" refs=\"scale-armor\"/></value>");
  g_autoptr (Packs) packs = packs_new ();

  packs_add_collision (packs);
  packs_add (packs, homebrew, strlen (homebrew));
  packs_read_well (packs);
  packs_assert_row (packs, MUSTER_KIND_WEAPON,
                    "lance | name: Lance | values: chivalry | ec: 2 | type: mundane | w-att: 0 | w-pow: 0 | reach: 2 | "
                    "ranged: no | crit: Stun | special:  | hands: 1 | points: 5");
  packs_assert_row (packs, MUSTER_KIND_ARMOR,
                    "scale-armor | name: Scale Armor | values: chivalry conquest diplomacy | type: medium | def: -1 | "
                    "arm: 3 | points: 10");
  assert_int_equal (packs_find (packs, MUSTER_KIND_WEAPON, "lance")->pack, 1);
  assert_int_equal (packs_find (packs, MUSTER_KIND_VALUE, "chivalry")->pack, 0);
  assert_string_not_equal (packs_find (packs, MUSTER_KIND_VALUE, "chivalry")->about, "");
  assert_int_equal (muster_catalog_count (packs->catalog, MUSTER_KIND_VALUE), 8);
  assert_int_equal (muster_catalog_count (packs->catalog, MUSTER_KIND_WEAPON), 30);
}

/* Not packs at all. */

static void
test_missing (void **state)
{
  g_autoptr (Packs) packs = packs_new ();

  g_ptr_array_add (packs->paths, scratch_dup_path (packs->scratch, "none.xml"));
  packs_read (packs);
  packs_assert_complaint (packs, 0, 0, "No such file or directory");
}

static void
test_folder (void **state)
{
  g_autoptr (Packs) packs = packs_new ();

  g_ptr_array_add (packs->paths, g_strdup (packs->scratch->path));
  packs_read (packs);
  packs_assert_complaint (packs, 0, 0, "this is a folder");
}

static void
test_not_xml (void **state)
{
  assert_refused ("", 0, "the file is empty");
  assert_refused ("Dear diary,\n", 1, "'<' not found");
  assert_refused ("\n\n  ", 3, "'<' not found");
  assert_refused (OPEN "\n<about>a < b</about></pack>", 2, "StartTag: invalid element name");
  assert_refused (OPEN "\n<about>x</abuot></pack>", 2, "tag mismatch");
  assert_refused (OPEN "\n<size name=\"a\" name=\"b\"/></pack>", 2, "name redefined");
  assert_refused (PACK ("") "\n<more/>", 5, "Extra content");
}

static void
test_truncated (void **state)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "packs", "castles.xml", NULL);
  g_autofree char *text = NULL;
  gsize length;

  assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (gsize cut = 1; cut < length - 8; cut += 97)
    {
      g_autoptr (Packs) packs = packs_new ();
      g_autofree char *where = NULL;

      packs_add (packs, text, cut);
      where = g_strdup_printf ("%s:", (char *) packs->paths->pdata[0]);
      packs_read (packs);
      assert_int_equal (packs->complaints->len, 1);
      assert_true (g_str_has_prefix (packs->complaints->pdata[0], where));
    }
}

static void
test_doctype (void **state)
{
  assert_refused ("<!DOCTYPE pack>\n" PACK (""), 1, "a DOCTYPE is not allowed here");
  assert_refused ("<?xml version=\"1.0\"?>\n<!-- hm -->\n<!DOCTYPE pack SYSTEM \"file:///etc/passwd\">\n" PACK (""), 3,
                  "a DOCTYPE is not allowed here");
}

static void
test_entity_bomb (void **state)
{
  assert_refused (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE pack [\n<!ENTITY a \"ha\">\n<!ENTITY b \"&a;&a;&a;&a;\">\n]>\n" PACK (
          "<about>&b;</about>"),
      2, "a DOCTYPE is not allowed here");
  assert_refused (PACK ("<about>&b;</about>"), 2, "Entity 'b' not defined");
}

static void
test_not_utf_8 (void **state)
{
  static const char utf_16[] = "\xff\xfe<\0p\0>\0";

  assert_refused (PACK ("<about>caf\xe9</about>"), 2, "this is not UTF-8 text");
  assert_bytes_refused (utf_16, sizeof utf_16 - 1, 1, "this is not UTF-8 text");
  assert_bytes_refused (OPEN "\n\0</pack>", sizeof OPEN + 8, 2, "this is not UTF-8 text");
}

static void
test_not_a_pack (void **state)
{
  assert_refused ("<pack/>", 1, "this is not a content pack");
  assert_refused ("\n<pack xmlns=\"urn:muster:pack:2\"/>", 2, "this is not a content pack");
  assert_refused ("<muster xmlns=\"urn:muster:1\"/>", 1, "this is not a content pack");
  assert_refused ("<universal xmlns=\"urn:muster:pack:1\"/>", 1, "this is not a content pack");
}

/* What the schema refuses */

static void
test_unknown_element (void **state)
{
  assert_refused (UNIVERSAL ("<wepon name=\"Lance\"/>"), 3,
                  "Element 'wepon': This element is not expected. Expected is one of ( about, race,");
  assert_refused (PACK (WEAPON ("/>")), 2, "Element 'weapon': This element is not expected");
}

static void
test_attributes (void **state)
{
  assert_refused (PACK ("<size puppets=\"3\"/>"), 2, "The attribute 'name' is required but missing");
  assert_refused (PACK ("<size name=\"a\"/>"), 2, "The attribute 'puppets' is required but missing");
  assert_refused (PACK ("<size name=\"a\" puppets=\"3\" color=\"red\"/>"), 2, "The attribute 'color' is not allowed");
  assert_refused (PACK ("<size name=\"\" puppets=\"3\"/>"), 2, "attribute 'name': [facet 'minLength']");
  assert_refused (PACK ("<size name=\"a\" id=\"A b\" puppets=\"3\"/>"), 2, "attribute 'id'");
  assert_refused ("<pack xmlns=\"urn:muster:pack:1\" name=\"N\" game=\"g\" version=\"one\"/>", 1,
                  "attribute 'version'");
}

static void
test_numbers (void **state)
{
  assert_refused (PACK ("<size name=\"a\" puppets=\"100001\"/>"), 2,
                  "'100001' is greater than the maximum value allowed ('100000')");
  assert_refused (PACK ("<size name=\"a\" puppets=\"-1\"/>"), 2, "'-1' is less than the minimum value allowed ('0')");
  assert_refused (PACK ("<size name=\"a\" puppets=\"99999999999999999999\"/>"), 2, "attribute 'puppets'");
  assert_refused (PACK ("<size name=\"a\" puppets=\"many\"/>"), 2, "'many' is not a valid value");
  assert_refused (PACK ("<size name=\"a\" puppets=\"1.5\"/>"), 2, "'1.5' is not a valid value");
  assert_refused (PACK ("<size name=\"a\" puppets=\"\"/>"), 2, "attribute 'puppets'");
  assert_refused (UNIVERSAL ("<race name=\"a\" points=\"1\" def=\"100\"/>"), 3,
                  "'100' is greater than the maximum value allowed ('99')");
  assert_refused (UNIVERSAL ("<skill name=\"a\" points=\"1\" rank=\"12\"/>"), 3,
                  "'12' is greater than the maximum value allowed ('11')");
}

static void
test_words (void **state)
{
  assert_refused (
      UNIVERSAL ("<weapon name=\"a\" ec=\"2\" type=\"sonic\" reach=\"2\" hands=\"1\" points=\"5\"/>"), 3,
      "The value 'sonic' is not an element of the set {'mundane', 'magic', 'light', 'dark', 'fire', 'cold', "
      "'electric', 'acid'}");
  assert_refused (PACK ("<puppet name=\"a\" rank=\"Pawn\"/>"), 2, "The value 'Pawn' is not an element of the set");
  assert_refused (PACK ("<attribute name=\"a\" pays=\"perhaps\"/>"), 2,
                  "The value 'perhaps' is not an element of the set");
}

/* A complaint quotes what it is about, but neither all of it nor its line breaks. */
static void
test_long_complaints (void **state)
{
  g_autofree char *word = g_strnfill (1000, 'x');
  g_autofree char *pack = g_strdup_printf (OPEN "\n<puppet name=\"a\" rank=\"%s\"/></pack>", word);

  assert_refused (pack, 2, "attribute 'rank': [facet 'enumeration'] The value 'xxx");
  assert_refused (pack, 2, "xxx' is not an element of the set {'master', 'sidekick', 'pawn'}");
  assert_refused (PACK ("<puppet name=\"a\" rank=\"x&#10;&#10;y\"/>"), 2, "is not an element of the set");
}

/* Here libxml2 cuts its own message, perhaps within a character. */
static void
test_very_long_complaints (void **state)
{
  for (guint shift = 0; shift < 2; shift++)
    {
      GString *pack = g_string_new (OPEN "\n<puppet name=\"a\" rank=\"");
      g_autofree char *text = NULL;

      for (guint i = 0; i < 100 * 1000 + shift; i++)
        g_string_append (pack, i < shift ? "x" : "é");
      text = g_string_free (g_string_append (pack, "\"/></pack>"), FALSE);
      assert_refused (text, 2, "The value '");
    }
}

static void
test_long_texts (void **state)
{
  g_autofree char *text = g_strnfill (10 * 1024 * 1024, 'x');
  g_autofree char *too_long = g_strdup_printf (OPEN "\n<about>%.4001s</about></pack>", text);
  g_autofree char *long_5_mb = g_strdup_printf (OPEN "\n<about>%.5000000s</about></pack>", text);
  g_autofree char *long_10_mb = g_strdup_printf (OPEN "\n<about>%s</about></pack>", text);
  g_autofree char *attribute = g_strdup_printf (OPEN "\n<puppet rank=\"pawn\" name=\"%s\"/></pack>", text);

  assert_refused (too_long, 2, "length of '4001'; this exceeds the allowed maximum length of '4000'");
  assert_refused (long_5_mb, 2, "length of '5000000'; this exceeds the allowed maximum length of '4000'");
  assert_refused (long_10_mb, 2, "");
  assert_refused (attribute, 2, "");
}

static void
test_many_complaints (void **state)
{
  GString *pack = g_string_new (OPEN "\n");
  g_autofree char *text = NULL;
  g_autoptr (Packs) packs = packs_new ();

  for (guint i = 0; i < 1000; i++)
    g_string_append (pack, "<puppet/>\n");
  text = g_string_free (g_string_append (pack, "</pack>"), FALSE);
  packs_add (packs, text, strlen (text));
  packs_read (packs);
  assert_in_range (packs->complaints->len, 2, 50);
}

/* What the schema can't know */

static void
test_an_id_twice (void **state)
{
  assert_refused (PACK ("<puppet name=\"Misaki\" rank=\"pawn\"/>\n<puppet name=\"MISAKI!\" rank=\"pawn\"/>"), 3,
                  "there is another puppet with the id “misaki”");
  assert_refused (PACK ("<puppet name=\"Misaki\" rank=\"pawn\"/>\n<puppet name=\"b\" id=\"misaki\" rank=\"pawn\"/>"), 3,
                  "“misaki”");
  assert_refused (PACK ("<value name=\"Wit\"/>\n<value name=\"Wit\"/>"), 3, "there is another value with the id “wit”");
}

static void
test_an_id_twice_over_two_packs (void **state)
{
  static const char lance[] = UNIVERSAL (WEAPON ("/>"));
  g_autoptr (Packs) packs = packs_new ();

  packs_add (packs, lance, strlen (lance));
  packs_add (packs, lance, strlen (lance));
  packs_read (packs);
  packs_assert_complaint (packs, 1, 3, "there is another weapon with the id “lance”");
}

static void
test_no_id (void **state)
{
  assert_refused (PACK ("<puppet name=\"…\" rank=\"pawn\"/>"), 2, "“…” has no letter or digit to make an id from");
}

static void
test_references_to_nothing (void **state)
{
  assert_refused (UNIVERSAL (WEAPON (">\n<crit as=\"Ouch\" see=\"ouch\"/></weapon>")), 4,
                  "see=\"ouch\": no glossary has an ability with that id");
  assert_refused (PACK ("<value name=\"Wit\">\n<also kind=\"weapon\" refs=\"lance\"/></value>"), 3,
                  "there is no weapon with the id “lance”");
  assert_refused (UNIVERSAL ("<skill name=\"Nap\" points=\"2\"/>"), 3,
                  "the skill “Nap” has no ability with the id “nap”");
}

static void
test_also_where_it_makes_no_sense (void **state)
{
  assert_refused (PACK ("<value name=\"Wit\">" WEAPON (
                      "/>") "</value><universal>\n<also kind=\"weapon\" refs=\"lance\"/></universal>"),
                  3, "can't be universal too");
  assert_refused (PACK ("<universal>" WEAPON (
                      "/>") "</universal><value name=\"Wit\">\n<also kind=\"weapon\" refs=\"lance\"/></value>"),
                  3, "Lance is universal already");
}

static void
test_nine_values (void **state)
{
  static const char ninth[] = PACK ("<value name=\"Chivalry\"/>\n<value name=\"Piety\"/>");
  g_autoptr (Packs) packs = packs_new ();

  packs_add_collision (packs);
  packs_add (packs, ninth, strlen (ninth));
  packs_read (packs);
  packs_assert_complaint (packs, 1, 3, "there are 8 values already");
}

static void
test_a_stat_twice (void **state)
{
  assert_refused (UNIVERSAL (WEAPON ("><special as=\"a\" def=\"1\"/><special as=\"b\" def=\"1\"/></weapon>")), 3,
                  "Lance adds to “def” twice");
}

static void
test_a_feature_of_nothing (void **state)
{
  assert_refused (UNIVERSAL (WEAPON (">\n<special def=\"1\"/></weapon>")), 4, "this needs words of its own");
}

/* Each pack reports its errors, not only the first. */
static void
test_every_pack_is_looked_at (void **state)
{
  g_autoptr (Packs) packs = packs_new ();

  packs_add (packs, "<pack/>", 7);
  packs_add (packs, "", 0);
  packs_add (packs, PACK ("<puppet/>"), sizeof PACK ("<puppet/>") - 1);
  packs_read (packs);
  assert_int_equal (packs->complaints->len, 4); /* the puppet has neither name nor rank */
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_nothing_in_it),
    cmocka_unit_test (test_defaults),
    cmocka_unit_test (test_ids),
    cmocka_unit_test (test_texts_are_folded),
    cmocka_unit_test (test_text_of_4000_characters),
    cmocka_unit_test (test_features),
    cmocka_unit_test (test_also),
    cmocka_unit_test (test_homebrew),
    cmocka_unit_test (test_missing),
    cmocka_unit_test (test_folder),
    cmocka_unit_test (test_not_xml),
    cmocka_unit_test (test_truncated),
    cmocka_unit_test (test_doctype),
    cmocka_unit_test (test_entity_bomb),
    cmocka_unit_test (test_not_utf_8),
    cmocka_unit_test (test_not_a_pack),
    cmocka_unit_test (test_unknown_element),
    cmocka_unit_test (test_attributes),
    cmocka_unit_test (test_numbers),
    cmocka_unit_test (test_words),
    cmocka_unit_test (test_long_complaints),
    cmocka_unit_test (test_very_long_complaints),
    cmocka_unit_test (test_long_texts),
    cmocka_unit_test (test_many_complaints),
    cmocka_unit_test (test_an_id_twice),
    cmocka_unit_test (test_an_id_twice_over_two_packs),
    cmocka_unit_test (test_no_id),
    cmocka_unit_test (test_references_to_nothing),
    cmocka_unit_test (test_also_where_it_makes_no_sense),
    cmocka_unit_test (test_nine_values),
    cmocka_unit_test (test_a_stat_twice),
    cmocka_unit_test (test_a_feature_of_nothing),
    cmocka_unit_test (test_every_pack_is_looked_at),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
