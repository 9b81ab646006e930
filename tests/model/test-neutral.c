/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each control is found, and nothing else is: every character there is, tried by its number. */
#include "support/cmocka.h"

#include <string.h>

#include "model/text/neutral.h"

static gboolean
turns_direction (gunichar c)
{
  return c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

static void
test_every_character (void **state)
{
  for (gunichar c = 1; c <= 0x10ffff; c++)
    {
      char text[8] = { 0 };
      gboolean turns = FALSE, control = turns_direction (c) || (c >= 0x80 && c <= 0x9f);
      gint length = c >= 0xd800 && c <= 0xdfff ? 0 : g_unichar_to_utf8 (c, text);

      if (length == 0)
        continue;
      assert_int_equal (muster_neutral_measure (text, &turns), control ? length : 0);
      if (control)
        assert_int_equal (turns, turns_direction (c));
    }
}

static void
assert_neutral (const char *text, const char *wanted)
{
  g_autofree char *neutral = muster_neutral_dup (text);

  assert_string_equal (neutral, wanted);
}

static void
test_texts (void **state)
{
  assert_neutral ("", "");
  assert_neutral ("Vex", "Vex");
  assert_neutral ("שומר הסף “é” 黒", "שומר הסף “é” 黒");
  assert_neutral ("\u202eevil\u202c\u2066x\u2069", "evilx");
  assert_neutral ("a\xc2\x9b"
                  "31mb",
                  "a 31mb");
  assert_neutral ("\u200e\u200f\u061c", "");
  /* Not UTF-8, and cut short: kept, and not read past its end. */
  assert_neutral ("a\xe2\x80", "a\xe2\x80");
  assert_neutral ("\xc2", "\xc2");
  assert_neutral ("\xff\xe2\x80\xae", "\xff");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_every_character),
    cmocka_unit_test (test_texts),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
