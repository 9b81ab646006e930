/* Larger type needs more room. */
#pragma once

#include <gtk/gtk.h>

/* So many pixels at the usual size of type, at the size that there is. */
int muster_type_size_scale (GtkWidget *widget, int width);
