/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's states, reached through its widgets. Documentation pictures are taken of them, and tests that apply to
 * every screen use them. A new state is a function and a line in the table. */
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
