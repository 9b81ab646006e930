/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/draft-editor.h"

#include <glib/gi18n.h>

#include "app/games/puppet-wars/draft-players.h"
#include "app/games/puppet-wars/draft-table.h"
#include "app/games/puppet-wars/size-row.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/drop-row.h"
#include "model/changes.h"
#include "model/document.h"
#include "games/puppet-wars/draft-change.h"
#include "games/puppet-wars/draft-pool.h"
#include "games/puppet-wars/draft-record.h"
#include "store/library.h"

/* The source of the pool. */
enum
{
  POOL_ALL,
  POOL_LIBRARY,
};

struct _MusterDraftEditor
{
  MusterEditor parent;
  const MusterPuppetWarsDraftRecord *record; /* owned by the session; NULL: nothing to play */
  MusterPuppetWarsDraft *draft;              /* from the record; NULL: not begun, or invalid */

  MusterRowGroup *head, *agreed, *ready;
  GtkWidget *name, *players, *size, *source, *error_label, *begin;
  MusterDraftTable *table; /* replaces the rows once the draft is running */
};

G_DEFINE_FINAL_TYPE (MusterDraftEditor, muster_draft_editor, MUSTER_TYPE_EDITOR)

static MusterSession *
get_session (MusterDraftEditor *editor)
{
  return muster_editor_get_session (MUSTER_EDITOR (editor));
}

static const MusterCatalog *
get_catalog (MusterDraftEditor *editor)
{
  return muster_editor_get_catalog (MUSTER_EDITOR (editor));
}

static void
show_error (MusterDraftEditor *editor, const char *sentence)
{
  gtk_label_set_text (GTK_LABEL (editor->error_label), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (editor->error_label, sentence != NULL);
}

/* Agreeing. */

static void
apply (MusterDraftEditor *editor, MusterChange *change)
{
  muster_editor_apply (MUSTER_EDITOR (editor), change);
}

static void
name_settled_cb (MusterDraftEditor *editor, const char *name)
{
  apply (editor, muster_change_new_rename (name));
}

static void
player_named_cb (MusterDraftEditor *editor, guint n, const char *name)
{
  apply (editor, muster_puppet_wars_draft_change_new_player_name (n, name));
}

static void
player_added_cb (MusterDraftEditor *editor)
{
  muster_draft_players_flush (MUSTER_DRAFT_PLAYERS (editor->players));
  apply (editor, muster_puppet_wars_draft_change_new_player_added ());
}

static void
player_removed_cb (MusterDraftEditor *editor, guint n)
{
  muster_draft_players_flush (MUSTER_DRAFT_PLAYERS (editor->players));
  apply (editor, muster_puppet_wars_draft_change_new_player_removed (n));
}

static void
size_chosen_cb (MusterDraftEditor *editor, const MusterOption *size)
{
  apply (editor, muster_puppet_wars_draft_change_new_size (size));
}

/* Beginning. */

/* The library's toy boxes as a document. */
static MusterDocument *
gather_toy_boxes (MusterDraftEditor *editor, GError **error)
{
  MusterLibrary *library = muster_session_get_library (get_session (editor));
  g_autoptr (GPtrArray) entries = muster_session_has_library (get_session (editor), error)
                                      ? muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, error)
                                      : NULL;
  g_autoptr (MusterDocument) document = muster_document_new ();

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      MusterThing *thing = NULL;

      if (!g_str_equal (entry->kind, muster_puppet_wars_toy_box_class.element))
        continue;
      thing = muster_library_get (library, entry->id, NULL, error);
      if (thing == NULL)
        return NULL;
      g_ptr_array_add (document->things, thing);
    }
  return entries != NULL ? g_steal_pointer (&document) : NULL;
}

static gboolean
fill_pool (MusterDraftEditor *editor, MusterPuppetWarsDraftRecord *record, GError **error)
{
  g_autoptr (MusterDocument) document = NULL;

  if (muster_drop_row_get_selected (MUSTER_DROP_ROW (editor->source)) == POOL_ALL)
    {
      g_autoptr (GPtrArray) kept = muster_session_list_things (get_session (editor), &muster_puppet_wars_puppet_class);

      return muster_puppet_wars_draft_pool_fill (record, get_catalog (editor), kept, 0, error);
    }
  document = gather_toy_boxes (editor, error);
  if (document != NULL)
    muster_puppet_wars_draft_pool_fill_from (record, document, 0);
  return document != NULL;
}

/* The settings and a pool in a separate record, so that nothing is begun on failure. */
static MusterPuppetWarsDraftRecord *
try_to_begin (MusterDraftEditor *editor, GError **error)
{
  g_autoptr (MusterPuppetWarsDraftRecord) record = muster_puppet_wars_draft_record_new ();
  g_autoptr (MusterPuppetWarsDraft) draft = NULL;

  muster_choice_copy (&record->size, &editor->record->size);
  record->seed = (gint) (g_random_int () & G_MAXINT);
  for (guint i = 0; i < editor->record->players->len; i++)
    muster_puppet_wars_draft_words_add (record->players,
                                        g_array_index (editor->record->players, MusterPuppetWarsDraftWord, i).word, 0);
  if (record->size.option != NULL && !fill_pool (editor, record, error))
    return NULL;
  draft = muster_puppet_wars_draft_record_resume (record, error);
  return draft != NULL ? g_steal_pointer (&record) : NULL;
}

static void
begin_clicked_cb (MusterDraftEditor *editor)
{
  g_autoptr (MusterPuppetWarsDraftRecord) begun = NULL;
  g_autoptr (GError) error = NULL;

  muster_editor_flush (MUSTER_EDITOR (editor));
  begun = try_to_begin (editor, &error);
  if (begun == NULL)
    {
      show_error (editor, error->message);
      return;
    }
  apply (editor, muster_puppet_wars_draft_change_new_begin (begun));
  muster_draft_table_focus (editor->table);
}

/* Playing. */

static void
taken_cb (MusterDraftEditor *editor, guint n)
{
  g_autofree char *refusal = muster_puppet_wars_draft_dup_refusal (editor->draft, n);
  const MusterPuppetWarsDraftEntry *entry = muster_puppet_wars_draft_get_entry (editor->draft, n);
  g_autofree char *label = NULL;

  if (refusal != NULL)
    {
      muster_editor_toast (MUSTER_EDITOR (editor), refusal);
      return;
    }
  /* Translators: a player takes a puppet */
  label = g_strdup_printf (
      _ ("%s takes %s"),
      muster_puppet_wars_draft_get_player (editor->draft, (guint) muster_puppet_wars_draft_get_turn (editor->draft)),
      entry->name);
  apply (editor, muster_puppet_wars_draft_change_new_pick (label, entry->id));
  muster_draft_table_forget_words (editor->table);
}

static void
back_clicked_cb (MusterDraftEditor *editor)
{
  apply (editor, muster_puppet_wars_draft_change_new_back ());
}

static void
keep_clicked_cb (MusterDraftEditor *editor)
{
  g_autoptr (GPtrArray) boxes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterLibraryImport) import = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < muster_puppet_wars_draft_get_n_players (editor->draft); i++)
    g_ptr_array_add (boxes, &muster_puppet_wars_draft_record_make_toy_box (editor->record, editor->draft, i)->thing);
  import = muster_session_import (get_session (editor), _ ("Keep the drafted toy boxes"), boxes, &error);
  if (import == NULL)
    muster_editor_toast (MUSTER_EDITOR (editor), error->message);
  else if (import->added > 0)
    gtk_widget_activate_action (GTK_WIDGET (editor), "win.tell-made", NULL);
}

static void
muster_draft_editor_flush (MusterEditor *base)
{
  MusterDraftEditor *editor = MUSTER_DRAFT_EDITOR (base);

  muster_text_row_flush (MUSTER_TEXT_ROW (editor->name));
  muster_draft_players_flush (MUSTER_DRAFT_PLAYERS (editor->players));
}

/* Showing. */

/* Shows the settings before the first pick, the table afterwards. */
static void
show_groups (MusterDraftEditor *editor, gboolean begun)
{
  gtk_widget_set_visible (editor->players, !begun);
  gtk_widget_set_visible (GTK_WIDGET (editor->agreed), !begun);
  gtk_widget_set_visible (GTK_WIDGET (editor->ready), editor->draft == NULL);
  gtk_widget_set_visible (editor->begin, !begun);
  muster_editor_show_table (MUSTER_EDITOR (editor), editor->draft != NULL);
}

static void
muster_draft_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterDraftEditor *editor = MUSTER_DRAFT_EDITOR (base);
  gboolean begun = thing != NULL && ((const MusterPuppetWarsDraftRecord *) thing)->pool->len > 0;
  g_autoptr (GError) error = NULL;

  editor->record = (const MusterPuppetWarsDraftRecord *) thing;
  g_clear_pointer (&editor->draft, muster_puppet_wars_draft_free);
  if (thing == NULL)
    return;
  if (begun)
    editor->draft = muster_puppet_wars_draft_record_resume (editor->record, &error);
  muster_text_row_show (MUSTER_TEXT_ROW (editor->name), thing->name);
  muster_draft_players_show (MUSTER_DRAFT_PLAYERS (editor->players), editor->record);
  muster_size_row_show (MUSTER_SIZE_ROW (editor->size), &editor->record->size, "");
  show_error (editor, error != NULL ? error->message : NULL);
  show_groups (editor, begun);
  if (editor->draft != NULL)
    muster_draft_table_show (editor->table, editor->draft);
}

/* Making. */

static void
muster_draft_editor_dispose (GObject *object)
{
  MusterDraftEditor *editor = MUSTER_DRAFT_EDITOR (object);

  editor->record = NULL;
  g_clear_pointer (&editor->draft, muster_puppet_wars_draft_free);
  G_OBJECT_CLASS (muster_draft_editor_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_DRAFT_TABLE);
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_DRAFT_PLAYERS);
  g_type_ensure (MUSTER_TYPE_SIZE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/draft-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, table);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, head);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, name);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, players);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, agreed);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, size);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, source);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, ready);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, error_label);
  gtk_widget_class_bind_template_child (widget_class, MusterDraftEditor, begin);
  gtk_widget_class_bind_template_callback (widget_class, taken_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, player_named_cb);
  gtk_widget_class_bind_template_callback (widget_class, player_added_cb);
  gtk_widget_class_bind_template_callback (widget_class, player_removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, size_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin_clicked_cb);
}

static void
muster_draft_editor_class_init (MusterDraftEditorClass *klass)
{
  MusterEditorClass *editor_class = MUSTER_EDITOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_draft_editor_dispose;
  editor_class->show = muster_draft_editor_show;
  editor_class->flush = muster_draft_editor_flush;
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_draft_editor_init (MusterDraftEditor *editor)
{
  const char *const sources[] = { _ ("Every puppet"), _ ("Toy boxes of the library"), NULL };
  g_autoptr (GtkStringList) names = gtk_string_list_new (sources);

  gtk_widget_init_template (GTK_WIDGET (editor));
  muster_editor_set_name_row (MUSTER_EDITOR (editor), editor->name);
  muster_drop_row_set_model (MUSTER_DROP_ROW (editor->source), G_LIST_MODEL (names));
  muster_label_wrap (editor->begin);
}

GtkWidget *
muster_draft_editor_new (MusterSession *session)
{
  MusterDraftEditor *editor = g_object_new (MUSTER_TYPE_DRAFT_EDITOR, "session", session, NULL);

  muster_size_row_set_catalog (MUSTER_SIZE_ROW (editor->size), get_catalog (editor));
  return GTK_WIDGET (editor);
}
