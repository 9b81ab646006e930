/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The four suits of the tarot: their names, and the roles of their characters. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

/* "Swords". A constant, like the next ones. */
const char *muster_suit_get_title (MusterSuit suit);

/* "Soldiers" */
const char *muster_suit_get_role (MusterSuit suit);

/* What they are good at, in a sentence. */
const char *muster_suit_get_about (MusterSuit suit);

G_END_DECLS
