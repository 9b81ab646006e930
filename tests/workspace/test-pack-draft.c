/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Editing the options of an installed pack: each column of each kind, errors at fields, comments, undo, and two
 * programs at once.
 *   test-pack-draft             everything
 *   test-pack-draft add TIMES   adds that many options to the pack */
#include "workspace/fixture.h"

#include <stdlib.h>
#include <string.h>
#include <gio/gio.h>
#include <unistd.h>

#include "games/games.h"
#include "model/thing-options.h"
#include "support/cmocka.h"
#include "support/library.h"
#include "workspace/house.h"
#include "workspace/options/option-edit.h"
#include "workspace/options/option-example.h"
#include "workspace/options/option-form.h"
#include "xml/pack-option.h"

#define HARBOUR                                                                                                        \
  "<?xml version=\"1.0\"?>\n<!-- Our harbour. -->\n"                                                                   \
  "<pack xmlns=\"urn:muster:pack:1\" game=\"collision\" name=\"Harbour\" version=\"1\">\n"                             \
  "  <universal>\n    <!-- A hook. -->\n"                                                                              \
  "    <weapon name='Boat Hook'   ec=\"2\" type=\"mundane\" reach=\"2\"\n            hands=\"1\" points=\"5\"/>\n"     \
  "  </universal>\n</pack>\n"

static const char *
base (void)
{
  return g_getenv ("MUSTER_CONTENT");
}

static void
install (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;

  muster_house_install (bytes, base (), TRUE, NULL, &error);
  g_assert_no_error (error);
}

static MusterPackDraft *
open_harbour (void)
{
  g_autoptr (GError) error = NULL;
  MusterPackDraft *draft;

  install (HARBOUR);
  draft = muster_pack_draft_open ("harbour", base (), &error);
  g_assert_no_error (error);
  return draft;
}

static char *
dup_file (void)
{
  g_autofree char *folder = muster_house_dup_folder (), *path = g_build_filename (folder, "harbour.xml", NULL);
  char *text = NULL;

  assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
assert_file (const char *expected)
{
  g_autofree char *text = dup_file ();

  assert_string_equal (text, expected);
}

static void
select_option (MusterPackDraft *draft, MusterKind kind, const char *id)
{
  gint element = muster_pack_option_find (muster_pack_draft_get_text (draft), kind, id, 0);

  assert_true (element >= 0);
  muster_pack_draft_select (draft, element);
}

static void
set (MusterPackDraft *draft, const char *field, const char *value)
{
  g_autoptr (GError) error = NULL;

  assert_true (muster_option_edit_set (draft, field, value, &error));
  g_assert_no_error (error);
}

static const MusterFormField *
find_field (const MusterOptionForm *form, const char *name)
{
  for (guint i = 0; i < form->fields->len; i++)
    if (g_str_equal (((MusterFormField *) form->fields->pdata[i])->name, name))
      return form->fields->pdata[i];
  return NULL;
}

/* Each field alone has a mistake, or, where `name` is NULL, none. */
static void
assert_error_only_at (MusterPackDraft *draft, const char *name)
{
  g_autoptr (MusterOptionForm) form = muster_option_form_new (draft);

  for (guint i = 0; i < form->fields->len; i++)
    {
      const MusterFormField *field = form->fields->pdata[i];

      if ((field->error != NULL) != (g_strcmp0 (field->name, name) == 0))
        fail_msg ("%s of %s: %s", field->name, muster_kind_get_id (form->kind),
                  field->error != NULL ? field->error : "no mistake");
    }
}

/* A number is changed; nothing else in the file is, and undo gives back every byte. */
static void
test_comments_and_order_stay (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour ();
  g_autofree char *expected = NULL;
  g_auto (GStrv) parts = g_strsplit (HARBOUR, "points=\"5\"", -1);

  select_option (draft, MUSTER_KIND_WEAPON, "boat-hook");
  set (draft, "points", "7");
  expected = g_strjoinv ("points=\"7\"", parts);
  assert_file (expected);
  assert_string_equal (muster_pack_draft_get_undo (draft), "Change of Points");
  assert_int_equal (muster_pack_draft_get_option (draft)->points, 7);
  assert_true (muster_pack_draft_undo (draft, NULL));
  assert_file (HARBOUR);
  assert_null (muster_pack_draft_get_undo (draft));
  assert_true (muster_pack_draft_redo (draft, NULL));
  assert_file (expected);
}

/* What a player may enter in a field, other than what stands there. */
static char *
dup_other (const MusterFormField *field)
{
  switch (field->entry)
    {
    case MUSTER_FORM_NUMBER:
      return g_strdup_printf ("%d", field->number == field->high ? field->low : field->high);
    case MUSTER_FORM_CHOICE:
      return g_strdup (field->words->pdata[field->number == 0 ? field->words->len - 1 : 0]);
    case MUSTER_FORM_SWITCH:
      return g_strdup (field->number != 0 ? "no" : "yes");
    case MUSTER_FORM_LINE:
    case MUSTER_FORM_PASSAGE:
    case MUSTER_FORM_VALUES:
    default:
      return g_strdup (g_str_equal (field->name, "icon") ? "sword" : "Fathom & Co");
    }
}

/* Changes it, reads it again, and takes it back. */
static void
try_field (MusterPackDraft *draft, const char *name)
{
  g_autoptr (MusterOptionForm) form = muster_option_form_new (draft), after = NULL;
  const MusterFormField *field = find_field (form, name), *changed;
  g_autofree char *other = dup_other (field);

  if (field->entry == MUSTER_FORM_VALUES)
    assert_true (muster_option_edit_set_values (draft, 5, NULL));
  else
    set (draft, name, *other != '\0' ? other : NULL);
  assert_int_equal (muster_pack_draft_get_complaints (draft)->len, 0);
  after = muster_option_form_new (draft);
  changed = find_field (after, name);
  if (field->entry == MUSTER_FORM_VALUES)
    assert_int_equal (changed->number, 5);
  else
    assert_string_equal (changed->text, other);
  assert_true (muster_pack_draft_undo (draft, NULL));
}

/* What no schema takes is at its field, in words, and saved all the same. */
static void
spoil_field (MusterPackDraft *draft, const char *name, gboolean text)
{
  g_autofree char *before = dup_file (), *after = NULL;

  if (text && !g_str_equal (name, "icon") && !g_str_equal (name, "name"))
    return;
  set (draft, name, g_str_equal (name, "name") ? "" : "Not This!");
  assert_error_only_at (draft, name);
  after = dup_file ();
  assert_string_not_equal (before, after);
  assert_true (muster_pack_draft_undo (draft, NULL));
  assert_error_only_at (draft, NULL);
}

static void
test_every_field (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour ();
  g_autoptr (GArray) kinds = muster_option_kinds_of_game (NULL);

  assert_int_equal (kinds->len, MUSTER_N_KINDS - 1);
  for (guint i = 0; i < kinds->len; i++)
    {
      g_autoptr (MusterOptionForm) form = NULL;

      assert_true (muster_option_edit_add (draft, g_array_index (kinds, MusterKind, i), NULL));
      assert_int_equal (muster_pack_draft_get_complaints (draft)->len, 0);
      assert_error_only_at (draft, NULL);
      form = muster_option_form_new (draft);
      assert_int_equal (form->kind, g_array_index (kinds, MusterKind, i));
      for (guint j = 0; j < form->fields->len; j++)
        {
          const MusterFormField *field = form->fields->pdata[j];

          try_field (draft, field->name);
          if (field->entry != MUSTER_FORM_VALUES && field->entry != MUSTER_FORM_PASSAGE)
            spoil_field (draft, field->name, field->entry == MUSTER_FORM_LINE);
        }
    }
}

/* A pack with a mistake isn't used; it says why. */
static void
test_a_mistake_is_kept (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour ();
  g_autoptr (MusterHouse) house = NULL;
  g_autoptr (MusterCatalog) catalog = NULL;
  g_autoptr (MusterOptionForm) form = NULL;

  select_option (draft, MUSTER_KIND_WEAPON, "boat-hook");
  set (draft, "points", NULL);
  form = muster_option_form_new (draft);
  assert_string_equal (find_field (form, "points")->error, "This must be a whole number from 0 to 100000");
  catalog = muster_house_load_all (base (), &house, NULL);
  assert_false (muster_house_find (house, "harbour")->used);
  assert_non_null (muster_house_find (house, "harbour")->problem);
  /* The card still shows it as it was. */
  assert_int_equal (muster_pack_draft_get_option (draft)->points, 5);
}

/* Errors outside options are reported for the pack, with the line. */
static void
test_a_mistake_elsewhere (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour ();
  g_autofree char *text = dup_file (), *folder = muster_house_dup_folder (), *told = NULL,
                  *path = g_build_filename (folder, "harbour.xml", NULL), *spoilt = NULL;
  g_auto (GStrv) parts = g_strsplit (text, "  </universal>", 2);

  spoilt
      = g_strjoinv ("  </universal>\n  <value name=\"Sorcery\"><also kind=\"weapon\" refs=\"none\"/></value>", parts);
  assert_true (g_file_set_contents (path, spoilt, -1, NULL));
  assert_null (muster_option_form_dup_pack_error (draft));
  assert_true (muster_pack_draft_refresh (draft, NULL, NULL));
  told = muster_option_form_dup_pack_error (draft);
  assert_string_equal (told, "line 9: there is no weapon with the id “none”");
}

/* An id that players' things may have stays; a new one follows its name. */
static void
test_names (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour ();
  const MusterCatalog *catalog;

  select_option (draft, MUSTER_KIND_WEAPON, "boat-hook");
  set (draft, "name", "Gaff");
  assert_string_equal (muster_pack_draft_get_option (draft)->id, "boat-hook");
  assert_string_equal (muster_pack_draft_get_option (draft)->name, "Gaff");
  assert_true (muster_option_edit_add (draft, MUSTER_KIND_SKILL, NULL));
  set (draft, "name", "Swim");
  catalog = muster_pack_draft_get_catalog (draft);
  assert_non_null (muster_catalog_find (catalog, MUSTER_KIND_SKILL, "swim"));
  assert_non_null (muster_catalog_find (catalog, MUSTER_KIND_ABILITY, "swim"));
}

static void
test_features (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour ();
  g_autoptr (MusterOptionForm) form = NULL, wrong = NULL;
  const MusterOption *hook;

  select_option (draft, MUSTER_KIND_WEAPON, "boat-hook");
  assert_true (muster_option_edit_add_feature (draft, MUSTER_FEATURE_PLACE_SPECIAL, NULL, "Long", NULL));
  assert_true (muster_option_edit_add_feature (draft, MUSTER_FEATURE_PLACE_CRIT, "hex", "Hex 2", NULL));
  assert_true (muster_option_edit_set_feature (draft, 1, "move", "-1", NULL));
  assert_int_equal (muster_pack_draft_get_complaints (draft)->len, 0);
  hook = muster_pack_draft_get_option (draft);
  assert_int_equal (hook->n_features, 2);
  assert_string_equal (hook->features[0].text, "Hex 2");
  assert_int_equal (hook->stats[MUSTER_STAT_MOVE], -1);
  form = muster_option_form_new (draft);
  assert_string_equal (((MusterFormFeature *) form->features->pdata[1])->title, "Long");
  assert_true (muster_option_edit_set_feature (draft, 1, "as", NULL, NULL));
  wrong = muster_option_form_new (draft);
  assert_non_null (((MusterFormFeature *) wrong->features->pdata[1])->error);
  assert_null (((MusterFormFeature *) wrong->features->pdata[0])->error);
  assert_error_only_at (draft, NULL);
  assert_true (muster_option_edit_remove_feature (draft, 1, NULL));
  assert_int_equal (muster_pack_draft_get_option (draft)->n_features, 1);
}

static void
test_copies_of_every_option (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour ();
  g_autoptr (MusterCatalog) games = muster_house_load_all (base (), NULL, NULL);

  for (MusterKind kind = MUSTER_KIND_ABILITY; kind < MUSTER_N_KINDS; kind++)
    {
      const MusterOption *option = muster_catalog_nth (games, kind, 0);

      assert_true (muster_option_edit_copy (draft, option, NULL));
      assert_int_equal (muster_pack_draft_get_complaints (draft)->len, 0);
      assert_int_equal (muster_pack_draft_get_option (draft)->values, option->values);
      assert_true (muster_option_edit_remove (draft, NULL));
      assert_int_equal (muster_pack_draft_get_selected (draft), -1);
    }
}

/* Another program changes the file meanwhile: both changes are there, and each can be undone. */
static void
test_two_programs (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour (), other = NULL;
  g_autofree char *both = NULL;
  gboolean changed = FALSE;

  select_option (draft, MUSTER_KIND_WEAPON, "boat-hook");
  set (draft, "points", "6");
  other = muster_pack_draft_open ("harbour", base (), NULL);
  assert_true (muster_option_edit_add (other, MUSTER_KIND_RACE, NULL));
  set (draft, "ec", "3");
  both = dup_file ();
  assert_non_null (strstr (both, "New Race"));
  assert_non_null (strstr (both, "ec=\"3\""));
  assert_int_equal (muster_pack_draft_get_option (draft)->ec, 3);
  assert_true (muster_pack_draft_refresh (other, &changed, NULL));
  assert_true (changed);
  assert_string_equal (muster_pack_draft_get_undo (other), "Change by Another Program");
  assert_true (muster_pack_draft_refresh (other, &changed, NULL));
  assert_false (changed);
}

static char *program;

#define EACH 12

static GSubprocess *
start_adding (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *times = g_strdup_printf ("%d", EACH);
  GSubprocess *child = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, program, "add", times, NULL);

  g_assert_no_error (error);
  return child;
}

/* Two programs add options to one pack as fast as they can: none of them is lost. */
static void
test_two_processes (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour (), after = NULL;
  g_autoptr (GSubprocess) one = start_adding (), other = start_adding ();
  g_autoptr (GArray) options = NULL;

  assert_true (g_subprocess_wait_check (one, NULL, NULL));
  assert_true (g_subprocess_wait_check (other, NULL, NULL));
  after = muster_pack_draft_open ("harbour", base (), NULL);
  options = muster_pack_option_list (muster_pack_draft_get_text (after));
  assert_int_equal (options->len, 1 + 2 * EACH);
  assert_int_equal (muster_pack_draft_get_complaints (after)->len, 0);
}

/* What one of them does. */
static int
run_add (int times)
{
  g_autoptr (MusterPackDraft) draft = muster_pack_draft_open ("harbour", base (), NULL);
  gboolean fine = draft != NULL;

  for (int i = 0; i < times && fine; i++)
    fine = muster_option_edit_add (draft, MUSTER_KIND_ARMOR, NULL);
  return fine ? 0 : 1;
}

/* It goes away under the editor: the change is refused, and there is a sentence. */
static void
test_a_pack_that_goes (void **state)
{
  g_autoptr (MusterPackDraft) draft = open_harbour ();
  g_autoptr (GError) error = NULL;

  assert_true (muster_house_remove ("harbour", NULL));
  assert_false (muster_option_edit_add (draft, MUSTER_KIND_RACE, &error));
  assert_non_null (error);
}

/* Examples. */

static gboolean
has (const MusterThing *thing, const MusterOption *option)
{
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();

  muster_thing_collect_options (thing, chosen);
  return g_ptr_array_find (chosen, option, NULL);
}

static void
test_examples (void **state)
{
  g_autoptr (MusterCatalog) catalog = muster_house_load_all (base (), NULL, NULL);

  for (MusterKind kind = MUSTER_KIND_ABILITY; kind < MUSTER_N_KINDS; kind++)
    {
      const MusterOption *option = muster_catalog_nth (catalog, kind, kind == MUSTER_KIND_STUFFED_CARD ? 2 : 0);
      g_autoptr (MusterThing) thing = muster_option_example_new (catalog, option);
      g_autoptr (MusterReport) report = thing != NULL ? muster_games_check (catalog, thing, FALSE) : NULL;

      if (kind == MUSTER_KIND_RULE || kind == MUSTER_KIND_ATTRIBUTE)
        assert_null (thing);
      else
        assert_non_null (thing);
      if (kind >= MUSTER_KIND_RACE && kind <= MUSTER_KIND_SKILL)
        {
          assert_true (has (thing, option));
          assert_int_equal (muster_report_get_legality (report), MUSTER_LEGAL);
        }
    }
}

static int
setup (void **state)
{
  Fixture *fixture;
  g_autofree char *packs = NULL;

  if (fixture_setup (state) != 0)
    return -1;
  fixture = *state;
  packs = g_build_filename (fixture->folder, "packs", NULL);
  g_setenv ("MUSTER_PACKS", packs, TRUE);
  return 0;
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_comments_and_order_stay, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_every_field, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_mistake_is_kept, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_mistake_elsewhere, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_names, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_features, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_copies_of_every_option, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_two_programs, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_two_processes, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_pack_that_goes, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_examples, setup, fixture_teardown),
  };
  g_autofree char *cache = NULL;
  int failed;

  program = argv[0];
  if (argc == 3 && g_str_equal (argv[1], "add"))
    return run_add (atoi (argv[2]));
  cache = g_dir_make_tmp ("muster-cache-XXXXXX", NULL);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  fixture_init ();
  failed = cmocka_run_group_tests (tests, NULL, NULL);
  library_remove_folder (cache);
  return failed;
}
