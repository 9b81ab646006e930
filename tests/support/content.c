/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/content.h"

#include "store/content.h"

static MusterCatalog *catalog;

const MusterCatalog *
content_get (void)
{
  g_autoptr (GError) error = NULL;

  if (catalog == NULL)
    catalog = muster_content_read (g_getenv ("MUSTER_CONTENT"), &error);
  g_assert_no_error (error);
  return catalog;
}

const MusterOption *
content_find (MusterKind kind, const char *id)
{
  const MusterOption *option = muster_catalog_find (content_get (), kind, id);

  if (option == NULL)
    g_error ("the content has no %s %s", muster_kind_get_id (kind), id);
  return option;
}

void
content_drop (void)
{
  g_clear_pointer (&catalog, muster_catalog_free);
}

int
content_setup (void **state)
{
  content_get ();
  return 0;
}

int
content_teardown (void **state)
{
  content_drop ();
  return 0;
}
