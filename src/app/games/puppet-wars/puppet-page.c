/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/puppet-page.h"

#include <glib/gi18n.h>

#include "app/games/puppet-wars/puppet-form.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/puppet-wars/toy-box-change.h"
#include "games/puppet-wars/toy-box.h"
#include "model/changes.h"
#include "model/member.h"

struct _MusterPuppetPage
{
  AdwBin parent;
  MusterSession *session;
  guint entry;
  MusterPuppetForm *form;
  GtkWidget *title, *back, *page, *kept, *keep; /* template children */
};

G_DEFINE_FINAL_TYPE (MusterPuppetPage, muster_puppet_page, ADW_TYPE_BIN)

static guint closed_signal;

guint
muster_puppet_page_get_entry (MusterPuppetPage *page)
{
  return page->entry;
}

static void
show_kept (MusterPuppetPage *page, const MusterPuppetWarsPuppet *puppet)
{
  gboolean own = !muster_choice_is_made (&puppet->ref);
  gint64 id, state;
  gboolean linked = muster_member_get_link (&puppet->thing, &id, &state);

  gtk_widget_set_visible (page->kept, own);
  gtk_widget_set_visible (page->keep, !linked);
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (page->kept),
                                linked ? _ ("It is in your library: changes here apply to every toy box that has it.")
                                       : _ ("Keep a copy in your library, for other toy boxes and drafts."));
}

gboolean
muster_puppet_page_show (MusterPuppetPage *page)
{
  const MusterPuppetWarsPuppet *puppet = muster_puppet_form_get_puppet (page->form);

  if (puppet == NULL)
    return FALSE;
  gtk_label_set_text (GTK_LABEL (page->title), muster_puppet_wars_puppet_get_name (puppet));
  show_kept (page, puppet);
  muster_puppet_form_show (page->form);
  return TRUE;
}

void
muster_puppet_page_flush (MusterPuppetPage *page)
{
  muster_puppet_form_flush (page->form);
}

void
muster_puppet_page_focus (MusterPuppetPage *page)
{
  GtkWidget *name = muster_puppet_form_get_name_row (page->form);

  gtk_widget_grab_focus (gtk_widget_get_visible (name) ? name : page->back);
}

static void
close_cb (MusterPuppetPage *page)
{
  muster_puppet_page_flush (page);
  g_signal_emit (page, closed_signal, 0);
}

/* The Master is in its own slot, but linked like members. */
static void
lead (MusterPuppetPage *page, gint64 id)
{
  g_autoptr (MusterThing) kept = muster_session_dup_linked (page->session, id);

  if (kept != NULL)
    muster_session_apply (page->session, muster_change_new_labelled (_ ("Keep a puppet"),
                                                                     muster_puppet_wars_toy_box_change_new_kept_master (
                                                                         (const MusterPuppetWarsPuppet *) kept)));
}

static void
keep_cb (MusterPuppetPage *page)
{
  const MusterPuppetWarsPuppet *puppet;
  gint64 id;

  muster_puppet_page_flush (page);
  puppet = muster_puppet_form_get_puppet (page->form);
  id = puppet != NULL ? muster_session_add_copy (page->session, _ ("Keep a puppet"), &puppet->thing) : 0;
  /* Adding it to the library may have reloaded the toy box. */
  puppet = muster_puppet_form_get_puppet (page->form);
  if (id == 0 || puppet == NULL)
    return;
  if (page->entry == MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER)
    lead (page, id);
  else
    muster_session_link (page->session, page->entry, id);
}

static void
muster_puppet_page_dispose (GObject *object)
{
  MusterPuppetPage *page = MUSTER_PUPPET_PAGE (object);

  g_clear_pointer (&page->session, muster_session_unref);
  g_clear_object (&page->form);
  G_OBJECT_CLASS (muster_puppet_page_parent_class)->dispose (object);
}

static void
muster_puppet_page_class_init (MusterPuppetPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_puppet_page_dispose;
  closed_signal = g_signal_new ("closed", MUSTER_TYPE_PUPPET_PAGE, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Escape, 0, "closed", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/puppet-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPuppetPage, title);
  gtk_widget_class_bind_template_child (widget_class, MusterPuppetPage, back);
  gtk_widget_class_bind_template_child (widget_class, MusterPuppetPage, page);
  gtk_widget_class_bind_template_child (widget_class, MusterPuppetPage, kept);
  gtk_widget_class_bind_template_child (widget_class, MusterPuppetPage, keep);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
}

static void
muster_puppet_page_init (MusterPuppetPage *page)
{
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  g_type_ensure (MUSTER_TYPE_WRAP_ROW);
  gtk_widget_init_template (GTK_WIDGET (page));
}

GtkWidget *
muster_puppet_page_new (MusterSession *session, guint entry)
{
  MusterPuppetPage *page = g_object_new (MUSTER_TYPE_PUPPET_PAGE, NULL);
  AdwPreferencesGroup *last
      = ADW_PREFERENCES_GROUP (g_object_ref (gtk_widget_get_ancestor (page->kept, MUSTER_TYPE_ROW_GROUP)));
  MusterRowGroup *group;

  page->session = muster_session_ref (session);
  page->entry = entry;
  page->form = muster_puppet_form_new (session, entry);
  adw_preferences_page_remove (ADW_PREFERENCES_PAGE (page->page), last);
  for (guint i = 0; (group = muster_puppet_form_get_group (page->form, i)) != NULL; i++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page->page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page->page), last);
  g_object_unref (last);
  return GTK_WIDGET (page);
}
