/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/library-salvage.h"

#include <string.h>

#include "store/library-private.h"

#define MAX_DEPTH 300                /* of bodies based on each other */
#define MAX_CACHE (64 * 1024 * 1024) /* bytes */

/* Row shapes as letters for cell types: n: null (holds the row number), i: number, o: number or null, t: text, h:
 * SHA-256 as 64 letters, b: bytes. */

static gboolean
fits (const MusterCell *cell, char letter)
{
  switch (letter)
    {
    case 'n':
      return cell->type == MUSTER_CELL_NULL;
    case 'i':
      return cell->type == MUSTER_CELL_NUMBER;
    case 'o':
      return cell->type == MUSTER_CELL_NULL || cell->type == MUSTER_CELL_NUMBER;
    case 't':
      return cell->type == MUSTER_CELL_TEXT;
    case 'h':
      return cell->type == MUSTER_CELL_TEXT && cell->length == 64;
    default:
      return cell->type == MUSTER_CELL_BYTES;
    }
}

/* Whether a row begins with these cells; later versions may have added more. */
static gboolean
is_like (const MusterRow *row, const char *shape, guint most)
{
  gsize n = strlen (shape);

  if (row->n_cells < n || row->n_cells > most)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (!fits (&row->cells[i], shape[i]))
      return FALSE;
  return TRUE;
}

static gboolean
is_yes_or_no (const MusterCell *cell)
{
  return (cell->length == 3 && memcmp (cell->bytes, "yes", 3) == 0)
         || (cell->length == 2 && memcmp (cell->bytes, "no", 2) == 0);
}

#define THING "nio"
#define STATE "niiittitio"
#define BODY "nhittt"
#define PORTRAIT "nhtiiib"
#define ABOUT "it"

static gpointer
dup_number (gint64 number)
{
  return g_memdup2 (&number, sizeof number);
}

static void
free_state (gpointer data)
{
  MusterSalvagedState *state = data;

  g_free (state->name);
  g_free (state->tags);
  g_free (state);
}

static void
note_state (MusterSalvage *salvage, const MusterRow *row)
{
  MusterSalvagedState *state = g_new0 (MusterSalvagedState, 1);

  state->state = row->number;
  state->thing = row->cells[1].number;
  state->body = row->cells[2].number;
  state->name = muster_row_dup_text (row, 5);
  state->saved = row->cells[8].number;
  state->trashed = row->cells[9].number;
  state->tags = muster_row_dup_text (row, 10); /* not in version 1 */
  state->made = row->n_cells > 12 ? row->cells[12].number : 0;
  if (state->tags == NULL)
    state->tags = g_strdup ("");
  g_hash_table_replace (salvage->states, dup_number (state->state), state);
}

static void
note_body (MusterSalvage *salvage, const MusterRow *row, MusterRowPlace place, MusterPageRank rank)
{
  GArray *places = g_hash_table_lookup (salvage->bodies, &row->number);

  if (places == NULL)
    {
      places = g_array_new (FALSE, FALSE, sizeof (MusterRowPlace));
      g_hash_table_insert (salvage->bodies, dup_number (row->number), places);
    }
  g_array_prepend_val (places, place); /* later ones are better */
  if (rank != MUSTER_PAGE_STALE && row->cells[3].length > 0)
    g_hash_table_add (salvage->whole, dup_number (row->number));
}

/* On obsolete pages states and things are unreliable; texts are verified by checksum. */
static void
found_cb (const MusterRow *row, MusterRowPlace place, MusterPageRank rank, gpointer data)
{
  MusterSalvage *salvage = data;

  if (is_like (row, BODY, 9))
    note_body (salvage, row, place, rank);
  else if (is_like (row, PORTRAIT, 7))
    g_array_prepend_val (salvage->portraits, place);
  else if (rank == MUSTER_PAGE_STALE)
    return;
  else if (is_like (row, STATE, 13) && is_yes_or_no (&row->cells[7]))
    note_state (salvage, row);
  else if (rank == MUSTER_PAGE_PRESENT && is_like (row, THING, 3))
    g_hash_table_replace (salvage->present, dup_number (row->number), dup_number (row->cells[2].number));
  else if (rank == MUSTER_PAGE_PRESENT && is_like (row, ABOUT, 5) && row->cells[1].length == 36)
    {
      g_free (salvage->lineage);
      salvage->lineage = muster_row_dup_text (row, 1);
    }
}

static void
free_text (gpointer data)
{
  muster_text_clear (data);
  g_free (data);
}

static GHashTable *
new_table (GDestroyNotify free_value)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, free_value);
}

MusterSalvage *
muster_salvage_new (const char *path, GError **error)
{
  g_autoptr (MusterSalvage) salvage = g_new0 (MusterSalvage, 1);

  salvage->states = new_table (free_state);
  salvage->present = new_table (g_free);
  salvage->bodies = new_table ((GDestroyNotify) g_array_unref);
  salvage->whole = new_table (NULL);
  salvage->hopeless = new_table (NULL);
  salvage->texts = new_table (free_text);
  salvage->portraits = g_array_new (FALSE, FALSE, sizeof (MusterRowPlace));
  salvage->pages = muster_pages_open (path, error);
  if (salvage->pages == NULL)
    return NULL;
  for (MusterPageRank rank = MUSTER_PAGE_STALE; rank <= MUSTER_PAGE_PRESENT; rank++)
    if (!muster_pages_scan (salvage->pages, rank, found_cb, salvage, error))
      return NULL;
  return g_steal_pointer (&salvage);
}

void
muster_salvage_free (MusterSalvage *salvage)
{
  g_clear_pointer (&salvage->pages, muster_pages_free);
  g_free (salvage->lineage);
  g_hash_table_unref (salvage->states);
  g_hash_table_unref (salvage->present);
  g_hash_table_unref (salvage->bodies);
  g_hash_table_unref (salvage->whole);
  g_hash_table_unref (salvage->hopeless);
  g_hash_table_unref (salvage->texts);
  g_array_unref (salvage->portraits);
  g_free (salvage);
}

/* Texts. */

static gboolean find_text (MusterSalvage *salvage, gint64 body, guint depth, MusterText *text, GError **error);

static gboolean
copy_text (const MusterText *from, MusterText *to)
{
  for (guint i = 0; i < MUSTER_TEXT_N; i++)
    to->parts[i] = g_strdup (from->parts[i]);
  return TRUE;
}

/* The texts of a row of `body`, in full or through its base. Unreadable words and facts are made again anyway. */
static gboolean
read_texts (MusterSalvage *salvage, const MusterRow *row, guint depth, MusterText *text, GError **error)
{
  g_autofree char *hash = muster_row_dup_text (row, 1);

  if (row->n_cells > 7 && row->cells[6].type == MUSTER_CELL_NUMBER)
    {
      if (!find_text (salvage, row->cells[6].number, depth + 1, text, error)
          || !muster_delta_apply (text, row->cells[7].bytes, row->cells[7].length))
        return FALSE;
    }
  else
    for (guint i = 0; i < MUSTER_TEXT_N; i++)
      {
        text->parts[i] = muster_row_dup_text (row, 3 + i);
        if (text->parts[i] == NULL)
          text->parts[i] = g_strdup ("");
      }
  return hash != NULL && muster_text_is_true (text, hash);
}

/* From its best valid row. */
static gboolean
find_text (MusterSalvage *salvage, gint64 body, guint depth, MusterText *text, GError **error)
{
  GArray *places = g_hash_table_lookup (salvage->bodies, &body);
  const MusterText *known = g_hash_table_lookup (salvage->texts, &body);
  g_autoptr (GError) cause = NULL;

  if (known != NULL)
    return copy_text (known, text);
  /* Skips ones based on themselves or tried before. */
  if (!g_hash_table_add (salvage->hopeless, dup_number (body)))
    return FALSE;
  for (guint i = 0; places != NULL && depth < MAX_DEPTH && i < 2 * places->len && cause == NULL; i++)
    {
      g_auto (MusterRow) row = { 0 };

      muster_text_clear (text);
      if (muster_pages_read (salvage->pages, g_array_index (places, MusterRowPlace, i / 2), i % 2 == 1, &row, &cause)
          && is_like (&row, BODY, 9) && read_texts (salvage, &row, depth, text, &cause))
        return g_hash_table_remove (salvage->hopeless, &body);
    }
  if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

const MusterText *
muster_salvage_get_text (MusterSalvage *salvage, gint64 body, GError **error)
{
  const MusterText *known = g_hash_table_lookup (salvage->texts, &body);
  g_auto (MusterText) text = { { NULL } };
  MusterText *kept;

  if (known != NULL)
    return known;
  if (!find_text (salvage, body, 0, &text, error))
    return NULL;
  if ((salvage->cached += muster_text_get_size (&text)) > MAX_CACHE)
    {
      g_hash_table_remove_all (salvage->texts);
      salvage->cached = 0;
    }
  kept = g_memdup2 (&text, sizeof text);
  text = (MusterText){ { NULL } };
  g_hash_table_insert (salvage->texts, dup_number (body), kept);
  return kept;
}

gboolean
muster_salvage_knows (const char *path)
{
  g_autoptr (MusterSalvage) salvage = muster_salvage_new (path, NULL);
  GHashTableIter iter;
  gpointer body;

  if (salvage == NULL)
    return FALSE;
  g_hash_table_iter_init (&iter, salvage->whole);
  while (g_hash_table_iter_next (&iter, &body, NULL))
    if (muster_salvage_get_text (salvage, *(gint64 *) body, NULL) != NULL)
      return TRUE;
  return FALSE;
}
