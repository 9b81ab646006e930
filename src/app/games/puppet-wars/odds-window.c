/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/odds-window.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/count-row.h"
#include "app/games/puppet-wars/odds-chart.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/error-row.h"
#include "app/widgets/rows/row-group.h"
#include "games/puppet-wars/deck.h"
#include "games/puppet-wars/odds.h"

/* What is asked, and can be wrong. */
enum
{
  FLIPS,
  SUITS,
  HAND,
  SEEN,
  DODGE,
  N_FIELDS,
};

struct _MusterOddsWindow
{
  AdwWindow parent;
  GtkWidget *kind, *value, *flips, *suits, *hand, *seen, *dodge;
  GtkWidget *errors[N_FIELDS]; /* MusterErrorRow, under each */
  GtkWidget *header, *chance, *replaced, *chart;
  gint asked, flipped;
};

/* Only attacks can be dodged. */
enum
{
  ACTION,
  ATTACK,
};

G_DEFINE_FINAL_TYPE (MusterOddsWindow, muster_odds_window, ADW_TYPE_WINDOW)

static const char *
get_text (GtkWidget *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (row));
}

/* The target's dodge card, or nothing. Free with g_free(). */
static char *
dup_dodge (MusterOddsWindow *window)
{
  return g_strstrip (g_strdup (
      muster_drop_row_get_selected (MUSTER_DROP_ROW (window->kind)) == ATTACK ? get_text (window->dodge) : ""));
}

/* Whether the deck has the cards of the hand, however many are flipped. */
static gboolean
is_held (MusterPuppetWarsAttempt attempt)
{
  MusterFraction chance;

  attempt.flips = 0;
  return muster_puppet_wars_odds_count (&attempt, &chance, NULL);
}

/* `at` is what is wrong where there is an error. */
static gboolean
count (MusterOddsWindow *window, MusterFraction *chance, guint *at, GError **error)
{
  MusterPuppetWarsAttempt attempt
      = { .deck = MUSTER_PUPPET_WARS_DECK_FULL, .flips = window->flipped, .value = window->asked };
  g_autoptr (GArray) hand = NULL, seen = NULL;
  g_autofree char *dodge = dup_dodge (window);
  MusterPuppetWarsDeckCard card;

  *at = SUITS;
  if (!muster_puppet_wars_deck_parse_suits (get_text (window->suits), attempt.suits, error))
    return FALSE;
  *at = HAND;
  hand = muster_puppet_wars_deck_parse_cards (get_text (window->hand), error);
  if (hand == NULL)
    return FALSE;
  *at = DODGE;
  if (*dodge != '\0' && !muster_puppet_wars_deck_card_parse (dodge, &card, error))
    return FALSE;
  *at = SEEN;
  seen = muster_puppet_wars_deck_parse_cards (get_text (window->seen), error);
  if (seen == NULL
      || !muster_puppet_wars_deck_take_out (&attempt.deck, (const MusterPuppetWarsDeckCard *) seen->data, seen->len,
                                            error))
    return FALSE;
  attempt.hand = (const MusterPuppetWarsDeckCard *) hand->data;
  attempt.n_hand = hand->len;
  attempt.dodge = *dodge != '\0' ? &card : NULL;
  *at = is_held (attempt) ? FLIPS : HAND;
  return muster_puppet_wars_odds_count (&attempt, chance, error)
         && muster_odds_chart_show (MUSTER_ODDS_CHART (window->chart), &attempt, error);
}

static GtkWidget *
get_field (MusterOddsWindow *window, guint n)
{
  GtkWidget *const rows[N_FIELDS] = { window->flips, window->suits, window->hand, window->seen, window->dodge };

  return rows[n];
}

/* The sentence stands under what is wrong. */
static void
show_error (MusterOddsWindow *window, guint at, const GError *error)
{
  for (guint i = 0; i < N_FIELDS; i++)
    muster_error_row_show_for (MUSTER_ERROR_ROW (window->errors[i]), get_field (window, i),
                               error != NULL && at == i ? error->message : NULL);
}

/* What a card of the target replaces isn't asked for any more, and no chart by numbers says anything. Its room stays, so that nothing moves
 * under the hand of whoever types. */
static void
show_asked (MusterOddsWindow *window, gboolean trouble)
{
  g_autofree char *dodge = dup_dodge (window);
  gboolean dodged = *dodge != '\0';

  gtk_widget_set_visible (window->dodge, muster_drop_row_get_selected (MUSTER_DROP_ROW (window->kind)) == ATTACK);
  gtk_widget_set_sensitive (window->value, !dodged);
  gtk_widget_set_sensitive (window->suits, !dodged);
  gtk_widget_set_visible (window->replaced, dodged && !trouble);
  gtk_widget_set_opacity (window->chart, dodged || trouble ? 0 : 1);
}

static void
changed_cb (MusterOddsWindow *window)
{
  MusterFraction chance;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint at = FLIPS;

  if (count (window, &chance, &at, &error))
    text = muster_fraction_dup_chance (chance);
  gtk_label_set_text (GTK_LABEL (window->chance), text != NULL ? text : "–");
  show_error (window, at, error);
  show_asked (window, error != NULL);
}

static void
value_counted_cb (MusterOddsWindow *window, gint number)
{
  window->asked = number;
  changed_cb (window);
}

static void
flips_counted_cb (MusterOddsWindow *window, gint number)
{
  window->flipped = number;
  changed_cb (window);
}

/* Making. */

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return GDK_EVENT_STOP;
}

static void
bind_errors (GtkWidgetClass *widget_class)
{
  static const char *const names[N_FIELDS] = {
    [FLIPS] = "flips_error", [SUITS] = "suits_error", [HAND] = "hand_error",
    [SEEN] = "seen_error",   [DODGE] = "dodge_error",
  };

  for (guint i = 0; i < N_FIELDS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, names[i], FALSE,
                                               G_STRUCT_OFFSET (MusterOddsWindow, errors)
                                                   + (gssize) (i * sizeof (GtkWidget *)));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  g_type_ensure (MUSTER_TYPE_ODDS_CHART);
  g_type_ensure (MUSTER_TYPE_DROP_ROW);
  g_type_ensure (MUSTER_TYPE_COUNT_ROW);
  g_type_ensure (MUSTER_TYPE_ERROR_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/odds-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, header);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, chance);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, chart);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, kind);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, value);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, flips);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, suits);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, hand);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, seen);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, dodge);
  gtk_widget_class_bind_template_child (widget_class, MusterOddsWindow, replaced);
  bind_errors (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, flips_counted_cb);
}

static void
muster_odds_window_class_init (MusterOddsWindowClass *klass)
{
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, escape_cb, NULL);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
use_count (GtkWidget *row, gint most, gint number)
{
  muster_count_row_set_range (MUSTER_COUNT_ROW (row), 0, most);
  muster_count_row_show (MUSTER_COUNT_ROW (row), number);
}

static void
muster_odds_window_init (MusterOddsWindow *window)
{
  const char *const names[] = { [ACTION] = _ ("Action"), [ATTACK] = _ ("Attack"), NULL };
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (names);

  window->asked = 7;
  window->flipped = 1;
  gtk_widget_init_template (GTK_WIDGET (window));
  use_count (window->value, 99, window->asked);
  use_count (window->flips, MUSTER_PUPPET_WARS_N_CARDS, window->flipped);
  for (guint i = SUITS; i < N_FIELDS; i++)
    muster_tooltip_set_for_cut (get_field (window, i));
  muster_tooltip_set_for_cut (window->header);
  muster_drop_row_set_model (MUSTER_DROP_ROW (window->kind), G_LIST_MODEL (kinds));
  changed_cb (window);
}

GtkWidget *
muster_odds_window_new (GtkWindow *parent)
{
  return g_object_new (MUSTER_TYPE_ODDS_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
}
