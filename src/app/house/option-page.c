/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/house/option-page.h"

#include <glib/gi18n.h>

#include "app/house/feature-row.h"
#include "app/house/field-row.h"
#include "app/widgets/adaptive-box.h"
#include "app/widgets/card-view.h"
#include "games/games.h"
#include "workspace/options/option-edit.h"
#include "workspace/options/option-example.h"
#include "workspace/options/option-form.h"

#define N_PLACES (MUSTER_FEATURE_PLACE_SPECIAL + 1)

struct _MusterOptionPage
{
  GtkWidget parent;
  GtkWidget *pair, *view, *caption;
  AdwPreferencesPage *form;
  GtkWidget *error; /* error of the option as a whole */

  MusterPackDraft *draft;
  MusterKind kind;
  gint element; /* the option whose rows these are */
  GPtrArray *groups;
  GPtrArray *fields;   /* MusterFieldRow */
  GPtrArray *features; /* MusterFeatureRow */
  MusterRowGroup *places[N_PLACES];
  gboolean unfold;          /* expand the next new feature … */
  MusterFeaturePlace place; /* … in this cell */

  guint waiting; /* source that shows the example */
  MusterCard *card;
  MusterRoster *roster;
};

G_DEFINE_FINAL_TYPE (MusterOptionPage, muster_option_page, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  PICKING,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The example. */

static void
forget_example (MusterOptionPage *page)
{
  g_clear_pointer (&page->card, muster_card_free);
  g_clear_pointer (&page->roster, muster_roster_free);
}

static const char *
describe (MusterOptionPage *page, const MusterOption *option, gboolean found)
{
  if (option == NULL)
    return _ ("Its card appears here once it has no errors");
  if (muster_pack_draft_get_complaints (page->draft)->len > 0)
    return _ ("The last version without errors");
  if (option->kind == MUSTER_KIND_AIM)
    return found ? _ ("Best character for it, up to 100 points") : _ ("No legal character suits it");
  if (option->kind == MUSTER_KIND_ABILITY)
    return found ? _ ("Cheapest legal character with it") : _ ("No option gives this ability yet");
  if (option->kind < MUSTER_KIND_SIZE)
    return found ? _ ("Cheapest legal character") : _ ("No legal character can have it");
  return found ? _ ("What it looks like in use") : _ ("No card shows it");
}

/* With the cost of the example, if it has one. */
static void
show_caption (MusterOptionPage *page, const MusterOption *option, const MusterThing *thing)
{
  const char *words = describe (page, option, thing != NULL);
  g_autoptr (MusterReport) report
      = thing != NULL ? muster_games_check (muster_pack_draft_get_catalog (page->draft), thing, FALSE) : NULL;
  gint64 points = report != NULL ? muster_report_get_int (report, "points", -1) : -1;
  g_autofree char *caption = NULL;

  /* Translators: what the card beside it shows, and what that costs */
  caption = g_strdup_printf (ngettext ("%s: %lu point", "%s: %lu points", (gulong) points), words, (gulong) points);
  gtk_label_set_text (GTK_LABEL (page->caption), points >= 0 ? caption : words);
}

/* The previous card or list is freed after the view shows another. */
static void
show_example (MusterOptionPage *page)
{
  const MusterCatalog *catalog = muster_pack_draft_get_catalog (page->draft);
  const MusterOption *option = muster_pack_draft_get_option (page->draft);
  g_autoptr (MusterThing) thing = option != NULL ? muster_option_example_new (catalog, option) : NULL;
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  MusterCard *card = NULL;
  MusterRoster *roster = NULL;

  if (thing != NULL)
    muster_games_make_cards (catalog, thing, cards);
  if (cards->len > 0)
    card = g_ptr_array_steal_index (cards, 0);
  else if (thing != NULL)
    roster = muster_games_make_roster (catalog, thing);
  if (roster != NULL)
    muster_card_view_show_roster (MUSTER_CARD_VIEW (page->view), roster);
  else
    muster_card_view_show_card (MUSTER_CARD_VIEW (page->view), card);
  forget_example (page);
  page->card = card;
  page->roster = roster;
  gtk_widget_set_visible (page->view, card != NULL || roster != NULL);
  show_caption (page, option, thing);
}

static gboolean
show_example_cb (gpointer data)
{
  MusterOptionPage *page = data;

  page->waiting = 0;
  show_example (page);
  return G_SOURCE_REMOVE;
}

/* Delayed, because finding an example may be slower than typing. */
static void
show_example_later (MusterOptionPage *page)
{
  if (page->waiting == 0)
    page->waiting = g_idle_add_full (G_PRIORITY_LOW, show_example_cb, page, NULL);
}

/* Changes. */

static void
settle (MusterOptionPage *page, const GError *error)
{
  g_signal_emit (page, signals[CHANGED], 0, error != NULL ? error->message : NULL);
}

static void
entered (gpointer owner, const char *field, const char *value)
{
  MusterOptionPage *page = owner;
  g_autoptr (GError) error = NULL;

  if (page->draft == NULL)
    return;
  muster_option_edit_set (page->draft, field, value, &error);
  settle (page, error);
}

static void
valued (gpointer owner, MusterValueSet values)
{
  MusterOptionPage *page = owner;
  g_autoptr (GError) error = NULL;

  if (page->draft == NULL)
    return;
  muster_option_edit_set_values (page->draft, values, &error);
  settle (page, error);
}

static void
feature_set (gpointer owner, guint n, const char *attribute, const char *value)
{
  MusterOptionPage *page = owner;
  g_autoptr (GError) error = NULL;

  if (page->draft == NULL)
    return;
  muster_option_edit_set_feature (page->draft, n, attribute, value, &error);
  settle (page, error);
}

static void
feature_removed (gpointer owner, guint n)
{
  MusterOptionPage *page = owner;
  g_autoptr (GError) error = NULL;

  muster_option_edit_remove_feature (page->draft, n, &error);
  settle (page, error);
}

static void
feature_explained (gpointer owner, guint n, GtkWidget *origin)
{
  g_signal_emit (owner, signals[PICKING], 0, (gint) n, 0);
}

static void
add_clicked_cb (MusterOptionPage *page, GtkWidget *button)
{
  for (guint place = 0; place < N_PLACES; place++)
    if (g_object_get_data (G_OBJECT (button), "place") == GUINT_TO_POINTER (place))
      g_signal_emit (page, signals[PICKING], 0, -1, place);
}

/* Adds another ability to those that explain it. */
static void
explain (MusterOptionPage *page, guint n, const MusterOption *ability, GError **error)
{
  g_autoptr (MusterOptionForm) form = muster_option_form_new (page->draft);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const MusterFormFeature *feature;
  g_autofree char *joined = NULL;

  if (form == NULL || n >= form->features->len || ability == NULL)
    return;
  feature = form->features->pdata[n];
  g_ptr_array_extend (ids, feature->abilities, NULL, NULL);
  g_ptr_array_add (ids, (gpointer) ability->id);
  g_ptr_array_add (ids, NULL);
  joined = g_strjoinv (" ", (char **) ids->pdata);
  muster_option_edit_set_feature (page->draft, n, "see", joined, error);
}

void
muster_option_page_take (MusterOptionPage *page, gint feature, MusterFeaturePlace place, const MusterOption *ability)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (page->draft == NULL)
    return;
  if (feature >= 0)
    explain (page, (guint) feature, ability, &error);
  else
    {
      if (ability == NULL)
        words = g_strdup (_ ("New Ability"));
      else if (muster_option_form_takes_number (ability))
        words = g_strdup_printf ("%s 1", ability->name);
      page->unfold = TRUE;
      page->place = place;
      muster_option_edit_add_feature (page->draft, place, ability != NULL ? ability->id : NULL, words, &error);
    }
  settle (page, error);
}

/* Rows. */

static void
clear_rows (MusterOptionPage *page)
{
  g_ptr_array_set_size (page->fields, 0);
  g_ptr_array_set_size (page->features, 0);
  for (guint i = 0; i < page->groups->len; i++)
    adw_preferences_page_remove (page->form, page->groups->pdata[i]);
  g_ptr_array_set_size (page->groups, 0);
  memset (page->places, 0, sizeof page->places);
}

static MusterRowGroup *
add_group (MusterOptionPage *page, const char *heading)
{
  GtkWidget *group = muster_row_group_new (heading);

  adw_preferences_page_add (page->form, ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (page->groups, group);
  return MUSTER_ROW_GROUP (group);
}

static void
add_fields (MusterOptionPage *page, const MusterOptionForm *form)
{
  const MusterFieldListener listener = { entered, valued, page };
  MusterRowGroup *groups[MUSTER_N_FORM_PARTS] = { NULL };

  for (guint i = 0; i < form->fields->len; i++)
    {
      const MusterFormField *field = form->fields->pdata[i];

      if (groups[field->part] == NULL)
        groups[field->part] = add_group (page, muster_form_part_get_heading (field->part, form->kind));
      g_ptr_array_add (page->fields, muster_field_row_new (field, muster_pack_draft_get_catalog (page->draft),
                                                           groups[field->part], &listener));
    }
}

static const char *
get_place_heading (guint place)
{
  static const char *const headings[N_PLACES] = { N_ ("What It Gives"), N_ ("On a Critical Hit"), N_ ("Specials") };

  return _ (headings[place]);
}

static void
add_places (MusterOptionPage *page, const MusterOptionForm *form)
{
  for (guint place = 0; place < N_PLACES; place++)
    {
      GtkWidget *button;
      g_autofree char *name = NULL;

      if (!muster_option_form_has_place (form->kind, (MusterFeaturePlace) place))
        continue;
      page->places[place] = add_group (page, get_place_heading (place));
      button = gtk_button_new_with_mnemonic (_ ("_Add Ability…"));
      name = g_strdup_printf (_ ("Add Ability: %s"), get_place_heading (place));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (add_clicked_cb), page);
      muster_row_group_set_header_suffix (page->places[place], button);
    }
}

static gboolean
fits (MusterOptionPage *page, const MusterOptionForm *form)
{
  if (page->features->len != form->features->len)
    return FALSE;
  for (guint i = 0; i < form->features->len; i++)
    if (!muster_feature_row_fits (page->features->pdata[i], form->features->pdata[i]))
      return FALSE;
  return TRUE;
}

/* Moves the focus to the group's heading before a row is removed. */
static void
save_focus (GtkWidget *row, MusterRowGroup *group)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (row));
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, row))
    return;
  gtk_window_set_focus (window, NULL);
  gtk_widget_child_focus (GTK_WIDGET (group), GTK_DIR_TAB_FORWARD);
}

static void
remove_features (MusterOptionPage *page)
{
  for (guint i = 0; i < page->features->len; i++)
    {
      GtkWidget *row = muster_feature_row_get_widget (page->features->pdata[i]);
      MusterRowGroup *group = MUSTER_ROW_GROUP (gtk_widget_get_ancestor (row, MUSTER_TYPE_ROW_GROUP));

      save_focus (row, group);
      muster_row_group_remove (group, row);
    }
  g_ptr_array_set_size (page->features, 0);
}

/* A new feature is the last in its cell. */
static guint
find_added (MusterOptionPage *page, const MusterOptionForm *form)
{
  guint added = 0;

  for (guint i = 0; i < form->features->len; i++)
    if (((MusterFormFeature *) form->features->pdata[i])->place == page->place)
      added = i;
  return added;
}

/* If features were added or removed, their rows are made again. Expanded ones stay expanded; a new one is expanded. */
static void
show_features (MusterOptionPage *page, const MusterOptionForm *form)
{
  const MusterFeatureListener listener = { feature_set, feature_removed, feature_explained, page };
  g_autoptr (GArray) unfolded = g_array_new (FALSE, TRUE, sizeof (gboolean));
  gboolean as_many = page->features->len == form->features->len;

  if (fits (page, form))
    {
      for (guint i = 0; i < form->features->len; i++)
        muster_feature_row_show (page->features->pdata[i], form->features->pdata[i]);
      return;
    }
  g_array_set_size (unfolded, form->features->len);
  for (guint i = 0; as_many && i < page->features->len; i++)
    g_array_index (unfolded, gboolean, i) = muster_feature_row_is_unfolded (page->features->pdata[i]);
  if (page->unfold && form->features->len > page->features->len)
    g_array_index (unfolded, gboolean, find_added (page, form)) = TRUE;
  page->unfold = FALSE;
  remove_features (page);
  for (guint i = 0; i < form->features->len; i++)
    {
      const MusterFormFeature *feature = form->features->pdata[i];
      MusterFeatureRow *row = muster_feature_row_new (feature, i, &listener);

      g_ptr_array_add (page->features, row);
      if (page->places[feature->place] != NULL)
        muster_row_group_add (page->places[feature->place], muster_feature_row_get_widget (row));
      if (g_array_index (unfolded, gboolean, i))
        muster_feature_row_unfold (row);
    }
}

static void
rebuild (MusterOptionPage *page, const MusterOptionForm *form)
{
  clear_rows (page);
  page->kind = form->kind;
  page->element = muster_pack_draft_get_selected (page->draft);
  add_fields (page, form);
  add_places (page, form);
}

void
muster_option_page_show (MusterOptionPage *page, MusterPackDraft *draft)
{
  g_autoptr (MusterOptionForm) form = draft != NULL ? muster_option_form_new (draft) : NULL;

  if (page->draft != draft || form == NULL)
    {
      g_clear_handle_id (&page->waiting, g_source_remove);
      clear_rows (page);
    }
  page->draft = form != NULL ? draft : NULL;
  if (form == NULL)
    return;
  if (page->fields->len != form->fields->len || page->kind != form->kind)
    rebuild (page, form);
  else
    for (guint i = 0; i < form->fields->len; i++)
      muster_field_row_show (page->fields->pdata[i], form->fields->pdata[i]);
  show_features (page, form);
  gtk_label_set_text (GTK_LABEL (page->error), form->error != NULL ? form->error : "");
  gtk_widget_set_visible (page->error, form->error != NULL);
  show_example_later (page);
}

void
muster_option_page_flush (MusterOptionPage *page)
{
  /* A change may rebuild the rows of features, but no others. */
  for (guint i = 0; i < page->fields->len; i++)
    muster_field_row_flush (page->fields->pdata[i]);
  for (guint i = 0; i < page->features->len; i++)
    muster_feature_row_flush (page->features->pdata[i]);
}

void
muster_option_page_focus_name (MusterOptionPage *page)
{
  if (page->fields->len > 0)
    muster_field_row_focus (page->fields->pdata[0]);
}

/* Making. */

static void
muster_option_page_dispose (GObject *object)
{
  MusterOptionPage *page = MUSTER_OPTION_PAGE (object);

  g_clear_handle_id (&page->waiting, g_source_remove);
  g_ptr_array_set_size (page->fields, 0);
  g_ptr_array_set_size (page->features, 0);
  page->draft = NULL;
  if (page->view != NULL)
    muster_card_view_show_card (MUSTER_CARD_VIEW (page->view), NULL);
  page->view = NULL;
  forget_example (page);
  g_clear_pointer (&page->pair, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_option_page_parent_class)->dispose (object);
}

static void
muster_option_page_finalize (GObject *object)
{
  MusterOptionPage *page = MUSTER_OPTION_PAGE (object);

  g_ptr_array_unref (page->groups);
  g_ptr_array_unref (page->fields);
  g_ptr_array_unref (page->features);
  G_OBJECT_CLASS (muster_option_page_parent_class)->finalize (object);
}

static void
muster_option_page_class_init (MusterOptionPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_option_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_option_page_finalize;
  signals[CHANGED] = g_signal_new ("changed", MUSTER_TYPE_OPTION_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PICKING] = g_signal_new ("picking", MUSTER_TYPE_OPTION_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_UINT);
  g_type_ensure (MUSTER_TYPE_ADAPTIVE_BOX);
  g_type_ensure (MUSTER_TYPE_CARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/house/option-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterOptionPage, pair);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionPage, view);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionPage, caption);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionPage, form);
  gtk_widget_class_bind_template_child (widget_class, MusterOptionPage, error);
}

static void
muster_option_page_init (MusterOptionPage *page)
{
  page->groups = g_ptr_array_new ();
  page->fields = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_field_row_free);
  page->features = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_feature_row_free);
  gtk_widget_init_template (GTK_WIDGET (page));
}
