/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Allocations made by libraries before the program begins are theirs: GLib's quark table, for one, is deliberately
 * leaked when it grows. The leak checker ignores what is allocated between these two functions; everything later
 * counts. */
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>

/* Runs before the first constructor of any library … */
__attribute__ ((section (".preinit_array"), used)) static void (*const before_libraries) (void) = __lsan_disable;

/* … and this after the last of them. */
__attribute__ ((constructor)) static void
after_libraries (void)
{
  __lsan_enable ();
}
#endif
