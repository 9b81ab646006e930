/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/kingdom-threat.h"

#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/castles/kingdom-worth.h"

const char *
muster_castles_threat_get_id (MusterCastlesThreat threat)
{
  static const char *const ids[MUSTER_CASTLES_N_THREATS] = {
    [MUSTER_CASTLES_THREAT_SABOTAGE] = "sabotage",
    [MUSTER_CASTLES_THREAT_CANNON_FIRE] = "cannon-fire",
    [MUSTER_CASTLES_THREAT_JESTER] = "jester",
  };

  return ids[threat];
}

static const MusterCastlesCastle *
castle_at (const MusterCastlesKingdom *kingdom, guint i)
{
  return kingdom->castles->pdata[i];
}

/* The index of the topmost known defense; -1 if there is none. */
static gint
find_top (const MusterCastlesCastle *castle)
{
  for (guint i = castle->defenses->len; i-- > 0;)
    if (muster_castles_cards_at (castle->defenses, i)->option != NULL)
      return (gint) i;
  return -1;
}

MusterCastlesCastleFate
muster_castles_threat_find_fate (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom, guint castle)
{
  gint top = find_top (castle_at (kingdom, castle));

  if (threat != MUSTER_CASTLES_THREAT_JESTER)
    return (MusterCastlesCastleFate){ .defense = top };
  return (MusterCastlesCastleFate){ .defense = -1, .falls = top<0, .stolen = kingdom->castles->len> 1 };
}

char *
muster_castles_threat_dup_fate (MusterCastlesThreat threat, const MusterCastlesCastleFate *fate)
{
  if (fate->defense >= 0)
    return g_strdup (threat == MUSTER_CASTLES_THREAT_SABOTAGE ? _ ("Could lose its top defense")
                                                              : _ ("Loses its top defense"));
  if (fate->falls && fate->stolen)
    return g_strdup (_ ("Falls, or could be stolen"));
  return g_strdup (fate->falls ? _ ("Falls") : fate->stolen ? _ ("Could be stolen") : "");
}

static const MusterOption *
find_taken (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom, guint castle)
{
  gint defense = muster_castles_threat_find_fate (threat, kingdom, castle).defense;

  return defense >= 0 ? muster_castles_cards_at (castle_at (kingdom, castle)->defenses, (guint) defense)->option : NULL;
}

guint
muster_castles_threat_get_worth (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom)
{
  guint worth = 0;

  for (guint i = 0; i < kingdom->castles->len; i++)
    {
      const MusterOption *taken = find_taken (threat, kingdom, i);

      worth += taken != NULL ? (guint) taken->worth : 0;
    }
  return worth;
}

/* "Archers of castle 2 (Gate)", for each castle that has a defense. */
static GPtrArray *
list_taken (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < kingdom->castles->len; i++)
    {
      const MusterOption *taken = find_taken (threat, kingdom, i);
      g_autofree char *label = muster_castles_dup_label (kingdom, i);

      if (taken != NULL)
        /* Translators: a defense and where it stands: "Archers of castle 2 (Gate)" */
        g_ptr_array_add (words, g_strdup_printf (C_ ("defense", "%s of %s"), muster_option_get_name (taken), label));
    }
  g_ptr_array_add (words, NULL);
  return words;
}

static char *
dup_taking (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom)
{
  g_autoptr (GPtrArray) words = list_taken (threat, kingdom);
  g_autofree char *one = muster_phrase_dup_or ((const char *const *) words->pdata);
  g_autofree char *all = muster_phrase_dup_and ((const char *const *) words->pdata);

  if (words->len == 1)
    return g_strdup (_ ("Sabotage and Cannon Fire would find no defense to take."));
  if (threat == MUSTER_CASTLES_THREAT_SABOTAGE)
    return g_strdup_printf (_ ("Sabotage would take %s."), one);
  return g_strdup_printf (_ ("Cannon Fire would take %s, %u health in all."), all,
                          muster_castles_threat_get_worth (threat, kingdom));
}

static char *
dup_falling (const MusterCastlesKingdom *kingdom)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;

  for (guint i = 0; i < kingdom->castles->len; i++)
    if (muster_castles_threat_find_fate (MUSTER_CASTLES_THREAT_JESTER, kingdom, i).falls)
      g_ptr_array_add (words, muster_castles_dup_label (kingdom, i));
  g_ptr_array_add (words, NULL);
  names = muster_phrase_dup_and ((const char *const *) words->pdata);
  return words->len > 1 ? g_strdup_printf (_ ("A Jester would destroy %s, which no defense protects."), names)
                        : g_strdup (_ ("A Jester would destroy nothing: every castle has a defense."));
}

GPtrArray *
muster_castles_threat_list_effects (MusterCastlesThreat threat, const MusterCastlesKingdom *kingdom)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  guint n = kingdom->castles->len;

  if (threat != MUSTER_CASTLES_THREAT_JESTER)
    {
      g_ptr_array_add (sentences, dup_taking (threat, kingdom));
      return sentences;
    }
  g_ptr_array_add (sentences, dup_falling (kingdom));
  g_ptr_array_add (sentences, n > 1 ? g_strdup_printf (_ ("A Jester could steal any one of the %u castles."), n)
                                    : g_strdup (_ ("A Jester could steal nothing: the last castle stays.")));
  return sentences;
}
