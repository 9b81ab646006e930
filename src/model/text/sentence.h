/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sentence that isn't put in words yet: what it says, as a value. It is told in the language of whoever reads it, and two
 * sentences are compared without any words.
 *
 * It never changes, and whoever holds it shares it. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

typedef struct _MusterSentence MusterSentence;

/* A format, marked with N_(), and what fills it: %u takes a guint, %d a gint, and %s a MusterSentence, which is taken over. */
MusterSentence *muster_sentence_new (const char *format, ...);

/* The same for a format that depends on a number: `get_format` is the ngettext() of both. */
typedef const char *(*MusterSentenceFormat) (gulong n);
MusterSentence *muster_sentence_new_counted (MusterSentenceFormat get_format, gulong n, ...);

/* What somebody wrote; NULL is the same as nothing. */
MusterSentence *muster_sentence_new_text (const char *text);

/* One of our words, marked with N_(). */
MusterSentence *muster_sentence_new_word (const char *word);

/* The name of an option. */
MusterSentence *muster_sentence_new_option (const MusterOption *option);

/* "Pike, Dagger and Shield", of sentences (MusterSentence). Takes ownership of the array. */
MusterSentence *muster_sentence_new_list (GPtrArray *sentences);

MusterSentence *muster_sentence_ref (MusterSentence *sentence);
void muster_sentence_unref (MusterSentence *sentence);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSentence, muster_sentence_unref)

/* Whether both say the same; NULL is like NULL alone. */
gboolean muster_sentence_equal (const MusterSentence *a, const MusterSentence *b);

/* In words. Free with g_free(). */
char *muster_sentence_dup_text (const MusterSentence *sentence);

G_END_DECLS
