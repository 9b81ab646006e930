/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a library will be: in a folder that goes with whatever a test, or the library, has put beside it. */
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
