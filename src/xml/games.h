/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of games, as far as files go: what reads and writes which thing. */
#pragma once

#include "model/thing.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterThingClass *klass;
  MusterThing *(*read) (MusterReading *reading);
  void (*write) (MusterWriting *writing, const MusterThing *thing);
} MusterGameFormat;

/* The format of the element of that name, or of the class; NULL where there is none. */
const MusterGameFormat *muster_games_find_format (const char *element);
const MusterGameFormat *muster_games_format_of (const MusterThing *thing);

G_END_DECLS
