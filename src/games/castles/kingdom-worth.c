/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/kingdom-worth.h"

#include <string.h>

#include "model/i18n.h"

#define MOST_CARDS 5
#define MOST_CARDS_OF_A_STATE 3

guint
muster_castles_get_worth (const MusterCatalog *catalog, const MusterCastlesCastle *castle)
{
  const MusterOption *upgrade = muster_castles_castle_get_upgrade (castle);

  if (upgrade != NULL)
    return (guint) upgrade->worth;
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_CASTLE_CARD); i++)
    {
      const MusterOption *card = muster_catalog_nth (catalog, MUSTER_KIND_CASTLE_CARD, i);

      if (card->castle_card_kind == MUSTER_CASTLE_CARD_CASTLE)
        return (guint) card->worth;
    }
  return 0;
}

guint
muster_castles_get_health (const MusterCatalog *catalog, const MusterCastlesCastle *castle)
{
  guint health = muster_castles_get_worth (catalog, castle);

  for (guint i = 0; i < castle->defenses->len; i++)
    {
      const MusterOption *defense = muster_castles_cards_at (castle->defenses, i)->option;

      health += defense != NULL ? (guint) defense->worth : 0;
    }
  return health;
}

GPtrArray *
muster_castles_list_defenses (const MusterCastlesCastle *castle)
{
  GPtrArray *defenses = g_ptr_array_new ();

  for (guint i = 0; i < castle->defenses->len; i++)
    if (muster_castles_cards_at (castle->defenses, i)->option != NULL)
      g_ptr_array_add (defenses, (gpointer) muster_castles_cards_at (castle->defenses, i)->option);
  return defenses;
}

guint
muster_castles_count_defenses (const MusterCastlesCastle *castle)
{
  g_autoptr (GPtrArray) defenses = muster_castles_list_defenses (castle);

  return defenses->len;
}

guint
muster_castles_count_hand (const MusterCastlesKingdom *kingdom)
{
  const GArray *cards = kingdom->hand.cards;
  guint count = 0;

  for (guint i = 0; i < cards->len; i++)
    if (muster_castles_cards_at (cards, i)->option != NULL)
      count += (guint) muster_castles_cards_at (cards, i)->count;
  return count;
}

guint
muster_castles_get_hand_limit (const MusterCastlesKingdom *kingdom)
{
  return kingdom->thing.klass == &muster_castles_puppet_state_class ? MOST_CARDS_OF_A_STATE : MOST_CARDS;
}

const char *
muster_castles_get_icon (const MusterOption *card, const char **stand_in)
{
  static const char *const names[] = { [MUSTER_CASTLE_CARD_CASTLE] = "castle",
                                       [MUSTER_CASTLE_CARD_UPGRADE] = "thick-walls",
                                       [MUSTER_CASTLE_CARD_DEFENSE] = "spearmen",
                                       [MUSTER_CASTLE_CARD_ATTACK] = "swordsmen",
                                       [MUSTER_CASTLE_CARD_SPECIAL] = "alliance" };
  static const char *const prefixes[] = { "defense-", "attack-" };

  *stand_in = NULL;
  if (card == NULL)
    return NULL;
  if ((guint) card->castle_card_kind < G_N_ELEMENTS (names))
    *stand_in = names[card->castle_card_kind];
  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (card->id, prefixes[i]))
      return card->id + strlen (prefixes[i]);
  return card->id;
}

char *
muster_castles_dup_card (const MusterOption *option)
{
  if (option->castle_card_kind == MUSTER_CASTLE_CARD_ATTACK)
    return g_strdup_printf (_ ("%s attack %d"), muster_option_get_name (option), option->worth);
  return option->worth > 0 ? g_strdup_printf ("%s %d", muster_option_get_name (option), option->worth)
                           : g_strdup (muster_option_get_name (option));
}

MusterSentence *
muster_castles_say_label (const MusterCastlesKingdom *kingdom, guint castle)
{
  const MusterOption *upgrade = muster_castles_castle_get_upgrade (kingdom->castles->pdata[castle]);
  const MusterOption *stand_in = muster_castles_castle_get_stand_in (kingdom->castles->pdata[castle]);

  if (upgrade == NULL && stand_in != NULL)
    upgrade = stand_in;
  if (upgrade == NULL)
    /* Translators: the number of a castle in its row, inside a sentence */
    return muster_sentence_new (N_ ("castle %u"), castle + 1);
  /* Translators: the number of a castle in its row and its upgrade, inside a sentence: "castle 2 (Moat)" */
  return muster_sentence_new (N_ ("castle %u (%s)"), castle + 1, muster_sentence_new_option (upgrade));
}

char *
muster_castles_dup_label (const MusterCastlesKingdom *kingdom, guint castle)
{
  g_autoptr (MusterSentence) label = muster_castles_say_label (kingdom, castle);

  return muster_sentence_dup_text (label);
}
