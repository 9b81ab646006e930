/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A zone of a painted card: what of it is seen at a place, so that whoever points there can be led to where it comes from. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The parts: */
#define MUSTER_ZONE_NAME "name"       /* the band */
#define MUSTER_ZONE_POINTS "points"   /* their badge */
#define MUSTER_ZONE_CORNER "corner"   /* suit and rank */
#define MUSTER_ZONE_LINE "line"       /* what it is, in a line */
#define MUSTER_ZONE_VERDICT "verdict" /* what is wrong */
#define MUSTER_ZONE_PICTURE "picture" /* the portrait, or what stands in its place */
#define MUSTER_ZONE_NUMBER "number"   /* the word is its id */
#define MUSTER_ZONE_BLOCK "block"     /* the word is its name */
#define MUSTER_ZONE_FACT "fact"       /* the word is its id */
#define MUSTER_ZONE_ENTRY "entry"     /* the word is its id, or where it has none, its name */

typedef struct
{
  const char *part;            /* one of the above */
  const char *word;            /* which of them, the card's own; or NULL */
  gdouble x, y, width, height; /* in points, from the top left corner of a side */
} MusterCardZone;

static inline gboolean
muster_card_zone_is_hit (const MusterCardZone *zone, gdouble x, gdouble y)
{
  return x >= zone->x && y >= zone->y && x < zone->x + zone->width && y < zone->y + zone->height;
}

G_END_DECLS
