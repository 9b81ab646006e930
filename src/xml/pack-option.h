/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of a pack being edited: where they are in its text, and how they are written. */
#pragma once

#include "model/catalog/catalog.h"
#include "xml/pack-text.h"

G_BEGIN_DECLS

/* Whether an element is an option (values don't count), and of which kind. */
gboolean muster_pack_option_is (MusterPackText *text, guint element, MusterKind *kind);

/* The numbers of all options (guint) in file order. Free with g_array_unref(). */
GArray *muster_pack_option_list (MusterPackText *text);

/* The number of the n-th option of a kind with that id; -1 if there is none. */
gint muster_pack_option_find (MusterPackText *text, MusterKind kind, const char *id, guint n);

/* How many options of that kind and id come before an element. */
guint muster_pack_option_count_before (MusterPackText *text, guint element);

/* Whether a kind has its text between its tags, or in an <about> element, or no text. */
gboolean muster_pack_option_has_content (MusterKind kind);
gboolean muster_pack_option_has_about (MusterKind kind);

/* An option of a catalogue as pack XML, with another name. Free with g_free(). */
char *muster_pack_option_dup_xml (const MusterOption *option, const char *name);

/* A minimal option of that kind that the schema accepts. Free with g_free(). */
char *muster_pack_option_dup_empty (MusterKind kind, const char *name);

/* Adds an option given as XML to the glossary, the universal section or the root, depending on its kind. Returns its
 * number. */
guint muster_pack_option_add (MusterPackText *text, MusterKind kind, const char *xml);

/* Whether options of that kind belong to values. */
gboolean muster_pack_option_has_values (MusterKind kind);

/* The values that open it, as bits of the catalogue. */
MusterValueSet muster_pack_option_get_values (MusterPackText *text, guint element, const MusterCatalog *catalog);

/* Makes it universal, or moves it to the section of one of the values and lists it in the others. Returns its
 * number. */
guint muster_pack_option_set_values (MusterPackText *text, guint element, const MusterCatalog *catalog,
                                     MusterValueSet values);

/* Sets the text of an option; "" removes it. */
void muster_pack_option_set_about (MusterPackText *text, guint element, const char *about);

/* Its text, with white space collapsed. Free with g_free(). */
char *muster_pack_option_dup_about (MusterPackText *text, guint element);

G_END_DECLS
