/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/house-folder.h"

char *
muster_house_dup_folder (void)
{
  const char *named = g_getenv ("MUSTER_PACKS");

  return named != NULL ? g_strdup (named) : g_build_filename (g_get_user_data_dir (), "muster", "packs", NULL);
}
