/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a library writes, reads and indexes things of all games. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

extern const MusterLibraryCodec muster_codec;

G_END_DECLS
