/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/library/entry-row.h"

#include <glib/gi18n.h>

#include "app/widgets/css-class.h"
#include "app/widgets/emblem-view.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/portrait/portrait-thumb.h"
#include "app/widgets/tooltip.h"
#include "games/games.h"

#define DAY (24 * 60 * 60)

struct _MusterEntryRow
{
  GtkWidget parent;
  MusterSession *session;
  MusterEntryItem *item;
  GtkWidget *box;
  GtkWidget *words; /* what is cut of a player's own tells it all in a tooltip */
  GtkWidget *heading;
  GtkWidget *name;
  GtkWidget *count;
  GtkWidget *tags;
  GtkWidget *menu;
  GtkWidget *restore;
  GtkWidget *thumb;
  GtkWidget *emblem; /* of its first value, at the start; NULL: none */
  char *value;
};

G_DEFINE_FINAL_TYPE (MusterEntryRow, muster_entry_row, GTK_TYPE_WIDGET)

enum
{
  ASKED,
  RESTORED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Contents. */

/* What a row says beyond what the library's index has; made for the rows in view only, and kept with the entry. */
typedef struct
{
  const MusterCatalog *catalog; /* whose rules these are */
  gint64 limit;                 /* points limit; -1: none */
  gboolean unfinished;          /* illegal only because a choice is missing */
  gboolean agreed;              /* legal by agreement */
  char *value;                  /* id of its first value; NULL: none */
  char *stage;                  /* its stage, for things without a verdict */
  MusterPortrait *portrait;
} Closer;

static void
free_closer (gpointer data)
{
  Closer *closer = data;

  g_free (closer->value);
  g_free (closer->stage);
  g_clear_pointer (&closer->portrait, muster_portrait_unref);
  g_free (closer);
}

/* The current one is in memory already. */
static const MusterThing *
get_at_hand (MusterEntryRow *row, const MusterLibraryEntry *entry)
{
  const MusterThing *group = muster_session_get_group (row->session);

  if (muster_session_get_selected (row->session) != entry->id)
    return NULL;
  return group != NULL ? group : muster_session_get_thing (row->session);
}

static void
read_report (MusterEntryRow *row, const MusterThing *thing, Closer *closer)
{
  g_autoptr (MusterReport) report = muster_games_check (muster_session_get_catalog (row->session), thing, FALSE);
  const char *values = muster_report_get (report, "values");

  closer->limit = muster_report_get_int (report, "limit", -1);
  closer->unfinished = muster_report_is_unfinished (report);
  closer->agreed = muster_report_get_legality (report) == MUSTER_LEGAL_BY_AGREEMENT;
  if (values != NULL && *values != '\0')
    closer->value = g_strndup (values, strcspn (values, " "));
}

static Closer *
look_closer (MusterEntryRow *row, const MusterThing *thing)
{
  Closer *closer = g_new0 (Closer, 1);
  MusterPortrait *portrait = thing != NULL ? muster_thing_get_portrait (thing) : NULL;

  *closer = (Closer){ .catalog = muster_session_get_catalog (row->session), .limit = -1 };
  if (thing == NULL)
    return closer;
  closer->portrait = portrait != NULL ? muster_portrait_ref (portrait) : NULL;
  if (thing->klass->rules->dup_stage == NULL)
    read_report (row, thing, closer);
  else
    closer->stage = muster_games_dup_stage (thing);
  return closer;
}

/* Reads an entry once, as long as it stays as it is; the current one is looked at as it is now. */
static const Closer *
get_closer (MusterEntryRow *row, const MusterLibraryEntry *entry)
{
  MusterLibrary *library = muster_session_get_library (row->session);
  const MusterThing *at_hand = get_at_hand (row, entry);
  const Closer *known = muster_entry_item_get_found (row->item);
  g_autoptr (MusterThing) read = NULL;

  if (at_hand == NULL && known != NULL && known->catalog == muster_session_get_catalog (row->session))
    return known;
  if (at_hand == NULL && library != NULL && entry->trashed == 0)
    read = muster_library_get (library, entry->id, NULL, NULL);
  muster_entry_item_set_found (row->item, look_closer (row, at_hand != NULL ? at_hand : read), free_closer);
  return muster_entry_item_get_found (row->item);
}

static char *
dup_points (const MusterLibraryEntry *entry, const Closer *closer)
{
  if (closer->limit >= 0)
    return g_strdup_printf (_ ("%lld of %lld points"), (long long) entry->points, (long long) closer->limit);
  return g_strdup_printf (ngettext ("%lld point", "%lld points", (gulong) entry->points), (long long) entry->points);
}

static const char *
say_verdict (const MusterLibraryEntry *entry, const Closer *closer)
{
  if (entry->legal)
    return closer->agreed ? _ ("legal by agreement") : _ ("legal");
  return closer->unfinished ? _ ("not finished yet") : _ ("not legal");
}

static char *
dup_verdict (const MusterLibraryEntry *entry, const Closer *closer)
{
  const char *verdict = say_verdict (entry, closer);
  g_autofree char *points = entry->points >= 0 ? dup_points (entry, closer) : NULL;

  return points != NULL ? g_strdup_printf ("%s · %s", points, verdict) : g_strdup (verdict);
}

/* "Deleted 3 days ago; removed for good on 12 December" */
static char *
dup_fate (const MusterLibraryEntry *entry)
{
  gint64 days = MAX (g_get_real_time () / G_USEC_PER_SEC - entry->trashed, 0) / DAY;
  g_autoptr (GDateTime) end = g_date_time_new_from_unix_local (entry->trashed + MUSTER_LIBRARY_TRASH_DAYS * DAY);
  g_autofree char *date = g_date_time_format (end, _ ("%e %B"));

  g_strstrip (date);
  if (days == 0)
    return g_strdup_printf (_ ("Deleted today; removed for good on %s"), date);
  return g_strdup_printf (ngettext ("Deleted %d day ago; removed for good on %s",
                                    "Deleted %d days ago; removed for good on %s", (gulong) days),
                          (int) days, date);
}

static char *
dup_text (const MusterLibraryEntry *entry, const Closer *closer)
{
  if (entry->trashed != 0)
    return dup_fate (entry);
  return muster_games_has_verdict (entry->kind) ? dup_verdict (entry, closer)
                                                : g_strdup (closer->stage != NULL ? closer->stage : "");
}

/* The value that gives the card its colour. */
static void
show_emblem (MusterEntryRow *row, const char *value)
{
  if (g_strcmp0 (row->value, value) == 0)
    return;
  g_free (row->value);
  row->value = g_strdup (value);
  g_clear_pointer (&row->emblem, gtk_widget_unparent);
  if (value == NULL)
    return;
  row->emblem = muster_emblem_view_new (value);
  gtk_widget_set_valign (row->emblem, GTK_ALIGN_CENTER);
  gtk_box_prepend (GTK_BOX (row->box), row->emblem);
}

static void
show_tags (MusterEntryRow *row, const char *tags)
{
  g_auto (GStrv) lines = g_strsplit (tags, "\n", -1);
  g_autofree char *text = g_strjoinv (" · ", lines);

  gtk_label_set_text (GTK_LABEL (row->tags), text);
  gtk_widget_set_visible (row->tags, *text != '\0');
}

static void
show_entry (MusterEntryRow *row, const MusterLibraryEntry *entry)
{
  gboolean trashed = entry->trashed != 0;
  const char *name = *entry->name != '\0' ? entry->name : _ ("Unnamed");
  const Closer *closer = get_closer (row, entry);
  g_autofree char *text = NULL;
  gboolean wrong;
  g_autofree char *menu = g_strdup_printf (_ ("Actions for %s"), name),
                  *restore = g_strdup_printf (_ ("Bring back %s"), name);

  text = dup_text (entry, closer);
  wrong = !entry->legal && !trashed && !closer->unfinished;
  gtk_label_set_text (GTK_LABEL (row->name), name);
  gtk_label_set_text (GTK_LABEL (row->count), text);
  gtk_label_set_wrap (GTK_LABEL (row->count), TRUE);
  muster_css_class_set (row->count, "illegal", wrong);
  muster_css_class_set (row->count, "dim-label", !wrong);
  show_emblem (row, closer->value);
  muster_portrait_thumb_show (MUSTER_PORTRAIT_THUMB (row->thumb), closer->portrait);
  show_tags (row, entry->tags);
  muster_icon_button_set_name (row->menu, menu);
  muster_icon_button_set_name (row->restore, restore);
}

static void
item_changed_cb (MusterEntryRow *row)
{
  show_entry (row, muster_entry_item_get (row->item));
}

/* Shows another item, or none. */
static void
follow (MusterEntryRow *row, MusterEntryItem *item)
{
  if (row->item != NULL)
    g_signal_handlers_disconnect_by_func (row->item, item_changed_cb, row);
  g_set_object (&row->item, item);
  if (item != NULL)
    g_signal_connect_object (item, "changed", G_CALLBACK (item_changed_cb), row, G_CONNECT_SWAPPED);
}

void
muster_entry_row_show (MusterEntryRow *row, MusterEntryItem *item)
{
  const MusterLibraryEntry *entry = item != NULL ? muster_entry_item_get (item) : NULL;
  const char *heading = item != NULL ? muster_entry_item_get_heading (item) : NULL;

  follow (row, item);
  gtk_widget_set_visible (row->heading, heading != NULL);
  gtk_label_set_text (GTK_LABEL (row->heading), heading != NULL ? heading : "");
  gtk_widget_set_visible (row->name, entry != NULL);
  gtk_widget_set_visible (row->count, entry != NULL);
  gtk_widget_set_visible (row->tags, FALSE);
  gtk_widget_set_visible (row->menu, entry != NULL && entry->trashed == 0);
  gtk_widget_set_visible (row->restore, entry != NULL && entry->trashed != 0);
  if (entry == NULL)
    {
      show_emblem (row, NULL);
      muster_portrait_thumb_show (MUSTER_PORTRAIT_THUMB (row->thumb), NULL);
    }
  else
    show_entry (row, entry);
}

MusterEntryItem *
muster_entry_row_get_item (MusterEntryRow *row)
{
  return row->item;
}

GtkWidget *
muster_entry_row_get_button (MusterEntryRow *row)
{
  return row->menu;
}

/* Making. */

static void
pressed_cb (MusterEntryRow *row, int n, double x, double y, GtkGesture *gesture)
{
  if (row->item == NULL || muster_entry_item_get (row->item) == NULL)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (row, signals[ASKED], 0, x, y);
}

static void
menu_cb (MusterEntryRow *row)
{
  g_signal_emit (row, signals[ASKED], 0, -1.0, -1.0);
}

static void
restore_cb (MusterEntryRow *row)
{
  g_signal_emit (row, signals[RESTORED], 0);
}

static void
muster_entry_row_dispose (GObject *object)
{
  MusterEntryRow *row = MUSTER_ENTRY_ROW (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (row))) != NULL)
    gtk_widget_unparent (child);
  follow (row, NULL);
  g_clear_pointer (&row->session, muster_session_unref);
  G_OBJECT_CLASS (muster_entry_row_parent_class)->dispose (object);
}

static void
muster_entry_row_finalize (GObject *object)
{
  g_free (MUSTER_ENTRY_ROW (object)->value);
  G_OBJECT_CLASS (muster_entry_row_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  g_type_ensure (MUSTER_TYPE_PORTRAIT_THUMB);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/library/entry-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterEntryRow, box);
  gtk_widget_class_bind_template_child (widget_class, MusterEntryRow, thumb);
  gtk_widget_class_bind_template_child (widget_class, MusterEntryRow, words);
  gtk_widget_class_bind_template_child (widget_class, MusterEntryRow, heading);
  gtk_widget_class_bind_template_child (widget_class, MusterEntryRow, name);
  gtk_widget_class_bind_template_child (widget_class, MusterEntryRow, count);
  gtk_widget_class_bind_template_child (widget_class, MusterEntryRow, tags);
  gtk_widget_class_bind_template_child (widget_class, MusterEntryRow, menu);
  gtk_widget_class_bind_template_child (widget_class, MusterEntryRow, restore);
  gtk_widget_class_bind_template_callback (widget_class, menu_cb);
  gtk_widget_class_bind_template_callback (widget_class, restore_cb);
}

static void
muster_entry_row_class_init (MusterEntryRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_entry_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_entry_row_finalize;
  signals[ASKED] = g_signal_new ("asked", MUSTER_TYPE_ENTRY_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[RESTORED]
      = g_signal_new ("restored", MUSTER_TYPE_ENTRY_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_entry_row_init (MusterEntryRow *row)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (row));
  muster_tooltip_set_for_cut (row->words);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), row);
  gtk_widget_add_controller (GTK_WIDGET (row), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
muster_entry_row_new (MusterSession *session)
{
  MusterEntryRow *row = g_object_new (MUSTER_TYPE_ENTRY_ROW, NULL);

  row->session = muster_session_ref (session);
  return GTK_WIDGET (row);
}
