/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two characters side by side: both cards, and under them every number and word of theirs, with the differences marked. */
#pragma once

#include <adwaita.h>

#include "app/shell/editor.h"
#include "model/page/card.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_COMPARE (muster_compare_get_type ())
G_DECLARE_FINAL_TYPE (MusterCompare, muster_compare, MUSTER, COMPARE, AdwWindow)

/* A window of its own over `parent`. Takes both cards over. */
GtkWidget *muster_compare_new (GtkWindow *parent, MusterCard *left, MusterCard *right);

/* Asks in the editor with what the thing at hand is to be compared, and then shows both. */
void muster_compare_ask (GtkWindow *parent, MusterEditor *editor);

G_END_DECLS
