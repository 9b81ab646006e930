/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random characters: each legal completion of a draft is as likely as any other. */
#pragma once

#include "forge/tables.h"

G_BEGIN_DECLS

/* The same numbers for the same seed, on every machine. */
typedef struct
{
  guint64 state;
} MusterForgeRandom;

/* A number below `count`, each as likely. */
guint64 muster_forge_random_below (MusterForgeRandom *random, guint64 count);

/* Draws a character from the tables; FALSE where they have none, or too many to number. */
gboolean muster_forge_draw (MusterForgeTables *tables, MusterForgeRandom *random, MusterForgeBuild *build);

G_END_DECLS
