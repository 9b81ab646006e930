/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dropping privileges for good: the picture helper does this before it reads the first byte. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is in effect. */
typedef enum
{
  MUSTER_SANDBOX_PRIVILEGES = 1 << 0, /* executed programs can't gain privileges */
  MUSTER_SANDBOX_CALLS
  = 1 << 1, /* seccomp: no opening of files, no processes, no network; only open files can be used */
  MUSTER_SANDBOX_FILES = 1 << 2, /* Landlock: no opening of files */
} MusterSandbox;

/* Restricts this process to its memory and open files, as far as the kernel supports it; returns what is in effect.
 * Irreversible. Denied calls fail with EPERM or EACCES. */
MusterSandbox muster_sandbox_enter (void);

G_END_DECLS
