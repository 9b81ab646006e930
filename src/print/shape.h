/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Basic types for painting: colours, boxes, kinds of type. Lengths are in points. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_MM(mm) ((mm) *72.0 / 25.4)

/* The least intended type size; smaller text, used only to avoid cutting it, gets a warning. */
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
  MUSTER_TYPE_WRAP = 1 << 2,   /* may wrap */
  MUSTER_TYPE_CENTER = 1 << 3, /* centred; otherwise at the start of the line */
  MUSTER_TYPE_END = 1 << 4,    /* at the end of the line */
  MUSTER_TYPE_TOP = 1 << 5,    /* at the top of the box; otherwise in its middle */
} MusterType;

G_END_DECLS
