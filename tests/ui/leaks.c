/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What libraries set up before the program begins is theirs: GLib's table of quarks, for one, is left behind on purpose when it
 * has grown. The leak checker leaves out what is made between the two functions here; everything after is held against us. */
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
