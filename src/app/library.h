/* The library: everything the player has, by kind, with a search. */
#pragma once

#include <adwaita.h>

#include "app/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LIBRARY (muster_library_get_type ())
G_DECLARE_FINAL_TYPE (MusterLibrary, muster_library, MUSTER, LIBRARY, GtkWidget)

/* The signal "chosen" carries the number of a thing in the document. */
GtkWidget *muster_library_new (MusterSession *session);

/* Shows what is there now. Where no row came or went, what the selected one says is all that may have changed. */
void muster_library_refresh (MusterLibrary *library);

/* Marks what is selected now. */
void muster_library_select (MusterLibrary *library);

void muster_library_focus_search (MusterLibrary *library);

G_END_DECLS
