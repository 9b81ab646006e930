/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/suits.h"

#include <glib/gi18n.h>

const char *
muster_suit_get_title (MusterSuit suit)
{
  static const char *const titles[] = { NC_ ("suit", "Any"), NC_ ("suit", "Swords"), NC_ ("suit", "Cups"),
                                        NC_ ("suit", "Rods"), NC_ ("suit", "Coins") };

  return g_dpgettext2 (NULL, "suit", titles[suit]);
}

const char *
muster_suit_get_role (MusterSuit suit)
{
  static const char *const roles[] = { "", NC_ ("role of a suit", "Soldiers"), NC_ ("role of a suit", "Leaders"),
                                       NC_ ("role of a suit", "Mages"), NC_ ("role of a suit", "Rogues") };

  return *roles[suit] != '\0' ? g_dpgettext2 (NULL, "role of a suit", roles[suit]) : "";
}

const char *
muster_suit_get_about (MusterSuit suit)
{
  static const char *const about[] = {
    "",
    N_ ("Tough fighters for the front line: they hit hard and take a lot."),
    N_ ("They lead and help others: more command, and skills that make the whole group better."),
    N_ ("Spellcasters: the most mana and spell power."),
    N_ ("Quick and sly: they dodge, hide and strike where nobody looks."),
  };

  return *about[suit] != '\0' ? _ (about[suit]) : "";
}
