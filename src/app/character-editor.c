#include "app/character-editor.h"

#include <glib/gi18n.h>

#include "app/picker.h"
#include "rules/judge.h"
#include "rules/remedy.h"

struct _MusterCharacterEditor
{
  GtkWidget parent;
  MusterSession *session;
  MusterCharacter *character; /* in the session's document */
  GtkWidget *page;            /* AdwPreferencesPage, made anew for each state */
  AdwEntryRow *name;
  GArray *findings; /* MusterFinding of the state shown */
  MusterSheet sheet;
  MusterSlot focus_slot;
  guint focus_index;
};

G_DEFINE_FINAL_TYPE (MusterCharacterEditor, muster_character_editor, GTK_TYPE_WIDGET)

static guint previewed_signal;

/* What a row stands for. */
typedef struct
{
  MusterCharacterEditor *editor;
  MusterSlot slot;
  guint index;
  char *title;
} Place;

static void
free_place (gpointer data, GClosure *closure)
{
  Place *place = data;

  g_free (place->title);
  g_free (place);
}

static Place *
new_place (MusterCharacterEditor *editor, MusterSlot slot, guint index, const char *title)
{
  Place *place = g_new0 (Place, 1);

  *place = (Place){ editor, slot, index, g_strdup (title) };
  return place;
}

static void
choose (MusterCharacterEditor *editor, MusterSlot slot, guint index, const MusterOption *option)
{
  MusterChoice *choice = muster_character_get_choice (editor->character, slot, index);
  const char *now = choice != NULL && muster_choice_is_made (choice) ? muster_choice_get_name (choice) : "";
  g_autofree char *label = option != NULL ? g_strdup_printf (_ ("Choose %s"), option->name) : g_strdup_printf (_ ("Remove %s"), now);

  editor->focus_slot = slot;
  editor->focus_index = index;
  muster_session_begin (editor->session, label);
  muster_character_choose (editor->character, slot, index, option);
  muster_session_end (editor->session);
}

static void
picked_cb (MusterPicker *picker, const MusterOption *option, gpointer data)
{
  const Place *place = data;

  choose (place->editor, place->slot, place->index, option);
}

static void
previewed_cb (MusterPicker *picker, const MusterOption *option, gpointer data)
{
  const Place *place = data;
  MusterCharacter *changed = muster_character_copy (place->editor->character);

  muster_character_choose (changed, place->slot, place->index, option);
  g_signal_emit (place->editor, previewed_signal, 0, changed);
  muster_character_free (changed);
}

static void
picker_closed_cb (MusterPicker *picker, MusterCharacterEditor *editor)
{
  g_signal_emit (editor, previewed_signal, 0, NULL);
}

static void
row_activated_cb (GtkWidget *row, gpointer data)
{
  const Place *place = data;
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (row));
  MusterOffers *offers = muster_offers_new (muster_session_get_catalog (place->editor->session), place->editor->character, place->slot,
                                            place->index);
  MusterPicker *picker = muster_picker_new (window, place->title, offers);

  g_signal_connect_data (picker, "picked", G_CALLBACK (picked_cb), new_place (place->editor, place->slot, place->index, NULL), free_place, 0);
  g_signal_connect_data (picker, "previewed", G_CALLBACK (previewed_cb), new_place (place->editor, place->slot, place->index, NULL),
                         free_place, 0);
  g_signal_connect_object (picker, "unrealize", G_CALLBACK (picker_closed_cb), place->editor, 0);
  gtk_window_present (GTK_WINDOW (picker));
}

static void
clear_clicked_cb (GtkButton *button, gpointer data)
{
  const Place *place = data;

  choose (place->editor, place->slot, place->index, NULL);
}

/* What is wrong with one place, in sentences. */
static char *
dup_wrong (MusterCharacterEditor *editor, MusterSlot slot, guint index)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < editor->findings->len; i++)
    {
      const MusterFinding *finding = muster_findings_at (editor->findings, i);
      g_autofree char *sentence = NULL;

      if (finding->slot != slot || finding->index != index || !muster_rule_is_error (finding->rule))
        continue;
      sentence = muster_finding_dup_sentence (finding, muster_session_get_catalog (editor->session), editor->character, &editor->sheet);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
make_clear_button (Place *place, const char *chosen)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), chosen);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (clear_clicked_cb), place, free_place, 0);
  return button;
}

static void
show_choice (AdwActionRow *row, MusterCharacterEditor *editor, MusterSlot slot, guint index, const MusterChoice *choice)
{
  g_autofree char *wrong = dup_wrong (editor, slot, index);
  g_autofree char *points = NULL;
  GtkWidget *label;

  adw_action_row_set_subtitle (row, wrong);
  if (*wrong != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (row), "wrong");
  if (choice == NULL || !muster_choice_is_made (choice))
    return;
  points = choice->option != NULL ? g_strdup_printf (ngettext ("%d point", "%d points", (gulong) choice->option->points), choice->option->points)
                                  : g_strdup (_ ("unknown"));
  label = gtk_label_new (points);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (row, label);
  adw_action_row_add_suffix (row, make_clear_button (new_place (editor, slot, index, NULL), muster_choice_get_name (choice)));
}

static GtkWidget *
make_row (MusterCharacterEditor *editor, MusterSlot slot, guint index, const char *title)
{
  GtkWidget *row = adw_action_row_new ();
  MusterChoice *choice = muster_character_get_choice (editor->character, slot, index);
  gboolean made = choice != NULL && muster_choice_is_made (choice);
  g_autofree char *text = made ? g_strdup_printf ("%s: %s", title, muster_choice_get_name (choice)) : g_strdup (title);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  show_choice (ADW_ACTION_ROW (row), editor, slot, index, choice);
  if (!made)
    gtk_widget_add_css_class (row, "empty");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_signal_connect_data (row, "activated", G_CALLBACK (row_activated_cb), new_place (editor, slot, index, title), free_place, 0);
  if (slot == editor->focus_slot && index == editor->focus_index)
    g_object_set_data (G_OBJECT (editor->page), "focus", row);
  return row;
}

static AdwPreferencesGroup *
add_group (MusterCharacterEditor *editor, const char *title, const char *description)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, description);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (editor->page), group);
  return group;
}

static void
name_applied_cb (AdwEntryRow *row, MusterCharacterEditor *editor)
{
  muster_session_begin (editor->session, _ ("Rename"));
  g_free (editor->character->thing.name);
  editor->character->thing.name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (row)));
  muster_session_end (editor->session);
}

static void
add_who (MusterCharacterEditor *editor)
{
  AdwPreferencesGroup *group = add_group (editor, _ ("Character"), NULL);

  editor->name = ADW_ENTRY_ROW (adw_entry_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (editor->name), _ ("Name"));
  gtk_editable_set_text (GTK_EDITABLE (editor->name), editor->character->thing.name != NULL ? editor->character->thing.name : "");
  adw_entry_row_set_show_apply_button (editor->name, TRUE);
  g_signal_connect (editor->name, "apply", G_CALLBACK (name_applied_cb), editor);
  adw_preferences_group_add (group, GTK_WIDGET (editor->name));
  adw_preferences_group_add (group, make_row (editor, MUSTER_SLOT_RACE, 0, _ ("Race")));
  adw_preferences_group_add (group, make_row (editor, MUSTER_SLOT_TAROT, 0, _ ("Tarot")));
}

static void
add_equipment (MusterCharacterEditor *editor)
{
  g_autofree char *hands = g_strdup_printf (_ ("%d of %d hands"), editor->sheet.hands, MUSTER_MAX_HANDS);
  AdwPreferencesGroup *group = add_group (editor, _ ("Equipment"), hands);
  guint n = editor->character->arms->len;

  for (guint i = 0; i < MAX (n, 1) || i < MUSTER_MAX_WEAPONS; i++)
    {
      g_autofree char *title = g_strdup_printf (_ ("Weapon %u"), i + 1);
      g_autofree char *enchantment = g_strdup_printf (_ ("Enchantment %u"), i + 1);

      if (i > n)
        break;
      adw_preferences_group_add (group, make_row (editor, MUSTER_SLOT_WEAPON, i, title));
      if (i < n)
        adw_preferences_group_add (group, make_row (editor, MUSTER_SLOT_WEAPON_ENCHANTMENT, i, enchantment));
    }
  adw_preferences_group_add (group, make_row (editor, MUSTER_SLOT_ARMOR, 0, _ ("Armor")));
  if (muster_choice_is_made (&editor->character->armor) || muster_choice_is_made (&editor->character->armor_enchantment))
    adw_preferences_group_add (group, make_row (editor, MUSTER_SLOT_ARMOR_ENCHANTMENT, 0, _ ("Armor enchantment")));
  adw_preferences_group_add (group, make_row (editor, MUSTER_SLOT_ACCESSORY, 0, _ ("Accessory")));
}

static void
add_skills (MusterCharacterEditor *editor)
{
  g_autofree char *slots = editor->sheet.skills_limit >= 0
                               ? g_strdup_printf (_ ("%u of %d skills"), editor->sheet.skills, editor->sheet.skills_limit)
                               : g_strdup (_ ("A tarot says how many"));
  AdwPreferencesGroup *group = add_group (editor, _ ("Skills"), slots);
  guint n = editor->character->talents->len;

  for (guint i = 0; i <= n; i++)
    {
      g_autofree char *title = i < n ? g_strdup_printf (_ ("Skill %u"), i + 1) : g_strdup (_ ("Add a skill"));

      adw_preferences_group_add (group, make_row (editor, MUSTER_SLOT_SKILL, i, title));
    }
}

/* A remedy, as a button may apply it. */
typedef struct
{
  MusterCharacterEditor *editor;
  MusterRemedy remedy;
  char *text;
} Remedy;

static void
free_remedy (gpointer data, GClosure *closure)
{
  Remedy *remedy = data;

  g_free (remedy->text);
  g_free (remedy);
}

static void
remedy_clicked_cb (GtkButton *button, gpointer data)
{
  const Remedy *remedy = data;
  MusterCharacterEditor *editor = remedy->editor;

  editor->focus_slot = remedy->remedy.slot;
  editor->focus_index = remedy->remedy.index;
  muster_session_begin (editor->session, remedy->text);
  muster_remedy_apply (&remedy->remedy, editor->character);
  muster_session_end (editor->session);
}

static GtkWidget *
make_remedy (MusterCharacterEditor *editor, const MusterRemedy *found)
{
  Remedy *remedy = g_new0 (Remedy, 1);
  GtkWidget *button;

  *remedy = (Remedy){ editor, *found, muster_remedy_dup_text (found, muster_session_get_catalog (editor->session), editor->character) };
  button = gtk_button_new_with_label (remedy->text);
  gtk_widget_add_css_class (button, "pill-small");
  g_signal_connect_data (button, "clicked", G_CALLBACK (remedy_clicked_cb), remedy, free_remedy, 0);
  return button;
}

static GtkWidget *
make_problem (MusterCharacterEditor *editor, const MusterFinding *finding)
{
  const MusterCatalog *catalog = muster_session_get_catalog (editor->session);
  g_autofree char *sentence = muster_finding_dup_sentence (finding, catalog, editor->character, &editor->sheet);
  g_autoptr (GArray) remedies = muster_remedies_find (catalog, editor->character, finding);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *label = gtk_label_new (sentence);
  GtkWidget *buttons = gtk_flow_box_new ();
  gboolean error = muster_rule_is_error (finding->rule);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, error ? "error" : "warning");
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (buttons), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (buttons), 3);
  for (guint i = 0; i < remedies->len; i++)
    gtk_flow_box_append (GTK_FLOW_BOX (buttons), make_remedy (editor, &g_array_index (remedies, MusterRemedy, i)));
  if (remedies->len > 0)
    gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_add_css_class (box, "problem");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  return row;
}

static void
add_problems (MusterCharacterEditor *editor, gboolean legal)
{
  g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) editor->sheet.points), (int) editor->sheet.points);
  g_autofree char *title = g_strdup_printf ("%s · %s", legal ? _ ("Legal") : _ ("Not legal"), points);
  AdwPreferencesGroup *group = add_group (editor, title, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (group), legal ? "verdict-legal" : "verdict-illegal");
  for (guint i = 0; i < editor->findings->len; i++)
    adw_preferences_group_add (group, make_problem (editor, muster_findings_at (editor->findings, i)));
}

static void
clear_page (MusterCharacterEditor *editor)
{
  if (editor->page != NULL)
    gtk_widget_unparent (editor->page);
  editor->page = NULL;
  editor->name = NULL;
}

static gboolean
restore_focus_cb (gpointer data)
{
  MusterCharacterEditor *editor = data;
  GtkWidget *row = editor->page != NULL ? g_object_get_data (G_OBJECT (editor->page), "focus") : NULL;

  if (row != NULL)
    gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

void
muster_character_editor_show (MusterCharacterEditor *editor, MusterCharacter *character)
{
  gboolean legal;

  clear_page (editor);
  editor->character = character;
  if (character == NULL)
    return;
  legal = muster_judge (muster_session_get_catalog (editor->session), character, &editor->sheet, editor->findings);
  editor->page = adw_preferences_page_new ();
  gtk_widget_set_vexpand (editor->page, TRUE);
  add_problems (editor, legal);
  add_who (editor);
  add_equipment (editor);
  add_skills (editor);
  gtk_widget_set_parent (editor->page, GTK_WIDGET (editor));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, restore_focus_cb, g_object_ref (editor), g_object_unref);
}

static void
muster_character_editor_dispose (GObject *object)
{
  MusterCharacterEditor *editor = MUSTER_CHARACTER_EDITOR (object);

  clear_page (editor);
  g_clear_object (&editor->session);
  g_clear_pointer (&editor->findings, g_array_unref);
  G_OBJECT_CLASS (muster_character_editor_parent_class)->dispose (object);
}

static void
muster_character_editor_class_init (MusterCharacterEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_character_editor_dispose;
  previewed_signal = g_signal_new ("previewed", MUSTER_TYPE_CHARACTER_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_POINTER);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_character_editor_init (MusterCharacterEditor *editor)
{
  editor->findings = muster_findings_new ();
  editor->focus_slot = MUSTER_SLOT_RACE;
}

GtkWidget *
muster_character_editor_new (MusterSession *session)
{
  MusterCharacterEditor *editor = g_object_new (MUSTER_TYPE_CHARACTER_EDITOR, NULL);

  editor->session = g_object_ref (session);
  return GTK_WIDGET (editor);
}
