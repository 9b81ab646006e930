/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A separate puppet: in files, in its report, on its card, and in the toy boxes and pools that use it. */
#include "support/cmocka.h"

#include "games/game.h"
#include "games/puppet-wars/draft-pool.h"
#include "games/thing-file.h"
#include "model/member.h"
#include "support/content.h"

#define PUPPET(attributes, inside) "<puppet " attributes ">" inside "</puppet>"

static MusterThing *
read_puppet (const char *xml)
{
  g_autofree char *text = g_strdup_printf ("<muster xmlns='urn:muster:1'>%s</muster>", xml);
  g_autoptr (GError) error = NULL;
  MusterThing *thing = muster_thing_read (text, content_get (), &error);

  g_assert_no_error (error);
  assert_ptr_equal (thing->klass, &muster_puppet_wars_puppet_class);
  return thing;
}

static void
test_file (void **state)
{
  const char *xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                    "<muster xmlns=\"urn:muster:1\">\n"
                    "  <puppet name=\"Teddy\" rank=\"pawn\" owned=\"2\" ar=\"6\" ar-suit=\"tomes\">\n"
                    "    <action name=\"Hug\" value=\"7\" suit=\"rams\" cost=\"a card\" range=\"1\" duration=\"a "
                    "turn\">Stuck.</action>\n"
                    "    <portrait type=\"image/png\">iVBORw0KGgo=</portrait>\n"
                    "    <agreed rule=\"puppet.suit\" note=\"Ours\"/>\n"
                    "  </puppet>\n"
                    "</muster>\n";
  g_autoptr (MusterThing) thing = muster_thing_read (xml, content_get (), NULL);
  g_autofree char *written = NULL;

  assert_non_null (thing);
  written = muster_thing_write (thing, content_get ());
  assert_string_equal (written, xml);
  assert_non_null (((const MusterPuppetWarsPuppet *) thing)->portrait);
}

static void
assert_report (const char *xml, const char *rules, gboolean legal)
{
  g_autoptr (MusterThing) thing = read_puppet (xml);
  g_autoptr (MusterReport) report = muster_games_check (content_get (), thing, FALSE);
  GString *found = g_string_new (NULL);

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "", ((MusterProblem *) report->problems->pdata[i])->rule->id);
  assert_string_equal (found->str, rules);
  assert_string_equal (muster_report_get (report, "legal"), legal ? "yes" : "no");
  g_string_free (found, TRUE);
}

static void
test_report (void **state)
{
  assert_report (PUPPET ("name='Teddy' rank='pawn'", ""), "", TRUE);
  /* Unnamed puppets can't be told apart. */
  assert_report (PUPPET ("rank='pawn'", ""), "puppet.name", FALSE);
  /* One of the catalogue has its name from there. */
  assert_report (PUPPET ("ref='ronin'", ""), "", TRUE);
  assert_report (PUPPET ("name='Teddy' rank='general'", ""), "option.unknown", FALSE);
  /* A wrong suit is a warning, also in an action. */
  assert_report (PUPPET ("name='Teddy' rank='pawn' df-suit='hearts'", "<action suit='clubs'>Hits.</action>"),
                 "puppet.suit puppet.suit", TRUE);
}

static void
test_card (void **state)
{
  g_autoptr (MusterThing) thing = read_puppet (
      PUPPET ("name='Teddy' rank='pawn' count='2' ar='6'", "<portrait type='image/png'>iVBORw0KGgo=</portrait>"));
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);

  muster_games_make_cards (content_get (), thing, cards);
  assert_int_equal (cards->len, 2);
  assert_int_equal (muster_games_count_cards (thing), 2);
  assert_string_equal (((const MusterCard *) cards->pdata[0])->name, "Teddy");
  assert_non_null (((const MusterCard *) cards->pdata[0])->portrait);
}

/* Adding one more increases the entry's count; links are kept, as a member and as the leader. */
static void
test_toy_box (void **state)
{
  g_autoptr (MusterPuppetWarsToyBox) box = muster_puppet_wars_toy_box_new ();
  g_autoptr (MusterThing) teddy = read_puppet (PUPPET ("name='Teddy' rank='pawn' count='5'", ""));
  gint64 id, link;

  muster_member_set_link (teddy, 7, 9);
  muster_puppet_wars_toy_box_add_own (box, (const MusterPuppetWarsPuppet *) teddy);
  muster_puppet_wars_toy_box_add_own (box, (const MusterPuppetWarsPuppet *) teddy);
  assert_int_equal (box->puppets->len, 1);
  assert_int_equal (muster_member_get_count (box->puppets->pdata[0]), 2);
  assert_true (muster_member_get_link (box->puppets->pdata[0], &id, &link));
  assert_int_equal (id, 7);
  assert_true (muster_thing_takes_member (&box->thing, teddy));
  muster_puppet_wars_toy_box_lead (box, (const MusterPuppetWarsPuppet *) teddy);
  assert_int_equal (box->own_master->count, 1);
  assert_true (muster_member_get_link (&box->own_master->thing, &id, &link));
}

static gint
count_in (const MusterPuppetWarsDraftRecord *record, const char *name)
{
  for (guint i = 0; i < record->pool->len; i++)
    if (g_str_equal (muster_puppet_wars_puppet_get_name (record->pool->pdata[i]), name))
      return ((const MusterPuppetWarsPuppet *) record->pool->pdata[i])->count;
  return 0;
}

/* A pool has what its player keeps, and no more of it than is owned; what isn't owned, or has no rank, stays out. */
static void
test_pool (void **state)
{
  g_autoptr (MusterPuppetWarsDraftRecord) record = muster_puppet_wars_draft_record_new ();
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (kept, read_puppet (PUPPET ("name='Teddy' rank='pawn'", "")));
  g_ptr_array_add (kept, read_puppet (PUPPET ("name='Bear' rank='pawn' owned='1'", "")));
  g_ptr_array_add (kept, read_puppet (PUPPET ("name='Gone' rank='pawn' owned='0'", "")));
  g_ptr_array_add (kept, read_puppet (PUPPET ("name='Nobody'", "")));
  for (guint i = 0; i < 2; i++)
    muster_puppet_wars_draft_words_add (record->players, i == 0 ? "Ann" : "Bea", 0);
  muster_choice_set (&record->size, content_get (), MUSTER_KIND_SIZE, "shoebox");
  assert_true (muster_puppet_wars_draft_pool_fill (record, content_get (), kept, 0, &error));
  assert_int_equal (record->pool->len, 14);
  /* One set feeds two players of eight: three of a Pawn. */
  assert_int_equal (count_in (record, "Teddy"), count_in (record, "Ronin"));
  assert_int_equal (count_in (record, "Bear"), 1);
  assert_int_equal (count_in (record, "Gone"), 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_file),    cmocka_unit_test (test_report), cmocka_unit_test (test_card),
    cmocka_unit_test (test_toy_box), cmocka_unit_test (test_pool),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
