/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card: everything that is printed on its two sides, in words and numbers, before anyone decides where it goes.
 *
 * The rules fill it; paper, screen and files all show the same one. A card of any game is a name, some numbers, some
 * blocks with numbers of their own (weapons), some facts, and the abilities with their texts. */
#pragma once

#include "model/catalog/value-set.h"
#include "model/catalog/word.h"
#include "model/page/play.h"
#include "model/portrait.h"
#include "model/problem.h"

G_BEGIN_DECLS

/* What a card looks like besides its words: names of drawings and colours, all of them constants, NULL for the usual. Whoever paints
 * knows the drawings and no game. */
typedef struct
{
  const char *edge;        /* how the band with the name ends: "rule", "stitches", "scallops", "battlements" */
  const char *color;       /* "plum": where neither values nor a suit give the colour */
  const char *emblem;      /* "crown": in the corner, where there is no suit, and large where much room is left */
  const char *back_emblem; /* in the corner of the other side */
} MusterCardStyle;

/* One number in its box. */
typedef struct
{
  const char *id;    /* "def"; a constant */
  const char *label; /* "Def"; a constant, translated */
  char *value;       /* "7", "5+"; empty on a blank card */
  char *derivation;  /* "Def 7 = Red Elf 7 + …"; NULL where there is none */
  char *figure;      /* with `icons`, what is drawn in place of `value`, which says the same in words: "7" … */
  char *icons;       /* … and "tomes tomes", space-separated; or NULL */
  gboolean circled;  /* a row of circles tells it on paper, where it has no box */
} MusterCardNumber;

/* What is crossed off on paper during a game; a page on a screen counts it by a tracker. */
typedef struct
{
  const char *label; /* "Injuries", translated; a constant */
  guint circles;
} MusterCardTrack;

/* A weapon, or what is held in place of one. */
typedef struct
{
  char *name;
  char *enchantment;   /* NULL: none */
  MusterDamage damage; /* none for what is only held */
  GArray *numbers;     /* MusterCardNumber */
  char *crit;
  char *special;
  const char *sign;            /* what is drawn before its name: "action", "essence"; or NULL */
  char *value;                 /* what it takes, in words: "7 tomes"; or NULL */
  char *figure;                /* with `icons`, what is drawn in place of `value`; or NULL … */
  char *icons;                 /* … "tomes tomes"; or NULL */
  const char *hint, *end_hint; /* what is to be written at both ends of an empty head; or NULL; constants */
  char *tiles; /* drawings as large as dice, in place of `special`, which says the same in words; or NULL */
} MusterCardBlock;

/* What the back tells in a word or two: tarot, race, values. */
typedef struct
{
  const char *id;
  const char *label;
  char *value;
  gboolean aside; /* left out where there is little room */
  char *figure;   /* with `icons`, what is drawn in place of `value`; or NULL … */
  char *icons;    /* … "tomes tomes"; or NULL */
  guint circles;  /* so many circles to cross off are drawn in place of `value`; 0: none */
} MusterCardFact;

/* An ability or effect. */
typedef struct
{
  char *id; /* NULL for a player's own */
  char *name;
  const char *kind;     /* "reaction", "aura"; a constant */
  char *cost;           /* "1E2M+Weapon EC"; empty where it is free */
  gint endurance, mana; /* the same in numbers … */
  gboolean weapon_ec;   /* … besides the weapon's own cost */
  char *figure, *icons; /* what is drawn in place of `cost`, where `icons` isn't NULL */
  char *details;        /* "Cold, reach 2"; empty where there are none */
  char *text;
  char *source; /* what it comes from: "Red Elf", "Skill" */
  gboolean reaction;
  gboolean fear;
} MusterCardEntry;

typedef struct _MusterCard
{
  const char *kind; /* the element it is made from: "character", "puppet"; a constant */
  MusterCardStyle style;
  char *name;
  char *back_name; /* what the other side is called, where it is a card of its own; or NULL */
  gint64 points;   /* -1: it has none */
  MusterLegality legal;
  gboolean unfinished;   /* illegal only because something isn't chosen yet */
  gboolean blank;        /* to be filled in by hand */
  gboolean unpriced;     /* blank, and nobody counts points in its game */
  gboolean listed;       /* a roster has it among its lines */
  gboolean bare;         /* a list says all that it does, but for the room to write and the help on it */
  GPtrArray *problems;   /* char: why it is illegal, and last what its players agreed to waive */
  guint n_agreed;        /* how many of them are that */
  GArray *numbers;       /* MusterCardNumber: the big row of the front */
  GArray *minor;         /* MusterCardNumber: the small row under it */
  GArray *blocks;        /* MusterCardBlock */
  GArray *spare;         /* MusterCardBlock: empty ones to fill in by hand, on paper, where there are no others */
  GArray *facts;         /* MusterCardFact, on the back */
  GArray *entries;       /* MusterCardEntry, on the back */
  MusterValueSet values; /* the settled ones */
  char *value_ids;       /* and their ids, in alphabetical order, space-separated */
  MusterSuit suit;
  guint rank;
  char *notes;              /* the player's; or NULL */
  MusterPortrait *portrait; /* or NULL */
  char *code;               /* of a legal character, for whoever prints codes; or NULL; see muster_card_get_code() */
  char *content;            /* "Collision 1.0 · 3fa9c2…", as a roster has it; or NULL */
  GArray *trackers;         /* MusterTracker: what is counted during a game … */
  GArray *tracks;           /* … and MusterCardTrack: what has circles on paper */
  MusterPlay *play;         /* how its game is played; or NULL */

  guint users;                /* the card itself, and the copies that share what it holds */
  struct _MusterCard *origin; /* whose copy it is: all but the name is shared with that one; or NULL */
} MusterCard;

MusterCard *muster_card_new (const char *kind, const char *name);

/* Its code, or its origin's; NULL: it has none. */
const char *muster_card_get_code (const MusterCard *card);

/* Whether it shows points, be they still to be filled in. */
gboolean muster_card_has_points (const MusterCard *card);
void muster_card_free (MusterCard *card);

/* One more of a card that is finished, with another name: it holds nothing of its own but that. Of two cards that are to be freed
 * any may go first. */
MusterCard *muster_card_new_copy (MusterCard *card, const char *name);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCard, muster_card_free)

/* Empty lists of numbers, facts and entries, for whoever has such lists besides a card. Free with g_array_unref(). */
GArray *muster_card_numbers_new (void);
GArray *muster_card_facts_new (void);
GArray *muster_card_entries_new (void);

/* Each adds one at the end; the strings are copied, and `value` may be NULL for none. */
void muster_card_add_number (GArray *numbers, const char *id, const char *label, const char *value,
                             const char *derivation);
void muster_card_add_fact (GArray *facts, const char *id, const char *label, const char *value);
MusterCardBlock *muster_card_add_block (MusterCard *card, const char *name);
MusterCardBlock *muster_card_add_spare (MusterCard *card);
MusterCardEntry *muster_card_add_entry (GArray *entries, const char *name);

/* Has the last number of an array drawn as a figure and icons. */
void muster_card_draw_number (GArray *numbers, const char *figure, const char *icons);

/* Adds a row of circles to cross off; nothing for none. */
void muster_card_add_track (MusterCard *card, const char *label, guint circles);

/* How many of the big row's numbers have boxes on paper: those before the ones that circles tell. */
guint muster_card_count_boxes (const MusterCard *card);

/* The same for the last fact of an array. */
void muster_card_draw_fact (GArray *facts, const char *figure, const char *icons);

/* Adds copies of all numbers of an array to another. */
void muster_card_copy_numbers (GArray *numbers, const GArray *from);

/* Adds a copy of an entry. */
void muster_card_copy_entry (GArray *entries, const MusterCardEntry *entry);

/* All that is printed on a card but its name, as one text: cards of which it is the same look the same. Whatever else
 * a card comes to hold that is printed belongs into it. Free with g_free(). */
char *muster_card_dup_look (const MusterCard *card);

/* Puts a copy of `text` in place of a string of one of these. */
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
