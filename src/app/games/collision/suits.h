/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The four suits of the tarot: what they are called, and the part that their characters play in a battle. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

/* "Swords". Constants, as the next. */
const char *muster_suit_get_title (MusterSuit suit);

/* "Soldiers" */
const char *muster_suit_get_role (MusterSuit suit);

/* What they are good at, in a sentence. */
const char *muster_suit_get_about (MusterSuit suit);

G_END_DECLS
