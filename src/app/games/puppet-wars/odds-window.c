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
  GtkWidget *chance, *replaced, *chart;
  gint asked, flipped;
};

/* Only an attack can be dodged. */
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

/* The card of the target, or nothing. Free with g_free(). */
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

static void
add_error (MusterOddsWindow *window, MusterRowGroup *group, guint n)
{
  window->errors[n] = muster_error_row_new ();
  muster_row_group_add (group, window->errors[n]);
}

static GtkWidget *
add_text (MusterOddsWindow *window, MusterRowGroup *group, guint n, const char *title)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  muster_tooltip_set_for_cut (row);
  g_signal_connect_object (row, "changed", G_CALLBACK (changed_cb), window, G_CONNECT_SWAPPED);
  muster_row_group_add (group, row);
  add_error (window, group, n);
  return row;
}

static GtkWidget *
add_count (MusterOddsWindow *window, MusterRowGroup *group, const char *title, gint most, gint number,
           GCallback counted)
{
  GtkWidget *row = muster_count_row_new (title, 0, most);

  muster_count_row_show (MUSTER_COUNT_ROW (row), number);
  g_signal_connect_object (row, "counted", counted, window, G_CONNECT_SWAPPED);
  muster_row_group_add (group, row);
  return row;
}

static void
add_kind (MusterOddsWindow *window, MusterRowGroup *group)
{
  const char *const names[] = { [ACTION] = _ ("Action"), [ATTACK] = _ ("Attack"), NULL };
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (names);

  window->kind = g_object_new (MUSTER_TYPE_DROP_ROW, "title", _ ("Kind"), "model", kinds, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (window->kind), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Kind"), -1);
  g_signal_connect_object (window->kind, "notify::selected", G_CALLBACK (changed_cb), window, G_CONNECT_SWAPPED);
  muster_row_group_add (group, window->kind);
}

static GtkWidget *
add_label (MusterRowGroup *group, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_top (label, 3);
  gtk_widget_add_css_class (label, css_class);
  muster_row_group_add (group, label);
  return label;
}

static void
add_answer (MusterOddsWindow *window, AdwPreferencesPage *page)
{
  MusterRowGroup *group = MUSTER_ROW_GROUP (muster_row_group_new (NULL));

  muster_row_group_set_title (group, _ ("Chance to succeed"));
  window->chance = add_label (group, NULL, "title-2");
  window->chart = muster_odds_chart_new ();
  gtk_widget_set_margin_top (window->chart, 12);
  muster_row_group_add (group, window->chart);
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
}

static void
add_questions (MusterOddsWindow *window, AdwPreferencesPage *page)
{
  MusterRowGroup *group = MUSTER_ROW_GROUP (muster_row_group_new (NULL));

  muster_row_group_set_title (group, _ ("Action or attack"));
  muster_row_group_set_description (
      group, _ ("For an attack, flip as many cards as the attacker's Cb and ask for the target's Df. "
                "Suits are rams, crows, tomes and masks; cards read like 10-tomes, ace-rams or red-joker."));
  add_kind (window, group);
  window->value = add_count (window, group, _ ("Number asked for"), 99, window->asked, G_CALLBACK (value_counted_cb));
  window->flips = add_count (window, group, _ ("Cards flipped"), MUSTER_PUPPET_WARS_N_CARDS, window->flipped,
                             G_CALLBACK (flips_counted_cb));
  add_error (window, group, FLIPS);
  window->suits = add_text (window, group, SUITS, _ ("Suits asked for"));
  window->hand = add_text (window, group, HAND, _ ("Cards in hand"));
  window->seen = add_text (window, group, SEEN, _ ("Cards already seen"));
  window->dodge = add_text (window, group, DODGE, _ ("Card that the target dodges with"));
  window->replaced = add_label (
      group, _ ("The card that the target dodges with is asked for, instead of number and suits."), "dim-label");
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return GDK_EVENT_STOP;
}

static void
muster_odds_window_class_init (MusterOddsWindowClass *klass)
{
  gtk_widget_class_add_binding (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
muster_odds_window_init (MusterOddsWindow *window)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *page = adw_preferences_page_new (),
            *header = adw_header_bar_new ();

  window->asked = 7;
  window->flipped = 1;
  gtk_window_set_title (GTK_WINDOW (window), _ ("Chances of the Puppet Deck"));
  gtk_window_set_default_size (GTK_WINDOW (window), 520, 720);
  gtk_widget_set_size_request (GTK_WIDGET (window), 320, 360);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), header);
  muster_tooltip_set_for_cut (header);
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (window), box);
  add_answer (window, ADW_PREFERENCES_PAGE (page));
  add_questions (window, ADW_PREFERENCES_PAGE (page));
  changed_cb (window);
}

GtkWidget *
muster_odds_window_new (GtkWindow *parent)
{
  return g_object_new (MUSTER_TYPE_ODDS_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
}
