/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/terminal.h"

#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "model/text/append.h"

guint
muster_terminal_get_width (void)
{
  struct winsize size = { 0 };

  if (!isatty (STDOUT_FILENO))
    return 0;
  return ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

static gboolean
ask_for_color (void)
{
  const char *no_color = g_getenv ("NO_COLOR");
  const char *term = g_getenv ("TERM");

  return isatty (STDOUT_FILENO) && (no_color == NULL || *no_color == '\0') && g_strcmp0 (term, "dumb") != 0;
}

/* Cached: a long report has a million coloured words. */
gboolean
muster_terminal_has_color (void)
{
  static gint color = -1;

  if (color < 0)
    color = ask_for_color ();
  return color;
}

guint
muster_terminal_measure (const char *text)
{
  guint width = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      /* fast path for ASCII */
      if (c < 0x80)
        width++;
      else if (!g_unichar_iszerowidth (c))
        width += g_unichar_iswide (c) ? 2 : 1;
    }
  return width;
}

char *
muster_terminal_take_line (const char **text, guint width)
{
  const char *start = *text, *p = start, *space = NULL;
  guint used = 0;

  while (*p != '\0')
    {
      g_autofree char *one = g_strndup (p, (gsize) (g_utf8_next_char (p) - p));

      used += muster_terminal_measure (one);
      if (used > width)
        break;
      if (*p == ' ')
        space = p;
      p = g_utf8_next_char (p);
    }
  if (*p == '\0')
    {
      *text = p;
      return g_strdup (start);
    }
  if (*p == ' ' || space == NULL)
    space = p;
  *text = *space == ' ' ? space + 1 : space;
  return g_strndup (start, (gsize) (space - start));
}

void
muster_terminal_append (GString *out, MusterPaint paint, const char *text)
{
  static const char *const codes[] = { "", "\033[1m", "\033[32m", "\033[31m", "\033[33m", "\033[2m" };
  gboolean painted = paint != MUSTER_PAINT_PLAIN && muster_terminal_has_color ();

  if (painted)
    g_string_append (out, codes[paint]);
  muster_text_append_word (out, text);
  if (painted)
    g_string_append (out, "\033[0m");
}

void
muster_terminal_print (MusterPaint paint, const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);

  muster_terminal_append (out, paint, text);
  fputs (out->str, stdout);
}
