/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/notices.h"

#include <glib/gi18n.h>

#include "workspace/carried-packs.h"

struct _MusterNotices
{
  GtkWidget parent;
  MusterSession *session;
  guint listener;
  GtkWidget *box;
  GtkRevealer *save_error;
  GtkLabel *save_error_label;
  GtkRevealer *news;
  GtkLabel *news_label;
  GtkRevealer *carried;
  GtkLabel *carried_label;
  gint64 shown; /* the thing whose news are shown, with this content */
  const MusterCatalog *content;
  GHashTable *put_away; /* gint64: things whose news were dismissed */
};

G_DEFINE_FINAL_TYPE (MusterNotices, muster_notices, GTK_TYPE_WIDGET)

static void
show_bar (GtkRevealer *bar, GtkLabel *label, const char *text)
{
  if (text != NULL)
    gtk_label_set_text (label, text);
  gtk_revealer_set_reveal_child (bar, text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (bar), text != NULL);
}

/* "Since the content changed: Sabre 6 → 7 points; now 2 over the limit." */
static char *
dup_news (MusterNotices *notices, gint64 id)
{
  MusterLibrary *library = muster_session_get_library (notices->session);
  g_autoptr (GPtrArray) changes = library != NULL && id > 0 ? muster_library_list_changes (library, id, NULL) : NULL;
  g_autofree char *phrases = NULL;

  if (changes == NULL || changes->len == 0)
    return NULL;
  g_ptr_array_add (changes, NULL);
  phrases = g_strjoinv ("; ", (char **) changes->pdata);
  return g_strdup_printf (_ ("The content has changed since this was saved: %s."), phrases);
}

/* Looked up when another thing is selected or packs change, not at every step: a step saves it with today's content. */
static void
show_news (MusterNotices *notices)
{
  gint64 id = muster_session_get_selected (notices->session);
  const MusterCatalog *content = muster_session_get_installed (notices->session);
  g_autofree char *text = NULL;

  if (id == notices->shown && content == notices->content)
    return;
  if (content != notices->content)
    g_hash_table_remove_all (notices->put_away);
  notices->shown = id;
  notices->content = content;
  if (!g_hash_table_contains (notices->put_away, &id))
    text = dup_news (notices, id);
  show_bar (notices->news, notices->news_label, text);
}

/* "Judged with Harbour 1.0, which came with it and isn't installed." Where that can't be used, its options are unknown. */
static char *
dup_carried (MusterNotices *notices, const MusterThing *thing)
{
  const MusterCatalog *installed = muster_session_get_installed (notices->session);
  g_autoptr (GPtrArray) packs
      = thing != NULL && thing->carried != NULL ? muster_carried_packs_list (thing, installed) : NULL;
  g_autofree char *names = packs != NULL && packs->len > 0 ? muster_carried_packs_dup_names (packs) : NULL;
  g_autofree char *verdict = NULL;

  if (names == NULL)
    return NULL;
  if (muster_session_get_catalog (notices->session) != installed)
    return g_strdup_printf (_ ("Judged with %s, which is included but not installed."), names);
  verdict = muster_carried_packs_dup_verdict (thing, installed);
  return verdict != NULL ? g_strdup_printf (_ ("With %s, which is included but not used: %s."), names, verdict) : NULL;
}

/* At every step for things with carried packs: the verdict is about the current state. */
static void
show_carried (MusterNotices *notices)
{
  g_autofree char *text = dup_carried (notices, muster_session_get_thing (notices->session));

  show_bar (notices->carried, notices->carried_label, text);
}

static void
update_cb (gpointer data)
{
  MusterNotices *notices = data;

  show_bar (notices->save_error, notices->save_error_label, muster_session_get_save_error (notices->session));
  show_news (notices);
  show_carried (notices);
}

static void
put_away_cb (MusterNotices *notices)
{
  g_hash_table_add (notices->put_away, g_memdup2 (&notices->shown, sizeof notices->shown));
  show_bar (notices->news, notices->news_label, NULL);
}

static void
muster_notices_dispose (GObject *object)
{
  MusterNotices *notices = MUSTER_NOTICES (object);

  g_clear_pointer (&notices->box, gtk_widget_unparent);
  if (notices->session != NULL)
    muster_session_unlisten (notices->session, notices->listener);
  g_clear_pointer (&notices->session, muster_session_unref);
  g_clear_pointer (&notices->put_away, g_hash_table_unref);
  G_OBJECT_CLASS (muster_notices_parent_class)->dispose (object);
}

static void
muster_notices_class_init (MusterNoticesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_notices_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/notices.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterNotices, box);
  gtk_widget_class_bind_template_child (widget_class, MusterNotices, save_error);
  gtk_widget_class_bind_template_child (widget_class, MusterNotices, save_error_label);
  gtk_widget_class_bind_template_child (widget_class, MusterNotices, carried);
  gtk_widget_class_bind_template_child (widget_class, MusterNotices, carried_label);
  gtk_widget_class_bind_template_child (widget_class, MusterNotices, news);
  gtk_widget_class_bind_template_child (widget_class, MusterNotices, news_label);
  gtk_widget_class_bind_template_callback (widget_class, put_away_cb);
}

static void
muster_notices_init (MusterNotices *notices)
{
  notices->put_away = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  gtk_widget_init_template (GTK_WIDGET (notices));
}

GtkWidget *
muster_notices_new (MusterSession *session)
{
  static const MusterSessionListener listener = { .changed = update_cb, .selected = update_cb };
  MusterNotices *notices = g_object_new (MUSTER_TYPE_NOTICES, NULL);

  notices->session = muster_session_ref (session);
  notices->listener = muster_session_listen (session, &listener, notices, NULL);
  update_cb (notices);
  return GTK_WIDGET (notices);
}
