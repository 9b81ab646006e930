/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/sessions.h"

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
session_rename (MusterSession *session, const char *name)
{
  MusterThing *thing;

  muster_session_begin (session, name);
  thing = muster_session_get_thing (session);
  g_free (thing->name);
  thing->name = g_strdup (name);
  muster_session_end (session);
}

void
session_assert_names (MusterSession *session, const char *expected)
{
  g_autofree char *names = library_dup_names (muster_session_get_library (session));

  assert_string_equal (names, expected);
}
