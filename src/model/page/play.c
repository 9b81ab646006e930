/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/page/play.h"

static void
clear_reminder (gpointer data)
{
  g_free (((MusterReminder *) data)->text);
}

MusterPlay *
muster_play_new (const char *game, const char *turn, const char *next)
{
  MusterPlay *play = g_new0 (MusterPlay, 1);

  play->users = 1;
  play->game = game;
  play->turn = turn;
  play->next = next;
  play->statuses = muster_trackers_new ();
  play->reminders = g_array_new (FALSE, TRUE, sizeof (MusterReminder));
  g_array_set_clear_func (play->reminders, clear_reminder);
  return play;
}

MusterPlay *
muster_play_ref (MusterPlay *play)
{
  play->users++;
  return play;
}

void
muster_play_unref (MusterPlay *play)
{
  if (--play->users > 0)
    return;
  g_array_unref (play->statuses);
  g_array_unref (play->reminders);
  g_free (play);
}

MusterReminder *
muster_play_remind (MusterPlay *play, const char *text)
{
  MusterReminder reminder = { .text = g_strdup (text) };

  g_array_append_val (play->reminders, reminder);
  return &g_array_index (play->reminders, MusterReminder, play->reminders->len - 1);
}

MusterPlayDice *
muster_play_dice_new (guint n)
{
  MusterPlayDice *dice = g_new0 (MusterPlayDice, 1);

  dice->n = n;
  dice->symbols = g_ptr_array_new_with_free_func (g_free);
  return dice;
}

void
muster_play_dice_free (MusterPlayDice *dice)
{
  if (dice == NULL)
    return;
  g_ptr_array_unref (dice->symbols);
  g_free (dice->faces);
  g_free (dice->reason);
  g_free (dice);
}
