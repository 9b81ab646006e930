/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Toy boxes, drafts, kingdoms and teams in files: nothing a player wrote is lost, everything keeps its place, and the
 * second writing is the first. */
#include "support/cmocka.h"

#include <string.h>

#include "model/document.h"
#include "support/content.h"
#include "games/document-file.h"

#define HEAD "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

static MusterDocument *
read_text (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return muster_document_read (bytes, "x.muster", content_get (), error);
}

/* What was read is written as `expected`, which is stable. */
static void
assert_written (const char *text, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = read_text (text, &error);
  g_autofree char *written = NULL;

  if (document == NULL)
    fail_msg ("%s\n%s", error->message, text);
  written = muster_document_write (document, content_get (), NULL);
  assert_string_equal (written, expected);
  if (text != expected)
    assert_written (expected, expected);
}

static void
assert_kept (const char *text)
{
  assert_written (text, text);
}

static void
assert_unusable (const char *content, const char *cause)
{
  g_autofree char *text = g_strdup_printf ("<muster xmlns=\"urn:muster:1\">%s</muster>", content);
  g_autofree char *expected = g_strdup_printf ("x.muster:1: %s", cause);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = read_text (text, &error);

  assert_null (document);
  assert_string_equal (error->message, expected);
}

static void
test_toy_box (void **state)
{
  assert_kept (HEAD "<muster xmlns=\"urn:muster:1\">\n"
                    "  <toy-box name=\"Stitched &amp; sewn\" size=\"shoebox\" master=\"seamus\">\n"
                    "    <puppet ref=\"misaki\"/>\n"
                    "    <puppet ref=\"punk-zombie\" count=\"2\" owned=\"3\" ar=\"5\" cb=\"0\"/>\n"
                    "    <puppet ref=\"ghost\" count=\"3\"/>\n"
                    "  </toy-box>\n"
                    "  <toy-box size=\"bathtub\" master=\"nobody\"/>\n"
                    "  <toy-box/>\n"
                    "</muster>\n");
}

static void
test_own_puppets (void **state)
{
  assert_kept (HEAD "<muster xmlns=\"urn:muster:1\">\n"
                    "  <toy-box name=\"Mine\">\n"
                    "    <puppet name=\"Teddy\" rank=\"pawn\" count=\"2\" ar=\"6\" ar-suit=\"crows\" mv=\"4\" cb=\"2\" "
                    "df=\"8\" df-suit=\"masks "
                    "masks\" ul=\"1\" stitches=\"3\">\n"
                    "      <ability>Cuddly &lt;3</ability>\n"
                    "      <upgrade name=\"Stuffing\" nc=\"Pawn\" ad=\"9\" ad-suit=\"rams\" stitches=\"1\">\n"
                    "        <action>Hug (7)</action>\n"
                    "        <text>One stitch more.</text>\n"
                    "      </upgrade>\n"
                    "      <action>Nap (0)</action>\n"
                    "    </puppet>\n"
                    "    <master name=\"Bear\" ar=\"0\"/>\n"
                    "    <puppet name=\"Odd\" rank=\"boss\"/>\n"
                    "  </toy-box>\n"
                    "</muster>\n");
}

static void
test_draft (void **state)
{
  assert_kept (HEAD "<muster xmlns=\"urn:muster:1\">\n"
                    "  <draft name=\"Game night\" size=\"shoebox\" seed=\"2147483647\">\n"
                    "    <player name=\"Ann\"/>\n"
                    "    <player name=\"Bea\"/>\n"
                    "    <puppet ref=\"seamus\" count=\"2\"/>\n"
                    "    <puppet name=\"Teddy\" rank=\"pawn\" mv=\"4\"/>\n"
                    "    <pick ref=\"seamus\"/>\n"
                    "    <!-- a break -->\n"
                    "    <pick ref=\"nobody\"/>\n"
                    "  </draft>\n"
                    "</muster>\n");
}

static void
test_kingdom (void **state)
{
  assert_kept (HEAD "<muster xmlns=\"urn:muster:1\">\n"
                    "  <kingdom name=\"North\">\n"
                    "    <hand>\n"
                    "      <card ref=\"attack-knights\" count=\"2\"/>\n"
                    "      <card ref=\"horsemen\"/>\n"
                    "    </hand>\n"
                    "    <castle upgrade=\"moat\">\n"
                    "      <defense ref=\"knights\"/>\n"
                    "      <defense ref=\"defense-archers\"/>\n"
                    "      <defense ref=\"rushed-defenses\"/>\n"
                    "      <defense ref=\"dragon\"/>\n"
                    "    </castle>\n"
                    "    <puppet-state name=\"Duchy\">\n"
                    "      <castle upgrade=\"tent\"/>\n"
                    "      <hand/>\n"
                    "    </puppet-state>\n"
                    "    <castle/>\n"
                    "  </kingdom>\n"
                    "  <kingdom/>\n"
                    "</muster>\n");
}

static void
test_team (void **state)
{
  assert_kept (HEAD "<muster xmlns=\"urn:muster:1\">\n"
                    "  <team name=\"Threadbare\" hero=\"Any\" coins=\"0\">\n"
                    "    <dice faces=\"charisma charisma resource intelligence essence luck\"/>\n"
                    "    <advantage ref=\"scouting\"/>\n"
                    "    <loyal ref=\"grunt\"/>\n"
                    "    <sacrifice/>\n"
                    "    <loyal name=\"Button\" combination=\"charisma charisma resource\" attribute=\"essence\">\n"
                    "      <ability>Roll two dice again.</ability>\n"
                    "    </loyal>\n"
                    "    <mission name=\"Escape\" teammates=\"3\" mercenaries=\"0\" combination=\"essence joy\">\n"
                    "      <text>Out of the attic.</text>\n"
                    "    </mission>\n"
                    "    <mercenary ref=\"nobody\"/>\n"
                    "  </team>\n"
                    "  <team/>\n"
                    "</muster>\n");
}

/* Redundant blanks, quotes and counts are normalised. */
static void
test_first_writing (void **state)
{
  assert_written (
      "<muster xmlns='urn:muster:1'><toy-box master='seamus' size='chest'><puppet count='1' ref='ronin'/></toy-box>"
      "<kingdom><castle  /><hand></hand></kingdom></muster>",
      HEAD "<muster xmlns=\"urn:muster:1\">\n"
           "  <toy-box size=\"chest\" master=\"seamus\">\n"
           "    <puppet ref=\"ronin\"/>\n"
           "  </toy-box>\n"
           "  <kingdom>\n"
           "    <castle/>\n"
           "    <hand/>\n"
           "  </kingdom>\n"
           "</muster>\n");
}

static void
test_unknown_is_kept (void **state)
{
  assert_kept (HEAD "<muster xmlns=\"urn:muster:1\">\n"
                    "  <toy-box size=\"chest\" colour=\"red\">\n"
                    "    <!-- mine -->\n"
                    "    <puppet ref=\"ronin\" shiny=\"yes\">\n"
                    "      <photo xmlns=\"urn:else\" href=\"ronin.png\"/>\n"
                    "      <upgrade glue=\"no\">\n"
                    "        <pin/>\n"
                    "      </upgrade>\n"
                    "      <upgrade/>\n"
                    "    </puppet>\n"
                    "    <master name=\"Bear\"/>\n"
                    "    <master name=\"Second\"/>\n"
                    "  </toy-box>\n"
                    "  <kingdom flag=\"blue\">\n"
                    "    <castle moat=\"wide\">\n"
                    "      <wall/>\n"
                    "      <defense ref=\"knights\" age=\"40\"/>\n"
                    "    </castle>\n"
                    "    <hand/>\n"
                    "    <hand/>\n"
                    "    <puppet-state>\n"
                    "      <puppet-state/>\n"
                    "    </puppet-state>\n"
                    "  </kingdom>\n"
                    "  <team mood=\"grim\">\n"
                    "    <mission/>\n"
                    "    <mission/>\n"
                    "    <pet/>\n"
                    "    <loyal ref=\"grunt\" age=\"4\"/>\n"
                    "  </team>\n"
                    "  <draft>\n"
                    "    <player name=\"Ann\" seat=\"1\"/>\n"
                    "    <pick ref=\"x\" at=\"noon\"/>\n"
                    "    <dealer/>\n"
                    "  </draft>\n"
                    "</muster>\n");
}

static void
test_numbers_out_of_range (void **state)
{
  assert_unusable ("<toy-box><puppet ref='ronin' count='0'/></toy-box>",
                   "count=\"0\" must be a whole number from 1 to 999");
  assert_unusable ("<toy-box><puppet ref='ronin' count='1000'/></toy-box>",
                   "count=\"1000\" must be a whole number from 1 to 999");
  assert_unusable ("<toy-box><puppet ref='ronin' ar='high'/></toy-box>",
                   "ar=\"high\" must be a whole number from 0 to 99");
  assert_unusable ("<toy-box><master name='Bear' cb='-1'/></toy-box>", "cb=\"-1\" must be a whole number from 0 to 99");
  assert_unusable ("<toy-box><puppet><upgrade ad='100'/></puppet></toy-box>",
                   "ad=\"100\" must be a whole number from 0 to 99");
  assert_unusable ("<draft seed='-1'/>", "seed=\"-1\" must be a whole number from 0 to 2147483647");
  assert_unusable ("<kingdom><hand><card ref='block' count='x'/></hand></kingdom>",
                   "count=\"x\" must be a whole number from 1 to 999");
  assert_unusable ("<team coins='lots'/>", "coins=\"lots\" must be a whole number from 0 to 999");
  assert_unusable ("<team><mission teammates='100'/></team>", "teammates=\"100\" must be a whole number from 0 to 99");
}

/* The samples come out as they are. */
static void
test_samples (void **state)
{
  static const char *const names[] = { "seamus", "lady-justice", "kingdom", "team" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/data/samples/%s.muster", g_getenv ("MUSTER_SOURCE"), names[i]);
      g_autofree char *text = NULL;

      assert_true (g_file_get_contents (path, &text, NULL, NULL));
      assert_kept (text);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_toy_box),
    cmocka_unit_test (test_own_puppets),
    cmocka_unit_test (test_draft),
    cmocka_unit_test (test_kingdom),
    cmocka_unit_test (test_team),
    cmocka_unit_test (test_first_writing),
    cmocka_unit_test (test_unknown_is_kept),
    cmocka_unit_test (test_numbers_out_of_range),
    cmocka_unit_test (test_samples),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
