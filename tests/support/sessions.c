/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/sessions.h"

#include "model/changes.h"
#include "store/content.h"
#include "support/library.h"

MusterSession *
session_open (const char *path)
{
  g_autoptr (GError) error = NULL;
  MusterSession *session = muster_session_new (muster_content_read (g_getenv ("MUSTER_CONTENT"), &error));

  g_assert_no_error (error);
  muster_session_open (session, path, &error);
  g_assert_no_error (error);
  return session;
}

void
session_add_named (MusterSession *session, const char *name)
{
  g_autofree char *label = g_strdup_printf ("Add %s", name);

  muster_session_add (session, label, library_character (name));
}

void
session_assert_current (MusterSession *session, const char *name)
{
  const MusterThing *thing = muster_session_get_thing (session);

  if (name == NULL)
    assert_null (thing);
  else
    assert_string_equal (muster_thing_get_name (thing), name);
}

void
session_rename (MusterSession *session, const char *name)
{
  muster_session_apply (session, muster_change_new_labelled (name, muster_change_new_rename (name)));
}

void
session_assert_names (MusterSession *session, const char *expected)
{
  g_autofree char *names = library_dup_names (muster_session_get_library (session));

  assert_string_equal (names, expected);
}
