/* SPDX-License-Identifier: GPL-3.0-or-later */
/* muster, as it starts: lists options itself, which loads few libraries, and becomes the program that has the command for anything
 * else. */
#include <stdio.h>

#include "cli/command.h"
#include "model/i18n.h"
#include "workspace/house-folder.h"
#include "workspace/paths.h"

/* Whether only the other programs can print the list: packs are read as XML. */
static gboolean
needs_packs (void)
{
  g_autofree char *folder = muster_house_dup_folder ();
  g_autoptr (GDir) dir = *folder != '\0' ? g_dir_open (folder, 0, NULL) : NULL;

  return dir != NULL && g_dir_read_name (dir) != NULL;
}

static gboolean
is_printing (const char *command)
{
  return g_str_equal (command, "export") || g_str_equal (command, "picture");
}

int
main (int argc, char **argv)
{
  int status;

  muster_i18n_bind (muster_paths_get_locale ());
  g_set_prgname ("muster");
  if (argc > 1 && is_printing (argv[1]))
    return muster_command_become (muster_paths_get_printer (), argc - 1, argv + 1);
  if (argc < 2 || !g_str_equal (argv[1], "list") || needs_packs ())
    return muster_command_become (muster_paths_get_commands (), argc - 1, argv + 1);
  status = muster_list_run (argc - 1, argv + 1);
  return fflush (stdout) == 0 && !ferror (stdout) ? status
                                                  : muster_command_complain (_ ("the output can't be written"));
}
