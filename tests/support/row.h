/* Options as one line of text, so that a test can say what it expects in the words of the rulebook. */
#pragma once

#include "model/catalog.h"

G_BEGIN_DECLS

/* The cells of `muster list`, with bars between them: "sabre|Sabre|diplomacy|2|mundane|…". Free with g_free(). */
char *row_dup (const MusterCatalog *catalog, const MusterOption *option);

G_END_DECLS
