/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Documents: nothing a player wrote is lost, everything keeps its place, and the second writing is the first. */
#include "support/cmocka.h"

#include <string.h>

#include "games/collision/character.h"
#include "games/collision/group.h"
#include "model/member.h"
#include "support/content.h"
#include "games/document-file.h"

#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
#define OPEN HEAD "<muster xmlns=\"urn:muster:1\">\n"
#define CLOSE "</muster>\n"
#define ROOT(content) "<muster xmlns=\"urn:muster:1\">" content "</muster>"

static MusterDocument *
read_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  MusterDocument *document = muster_document_read (bytes, "x.muster", content_get (), &error);

  if (document == NULL)
    fail_msg ("%s\n%s", error->message, text);
  return document;
}

static char *
write_text (const MusterDocument *document)
{
  gsize length;
  char *text = muster_document_write (document, content_get (), &length);

  assert_int_equal (length, strlen (text));
  return text;
}

/* What was read is written as `expected`, which is stable. */
static void
assert_written (const char *text, const char *expected)
{
  g_autoptr (MusterDocument) document = read_text (text);
  g_autofree char *first = write_text (document);
  g_autoptr (MusterDocument) again = read_text (first);
  g_autofree char *second = write_text (again);

  assert_string_equal (first, expected);
  assert_string_equal (second, first);
}

static const MusterCollisionCharacter *
character_at (const MusterDocument *document, guint n)
{
  const MusterThing *thing = document->things->pdata[n];

  assert_ptr_equal (thing->klass, &muster_collision_character_class);
  return (const MusterCollisionCharacter *) thing;
}

static void
assert_unknown (const MusterExtras *extras, const char *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; extras->unknown != NULL && i < extras->unknown->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "", (const char *) extras->unknown->pdata[i]);
  assert_string_equal (names->str, expected);
}

/* What is Muster's own */

static void
test_empty (void **state)
{
  assert_written ("<muster xmlns='urn:muster:1'/>", HEAD "<muster xmlns=\"urn:muster:1\"/>\n");
  assert_written (ROOT (" \n "), HEAD "<muster xmlns=\"urn:muster:1\"/>\n");
}

static void
test_whole_character (void **state)
{
  g_autoptr (MusterDocument) document = NULL;
  const char *text = OPEN
      "  <character name=\"Robed Elf Warrior\" count=\"3\" race=\"red-elf\" tarot=\"6-of-cups\" armor=\"scale-armor\""
      " armor-enchantment=\"frost\" accessory=\"shield\" values=\"conquest diplomacy\">\n"
      "    <weapon ref=\"sabre\" enchantment=\"shadow\"/>\n"
      "    <weapon ref=\"dagger\"/>\n"
      "    <skill ref=\"check\"/>\n"
      "    <skill ref=\"majesty\"/>\n"
      "    <notes>Red.</notes>\n"
      "  </character>\n" CLOSE;
  const MusterCollisionCharacter *character;

  assert_written (text, text);
  document = read_text (text);
  character = character_at (document, 0);
  assert_string_equal (character->thing.name, "Robed Elf Warrior");
  assert_int_equal (character->count, 3);
  assert_string_equal (character->race.option->name, "Red Elf");
  assert_string_equal (character->tarot.option->name, "6 of Cups");
  assert_string_equal (character->armor.option->name, "Scale Armor");
  assert_string_equal (character->armor_enchantment.option->name, "Frost");
  assert_string_equal (character->accessory.option->name, "Shield");
  assert_int_equal (character->weapons->len, 2);
  assert_string_equal (muster_collision_character_weapon (character, 0)->enchantment.option->name, "Shadow");
  assert_false (muster_choice_is_made (&muster_collision_character_weapon (character, 1)->enchantment));
  assert_string_equal (muster_collision_character_skill (character, 1)->skill.option->name, "Majesty");
  assert_true (character->names_values);
  assert_int_equal (muster_value_set_size (character->values), 2);
  assert_string_equal (character->notes, "Red.");
}

static void
test_whole_group (void **state)
{
  g_autoptr (MusterDocument) document = NULL;
  const char *text = OPEN
      "  <battle-group name=\"Raid\" points=\"250\">\n"
      "    <character name=\"Black Knight\" count=\"2\" race=\"human\" tarot=\"4-of-swords\" values=\"brutality\"/>\n"
      "    <fixed-character name=\"The Tower\" count=\"2\" points=\"80\" values=\"conquest\" restrict=\"250\">\n"
      "      <stats def=\"9\" arm=\"8\" tuf=\"5\" end=\"4\" mana=\"4\" comm=\"4\" move=\"4\" att=\"3\" str=\"3\" "
      "s-pow=\"-2\"/>\n"
      "    </fixed-character>\n"
      "    <fixed-character name=\"The Fool\" points=\"0\"/>\n"
      "  </battle-group>\n"
      "  <battle-group/>\n" CLOSE;
  const MusterCollisionGroup *group;
  const MusterCollisionFixed *tower;

  assert_written (text, text);
  document = read_text (text);
  group = document->things->pdata[0];
  assert_int_equal (group->limit, 250);
  assert_int_equal (group->members->len, 3);
  tower = group->members->pdata[1];
  assert_int_equal (tower->points, 80);
  assert_int_equal (tower->limit, 250);
  assert_int_equal (tower->count, 2);
  assert_int_equal (tower->stats[MUSTER_STAT_S_POW], -2);
  assert_false (((const MusterCollisionFixed *) group->members->pdata[2])->has_stats);
  assert_int_equal (((const MusterCollisionGroup *) document->things->pdata[1])->limit, -1);
}

static void
test_order (void **state)
{
  const char *text = OPEN "  <battle-group name=\"b\"/>\n"
                          "  <character name=\"a\">\n"
                          "    <skill ref=\"check\"/>\n"
                          "    <weapon ref=\"sabre\"/>\n"
                          "    <notes>n</notes>\n"
                          "    <skill ref=\"majesty\"/>\n"
                          "    <weapon ref=\"dagger\"/>\n"
                          "    <skill ref=\"check\"/>\n"
                          "  </character>\n"
                          "  <battle-group name=\"c\">\n"
                          "    <fixed-character points=\"1\"/>\n"
                          "    <character/>\n"
                          "    <fixed-character points=\"2\"/>\n"
                          "  </battle-group>\n"
                          "  <character name=\"d\"/>\n" CLOSE;

  assert_written (text, text);
}

/* Additions to a document go after existing things of their kind. */
static void
test_additions (void **state)
{
  g_autoptr (MusterDocument) document
      = read_text (ROOT ("<character><skill ref='check'/><weapon ref='sabre'/><skill ref='majesty'/></character>"));
  MusterCollisionCharacter *character = document->things->pdata[0];
  g_autofree char *text = NULL;

  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, 1,
                                     content_find (MUSTER_KIND_WEAPON, "dagger"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, 2,
                                     content_find (MUSTER_KIND_SKILL, "castle"));
  text = write_text (document);
  assert_string_equal (text, OPEN "  <character>\n"
                                  "    <skill ref=\"check\"/>\n"
                                  "    <weapon ref=\"sabre\"/>\n"
                                  "    <weapon ref=\"dagger\"/>\n"
                                  "    <skill ref=\"majesty\"/>\n"
                                  "    <skill ref=\"castle\"/>\n"
                                  "  </character>\n" CLOSE);
}

/* A copy has all of it, too. */
static void
test_copy (void **state)
{
  g_autoptr (MusterDocument) document
      = read_text (ROOT ("<character name='a' count='3' hat='b' race='elf' values='greed sorcery'><!-- c --><weapon "
                         "ref='d' enchantment='shadow' e='f'/>"
                         "<skill ref='check'>g</skill><notes>h<i/></notes><portrait/><x xmlns='urn:x'/></character>"));
  g_autoptr (MusterDocument) copies = muster_document_new ();
  g_autofree char *text = write_text (document), *copy = NULL;

  g_ptr_array_add (copies->things, muster_collision_character_copy (document->things->pdata[0]));
  copy = write_text (copies);
  assert_string_equal (copy, text);
}

static void
test_drafts_and_unknown_ids (void **state)
{
  g_autoptr (MusterDocument) document = NULL;
  const char *text = OPEN "  <character/>\n"
                          "  <character name=\"\" race=\"elf\" tarot=\"13-of-hearts\" armor=\"Mithril Shirt\" "
                          "accessory=\"&lt;&quot;>\" values=\"\">\n"
                          "    <weapon/>\n"
                          "    <weapon ref=\"lightsaber\" enchantment=\"very bright\"/>\n"
                          "    <weapon enchantment=\"shadow\"/>\n"
                          "    <skill ref=\"juggling\"/>\n"
                          "    <skill/>\n"
                          "    <notes></notes>\n"
                          "  </character>\n"
                          "  <character values=\"chivalry honesty greed\"/>\n" CLOSE;
  g_auto (GStrv) pieces = g_strsplit (text, "&quot;>", -1);
  g_autofree char *expected = g_strjoinv ("&quot;&gt;", pieces);
  const MusterCollisionCharacter *character;

  assert_written (text, expected);
  document = read_text (text);
  character = character_at (document, 1);
  assert_true (muster_choice_is_unknown (&character->race));
  assert_string_equal (character->armor.id, "Mithril Shirt");
  assert_true (character->names_values);
  assert_int_equal (character->values, 0);
  character = character_at (document, 2);
  assert_int_equal (character->unknown_values->len, 2);
}

static void
test_spelling_is_settled_once (void **state)
{
  assert_written (ROOT ("<character race='' values='  sorcery\tchivalry sorcery &#10; greed' count=' 1 '><weapon "
                        "ref='sabre'></weapon>"
                        "<skill enchantment='x' ref='check' /></character>"),
                  OPEN "  <character values=\"chivalry sorcery greed\">\n"
                       "    <weapon ref=\"sabre\"/>\n"
                       "    <skill ref=\"check\" enchantment=\"x\"/>\n"
                       "  </character>\n" CLOSE);
}

/* Text */

static void
test_names (void **state)
{
  static const char *const names[] = {
    "plain",
    "Old \"Iron\" Maud",
    "O'Brien",
    "A & B <C> ]]>",
    " two  spaces ",
    "tab\there",
    "line\nbreak\r\nreturn\r",
    "黒騎士 クロキシ",
    "שומר הסף",
    "حارس البوابة",
    "e\xcc\x81 \xf0\x9f\x97\xa1 \xef\xbf\xbd",
    "\xe2\x80\xae"
    "evil",
    "\xc2\x85\xc2\x9b",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new ();
      g_autoptr (MusterDocument) again = NULL;
      MusterCollisionCharacter *character = muster_collision_character_new ();
      g_autofree char *first = NULL, *second = NULL;

      character->thing.name = g_strdup (names[i]);
      character->notes = g_strdup (names[i]);
      g_ptr_array_add (document->things, character);
      first = write_text (document);
      again = read_text (first);
      second = write_text (again);
      assert_string_equal (character_at (again, 0)->thing.name, names[i]);
      assert_string_equal (character_at (again, 0)->notes, names[i]);
      assert_string_equal (first, second);
    }
}

/* What XML can't hold is replaced; the file stays readable. */
static void
test_names_that_xml_cannot_hold (void **state)
{
  static const char *const names[] = { "a\x01\x1b[31mb", "\x0b\x0c\x1f", "\xef\xbf\xbe\xef\xbf\xbf" };
  static const char *const kept[]
      = { "a\xef\xbf\xbd\xef\xbf\xbd[31mb", "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd", "\xef\xbf\xbd\xef\xbf\xbd" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new ();
      g_autoptr (MusterDocument) again = NULL;
      MusterCollisionCharacter *character = muster_collision_character_new ();
      g_autofree char *text = NULL;

      character->thing.name = g_strdup (names[i]);
      g_ptr_array_add (document->things, character);
      text = write_text (document);
      again = read_text (text);
      assert_string_equal (character_at (again, 0)->thing.name, kept[i]);
    }
}

static void
test_notes (void **state)
{
  const char *text = ROOT ("<character><notes>\n  One\r\n\ttwo &lt;b&gt; &amp; <![CDATA[<three> ]]]]><![CDATA[>]]> "
                           "&#13;four \n</notes></character>");
  g_autoptr (MusterDocument) document = read_text (text);

  assert_string_equal (character_at (document, 0)->notes, "\n  One\n\ttwo <b> & <three> ]]> \rfour \n");
  assert_written (text, OPEN "  <character>\n"
                             "    <notes>\n  One\n\ttwo &lt;b&gt; &amp; &lt;three&gt; ]]&gt; &#13;four \n</notes>\n"
                             "  </character>\n" CLOSE);
  assert_written (ROOT ("<character><notes> \n </notes></character>"),
                  OPEN "  <character>\n    <notes> \n </notes>\n  </character>\n" CLOSE);
}

/* What belongs to others */

static void
test_comments (void **state)
{
  const char *text = HEAD "<!-- before -->\n<?before it?>\n"
                          "<muster xmlns=\"urn:muster:1\">\n"
                          "  <!-- first -->\n"
                          "  <character>\n"
                          "    <!-- in a character -->\n"
                          "    <weapon ref=\"sabre\">\n"
                          "      <!-- in a weapon -->\n"
                          "    </weapon>\n"
                          "    <!-- between -->\n"
                          "    <skill ref=\"check\">\n"
                          "      <!-- in a\n   skill -->\n"
                          "    </skill>\n"
                          "    <?pi in a character?>\n"
                          "  </character>\n"
                          "  <!-- among things -->\n"
                          "  <battle-group>\n"
                          "    <!-- in a group -->\n"
                          "    <fixed-character points=\"1\">\n"
                          "      <!-- in a fixed character -->\n"
                          "      <stats def=\"0\" arm=\"0\" tuf=\"0\" end=\"0\" mana=\"0\" comm=\"0\" move=\"0\" "
                          "att=\"0\" str=\"0\" s-pow=\"0\">\n"
                          "        <!-- in stats -->\n"
                          "      </stats>\n"
                          "    </fixed-character>\n"
                          "    <!-- last in a group -->\n"
                          "  </battle-group>\n"
                          "  <!-- last -->\n"
                          "</muster>\n<!-- after -->\n<?after it?>\n";

  assert_written (text, text);
}

static void
test_comments_in_notes (void **state)
{
  assert_written (
      ROOT ("<character><notes>a<!-- c -->b<l:x xmlns:l='urn:l'>y</l:x></notes></character>"),
      OPEN "  <character>\n    <notes>ab<!-- c --><l:x xmlns:l=\"urn:l\">y</l:x></notes>\n  </character>\n" CLOSE);
}

static void
test_stray_text (void **state)
{
  const char *text = OPEN "  Dear league,\n"
                          "  <character>\n"
                          "    &lt;hm&gt; &amp; &quot;so&quot;&#10;on\n"
                          "    <weapon>\n"
                          "      Sting\n"
                          "    </weapon>\n"
                          "    and\n"
                          "  </character>\n" CLOSE;

  assert_written (text, text);
}

static void
test_foreign_elements (void **state)
{
  const char *text
      = OPEN "  <seed xmlns=\"urn:league\">4</seed>\n"
             "  <character name=\"a\">\n"
             "    <l:elo xmlns:l=\"urn:league\" value=\"1500\"><l:last>win</l:last><plain/></l:elo>\n"
             "    <weapon ref=\"sabre\">\n"
             "      <none xmlns=\"\"><deep a=\"&amp;\"/></none>\n"
             "    </weapon>\n"
             "    <html xmlns=\"http://www.w3.org/1999/xhtml\"><p class=\"größe 大\">two <b>bold</b> wörds</p></html>\n"
             "  </character>\n" CLOSE;
  g_autoptr (MusterDocument) document = read_text (text);

  assert_written (text, text);
  assert_unknown (&document->extras, "");
  assert_unknown (&character_at (document, 0)->thing.extras, "");
}

static void
test_foreign_attributes (void **state)
{
  g_autoptr (MusterDocument) document = NULL;
  const char *text
      = HEAD "<muster xmlns=\"urn:muster:1\" xmlns:l=\"urn:league\" xmlns:x=\"urn:x\" l:season=\"4\" xml:lang=\"de\">\n"
             "  <character name=\"a\" xmlns:l=\"urn:league\" l:name=\"b &amp; &quot;c&quot;\" l:race=\"orc\">\n"
             "    <skill ref=\"check\" xml:space=\"preserve\"/>\n"
             "  </character>\n" CLOSE;

  assert_written (text, text);
  document = read_text (text);
  assert_string_equal (character_at (document, 0)->thing.name, "a");
  assert_false (muster_choice_is_made (&character_at (document, 0)->race));
  assert_unknown (&document->extras, "");
}

/* Letters survive although the file doesn't declare its encoding. */
static void
test_foreign_letters (void **state)
{
  assert_written (ROOT ("<x xmlns='urn:x' a='größe 大'>größe 大</x>"),
                  OPEN "  <x xmlns=\"urn:x\" a=\"größe 大\">größe 大</x>\n" CLOSE);
}

/* A prefix for Muster's own namespace, and no default one, or another. */
static void
test_other_prefixes (void **state)
{
  assert_written ("<m:muster xmlns:m='urn:muster:1' xmlns:q='urn:q'><m:character name='a'><m:skill "
                  "ref='check'/><plain><m:weapon/><q:q/></plain>"
                  "<q:w><plain/></q:w></m:character></m:muster>",
                  HEAD "<muster xmlns=\"urn:muster:1\" xmlns:m=\"urn:muster:1\" xmlns:q=\"urn:q\">\n"
                       "  <character name=\"a\">\n"
                       "    <skill ref=\"check\"/>\n"
                       "    <plain xmlns:m=\"urn:muster:1\" xmlns:q=\"urn:q\" xmlns=\"\"><m:weapon/><q:q/></plain>\n"
                       "    <q:w xmlns:q=\"urn:q\" xmlns=\"\"><plain/></q:w>\n"
                       "  </character>\n" CLOSE);
  assert_written ("<m:muster xmlns:m='urn:muster:1' xmlns='urn:q'><character/><m:character/></m:muster>",
                  HEAD "<muster xmlns=\"urn:muster:1\" xmlns:m=\"urn:muster:1\">\n"
                       "  <character xmlns=\"urn:q\"/>\n"
                       "  <character/>\n" CLOSE);
}

/* What bears our name and means nothing to us is kept, and named. */
static void
test_unknown_of_our_own (void **state)
{
  const char *text = ROOT ("<dragon name='Smaug'><hoard gold='9'/></dragon>"
                           "<character name='a' hat='bowler' m:shoes='no' xmlns:m='urn:muster:1'><weapon ref='sabre' "
                           "sharpness='9'><gem/></weapon>"
                           "<familiar ref='cat'/><notes>a</notes><notes>b<b>c</b></notes></character>"
                           "<battle-group size='9'><squire/><fixed-character points='1' mood='bad'><stats "
                           "luck='1'/><stats/></fixed-character></battle-group>");
  g_autoptr (MusterDocument) document = read_text (text);
  const MusterCollisionCharacter *character = character_at (document, 0);
  const MusterCollisionGroup *group = document->things->pdata[1];
  const MusterCollisionFixed *fixed = group->members->pdata[0];

  assert_unknown (&document->extras, "dragon");
  assert_unknown (&character->thing.extras, "hat m:shoes familiar notes");
  assert_unknown (&muster_collision_character_weapon (character, 0)->extras, "sharpness gem");
  assert_unknown (&group->thing.extras, "size squire");
  assert_unknown (&fixed->thing.extras, "mood stats");
  assert_unknown (&fixed->stats_extras, "luck");
  assert_written (text, OPEN "  <dragon name=\"Smaug\"><hoard gold=\"9\"/></dragon>\n"
                             "  <character name=\"a\" xmlns:m=\"urn:muster:1\" hat=\"bowler\" m:shoes=\"no\">\n"
                             "    <weapon ref=\"sabre\" sharpness=\"9\">\n"
                             "      <gem/>\n"
                             "    </weapon>\n"
                             "    <familiar ref=\"cat\"/>\n"
                             "    <notes>a</notes>\n"
                             "    <notes>b<b>c</b></notes>\n"
                             "  </character>\n"
                             "  <battle-group size=\"9\">\n"
                             "    <squire/>\n"
                             "    <fixed-character points=\"1\" mood=\"bad\">\n"
                             "      <stats def=\"0\" arm=\"0\" tuf=\"0\" end=\"0\" mana=\"0\" comm=\"0\" move=\"0\" "
                             "att=\"0\" str=\"0\" s-pow=\"0\" luck=\"1\"/>\n"
                             "      <stats/>\n"
                             "    </fixed-character>\n"
                             "  </battle-group>\n" CLOSE);
}

static void
test_unknown_in_notes (void **state)
{
  g_autoptr (MusterDocument) document = read_text (ROOT ("<character><notes kind='x'>a<b>c</b></notes></character>"));

  assert_unknown (&character_at (document, 0)->notes_extras, "kind b");
}

static void
test_portrait (void **state)
{
  const char *text = ROOT ("<character><skill ref='check'/><portrait "
                           "media-type='image/png'>iVBORw0KGgo=</portrait><weapon ref='sabre'/></character>");
  g_autoptr (MusterDocument) document = read_text (text);

  assert_unknown (&character_at (document, 0)->thing.extras, "");
  assert_written (text, OPEN "  <character>\n"
                             "    <skill ref=\"check\"/>\n"
                             "    <portrait media-type=\"image/png\">iVBORw0KGgo=</portrait>\n"
                             "    <weapon ref=\"sabre\"/>\n"
                             "  </character>\n" CLOSE);
}

static void
test_byte_order_mark (void **state)
{
  assert_written ("\xef\xbb\xbf" HEAD "<muster xmlns=\"urn:muster:1\"/>", HEAD "<muster xmlns=\"urn:muster:1\"/>\n");
  assert_written ("\xef\xbb\xbf" ROOT ("<character name='ä'/>"), OPEN "  <character name=\"ä\"/>\n" CLOSE);
}

/* A member's link to the library is read under any prefix, and written under one that means nothing else. */
static void
test_links (void **state)
{
  static const char text[] = ROOT ("<battle-group><character name='Ann' xmlns:library='urn:other' library:x='1' "
                                   "xmlns:l='urn:muster:library:1' l:thing='5' l:state='7'/>"
                                   "<character name='Bea' xmlns:library='urn:muster:library:1' library:thing='6' "
                                   "library:state='0' library:odd='2'/>"
                                   "<character name='Cleo' xmlns:library='urn:muster:library:1' library:thing='x'/>"
                                   "</battle-group>");
  g_autoptr (MusterDocument) document = read_text (text), again = NULL;
  const MusterCollisionGroup *group;
  g_autofree char *written = NULL;
  gint64 id, seen;

  for (guint i = 0; i < 2; i++)
    {
      group = (i == 0 ? document : again)->things->pdata[0];
      assert_true (muster_member_get_link (group->members->pdata[0], &id, &seen));
      assert_true (id == 5 && seen == 7);
      assert_true (muster_member_get_link (group->members->pdata[1], &id, &seen));
      assert_true (id == 6 && seen == 0);
      assert_false (muster_member_get_link (group->members->pdata[2], &id, &seen));
      if (i > 0)
        continue;
      written = write_text (document);
      assert_non_null (strstr (written, "library:x=\"1\""));
      assert_non_null (strstr (written, "library:odd=\"2\""));
      assert_non_null (strstr (written, "library:thing=\"x\""));
      again = read_text (written);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_empty),
    cmocka_unit_test (test_whole_character),
    cmocka_unit_test (test_whole_group),
    cmocka_unit_test (test_order),
    cmocka_unit_test (test_additions),
    cmocka_unit_test (test_copy),
    cmocka_unit_test (test_drafts_and_unknown_ids),
    cmocka_unit_test (test_spelling_is_settled_once),
    cmocka_unit_test (test_names),
    cmocka_unit_test (test_names_that_xml_cannot_hold),
    cmocka_unit_test (test_notes),
    cmocka_unit_test (test_comments),
    cmocka_unit_test (test_comments_in_notes),
    cmocka_unit_test (test_stray_text),
    cmocka_unit_test (test_foreign_elements),
    cmocka_unit_test (test_foreign_attributes),
    cmocka_unit_test (test_foreign_letters),
    cmocka_unit_test (test_other_prefixes),
    cmocka_unit_test (test_unknown_of_our_own),
    cmocka_unit_test (test_unknown_in_notes),
    cmocka_unit_test (test_portrait),
    cmocka_unit_test (test_links),
    cmocka_unit_test (test_byte_order_mark),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
