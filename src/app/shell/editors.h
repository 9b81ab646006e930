/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of editors: what the window has for each class of things. Nothing else in the window asks which game it is. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterThingClass *klass;
  const char *heading;                                  /* over its things in a list; to be translated, as the next */
  const char *start_label;                              /* "New character"; NULL: it isn't made from nothing */
  MusterThing *(*start) (const MusterCatalog *catalog); /* a new one; NULL likewise */
  GtkWidget *(*make) (MusterSession *session);          /* its editor */
} MusterEditorKind;

/* In the order they are shown; NULL after the last. */
const MusterEditorKind *muster_editors_nth (guint n);

const MusterEditorKind *muster_editors_find (const MusterThingClass *klass);

/* By the class's element: "battle-group". NULL where there is none. */
const MusterEditorKind *muster_editors_find_element (const char *element);

/* Adds a line for each that can be made from nothing. */
void muster_editors_fill_menu (GMenu *menu);

G_END_DECLS
