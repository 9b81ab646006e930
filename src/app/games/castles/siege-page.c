/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/siege-page.h"

#include <glib/gi18n.h>

#include "app/games/castles/hand-picker.h"
#include "app/widgets/rows/count-row.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/castles/campaign.h"
#include "games/castles/kingdom-change.h"
#include "store/library.h"

/* An attacker: chosen from the library, or a hand entered here. */
typedef struct
{
  GtkWidget *row, *entered; /* template children: MusterDropRow, GtkListBoxRow */
  GtkWidget *picker;
  guint n;     /* of the hands */
  guint first; /* index of "entered here" in the row */
} Attacker;

struct _MusterSiegePage
{
  AdwBin parent;
  const MusterCatalog *catalog;
  MusterCastlesKingdom *kingdom;
  GPtrArray *kingdoms; /* MusterCastlesKingdom of the library */
  GPtrArray *realms;   /* const MusterCastlesKingdom: these and their puppet states */
  GPtrArray *names;    /* char: their names */
  Attacker own, ally;
  gboolean made;
  MusterSiegeEntry *entry;
  GPtrArray *rows; /* GtkWidget: the results, removed when something changes */
  /* Template children from here on. */
  GtkWidget *title, *defender, *round;
  MusterRowGroup *best, *castles, *block;
};

G_DEFINE_FINAL_TYPE (MusterSiegePage, muster_siege_page, ADW_TYPE_BIN)

static guint closed_signal;

/* Attackers. */

static void
add_realms (MusterSiegePage *page, const MusterCastlesKingdom *kingdom)
{
  for (guint i = 0; i <= kingdom->states->len; i++)
    {
      const MusterCastlesKingdom *realm = muster_castles_kingdom_get_realm (kingdom, i);
      const char *name = muster_thing_get_name (&realm->thing);

      g_ptr_array_add (page->realms, (gpointer) realm);
      /* Translators: a puppet state of a kingdom: "North: Duchy" */
      g_ptr_array_add (page->names,
                       i == 0 ? g_strdup (name)
                              : g_strdup_printf (_ ("%s: %s"), muster_thing_get_name (&kingdom->thing), name));
    }
}

static void
find_kingdoms (MusterSiegePage *page, MusterSession *session)
{
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (GPtrArray) entries
      = library != NULL ? muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL) : NULL;

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      MusterThing *thing;

      if (!g_str_equal (entry->kind, muster_castles_kingdom_class.element)
          || entry->id == muster_session_get_selected (session))
        continue;
      thing = muster_library_get (library, entry->id, NULL, NULL);
      if (thing == NULL)
        continue;
      g_ptr_array_add (page->kingdoms, thing);
      add_realms (page, (const MusterCastlesKingdom *) thing);
    }
}

/* The selection. */

static const MusterCastlesKingdom *
get_defender (MusterSiegePage *page)
{
  return muster_castles_kingdom_get_realm (page->kingdom,
                                           muster_drop_row_get_selected (MUSTER_DROP_ROW (page->defender)));
}

static MusterCastlesAttacker
get_attacker (MusterSiegePage *page, const Attacker *attacker)
{
  guint n = muster_drop_row_get_selected (MUSTER_DROP_ROW (attacker->row));

  if (n < attacker->first || n == GTK_INVALID_LIST_POSITION)
    return (MusterCastlesAttacker){ NULL };
  if (n == attacker->first)
    return (MusterCastlesAttacker){ muster_hand_picker_get_hand (MUSTER_HAND_PICKER (attacker->picker)),
                                    attacker == &page->own ? _ ("The attacker") : _ ("The ally") };
  n -= attacker->first + 1;
  return (MusterCastlesAttacker){ &((const MusterCastlesKingdom *) page->realms->pdata[n])->hand, page->names->pdata[n],
                                  page->realms->pdata[n] };
}

/* Telling. */

static void
add_row (MusterSiegePage *page, MusterRowGroup *group, const char *title, const char *text)
{
  GtkWidget *row = muster_wrap_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (text != NULL)
    muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (row), text);
  muster_row_group_add (group, row);
  g_object_set_data (G_OBJECT (row), "group", group);
  g_ptr_array_add (page->rows, row);
}

static void
add_steps (MusterSiegePage *page, MusterRowGroup *group, const MusterCastlesCampaign *campaign,
           const MusterCastlesSiegePlan *plan)
{
  g_autoptr (GPtrArray) steps = muster_castles_campaign_list_steps (campaign, plan);

  for (guint i = 0; i < steps->len; i++)
    add_row (page, group, steps->pdata[i], NULL);
}

/* A row begins with a capital, which its castle has not. */
static char *
dup_capital (const char *text)
{
  const char *rest = g_utf8_next_char (text);
  g_autofree char *first = g_utf8_strup (text, rest - text);

  return g_strconcat (first, rest, NULL);
}

static void
tell_castles (MusterSiegePage *page, const MusterCastlesCampaign *campaign)
{
  for (guint i = 0; i < muster_castles_campaign_get_siege (campaign)->n_castles; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *fewest = muster_castles_campaign_dup_fewest (campaign, i, &error);
      g_autofree char *title = dup_capital (fewest != NULL ? fewest : error->message);

      add_row (page, page->castles, title, NULL);
    }
}

static void
tell_block (MusterSiegePage *page, const MusterCastlesCampaign *campaign)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCastlesSiegeBlock) block
      = muster_castles_siege_plan_blocked (muster_castles_campaign_get_siege (campaign), &error);
  const MusterCastlesSiegePlan *left = NULL;
  g_autofree char *sentence = block != NULL ? muster_castles_campaign_dup_block (campaign, block, &left) : NULL;

  add_row (page, page->block, sentence != NULL ? sentence : error->message, NULL);
  if (left != NULL)
    add_steps (page, page->block, campaign, left);
}

/* Which castles fall, and which rulers. */
static void
tell_best (MusterSiegePage *page, const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *best)
{
  g_autofree char *verdict = muster_castles_campaign_dup_verdict (campaign, best);
  g_autofree char *fall = muster_castles_campaign_dup_fall (campaign, best);
  g_autofree char *text = fall != NULL ? g_strdup_printf ("%s\n%s", verdict, fall) : g_strdup (verdict);

  muster_row_group_set_title (page->best, text);
  add_steps (page, page->best, campaign, best);
  tell_castles (page, campaign);
  if (best->targets->len > 0)
    tell_block (page, campaign);
}

static void
tell (MusterSiegePage *page, const MusterCastlesCampaign *campaign)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCastlesSiegePlan) best
      = muster_castles_siege_plan_best (muster_castles_campaign_get_siege (campaign), &error);
  g_autofree char *warning = muster_castles_campaign_dup_warning (campaign);
  gboolean castles = muster_castles_campaign_get_siege (campaign)->n_castles > 0;
  gboolean allowed = muster_castles_campaign_may_attack ((guint) page->entry->round);

  muster_row_group_set_title (page->best, error != NULL ? error->message : NULL);
  muster_row_group_set_description (page->best, allowed ? warning : _ ("Nobody may attack in the first two rounds."));
  gtk_widget_set_visible (GTK_WIDGET (page->castles), allowed && best != NULL && castles);
  gtk_widget_set_visible (GTK_WIDGET (page->block), allowed && best != NULL && best->targets->len > 0);
  if (allowed && best != NULL && castles)
    tell_best (page, campaign, best);
}

static const char *
get_word (const Attacker *attacker, guint n)
{
  GListModel *model = muster_drop_row_get_model (MUSTER_DROP_ROW (attacker->row));
  g_autoptr (GtkStringObject) word = g_list_model_get_item (model, n);

  return word != NULL ? gtk_string_object_get_string (word) : NULL; /* the list keeps it */
}

/* Shows the hand where it is entered, and keeps who was chosen. */
static void
show_entering (MusterSiegePage *page, const Attacker *attacker)
{
  guint chosen = muster_drop_row_get_selected (MUSTER_DROP_ROW (attacker->row));

  gtk_widget_set_visible (attacker->entered, chosen == attacker->first);
  g_free (page->entry->hands[attacker->n].chosen);
  page->entry->hands[attacker->n].chosen = g_strdup (get_word (attacker, chosen));
}

static void
plan (MusterSiegePage *page)
{
  g_autoptr (MusterCastlesCampaign) campaign = NULL;

  if (!page->made || get_defender (page) == NULL)
    return;
  show_entering (page, &page->own);
  show_entering (page, &page->ally);
  for (guint i = 0; i < page->rows->len; i++)
    muster_row_group_remove (g_object_get_data (page->rows->pdata[i], "group"), page->rows->pdata[i]);
  g_ptr_array_set_size (page->rows, 0);
  campaign = muster_castles_campaign_new (page->catalog, get_defender (page), get_attacker (page, &page->own),
                                          get_attacker (page, &page->ally));
  tell (page, campaign);
}

/* Making. */

static void
close_cb (MusterSiegePage *page)
{
  g_signal_emit (page, closed_signal, 0);
}

static void
round_cb (MusterSiegePage *page, gint round)
{
  page->entry->round = round;
  plan (page);
}

static void
set_names (GtkWidget *row, GPtrArray *names)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);

  for (guint i = 0; i < names->len; i++)
    gtk_string_list_append (model, names->pdata[i]);
  muster_drop_row_set_model (MUSTER_DROP_ROW (row), G_LIST_MODEL (model));
}

static void
fill_defender (MusterSiegePage *page)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i <= page->kingdom->states->len; i++)
    g_ptr_array_add (names,
                     (gpointer) muster_thing_get_name (&muster_castles_kingdom_get_realm (page->kingdom, i)->thing));
  set_names (page->defender, names);
  gtk_widget_set_visible (page->defender, names->len > 1);
}

static void
fill_attacker (MusterSiegePage *page, Attacker *attacker, gboolean optional)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (optional)
    g_ptr_array_add (names, _ ("Nobody"));
  attacker->first = names->len;
  g_ptr_array_add (names, _ ("A hand entered here"));
  for (guint i = 0; i < page->names->len; i++)
    g_ptr_array_add (names, page->names->pdata[i]);
  set_names (attacker->row, names);
  attacker->picker = muster_hand_picker_new (page->catalog, page->entry->hands[attacker->n].holder);
  g_signal_connect_object (attacker->picker, "changed", G_CALLBACK (plan), page, G_CONNECT_SWAPPED);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (attacker->entered), attacker->picker);
}

/* Who was chosen last, where that is there still. */
static gboolean
choose_again (MusterSiegePage *page, const Attacker *attacker)
{
  guint n = g_list_model_get_n_items (muster_drop_row_get_model (MUSTER_DROP_ROW (attacker->row)));
  const char *chosen = page->entry->hands[attacker->n].chosen;

  for (guint i = 0; chosen != NULL && i < n; i++)
    if (g_str_equal (get_word (attacker, i), chosen))
      {
        muster_drop_row_set_selected (MUSTER_DROP_ROW (attacker->row), i);
        return TRUE;
      }
  return FALSE;
}

static void
choose_first (MusterSiegePage *page)
{
  if (!choose_again (page, &page->own) && page->realms->len > 0)
    muster_drop_row_set_selected (MUSTER_DROP_ROW (page->own.row), page->own.first + 1);
  choose_again (page, &page->ally);
}

static void
muster_siege_page_finalize (GObject *object)
{
  MusterSiegePage *page = MUSTER_SIEGE_PAGE (object);

  g_ptr_array_unref (page->rows);
  g_ptr_array_unref (page->realms);
  g_ptr_array_unref (page->names);
  g_ptr_array_unref (page->kingdoms);
  g_clear_pointer (&page->kingdom, muster_castles_kingdom_free);
  G_OBJECT_CLASS (muster_siege_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/castles/siege-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterSiegePage, title);
  gtk_widget_class_bind_template_child (widget_class, MusterSiegePage, defender);
  gtk_widget_class_bind_template_child (widget_class, MusterSiegePage, round);
  gtk_widget_class_bind_template_child_full (widget_class, "attacker", FALSE,
                                             G_STRUCT_OFFSET (MusterSiegePage, own.row));
  gtk_widget_class_bind_template_child_full (widget_class, "attacker_hand", FALSE,
                                             G_STRUCT_OFFSET (MusterSiegePage, own.entered));
  gtk_widget_class_bind_template_child_full (widget_class, "ally", FALSE, G_STRUCT_OFFSET (MusterSiegePage, ally.row));
  gtk_widget_class_bind_template_child_full (widget_class, "ally_hand", FALSE,
                                             G_STRUCT_OFFSET (MusterSiegePage, ally.entered));
  gtk_widget_class_bind_template_child (widget_class, MusterSiegePage, best);
  gtk_widget_class_bind_template_child (widget_class, MusterSiegePage, castles);
  gtk_widget_class_bind_template_child (widget_class, MusterSiegePage, block);
  gtk_widget_class_bind_template_callback (widget_class, plan);
  gtk_widget_class_bind_template_callback (widget_class, round_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
}

static void
muster_siege_page_class_init (MusterSiegePageClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_siege_page_finalize;
  closed_signal = g_signal_new ("closed", MUSTER_TYPE_SIEGE_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "closed", NULL);
  bind_template (GTK_WIDGET_CLASS (klass));
}

/* The first round in which attacks are allowed, and a good default. */
#define FIRST_ATTACK 3
#define LAST_ROUND 99

static void
muster_siege_page_init (MusterSiegePage *page)
{
  page->kingdoms = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  page->realms = g_ptr_array_new ();
  page->names = g_ptr_array_new_with_free_func (g_free);
  page->rows = g_ptr_array_new ();
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  g_type_ensure (MUSTER_TYPE_DROP_ROW);
  g_type_ensure (MUSTER_TYPE_COUNT_ROW);
  gtk_widget_init_template (GTK_WIDGET (page));
  muster_count_row_set_range (MUSTER_COUNT_ROW (page->round), 1, LAST_ROUND);
}

MusterSiegeEntry *
muster_siege_entry_new (void)
{
  MusterSiegeEntry *entry = g_new0 (MusterSiegeEntry, 1);

  entry->round = FIRST_ATTACK;
  for (guint i = 0; i < MUSTER_SIEGE_HANDS; i++)
    entry->hands[i].holder = muster_castles_kingdom_new (&muster_castles_kingdom_class);
  return entry;
}

void
muster_siege_entry_free (MusterSiegeEntry *entry)
{
  for (guint i = 0; i < MUSTER_SIEGE_HANDS; i++)
    {
      muster_castles_kingdom_free (entry->hands[i].holder);
      g_free (entry->hands[i].chosen);
    }
  g_free (entry);
}

GtkWidget *
muster_siege_page_new (MusterSession *session, const MusterCastlesKingdom *kingdom, MusterSiegeEntry *entry)
{
  MusterSiegePage *page = g_object_new (MUSTER_TYPE_SIEGE_PAGE, NULL);
  g_autofree char *title = g_strdup_printf (_ ("Siege of %s"), muster_thing_get_name (&kingdom->thing));

  page->catalog = muster_session_get_catalog (session);
  page->kingdom = muster_castles_kingdom_copy (kingdom);
  page->entry = entry;
  page->ally.n = 1;
  muster_count_row_show (MUSTER_COUNT_ROW (page->round), entry->round);
  gtk_label_set_text (GTK_LABEL (page->title), title);
  find_kingdoms (page, session);
  fill_defender (page);
  fill_attacker (page, &page->own, FALSE);
  fill_attacker (page, &page->ally, TRUE);
  page->made = TRUE;
  choose_first (page);
  plan (page);
  return GTK_WIDGET (page);
}

void
muster_siege_page_focus (MusterSiegePage *page)
{
  gtk_widget_grab_focus (page->own.row);
}
