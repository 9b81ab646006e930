/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chips: backgrounds for a few words in a line, with a shape that shows their meaning. */
#pragma once

#include "print/brush.h"
#include "print/inline.h"

G_BEGIN_DECLS

void muster_chip_paint (MusterBrush *brush, MusterChip chip, MusterBox box);

G_END_DECLS
