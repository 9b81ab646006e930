/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One side of a printed card, with its contents. */
#pragma once

#include "model/page/card.h"
#include "print/brush.h"

G_BEGIN_DECLS

/* The card's colour: from its first value, its suit if the values are open, or its style. */
MusterColor muster_card_get_accent (const MusterCard *card);

/* A side to paint. */
typedef struct
{
  const MusterCard *card;
  const GArray *entries; /* back: MusterCardEntry, all of them … */
  gboolean back;
  guint first, n;    /* … and the range on this side */
  gdouble size;      /* back: the size of their type … */
  gboolean dense;    /* … for which they begin on the line of their names, where they are many */
  gdouble portrait;  /* back: the height kept below them for the portrait, in units; 0 for none */
  guint page, pages; /* back: number and count */
  gboolean ornament; /* only an ornament */
  guint look;        /* equal for sides that differ only in the name */
} MusterCardSide;

G_END_DECLS
