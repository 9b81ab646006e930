/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands that print, in a program that can't: it becomes `muster-printer`, which is the same with those commands in it. */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "cli/command.h"
#include "model/i18n.h"
#include "workspace/paths.h"

static int
become_printer (int argc, char **argv)
{
  const char *printer = muster_paths_get_printer ();
  g_autofree const char **call = g_new0 (const char *, argc + 2);

  call[0] = printer;
  for (int i = 0; i < argc; i++)
    call[i + 1] = argv[i];
  execv (printer, (char *const *) call);
  return muster_command_complain (_ ("“%s” can't be started: %s"), printer, g_strerror (errno));
}

int
muster_export_run (int argc, char **argv)
{
  return become_printer (argc, argv);
}

int
muster_picture_run (int argc, char **argv)
{
  return become_printer (argc, argv);
}
