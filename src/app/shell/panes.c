/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/panes.h"

#include "app/widgets/type-size.h"

/* Preferred widths of the panes in pixels at normal font size. */
static const int comfortable[MUSTER_N_PANES] = { 250, 470, 280 };

struct _MusterPanes
{
  GtkWidget parent;
  GtkWidget *panes[MUSTER_N_PANES];
  MusterPane shown;
  guint folded; /* number of panes that don't fit */
  guint telling;
};

G_DEFINE_FINAL_TYPE (MusterPanes, muster_panes, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_FOLDED,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* A hidden pane has nothing to show. */
static gboolean
has_pane (MusterPanes *panes, MusterPane pane)
{
  return panes->panes[pane] != NULL && gtk_widget_get_visible (panes->panes[pane]);
}

static guint
count_folded (GtkWidget *widget, int width)
{
  int two = muster_type_size_scale (widget, comfortable[MUSTER_PANE_EDITOR] + comfortable[MUSTER_PANE_CARD]);

  if (width >= two + muster_type_size_scale (widget, comfortable[MUSTER_PANE_LIBRARY]))
    return 0;
  return width >= two ? 1 : 2;
}

static gboolean
is_in_view (MusterPanes *panes, guint folded, MusterPane pane)
{
  MusterPane shown = has_pane (panes, panes->shown) ? panes->shown : MUSTER_PANE_EDITOR;

  if (!has_pane (panes, pane))
    return FALSE;
  if (folded == 0)
    return TRUE;
  if (folded == 2)
    return pane == shown;
  /* Two panes: the editor and the requested one. */
  return pane == MUSTER_PANE_EDITOR || (pane == MUSTER_PANE_LIBRARY) == (shown == MUSTER_PANE_LIBRARY);
}

gboolean
muster_panes_is_in_view (MusterPanes *panes, MusterPane pane)
{
  return is_in_view (panes, panes->folded, pane);
}

/* Not during allocation. */
static gboolean
tell_cb (gpointer data)
{
  MusterPanes *panes = data;

  panes->telling = 0;
  g_object_notify_by_pspec (G_OBJECT (panes), properties[PROP_FOLDED]);
  return G_SOURCE_REMOVE;
}

static void
muster_panes_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MusterPanes *panes = MUSTER_PANES (widget);
  guint folded = count_folded (widget, width);
  int widths[MUSTER_N_PANES] = { 0 }, left = width, x = 0;
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (folded != panes->folded && panes->telling == 0)
    panes->telling = g_idle_add (tell_cb, panes);
  panes->folded = folded;
  if (is_in_view (panes, folded, MUSTER_PANE_LIBRARY))
    left -= widths[MUSTER_PANE_LIBRARY]
        = folded == 2 ? width : muster_type_size_scale (widget, comfortable[MUSTER_PANE_LIBRARY]);
  if (is_in_view (panes, folded, MUSTER_PANE_CARD))
    left -= widths[MUSTER_PANE_CARD]
        = folded == 2 ? width : MAX (muster_type_size_scale (widget, comfortable[MUSTER_PANE_CARD]), left * 36 / 100);
  if (is_in_view (panes, folded, MUSTER_PANE_EDITOR))
    widths[MUSTER_PANE_EDITOR] = left;

  for (MusterPane pane = 0; pane < MUSTER_N_PANES; pane++)
    {
      GtkAllocation place = { rtl ? width - x - widths[pane] : x, 0, widths[pane], height };
      gboolean visible = is_in_view (panes, folded, pane);

      if (!has_pane (panes, pane))
        continue;
      gtk_widget_set_child_visible (panes->panes[pane], visible);
      if (visible)
        gtk_widget_size_allocate (panes->panes[pane], &place, -1);
      x += widths[pane];
    }
}

/* Each pane scrolls vertically, so its height isn't measured: that would lay out every text twice more with each
 * change. */
#define LEAST_HEIGHT 200
#define USUAL_HEIGHT 600

static void
muster_panes_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  MusterPanes *panes = MUSTER_PANES (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = LEAST_HEIGHT;
      *natural = USUAL_HEIGHT;
      return;
    }
  for (MusterPane pane = 0; pane < MUSTER_N_PANES; pane++)
    {
      int least, usual;

      if (!has_pane (panes, pane))
        continue;
      gtk_widget_measure (panes->panes[pane], orientation, -1, &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += usual;
    }
}

void
muster_panes_set (MusterPanes *panes, MusterPane pane, GtkWidget *widget)
{
  g_clear_pointer (&panes->panes[pane], gtk_widget_unparent);
  panes->panes[pane] = widget;
  gtk_widget_set_parent (widget, GTK_WIDGET (panes));
}

void
muster_panes_show (MusterPanes *panes, MusterPane pane)
{
  if (panes->shown == pane)
    return;
  panes->shown = pane;
  gtk_widget_queue_allocate (GTK_WIDGET (panes));
  g_object_notify_by_pspec (G_OBJECT (panes), properties[PROP_FOLDED]);
}

static void
muster_panes_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  if (id == PROP_FOLDED)
    g_value_set_uint (value, MUSTER_PANES (object)->folded);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
muster_panes_dispose (GObject *object)
{
  MusterPanes *panes = MUSTER_PANES (object);

  g_clear_handle_id (&panes->telling, g_source_remove);
  for (MusterPane pane = 0; pane < MUSTER_N_PANES; pane++)
    g_clear_pointer (&panes->panes[pane], gtk_widget_unparent);
  G_OBJECT_CLASS (muster_panes_parent_class)->dispose (object);
}

static void
muster_panes_class_init (MusterPanesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_panes_dispose;
  G_OBJECT_CLASS (klass)->get_property = muster_panes_get_property;
  widget_class->measure = muster_panes_measure;
  widget_class->size_allocate = muster_panes_size_allocate;
  properties[PROP_FOLDED]
      = g_param_spec_uint ("folded", NULL, NULL, 0, 2, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  gtk_widget_class_set_css_name (widget_class, "panes");
}

static void
muster_panes_init (MusterPanes *panes)
{
  panes->shown = MUSTER_PANE_EDITOR;
}
