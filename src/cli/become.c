/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <unistd.h>

#include "cli/command.h"
#include "model/i18n.h"

int
muster_command_become (const char *program, int argc, char **argv)
{
  g_autofree const char **call = g_new0 (const char *, argc + 2);

  call[0] = program;
  for (int i = 0; i < argc; i++)
    call[i + 1] = argv[i];
  execv (program, (char *const *) call);
  return muster_command_complain (_ ("“%s” can't be started: %s"), program, g_strerror (errno));
}
