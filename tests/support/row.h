/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options as one line of text, to compare with the words of the rulebook. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* The cells of `muster list`, each under its heading: "sabre | name: Sabre | values: diplomacy | ec: 2 | …". Free with g_free(). */
char *row_dup (const MusterCatalog *catalog, const MusterOption *option);

G_END_DECLS
