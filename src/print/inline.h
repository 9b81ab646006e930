/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings in lines of text: icons, and chips around what something costs. In a text that is to be set they are characters for private
 * use, which have the room of a letter and are painted by the brush. */
#pragma once

#include "print/brush.h"

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

/* Paint them where the layout has its top left corner: chips below the text, icons beside it. */
void muster_inline_paint_chips (MusterBrush *brush, PangoLayout *layout, gdouble x, gdouble y);
void muster_inline_paint_icons (MusterBrush *brush, PangoLayout *layout, gdouble x, gdouble y, gdouble size,
                                MusterColor color);

G_END_DECLS
