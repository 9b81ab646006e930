/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's states: each is brought about through the widgets. Pictures are taken of them for the documentation, and the tests
 * that hold for every screen go through them. A new state is a function and a line in the table. */
#pragma once

#include "ui/fixture.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;
  int width, height;
  gboolean dark;
  void (*show) (Fixture *fixture);
} State;

extern const State states[];
extern const guint n_states;

/* The window over the others. */
GtkWidget *states_find_topmost (Fixture *fixture);

G_END_DECLS
