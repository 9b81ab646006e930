/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A team in Stuffed: its Hero, Teammates, a hand of Advantages and the Mission. */
#pragma once

#include "model/choice.h"
#include "model/passage.h"
#include "model/place.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* A number that wasn't given. */
#define MUSTER_STUFFED_TEAM_UNSAID (-1)

/* A list of dice attributes: a card's combination, or a die's faces. */
typedef struct
{
  char *text;         /* as written: "charisma charisma resource"; or NULL */
  char **words;       /* each word, NULL-terminated */
  GPtrArray *options; /* const MusterOption for each word; NULL if unknown */
} MusterStuffedCombination;

/* Looks up the options of the text again. */
void muster_stuffed_combination_resolve (MusterStuffedCombination *combination, const MusterCatalog *catalog);
/* Sets the text; NULL or empty for none. */
void muster_stuffed_combination_set (MusterStuffedCombination *combination, const MusterCatalog *catalog,
                                     const char *text);
void muster_stuffed_combination_copy (MusterStuffedCombination *to, const MusterStuffedCombination *from);
void muster_stuffed_combination_clear (MusterStuffedCombination *combination);

/* The place of a card, which determines its element name. */
typedef enum
{
  MUSTER_STUFFED_LOYAL,
  MUSTER_STUFFED_MERCENARY,
  MUSTER_STUFFED_SACRIFICE, /* recruited as a Teammate; in hand she is an ordinary Advantage */
  MUSTER_STUFFED_ADVANTAGE, /* in hand */
  MUSTER_STUFFED_N_STUFFED_PLACES,
} MusterStuffedPlace;

/* "loyal", "mercenary" … */
const char *muster_stuffed_place_get_element (MusterStuffedPlace place);

/* The kind of card that belongs there. */
MusterStuffedCardKind muster_stuffed_place_get_kind (MusterStuffedPlace place);

/* A card of the catalogue, by `ref`, or the player's own, by the thing's name. */
typedef struct
{
  MusterThing thing;
  MusterStuffedPlace place;
  MusterChoice ref;
  MusterChoice attribute; /* the die that triggers its ability */
  char *scroll;           /* of an Advantage, as written: "white", "red"; or NULL */
  MusterStuffedCombination combination;
  GArray *passages;         /* MusterPassage: abilities */
  MusterPortrait *portrait; /* or NULL */
  guint portrait_order;
} MusterStuffedCard;

/* The player's own cards are also things of the library, linked from teams. By place; a Sacrifice can't be the player's
 * own. */
extern const MusterThingClass muster_stuffed_card_classes[MUSTER_STUFFED_N_STUFFED_PLACES];

/* Their rules: see game.c. */
extern const MusterThingRules muster_stuffed_loyal_rules;
extern const MusterThingRules muster_stuffed_mercenary_rules;
extern const MusterThingRules muster_stuffed_sacrifice_rules;
extern const MusterThingRules muster_stuffed_advantage_rules;

/* An empty one. */
MusterStuffedCard *muster_stuffed_card_new (MusterStuffedPlace place);

/* Whether a thing is a card. */
gboolean muster_stuffed_is_card (const MusterThing *thing);

/* Its name in the catalogue, or the player's; the id if unknown; "Unnamed" if empty. */
const char *muster_stuffed_card_get_name (const MusterStuffedCard *card);

/* The scroll of an Advantage, from the catalogue or the player. */
MusterScroll muster_stuffed_card_get_scroll (const MusterStuffedCard *card);

/* Whether it is the Sacrifice, recruited or in hand. */
gboolean muster_stuffed_card_is_sacrifice (const MusterStuffedCard *card);

/* Whether it refers to an unknown card, or to one that doesn't belong in this place. */
gboolean muster_stuffed_card_is_unknown (const MusterStuffedCard *card);

/* The player's own Missions are also things of the library, linked from teams. */
typedef struct
{
  MusterThing thing;
  gint teammates;
  gint mercenaries; /* included in these */
  MusterStuffedCombination combination;
  GArray *passages;         /* MusterPassage */
  MusterPortrait *portrait; /* or NULL */
  guint portrait_order;
} MusterStuffedMission;

extern const MusterThingClass muster_stuffed_mission_class;
extern const MusterThingRules muster_stuffed_mission_rules;

MusterStuffedMission *muster_stuffed_mission_new (void);

/* The faces of a die, as given by the player. */
typedef struct
{
  gboolean written; /* the file has it */
  MusterStuffedCombination faces;
  guint order;
  MusterExtras extras;
} MusterStuffedDice;

typedef struct
{
  MusterThing thing;
  char *hero; /* or NULL */
  gint coins;
  GPtrArray *cards;              /* MusterStuffedCard: the Teammates and the hand */
  MusterStuffedMission *mission; /* or NULL */
  MusterStuffedDice dice;
} MusterStuffedTeam;

extern const MusterThingClass muster_stuffed_team_class;

/* The game's rules for them: see game.c. */
extern const MusterThingRules muster_stuffed_team_rules;

MusterStuffedTeam *muster_stuffed_team_new (void);
MusterStuffedTeam *muster_stuffed_team_copy (const MusterStuffedTeam *team);
void muster_stuffed_team_free (MusterStuffedTeam *team);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStuffedTeam, muster_stuffed_team_free)

/* Its Mission, or an empty one. */
const MusterStuffedMission *muster_stuffed_team_peek_mission (const MusterStuffedTeam *team);

/* The index of the card at a problem's place, among the Teammates or, for Advantages, in the hand. The first of its
 * kind if the place has no number; the number of cards if there is none. */
guint muster_stuffed_team_find_card (const MusterStuffedTeam *team, const MusterPlace *place);

/* Appends an empty card. */
MusterStuffedCard *muster_stuffed_team_add_card (MusterStuffedTeam *team, MusterStuffedPlace place);

G_END_DECLS
