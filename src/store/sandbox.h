/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Giving up rights for good: what the helper that decodes pictures does before it reads the first byte of one. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What holds from now on. */
typedef enum
{
  MUSTER_SANDBOX_PRIVILEGES = 1 << 0, /* no program that is run has more rights */
  MUSTER_SANDBOX_CALLS
  = 1 << 1, /* by seccomp: no file is opened, no process made, nobody called; only what is open is used */
  MUSTER_SANDBOX_FILES = 1 << 2, /* by Landlock: no file is opened */
} MusterSandbox;

/* Leaves this process nothing but its memory and the files that it has open, as far as the kernel can; says how far. There is no way
 * back. What is denied fails with EPERM or EACCES. */
MusterSandbox muster_sandbox_enter (void);

G_END_DECLS
