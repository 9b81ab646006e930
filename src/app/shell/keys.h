/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the window, in one table: the window binds them, and the shortcuts window shows them. Those that mean something only
 * to a part of it, such as a castle, are told here too; the part binds them. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

typedef struct
{
  const char *accelerator; /* "<Control>n"; those of a part may be several, with spaces between */
  const char *action;      /* "win.new"; NULL: the key of a part */
  const char *title;       /* what it does; to be translated, as the next */
  const char *group;       /* the heading it stands under */
} MusterKey;

/* In the order they are shown, group by group; NULL after the last. */
const MusterKey *muster_keys_nth (guint n);

/* Binds all that have an action for the widgets of a class, which must have the actions. */
void muster_keys_bind (GtkWidgetClass *widget_class);

G_END_DECLS
