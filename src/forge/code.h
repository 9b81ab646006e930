/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Codes: a character or battle group as a few letters that can't be illegal.
 *
 * A character's code is its place among all legal characters of the content (place.h), two letters that identify the
 * content, and two check letters. A battle group's code has its limit, each member's place and count, and the same four
 * letters. Names, notes, portraits and named values aren't included; fixed characters have no place and can't be
 * coded. */
#pragma once

#include "forge/space.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_CODE_ILLEGAL, /* it breaks a rule, so it has no code */
  MUSTER_CODE_UNFIT,   /* not a character or group, or the content has too many characters to number */
} MusterCodeError;

#define MUSTER_CODE_ERROR (muster_code_error_quark ())
GQuark muster_code_error_quark (void);

/* A code as a link: "muster:5YJ2-…". */
#define MUSTER_CODE_SCHEME "muster:"
gboolean muster_code_is_link (const char *text);

/* Whether a text, such as from the clipboard, looks like a code or link, possibly with a wrong letter. */
gboolean muster_code_is_like (const char *text);

/* The code of a character or battle group. Errors are MUSTER_CODE_ERROR. Free with g_free(). */
char *muster_code_encode (MusterForge *forge, const MusterThing *thing, GError **error);

/* The character or battle group of a code or link, named after race and tarot. Errors are MUSTER_ERROR and explain what
 * is wrong. */
MusterThing *muster_code_decode (MusterForge *forge, const char *text, GError **error);

/* "Red Elf, 6 of Cups", for naming an unnamed character. Free with g_free(). */
char *muster_forge_dup_name (const MusterCollisionCharacter *character);

G_END_DECLS
