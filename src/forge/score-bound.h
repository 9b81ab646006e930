/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Score bounds: the best score still reachable, for each set of values.
 *
 * Under one set of values slots are independent, so the best of several is a sum of fronts (front.h). Characters with
 * and without a weapon are separate, because a weapon's numbers count Att, Str and Reach again. Of two weapons the
 * better-scoring one counts: that is the better of the two ways to choose the main weapon. Everything is computed on
 * demand, because a search needs few sets. Private to the forge. */
#pragma once

#include "forge/aim.h"
#include "forge/classes.h"
#include "forge/front.h"

G_BEGIN_DECLS

#define MUSTER_SCORE_BOUND_HANDS (MUSTER_COLLISION_MAX_HANDS + 1)
#define MUSTER_SCORE_BOUND_MODES 2 /* without and with a weapon */

/* A way of carrying a weapon allowed by the draft. */
typedef struct
{
  gint weapon, enchantment;
  gint points, hands;
  guint way;                         /* see draft.h */
  gint64 main, side;                 /* its score as the main weapon, and as the other one */
  gboolean useful_main, useful_side; /* better than the bare weapon */
} MusterScoreBoundWeapon;

/* For a set, tier and mode. */
typedef struct
{
  gboolean known;
  MusterFront main[MUSTER_COLLISION_MAX_WEAPONS][MUSTER_SCORE_BOUND_HANDS]; /* by the draft's weapon bits, and hands */
  MusterFront side[MUSTER_COLLISION_MAX_WEAPONS][MUSTER_SCORE_BOUND_HANDS];
  MusterFront held[MUSTER_SCORE_BOUND_HANDS]; /* accessories, by hands left */
  MusterFront armor, enchantments;            /* with and without the armor */
  MusterFront gear;                           /* everything together */
} MusterScoreBoundGear;

/* For a set, class and mode: what remains after some slots, by hands left. */
typedef struct
{
  gboolean known;
  MusterFront after_armor_enchantment[MUSTER_SCORE_BOUND_HANDS];                   /* accessory and skills */
  MusterFront after_armor[MUSTER_SCORE_BOUND_HANDS];                               /* plus enchantment */
  MusterFront after_weapons[MUSTER_SCORE_BOUND_HANDS];                             /* plus armor */
  MusterFront second_main[MUSTER_COLLISION_MAX_WEAPONS][MUSTER_SCORE_BOUND_HANDS]; /* plus a second weapon */
  MusterFront second_side[MUSTER_COLLISION_MAX_WEAPONS][MUSTER_SCORE_BOUND_HANDS];
  MusterFront *skills; /* by skill and number: sets of later ones; NULL until computed */
} MusterScoreBoundTails;

typedef struct
{
  const MusterForge *forge;
  const MusterForgeDraft *draft;
  MusterForgeAim aim;
  gint most; /* points */
  MusterFrontPool *pool;

  guint n_sets; /* that open the fixed choices; the entry after the last has all values */
  const MusterFamily **sets;
  MusterFamily named; /* if the draft names its values */

  /* By mode and number. */
  gint64 *races[MUSTER_SCORE_BOUND_MODES], *tarots[MUSTER_SCORE_BOUND_MODES], *armors[MUSTER_SCORE_BOUND_MODES],
      *armor_enchantments[MUSTER_SCORE_BOUND_MODES], *accessories[MUSTER_SCORE_BOUND_MODES],
      *skills[MUSTER_SCORE_BOUND_MODES];
  GArray *uses;         /* MusterScoreBoundWeapon, in the order of the catalogue */
  gboolean aims_skills; /* a skill scores or is fixed */

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

/* The best of everything after race and tarot. */
MusterFront muster_score_bounds_get_all (MusterScoreBounds *bounds, guint set, guint class, guint mode);

/* The best skills only. */
MusterFront muster_score_bounds_get_skills (MusterScoreBounds *bounds, guint set, guint class, guint mode);
const MusterScoreBoundGear *muster_score_bounds_get_gear (MusterScoreBounds *bounds, guint set, guint class,
                                                          guint mode);
const MusterScoreBoundTails *muster_score_bounds_get_tails (MusterScoreBounds *bounds, guint set, guint class,
                                                            guint mode);

/* The best of at most `n` skills out of those from `skill` on. */
MusterFront muster_score_bounds_get_later_skills (MusterScoreBounds *bounds, guint set, guint class, guint mode,
                                                  guint skill, guint n);

G_END_DECLS
