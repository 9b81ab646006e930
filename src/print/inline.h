/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings in lines of text: icons, and chips around what something costs. In a text that is to be set they are characters for private
 * use, which have the room of a letter and are painted by the brush. */
#pragma once

#include <pango/pangocairo.h>

#include "print/shape.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_CHIP_ENDURANCE, /* with pointed ends */
  MUSTER_CHIP_MANA,      /* round */
  MUSTER_CHIP_WEAPON,    /* square */
} MusterChip;

/* Appends emblems by their ids, separated by spaces; those that nobody drew are left out. */
void muster_inline_append_icons (GString *text, const char *icons);

/* Appends a few words that stay on one line, with a chip around them. */
void muster_inline_append_chip (GString *text, MusterChip chip, const char *words);

/* Gives the drawings of a layout their room at that size of type, in points. */
void muster_inline_reserve (PangoLayout *layout, gdouble size);

/* A drawing of a layout, and where it is. */
typedef struct
{
  const char *icon; /* the id of an emblem; NULL for a chip */
  MusterChip chip;
  MusterBox box; /* of a chip, with the words in it */
} MusterInline;

/* The drawings (MusterInline) of a layout of that size of type, with its top left corner there; NULL where it has none. Free with
 * g_array_unref(). */
GArray *muster_inline_list (PangoLayout *layout, gdouble x, gdouble y, gdouble size);

G_END_DECLS
