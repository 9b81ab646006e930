/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings within text: icons, and chips around costs. In a text to be laid out they are private-use characters with a
 * letter's width, painted by the brush. */
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

/* Appends emblems by ids separated by spaces; unknown ones are skipped. */
void muster_inline_append_icons (GString *text, const char *icons);

/* Appends a few words with a chip around them, kept on one line. */
void muster_inline_append_chip (GString *text, MusterChip chip, const char *words);

/* Reserves space for the drawings of a layout at that type size, in points. */
void muster_inline_reserve (PangoLayout *layout, gdouble size);

/* A drawing of a layout with its position. */
typedef struct
{
  const char *icon; /* the id of an emblem; NULL for a chip */
  MusterChip chip;
  MusterBox box; /* of a chip, including its words */
} MusterInline;

/* The drawings (MusterInline) of a layout with that type size and top left corner; NULL if there are none. Free with
 * g_array_unref(). */
GArray *muster_inline_list (PangoLayout *layout, gdouble x, gdouble y, gdouble size);

G_END_DECLS
