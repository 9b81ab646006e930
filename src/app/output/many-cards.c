/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/output/many-cards.h"

#include <glib/gi18n.h>

#include "app/widgets/dialogs.h"
#include "games/game.h"

typedef struct
{
  void (*go) (gpointer data);
} Asked;

static void
answered_cb (const char *response, gpointer data)
{
  const Asked *asked = g_object_get_data (data, "many-cards");

  if (g_str_equal (response, "go"))
    asked->go (data);
}

void
muster_many_cards_ask (GtkWindow *parent, guint cards, gboolean exporting, void (*go) (gpointer data), gpointer data)
{
  g_autofree char *heading = NULL;
  Asked *asked;

  if (cards <= MUSTER_MANY_CARDS)
    {
      go (data);
      return;
    }
  asked = g_new (Asked, 1);
  asked->go = go;
  g_object_set_data_full (data, "many-cards", asked, g_free);
  heading = g_strdup_printf (exporting ? ngettext ("Export %u Card?", "Export %u Cards?", cards)
                                       : ngettext ("Print %u Card?", "Print %u Cards?", cards),
                             cards);
  muster_dialogs_ask (parent, heading,
                      _ ("This takes a while. If it is more than you meant, check the numbers of copies."), "go",
                      exporting ? _ ("_Export") : _ ("_Print"), answered_cb, data);
}
