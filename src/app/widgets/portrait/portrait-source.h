/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the picture of a portrait comes from: a file, or the clipboard. Another program decodes it, while the window goes on. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void muster_portrait_source_read_file (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback,
                                       gpointer data);
void muster_portrait_source_read_clipboard (GdkClipboard *clipboard, GCancellable *cancellable,
                                            GAsyncReadyCallback callback, gpointer data);

/* The picture, a PNG of nothing but pixels. The error is a sentence to show. Free with g_bytes_unref(). */
GBytes *muster_portrait_source_finish (GAsyncResult *result, GError **error);

G_END_DECLS
