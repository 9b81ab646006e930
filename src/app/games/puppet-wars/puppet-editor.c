/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/puppet-editor.h"

#include <glib/gi18n.h>

#include "app/games/puppet-wars/puppet-form.h"
#include "app/widgets/rows/portrait-row.h"
#include "games/games.h"
#include "model/changes.h"

struct _MusterPuppetEditor
{
  MusterEditor parent;
  MusterPuppetForm *form;
  MusterReportProblems *problems;
  MusterPortraitRow *portrait;
};

G_DEFINE_FINAL_TYPE (MusterPuppetEditor, muster_puppet_editor, MUSTER_TYPE_EDITOR)

static void
portrait_settled_cb (MusterPuppetEditor *editor, GBytes *picture)
{
  muster_editor_apply (MUSTER_EDITOR (editor), muster_change_new_portrait (picture));
}

static void
visited_cb (MusterPuppetEditor *editor)
{
  gtk_widget_grab_focus (muster_puppet_form_get_name_row (editor->form));
}

static void
muster_puppet_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterPuppetEditor *editor = MUSTER_PUPPET_EDITOR (base);
  g_autoptr (MusterReport) report = NULL;

  if (thing == NULL)
    return;
  report = muster_games_check (muster_editor_get_catalog (base), thing, TRUE);
  muster_report_problems_show (editor->problems, report, NULL);
  muster_portrait_row_show (editor->portrait, ((const MusterPuppetWarsPuppet *) thing)->portrait);
  muster_puppet_form_show (editor->form);
}

static void
muster_puppet_editor_flush (MusterEditor *base)
{
  muster_puppet_form_flush (MUSTER_PUPPET_EDITOR (base)->form);
}

static void
muster_puppet_editor_dispose (GObject *object)
{
  g_clear_object (&MUSTER_PUPPET_EDITOR (object)->form);
  G_OBJECT_CLASS (muster_puppet_editor_parent_class)->dispose (object);
}

static void
muster_puppet_editor_class_init (MusterPuppetEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_puppet_editor_dispose;
  MUSTER_EDITOR_CLASS (klass)->show = muster_puppet_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_puppet_editor_flush;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/puppet-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPuppetEditor, problems);
  gtk_widget_class_bind_template_callback (widget_class, visited_cb);
}

static void
muster_puppet_editor_init (MusterPuppetEditor *editor)
{
  gtk_widget_init_template (GTK_WIDGET (editor));
}

/* The groups of its form, the portrait in the first of them. */
static void
add_groups (MusterPuppetEditor *editor)
{
  MusterRowGroup *group = muster_puppet_form_get_group (editor->form, 0);

  editor->portrait = MUSTER_PORTRAIT_ROW (muster_portrait_row_new ());
  muster_portrait_row_set_editor (editor->portrait, MUSTER_EDITOR (editor));
  g_signal_connect_object (editor->portrait, "settled", G_CALLBACK (portrait_settled_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_set_title (group, _ ("My puppet"));
  muster_row_group_set_description (
      group, _ ("Toy boxes and drafts of Puppet Wars offer it. Changes here apply to them, too."));
  muster_row_group_add (group, GTK_WIDGET (editor->portrait));
  for (guint i = 0; (group = muster_puppet_form_get_group (editor->form, i)) != NULL; i++)
    muster_editor_take_group (MUSTER_EDITOR (editor), group);
}

GtkWidget *
muster_puppet_editor_new (MusterSession *session)
{
  MusterPuppetEditor *editor = g_object_new (MUSTER_TYPE_PUPPET_EDITOR, "session", session, NULL);

  editor->form = muster_puppet_form_new (session, 0);
  add_groups (editor);
  muster_editor_set_name_row (MUSTER_EDITOR (editor), muster_puppet_form_get_name_row (editor->form));
  return GTK_WIDGET (editor);
}
