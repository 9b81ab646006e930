/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzing the heads of pictures, which the program reads itself, before the helper sees the rest. */
#include <string.h>

#include "entry.h"
#include "store/library.h"
#include "store/picture.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  /* A copy of just that size: a byte too far is found. */
  g_autoptr (GBytes) picture = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  const char *type = NULL;
  guint width = 0, height = 0;

  if (!muster_picture_read_head (picture, &type, &width, &height, &error))
    {
      fuzz_expect_line (error);
      return 0;
    }
  g_assert_true (strcmp (type, "png") == 0 || strcmp (type, "jpeg") == 0);
  g_assert_true (data[0] == (strcmp (type, "png") == 0 ? 0x89 : 0xff));
  g_assert_true (width > 0 && width <= MUSTER_PORTRAIT_MAX_SIDE);
  g_assert_true (height > 0 && height <= MUSTER_PORTRAIT_MAX_SIDE);
  return 0;
}
