/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports: numbers are numbers, and other texts aren't parsed as such. */
#include "support/cmocka.h"

#include "model/report.h"

static void
test_numbers (void **state)
{
  g_autoptr (MusterReport) report = muster_report_new ("toy-box");

  muster_report_set_int (report, "puppets", 7);
  muster_report_set_int (report, "points", G_GINT64_CONSTANT (-4000000000));
  muster_report_set (report, "name", "12");
  muster_report_set_yes_no (report, "legal", TRUE);
  assert_true (muster_report_get_int (report, "puppets", -1) == 7);
  assert_true (muster_report_get_int (report, "points", -1) == G_GINT64_CONSTANT (-4000000000));
  assert_true (muster_report_get_int (report, "name", -1) == -1);
  assert_true (muster_report_get_int (report, "legal", -1) == -1);
  assert_true (muster_report_get_int (report, "limit", -1) == -1);
  assert_string_equal (muster_report_get (report, "puppets"), "7");
  assert_string_equal (muster_report_get (report, "points"), "-4000000000");
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_numbers) };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
