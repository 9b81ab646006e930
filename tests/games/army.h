/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Army lists as a player writes them, and what their reports say in words. The numbers are in tests/golden. */
#pragma once

#include "support/cmocka.h"

#include "model/document.h"
#include "model/report.h"

G_BEGIN_DECLS

/* The document with this content. Free with muster_document_free(). */
MusterDocument *army_read (const char *content);

/* The report of the only thing in it, with remedies. Free with muster_report_free(). */
MusterReport *army_check (const char *content);

/* All of its facts, a line each. */
void army_assert_facts (const char *content, const char *facts);

/* The sentence of the problem of that rule, and its remedies, a line each, each behind an arrow. */
void army_assert_problem (const char *content, const char *rule, const char *sentences);

G_END_DECLS
