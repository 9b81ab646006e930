/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A side of a card of paper: what stands on it. */
#pragma once

#include "model/page/card.h"
#include "print/brush.h"

G_BEGIN_DECLS

/* The one colour of a card: its first value's, or its suit's where the values are open, or that of its style. */
MusterColor muster_card_get_accent (const MusterCard *card);

/* One side to paint. */
typedef struct
{
  const MusterCard *card;
  const GArray *entries; /* back: MusterCardEntry, all of them … */
  gboolean back;
  guint first, n;    /* … and those that stand on this one */
  gdouble size;      /* back: the size of their type … */
  gboolean dense;    /* … for which they begin on the line of their names, where they are many */
  gdouble portrait;  /* back: the height kept below them for the portrait, in units; 0 for none */
  guint page, pages; /* back: which of how many */
  gboolean ornament; /* nothing but an ornament */
  guint look;        /* the same for sides that differ in nothing but their name */
} MusterCardSide;

G_END_DECLS
