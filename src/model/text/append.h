/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fast appending: what fits is copied inline. For reports, which are written in a hundred small pieces per thing. */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

static inline void
muster_text_append (GString *out, const char *text, gsize length)
{
  if (out->len + length >= out->allocated_len)
    {
      g_string_append_len (out, text, (gssize) length);
      return;
    }
  memcpy (out->str + out->len, text, length);
  out->len += length;
  out->str[out->len] = '\0';
}

static inline void
muster_text_append_word (GString *out, const char *word)
{
  muster_text_append (out, word, strlen (word));
}

G_END_DECLS
