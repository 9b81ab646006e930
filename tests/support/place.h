/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place for a library: a folder removed with everything in it. */
#pragma once

#include "support/scratch.h"

G_BEGIN_DECLS

typedef struct
{
  Scratch *scratch;
  char *path; /* of the library */
} Place;

void place_init (Place *place);
void place_clear (Place *place);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Place, place_clear)

G_END_DECLS
