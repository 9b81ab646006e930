/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <libintl.h>
#include <locale.h>

#include "model/i18n.h"

static _Thread_local guint plain_depth;

/* The bound locale has no catalogue, so nothing is looked up. */
static gboolean is_english;

void
muster_i18n_bind (const char *folder)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  is_english = *g_dgettext (GETTEXT_PACKAGE, "") == '\0';
}

/* Whether texts stay as in the source. */
static gboolean
stays (void)
{
  return plain_depth > 0 || is_english;
}

/* gettext keeps the catalogue's header under the empty string. */
gboolean
muster_i18n_is_translated (void)
{
  return plain_depth == 0 && *g_dgettext (GETTEXT_PACKAGE, "") != '\0';
}

gboolean
muster_i18n_is_plain (void)
{
  return plain_depth > 0 && *g_dgettext (GETTEXT_PACKAGE, "") != '\0';
}

const char *
muster_i18n_get_decimal_point (void)
{
  return plain_depth > 0 ? "." : localeconv ()->decimal_point;
}

const char *
muster_i18n_translate (const char *text)
{
  /* gettext keeps the catalogue's header under the empty string. */
  return stays () || *text == '\0' ? text : g_dgettext (GETTEXT_PACKAGE, text);
}

const char *
muster_i18n_translate_in (const char *context, const char *text)
{
  return stays () || *text == '\0' ? text : g_dpgettext2 (GETTEXT_PACKAGE, context, text);
}

const char *
muster_i18n_translate_plural (const char *one, const char *many, gulong n)
{
  if (stays ())
    return n == 1 ? one : many;
  return g_dngettext (GETTEXT_PACKAGE, one, many, n);
}

MusterPlain
muster_plain_begin (void)
{
  return ++plain_depth;
}

void
muster_plain_end (MusterPlain depth)
{
  plain_depth = depth - 1;
}
