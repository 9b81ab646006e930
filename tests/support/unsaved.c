/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/unsaved.h"

#include <glib/gstdio.h>

#include "support/faults.h"
#include "support/library.h"

void
unsaved_break_disk (MusterSession *session)
{
  muster_session_add (session, "Add", library_character ("Vex"));
  faults_arm (FAULT_FULL, 1, TRUE);
  session_rename (session, "Vox");
  muster_session_add (session, "Add", library_character ("Nim"));
  assert_non_null (muster_session_get_save_error (session));
}

char *
unsaved_dup_path (const char *folder, guint n)
{
  g_autofree char *name = g_strdup_printf ("library.unsaved-%u.muster", n);

  return g_build_filename (folder, name, NULL);
}

static char *
dup_home_path (const Scratch *home, guint n)
{
  g_autofree char *name = g_strdup_printf ("muster-library.unsaved-%u.muster", n);

  return scratch_dup_path (home, name);
}

void
unsaved_fill_places (const char *folder, const Scratch *home)
{
  for (guint i = 1; i <= 9; i++)
    {
      g_autofree char *beside = unsaved_dup_path (folder, i), *at_home = dup_home_path (home, i);

      assert_true (g_file_set_contents (beside, "taken", -1, NULL));
      assert_true (g_file_set_contents (at_home, "taken", -1, NULL));
    }
}

void
unsaved_empty_home (const Scratch *home)
{
  for (guint i = 1; i <= 9; i++)
    {
      g_autofree char *path = dup_home_path (home, i);

      g_unlink (path);
    }
}
