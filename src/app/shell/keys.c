/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/keys.h"

#include <glib/gi18n.h>

static const MusterKey keys[] = {
  { "<Control>n", "win.new", N_ ("New character"), N_ ("Build") },
  { "<Control>d", "win.duplicate", N_ ("Duplicate what is shown"), N_ ("Build") },
  { "<Control>z", "win.undo", N_ ("Undo"), N_ ("Build") },
  { "<Control><Shift>z", "win.redo", N_ ("Redo"), N_ ("Build") },
  { "1 2 3 4 5 6", NULL, N_ ("Go to race, tarot, weapon, armor, accessory, skill"), N_ ("Build") },
  { "F2", "win.rename", N_ ("Rename what is shown"), N_ ("Build") },
  { "<Control>f", "win.find", N_ ("Find in the library"), N_ ("Look Around") },
  { "<Alt>Left", "win.back", N_ ("Back, in a narrow window"), N_ ("Look Around") },
  { "<Alt>Right", "win.card", N_ ("To the card, in a narrow window"), N_ ("Look Around") },
  { "<Control>o", "win.open", N_ ("Open a file"), N_ ("Files and Paper") },
  { "<Control>v", "win.paste-code", N_ ("Paste a code"), N_ ("Files and Paper") },
  { "<Control>e", "win.export", N_ ("Export"), N_ ("Files and Paper") },
  { "<Control>p", "win.print", N_ ("Print"), N_ ("Files and Paper") },
  { "<Control><Shift>c", "win.copy-text", N_ ("Copy as text"), N_ ("Files and Paper") },
  { "F1", "win.help", N_ ("Help"), N_ ("Muster") },
  { "<Control>question", "win.shortcuts", N_ ("Keyboard shortcuts"), N_ ("Muster") },
  { "<Control>comma", "win.preferences", N_ ("Preferences"), N_ ("Muster") },
  { "<Control>w", "window.close", N_ ("Close the window"), N_ ("Muster") },
  { "<Control>q", NULL, N_ ("Quit"), N_ ("Muster") },
  { "<Control>v", NULL, N_ ("Paste a picture"), N_ ("Portrait") },
  { "<Alt>Up <Alt>Down", NULL, N_ ("Reorder members"), N_ ("A Battle Group") },
  { "<Alt>Up <Alt>Down", NULL, N_ ("Move a defense up or down"), N_ ("A Kingdom") },
  { "<Alt>Left <Alt>Right", NULL, N_ ("Move a castle or a defense sideways"), N_ ("A Kingdom") },
  { "Delete", NULL, N_ ("Remove a castle, a defense or a card"), N_ ("A Kingdom") },
};

const MusterKey *
muster_keys_nth (guint n)
{
  return n < G_N_ELEMENTS (keys) ? &keys[n] : NULL;
}

void
muster_keys_bind (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      guint key = 0;
      GdkModifierType modifiers = 0;

      if (keys[i].action == NULL)
        continue;
      gtk_accelerator_parse (keys[i].accelerator, &key, &modifiers);
      gtk_widget_class_add_binding_action (widget_class, key, modifiers, keys[i].action, NULL);
    }
}
