/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/suggest-page.h"

#include <glib/gi18n.h>

#include "app/games/collision/budget-row.h"
#include "app/games/collision/miniature-form.h"
#include "app/widgets/points.h"
#include "app/widgets/rows/wrap-row.h"
#include "forge/group-suggestion.h"
#include "forge/owned/owned.h"
#include "forge/suggestion.h"
#include "games/collision/miniature.h"
#include "games/collision/totals.h"
#include "model/changes.h"
#include "model/member-change.h"

struct _MusterSuggestPage
{
  GtkWidget parent;
  MusterEditor *editor; /* covers its rows, and outlives this */
  const MusterForge *forge;
  MusterCollisionCharacter *character; /* the character when the page was opened */
  const MusterCollisionGroup *group;   /* the group to add to; or NULL */
  MusterMiniatureForm *form;           /* for a miniature; or NULL */
  const MusterOption *aim;
  gint budget;
  GPtrArray *found; /* MusterSuggestion */
  GtkWidget *box, *question, *stack, *photo, *seen, *aims, *choices, *budget_list, *suggest, *sentence, *offers;
  GtkWidget *budget_row, *owned;
};

G_DEFINE_FINAL_TYPE (MusterSuggestPage, muster_suggest_page, GTK_TYPE_WIDGET)

static guint closed_signal;

/* The questions. */

typedef enum
{
  STEP_PHOTO,
  STEP_SEEN,
  STEP_AIM,
  STEP_KEEP,
  STEP_COST,
  STEP_OFFERS,
} Step;

static const struct
{
  const char *name, *question;
} steps[] = {
  { "photo", N_ ("Do you have a photo of it?") }, { "seen", N_ ("What does the miniature show?") },
  { "aim", N_ ("What should it do?") },           { "keep", N_ ("What must stay?") },
  { "cost", N_ ("How much may it cost?") },       { "offers", N_ ("Suggestions") },
};

static Step
get_step (MusterSuggestPage *page)
{
  guint i = 0;

  while (!g_str_equal (steps[i].name, gtk_stack_get_visible_child_name (GTK_STACK (page->stack))))
    i++;
  return (Step) i;
}

/* Whether a question applies. */
static gboolean
is_asked (MusterSuggestPage *page, Step step)
{
  if (step == STEP_PHOTO || step == STEP_SEEN)
    return page->form != NULL;
  if (step == STEP_KEEP)
    return page->form == NULL && gtk_widget_get_first_child (page->choices) != NULL;
  return TRUE;
}

static void
go_to (MusterSuggestPage *page, Step step)
{
  gtk_stack_set_visible_child_name (GTK_STACK (page->stack), steps[step].name);
  gtk_label_set_text (GTK_LABEL (page->question), _ (steps[step].question));
  /* Enter goes on where an answer is there already. */
  if (step == STEP_COST)
    gtk_widget_grab_focus (page->suggest);
  else
    gtk_widget_child_focus (gtk_stack_get_visible_child (GTK_STACK (page->stack)), GTK_DIR_TAB_FORWARD);
}

/* Fixed choices. */

/* The check buttons hold their picks. */
static MusterCollisionPick *
get_pick (GtkWidget *check)
{
  return g_object_get_data (G_OBJECT (check), "pick");
}

/* For a draft everything is fixed at first; for a complete character only what a miniature shows, otherwise there would
 * be nothing to suggest. */
static gboolean
stays_at_first (const MusterCollisionCharacter *character, MusterCollisionSlot slot)
{
  return !muster_choice_is_made (&character->race) || !muster_choice_is_made (&character->tarot)
         || slot == MUSTER_COLLISION_SLOT_RACE || slot == MUSTER_COLLISION_SLOT_WEAPON;
}

static void
add_choice (MusterSuggestPage *page, const MusterCollisionPick *pick)
{
  GtkWidget *label = gtk_label_new (muster_choice_get_name (pick->choice)), *check = gtk_check_button_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), stays_at_first (page->character, pick->slot));
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  muster_choice_get_name (pick->choice), -1);
  g_object_set_data_full (G_OBJECT (check), "pick", g_memdup2 (pick, sizeof *pick), g_free);
  gtk_box_append (GTK_BOX (page->choices), check);
}

static void
show_choices (MusterSuggestPage *page)
{
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (page->character, &pick))
    if (pick.choice->option != NULL)
      add_choice (page, &pick);
}

/* The character without the choices that may go; removed from the last one on, so that indexes stay valid. */
static MusterCollisionCharacter *
dup_kept (MusterSuggestPage *page, gboolean *something_stays)
{
  MusterCollisionCharacter *kept = muster_collision_character_copy (page->character);

  *something_stays = kept->names_values;
  if (page->form != NULL)
    *something_stays = muster_miniature_form_read (page->form, kept);
  for (GtkWidget *check = gtk_widget_get_last_child (page->choices); check != NULL;
       check = gtk_widget_get_prev_sibling (check))
    {
      const MusterCollisionPick *pick = get_pick (check);
      const MusterChoice *now = muster_collision_character_get_choice (kept, pick->slot, pick->index);

      if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
        *something_stays = TRUE;
      else if (now != NULL && muster_choice_is_made (now))
        muster_collision_character_choose (kept, pick->slot, pick->index, NULL);
    }
  return kept;
}

/* Offers. */

static guint
get_number (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "suggestion"));
}

/* Adds the miniature to the player's own; NULL if it isn't kept. */
static MusterThing *
keep_miniature (MusterSuggestPage *page)
{
  gboolean something_stays;
  g_autoptr (MusterCollisionCharacter) shown = dup_kept (page, &something_stays), miniature = NULL;

  if (page->form == NULL || !muster_miniature_form_is_kept (page->form))
    return NULL;
  miniature = muster_collision_miniature_new_of (shown);
  return muster_session_add_linked_copy (muster_editor_get_session (page->editor), _ ("Add a miniature"),
                                         &miniature->thing);
}

/* With its miniature (takes ownership), or NULL. */
static MusterThing *
dup_suggested (MusterSuggestPage *page, guint n, MusterThing *miniature)
{
  const MusterSuggestion *suggestion = page->found->pdata[n];
  MusterCollisionCharacter *character = muster_collision_character_copy (suggestion->character);

  if (page->group == NULL)
    character->budget = page->budget;
  if (miniature != NULL)
    {
      g_clear_pointer (&character->miniature, muster_thing_free);
      character->miniature = miniature;
    }
  return &character->thing;
}

static void
looked_at_cb (GtkEventController *controller, MusterSuggestPage *page)
{
  g_autoptr (MusterThing) thing = dup_suggested (page, get_number (gtk_event_controller_get_widget (controller)), NULL);

  muster_editor_preview (page->editor, thing);
}

static void
pointed_at_cb (GtkEventController *controller, double x, double y, MusterSuggestPage *page)
{
  looked_at_cb (controller, page);
}

/* The page closes during the step. */
static void
taken_cb (GtkWidget *row, MusterSuggestPage *page)
{
  g_autoptr (MusterSuggestPage) kept = g_object_ref (page);
  guint n = get_number (row);
  MusterThing *thing = dup_suggested (kept, n, keep_miniature (kept));

  muster_editor_apply (kept->editor, kept->group != NULL
                                         ? muster_member_change_new_add (_ ("Add a suggestion"), thing, 1)
                                         : muster_change_new_restore (_ ("Take a suggestion"), thing));
}

/* "75 points · Ogre, 8 of Swords, Pike, Scale Armor" */
static char *
dup_build (const MusterSuggestion *suggestion)
{
  g_autofree char *points = muster_points_dup (suggestion->points);
  GString *text = g_string_new (points);
  const char *separator = " · ";
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (suggestion->character, &pick))
    {
      g_string_append_printf (text, "%s%s", separator, muster_choice_get_name (pick.choice));
      separator = ", ";
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
make_offer (MusterSuggestPage *page, guint n, gboolean something_stays)
{
  const MusterSuggestion *suggestion = page->found->pdata[n];
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  g_autofree char *reason = muster_suggestion_dup_reason (suggestion, page->aim, page->budget, something_stays);
  g_autofree char *about = dup_build (suggestion);
  GtkWidget *row = muster_wrap_row_new ();

  muster_wrap_row_show (MUSTER_WRAP_ROW (row), reason, about, FALSE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "suggestion", GUINT_TO_POINTER (n));
  g_signal_connect (row, "activated", G_CALLBACK (taken_cb), page);
  g_signal_connect (motion, "enter", G_CALLBACK (pointed_at_cb), page);
  g_signal_connect (focus, "enter", G_CALLBACK (looked_at_cb), page);
  gtk_widget_add_controller (row, motion);
  gtk_widget_add_controller (row, focus);
  return row;
}

static void
show_found (MusterSuggestPage *page, gboolean something_stays)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (page->offers)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (page->offers), row);
  for (guint i = 0; i < page->found->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (page->offers), make_offer (page, i, something_stays));
  gtk_widget_set_visible (page->offers, page->found->len > 0);
}

/* For the group: who there is room for, by its points and values. */
static void
find_newcomer (MusterSuggestPage *page)
{
  MusterForgeAim aim = muster_aim_of_option (page->aim);

  page->found = muster_group_suggestion_find (page->forge, page->group, &aim, page->budget);
  gtk_label_set_text (GTK_LABEL (page->sentence),
                      page->found->len > 0
                          ? _ ("Each is proved: nothing legal that fits the group is better at what it says.")
                          : _ ("No legal character fits the points and values that the group has left."));
  show_found (page, FALSE);
}

static gboolean
is_owned_asked (MusterSuggestPage *page)
{
  return gtk_widget_get_visible (page->owned) && gtk_check_button_get_active (GTK_CHECK_BUTTON (page->owned));
}

static GPtrArray *
list_miniatures (MusterSuggestPage *page)
{
  return muster_session_list_things (muster_editor_get_session (page->editor), &muster_collision_miniature_class);
}

/* If the player has miniatures. */
static void
show_owned (MusterSuggestPage *page)
{
  g_autoptr (GPtrArray) miniatures = list_miniatures (page);

  gtk_widget_set_visible (page->owned, page->form == NULL && page->group == NULL && miniatures->len > 0);
}

static void
find_builds (MusterSuggestPage *page)
{
  MusterForgeAim aim = muster_aim_of_option (page->aim);
  gboolean something_stays;
  g_autoptr (MusterCollisionCharacter) kept = dup_kept (page, &something_stays);

  g_autoptr (GPtrArray) miniatures = is_owned_asked (page) ? list_miniatures (page) : NULL;

  page->found = miniatures != NULL ? muster_suggestions_find_owned (page->forge, kept, &aim, page->budget, miniatures)
                                   : muster_suggestions_find (page->forge, kept, &aim, page->budget);
  gtk_label_set_text (
      GTK_LABEL (page->sentence),
      page->found->len > 0
          ? _ ("Each is proved to be the best legal character of its kind.")
          : _ ("No legal character has all of this for so few points. Give something up, or allow more points."));
  show_found (page, something_stays);
}

/* Answers. */

/* Fixed choices already cost points. */
static void
show_budget (MusterSuggestPage *page)
{
  gboolean something_stays;
  g_autoptr (MusterCollisionCharacter) kept = dup_kept (page, &something_stays);
  MusterCollisionTotals totals;

  muster_collision_totals_derive (kept, &totals);
  muster_budget_row_show (MUSTER_BUDGET_ROW (page->budget_row), page->budget, totals.points);
}

/* The card shows the miniature's equipment. */
static void
preview_seen (MusterSuggestPage *page)
{
  gboolean something_stays;
  g_autoptr (MusterCollisionCharacter) kept = dup_kept (page, &something_stays);

  muster_editor_preview (page->editor, &kept->thing);
}

/* Goes to the next question, or shows the suggestions. */
static void
next_cb (MusterSuggestPage *page)
{
  Step step = get_step (page);

  do
    step++;
  while (!is_asked (page, step));
  if (page->form != NULL)
    preview_seen (page);
  if (step == STEP_COST)
    {
      show_budget (page);
      show_owned (page);
    }
  if (step == STEP_OFFERS)
    {
      g_clear_pointer (&page->found, g_ptr_array_unref);
      (page->group != NULL ? find_newcomer : find_builds) (page);
    }
  go_to (page, step);
}

static void
aimed_cb (MusterSuggestPage *page, GtkWidget *row)
{
  page->aim = g_object_get_data (G_OBJECT (row), "aim");
  next_cb (page);
}

static void
budgeted_cb (MusterSuggestPage *page, gint budget)
{
  page->budget = budget;
  show_budget (page);
}

/* Goes to the previous question, or from the first one back to the rows. */
static void
back_cb (MusterSuggestPage *page)
{
  Step step = get_step (page);

  muster_editor_preview (page->editor, NULL);
  while (step > 0 && !is_asked (page, step - 1))
    step--;
  if (step == 0)
    g_signal_emit (page, closed_signal, 0);
  else
    go_to (page, step - 1);
}

/* Showing. */

static void
show_aims (MusterSuggestPage *page)
{
  const MusterCatalog *catalog = muster_editor_get_catalog (page->editor);

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_AIM); i++)
    {
      const MusterOption *aim = muster_catalog_nth (catalog, MUSTER_KIND_AIM, i);
      GtkWidget *row = muster_wrap_row_new ();

      muster_wrap_row_show (MUSTER_WRAP_ROW (row), muster_option_get_name (aim), muster_option_get_about (aim), FALSE);
      muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data (G_OBJECT (row), "aim", (gpointer) aim);
      g_signal_connect_swapped (row, "activated", G_CALLBACK (aimed_cb), page);
      gtk_list_box_append (GTK_LIST_BOX (page->aims), row);
    }
}

/* Takes ownership of the character. */
static MusterSuggestPage *
make_page (MusterEditor *editor, const MusterForge *forge, MusterCollisionCharacter *character)
{
  MusterSuggestPage *page = g_object_new (MUSTER_TYPE_SUGGEST_PAGE, NULL);

  page->editor = editor;
  page->forge = forge;
  page->character = character;
  show_aims (page);
  g_signal_connect_object (page, "closed", G_CALLBACK (muster_editor_uncover), editor, G_CONNECT_SWAPPED);
  return page;
}

static MusterCollisionCharacter *
copy_shown (MusterEditor *editor)
{
  return muster_collision_character_copy (
      (const MusterCollisionCharacter *) muster_session_get_thing (muster_editor_get_session (editor)));
}

void
muster_suggest_page_open (MusterEditor *editor, const MusterForge *forge, GtkWidget *origin)
{
  MusterSuggestPage *page = make_page (editor, forge, copy_shown (editor));

  show_choices (page);
  budgeted_cb (page, page->character->budget);
  muster_editor_cover (editor, GTK_WIDGET (page), origin);
  go_to (page, STEP_AIM);
}

void
muster_suggest_page_open_for_miniature (MusterEditor *editor, const MusterForge *forge, GtkWidget *origin)
{
  MusterSuggestPage *page = make_page (editor, forge, copy_shown (editor));

  page->form = muster_miniature_form_new (forge->catalog, GTK_LIST_BOX (page->photo), GTK_LIST_BOX (page->seen));
  budgeted_cb (page, page->character->budget);
  muster_editor_cover (editor, GTK_WIDGET (page), origin);
  go_to (page, STEP_PHOTO);
}

/* A fifth of the battle, as groups of five are the usual; all that is left where that is little. */
static gint
suggest_budget (MusterSuggestPage *page)
{
  gint share = MAX (page->group->limit / 5, 25);

  return muster_group_suggestion_get_room (page->forge->catalog, page->group) > share ? share
                                                                                      : MUSTER_COLLISION_NO_BUDGET;
}

void
muster_suggest_page_open_for_group (MusterEditor *editor, const MusterForge *forge, const MusterCollisionGroup *group,
                                    GtkWidget *origin)
{
  MusterSuggestPage *page = make_page (editor, forge, muster_collision_character_new ());

  page->group = group;
  budgeted_cb (page, suggest_budget (page));
  muster_editor_cover (editor, GTK_WIDGET (page), origin);
  go_to (page, STEP_AIM);
}

/* Making. */

static void
muster_suggest_page_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_SUGGEST_PAGE (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_suggest_page_parent_class)->dispose (object);
}

static void
muster_suggest_page_finalize (GObject *object)
{
  MusterSuggestPage *page = MUSTER_SUGGEST_PAGE (object);

  g_clear_pointer (&page->found, g_ptr_array_unref);
  g_clear_pointer (&page->form, muster_miniature_form_free);
  g_clear_pointer (&page->character, muster_collision_character_free);
  G_OBJECT_CLASS (muster_suggest_page_parent_class)->finalize (object);
}

static void
muster_suggest_page_class_init (MusterSuggestPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_suggest_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_suggest_page_finalize;
  closed_signal = g_signal_new ("closed", MUSTER_TYPE_SUGGEST_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Escape, 0, "closed", NULL);
  gtk_widget_class_set_css_name (widget_class, "repairpage");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/suggest-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, box);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, question);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, photo);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, seen);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, aims);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, choices);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, budget_list);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, owned);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, sentence);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, suggest);
  gtk_widget_class_bind_template_child (widget_class, MusterSuggestPage, offers);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
}

static void
muster_suggest_page_init (MusterSuggestPage *page)
{
  gtk_widget_init_template (GTK_WIDGET (page));
  page->budget_row = muster_budget_row_new ();
  g_signal_connect_object (page->budget_row, "budgeted", G_CALLBACK (budgeted_cb), page, G_CONNECT_SWAPPED);
  gtk_list_box_append (GTK_LIST_BOX (page->budget_list), page->budget_row);
}
