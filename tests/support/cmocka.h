/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmocka wants these before itself. */
#pragma once

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

/* Skips a case that can't run here; with CI set, where every tool is installed, it fails, as in tap.sh. */
#undef skip
#define skip()                                                                                                         \
  do                                                                                                                   \
    {                                                                                                                  \
      if (getenv ("CI") != NULL && *getenv ("CI") != '\0')                                                             \
        fail_msg ("not tried, though CI is set");                                                                      \
      _skip (__FILE__, __LINE__);                                                                                      \
    }                                                                                                                  \
  while (0)
