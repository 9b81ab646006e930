/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading a portrait's picture from a file or the clipboard. The sandboxed helper decodes it asynchronously. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void muster_portrait_source_read_file (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback,
                                       gpointer data);
void muster_portrait_source_read_clipboard (GdkClipboard *clipboard, GCancellable *cancellable,
                                            GAsyncReadyCallback callback, gpointer data);

/* The picture as a clean PNG. The error is a sentence to show. Free with g_bytes_unref(). */
GBytes *muster_portrait_source_finish (GAsyncResult *result, GError **error);

G_END_DECLS
