/* SPDX-License-Identifier: GPL-3.0-or-later */
/* HTML pieces shared by lists and cards. All inserted text is escaped. */
#pragma once

#include "model/page/card.h"
#include "print/brush.h"

G_BEGIN_DECLS

/* Appends HTML in which every %s is escaped, so it can only be text. */
void muster_html_add (GString *html, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* "✓ Legal" or "✗ Not legal". */
void muster_html_add_verdict (GString *html, MusterLegality legality);

void muster_html_add_facts (GString *html, const GArray *facts);

/* Abilities with cost and text, under headings of that level. */
void muster_html_add_entries (GString *html, const GArray *entries, guint level);

void muster_html_add_problem (GString *html, gboolean error, const char *sentence);

/* "#29375e". Free with g_free(). */
char *muster_html_dup_color (MusterColor color);

G_END_DECLS
