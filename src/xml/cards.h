/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and rosters as XML: the namespace urn:muster:cards:1, with everything that is printed, for stylesheets and
 * programs. */
#pragma once

#include "xml/writing.h"

G_BEGIN_DECLS

#define MUSTER_CARDS_NAMESPACE "urn:muster:cards:1"

/* The file for these cards (MusterCard) and rosters (MusterRoster). Free with g_free(). */
char *muster_cards_dup_xml (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

G_END_DECLS
