/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exporting a print preview to a file or folder, for a window that may be closed before it finishes. */
#pragma once

#include <glib-object.h>

#include "workspace/formats.h"
#include "workspace/print-preview.h"

G_BEGIN_DECLS

/* Called while the window exists. */
typedef struct
{
  void (*progressed) (gpointer window, guint done, guint all);
  void (*finished) (gpointer window, const char *path, const GError *error); /* NULL: it succeeded */
} MusterExportListener;

/* Starts it with the player's settings, and remembers the folder. */
void muster_exporting_begin (MusterPrintPreview *preview, const MusterFormat *format, const char *path,
                             GCancellable *cancellable, const MusterExportListener *listener, GObject *window);

G_END_DECLS
