/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/hand-picker.h"

#include <glib/gi18n.h>

#include "app/games/castles/card-icon.h"
#include "app/widgets/stepper.h"
#include "games/castles/campaign.h"
#include "games/castles/kingdom-worth.h"
#include "games/castles/kingdom-change.h"

/* A card with its count. */
typedef struct
{
  MusterHandPicker *picker;
  const MusterOption *option;
  GtkWidget *stepper;
} Stack;

struct _MusterHandPicker
{
  GtkWidget parent;
  const MusterCatalog *catalog;
  MusterCastlesKingdom *holder; /* owns the hand */
  GtkWidget *table;
  GPtrArray *stacks; /* Stack */
};

G_DEFINE_FINAL_TYPE (MusterHandPicker, muster_hand_picker, GTK_TYPE_WIDGET)

static guint changed_signal;

const MusterCastlesHand *
muster_hand_picker_get_hand (MusterHandPicker *picker)
{
  return &picker->holder->hand;
}

/* The index of a card in the hand; FALSE if it isn't there. */
static gboolean
find_card (const Stack *stack, guint *place)
{
  const GArray *cards = stack->picker->holder->hand.cards;

  for (*place = 0; *place < cards->len; ++*place)
    if (muster_castles_cards_at (cards, *place)->option == stack->option)
      return TRUE;
  return FALSE;
}

static void
show_stack (const Stack *stack)
{
  guint place;
  gint count
      = find_card (stack, &place) ? muster_castles_cards_at (stack->picker->holder->hand.cards, place)->count : 0;

  muster_stepper_show (MUSTER_STEPPER (stack->stepper), (guint) MAX (count, 0));
}

static void
change (const Stack *stack, MusterCastlesKingdomAct act, guint card)
{
  MusterCastlesKingdomChange step = { .act = act, .card = card, .option = stack->option };

  muster_castles_kingdom_change_apply (&step, stack->picker->catalog, stack->picker->holder);
  show_stack (stack);
  g_signal_emit (stack->picker, changed_signal, 0);
}

static void
stepped_cb (MusterStepper *stepper, gint by, gpointer data)
{
  guint place;

  if (by > 0)
    change (data, MUSTER_CASTLES_KINGDOM_ADD_CARD, 0);
  else if (find_card (data, &place))
    change (data, MUSTER_CASTLES_KINGDOM_REMOVE_CARD, place);
}

static GtkWidget *
make_stack (MusterHandPicker *picker, const MusterOption *option)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *icon = muster_card_icon_new (24);
  g_autofree char *card = muster_castles_dup_card (option);
  g_autofree char *less = g_strdup_printf (_ ("One %s less"), card), *more = g_strdup_printf (_ ("One %s more"), card);
  g_autofree char *shown = option->worth > 0 ? g_strdup_printf ("%s %d", muster_option_get_name (option), option->worth)
                                             : g_strdup (muster_option_get_name (option));
  Stack *stack = g_new0 (Stack, 1);

  *stack = (Stack){ picker, option, muster_stepper_new (less, more, "worth") };
  g_ptr_array_add (picker->stacks, stack);
  g_signal_connect (stack->stepper, "stepped", G_CALLBACK (stepped_cb), stack);
  gtk_box_set_spacing (GTK_BOX (stack->stepper), 2);
  muster_card_icon_show (MUSTER_CARD_ICON (icon), option);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), gtk_label_new (shown));
  gtk_box_append (GTK_BOX (box), stack->stepper);
  show_stack (stack);
  return box;
}

/* Cards that attack, and the Alliance, which lets an ally join. */
static gboolean
matters (const MusterOption *option)
{
  return muster_castles_campaign_uses_card (option) || g_str_equal (option->id, "alliance");
}

static void
muster_hand_picker_dispose (GObject *object)
{
  MusterHandPicker *picker = MUSTER_HAND_PICKER (object);

  g_clear_pointer (&picker->table, gtk_widget_unparent);
  g_clear_pointer (&picker->stacks, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_hand_picker_parent_class)->dispose (object);
}

static void
muster_hand_picker_class_init (MusterHandPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_hand_picker_dispose;
  changed_signal
      = g_signal_new ("changed", MUSTER_TYPE_HAND_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "handpicker");
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/org/muster/Muster/games/castles/hand-picker.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), MusterHandPicker, table);
}

static void
muster_hand_picker_init (MusterHandPicker *picker)
{
  picker->stacks = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (picker));
}

GtkWidget *
muster_hand_picker_new (const MusterCatalog *catalog, MusterCastlesKingdom *holder)
{
  MusterHandPicker *picker = g_object_new (MUSTER_TYPE_HAND_PICKER, NULL);

  picker->catalog = catalog;
  picker->holder = holder;
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_CASTLE_CARD); i++)
    {
      const MusterOption *option = muster_catalog_nth (catalog, MUSTER_KIND_CASTLE_CARD, i);
      GtkWidget *cell;

      if (!matters (option))
        continue;
      cell = gtk_flow_box_child_new ();
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (cell), make_stack (picker, option));
      gtk_widget_set_focusable (cell, FALSE);
      gtk_flow_box_insert (GTK_FLOW_BOX (picker->table), cell, -1);
    }
  return GTK_WIDGET (picker);
}
