/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random things of every class, deterministic by seed: gaps, unknown ids, more than the rules allow. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct _RandomMaking RandomMaking;

typedef struct
{
  const char *name;                                                 /* its element in files */
  void (*add) (RandomMaking *making);                               /* as a file has it; or NULL … */
  MusterThing *(*make) (const MusterCatalog *catalog, GRand *rand); /* … and so it is made at once */
} RandomClass;

#define RANDOM_N_CLASSES 7

extern const RandomClass random_classes[RANDOM_N_CLASSES];

MusterThing *random_thing (const RandomClass *class, const MusterCatalog *catalog, GRand *rand);

G_END_DECLS
