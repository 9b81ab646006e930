/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/notices.h"

#include <glib/gi18n.h>

#include "app/widgets/icon-button.h"

typedef struct
{
  GtkWidget *revealer;
  GtkWidget *label;
} Bar;

struct _MusterNotices
{
  GtkWidget parent;
  MusterSession *session;
  guint listener;
  GtkWidget *box;
  Bar save_error;
  Bar news;
  gint64 shown;         /* the thing whose news were looked up */
  GHashTable *put_away; /* gint64: those whose news were read */
};

G_DEFINE_FINAL_TYPE (MusterNotices, muster_notices, GTK_TYPE_WIDGET)

static void
show_bar (const Bar *bar, const char *text)
{
  if (text != NULL)
    gtk_label_set_text (GTK_LABEL (bar->label), text);
  gtk_revealer_set_reveal_child (GTK_REVEALER (bar->revealer), text != NULL);
  gtk_widget_set_visible (bar->revealer, text != NULL);
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

/* Looked up when another thing is shown, not with every step: a step saves it with the content of today. */
static void
show_news (MusterNotices *notices)
{
  gint64 id = muster_session_get_selected (notices->session);
  g_autofree char *text = NULL;

  if (id == notices->shown)
    return;
  notices->shown = id;
  if (!g_hash_table_contains (notices->put_away, &id))
    text = dup_news (notices, id);
  show_bar (&notices->news, text);
}

static void
update_cb (gpointer data)
{
  MusterNotices *notices = data;

  show_bar (&notices->save_error, muster_session_get_save_error (notices->session));
  show_news (notices);
}

static void
put_away_cb (MusterNotices *notices)
{
  g_hash_table_add (notices->put_away, g_memdup2 (&notices->shown, sizeof notices->shown));
  show_bar (&notices->news, NULL);
}

static Bar
add_bar (MusterNotices *notices, const char *icon, GtkWidget *button)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *image = gtk_image_new_from_icon_name (icon);
  Bar bar = { gtk_revealer_new (), gtk_label_new (NULL) };

  gtk_label_set_wrap (GTK_LABEL (bar.label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (bar.label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (bar.label), 0);
  gtk_widget_set_hexpand (bar.label, TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), image);
  gtk_box_append (GTK_BOX (line), bar.label);
  gtk_box_append (GTK_BOX (line), button);
  gtk_widget_add_css_class (line, "notice");
  gtk_revealer_set_child (GTK_REVEALER (bar.revealer), line);
  gtk_widget_set_visible (bar.revealer, FALSE);
  gtk_box_append (GTK_BOX (notices->box), bar.revealer);
  return bar;
}

static GtkWidget *
make_retry (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Try Again"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.retry");
  return button;
}

static GtkWidget *
make_close (MusterNotices *notices)
{
  GtkWidget *button = muster_icon_button_new ("window-close-symbolic", _ ("Dismiss"));

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (put_away_cb), notices);
  return button;
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
  G_OBJECT_CLASS (klass)->dispose = muster_notices_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_notices_init (MusterNotices *notices)
{
  notices->put_away = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  notices->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  notices->save_error = add_bar (notices, "dialog-warning-symbolic", make_retry ());
  notices->news = add_bar (notices, "dialog-information-symbolic", make_close (notices));
  gtk_widget_set_parent (notices->box, GTK_WIDGET (notices));
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
