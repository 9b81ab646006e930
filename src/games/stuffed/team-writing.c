/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/team-writing.h"

#include "model/i18n.h"

typedef struct
{
  MusterChange change;
  const MusterCatalog *catalog;
  MusterStuffedWriting what;
  guint card;
  char *text; /* NULL where it is none */
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
  return what >= MUSTER_STUFFED_WRITING_CARD_NAME && what <= MUSTER_STUFFED_WRITING_CARD_ATTRIBUTE;
}

static gboolean
is_possible (const MusterChange *change, const MusterThing *thing)
{
  const Writing *writing = as_writing (change);

  return !is_of_a_card (writing->what) || writing->card < as_team (thing)->cards->len;
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
    set_text (&card->name, writing);
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

  if (!mission->written)
    mission->order = G_MAXUINT;
  mission->written = TRUE;
  if (writing->what == MUSTER_STUFFED_WRITING_MISSION_NAME)
    set_text (&mission->name, writing);
  else if (writing->what == MUSTER_STUFFED_WRITING_MISSION_DICE)
    muster_stuffed_combination_set (&mission->combination, writing->catalog, writing->text);
  else if (writing->what == MUSTER_STUFFED_WRITING_MISSION_TEAMMATES)
    mission->teammates = number;
  else
    mission->mercenaries = number;
}

/* All of them. */

static void
apply (const MusterChange *change, MusterThing *thing)
{
  const Writing *writing = as_writing (change);
  MusterStuffedTeam *team = as_team (thing);

  if (is_of_a_card (writing->what))
    write_card (team->cards->pdata[writing->card], writing);
  else if (writing->what == MUSTER_STUFFED_WRITING_HERO)
    set_text (&team->hero, writing);
  else if (writing->what == MUSTER_STUFFED_WRITING_COINS)
    team->coins = writing->number > 0 ? writing->number : MUSTER_STUFFED_TEAM_UNSAID;
  else
    write_mission (&team->mission, writing);
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
    [MUSTER_STUFFED_WRITING_MISSION_NAME] = N_ ("Name the Mission"),
    [MUSTER_STUFFED_WRITING_MISSION_DICE] = N_ ("Dice for the Mission"),
    [MUSTER_STUFFED_WRITING_COINS] = N_ ("Count coins"),
    [MUSTER_STUFFED_WRITING_MISSION_TEAMMATES] = N_ ("Teammates for the Mission"),
    [MUSTER_STUFFED_WRITING_MISSION_MERCENARIES] = N_ ("Mercenaries for the Mission"),
  };

  return g_strdup (_ (labels[as_writing (change)->what]));
}

static const MusterChangeClass writing_class = { &muster_stuffed_team_class, is_possible, apply, dup_label, clear };

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
