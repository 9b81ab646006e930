/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All keys of the window in one table: the window binds them, and the shortcuts window lists them. Keys of a widget,
 * such as a castle, are listed here too, but bound there. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct
{
  const char *accelerator; /* "<Control>n"; widget keys may be several, space-separated */
  const char *action;      /* "win.new"; NULL: a widget key */
  const char *title;       /* description; translatable, like the next */
  const char *group;       /* its heading */
} MusterKey;

/* In display order by group; NULL after the last. */
const MusterKey *muster_keys_nth (guint n);

/* Binds all keys with an action for a widget class, which must have the actions. */
void muster_keys_bind (GtkWidgetClass *widget_class);

G_END_DECLS
