/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editing a pack as a text: what isn't changed stays to the byte, and every column of every option of every game comes back as it was
 * written. */
#include "support/cmocka.h"

#include <string.h>

#include "model/catalog/field.h"
#include "xml/pack-option.h"
#include "xml/pack.h"

static MusterPackText *
open_text (const char *xml)
{
  g_autoptr (GBytes) bytes = g_bytes_new (xml, strlen (xml));
  g_autoptr (GError) error = NULL;
  MusterPackText *text = muster_pack_text_new (bytes, &error);

  g_assert_no_error (error);
  return text;
}

static void
assert_text (MusterPackText *text, const char *expected)
{
  gsize size;
  const char *now = g_bytes_get_data (muster_pack_text_get_bytes (text), &size);
  g_autofree char *copy = g_strndup (now, size);

  assert_string_equal (copy, expected);
}

/* Another change on each line; all around them stays, however odd. */
static void
test_attributes (void **state)
{
  static const char *const order[] = { "name", "ec", "w-att", "points", NULL };
  g_autoptr (MusterPackText) text = open_text ("<!-- < \"a\" -->\n<pack  name='P'>\n\t<universal><!--x-->\n"
                                               "  <weapon name = 'A > B'\n          points='1' /> <!-- y -->\n"
                                               "  </universal >\n</pack>\n<?end?>");

  muster_pack_text_set_attribute (text, 2, "points", "12", order);
  muster_pack_text_set_attribute (text, 2, "w-att", "1 & \"2\"", order);
  muster_pack_text_set_attribute (text, 2, "ec", "3", order);
  muster_pack_text_set_attribute (text, 2, "z", "4", order);
  assert_text (text,
               "<!-- < \"a\" -->\n<pack  name='P'>\n\t<universal><!--x-->\n"
               "  <weapon name = 'A > B' ec=\"3\" w-att=\"1 &amp; &quot;2&quot;\"\n          points=\"12\" z=\"4\" /> "
               "<!-- y -->\n  </universal >\n</pack>\n<?end?>");
  muster_pack_text_set_attribute (text, 2, "points", NULL, order);
  muster_pack_text_set_attribute (text, 2, "gone", NULL, order);
  muster_pack_text_set_attribute (text, 2, "name", "C", order);
  assert_text (text, "<!-- < \"a\" -->\n<pack  name='P'>\n\t<universal><!--x-->\n"
                     "  <weapon name=\"C\" ec=\"3\" w-att=\"1 &amp; &quot;2&quot;\" z=\"4\" /> "
                     "<!-- y -->\n  </universal >\n</pack>\n<?end?>");
}

static void
test_elements (void **state)
{
  g_autoptr (MusterPackText) text
      = open_text ("<pack>\n    <a/>\n    <!-- of b -->\n    <b>\n        <c/>\n    </b>\n</pack>");
  g_autofree char *element = NULL;

  assert_int_equal (muster_pack_text_append (text, 1, "<d>\n  <e/>\n</d>"), 2);
  assert_int_equal (muster_pack_text_insert (text, 5, "<f/>"), 5);
  assert_int_equal (muster_pack_text_append (text, 0, "<g/>"), 7);
  assert_text (text, "<pack>\n    <a>\n      <d>\n        <e/>\n      </d>\n    </a>\n    <!-- of b -->\n    <b>\n"
                     "        <f/>\n        <c/>\n    </b>\n    <g/>\n</pack>");
  element = muster_pack_text_dup_element (text, 2);
  assert_string_equal (element, "<d>\n  <e/>\n</d>");
  muster_pack_text_remove (text, 2);
  muster_pack_text_remove (text, 3);
  muster_pack_text_remove (text, 3);
  assert_text (text, "<pack>\n    <a/>\n    <!-- of b -->\n    <b/>\n    <g/>\n</pack>");
}

/* One line is as good as many. */
static void
test_one_line (void **state)
{
  g_autoptr (MusterPackText) text = open_text ("<pack><a></a><b/></pack>");

  muster_pack_text_remove (text, 1);
  muster_pack_text_set_content (text, 1, "it's \"here\" & <there>\nnow");
  muster_pack_text_append (text, 0, "<c/>");
  assert_text (text, "<pack><b>it's \"here\" &amp; &lt;there&gt; now</b>\n  <c/>\n</pack>");
}

static void
test_long_content (void **state)
{
  g_autoptr (MusterPackText) text = open_text ("<pack>\n  <a>old<!-- kept --></a>\n</pack>");
  g_autoptr (GString) words = g_string_new ("word");
  g_autofree char *now = NULL;

  for (guint i = 1; i < 60; i++)
    g_string_append (words, " word");
  muster_pack_text_set_content (text, 1, words->str);
  now = muster_node_dup_text (muster_pack_text_get_node (text, 1));
  assert_string_equal (now, words->str);
  assert_non_null (strstr (g_bytes_get_data (muster_pack_text_get_bytes (text), NULL), "<a><!-- kept -->\n    word"));
}

/* Every option of every game. */

static MusterCatalog *
read_games (void)
{
  static const char *const names[] = { "collision.xml", "puppet-wars.xml", "castles.xml", "stuffed.xml" };
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free),
                        complaints = g_ptr_array_new_with_free_func (g_free);
  MusterCatalog *catalog;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (paths, g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "packs", names[i], NULL));
  g_ptr_array_add (paths, NULL);
  catalog = muster_packs_read ((const char *const *) paths->pdata, complaints);
  assert_non_null (catalog);
  return catalog;
}

static void
assert_same (const MusterOption *copy, const MusterOption *option)
{
  assert_string_equal (copy->about, option->about);
  assert_string_equal (copy->keywords, option->keywords);
  assert_int_equal (copy->values, option->values);
  for (const MusterField *field = muster_fields_of (option->kind); field->name != NULL; field++)
    {
      g_autofree char *one = muster_field_dup_cell (field, copy), *other = muster_field_dup_cell (field, option);

      assert_string_equal (one, other);
    }
  assert_int_equal (copy->n_features, option->n_features);
  for (guint i = 0; i < option->n_features; i++)
    {
      assert_int_equal (copy->features[i].n_abilities, option->features[i].n_abilities);
      assert_int_equal (copy->features[i].n_adds, option->features[i].n_adds);
      for (guint j = 0; j < option->features[i].n_abilities; j++)
        assert_string_equal (copy->features[i].abilities[j]->id, option->features[i].abilities[j]->id);
      for (guint j = 0; j < option->features[i].n_adds; j++)
        assert_memory_equal (&copy->features[i].adds[j], &option->features[i].adds[j], sizeof (MusterAdd));
    }
}

static char *
dup_copy_name (const MusterOption *option)
{
  return g_strconcat ("Copy of ", option->id, NULL); /* two cards of one name have ids of their own */
}

/* A pack with a copy of everything. */
static MusterPackText *
copy_all (const MusterCatalog *catalog)
{
  MusterPackText *text
      = open_text ("<pack xmlns='urn:muster:pack:1' game='collision' name='Copies' version='1'></pack>");

  for (MusterKind kind = MUSTER_KIND_ABILITY; kind < MUSTER_N_KINDS; kind++)
    for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
      {
        const MusterOption *option = muster_catalog_nth (catalog, kind, i);
        g_autofree char *name = dup_copy_name (option), *xml = muster_pack_option_dup_xml (option, name);
        guint element = muster_pack_option_add (text, kind, xml);

        if (muster_pack_option_has_values (kind))
          element = muster_pack_option_set_values (text, element, catalog, option->values);
        if (muster_pack_option_has_values (kind))
          assert_int_equal (muster_pack_option_get_values (text, element, catalog), option->values);
      }
  return text;
}

static void
test_every_option (void **state)
{
  g_autoptr (MusterCatalog) catalog = read_games (), games = read_games ();
  g_autoptr (MusterPackText) text = copy_all (games);
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  MusterPackSource source = { "copies.xml", muster_pack_text_get_bytes (text) };

  if (!muster_packs_add (catalog, &source, 1, complaints))
    {
      MusterPackComplaint *complaint = complaints->pdata[0];

      fail_msg ("%ld: %s", complaint->line, complaint->cause);
    }
  for (MusterKind kind = MUSTER_KIND_ABILITY; kind < MUSTER_N_KINDS; kind++)
    for (guint i = 0; i < muster_catalog_count (games, kind); i++)
      {
        const MusterOption *option = muster_catalog_nth (games, kind, i);
        g_autofree char *name = dup_copy_name (option), *id = g_strconcat ("copy-of-", option->id, NULL);
        const MusterOption *copy = muster_catalog_find (catalog, kind, id);

        assert_non_null (copy);
        assert_string_equal (copy->name, name);
        assert_same (copy, option);
      }
}

/* Values move it, and nothing else. */
static void
test_values (void **state)
{
  const char *const before
      = "<pack>\n  <!-- for all -->\n  <universal>\n    <weapon name=\"Oar\"/>\n    <weapon name=\"Hook\"/>\n"
        "  </universal>\n  <glossary/>\n</pack>";
  g_autoptr (MusterCatalog) catalog = read_games ();
  g_autoptr (MusterPackText) text = open_text (before);
  MusterValueSet chivalry = muster_catalog_find (catalog, MUSTER_KIND_VALUE, "chivalry")->values,
                 sorcery = muster_catalog_find (catalog, MUSTER_KIND_VALUE, "sorcery")->values;
  guint hook = (guint) muster_pack_option_find (text, MUSTER_KIND_WEAPON, "hook", 0);

  hook = muster_pack_option_set_values (text, hook, catalog, chivalry | sorcery);
  assert_text (text, "<pack>\n  <!-- for all -->\n  <universal>\n    <weapon name=\"Oar\"/>\n  </universal>\n"
                     "  <value name=\"Chivalry\">\n    <weapon name=\"Hook\"/>\n  </value>\n"
                     "  <value name=\"Sorcery\">\n    <also kind=\"weapon\" refs=\"hook\"/>\n  </value>\n"
                     "  <glossary/>\n</pack>");
  hook = muster_pack_option_set_values (text, hook, catalog, sorcery);
  assert_int_equal (muster_pack_option_get_values (text, hook, catalog), sorcery);
  hook = muster_pack_option_set_values (text, hook, catalog, 0);
  assert_text (text,
               "<pack>\n  <!-- for all -->\n  <universal>\n    <weapon name=\"Oar\"/>\n    <weapon name=\"Hook\"/>\n"
               "  </universal>\n  <value name=\"Chivalry\"/>\n  <value name=\"Sorcery\"/>\n  <glossary/>\n</pack>");
}

/* The least that the schema takes, for every kind; a skill also wants its ability. */
static void
test_every_kind (void **state)
{
  g_autoptr (MusterCatalog) catalog = read_games ();
  g_autoptr (MusterPackText) text
      = open_text ("<pack xmlns='urn:muster:pack:1' game='collision' name='New' version='1'/>");
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  MusterPackSource source;

  for (MusterKind kind = MUSTER_KIND_ABILITY; kind < MUSTER_N_KINDS; kind++)
    {
      g_autofree char *xml = muster_pack_option_dup_empty (kind, "Brand New");

      muster_pack_option_add (text, kind, xml);
    }
  source = (MusterPackSource){ "new.xml", muster_pack_text_get_bytes (text) };
  assert_true (muster_packs_add (catalog, &source, 1, complaints));
}

/* A complaint knows the element and the attribute. */
static void
test_complaints (void **state)
{
  const char *const xml = "<pack xmlns='urn:muster:pack:1' game='collision' name='N' version='1'><universal>"
                          "<weapon name='Oar' ec='two' type='mundane' reach='1' hands='1' points='1'/>"
                          "<weapon name='Hook' ec='2' type='mundane' reach='1' hands='1'/></universal></pack>";
  g_autoptr (MusterCatalog) catalog = read_games ();
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  g_autoptr (GBytes) bytes = g_bytes_new_static (xml, strlen (xml));
  MusterPackSource source = { "n.xml", bytes };
  const MusterPackComplaint *one, *other;

  assert_false (muster_packs_add (catalog, &source, 1, complaints));
  one = complaints->pdata[0];
  other = complaints->pdata[complaints->len - 1];
  assert_int_equal (one->element, 2);
  assert_string_equal (one->attribute, "ec");
  assert_true (one->of_schema);
  assert_int_equal (other->element, 3);
  assert_string_equal (other->attribute, "points");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_attributes),   cmocka_unit_test (test_elements),     cmocka_unit_test (test_one_line),
    cmocka_unit_test (test_long_content), cmocka_unit_test (test_every_option), cmocka_unit_test (test_values),
    cmocka_unit_test (test_every_kind),   cmocka_unit_test (test_complaints),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
