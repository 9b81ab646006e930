/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed as a player lays it out: a team with its Hero, its Teammates, a hand of Advantages and the Mission ahead. */
#pragma once

#include "model/choice.h"
#include "model/passage.h"
#include "model/place.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* A number that the player left out. */
#define MUSTER_STUFFED_TEAM_UNSAID (-1)

/* A list of dice attributes: those that a card asks for, or those on the faces of a die. */
typedef struct
{
  char *text;         /* as written: "charisma charisma resource"; or NULL */
  char **words;       /* each of them, the last NULL */
  GPtrArray *options; /* const MusterOption for each word; NULL where no installed content has it */
} MusterStuffedCombination;

/* Finds what the text means, whatever it was before. */
void muster_stuffed_combination_resolve (MusterStuffedCombination *combination, const MusterCatalog *catalog);
/* Writes another text in its place, NULL or empty for none. */
void muster_stuffed_combination_set (MusterStuffedCombination *combination, const MusterCatalog *catalog,
                                     const char *text);
void muster_stuffed_combination_copy (MusterStuffedCombination *to, const MusterStuffedCombination *from);
void muster_stuffed_combination_clear (MusterStuffedCombination *combination);

/* Where a card lies: what its element is called. */
typedef enum
{
  MUSTER_STUFFED_LOYAL,
  MUSTER_STUFFED_MERCENARY,
  MUSTER_STUFFED_SACRIFICE, /* recruited as a Teammate; in hand she is an Advantage like others */
  MUSTER_STUFFED_ADVANTAGE, /* in hand */
  MUSTER_STUFFED_N_STUFFED_PLACES,
} MusterStuffedPlace;

/* "loyal", "mercenary" … */
const char *muster_stuffed_place_get_element (MusterStuffedPlace place);

/* The kind of card that belongs there. */
MusterStuffedCardKind muster_stuffed_place_get_kind (MusterStuffedPlace place);

/* A card that the catalogue has, by `ref`, or a player's own, by the name of the thing. */
typedef struct
{
  MusterThing thing;
  MusterStuffedPlace place;
  MusterChoice ref;
  MusterChoice attribute; /* the die that sets its ability off */
  char *scroll;           /* of an Advantage, as written: "white", "red"; or NULL */
  MusterStuffedCombination combination;
  GArray *passages;         /* MusterPassage: abilities */
  MusterPortrait *portrait; /* or NULL */
  guint portrait_order;
} MusterStuffedCard;

/* Cards of a player's own stand in the library too, and from there in teams, as members with a link. By place; there is no Sacrifice of
 * one's own. */
extern const MusterThingClass muster_stuffed_card_classes[MUSTER_STUFFED_N_STUFFED_PLACES];

/* What game.c does with them. */
extern const MusterThingRules muster_stuffed_loyal_rules;
extern const MusterThingRules muster_stuffed_mercenary_rules;
extern const MusterThingRules muster_stuffed_sacrifice_rules;
extern const MusterThingRules muster_stuffed_advantage_rules;

/* An empty one. */
MusterStuffedCard *muster_stuffed_card_new (MusterStuffedPlace place);

/* Whether a thing is a card. */
gboolean muster_stuffed_is_card (const MusterThing *thing);

/* The catalogue's name, or the player's; what was written where it is unknown; "Unnamed" where nothing was. */
const char *muster_stuffed_card_get_name (const MusterStuffedCard *card);

/* The scroll of an Advantage: the catalogue's, or the player's. */
MusterScroll muster_stuffed_card_get_scroll (const MusterStuffedCard *card);

/* Whether it is the Sacrifice, recruited or in hand. */
gboolean muster_stuffed_card_is_sacrifice (const MusterStuffedCard *card);

/* Whether it refers to a card that no installed content has, or none of the kind that belongs in this place. */
gboolean muster_stuffed_card_is_unknown (const MusterStuffedCard *card);

/* A Mission of a player's own stands in the library, too, and from there in teams. */
typedef struct
{
  MusterThing thing;
  gint teammates;
  gint mercenaries; /* among them */
  MusterStuffedCombination combination;
  GArray *passages;         /* MusterPassage */
  MusterPortrait *portrait; /* or NULL */
  guint portrait_order;
} MusterStuffedMission;

extern const MusterThingClass muster_stuffed_mission_class;
extern const MusterThingRules muster_stuffed_mission_rules;

MusterStuffedMission *muster_stuffed_mission_new (void);

/* What the player says is on the faces of a die. */
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

/* What the game does with them: its game.c. */
extern const MusterThingRules muster_stuffed_team_rules;

MusterStuffedTeam *muster_stuffed_team_new (void);
MusterStuffedTeam *muster_stuffed_team_copy (const MusterStuffedTeam *team);
void muster_stuffed_team_free (MusterStuffedTeam *team);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStuffedTeam, muster_stuffed_team_free)

/* Its Mission, or one that says nothing. */
const MusterStuffedMission *muster_stuffed_team_peek_mission (const MusterStuffedTeam *team);

/* The card at the place of a problem, among the Teammates or, for an Advantage, in the hand: how many of these come before it. The
 * first of its kind where the place has no number; as many as there are where there is no such card. */
guint muster_stuffed_team_find_card (const MusterStuffedTeam *team, const MusterPlace *place);

/* Adds an empty card at the end. */
MusterStuffedCard *muster_stuffed_team_add_card (MusterStuffedTeam *team, MusterStuffedPlace place);

G_END_DECLS
