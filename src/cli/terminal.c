#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

guint
muster_terminal_get_width (void)
{
  struct winsize size = { 0 };

  if (!isatty (STDOUT_FILENO))
    return 0;
  return ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

gboolean
muster_terminal_has_color (void)
{
  const char *no_color = g_getenv ("NO_COLOR");
  const char *term = g_getenv ("TERM");

  return isatty (STDOUT_FILENO) && (no_color == NULL || *no_color == '\0') && g_strcmp0 (term, "dumb") != 0;
}

guint
muster_terminal_measure (const char *text)
{
  guint width = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (!g_unichar_iszerowidth (c))
        width += g_unichar_iswide (c) ? 2 : 1;
    }
  return width;
}
