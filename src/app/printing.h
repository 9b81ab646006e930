/* Printing a thing: the toolkit's dialog around the same pages that the PDF has. */
#pragma once

#include <adwaita.h>

#include "model/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* Asks for a printer and prints the thing's cards and list. FALSE with an error where that failed. */
gboolean muster_printing_run (GtkWindow *parent, const MusterCatalog *catalog, const MusterThing *thing, GError **error);

G_END_DECLS
