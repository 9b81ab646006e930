/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging a legal character takes no memory: every allocation of the program is counted. */
#include "support/cmocka.h"

#include <stdlib.h>

#include "games/collision/judge.h"
#include "support/content.h"
#include "support/random.h"

#define CHARACTERS 20000
#define ROOM 64 /* for findings: warnings are allowed */

static guint allocations;

/* Replaces glibc's, for this program and all its libraries. The sanitizers have their own malloc(), which must not be
 * replaced, so this test isn't built with them. */

void *__libc_malloc (size_t size);
void *__libc_calloc (size_t n, size_t size);
void *__libc_realloc (void *block, size_t size);

void *
malloc (size_t size)
{
  allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *block, size_t size)
{
  allocations++;
  return __libc_realloc (block, size);
}

/* The counting itself: GLib's allocations are among those counted. */
static void
test_counting (void **state)
{
  guint before = allocations;

  g_free (g_strdup ("counted"));
  assert_true (allocations > before);
  before = allocations;
  g_array_unref (muster_collision_findings_new ());
  assert_true (allocations > before);
}

static void
test_legal_characters (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (GArray) findings = muster_collision_findings_new ();

  g_array_set_size (findings, ROOM);
  for (guint i = 0; i < CHARACTERS; i++)
    {
      g_autoptr (MusterCollisionCharacter) character = random_legal_character (content_get (), rand);
      MusterCollisionTotals totals;
      guint before = allocations;

      assert_true (muster_collision_judge (content_get (), character, &totals, findings));
      assert_int_equal (allocations, before);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_counting),
    cmocka_unit_test (test_legal_characters),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
