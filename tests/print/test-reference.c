/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages of a game: each has its rules on one page, with everything from its content, and Collision has a worksheet. */
#include "support/cmocka.h"

#include <string.h>

#include "games/games.h"
#include "model/catalog/catalog-copy.h"
#include "print/card/emblem.h"
#include "print/roster/roster.h"
#include "print/things.h"
#include "print/watch.h"
#include "support/content.h"
#include "xml/pack.h"

static const gdouble papers[][2] = { { 210, 297 }, { 215.9, 279.4 } };

static const MusterCardEntry *
find_rule (const MusterRoster *roster, const char *name)
{
  for (guint i = 0; i < roster->entries->len; i++)
    if (g_str_has_prefix (muster_card_entry (roster->entries, i)->name, name))
      return muster_card_entry (roster->entries, i);
  return NULL;
}

static MusterRoster *
make_reference (const char *game)
{
  return muster_games_find_id (game)->make_reference (content_get ());
}

static void
write_down (MusterBrush *brush, MusterRosterPlan *plan)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  muster_brush_set_target (brush, cr);
  watch_start ();
  muster_roster_plan_paint (plan, 0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* On one page of either paper, nothing smaller than 6 points, nothing judged, and each rule with a drawing of ours. */
static void
check_page (const MusterRoster *roster)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_SAVER);
      g_autoptr (MusterRosterPlan) plan
          = muster_roster_plan_new (brush, roster, MUSTER_MM (papers[i][0]), MUSTER_MM (papers[i][1]));

      assert_int_equal (muster_roster_plan_get_n_pages (plan), 1);
      write_down (brush, plan);
      assert_false (watch_has ("Legal") || watch_has ("Members") || watch_has ("Rules used"));
      for (guint j = 0; j < watch_get ()->len; j++)
        assert_true (g_array_index (watch_get (), Written, j).size >= MUSTER_LEAST_SIZE);
      watch_end ();
    }
}

static void
test_pages (void **state)
{
  for (guint i = 0; muster_games[i] != NULL; i++)
    {
      g_autoptr (MusterRoster) roster = make_reference (muster_games[i]->id);
      guint headings = 0;

      check_page (roster);
      for (guint j = 0; j < roster->entries->len; j++)
        {
          const char *kind = muster_card_entry (roster->entries, j)->kind;

          if (g_str_equal (kind, MUSTER_ROSTER_HEADING))
            headings++;
          else if (muster_emblem_nth (muster_emblem_find (kind)) == NULL && !g_str_equal (kind, "crit")
                   && !g_str_equal (kind, "term"))
            fail_msg ("%s: nobody drew “%s”", muster_games[i]->id, kind);
        }
      assert_true (headings >= 5);
      /* First of all, what happens in a turn. */
      assert_true (g_str_has_suffix (muster_card_entry (roster->entries, 0)->name, " turn"));
    }
}

/* Everything from the packs is on the pages. */
static void
test_content (void **state)
{
  g_autoptr (MusterRoster) collision = make_reference ("collision"), castles = make_reference ("castles"),
                           stuffed = make_reference ("stuffed"), puppets = make_reference ("puppet-wars");

  for (guint i = 0; i < muster_catalog_count (content_get (), MUSTER_KIND_ABILITY); i++)
    {
      const MusterOption *ability = muster_catalog_nth (content_get (), MUSTER_KIND_ABILITY, i);
      const MusterCardEntry *rule = find_rule (collision, ability->name);

      if (ability->ability_kind == MUSTER_ABILITY_STATUS)
        assert_string_equal (rule->text, ability->about);
    }
  for (guint i = 0; i < muster_catalog_count (content_get (), MUSTER_KIND_CASTLE_CARD); i++)
    {
      const MusterOption *card = muster_catalog_nth (content_get (), MUSTER_KIND_CASTLE_CARD, i);

      if (card->castle_card_kind != MUSTER_CASTLE_CARD_CASTLE)
        assert_non_null (find_rule (castles, card->name));
    }
  assert_non_null (find_rule (stuffed, "Scouting"));
  assert_non_null (find_rule (stuffed, "Birden"));
  assert_string_equal (find_rule (puppets, "Chest")->text, "12 puppets besides the Master, 3 Sidekicks at most.");
}

/* A pack's rule is below others with its heading, a new heading comes last, and rules of other games are omitted. */
static void
test_house_rules (void **state)
{
  static const char pack[] = "<pack xmlns=\"urn:muster:pack:1\" game=\"castles\" name=\"House\" version=\"1\">"
                             "<rule heading=\"At home\" name=\"Tea\" icon=\"crown\">At five.</rule>"
                             "<rule heading=\"Winning\" name=\"Seven\" icon=\"no-such\">Not six.</rule></pack>";
  g_autoptr (MusterCatalog) catalog = muster_catalog_dup (content_get ());
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  g_autoptr (GBytes) bytes = g_bytes_new_static (pack, strlen (pack));
  MusterPackSource source = { .path = "house.xml", .bytes = bytes };
  g_autoptr (MusterRoster) castles = NULL, stuffed = NULL;

  assert_true (muster_packs_add (catalog, &source, 1, complaints));
  castles = muster_games_find_id ("castles")->make_reference (catalog);
  stuffed = muster_games_find_id ("stuffed")->make_reference (catalog);
  assert_ptr_equal (find_rule (castles, "Seven"), find_rule (castles, "No castle") + 1);
  assert_ptr_equal (find_rule (castles, "At home"), find_rule (castles, "Seven") + 1);
  assert_ptr_equal (find_rule (castles, "Tea"), find_rule (castles, "At home") + 1);
  assert_null (find_rule (stuffed, "Tea"));
  check_page (castles);
}

/* The form has room for all that a character may have, on one page. */
static void
test_worksheet (void **state)
{
  g_autoptr (MusterRoster) form = muster_games_find_id ("collision")->make_worksheet (content_get ());
  guint weapons = 0, values = 0, points = 0;

  check_page (form);
  assert_int_equal (form->steps->len, 9);
  for (guint i = 0; i < form->steps->len; i++)
    {
      const MusterRosterStep *step = &g_array_index (form->steps, MusterRosterStep, i);

      assert_true (*step->text != '\0');
      for (guint j = 0; j < step->fields->len; j++)
        {
          const char *label = g_array_index (step->fields, MusterRosterField, j).label;

          weapons += g_str_equal (label, "Weapon");
          values += g_str_equal (label, "Value");
          points += g_str_equal (label, "Points");
        }
    }
  assert_int_equal (weapons, 2);
  assert_int_equal (values, 3);
  assert_int_equal (points, 2 + 2 + 1 + 1 + 4); /* race, tarot, weapons, armor, accessory, skills */
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_pages), cmocka_unit_test (test_content),
                                      cmocka_unit_test (test_house_rules), cmocka_unit_test (test_worksheet) };

  return cmocka_run_group_tests_name ("reference", tests, NULL, content_teardown);
}
