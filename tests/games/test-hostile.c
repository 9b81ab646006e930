/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Untrusted documents: for any bytes, reading succeeds or fails quickly with one sentence giving line and cause. */
#include "support/cmocka.h"

#include <string.h>

#include "games/collision/character.h"
#include "model/error.h"
#include "games/collision/group.h"
#include "games/games.h"
#include "support/content.h"
#include "support/scratch.h"
#include "games/document-file.h"
#include "xml/file.h"

#define ROOT(content) "<muster xmlns=\"urn:muster:1\">" content "</muster>"
#define MANY 20000 /* bytes: remedies for all that more of them hold take their time, though never the square of it */

static const char sample[]
    = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<!-- Raiders -->\n"
      "<muster xmlns=\"urn:muster:1\" xmlns:l=\"urn:league\">\n"
      "  <character name=\"Rob&#233; Elf\" race=\"red-elf\" tarot=\"6-of-cups\" armor=\"scale-armor\" "
      "accessory=\"shield\">\n"
      "    <weapon ref=\"sabre\" enchantment=\"shadow\"/>\n"
      "    <skill ref=\"check\"/>\n"
      "    <notes>Two <![CDATA[<lines>]]>\nof &amp; text</notes>\n"
      "    <l:elo><l:last at=\"x\">win</l:last></l:elo>\n"
      "  </character>\n"
      "  <battle-group name=\"Raid\" points=\"250\">\n"
      "    <character name=\"騎士\" count=\"2\" race=\"human\" tarot=\"4-of-swords\" values=\"brutality\"/>\n"
      "    <fixed-character name=\"The Tower\" points=\"80\" restrict=\"250\"><stats def=\"9\"/></fixed-character>\n"
      "  </battle-group>\n"
      "</muster>\n";

static MusterDocument *
read_bytes (gconstpointer data, gsize length, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, length);
  MusterDocument *document = muster_document_read (bytes, "x.muster", content_get (), error);

  return document;
}

/* The error is one sentence with the place and cause. */
static void
assert_clear (const GError *error)
{
  assert_non_null (error);
  assert_int_equal (error->domain, MUSTER_ERROR);
  assert_true (g_str_has_prefix (error->message, "x.muster:"));
  assert_true (g_utf8_validate (error->message, -1, NULL));
  assert_null (strpbrk (error->message, "\n\r\t"));
  assert_in_range (strlen (error->message), 15, 300);
}

static void
assert_bytes_refused (gconstpointer data, gsize length, const char *cause)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = read_bytes (data, length, &error);

  assert_null (document);
  assert_clear (error);
  if (strstr (error->message, cause) == NULL)
    fail_msg ("“%s” doesn't say “%s”", error->message, cause);
}

static void
assert_refused (const char *text, const char *cause)
{
  assert_bytes_refused (text, strlen (text), cause);
}

/* It succeeds; and the result can be checked, written and read again unchanged. */
static void
assert_taken (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = read_bytes (text, length, &error);
  g_autoptr (MusterDocument) again = NULL;
  g_autofree char *first = NULL, *second = NULL;

  assert_null (error);
  first = muster_document_write (document, content_get (), NULL);
  again = read_bytes (first, strlen (first), &error);
  assert_null (error);
  second = muster_document_write (again, content_get (), NULL);
  assert_string_equal (first, second);
  for (guint i = 0; i < document->things->len; i++)
    muster_report_free (muster_games_check (content_get (), document->things->pdata[i], length < MANY));
}

/* No document at all */

static void
test_no_xml (void **state)
{
  assert_refused ("", "x.muster: the file is empty");
  assert_refused (" \n ", "x.muster:");
  assert_refused ("Dear diary,\n", "x.muster:1: ");
  assert_refused ("\xef\xbb\xbf", "x.muster:1: ");
  assert_refused ("<", "x.muster:1: ");
  assert_refused ("<?xml version=\"1.0\"?>", "x.muster:1: ");
  assert_refused ("<!-- open", "x.muster:1: ");
}

static void
test_wrong_root (void **state)
{
  assert_refused ("<muster/>", "x.muster:1: this is not a Muster document");
  assert_refused ("<muster xmlns='urn:muster:2'/>", "x.muster:1: this is not a Muster document");
  assert_refused ("<m:muster xmlns:m='urn:muster:2'/>", "x.muster:1: this is not a Muster document");
  assert_refused ("\n\n<report xmlns='urn:muster:1'/>", "x.muster:3: this is not a Muster document");
  assert_refused ("<character xmlns='urn:muster:1'/>", "x.muster:1: this is not a Muster document");
  assert_refused ("<html><body/></html>", "x.muster:1: this is not a Muster document");
}

static void
test_broken_xml (void **state)
{
  assert_refused (ROOT ("\n<character>\n</charakter>"), "x.muster:3: ");
  assert_refused (ROOT ("<character name='a' name='b'/>"), "x.muster:1: Attribute name redefined");
  assert_refused (ROOT ("<character name=a/>"), "x.muster:1: ");
  assert_refused (ROOT ("<character name='<'/>"), "x.muster:1: ");
  assert_refused (ROOT ("<character name='&#0;'/>"), "x.muster:1: ");
  assert_refused (ROOT ("<character name='&#27;'/>"), "x.muster:1: ");
  assert_refused (ROOT ("<character name='&nbsp;'/>"), "x.muster:1: Entity 'nbsp' not defined");
  assert_refused (ROOT ("&nbsp;"), "x.muster:1: Entity 'nbsp' not defined");
  assert_refused (ROOT ("]]>"), "x.muster:1: ");
  assert_refused (ROOT ("<!-- a -- b -->"), "x.muster:1: ");
  assert_refused (ROOT ("") ROOT (""), "x.muster:1: Extra content at the end of the document");
  assert_refused (ROOT ("") "\n\nmore", "x.muster:3: Extra content at the end of the document");
  assert_refused ("<?xml version='1.0'?>\n<?xml version='1.0'?>" ROOT (""), "x.muster:2: ");
  assert_refused ("<?xml version='1.0' encoding='UTF-8' nonsense?>" ROOT (""), "x.muster:1: ");
}

static void
test_odd_namespaces (void **state)
{
  static const char *const names[] = { "a&amp;b", "a&lt;b", "a&quot;b", "a&apos;b", "a>b", "a&#10;b", "a&#9;b" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *on_ours = g_strdup_printf (ROOT ("\n<character xmlns:l='%s'/>"), names[i]);
      g_autofree char *on_others = g_strdup_printf (ROOT ("\n<l:a xmlns:l='urn:l'><b xmlns='%s'/></l:a>"), names[i]);
      g_autofree char *of_attribute
          = g_strdup_printf ("<muster xmlns='urn:muster:1' xmlns:l='%s'>\n<character l:a='b'/></muster>", names[i]);

      assert_refused (on_ours, "x.muster:2: the name of a namespace");
      assert_refused (on_others, "x.muster:2: the name of a namespace");
      assert_refused (of_attribute, "x.muster:1: the name of a namespace");
    }
}

static void
test_truncated (void **state)
{
  const char *end = strstr (sample, "</muster>") + strlen ("</muster>");

  for (gsize length = 0; length < sizeof sample; length++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterDocument) document = read_bytes (sample, length, &error);

      assert_int_equal (document != NULL, length >= (gsize) (end - sample) && length < sizeof sample);
      if (document == NULL)
        assert_clear (error);
    }
}

/* Each byte of the sample changed, a few times over. */
static void
test_changed_bytes (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  static const char likely[] = "<>&\"'/!?-[]= \n:;#x0\x80\xff";

  for (guint round = 0; round < 12; round++)
    for (gsize i = 0; i < sizeof sample - 1; i++)
      {
        g_autofree char *changed = g_strndup (sample, sizeof sample - 1);
        g_autoptr (GError) error = NULL;
        g_autoptr (MusterDocument) document = NULL;

        changed[i] = round == 0 ? (char) g_rand_int_range (rand, 1, 256)
                                : likely[g_rand_int_range (rand, 0, sizeof likely - 1)];
        document = read_bytes (changed, sizeof sample - 1, &error);
        if (document == NULL)
          assert_clear (error);
        else
          assert_taken (changed, sizeof sample - 1);
      }
}

/* Doors to other files */

static void
test_doctype (void **state)
{
  const char *const before[] = {
    "",
    "<?xml version='1.0'?>",
    "\xef\xbb\xbf",
    " \n",
    "<!-- a comment -->",
    "<!--> a sly comment --><!-- and --> <?one?> <?more?>",
    "<!--><muster -->",
    "<!---> <muster -->",
    "<?pi <!-- ?>",
    "<!-- <?pi -->",
  };

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_autofree char *plain = g_strconcat (before[i], "<!DOCTYPE muster>", ROOT (""), NULL);
      g_autofree char *entity
          = g_strconcat (before[i], "<!DOCTYPE muster [<!ENTITY a 'b'>]>", ROOT ("<character name='&a;'/>"), NULL);

      assert_bytes_refused (plain, strlen (plain), "");
      assert_bytes_refused (entity, strlen (entity), "");
    }
  assert_refused ("<?xml version='1.0'?>\n<!DOCTYPE muster>\n" ROOT (""), "x.muster:2: a DOCTYPE is not allowed here");
  assert_refused ("<!--><muster -->\n<!DOCTYPE muster>\n" ROOT (""), "x.muster:2: a DOCTYPE is not allowed here");
  assert_refused (ROOT ("<!DOCTYPE muster>"), "x.muster:1: ");
}

static void
test_entities (void **state)
{
  assert_refused (
      "<!DOCTYPE m [<!ENTITY a '0123456789'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>"
      "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'><!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;'>"
      "<!ENTITY e '&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;'><!ENTITY f '&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;'>"
      "<!ENTITY g '&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;'>]>" ROOT ("<character name='&g;'><notes>&g;</notes></character>"),
      "a DOCTYPE is not allowed here");
  assert_refused (
      "<!DOCTYPE m [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" ROOT ("<character><notes>&a;</notes></character>"),
      "a DOCTYPE is not allowed here");
  assert_refused ("<!DOCTYPE m SYSTEM 'http://127.0.0.1:9/m.dtd'>" ROOT (""), "a DOCTYPE is not allowed here");
  assert_refused ("<!DOCTYPE m [<!ENTITY % a SYSTEM 'file:///etc/passwd'> %a;]>" ROOT (""),
                  "a DOCTYPE is not allowed here");
}

/* An inclusion is an element like any other, kept and not followed. */
static void
test_xinclude (void **state)
{
  const char *text
      = ROOT ("<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"/etc/passwd\" parse=\"text\"/>");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = read_bytes (text, strlen (text), &error);
  g_autofree char *written = NULL;

  assert_null (error);
  written = muster_document_write (document, content_get (), NULL);
  assert_non_null (strstr (written, "href=\"/etc/passwd\""));
  assert_null (strstr (written, "root:"));
}

/* Encodings */

static void
assert_converted_refused (const char *encoding, gboolean declared)
{
  g_autofree char *text
      = g_strdup_printf ("<?xml version='1.0'%s%s%s?>" ROOT ("<character name='\xc3\xa4'/>"),
                         declared ? " encoding='" : "", declared ? encoding : "", declared ? "'" : "");
  gsize length;
  g_autofree char *converted = g_convert (text, -1, encoding, "UTF-8", NULL, &length, NULL);

  assert_non_null (converted);
  assert_bytes_refused (converted, length, "x.muster:1: this is not UTF-8 text");
}

static void
test_encodings (void **state)
{
  static const char gzip[]
      = "\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\xb3\xc9\x2d\x2d\x2e\x49\x2d\x52\xa8\xc8\xcd\x29\xb6";
  static const char *const encodings[] = { "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "ISO-8859-1", "WINDOWS-1252" };
  static const char nul[] = "<muster xmlns=\"urn:muster:1\">\n<character name=\"a\0b\"/></muster>";
  static const char after[] = ROOT ("") "\0";

  for (guint i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      assert_converted_refused (encodings[i], TRUE);
      assert_converted_refused (encodings[i], FALSE);
    }
  assert_bytes_refused (gzip, sizeof gzip - 1, "x.muster:1: this is not UTF-8 text");
  assert_bytes_refused (nul, sizeof nul - 1, "x.muster:2: this is not UTF-8 text");
  assert_bytes_refused (after, sizeof after - 1, "x.muster:1: this is not UTF-8 text");
  /* Overlong and surrogate forms are none. */
  assert_refused (ROOT ("<character name='\xc0\xaf'/>"), "x.muster:1: this is not UTF-8 text");
  assert_refused (ROOT ("<character name='\xed\xa0\x80'/>"), "x.muster:1: this is not UTF-8 text");
  assert_refused (ROOT ("<character name='\xff'/>"), "x.muster:1: this is not UTF-8 text");
}

/* Numbers */

static void
test_numbers (void **state)
{
  static const char *const bad_counts[]
      = { "0", "1000", "x", "", " ", "-1", "1.0", "1e3", "0x10", "9999999999999999999", "1 2", "١" };
  static const char *const bad_points[] = { "-1", "100001", "1e3", "9999999999999999999", "", "250pt", "NaN", "\t" };

  for (guint i = 0; i < G_N_ELEMENTS (bad_counts); i++)
    {
      g_autofree char *one = g_strdup_printf (ROOT ("\n<character count='%s'/>"), bad_counts[i]);
      g_autofree char *fixed = g_strdup_printf (
          ROOT ("<battle-group>\n<fixed-character points='1' count='%s'/></battle-group>"), bad_counts[i]);

      assert_refused (one, "x.muster:2: count=");
      assert_refused (fixed, "x.muster:2: count=");
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad_points); i++)
    {
      g_autofree char *group = g_strdup_printf (ROOT ("\n\n<battle-group points='%s'/>"), bad_points[i]);
      g_autofree char *fixed = g_strdup_printf (ROOT ("<fixed-character points='%s'/>"), bad_points[i]);
      g_autofree char *limit = g_strdup_printf (ROOT ("<fixed-character restrict='%s'/>"), bad_points[i]);

      assert_refused (group, "x.muster:3: points=");
      assert_refused (fixed, "x.muster:1: points=");
      assert_refused (limit, "x.muster:1: restrict=");
    }
  assert_refused (ROOT ("<character count='0'/>"), "x.muster:1: count=\"0\" must be a whole number from 1 to 999");
  assert_refused (ROOT ("<fixed-character><stats def='1000'/></fixed-character>"),
                  "x.muster:1: def=\"1000\" must be a whole number from -999 to 999");
  assert_taken (ROOT ("<character count='999'/><battle-group points='0'/><battle-group points='100000'/>"),
                strlen (ROOT ("<character count='999'/><battle-group points='0'/><battle-group points='100000'/>")));
}

/* An invalid number is quoted on one line, whatever its length. */
static void
test_long_numbers (void **state)
{
  g_autofree char *digits = g_strnfill (100000, '7');
  g_autofree char *text = g_strdup_printf (ROOT ("<character count='%s'/>"), digits);

  assert_refused (text, "x.muster:1: count=\"777");
  assert_refused (ROOT ("<character count='1&#10;&#9;2&#x9b;'/>"), "x.muster:1: count=\"1");
}

/* The first of several errors is reported. */
static void
test_first_error (void **state)
{
  assert_refused (ROOT ("\n<character count='0' values='x'><weapon/>\n</character>\n<character count='x'/>"),
                  "x.muster:2: count=\"0\"");
}

/* Size */

static char *
repeat (const char *before, guint n, const char *piece, const char *after)
{
  GString *text = g_string_new (before);

  for (guint i = 0; i < n; i++)
    g_string_append (text, piece);
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

static void
test_depth (void **state)
{
  static const char *const elements[][2]
      = { { "<a>", "</a>" }, { "<character>", "</character>" }, { "<a xmlns='urn:b'>", "</a>" } };

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      g_autofree char *ends = repeat ("", 1000, elements[i][1], "</muster>");
      g_autofree char *deep = repeat ("<muster xmlns='urn:muster:1'>", 1000, elements[i][0], ends);
      g_autofree char *open = repeat ("<muster xmlns='urn:muster:1'>", 1000000, elements[i][0], "");

      assert_refused (deep, "x.muster:1: elements are nested too deep");
      assert_refused (open, "x.muster:1: elements are nested too deep");
    }
}

static void
test_many_skills (void **state)
{
  g_autofree char *skills = repeat ("<muster xmlns='urn:muster:1'><character race='human' tarot='2-of-swords'>", 100000,
                                    "<skill ref='check'/>", "</character></muster>");
  g_autofree char *unknown = repeat ("<muster xmlns='urn:muster:1'><character>", 50000,
                                     "<skill ref='x'/><weapon ref='y' enchantment='z'/>", "</character></muster>");
  g_autofree char *both = repeat ("<muster xmlns='urn:muster:1'><character race='human' tarot='2-of-coins'>", 50000,
                                  "<skill ref='snipe'/><weapon ref='blade'/>", "</character></muster>");

  assert_taken (skills, strlen (skills));
  assert_taken (unknown, strlen (unknown));
  assert_taken (both, strlen (both));
}

static void
test_many_of_everything (void **state)
{
  g_autofree char *things = repeat ("<muster xmlns='urn:muster:1'>", 100000, "<character/>", "</muster>");
  g_autofree char *members = repeat (
      "<muster xmlns='urn:muster:1'><battle-group points='1'>", 5000,
      "<fixed-character points='9' values='chivalry sorcery'/><character race='red-elf' values='liberty mysticism'/>",
      "</battle-group></muster>");
  g_autofree char *comments
      = repeat ("<muster xmlns='urn:muster:1'><character>", 100000, "<!---->", "</character></muster>");
  g_autofree char *outside = repeat ("", 100000, "<!---->", "<muster xmlns='urn:muster:1'/>");
  g_autofree char *foreign
      = repeat ("<muster xmlns='urn:muster:1'><character>", 100000, "<x xmlns='urn:x'/>", "</character></muster>");
  g_autofree char *values = repeat ("<muster xmlns='urn:muster:1'><character values='", 100000, "x ", "'/></muster>");

  assert_taken (things, strlen (things));
  assert_taken (members, strlen (members));
  assert_taken (comments, strlen (comments));
  assert_taken (outside, strlen (outside));
  assert_taken (foreign, strlen (foreign));
  assert_taken (values, strlen (values));
}

/* An element with very many attributes would keep the parser busy for hours. */
static void
test_many_attributes (void **state)
{
  static const guint many[] = { 2000, 100000, 2000000 };

  for (guint i = 0; i < G_N_ELEMENTS (many); i++)
    {
      GString *plain = g_string_new ("<muster xmlns='urn:muster:1'>\n<character");
      GString *prefixes = g_string_new ("<muster xmlns='urn:muster:1'>\n<character");

      for (guint j = 0; j < many[i]; j++)
        {
          g_string_append_printf (plain, " a%x='>'", j);
          g_string_append_printf (prefixes, " xmlns:a%x = \"u\"", j);
        }
      g_string_append (plain, "/></muster>");
      g_string_append (prefixes, "/></muster>");
      assert_bytes_refused (plain->str, plain->len, "x.muster:2: an element has more than 1000 attributes");
      assert_bytes_refused (prefixes->str, prefixes->len, "x.muster:2: an element has more than 1000 attributes");
      g_string_free (plain, TRUE);
      g_string_free (prefixes, TRUE);
    }
}

/* Equal signs in texts, comments and values are no attributes; neither are all the attributes of a file together. */
static void
test_no_attributes (void **state)
{
  g_autofree char *text
      = repeat ("<muster xmlns='urn:muster:1'><character><notes>", 5000, "a='b' ", "</notes></character></muster>");
  g_autofree char *comment = repeat ("<muster xmlns='urn:muster:1'><!-- ", 5000, "<a b='c'", " --></muster>");
  g_autofree char *cdata = repeat ("<muster xmlns='urn:muster:1'><character><notes><![CDATA[", 5000, "<a b='c' ",
                                   "]]></notes></character></muster>");
  g_autofree char *value = repeat ("<muster xmlns='urn:muster:1'><character name='", 5000, "=\"", "'/></muster>");
  g_autofree char *pi = repeat ("<muster xmlns='urn:muster:1'><?x ", 5000, "<a b='c' ", "?></muster>");
  g_autofree char *each = repeat ("<muster xmlns='urn:muster:1'>", 5000, "<character name='b'/>", "</muster>");

  assert_taken (text, strlen (text));
  assert_taken (comment, strlen (comment));
  assert_taken (cdata, strlen (cdata));
  assert_taken (value, strlen (value));
  assert_taken (pi, strlen (pi));
  assert_taken (each, strlen (each));
}

static void
test_long_names_and_texts (void **state)
{
  g_autofree char *megabyte = g_strnfill (1024 * 1024, 'a');
  g_autofree char *notes = g_strdup_printf (ROOT ("<character name='%s' race='%s'><notes>%s</notes></character>"),
                                            megabyte, megabyte, megabyte);
  g_autofree char *element = g_strdup_printf (ROOT ("<%s/>"), megabyte);
  g_autofree char *prefix = g_strdup_printf (ROOT ("<%s:a/>"), megabyte);
  g_autofree char *huge
      = repeat ("<muster xmlns='urn:muster:1'><character><notes>", 11, megabyte, "</notes></character></muster>");

  assert_taken (notes, strlen (notes));
  assert_refused (element, "x.muster:1: ");
  assert_refused (prefix, "x.muster:1: ");
  assert_refused (huge, "x.muster:1: ");
}

/* Exactly as much as we read, and one byte more. */
static void
test_64_mebibytes (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *megabyte = g_strnfill (1024 * 1024 - 7, ' ');
  g_autofree char *comment = g_strdup_printf ("<!--%s-->", megabyte);
  g_autofree char *begin = repeat ("<muster xmlns='urn:muster:1'>", 63, comment, "");
  g_autofree char *rest = g_strnfill (MUSTER_FILE_MAX - strlen (begin) - strlen ("</muster>"), ' ');
  g_autofree char *text = g_strconcat (begin, "</muster>", rest, "\n", NULL);
  g_autofree char *most = scratch_dup_written (scratch, "most", text, MUSTER_FILE_MAX);
  g_autofree char *more = scratch_dup_written (scratch, "more", text, MUSTER_FILE_MAX + 1);
  g_autoptr (GBytes) bytes = muster_file_read (most, &error);
  g_autoptr (MusterDocument) document = NULL;

  assert_null (error);
  assert_int_equal (g_bytes_get_size (bytes), MUSTER_FILE_MAX);
  document = muster_document_read (bytes, "x.muster", content_get (), &error);
  assert_null (error);
  assert_null (muster_file_read (more, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE));
  assert_true (g_str_has_prefix (error->message, more));
  assert_non_null (strstr (error->message, "larger than 64 MiB"));
}

static void
assert_load (const char *content, const char *cause)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_written (scratch, "x.muster", content, strlen (content));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_document_load (path, content_get (), &error);

  if (cause == NULL)
    assert_null (error);
  else if (error == NULL || strstr (error->message, cause) == NULL)
    fail_msg ("“%s” doesn't say “%s”", error != NULL ? error->message : "nothing", cause);
}

/* 512 copies with a name of 32 KB say 16 MB; a note of one byte more is too much. A library takes what it took already. */
static void
test_words_of_all_copies (void **state)
{
  static const char *const cause = ":1: the names and notes, once for each copy, take more than 16 MB in all";
  g_autofree char *name = g_strnfill (32 * 1024, 'x');
  g_autofree char *most
      = g_strdup_printf (ROOT ("<battle-group><character name=\"%s\" count=\"512\"/></battle-group>"), name);
  g_autofree char *more = g_strdup_printf (ROOT ("<character name=\"%s\" count=\"512\"/>"
                                                 "<character><notes>x</notes></character>"),
                                           name);
  g_autofree char *fixed = g_strdup_printf (ROOT ("<fixed-character name=\"%sx\" count=\"512\"/>"), name);
  g_autoptr (MusterDocument) kept = read_bytes (more, strlen (more), NULL);

  assert_load (most, NULL);
  assert_load (more, cause);
  assert_load (fixed, cause);
  assert_non_null (kept);
}

static void
assert_portraits (guint n, const char *cause)
{
  g_autoptr (GString) content = g_string_new ("<muster xmlns=\"urn:muster:1\">");

  for (guint i = 0; i < n; i++)
    g_string_append (content, "<character><portrait type=\"image/png\">AAAA</portrait></character>\n");
  g_string_append (content, "</muster>");
  assert_load (content->str, cause);
}

static void
test_portraits_of_a_file (void **state)
{
  assert_portraits (1000, NULL);
  assert_portraits (1001, ":1001: there are more than 1000 portraits in this file");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_words_of_all_copies),
    cmocka_unit_test (test_portraits_of_a_file),
    cmocka_unit_test (test_no_xml),
    cmocka_unit_test (test_wrong_root),
    cmocka_unit_test (test_broken_xml),
    cmocka_unit_test (test_odd_namespaces),
    cmocka_unit_test (test_truncated),
    cmocka_unit_test (test_changed_bytes),
    cmocka_unit_test (test_doctype),
    cmocka_unit_test (test_entities),
    cmocka_unit_test (test_xinclude),
    cmocka_unit_test (test_encodings),
    cmocka_unit_test (test_numbers),
    cmocka_unit_test (test_long_numbers),
    cmocka_unit_test (test_first_error),
    cmocka_unit_test (test_depth),
    cmocka_unit_test (test_many_skills),
    cmocka_unit_test (test_many_of_everything),
    cmocka_unit_test (test_many_attributes),
    cmocka_unit_test (test_no_attributes),
    cmocka_unit_test (test_long_names_and_texts),
    cmocka_unit_test (test_64_mebibytes),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
