/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random characters: every legal completion of a draft is equally likely. */
#pragma once

#include "forge/tables.h"

G_BEGIN_DECLS

/* The same seed gives the same numbers on every machine. */
typedef struct
{
  guint64 state;
} MusterForgeRandom;

/* A uniform number below `count`. */
guint64 muster_forge_random_below (MusterForgeRandom *random, guint64 count);

/* Draws a character from the tables; FALSE if they have none, or too many to number. */
gboolean muster_forge_draw (MusterForgeTables *tables, MusterForgeRandom *random, MusterForgeBuild *build);

G_END_DECLS
