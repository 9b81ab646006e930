/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card: everything printed on its two sides, as words and numbers without a layout.
 *
 * The games make it; paper, screen and files all show the same card. In any game it is a name, numbers, blocks with
 * their own numbers (weapons), facts, and abilities with texts. */
#pragma once

#include "model/catalog/value-set.h"
#include "model/catalog/word.h"
#include "model/page/play.h"
#include "model/portrait.h"
#include "model/problem.h"

G_BEGIN_DECLS

/* The card's style: names of drawings and colours, all constants, NULL for the default. The painter knows the drawings
 * but no game. */
typedef struct
{
  const char *edge;        /* how the name band ends: "rule", "stitches", "scallops", "battlements" */
  const char *color;       /* "plum": used if neither values nor a suit give the colour */
  const char *emblem;      /* "crown": in the corner if there is no suit, and large where there is room */
  const char *back_emblem; /* in the back's corner */
} MusterCardStyle;

/* One number in its box. */
typedef struct
{
  const char *id;    /* "def"; a constant */
  const char *label; /* "Def"; a constant, translated */
  char *value;       /* "7", "5+"; empty on a blank card */
  char *derivation;  /* "Def 7 = Red Elf 7 + …"; NULL if there is none */
  char *figure;      /* with `icons`: drawn instead of `value`, which says the same in words: "7" … */
  char *icons;       /* … and "tomes tomes", space-separated; or NULL */
  gboolean circled;  /* a row of circles shows it on paper instead of a box */
} MusterCardNumber;

/* Something crossed off on paper during a game; a screen page uses a tracker instead. */
typedef struct
{
  const char *label; /* "Injuries", translated; a constant */
  guint circles;
} MusterCardTrack;

/* A weapon, or something held instead of one. */
typedef struct
{
  char *name;
  char *enchantment;   /* NULL: none */
  MusterDamage damage; /* none for items that are only held */
  GArray *numbers;     /* MusterCardNumber */
  char *crit;
  char *special;
  const char *icon;            /* drawing before its name: "action", "essence"; or NULL */
  char *value;                 /* what it requires, in words: "7 tomes"; or NULL */
  char *figure;                /* with `icons`: drawn instead of `value`; or NULL … */
  char *icons;                 /* … "tomes tomes"; or NULL */
  const char *hint, *end_hint; /* placeholder text at both ends of an empty head; or NULL; constants */
  char *tiles; /* drawings as large as dice instead of `special`, which says the same in words; or NULL */
} MusterCardBlock;

/* A short fact on the back: tarot, race, values. */
typedef struct
{
  const char *id;
  const char *label;
  char *value;
  gboolean aside; /* omitted where space is short */
  char *figure;   /* with `icons`: drawn instead of `value`; or NULL … */
  char *icons;    /* … "tomes tomes"; or NULL */
  guint circles;  /* number of circles drawn instead of `value`; 0: none */
} MusterCardFact;

/* An ability or effect. */
typedef struct
{
  char *id; /* NULL for the player's own */
  char *name;
  const char *kind;     /* "reaction", "aura"; a constant */
  char *cost;           /* "1E2M+Weapon EC"; empty if it is free */
  gint endurance, mana; /* the same in numbers … */
  gboolean weapon_ec;   /* … on top of the weapon's cost */
  char *figure, *icons; /* drawn instead of `cost`: a number, and icons behind it; each may be NULL */
  char *details;        /* "Cold, reach 2"; empty if there are none */
  char *text;
  char *source; /* its source: "Red Elf", "Skill" */
  gboolean reaction;
  gboolean fear;
} MusterCardEntry;

typedef struct _MusterCard
{
  const char *kind; /* the element it is made from: "character", "puppet"; a constant */
  MusterCardStyle style;
  char *name;
  char *back_name; /* the other side's title, if that is a card of its own; or NULL */
  gint64 points;   /* -1: it has none */
  MusterLegality legal;
  gboolean unfinished;   /* illegal only because a choice is missing */
  gboolean blank;        /* to be filled in by hand */
  gboolean unpriced;     /* blank, in a game without points */
  gboolean listed;       /* also a line of a roster */
  gboolean bare;         /* the list already shows everything on it except writing room and help */
  GPtrArray *problems;   /* char: why it is illegal, then what the players agreed to waive */
  guint n_agreed;        /* how many of these were agreed */
  GArray *numbers;       /* MusterCardNumber: the big row of the front */
  GArray *minor;         /* MusterCardNumber: the small row under it */
  GArray *blocks;        /* MusterCardBlock */
  GArray *spare;         /* MusterCardBlock: empty blocks to fill in by hand if there are no others */
  GArray *facts;         /* MusterCardFact, on the back */
  GArray *entries;       /* MusterCardEntry, on the back */
  MusterValueSet values; /* the settled ones */
  char *value_ids;       /* and their ids, in alphabetical order, space-separated */
  MusterSuit suit;
  guint rank;
  char *notes;              /* the player's; or NULL */
  MusterPortrait *portrait; /* or NULL */
  char *code;               /* of a legal character, if codes are printed; or NULL; see muster_card_get_code() */
  char *content;            /* "Collision 1.0 · 3fa9c2…", as on a roster; or NULL */
  GArray *trackers;         /* MusterTracker: counted during a game … */
  GArray *tracks;           /* … and MusterCardTrack: circles on paper */
  MusterPlay *play;         /* how its game is played; or NULL */

  guint users;                /* the card itself plus the copies that share its contents */
  struct _MusterCard *origin; /* the original, if this is a copy: everything but the name is shared; or NULL */
} MusterCard;

MusterCard *muster_card_new (const char *kind, const char *name);

/* Its code, or its original's; NULL: none. */
const char *muster_card_get_code (const MusterCard *card);

/* Whether it shows points, even blank ones. */
gboolean muster_card_has_points (const MusterCard *card);
void muster_card_free (MusterCard *card);

/* A copy of a finished card with another name; it shares everything else. The two can be freed in either order. */
MusterCard *muster_card_new_copy (MusterCard *card, const char *name);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCard, muster_card_free)

/* Empty lists of numbers, facts and entries, also for use outside cards. Free with g_array_unref(). */
GArray *muster_card_numbers_new (void);
GArray *muster_card_facts_new (void);
GArray *muster_card_entries_new (void);

/* Each appends one item; strings are copied, `value` may be NULL. */
void muster_card_add_number (GArray *numbers, const char *id, const char *label, const char *value,
                             const char *derivation);
void muster_card_add_fact (GArray *facts, const char *id, const char *label, const char *value);
MusterCardBlock *muster_card_add_block (MusterCard *card, const char *name);
MusterCardBlock *muster_card_add_spare (MusterCard *card);
MusterCardEntry *muster_card_add_entry (GArray *entries, const char *name);

/* Draws the last number of an array as a figure and icons. */
void muster_card_draw_number (GArray *numbers, const char *figure, const char *icons);

/* Adds a row of circles to cross off; nothing if `circles` is 0. */
void muster_card_add_track (MusterCard *card, const char *label, guint circles);

/* How many of the big row's numbers have boxes on paper: those before the ones shown as circles. */
guint muster_card_count_boxes (const MusterCard *card);

/* The same for the last fact of an array. */
void muster_card_draw_fact (GArray *facts, const char *figure, const char *icons);

/* Appends copies of all numbers of one array to another. */
void muster_card_copy_numbers (GArray *numbers, const GArray *from);

/* Appends a copy of an entry. */
void muster_card_copy_entry (GArray *entries, const MusterCardEntry *entry);

/* Everything printed on a card except its name, as one text: equal texts mean equal cards. Extend this with any new
 * printed member. Free with g_free(). */
char *muster_card_dup_look (const MusterCard *card);

/* Replaces a string member with a copy of `text`. */
void muster_card_set (char **place, const char *text);

static inline const MusterCardNumber *
muster_card_number (const GArray *numbers, guint i)
{
  return &g_array_index (numbers, MusterCardNumber, i);
}

static inline const MusterCardBlock *
muster_card_block (const MusterCard *card, guint i)
{
  return &g_array_index (card->blocks, MusterCardBlock, i);
}

static inline const MusterCardFact *
muster_card_fact (const GArray *facts, guint i)
{
  return &g_array_index (facts, MusterCardFact, i);
}

static inline const MusterCardTrack *
muster_card_track (const MusterCard *card, guint i)
{
  return &g_array_index (card->tracks, MusterCardTrack, i);
}

static inline const MusterCardEntry *
muster_card_entry (const GArray *entries, guint i)
{
  return &g_array_index (entries, MusterCardEntry, i);
}

G_END_DECLS
