/* Emblems: our own drawings for suits, values, kinds of damage and kinds of ability, so that colour never speaks alone. */
#pragma once

#include "print/brush.h"

G_BEGIN_DECLS

/* Paints the emblem of that id ("cups", "sorcery", "fire", "reaction") into a box, in one colour. Unknown ids get a
 * plain disc. */
void muster_emblem_paint (MusterBrush *brush, const char *id, MusterBox box, MusterColor color);

G_END_DECLS
