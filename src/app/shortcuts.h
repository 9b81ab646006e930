/* The window that shows the keys. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Made from the table of keys (app/keys.h). */
GtkWidget *muster_shortcuts_new (GtkWindow *parent);

G_END_DECLS
