/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmocka wants these before itself. */
#pragma once

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
