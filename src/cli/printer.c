/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands that print, in a program that can't: it executes `muster-printer`, which has them. */
#include "cli/command.h"
#include "workspace/paths.h"

int
muster_export_run (int argc, char **argv)
{
  return muster_command_become (muster_paths_get_printer (), argc, argv);
}

int
muster_picture_run (int argc, char **argv)
{
  return muster_command_become (muster_paths_get_printer (), argc, argv);
}
