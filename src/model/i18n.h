/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player's tongue: every text that a person may come to see goes through here, in place of <glib/gi18n.h>.
 *
 * Which language it is, the locale says; the two programs bind the catalogue of translations, so that a test that
 * doesn't gets English. Files must be the same bytes in every language: whoever makes one opens a
 * plain scope, and until its end everything said on this thread is as it stands in the source and in the packs:
 *
 *   g_auto (MusterPlain) plain = muster_plain_begin ();
 *
 * The window's own words come by <glib/gi18n.h>, which goes before this where a source needs both. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sets the locale that the player has and binds the translations in a folder. To be called once, first. */
void muster_i18n_bind (const char *folder);

/* Whether the player's tongue is another one than that of the source. */
gboolean muster_i18n_is_translated (void);

/* Whether what is said now differs from what the player is told otherwise. */
gboolean muster_i18n_is_plain (void);

/* What stands before the decimals of a number where the player lives; a point in a plain scope. A constant. */
const char *muster_i18n_get_decimal_point (void);

/* The text in the player's tongue, with a context where one English word is several elsewhere, or by number. What comes
 * back is a constant. Meant to be used through the macros below, which is what xgettext looks for. */
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

/* Opens a plain scope, which ends with the variable that it is put in. Scopes may lie within each other. */
typedef guint MusterPlain;
MusterPlain muster_plain_begin (void) G_GNUC_WARN_UNUSED_RESULT;
void muster_plain_end (MusterPlain depth);
G_DEFINE_AUTO_CLEANUP_FREE_FUNC (MusterPlain, muster_plain_end, 0)

G_END_DECLS
