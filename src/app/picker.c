#include "app/picker.h"

#include <glib/gi18n.h>

struct _MusterPicker
{
  AdwWindow parent;
  AdwWindowTitle *title;
  GtkSearchEntry *search;
  GtkToggleButton *fits;
  GtkListBox *list;
  MusterOffers *offers;
};

G_DEFINE_FINAL_TYPE (MusterPicker, muster_picker, ADW_TYPE_WINDOW)

enum
{
  PICKED,
  PREVIEWED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const MusterOffer *
offer_of (MusterPicker *picker, GtkListBoxRow *row)
{
  return muster_offers_at (picker->offers, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "offer")));
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer data)
{
  MusterPicker *picker = data;
  const char *words = g_object_get_data (G_OBJECT (row), "words");
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (picker->search)), -1);

  if (gtk_toggle_button_get_active (picker->fits) && !offer_of (picker, row)->legal)
    return FALSE;
  return strstr (words, wanted) != NULL;
}

static void
search_changed_cb (MusterPicker *picker)
{
  gtk_list_box_invalidate_filter (picker->list);
}

static void
row_activated_cb (MusterPicker *picker, GtkListBoxRow *row)
{
  const MusterOption *option = offer_of (picker, row)->option;

  g_signal_emit (picker, signals[PICKED], 0, option);
  gtk_window_close (GTK_WINDOW (picker));
}

static void
row_selected_cb (MusterPicker *picker, GtkListBoxRow *row)
{
  if (row != NULL)
    g_signal_emit (picker, signals[PREVIEWED], 0, offer_of (picker, row)->option);
}

/* Enter in the search takes the first that is left. */
static void
search_activate_cb (MusterPicker *picker)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (picker->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      {
        row_activated_cb (picker, row);
        return;
      }
}

static void
stop_search_cb (MusterPicker *picker)
{
  gtk_window_close (GTK_WINDOW (picker));
}

/* The option's key numbers, as the book's columns have them. */
static char *
dup_numbers (const MusterOption *option)
{
  GString *text = g_string_new (NULL);

  if (option->kind == MUSTER_KIND_WEAPON)
    g_string_append_printf (text, _ ("EC %d · W-Att %d · W-Pow %d · Reach %d%s · "), option->ec, option->w_att, option->w_pow,
                            option->reach, option->ranged ? "+" : "");
  if (option->kind == MUSTER_KIND_WEAPON || option->kind == MUSTER_KIND_ACCESSORY)
    g_string_append_printf (text, ngettext ("%d hand", "%d hands", (gulong) option->hands), option->hands);
  else if (option->kind == MUSTER_KIND_TAROT)
    g_string_append_printf (text, ngettext ("Rank %d · %d skill", "Rank %d · %d skills", (gulong) option->skills), option->rank, option->skills);
  if (option->kind == MUSTER_KIND_RACE || option->kind == MUSTER_KIND_TAROT || option->kind == MUSTER_KIND_ARMOR)
    for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
      if (option->stats[stat] != 0)
        g_string_append_printf (text, "%s%s %+d", text->len > 0 ? " · " : "", muster_stat_get_name (stat), option->stats[stat]);
  return g_string_free (text, FALSE);
}

static void
append_sentence (GString *text, const char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
}

/* What it is, what it gives, what it says. */
static char *
dup_about (MusterPicker *picker, const MusterOption *option)
{
  GString *text = g_string_new (NULL);
  g_autofree char *numbers = dup_numbers (option);
  g_autofree char *values = muster_catalog_dup_value_names (picker->offers->catalog, option->values);
  g_autoptr (GString) features = g_string_new (NULL);

  for (guint i = 0; i < option->n_features; i++)
    g_string_append_printf (features, "%s%s", i > 0 ? ", " : "", option->features[i].text);
  append_sentence (text, numbers);
  append_sentence (text, features->str);
  append_sentence (text, option->teaches != NULL ? option->teaches->about : option->about);
  append_sentence (text, values);
  return g_string_free (text, FALSE);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_points (const MusterOffer *offer)
{
  g_autofree char *text = g_strdup_printf ("%+d", (int) offer->points);
  GtkWidget *label = gtk_label_new (offer->points == 0 ? "±0" : text);

  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "heading");
  return label;
}

static GtkWidget *
make_row (MusterPicker *picker, guint n)
{
  const MusterOffer *offer = muster_offers_at (picker->offers, n);
  g_autofree char *about = offer->option != NULL ? dup_about (picker, offer->option) : g_strdup ("");
  g_autofree char *reason = muster_offers_dup_reason (picker->offers, offer);
  const char *name = offer->option != NULL ? offer->option->name : _ ("Nothing");
  g_autofree char *searched = g_strconcat (name, "\n", about, NULL);
  GtkWidget *row = gtk_list_box_row_new (), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (texts), make_label (name, "heading"));
  if (*about != '\0')
    gtk_box_append (GTK_BOX (texts), make_label (about, "caption"));
  if (!offer->legal)
    {
      GtkWidget *label = make_label (reason, "error");

      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (row, "illegal");
      gtk_box_append (GTK_BOX (texts), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
    }
  gtk_box_append (GTK_BOX (line), texts);
  gtk_box_append (GTK_BOX (line), make_points (offer));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (row), "offer", GUINT_TO_POINTER (n));
  g_object_set_data_full (G_OBJECT (row), "words", g_utf8_casefold (searched, -1), g_free);
  return row;
}

static void
muster_picker_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_PICKER (object)->offers, muster_offers_free);
  G_OBJECT_CLASS (muster_picker_parent_class)->finalize (object);
}

static void
muster_picker_class_init (MusterPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_picker_finalize;
  signals[PICKED] = g_signal_new ("picked", MUSTER_TYPE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[PREVIEWED] = g_signal_new ("previewed", MUSTER_TYPE_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/picker.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, title);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, search);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, fits);
  gtk_widget_class_bind_template_child (widget_class, MusterPicker, list);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_picker_init (MusterPicker *picker)
{
  gtk_widget_init_template (GTK_WIDGET (picker));
  gtk_search_entry_set_key_capture_widget (picker->search, GTK_WIDGET (picker));
  gtk_list_box_set_filter_func (picker->list, filter_cb, picker, NULL);
}

MusterPicker *
muster_picker_new (GtkWindow *parent, const char *title, MusterOffers *offers)
{
  MusterPicker *picker = g_object_new (MUSTER_TYPE_PICKER, "transient-for", parent, "modal", TRUE, NULL);

  picker->offers = offers;
  adw_window_title_set_title (picker->title, title);
  for (guint i = 0; i < offers->offers->len; i++)
    gtk_list_box_append (picker->list, make_row (picker, i));
  gtk_widget_grab_focus (GTK_WIDGET (picker->search));
  return picker;
}
