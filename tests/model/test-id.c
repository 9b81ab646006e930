/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ids, as they are made from names: lower case, accents dropped, every run of other characters one hyphen. */
#include "support/cmocka.h"

#include "model/text/id.h"

static void
assert_id (const char *name, const char *expected)
{
  g_autofree char *id = muster_id_dup_from_name (name);

  assert_string_equal (id, expected);
}

static void
test_names_of_the_book (void **state)
{
  assert_id ("Sabre", "sabre");
  assert_id ("Red Elf", "red-elf");
  assert_id ("6 of Cups", "6-of-cups");
  assert_id ("Buck-Shot", "buck-shot");
  assert_id ("Got your Back", "got-your-back");
  assert_id ("Long sword", "long-sword");
}

static void
test_accents_drop (void **state)
{
  assert_id ("Bête Noire", "bete-noire");
  assert_id ("Be\xcc\x82te Noire", "bete-noire"); /* the accent as a character of its own */
  assert_id ("ÀÉÎÕÜÇ", "aeiouc");
  assert_id ("\xcc\x82", ""); /* an accent and nothing below it */
}

static void
test_runs_are_one_hyphen (void **state)
{
  assert_id ("A -- b", "a-b");
  assert_id ("Hex (1), Stun!", "hex-1-stun");
  assert_id ("Lady\tJustice\n\nII", "lady-justice-ii");
  assert_id ("Crit: Slay", "crit-slay");
  assert_id ("S-Pow+1", "s-pow-1");
}

static void
test_no_hyphen_at_the_ends (void **state)
{
  assert_id ("  Shield  ", "shield");
  assert_id ("«Shield»", "shield");
  assert_id ("-shield-", "shield");
}

static void
test_other_scripts_stay (void **state)
{
  assert_id ("黒騎士", "黒騎士");
  assert_id ("黒 騎士", "黒-騎士");
  assert_id ("Чёрный Рыцарь", "черныи-рыцарь"); /* ё and й lose their marks as any letter does */
  assert_id ("ＦＵＬＬ", "full");               /* full width letters are the plain ones */
}

static void
test_nothing_to_make_one_from (void **state)
{
  assert_id ("", "");
  assert_id ("   ", "");
  assert_id ("!?…", "");
}

static void
test_not_utf_8 (void **state)
{
  assert_id ("caf\xe9", "");
  assert_id ("\xff\xfe", "");
  assert_id ("cut \xe2\x82", "");
}

static void
test_an_id_is_its_own_id (void **state)
{
  static const char *const ids[] = { "6-of-cups", "bete-noire", "x", "黒-騎士" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    assert_id (ids[i], ids[i]);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_names_of_the_book),   cmocka_unit_test (test_accents_drop),
    cmocka_unit_test (test_runs_are_one_hyphen), cmocka_unit_test (test_no_hyphen_at_the_ends),
    cmocka_unit_test (test_other_scripts_stay),  cmocka_unit_test (test_nothing_to_make_one_from),
    cmocka_unit_test (test_not_utf_8),           cmocka_unit_test (test_an_id_is_its_own_id),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
