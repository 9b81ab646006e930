/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/group-editor.h"

#include <glib/gi18n.h>

#include "app/games/collision/battle-size-row.h"
#include "app/widgets/chooser.h"
#include "app/widgets/progress-counter.h"
#include "app/shell/new-thing.h"
#include "app/games/collision/member-list.h"
#include "app/games/collision/member-row.h"
#include "app/widgets/points.h"
#include "app/games/collision/planner.h"
#include "app/games/collision/recruits.h"
#include "app/games/collision/repair-page.h"
#include "app/games/collision/suggest-page.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/games/collision/value-slots.h"
#include "model/changes.h"
#include "model/member-change.h"
#include "games/games.h"
#include "games/collision/evaluation.h"
#include "games/collision/group-change.h"
#include "games/collision/group-offer.h"
#include "games/collision/group-remedy.h"
#include "forge/forge.h"
#include "forge/group-suggestion.h"

struct _MusterGroupEditor
{
  MusterEditor parent;
  const MusterCollisionGroup *group;          /* owned by the session; NULL: nothing to edit */
  MusterCollisionGroupEvaluation *evaluation; /* of the shown state; NULL if none */

  MusterReportProblems *problems;
  GtkWidget *points, *name, *size, *slots, *plan, *list, *add, *fill, *newcomer;
  MusterRowGroup *values, *members;

  guint entered;                      /* the member being edited, from 1; 0: none */
  MusterRecruits *recruits;           /* while adding members or planning values */
  MusterCollisionGroupOffers *offers; /* for the list of recruits; NULL if it isn't open */
  guint offered, offering;            /* how many of them have rows, and the source that adds the others */
  MusterForge *forge;                 /* made on demand; NULL if the content can't be counted */
  gboolean going_on;                  /* the current step keeps the page over the rows */
};

/* Made at once; the others follow while the first are being read. */
#define FIRST_OFFERS 20
#define MORE_OFFERS 30

G_DEFINE_FINAL_TYPE (MusterGroupEditor, muster_group_editor, MUSTER_TYPE_EDITOR)

static MusterSession *
get_session (MusterGroupEditor *editor)
{
  return muster_editor_get_session (MUSTER_EDITOR (editor));
}

static const MusterCatalog *
get_catalog (MusterGroupEditor *editor)
{
  return muster_editor_get_catalog (MUSTER_EDITOR (editor));
}

/* Steps. */

static void
apply (MusterGroupEditor *editor, MusterChange *change)
{
  muster_editor_apply (MUSTER_EDITOR (editor), change);
}

static void
name_settled_cb (MusterGroupEditor *editor, const char *name)
{
  apply (editor, muster_change_new_rename (name));
}

static void
sized_cb (MusterGroupEditor *editor, gint points)
{
  apply (editor, muster_collision_group_change_new_limit (points));
}

static void
settled_cb (MusterGroupEditor *editor, guint values)
{
  apply (editor, muster_collision_group_change_new_settle (get_catalog (editor), (MusterValueSet) values));
}

static void
mended_cb (MusterGroupEditor *editor)
{
  muster_editor_flush (MUSTER_EDITOR (editor));
  muster_repair_page_open (MUSTER_EDITOR (editor), muster_report_problems_get_bar (editor->problems));
}

/* Members. */

static void
counted_cb (MusterGroupEditor *editor, guint n, guint count)
{
  apply (editor, muster_member_change_new_count (n, count));
}

static void
moved_cb (MusterGroupEditor *editor, guint from, guint to)
{
  if (to >= editor->group->members->len || to == from)
    return;
  apply (editor, muster_member_change_new_move (from, to));
  muster_row_list_focus (MUSTER_ROW_LIST (editor->list), to);
}

static void
copied_cb (MusterGroupEditor *editor, guint n)
{
  apply (editor, muster_member_change_new_duplicate (n));
  muster_row_list_focus (MUSTER_ROW_LIST (editor->list), n + 1);
}

/* Moves the focus to the next row, or to the button that adds, before the row is gone. */
static void
removed_cb (MusterGroupEditor *editor, guint n)
{
  guint left = editor->group->members->len - 1;

  if (left > 0)
    muster_row_list_focus (MUSTER_ROW_LIST (editor->list), MIN (n, left - 1));
  else
    gtk_widget_grab_focus (editor->add);
  apply (editor, muster_member_change_new_remove (n));
}

static void
enter (MusterGroupEditor *editor, guint n)
{
  editor->entered = n + 1;
  muster_session_enter (get_session (editor), editor->group->members->pdata[n]);
}

static void
entered_cb (MusterGroupEditor *editor, guint n)
{
  muster_editor_flush (MUSTER_EDITOR (editor));
  enter (editor, n);
}

/* Appends a new member and opens it to be named. */
static void
add_new (MusterGroupEditor *editor, const MusterThingClass *klass)
{
  muster_editor_flush (MUSTER_EDITOR (editor));
  apply (editor, muster_member_change_new_add (_ (klass->rules->start_label),
                                               muster_new_thing_make (klass, get_catalog (editor)), 1));
  enter (editor, editor->group->members->len - 1);
  gtk_widget_activate_action (GTK_WIDGET (editor), "win.rename", NULL);
}

static void
new_character_cb (MusterGroupEditor *editor)
{
  add_new (editor, &muster_collision_character_class);
}

static void
new_fixed_cb (MusterGroupEditor *editor)
{
  add_new (editor, &muster_collision_fixed_class);
}

/* Recruiting: a page over the rows that stays open, to add several. */

static void
forget_offers (MusterGroupEditor *editor)
{
  g_clear_handle_id (&editor->offering, g_source_remove);
  g_clear_pointer (&editor->offers, muster_collision_group_offers_free);
  editor->offered = 0;
}

static void
forget_recruits (MusterGroupEditor *editor)
{
  forget_offers (editor);
  g_clear_pointer (&editor->recruits, muster_recruits_free);
}

static void
closed_cb (MusterGroupEditor *editor)
{
  muster_editor_uncover (MUSTER_EDITOR (editor));
  forget_recruits (editor);
}

static void
add_offers (MusterGroupEditor *editor, MusterChooser *chooser, guint to)
{
  for (; editor->offered < MIN (to, editor->offers->offers->len); editor->offered++)
    {
      const MusterCollisionGroupOffer *offer = muster_collision_group_offers_at (editor->offers, editor->offered);
      g_autofree char *about = muster_member_dup_about (offer->thing),
                      *effect = muster_collision_group_offers_dup_text (editor->offers, offer);
      g_autofree char *text = g_strconcat (about, "\n", effect, NULL),
                      *reason = muster_collision_group_offers_dup_reason (editor->offers, offer);

      muster_chooser_add (chooser, muster_thing_get_name (offer->thing), NULL, text, reason);
    }
  if (editor->offered == editor->offers->offers->len)
    muster_chooser_end (chooser);
}

static gboolean
offer_more_cb (gpointer data)
{
  MusterGroupEditor *editor = data;
  GtkWidget *cover = muster_editor_get_cover (MUSTER_EDITOR (editor));

  if (MUSTER_IS_CHOOSER (cover))
    add_offers (editor, MUSTER_CHOOSER (cover), editor->offered + MORE_OFFERS);
  if (MUSTER_IS_CHOOSER (cover) && editor->offered < editor->offers->offers->len)
    return G_SOURCE_CONTINUE;
  editor->offering = 0;
  return G_SOURCE_REMOVE;
}

/* Updates the rows, the visible ones first and at once. */
static void
fill_chooser (MusterGroupEditor *editor, MusterChooser *chooser)
{
  forget_offers (editor);
  editor->offers = muster_collision_group_offers_new (get_catalog (editor), editor->group, editor->recruits->things);
  muster_chooser_begin (chooser);
  add_offers (editor, chooser, FIRST_OFFERS);
  if (editor->offered < editor->offers->offers->len)
    editor->offering = g_idle_add (offer_more_cb, editor);
}

static void
recruit (MusterGroupEditor *editor, guint n)
{
  editor->going_on = TRUE;
  muster_recruits_join (editor->recruits, get_session (editor), n);
  editor->going_on = FALSE;
}

/* The next name replaces the one that was searched for. */
static void
taken_cb (MusterGroupEditor *editor, guint n, MusterChooser *chooser)
{
  recruit (editor, n);
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}

static void
previewed_cb (MusterGroupEditor *editor, guint n)
{
  muster_editor_preview (MUSTER_EDITOR (editor),
                         n != MUSTER_CHOOSER_NOTHING ? editor->recruits->things->pdata[n] : NULL);
}

static void
recruit_cb (MusterGroupEditor *editor, GtkWidget *row)
{
  GtkWidget *chooser = muster_chooser_new (_ ("Add from the library"));

  muster_editor_flush (MUSTER_EDITOR (editor));
  forget_recruits (editor);
  editor->recruits = muster_recruits_new (get_session (editor));
  muster_search_list_set_hint (MUSTER_SEARCH_LIST (chooser), editor->recruits->things->len > 0
                                                                 ? _ ("Name, race or tarot")
                                                                 : _ ("Your library has no characters yet"));
  fill_chooser (editor, MUSTER_CHOOSER (chooser));
  g_signal_connect_object (chooser, "taken", G_CALLBACK (taken_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (chooser, "previewed", G_CALLBACK (previewed_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (chooser, "closed", G_CALLBACK (closed_cb), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (MUSTER_EDITOR (editor), chooser, row);
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
}

static void
fill_cb (MusterGroupEditor *editor)
{
  g_autoptr (MusterRecruits) recruits = NULL;
  g_autofree char *told = NULL;

  muster_editor_flush (MUSTER_EDITOR (editor));
  recruits = muster_recruits_new (get_session (editor));
  told = muster_recruits_fill (recruits, get_session (editor));
  muster_editor_toast (MUSTER_EDITOR (editor), told);
}

static void
newcomer_cb (MusterGroupEditor *editor)
{
  muster_editor_flush (MUSTER_EDITOR (editor));
  forget_recruits (editor);
  if (editor->forge == NULL)
    editor->forge = muster_forge_new (get_catalog (editor));
  muster_suggest_page_open_for_group (MUSTER_EDITOR (editor), editor->forge, editor->group, editor->newcomer);
}

/* Planning values. */

static void
planner_settled_cb (MusterGroupEditor *editor, guint values)
{
  editor->going_on = TRUE;
  settled_cb (editor, values);
  editor->going_on = FALSE;
}

static void
plan_cb (MusterGroupEditor *editor)
{
  GtkWidget *planner = muster_planner_new (get_catalog (editor));

  muster_editor_flush (MUSTER_EDITOR (editor));
  forget_recruits (editor);
  editor->recruits = muster_recruits_new (get_session (editor));
  muster_planner_show (MUSTER_PLANNER (planner), editor->group, editor->recruits->things);
  g_signal_connect_object (planner, "taken", G_CALLBACK (recruit), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (planner, "settled", G_CALLBACK (planner_settled_cb), editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (planner, "closed", G_CALLBACK (closed_cb), editor, G_CONNECT_SWAPPED);
  muster_editor_cover (MUSTER_EDITOR (editor), planner, editor->plan);
  muster_planner_focus (MUSTER_PLANNER (planner));
}

/* Updates the page over the rows, or closes it if it is about something else. */
static void
show_cover (MusterGroupEditor *editor)
{
  GtkWidget *cover = muster_editor_get_cover (MUSTER_EDITOR (editor));

  if (editor->group == NULL || !editor->going_on)
    closed_cb (editor);
  else if (MUSTER_IS_CHOOSER (cover))
    fill_chooser (editor, MUSTER_CHOOSER (cover));
  else if (MUSTER_IS_PLANNER (cover))
    muster_planner_show (MUSTER_PLANNER (cover), editor->group, editor->recruits->things);
}

/* Showing. */

static void
visited_cb (MusterGroupEditor *editor, guint problem, const MusterPlace *place)
{
  const MusterCollisionGroupFinding *finding
      = editor->evaluation != NULL && problem < editor->evaluation->findings->len
            ? muster_collision_group_findings_at (editor->evaluation->findings, problem)
            : NULL;

  if (finding == NULL)
    return;
  if (finding->rule == MUSTER_COLLISION_GROUP_RULE_POINTS)
    gtk_widget_child_focus (editor->size, GTK_DIR_TAB_FORWARD);
  else if (finding->rule == MUSTER_COLLISION_GROUP_RULE_VALUES)
    gtk_widget_grab_focus (editor->plan);
  else
    muster_row_list_focus (MUSTER_ROW_LIST (editor->list), finding->member);
}

static void
show_members (MusterGroupEditor *editor)
{
  guint all = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < editor->group->members->len; i++)
    all += muster_collision_group_get_count (editor->group, i);
  text
      = all == 0 ? g_strdup (_ ("Nobody yet")) : g_strdup_printf (ngettext ("%u character", "%u characters", all), all);
  muster_row_group_set_description (editor->members, text);
  muster_member_list_show (MUSTER_MEMBER_LIST (editor->list), editor->group, editor->evaluation->totals,
                           editor->evaluation->findings);
}

/* Without a limit there is nothing to fill up to. */
static void
show_fill (MusterGroupEditor *editor)
{
  gint left = muster_group_suggestion_get_room (get_catalog (editor), editor->group);
  g_autofree char *title = g_strdup_printf (_ ("Fill up to %d"), editor->group->limit);
  g_autofree char *newcomer = g_strdup_printf (ngettext ("Suggest a character for the %d point left",
                                                         "Suggest a character for the %d points left", (gulong) left),
                                               left);

  gtk_widget_set_visible (editor->fill, editor->group->limit >= 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (editor->fill), title);
  gtk_widget_set_visible (editor->newcomer, left > 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (editor->newcomer), newcomer);
}

static void
show_values (MusterGroupEditor *editor)
{
  g_autoptr (MusterCollisionGroupValues) values = muster_collision_group_values_new (editor->group);
  g_autofree char *text = g_strdup_printf (_ ("%u of %d used"), values->n_values, MUSTER_COLLISION_MAX_GROUP_VALUES);

  muster_row_group_set_description (editor->values, text);
  muster_value_slots_show (MUSTER_VALUE_SLOTS (editor->slots), editor->group, values);
}

static void
show_problems (MusterGroupEditor *editor)
{
  g_autoptr (MusterReport) report = muster_games_check (get_catalog (editor), &editor->group->thing, TRUE);
  g_autofree char *points = muster_points_dup (editor->evaluation->totals->points);

  muster_report_problems_show (editor->problems, report, points);
}

/* Returning from a member continues where the group was left. */
static void
come_back (MusterGroupEditor *editor)
{
  guint n = editor->entered;

  editor->entered = 0;
  if (n > 0)
    muster_row_list_focus (MUSTER_ROW_LIST (editor->list), n - 1);
}

static void
forget (MusterGroupEditor *editor)
{
  if (editor->list != NULL)
    muster_member_list_forget (MUSTER_MEMBER_LIST (editor->list));
  g_clear_pointer (&editor->evaluation, muster_collision_group_evaluation_unref);
}

static void
muster_group_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterGroupEditor *editor = MUSTER_GROUP_EDITOR (base);

  forget (editor);
  editor->group = (const MusterCollisionGroup *) thing;
  show_cover (editor);
  if (thing == NULL)
    return;
  editor->evaluation = muster_collision_group_evaluate (get_catalog (editor), editor->group);
  muster_progress_counter_show (MUSTER_PROGRESS_COUNTER (editor->points),
                                (gint) CLAMP (editor->evaluation->totals->points, 0, G_MAXINT), editor->group->limit);
  show_problems (editor);
  muster_text_row_show (MUSTER_TEXT_ROW (editor->name), thing->name);
  muster_battle_size_row_show (MUSTER_BATTLE_SIZE_ROW (editor->size), editor->group->limit);
  show_values (editor);
  show_members (editor);
  show_fill (editor);
  come_back (editor);
}

static void
muster_group_editor_flush (MusterEditor *base)
{
  muster_text_row_flush (MUSTER_TEXT_ROW (MUSTER_GROUP_EDITOR (base)->name));
}

/* Making. */

static void
muster_group_editor_dispose (GObject *object)
{
  MusterGroupEditor *editor = MUSTER_GROUP_EDITOR (object);

  editor->group = NULL;
  forget (editor);
  editor->list = NULL;
  forget_recruits (editor);
  g_clear_pointer (&editor->forge, muster_forge_free);
  G_OBJECT_CLASS (muster_group_editor_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_PROGRESS_COUNTER);
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_BATTLE_SIZE_ROW);
  g_type_ensure (MUSTER_TYPE_VALUE_SLOTS);
  g_type_ensure (MUSTER_TYPE_MEMBER_LIST);
  g_type_ensure (MUSTER_TYPE_WRAP_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/group-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, points);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, name);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, size);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, values);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, plan);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, slots);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, members);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, list);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, add);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, fill);
  gtk_widget_class_bind_template_child (widget_class, MusterGroupEditor, newcomer);
  gtk_widget_class_bind_template_callback (widget_class, mended_cb);
  gtk_widget_class_bind_template_callback (widget_class, visited_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, sized_cb);
  gtk_widget_class_bind_template_callback (widget_class, plan_cb);
  gtk_widget_class_bind_template_callback (widget_class, settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, copied_cb);
  gtk_widget_class_bind_template_callback (widget_class, removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, recruit_cb);
  gtk_widget_class_bind_template_callback (widget_class, fill_cb);
  gtk_widget_class_bind_template_callback (widget_class, newcomer_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_character_cb);
  gtk_widget_class_bind_template_callback (widget_class, new_fixed_cb);
}

static void
muster_group_editor_class_init (MusterGroupEditorClass *klass)
{
  MusterEditorClass *editor_class = MUSTER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_group_editor_dispose;
  editor_class->show = muster_group_editor_show;
  editor_class->flush = muster_group_editor_flush;
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_group_editor_init (MusterGroupEditor *editor)
{
  gtk_widget_init_template (GTK_WIDGET (editor));
  muster_editor_set_name_row (MUSTER_EDITOR (editor), editor->name);
}

GtkWidget *
muster_group_editor_new (MusterSession *session)
{
  MusterGroupEditor *editor = g_object_new (MUSTER_TYPE_GROUP_EDITOR, "session", session, NULL);

  muster_value_slots_set_catalog (MUSTER_VALUE_SLOTS (editor->slots), get_catalog (editor));
  muster_member_list_set_catalog (MUSTER_MEMBER_LIST (editor->list), get_catalog (editor));
  return GTK_WIDGET (editor);
}
