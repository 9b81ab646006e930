/* SPDX-License-Identifier: GPL-3.0-or-later */
/* SQLite's write-ahead log. For SQLite it ends at the first frame with a wrong checksum, which after a crash is the
 * change being written. But a change begins only after the previous one is on disk; so if two complete changes follow a
 * wrong frame, it wasn't a crash, and SQLite would silently lose saved work. */
#include "store/library-private.h"

#include <string.h>

#define PAGE 4096
#define HEAD 32
#define FRAME 24
#define MARKS 8 /* at 16 in the log header, at 8 in a frame header */

static guint32
get_32 (const guint8 *at)
{
  return (guint32) at[0] << 24 | (guint32) at[1] << 16 | (guint32) at[2] << 8 | at[3];
}

static guint32
get_32_swapped (const guint8 *at)
{
  return GUINT32_SWAP_LE_BE (get_32 (at));
}

/* SQLite's checksum over pairs of numbers, in the byte order given in the header. */
static void
add_up (gboolean big, const guint8 *data, gsize length, guint32 sum[2])
{
  guint32 (*get) (const guint8 *) = big ? get_32 : get_32_swapped;

  for (gsize i = 0; i + 8 <= length; i += 8)
    {
      sum[0] += get (data + i) + sum[1];
      sum[1] += get (data + i + 4) + sum[0];
    }
}

gboolean
muster_log_is_head (const guint8 *head)
{
  guint32 sum[2] = { 0, 0 };

  add_up ((get_32 (head) & 1) != 0, head, HEAD - 8, sum);
  return (get_32 (head) | 1) == 0x377f0683 && get_32 (head + 8) == PAGE && sum[0] == get_32 (head + 24)
         && sum[1] == get_32 (head + 28);
}

/* How many complete changes follow the first wrong frame. */
static gboolean
count_passed_over (MusterRaw *log, guint *changes, GError **error)
{
  guint8 head[HEAD], frame[FRAME + PAGE];
  guint32 sum[2];
  gboolean right;

  if (!muster_raw_read (log, head, HEAD, 0, error))
    return FALSE;
  right = muster_log_is_head (head);
  sum[0] = get_32 (head + 24);
  sum[1] = get_32 (head + 28);
  for (gint64 at = HEAD; at + FRAME + PAGE <= muster_raw_get_size (log); at += FRAME + PAGE)
    {
      if (!muster_raw_read (log, frame, sizeof frame, at, error))
        return FALSE;
      if (at == HEAD && !right)
        memcpy (head + 16, frame + 8, MARKS);
      if (right)
        {
          add_up ((get_32 (head) & 1) != 0, frame, 8, sum);
          add_up ((get_32 (head) & 1) != 0, frame + FRAME, PAGE, sum);
          right = sum[0] == get_32 (frame + 16) && sum[1] == get_32 (frame + 20) && get_32 (frame) != 0
                  && memcmp (frame + 8, head + 16, MARKS) == 0;
        }
      if (!right && memcmp (frame + 8, head + 16, MARKS) == 0 && get_32 (frame + 4) != 0)
        (*changes)++;
    }
  return TRUE;
}

gboolean
muster_log_is_damaged (const char *path, gboolean *damaged, GError **error)
{
  g_autofree char *beside = g_strconcat (path, "-wal", NULL);
  g_autoptr (MusterRaw) log = muster_raw_open (beside, error);
  guint changes = 0;

  if (log == NULL || !count_passed_over (log, &changes, error))
    return FALSE;
  *damaged = changes >= 2;
  return TRUE;
}
