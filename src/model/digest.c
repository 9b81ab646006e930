/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/digest.h"

void
muster_digest_free (MusterDigest *digest)
{
  g_free (digest->content);
  g_free (digest->search);
  g_free (digest->facts);
  g_free (digest);
}
