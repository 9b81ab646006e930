/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/tts.h"

#include <math.h>
#include <string.h>

#include "model/text/neutral.h"
#include "print/write.h"

#define MOST_ACROSS 10
#define MOST_DOWN 7
#define MOST_ON_SHEET (MOST_ACROSS * MOST_DOWN)
#define LEAST 2           /* across and down */
#define MOST_PIXELS 4096. /* of a sheet's edge: many graphics cards scale larger ones down */
#define MOST_DPI 300.

/* A sheet of cards, starting with `first`. */
typedef struct
{
  guint first, n, across, down;
  gint width, height; /* of a card, in pixels */
} Sheet;

void
muster_tts_adapt (MusterPrintOptions *options)
{
  options->sides = MUSTER_SIDES_BOTH;
  options->backs = MUSTER_BACKS_NONE;
  options->bleed = 0;
  if (options->card == MUSTER_CARD_SIZE_FULL)
    options->card = MUSTER_CARD_SIZE_TAROT;
}

static guint
count_sheets (const MusterPrintJob *job)
{
  return (muster_print_job_get_n_cards (job) + MOST_ON_SHEET - 1) / MOST_ON_SHEET;
}

/* As square as possible. */
static Sheet
lay_sheet (const MusterPrintJob *job, guint sheet)
{
  Sheet laid = { .first = sheet * MOST_ON_SHEET };
  gdouble width, height, scale;

  laid.n = MIN (muster_print_job_get_n_cards (job) - laid.first, MOST_ON_SHEET);
  laid.across = MAX (MAX (LEAST, (guint) ceil (sqrt (laid.n))), (laid.n + MOST_DOWN - 1) / MOST_DOWN);
  laid.down = MAX (LEAST, (laid.n + laid.across - 1) / laid.across);
  muster_print_job_get_side_size (job, &width, &height);
  scale = MIN (MOST_DPI / 72, MIN (MOST_PIXELS / (laid.across * width), MOST_PIXELS / (laid.down * height)));
  laid.width = (gint) floor (width * scale);
  laid.height = (gint) floor (height * scale);
  return laid;
}

static GBytes *
paint_sheet (MusterPrintJob *job, const Sheet *sheet, gboolean backs, GError **error)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) sheet->across * sheet->width,
                                                         (int) sheet->down * sheet->height);
  cairo_t *cr = cairo_create (surface);
  gdouble width, height;

  muster_print_job_get_side_size (job, &width, &height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  for (guint i = 0; i < sheet->n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, (gint) (i % sheet->across) * sheet->width, (gint) (i / sheet->across) * sheet->height);
      cairo_rectangle (cr, 0, 0, sheet->width, sheet->height);
      cairo_clip (cr);
      cairo_scale (cr, sheet->width / width, sheet->height / height);
      muster_print_job_paint_side (job, 2 * (sheet->first + i) + backs, cr);
      cairo_restore (cr);
    }
  return muster_write_png (surface, cr, 0, error);
}

/* A text as a JSON string. */
static void
add_text (GString *json, const char *text)
{
  g_autofree char *neutral = muster_neutral_dup (text);

  g_string_append_c (json, '"');
  for (const char *at = neutral; *at != '\0'; at++)
    if (*at == '"' || *at == '\\')
      g_string_append_printf (json, "\\%c", *at);
    else if ((guchar) *at < ' ')
      g_string_append_printf (json, "\\u%04x", (guint) *at);
    else
      g_string_append_c (json, *at);
  g_string_append_c (json, '"');
}

static void
add_member (GString *json, const char *name, const char *text)
{
  g_string_append_printf (json, "\"%s\": ", name);
  add_text (json, text);
  g_string_append (json, ", ");
}

static gboolean
add_url (GString *json, const char *name, const MusterPrintJob *job, const char *path, guint n, GError **error)
{
  g_autofree char *file = muster_tts_dup_path (job, path, n), *whole = g_canonicalize_filename (file, NULL);
  g_autofree char *url = g_filename_to_uri (whole, NULL, error);

  if (url != NULL)
    add_member (json, name, url);
  return url != NULL;
}

/* "CustomDeck": the sheet with its number. */
static gboolean
add_deck (GString *json, const MusterPrintJob *job, guint sheet, const char *path, GError **error)
{
  Sheet laid = lay_sheet (job, sheet);

  g_string_append_printf (json, "\"CustomDeck\": { \"%u\": { ", sheet + 1);
  if (!add_url (json, "FaceURL", job, path, 2 * sheet, error)
      || !add_url (json, "BackURL", job, path, 2 * sheet + 1, error))
    return FALSE;
  g_string_append_printf (json,
                          "\"NumWidth\": %u, \"NumHeight\": %u, \"BackIsHidden\": true, \"UniqueBack\": true, "
                          "\"Type\": 0 } }",
                          laid.across, laid.down);
  return TRUE;
}

/* Common to all objects. Decks of several sheets are placed side by side. */
static void
add_object (GString *json, const char *kind, const char *nickname, guint place)
{
  g_string_append (json, "{ ");
  add_member (json, "Name", kind);
  g_string_append_printf (
      json,
      "\"Transform\": { \"posX\": %u, \"posY\": 1, \"posZ\": 0, \"rotX\": 0, \"rotY\": 180, \"rotZ\": 0, "
      "\"scaleX\": 1, \"scaleY\": 1, \"scaleZ\": 1 }, ",
      3 * place);
  add_member (json, "Nickname", nickname);
  g_string_append (json, "\"Description\": \"\", ");
}

static guint
card_id (guint sheet, guint n)
{
  return (sheet + 1) * 100 + n;
}

static gboolean
add_card (GString *json, const MusterPrintJob *job, guint sheet, guint n, const char *path, GError **error)
{
  add_object (json, "CardCustom", muster_print_job_get_card_name (job, sheet * MOST_ON_SHEET + n), sheet);
  g_string_append_printf (json, "\"CardID\": %u, ", card_id (sheet, n));
  if (!add_deck (json, job, sheet, path, error))
    return FALSE;
  g_string_append (json, " }");
  return TRUE;
}

/* The cards of a sheet; a single card isn't a deck. */
static gboolean
add_sheet (GString *json, const MusterPrintJob *job, guint sheet, const char *path, const char *title, GError **error)
{
  Sheet laid = lay_sheet (job, sheet);

  if (laid.n == 1)
    return add_card (json, job, sheet, 0, path, error);
  add_object (json, "DeckCustom", title, sheet);
  g_string_append (json, "\"DeckIDs\": [");
  for (guint i = 0; i < laid.n; i++)
    g_string_append_printf (json, "%s%u", i > 0 ? ", " : "", card_id (sheet, i));
  g_string_append (json, "],\n");
  if (!add_deck (json, job, sheet, path, error))
    return FALSE;
  g_string_append (json, ",\n\"ContainedObjects\": [\n");
  for (guint i = 0; i < laid.n; i++)
    {
      if (!add_card (json, job, sheet, i, path, error))
        return FALSE;
      g_string_append (json, i + 1 < laid.n ? ",\n" : "\n");
    }
  g_string_append (json, "] }");
  return TRUE;
}

static GBytes *
make_object (const MusterPrintJob *job, const char *path, const char *title, GError **error)
{
  g_autoptr (GString) json = g_string_new ("{ ");
  gsize length;

  add_member (json, "SaveName", title);
  g_string_append (json, "\"ObjectStates\": [\n");
  for (guint i = 0; i < count_sheets (job); i++)
    {
      g_string_append (json, i > 0 ? ",\n" : "");
      if (!add_sheet (json, job, i, path, title, error))
        return NULL;
    }
  g_string_append (json, "\n] }\n");
  length = json->len;
  return g_bytes_new_take (g_string_free (g_steal_pointer (&json), FALSE), length);
}

guint
muster_tts_count_files (const MusterPrintJob *job)
{
  return muster_print_job_get_n_cards (job) > 0 ? 2 * count_sheets (job) + 1 : 0;
}

char *
muster_tts_dup_path (const MusterPrintJob *job, const char *path, guint n)
{
  g_autofree char *stem = g_strdup (path);

  if (n == 2 * count_sheets (job))
    return g_steal_pointer (&stem);
  if (g_str_has_suffix (stem, ".json"))
    stem[strlen (stem) - strlen (".json")] = '\0';
  return g_strdup_printf ("%s-%u-%s.png", stem, n / 2 + 1, n % 2 == 0 ? "fronts" : "backs");
}

GBytes *
muster_tts_make_file (MusterPrintJob *job, const char *path, guint n, const char *title, GError **error)
{
  Sheet sheet;

  if (n == 2 * count_sheets (job))
    return make_object (job, path, title, error);
  sheet = lay_sheet (job, n / 2);
  return paint_sheet (job, &sheet, n % 2 == 1, error);
}
