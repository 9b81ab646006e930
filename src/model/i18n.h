/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Translation: every text a person may see goes through here instead of <glib/gi18n.h>.
 *
 * The locale chooses the language; the two programs bind the translations, so tests that don't get English. Files must
 * be the same bytes in every language: open a plain scope while making one, and this thread gets the texts as they are
 * in the source and the packs:
 *   g_auto (MusterPlain) plain = muster_plain_begin ();
 *
 * The window's own texts use <glib/gi18n.h>; include it before this if a source needs both. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sets the player's locale and binds the translations in a folder. Call once, first. */
void muster_i18n_bind (const char *folder);

/* Whether the player's language differs from the source's. */
gboolean muster_i18n_is_translated (void);

/* Whether texts are currently untranslated although the player's language has translations. */
gboolean muster_i18n_is_plain (void);

/* The decimal separator of the player's locale; a point in a plain scope. A constant. */
const char *muster_i18n_get_decimal_point (void);

/* The text in the player's language, with a context for ambiguous words, or by number. The result is a constant. Use
 * the macros below, which xgettext recognises. */
const char *muster_i18n_translate (const char *text) G_GNUC_FORMAT (1);
const char *muster_i18n_translate_in (const char *context, const char *text) G_GNUC_FORMAT (2);
const char *muster_i18n_translate_plural (const char *one, const char *many, gulong n) G_GNUC_FORMAT (1)
    G_GNUC_FORMAT (2);

#ifndef _
#undef ngettext
#define _(text) muster_i18n_translate (text)
#define N_(text) text
#define C_(context, text) muster_i18n_translate_in (context, text)
#define NC_(context, text) text
#define ngettext(one, many, n) muster_i18n_translate_plural (one, many, n)
#endif

/* Opens a plain scope, which ends with the variable's scope. Scopes can be nested. */
typedef guint MusterPlain;
MusterPlain muster_plain_begin (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_plain_end (MusterPlain depth);
G_DEFINE_AUTO_CLEANUP_FREE_FUNC (MusterPlain, muster_plain_end, 0)

G_END_DECLS
