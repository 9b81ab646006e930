/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prospects: the best score that is still to be had, for each set of values.
 *
 * Under one set of values slots are free of each other, so that the best of several is a sum of fronts (front.h). A
 * character with a weapon and one without are kept apart, because a weapon's line makes Att, Str and Reach count once
 * more. Of two weapons the one that scores better counts: that is the better of the two ways to call one of them the main
 * weapon. Everything is made when first asked for, since a search looks at few sets. Private to the forge. */
#pragma once

#include "forge/aim.h"
#include "forge/classes.h"
#include "forge/front.h"

G_BEGIN_DECLS

#define MUSTER_SCORE_BOUND_HANDS (MUSTER_COLLISION_MAX_HANDS + 1)
#define MUSTER_SCORE_BOUND_MODES 2 /* without a weapon, and with one */

/* A way of carrying a weapon that the draft allows. */
typedef struct
{
  gint weapon, enchantment;
  gint points, hands;
  guint way;                         /* see draft.h */
  gint64 main, side;                 /* what it scores as the main weapon, and as the other */
  gboolean useful_main, useful_side; /* bare it isn't as good */
} MusterScoreBoundWeapon;

/* For a set, a tier and a mode. */
typedef struct
{
  gboolean known;
  MusterFront main[MUSTER_COLLISION_MAX_WEAPONS]
                  [MUSTER_SCORE_BOUND_HANDS]; /* by the weapon that the draft asks for, and hands */
  MusterFront side[MUSTER_COLLISION_MAX_WEAPONS][MUSTER_SCORE_BOUND_HANDS];
  MusterFront held[MUSTER_SCORE_BOUND_HANDS]; /* accessories, by the hands that are left */
  MusterFront armor, enchantments;            /* with and without the armor itself */
  MusterFront gear;                           /* all of it */
} MusterScoreBoundGear;

/* For a set, a class and a mode: what is to come after some slots, by the hands that are left. */
typedef struct
{
  gboolean known;
  MusterFront after_armor_enchantment[MUSTER_SCORE_BOUND_HANDS];                   /* accessory and skills */
  MusterFront after_armor[MUSTER_SCORE_BOUND_HANDS];                               /* enchantment, too */
  MusterFront after_weapons[MUSTER_SCORE_BOUND_HANDS];                             /* armor, too */
  MusterFront second_main[MUSTER_COLLISION_MAX_WEAPONS][MUSTER_SCORE_BOUND_HANDS]; /* another weapon, too */
  MusterFront second_side[MUSTER_COLLISION_MAX_WEAPONS][MUSTER_SCORE_BOUND_HANDS];
  MusterFront *skills; /* by skill and how many: sets of later ones; NULL so far */
} MusterScoreBoundTails;

typedef struct
{
  const MusterForge *forge;
  const MusterForgeDraft *draft;
  MusterForgeAim aim;
  gint most; /* points */
  MusterFrontPool *pool;

  guint n_sets; /* that open what is settled; the one after the last has all values */
  const MusterFamily **sets;
  MusterFamily named; /* where the draft names its values */

  /* By mode and number. */
  gint64 *races[MUSTER_SCORE_BOUND_MODES], *tarots[MUSTER_SCORE_BOUND_MODES], *armors[MUSTER_SCORE_BOUND_MODES],
      *armor_enchantments[MUSTER_SCORE_BOUND_MODES], *accessories[MUSTER_SCORE_BOUND_MODES],
      *skills[MUSTER_SCORE_BOUND_MODES];
  GArray *uses;         /* MusterScoreBoundWeapon, in the order of the catalogue */
  gboolean aims_skills; /* a skill can score, or one is settled */

  MusterScoreBoundGear *gear;   /* by set, tier and mode */
  MusterScoreBoundTails *tails; /* by set, class and mode */
  struct
  {
    gboolean known;
    MusterFront skills, all;
  } * totals; /* likewise */
} MusterScoreBounds;

/* Both must outlive it. */
MusterScoreBounds *muster_score_bounds_new (const MusterForge *forge, const MusterForgeDraft *draft,
                                            const MusterForgeAim *aim, gint most);
void muster_score_bounds_free (MusterScoreBounds *bounds);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterScoreBounds, muster_score_bounds_free)

/* The best of all that comes after race and tarot. */
MusterFront muster_score_bounds_get_all (MusterScoreBounds *bounds, guint set, guint class, guint mode);

/* The best skills alone. */
MusterFront muster_score_bounds_get_skills (MusterScoreBounds *bounds, guint set, guint class, guint mode);
const MusterScoreBoundGear *muster_score_bounds_get_gear (MusterScoreBounds *bounds, guint set, guint class,
                                                          guint mode);
const MusterScoreBoundTails *muster_score_bounds_get_tails (MusterScoreBounds *bounds, guint set, guint class,
                                                            guint mode);

/* The best of `n` skills or fewer out of those from `skill` on. */
MusterFront muster_score_bounds_get_later_skills (MusterScoreBounds *bounds, guint set, guint class, guint mode,
                                                  guint skill, guint n);

G_END_DECLS
