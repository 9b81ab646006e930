/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/html/html-play.h"

#include <string.h>

#include "model/i18n.h"
#include "print/html/html-piece.h"

#define ID_LENGTH 16

static void
add_step (GString *html, const char *label, gint step)
{
  g_autofree char *words = g_strdup_printf (step > 0 ? _ ("%s: one more") : _ ("%s: one less"), label);

  muster_html_add (html, "<button type=\"button\" data-step=\"%d\" aria-label=\"%s\">%s</button>", step, words,
                   step > 0 ? "+" : "−");
}

/* What the next turn changes, for the script: "4:9:!stun 1:9:stun" adds 4, up to 9, if stun is 0, and so on. */
static void
add_changes (GString *html, const MusterTracker *tracker)
{
  if (tracker->n_changes == 0)
    return;
  g_string_append (html, " data-changes=\"");
  for (guint i = 0; i < tracker->n_changes; i++)
    {
      const MusterTurnChange *change = &tracker->changes[i];

      muster_html_add (html, "%s%d:%d:%s%s", i > 0 ? " " : "", change->amount, change->most,
                       change->given != NULL && !change->marked ? "!" : "", change->given != NULL ? change->given : "");
    }
  g_string_append (html, "\"");
}

static void
add_opening (GString *html, const char *element, const char *class, const MusterTracker *tracker)
{
  muster_html_add (html, "<%s class=\"counter %s\" data-id=\"%s\" data-start=\"%d\" data-most=\"%d\"", element, class,
                   tracker->id, tracker->start, tracker->most);
  if (tracker->limit > 0)
    muster_html_add (html, " data-limit=\"%d\"", tracker->limit);
  if (tracker->over != NULL)
    muster_html_add (html, " data-over=\"%s\"", tracker->over);
  if (tracker->of != NULL)
    muster_html_add (html, " data-of=\"%s\"", tracker->of);
  add_changes (html, tracker);
}

static void
add_count (GString *html, const MusterTracker *tracker)
{
  add_opening (html, "div", "count", tracker);
  muster_html_add (html, " role=\"group\" aria-label=\"%s\"><span class=\"what\">%s</span>", tracker->label,
                   tracker->label);
  add_step (html, tracker->label, -1);
  muster_html_add (html, "<span class=\"value\"><output>%d</output>", tracker->start);
  if (tracker->limit > 0)
    muster_html_add (html, "<span class=\"most\">/%d</span>", tracker->limit);
  g_string_append (html, "</span>");
  add_step (html, tracker->label, 1);
  g_string_append (html, "</div>\n");
}

static void
add_mark (GString *html, const MusterTracker *tracker)
{
  add_opening (html, "div", "mark", tracker);
  muster_html_add (html, "><button type=\"button\" data-mark aria-pressed=\"false\">%s</button></div>\n",
                   tracker->label);
}

static void
add_choice (GString *html, const MusterTracker *tracker)
{
  add_opening (html, "label", "choice", tracker);
  muster_html_add (html, "><span class=\"what\">%s</span><select>", tracker->label);
  for (guint i = 0; i < tracker->names->len; i++)
    muster_html_add (html, "<option>%s</option>", (const char *) tracker->names->pdata[i]);
  g_string_append (html, "</select></label>\n");
}

static void
add_sum (GString *html, const MusterTracker *tracker)
{
  add_opening (html, "div", "sum", tracker);
  muster_html_add (html, "><span class=\"what\">%s</span><output>%d</output></div>\n", tracker->label, tracker->start);
}

static void
add_tracker (GString *html, const MusterTracker *tracker)
{
  static void (*const add[]) (GString *, const MusterTracker *) = {
    [MUSTER_TRACKER_COUNT] = add_count,
    [MUSTER_TRACKER_MARK] = add_mark,
    [MUSTER_TRACKER_CHOICE] = add_choice,
    [MUSTER_TRACKER_SUM] = add_sum,
  };

  add[tracker->kind](html, tracker);
}

void
muster_html_add_trackers (GString *html, const GArray *trackers)
{
  if (trackers->len == 0)
    return;
  g_string_append (html, "<div class=\"trackers\" hidden>\n");
  for (guint i = 0; i < trackers->len; i++)
    add_tracker (html, muster_trackers_at (trackers, i));
  g_string_append (html, "</div>\n");
}

/* The script copies this for each card with trackers. */
static void
add_statuses (GString *html, const MusterPlay *play)
{
  if (play->statuses->len == 0)
    return;
  muster_html_add (html,
                   "<template class=\"statuses\"><details class=\"afflictions\"><summary><span>%s</span> "
                   "<b class=\"now\"></b></summary>\n",
                   _ ("Statuses"));
  for (guint i = 0; i < play->statuses->len; i++)
    {
      const MusterTracker *status = muster_trackers_at (play->statuses, i);

      g_string_append (html, "<div class=\"affliction\">");
      add_tracker (html, status);
      muster_html_add (html, "<p class=\"text\" dir=\"auto\">%s</p></div>\n", status->rule != NULL ? status->rule : "");
    }
  g_string_append (html, "</details></template>\n");
}

static void
add_reminders (GString *html, const MusterPlay *play)
{
  g_string_append (html, "<template class=\"reminders\"><ul>\n");
  for (guint i = 0; i < play->reminders->len; i++)
    {
      const MusterReminder *reminder = &g_array_index (play->reminders, MusterReminder, i);

      muster_html_add (html, "<li data-first=\"%u\" data-last=\"%u\" data-when=\"%s\"", reminder->first, reminder->last,
                       reminder->ending       ? "end"
                       : reminder->every_step ? "step"
                                              : "turn");
      if (reminder->given != NULL)
        muster_html_add (html, " data-given=\"%s\" data-least=\"%d\"", reminder->given, reminder->least);
      if (reminder->spent != NULL)
        muster_html_add (html, " data-spent=\"%s\"", reminder->spent);
      muster_html_add (html, ">%s</li>\n", reminder->text);
    }
  g_string_append (html, "</ul></template>\n");
}

static void
add_players (GString *html, const MusterPlay *play)
{
  MusterTracker players = { .kind = MUSTER_TRACKER_COUNT, .id = "steps", .label = play->steps_label };

  if (play->steps_label == NULL)
    return;
  players.start = (gint) play->steps;
  players.most = 12;
  g_string_append (html, "<div class=\"trackers\" hidden>\n");
  add_tracker (html, &players);
  g_string_append (html, "</div>\n");
}

void
muster_html_add_play (GString *html, const MusterPlay *play)
{
  muster_html_add (html, "<div class=\"bar\" data-unit=\"%s\" data-steps=\"%u\" hidden>\n", play->game, play->steps);
  muster_html_add (html, "<p class=\"turn\" role=\"status\"><span>%s <b class=\"n-turn\">1</b></span>", play->turn);
  if (play->step != NULL)
    muster_html_add (html, " <span>%s <b class=\"n-step\">1</b>/<span class=\"n-steps\">%u</span></span>", play->step,
                     play->steps);
  muster_html_add (html, "</p>\n<button type=\"button\" data-do=\"undo\">%s</button>\n", _ ("Undo"));
  muster_html_add (
      html, "<button type=\"button\" data-do=\"next\" class=\"next\" data-turn=\"%s\" data-step=\"%s\">%s</button>\n",
      play->next, play->step != NULL ? play->next_step : play->next, play->step != NULL ? play->next_step : play->next);
  muster_html_add (
      html, "<details class=\"reminding\"><summary>%s <b></b></summary><ul aria-live=\"polite\"></ul></details>\n",
      _ ("Reminders"));
  add_players (html, play);
  add_statuses (html, play);
  add_reminders (html, play);
  g_string_append (html, "</div>\n");
}

static void
add_die (GString *html, const MusterPlayDice *dice, guint n)
{
  g_autofree char *name = g_strdup_printf (_ ("Die %u"), n);

  muster_html_add (html,
                   "<div class=\"die\" role=\"group\" aria-label=\"%s\">"
                   "<label class=\"counter choice\" data-id=\"die-%u\" data-start=\"0\" data-most=\"%u\" "
                   "data-changes=\"-99:99:\"><span class=\"unseen\">%s</span><select><option>–</option>",
                   name, n, dice->symbols->len, name);
  for (guint i = 0; i < dice->symbols->len; i++)
    muster_html_add (html, "<option>%s</option>", (const char *) dice->symbols->pdata[i]);
  muster_html_add (
      html,
      "</select></label><div class=\"counter cycle\" data-id=\"die-%u-use\" data-start=\"0\" data-most=\"2\" "
      "data-changes=\"-99:99:\" data-names=\"%s|%s|%s\">"
      "<button type=\"button\" data-cycle>%s</button></div></div>\n",
      n, _ ("Free"), _ ("Kept"), _ ("Spent"), _ ("Free"));
}

void
muster_html_add_dice (GString *html, const MusterPlayDice *dice)
{
  if (dice == NULL)
    return;
  muster_html_add (html, "<div class=\"trackers dice\" role=\"group\" aria-label=\"%s\" data-faces=\"", _ ("Dice"));
  for (guint i = 0; i < dice->n_faces; i++)
    muster_html_add (html, "%s%u", i > 0 ? " " : "", dice->faces[i] + 1);
  muster_html_add (html, "\" hidden>\n<p class=\"what\" aria-hidden=\"true\">%s</p>\n", _ ("Dice"));
  for (guint i = 1; i <= dice->n; i++)
    add_die (html, dice, i);
  if (dice->n_faces > 0)
    muster_html_add (html, "<button type=\"button\" class=\"roll\" data-do=\"roll\">%s</button>\n",
                     _ ("Roll the Free Dice"));
  else if (dice->reason != NULL)
    muster_html_add (html, "<p class=\"quiet\">%s</p>\n", dice->reason);
  g_string_append (html, "</div>\n");
}

static void
digest (GChecksum *checksum, const char *name, const GArray *trackers)
{
  g_checksum_update (checksum, (const guchar *) name, (gssize) strlen (name) + 1);
  for (guint i = 0; i < trackers->len; i++)
    {
      const MusterTracker *tracker = muster_trackers_at (trackers, i);
      g_autofree char *text = g_strdup_printf ("%s %d %d;", tracker->id, tracker->start, tracker->most);

      g_checksum_update (checksum, (const guchar *) text, -1);
    }
}

char *
muster_html_dup_play_id (const GPtrArray *cards, const GPtrArray *rosters, const char *title)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (checksum, (const guchar *) title, (gssize) strlen (title) + 1);
  for (guint i = 0; i < rosters->len; i++)
    digest (checksum, ((const MusterRoster *) rosters->pdata[i])->name,
            ((const MusterRoster *) rosters->pdata[i])->trackers);
  for (guint i = 0; i < cards->len; i++)
    digest (checksum, ((const MusterCard *) cards->pdata[i])->name, ((const MusterCard *) cards->pdata[i])->trackers);
  return g_strndup (g_checksum_get_string (checksum), ID_LENGTH);
}
