/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/team-writing.h"

#include "model/i18n.h"

typedef struct
{
  MusterChange change;
  const MusterCatalog *catalog;
  MusterStuffedWriting what;
  guint card;
  char *text; /* NULL for none */
  gint number;
} Writing;

static const Writing *
as_writing (const MusterChange *change)
{
  return (const Writing *) change;
}

static MusterStuffedTeam *
as_team (const MusterThing *thing)
{
  return (MusterStuffedTeam *) thing;
}

/* The card of a team, or the separate card; NULL if there is none. */
static MusterStuffedCard *
find_card (const MusterThing *thing, guint n)
{
  if (muster_stuffed_is_card (thing))
    return (MusterStuffedCard *) thing;
  return thing->klass == &muster_stuffed_team_class && n < as_team (thing)->cards->len
             ? as_team (thing)->cards->pdata[n]
             : NULL;
}

static void
set_text (char **text, const Writing *writing)
{
  g_free (*text);
  *text = g_strdup (writing->text);
}

static void
clear (MusterChange *change)
{
  g_free (((Writing *) change)->text);
}

/* Cards. */

static gboolean
is_of_a_card (MusterStuffedWriting what)
{
  return what >= MUSTER_STUFFED_WRITING_CARD_NAME && what <= MUSTER_STUFFED_WRITING_CARD_SCROLL;
}

static gboolean
is_of_a_mission (MusterStuffedWriting what)
{
  return !is_of_a_card (what) && what != MUSTER_STUFFED_WRITING_HERO && what != MUSTER_STUFFED_WRITING_COINS;
}

static gboolean
is_possible (const MusterChange *change, const MusterThing *thing)
{
  const Writing *writing = as_writing (change);

  if (is_of_a_card (writing->what))
    return find_card (thing, writing->card) != NULL;
  return thing->klass == &muster_stuffed_team_class
         || (thing->klass == &muster_stuffed_mission_class && is_of_a_mission (writing->what));
}

static void
write_ability (GArray *passages, const Writing *writing)
{
  if (writing->text == NULL)
    {
      if (passages->len > 0)
        g_array_remove_index (passages, 0);
      return;
    }
  if (passages->len == 0)
    muster_passages_add (passages, "ability", G_MAXUINT);
  set_text (&g_array_index (passages, MusterPassage, 0).text, writing);
}

static void
write_card (MusterStuffedCard *card, const Writing *writing)
{
  if (writing->what == MUSTER_STUFFED_WRITING_CARD_NAME)
    set_text (&card->thing.name, writing);
  else if (writing->what == MUSTER_STUFFED_WRITING_CARD_SCROLL)
    set_text (&card->scroll, writing);
  else if (writing->what == MUSTER_STUFFED_WRITING_CARD_ABILITY)
    write_ability (card->passages, writing);
  else if (writing->what == MUSTER_STUFFED_WRITING_CARD_DICE)
    muster_stuffed_combination_set (&card->combination, writing->catalog, writing->text);
  else
    muster_choice_set (&card->attribute, writing->catalog, MUSTER_KIND_ATTRIBUTE, writing->text);
}

/* The Mission. */

static void
write_mission (MusterStuffedMission *mission, const Writing *writing)
{
  gint number = writing->number > 0 ? writing->number : MUSTER_STUFFED_TEAM_UNSAID;

  if (writing->what == MUSTER_STUFFED_WRITING_MISSION_NAME)
    set_text (&mission->thing.name, writing);
  else if (writing->what == MUSTER_STUFFED_WRITING_MISSION_DICE)
    muster_stuffed_combination_set (&mission->combination, writing->catalog, writing->text);
  else if (writing->what == MUSTER_STUFFED_WRITING_MISSION_TEAMMATES)
    mission->teammates = number;
  else
    mission->mercenaries = number;
}

/* Everything. */

/* The Mission of a team, created if needed, or the separate one. */
static MusterStuffedMission *
get_mission (MusterThing *thing)
{
  if (thing->klass == &muster_stuffed_mission_class)
    return (MusterStuffedMission *) thing;
  if (as_team (thing)->mission == NULL)
    {
      as_team (thing)->mission = muster_stuffed_mission_new ();
      as_team (thing)->mission->thing.order = G_MAXUINT;
    }
  return as_team (thing)->mission;
}

static void
apply (const MusterChange *change, MusterThing *thing)
{
  const Writing *writing = as_writing (change);

  if (is_of_a_card (writing->what))
    write_card (find_card (thing, writing->card), writing);
  else if (writing->what == MUSTER_STUFFED_WRITING_HERO)
    set_text (&as_team (thing)->hero, writing);
  else if (writing->what == MUSTER_STUFFED_WRITING_COINS)
    as_team (thing)->coins = writing->number > 0 ? writing->number : MUSTER_STUFFED_TEAM_UNSAID;
  else
    write_mission (get_mission (thing), writing);
}

static char *
dup_label (const MusterChange *change, const MusterThing *thing)
{
  static const char *const labels[MUSTER_STUFFED_N_WRITINGS] = {
    [MUSTER_STUFFED_WRITING_HERO] = N_ ("Choose the Hero"),
    [MUSTER_STUFFED_WRITING_CARD_NAME] = N_ ("Name a card"),
    [MUSTER_STUFFED_WRITING_CARD_ABILITY] = N_ ("Write an ability"),
    [MUSTER_STUFFED_WRITING_CARD_DICE] = N_ ("Choose dice"),
    [MUSTER_STUFFED_WRITING_CARD_ATTRIBUTE] = N_ ("Choose what sets it off"),
    [MUSTER_STUFFED_WRITING_CARD_SCROLL] = N_ ("Choose the scroll"),
    [MUSTER_STUFFED_WRITING_MISSION_NAME] = N_ ("Name the Mission"),
    [MUSTER_STUFFED_WRITING_MISSION_DICE] = N_ ("Dice for the Mission"),
    [MUSTER_STUFFED_WRITING_COINS] = N_ ("Count coins"),
    [MUSTER_STUFFED_WRITING_MISSION_TEAMMATES] = N_ ("Teammates for the Mission"),
    [MUSTER_STUFFED_WRITING_MISSION_MERCENARIES] = N_ ("Mercenaries for the Mission"),
  };

  return g_strdup (_ (labels[as_writing (change)->what]));
}

static const MusterChangeClass writing_class = { NULL, is_possible, apply, dup_label, clear };

MusterChange *
muster_stuffed_writing_new_text (const MusterCatalog *catalog, MusterStuffedWriting what, guint card, const char *text)
{
  Writing *writing = muster_change_alloc (&writing_class, sizeof *writing);

  writing->catalog = catalog;
  writing->what = what;
  writing->card = card;
  writing->text = text != NULL && *text != '\0' ? g_strdup (text) : NULL;
  return &writing->change;
}

MusterChange *
muster_stuffed_writing_new_number (MusterStuffedWriting what, gint number)
{
  Writing *writing = muster_change_alloc (&writing_class, sizeof *writing);

  writing->what = what;
  writing->number = number;
  return &writing->change;
}

/* The faces of a die. */

static char *
dup_faces (const MusterCatalog *catalog, const MusterOption *twice)
{
  GString *text = g_string_new (twice->id);

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_ATTRIBUTE); i++)
    g_string_append_printf (text, " %s", muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, i)->id);
  return g_string_free (text, FALSE);
}

static void
apply_faces (const MusterChange *change, MusterThing *thing)
{
  MusterStuffedDice *dice = &as_team (thing)->dice;

  if (!dice->written)
    dice->order = G_MAXUINT;
  dice->written = as_writing (change)->text != NULL;
  muster_stuffed_combination_set (&dice->faces, as_writing (change)->catalog, as_writing (change)->text);
}

static char *
label_faces (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (_ ("Faces of a die"));
}

static const MusterChangeClass faces_class = { &muster_stuffed_team_class, NULL, apply_faces, label_faces, clear };

MusterChange *
muster_stuffed_writing_new_faces (const MusterCatalog *catalog, const MusterOption *twice)
{
  Writing *faces = muster_change_alloc (&faces_class, sizeof *faces);

  faces->catalog = catalog;
  faces->text = twice != NULL ? dup_faces (catalog, twice) : NULL;
  return &faces->change;
}

/* The player's own Mission. */

typedef struct
{
  MusterChange change;
  MusterThing *mission; /* or NULL */
} Taking;

static void
apply_mission (const MusterChange *change, MusterThing *thing)
{
  const MusterThing *mission = ((const Taking *) change)->mission;
  guint order = as_team (thing)->mission != NULL ? as_team (thing)->mission->thing.order : G_MAXUINT;

  if (as_team (thing)->mission != NULL)
    muster_thing_free (&as_team (thing)->mission->thing);
  as_team (thing)->mission = mission != NULL ? (MusterStuffedMission *) muster_thing_dup (mission) : NULL;
  if (mission != NULL)
    as_team (thing)->mission->thing.order = order;
}

static char *
label_mission (const MusterChange *change, const MusterThing *thing)
{
  const MusterThing *mission = ((const Taking *) change)->mission;

  return mission != NULL ? g_strdup_printf (_ ("Choose the Mission %s"), muster_thing_get_name (mission))
                         : g_strdup (_ ("Remove the Mission"));
}

static void
clear_mission (MusterChange *change)
{
  g_clear_pointer (&((Taking *) change)->mission, muster_thing_free);
}

static const MusterChangeClass mission_class
    = { &muster_stuffed_team_class, NULL, apply_mission, label_mission, clear_mission };

MusterChange *
muster_stuffed_writing_new_mission (const MusterStuffedMission *mission)
{
  Taking *taking = muster_change_alloc (&mission_class, sizeof *taking);

  taking->mission = mission != NULL ? muster_thing_dup (&mission->thing) : NULL;
  return &taking->change;
}
