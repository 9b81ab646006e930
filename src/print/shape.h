/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What painting is told in: colours, boxes and kinds of type. Lengths are points. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_MM(mm) ((mm) *72.0 / 25.4)

/* Text goes down to this; what is smaller still, because it must not be cut, is noted. */
#define MUSTER_LEAST_SIZE 6.0

typedef struct
{
  gdouble red, green, blue;
} MusterColor;

typedef struct
{
  gdouble x, y, width, height;
} MusterBox;

typedef enum
{
  MUSTER_TYPE_PLAIN = 0,
  MUSTER_TYPE_BOLD = 1 << 0,
  MUSTER_TYPE_ITALIC = 1 << 1,
  MUSTER_TYPE_WRAP = 1 << 2,   /* may take several lines */
  MUSTER_TYPE_CENTER = 1 << 3, /* else from the side where reading begins */
  MUSTER_TYPE_END = 1 << 4,    /* to the other side */
  MUSTER_TYPE_TOP = 1 << 5,    /* from the top of the box; else in its middle */
} MusterType;

G_END_DECLS
