/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/house/pack-window.h"

#include <glib/gi18n.h>

#include "app/house/option-choosers.h"
#include "app/house/option-page.h"
#include "app/house/pack-facts.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/widgets/tooltip.h"
#include "workspace/options/option-edit.h"
#include "workspace/options/option-form.h"
#include "workspace/paths.h"
#include "xml/pack-option.h"

struct _MusterPackWindow
{
  AdwWindow parent;
  AdwWindowTitle *title;
  GtkWidget *back;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  MusterRowGroup *options, *about;
  GtkWidget *create; /* button for a new option */
  GtkWidget *none;   /* shown below the heading if there are no options */
  MusterOptionPage *page;
  AdwBin *choosing;
  GPtrArray *rows; /* of the list */

  MusterPackDraft *draft;
  MusterPackFactsRows *facts;
  gint feature; /* what the ability is picked for … */
  MusterFeaturePlace place;
  guint showing; /* source that shows the list after the current handler */
  gint shown;    /* the last option shown; its row gets the focus afterwards */
};

G_DEFINE_FINAL_TYPE (MusterPackWindow, muster_pack_window, ADW_TYPE_WINDOW)

static void
tell (MusterPackWindow *pack, const char *sentence)
{
  if (sentence != NULL)
    adw_toast_overlay_add_toast (pack->toasts, adw_toast_new (sentence));
}

static gboolean
is_at (MusterPackWindow *pack, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (pack->stack), page) == 0;
}

/* The list. */

static guint
get_element (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "element"));
}

static void
set_element (gpointer widget, guint element)
{
  g_object_set_data (G_OBJECT (widget), "element", GUINT_TO_POINTER (element));
}

static void show (MusterPackWindow *pack);

static void
open_cb (MusterPackWindow *pack, GtkWidget *row)
{
  muster_pack_draft_select (pack->draft, (gint) get_element (row));
  show (pack);
}

static void
delete_option (MusterPackWindow *pack, const char *name)
{
  g_autofree char *told = g_strdup_printf (_ ("Deleted “%s”"), name);
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!muster_option_edit_remove (pack->draft, &error))
    tell (pack, error->message);
  toast = adw_toast_new (told);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.undo");
  adw_toast_overlay_add_toast (pack->toasts, toast);
  show (pack);
}

static char *
dup_name (MusterPackWindow *pack, guint element)
{
  xmlNode *node = muster_pack_text_get_node (muster_pack_draft_get_text (pack->draft), element);
  char *name = node != NULL ? muster_node_dup_attribute (node, "name") : NULL;

  return name != NULL && *name != '\0' ? name : (g_free (name), g_strdup (_ ("Unnamed")));
}

static void
delete_cb (MusterPackWindow *pack, GtkWidget *button)
{
  g_autofree char *name = dup_name (pack, get_element (button));

  muster_pack_draft_select (pack->draft, (gint) get_element (button));
  delete_option (pack, name);
}

/* Its kind; or its error. */
static char *
dup_facts (MusterPackWindow *pack, guint element, gboolean *wrong)
{
  MusterPackText *text = muster_pack_draft_get_text (pack->draft);
  char *errors = muster_option_form_dup_errors (pack->draft, element);
  g_autofree char *id = muster_node_dup_id (muster_pack_text_get_node (text, element));
  MusterKind kind = MUSTER_KIND_VALUE;
  const MusterOption *option;

  *wrong = errors != NULL;
  if (errors != NULL)
    return errors;
  muster_pack_option_is (text, element, &kind);
  option = muster_catalog_find (muster_pack_draft_get_catalog (pack->draft), kind, id);
  return option != NULL ? muster_option_form_dup_facts (option) : g_strdup (muster_option_kind_get_name (kind));
}

static GtkWidget *
make_row (MusterPackWindow *pack, guint element)
{
  GtkWidget *row = muster_wrap_row_new (), *button;
  g_autofree char *name = dup_name (pack, element), *tip = g_strdup_printf (_ ("Delete %s"), name), *facts = NULL;
  gboolean wrong;

  facts = dup_facts (pack, element, &wrong);
  muster_wrap_row_show (MUSTER_WRAP_ROW (row), name, facts, wrong);
  button = muster_icon_button_new ("user-trash-symbolic", tip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  set_element (button, element);
  g_signal_connect_object (button, "clicked", G_CALLBACK (delete_cb), pack, G_CONNECT_SWAPPED);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), button);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  set_element (row, element);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (open_cb), pack, G_CONNECT_SWAPPED);
  return row;
}

static void
show_list (MusterPackWindow *pack)
{
  g_autoptr (GArray) options = muster_pack_option_list (muster_pack_draft_get_text (pack->draft));

  for (guint i = 0; i < pack->rows->len; i++)
    muster_row_group_remove (pack->options, pack->rows->pdata[i]);
  g_ptr_array_set_size (pack->rows, 0);
  for (guint i = 0; i < options->len; i++)
    {
      GtkWidget *row = make_row (pack, g_array_index (options, guint, i));

      g_ptr_array_add (pack->rows, row);
      muster_row_group_add (pack->options, row);
    }
  gtk_widget_set_visible (pack->none, options->len == 0);
  muster_pack_facts_show (pack->facts);
}

/* Everything. */

static char *
dup_pack_name (MusterPackWindow *pack)
{
  return muster_node_dup_attribute (muster_pack_text_get_node (muster_pack_draft_get_text (pack->draft), 0), "name");
}

static void
show_title (MusterPackWindow *pack)
{
  gint element = muster_pack_draft_get_selected (pack->draft);
  g_autofree char *name = dup_pack_name (pack), *option = element >= 0 ? dup_name (pack, (guint) element) : NULL;

  adw_window_title_set_title (pack->title, option != NULL ? option : name != NULL ? name : "");
  adw_window_title_set_subtitle (pack->title, option != NULL && name != NULL ? name : "");
  gtk_widget_set_visible (pack->back, option != NULL && !is_at (pack, "choosing")); /* choosers have their own title */
}

static void
show_history (MusterPackWindow *pack)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (pack), "win.undo", muster_pack_draft_get_undo (pack->draft) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (pack), "win.redo", muster_pack_draft_get_redo (pack->draft) != NULL);
}

/* The row of the last option shown, or the first row. */
static void
focus_list (MusterPackWindow *pack)
{
  GtkWidget *found = pack->rows->len > 0 ? pack->rows->pdata[0] : pack->create;

  for (guint i = 0; i < pack->rows->len; i++)
    if ((gint) get_element (pack->rows->pdata[i]) == pack->shown)
      found = pack->rows->pdata[i];
  gtk_widget_grab_focus (found);
}

static gboolean
show_list_cb (gpointer data)
{
  MusterPackWindow *pack = data;

  pack->showing = 0;
  show_list (pack);
  if (gtk_window_get_focus (GTK_WINDOW (pack)) == NULL)
    focus_list (pack);
  return G_SOURCE_REMOVE;
}

/* Whether the focus is inside something about to be removed. */
static gboolean
is_focus_within (MusterPackWindow *pack, gpointer widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (pack));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static void
forget_focus (MusterPackWindow *pack, gboolean one)
{
  if (is_focus_within (pack, pack->choosing) || (!one && is_focus_within (pack, pack->page))
      || is_focus_within (pack, pack->options))
    gtk_window_set_focus (GTK_WINDOW (pack), NULL);
}

/* Shows the selected option, or the list. The list is rebuilt later, because one of its buttons may be active. */
static void
show (MusterPackWindow *pack)
{
  gboolean one = muster_pack_draft_get_selected (pack->draft) >= 0;

  forget_focus (pack, one);
  pack->shown = one ? muster_pack_draft_get_selected (pack->draft) : pack->shown;
  muster_option_page_show (pack->page, one ? pack->draft : NULL);
  gtk_stack_set_visible_child_name (pack->stack, one ? "option" : "list");
  if (!one && pack->showing == 0)
    pack->showing = g_idle_add (show_list_cb, pack);
  show_title (pack);
  show_history (pack);
  if (one && gtk_window_get_focus (GTK_WINDOW (pack)) == NULL)
    gtk_widget_child_focus (GTK_WIDGET (pack->page), GTK_DIR_TAB_FORWARD);
}

static void
look (MusterPackWindow *pack)
{
  g_autoptr (GError) error = NULL;
  gboolean changed = FALSE;

  if (!muster_pack_draft_refresh (pack->draft, &changed, &error))
    tell (pack, error->message);
  if (!changed)
    return;
  tell (pack, _ ("Changed by another program"));
  if (!is_at (pack, "choosing"))
    show (pack);
}

static void
changed_cb (MusterPackWindow *pack, const char *sentence)
{
  tell (pack, sentence);
  show (pack);
}

static void
fact_changed (gpointer owner, const char *sentence)
{
  changed_cb (owner, sentence);
}

/* Commits pending input everywhere. */
static void
flush (MusterPackWindow *pack)
{
  muster_option_page_flush (pack->page);
  muster_pack_facts_flush (pack->facts);
}

/* Choosing. */

static void
leave_chooser (MusterPackWindow *pack)
{
  forget_focus (pack, TRUE);
  adw_bin_set_child (pack->choosing, NULL);
  show (pack);
}

static void
begin_choosing (MusterPackWindow *pack, GtkWidget *chooser)
{
  g_signal_connect_object (chooser, "closed", G_CALLBACK (leave_chooser), pack, G_CONNECT_SWAPPED);
  adw_bin_set_child (pack->choosing, chooser);
  gtk_stack_set_visible_child_name (pack->stack, "choosing");
  muster_search_list_focus (MUSTER_SEARCH_LIST (chooser));
  show_title (pack);
}

/* A new option opens with its name selected. */
static void
show_new (MusterPackWindow *pack, const GError *error)
{
  if (error != NULL)
    tell (pack, error->message);
  leave_chooser (pack);
  muster_option_page_focus_name (pack->page);
}

static void
kind_taken_cb (MusterPackWindow *pack, guint n, GtkWidget *chooser)
{
  g_autoptr (GError) error = NULL;

  muster_option_edit_add (pack->draft, muster_option_choosers_get_kind (chooser, n), &error);
  show_new (pack, error);
}

static void
copy_taken_cb (MusterPackWindow *pack, guint n, GtkWidget *chooser)
{
  g_autoptr (GError) error = NULL;

  muster_option_edit_copy (pack->draft, muster_option_choosers_get_option (chooser, n), &error);
  show_new (pack, error);
}

static void
ability_taken_cb (MusterPackWindow *pack, guint n, GtkWidget *chooser)
{
  const MusterOption *ability = muster_option_choosers_get_option (chooser, n);

  forget_focus (pack, TRUE);
  adw_bin_set_child (pack->choosing, NULL);
  gtk_stack_set_visible_child_name (pack->stack, "option");
  muster_option_page_take (pack->page, pack->feature, pack->place, ability);
}

static void
new_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterPackWindow *pack = MUSTER_PACK_WINDOW (widget);
  xmlNode *root = muster_pack_text_get_node (muster_pack_draft_get_text (pack->draft), 0);
  g_autofree char *game = muster_node_dup_attribute (root, "game");
  GtkWidget *chooser;

  flush (pack);
  chooser = muster_option_choosers_new_kinds (muster_pack_draft_get_catalog (pack->draft), game);
  g_signal_connect_object (chooser, "taken", G_CALLBACK (kind_taken_cb), pack, G_CONNECT_SWAPPED);
  begin_choosing (pack, chooser);
}

static void
copy_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterPackWindow *pack = MUSTER_PACK_WINDOW (widget);
  GtkWidget *chooser;

  flush (pack);
  chooser = muster_option_choosers_new_options (muster_pack_draft_get_catalog (pack->draft));
  g_signal_connect_object (chooser, "taken", G_CALLBACK (copy_taken_cb), pack, G_CONNECT_SWAPPED);
  begin_choosing (pack, chooser);
}

static void
picking_cb (MusterPackWindow *pack, gint feature, guint place)
{
  GtkWidget *chooser;

  flush (pack);
  chooser = muster_option_choosers_new_abilities (muster_pack_draft_get_catalog (pack->draft), feature < 0);
  pack->feature = feature;
  pack->place = (MusterFeaturePlace) place;
  g_signal_connect_object (chooser, "taken", G_CALLBACK (ability_taken_cb), pack, G_CONNECT_SWAPPED);
  begin_choosing (pack, chooser);
}

/* Going back. */

static void
go_back (MusterPackWindow *pack)
{
  if (is_at (pack, "choosing"))
    {
      leave_chooser (pack);
      return;
    }
  flush (pack);
  muster_pack_draft_select (pack->draft, -1);
  show (pack);
}

static void
back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterPackWindow *pack = MUSTER_PACK_WINDOW (widget);

  if (is_at (pack, "list"))
    gtk_window_close (GTK_WINDOW (pack));
  else
    go_back (pack);
}

static void
undo_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterPackWindow *pack = MUSTER_PACK_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  gboolean done;

  flush (pack);
  done = g_str_equal (action, "win.undo") ? muster_pack_draft_undo (pack->draft, &error)
                                          : muster_pack_draft_redo (pack->draft, &error);
  if (!done)
    tell (pack, error->message);
  show (pack);
}

/* Closing the window keeps pending input. */
static gboolean
close_cb (MusterPackWindow *pack)
{
  flush (pack);
  return FALSE;
}

static void
active_cb (MusterPackWindow *pack)
{
  if (gtk_window_is_active (GTK_WINDOW (pack)) && pack->draft != NULL)
    look (pack);
}

/* Making. */

static void
muster_pack_window_dispose (GObject *object)
{
  MusterPackWindow *pack = MUSTER_PACK_WINDOW (object);

  g_clear_handle_id (&pack->showing, g_source_remove);
  g_clear_pointer (&pack->facts, muster_pack_facts_free);
  if (pack->page != NULL)
    muster_option_page_show (pack->page, NULL);
  pack->page = NULL;
  G_OBJECT_CLASS (muster_pack_window_parent_class)->dispose (object);
}

/* The widgets may point into the draft. */
static void
muster_pack_window_finalize (GObject *object)
{
  MusterPackWindow *pack = MUSTER_PACK_WINDOW (object);

  g_ptr_array_unref (pack->rows);
  g_clear_pointer (&pack->draft, muster_pack_draft_free);
  G_OBJECT_CLASS (muster_pack_window_parent_class)->finalize (object);
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.new-option", NULL, new_cb);
  gtk_widget_class_install_action (widget_class, "win.copy-option", NULL, copy_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, GDK_CONTROL_MASK, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-option", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "win.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
muster_pack_window_class_init (MusterPackWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_pack_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_pack_window_finalize;
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  g_type_ensure (MUSTER_TYPE_OPTION_PAGE);
  g_type_ensure (MUSTER_TYPE_WRAP_ROW);
  install_keys (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/house/pack-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, back);
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, options);
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, about);
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, none);
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, create);
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, page);
  gtk_widget_class_bind_template_child (widget_class, MusterPackWindow, choosing);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, picking_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, active_cb);
}

static void
muster_pack_window_init (MusterPackWindow *pack)
{
  pack->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (pack));
  muster_tooltip_set_for_cut (GTK_WIDGET (pack->title));
}

GtkWidget *
muster_pack_window_new (GtkWindow *parent, const char *id, GError **error)
{
  MusterPackDraft *draft = muster_pack_draft_open (id, muster_paths_get_content (), error);
  MusterPackWindow *pack;

  if (draft == NULL)
    return NULL;
  pack = g_object_new (MUSTER_TYPE_PACK_WINDOW, "transient-for", parent, NULL);
  pack->draft = draft;
  pack->facts = muster_pack_facts_new (pack->about, draft, fact_changed, pack);
  show (pack);
  show_list (pack);
  return GTK_WIDGET (pack);
}
