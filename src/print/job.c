/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/job.h"

#include "model/text/id.h"
#include "model/i18n.h"
#include "print/calibration.h"
#include "print/card/look.h"
#include "print/page.h"
#include "print/roster/roster.h"

/* Limit of a name within a file name. */
#define MOST_LETTERS 48

struct _MusterPrintJob
{
  MusterPrintOptions options;
  MusterBrush *brush;
  GPtrArray *plans; /* MusterCardPlan, one for all cards that look the same */
  GHashTable *plans_by_look;
  GHashTable *plans_by_origin; /* plan by the original card of copies */
  GArray *cards;               /* MusterPrintCard, all of them */
  guint measured;              /* how many of them have been measured */
  MusterLooks *looks;
  GPtrArray *rosters; /* MusterRosterPlan */
  guint roster_pages;
  gboolean calibration; /* a page for calibration instead of cards */
  MusterSheetLayout layout;
  gdouble width, height; /* of a card side, in points */
};

static MusterCardPlan *
add_plan (MusterPrintJob *job, const MusterCard *card)
{
  MusterCardPlan *plan = muster_card_plan_new (job->brush, card, job->width, job->height);

  for (guint i = 0; i < plan->cards->len; i++)
    {
      muster_looks_add (job->looks, &g_array_index (plan->cards, MusterPrintCard, i).front);
      muster_looks_add (job->looks, &g_array_index (plan->cards, MusterPrintCard, i).back);
    }
  g_ptr_array_add (job->plans, plan);
  return plan;
}

/* Adds a plan's sides for a card. */
static void
add_card (MusterPrintJob *job, const MusterCardPlan *plan, const MusterCard *card)
{
  for (guint i = 0; i < plan->cards->len; i++)
    {
      MusterPrintCard copy = g_array_index (plan->cards, MusterPrintCard, i);

      copy.front.card = copy.back.card = card;
      muster_looks_use (job->looks, &copy.front);
      muster_looks_use (job->looks, &copy.back);
      g_array_append_val (job->cards, copy);
    }
}

static void
lay_out (MusterPrintJob *job)
{
  job->layout = muster_sheet_lay_out (&job->options, job->cards->len);
}

/* Copies look like their original, and so do cards with the same contents. */
static MusterCardPlan *
find_plan (MusterPrintJob *job, const MusterCard *card)
{
  const MusterCard *origin = card->origin != NULL ? card->origin : card;
  MusterCardPlan *plan = g_hash_table_lookup (job->plans_by_origin, origin);
  g_autofree char *look = plan == NULL ? muster_card_dup_look (card) : NULL;

  if (plan == NULL)
    plan = g_hash_table_lookup (job->plans_by_look, look);
  if (plan == NULL)
    {
      plan = add_plan (job, card);
      g_hash_table_insert (job->plans_by_look, g_steal_pointer (&look), plan);
    }
  g_hash_table_insert (job->plans_by_origin, (gpointer) origin, plan);
  return plan;
}

void
muster_print_job_add_card (MusterPrintJob *job, const MusterCard *card)
{
  add_card (job, find_plan (job, card), card);
  lay_out (job);
}

void
muster_print_job_add_roster (MusterPrintJob *job, const MusterRoster *roster)
{
  gdouble width, height;
  MusterRosterPlan *plan;

  if (!job->options.list)
    return;
  muster_paper_get_size (job->options.paper, &width, &height);
  plan = muster_roster_plan_new (job->brush, roster, MUSTER_MM (width), MUSTER_MM (height));
  g_ptr_array_add (job->rosters, plan);
  job->roster_pages += muster_roster_plan_get_n_pages (plan);
}

MusterPrintJob *
muster_print_job_begin (const MusterPrintOptions *options)
{
  MusterPrintJob *job = g_new0 (MusterPrintJob, 1);
  gdouble width, height;

  job->options = *options;
  job->brush = muster_brush_new (options->ink);
  muster_brush_set_codes (job->brush, options->codes);
  job->plans = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_plan_free);
  job->plans_by_look = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  job->plans_by_origin = g_hash_table_new (NULL, NULL);
  job->cards = g_array_new (FALSE, FALSE, sizeof (MusterPrintCard));
  job->rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_plan_free);
  muster_card_size_get (options->card, &width, &height);
  job->width = MUSTER_MM (options->card == MUSTER_CARD_SIZE_FULL ? width / 2 : width);
  job->height = MUSTER_MM (height);
  job->looks = muster_looks_new (job->brush, job->width, job->height, MUSTER_MM (options->bleed));
  lay_out (job);

  return job;
}

MusterPrintJob *
muster_print_job_new (const GPtrArray *cards, const GPtrArray *rosters, const MusterPrintOptions *options)
{
  MusterPrintJob *job = muster_print_job_begin (options);

  for (guint i = 0; i < cards->len; i++)
    muster_print_job_add_card (job, cards->pdata[i]);
  for (guint i = 0; job->options.list && i < rosters->len; i++)
    muster_print_job_add_roster (job, rosters->pdata[i]);
  return job;
}

MusterPrintJob *
muster_print_job_new_calibration (const MusterPrintOptions *options)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  MusterPrintOptions both = *options;
  MusterPrintJob *job;

  /* Calibration requires backs. */
  if (both.backs != MUSTER_BACKS_SHORT_EDGE)
    both.backs = MUSTER_BACKS_LONG_EDGE;
  job = muster_print_job_new (none, none, &both);
  job->calibration = TRUE;
  job->layout.backs = TRUE;
  job->layout.pages = 2;
  return job;
}

void
muster_print_job_free (MusterPrintJob *job)
{
  g_hash_table_unref (job->plans_by_look);
  g_hash_table_unref (job->plans_by_origin);
  g_ptr_array_unref (job->plans);
  g_ptr_array_unref (job->rosters);
  g_array_unref (job->cards);
  muster_looks_free (job->looks);
  muster_brush_free (job->brush);
  g_free (job);
}

guint
muster_print_job_get_n_pages (const MusterPrintJob *job)
{
  return job->roster_pages + job->layout.pages;
}

const MusterPrintOptions *
muster_print_job_get_options (const MusterPrintJob *job)
{
  return &job->options;
}

gboolean
muster_print_job_has_backs (const MusterPrintJob *job)
{
  return job->layout.backs && job->layout.pages > 0;
}

static gboolean
is_sheet (const MusterPrintJob *job, guint page)
{
  return page < job->layout.pages;
}

void
muster_print_job_get_page_size (const MusterPrintJob *job, guint page, gdouble *width, gdouble *height)
{
  gdouble paper_width, paper_height;

  muster_paper_get_size (job->options.paper, &paper_width, &paper_height);
  *width = MUSTER_MM (is_sheet (job, page) ? job->layout.width : paper_width);
  *height = MUSTER_MM (is_sheet (job, page) ? job->layout.height : paper_height);
}

/* The last page is a roster if there is one. */
void
muster_print_job_get_paper_size (const MusterPrintJob *job, gdouble *width, gdouble *height)
{
  muster_print_job_get_page_size (job, job->roster_pages > 0 ? job->layout.pages : 0, width, height);
}

static const MusterPrintCard *
card_at (const MusterPrintJob *job, guint n)
{
  return &g_array_index (job->cards, MusterPrintCard, n);
}

static gdouble
points (gdouble mm)
{
  return MUSTER_MM (mm);
}

/* A side in its place, clipped to its bleed, which is absent where another side touches it. */
static void
paint_side_at (MusterPrintJob *job, cairo_t *cr, const MusterCardSide *side, const MusterPlacement *placement)
{
  gdouble bleed = points (job->options.bleed), left = placement->folded < 0 ? 0 : bleed,
          right = placement->folded > 0 ? 0 : bleed;

  cairo_save (cr);
  cairo_translate (cr, points (placement->at.x), points (placement->at.y));
  if (placement->turned)
    {
      cairo_translate (cr, job->width, job->height);
      cairo_rotate (cr, G_PI);
    }
  cairo_rectangle (cr, -left, -bleed, job->width + left + right, job->height + 2 * bleed);
  cairo_clip (cr);
  cairo_tag_begin (cr, "P", NULL);
  muster_looks_paint (job->looks, side);
  cairo_tag_end (cr, "P");
  cairo_restore (cr);
}

static void
paint_placement (MusterPrintJob *job, cairo_t *cr, const MusterPlacement *placement)
{
  const MusterPrintCard *card = card_at (job, placement->card);
  MusterPlacement half = *placement;

  if (job->options.card != MUSTER_CARD_SIZE_FULL)
    {
      paint_side_at (job, cr, placement->back ? &card->back : &card->front, placement);
      return;
    }
  half.at.width /= 2;
  half.folded = 1;
  if (job->options.sides != MUSTER_SIDES_BACK)
    paint_side_at (job, cr, &card->front, &half);
  half.at.x += half.at.width;
  half.folded = -1;
  if (job->options.sides != MUSTER_SIDES_FRONT)
    paint_side_at (job, cr, &card->back, &half);
}

static char *
dup_range (const MusterPrintJob *job, guint page)
{
  guint first = page / (job->layout.backs ? 2 : 1) * job->layout.per_page;
  guint last = MIN (first + job->layout.per_page, job->cards->len);
  gboolean one = last == first + 1;

  if (job->calibration)
    return g_strdup (page == 0 ? _ ("Calibration, front") : _ ("Calibration, back"));
  if (muster_sheet_shows_both (&job->layout))
    return one ? g_strdup_printf (_ ("Card %u"), last) : g_strdup_printf (_ ("Cards %u to %u"), first + 1, last);
  if (muster_sheet_is_back (&job->layout, page) || job->options.sides == MUSTER_SIDES_BACK)
    return one ? g_strdup_printf (_ ("Card %u, back"), last)
               : g_strdup_printf (_ ("Cards %u to %u, backs"), first + 1, last);
  return one ? g_strdup_printf (_ ("Card %u, front"), last)
             : g_strdup_printf (_ ("Cards %u to %u, fronts"), first + 1, last);
}

static void
paint_sheet (MusterPrintJob *job, guint page, cairo_t *cr)
{
  g_autoptr (GArray) placements = muster_sheet_place (&job->layout, job->cards->len, page);
  g_autofree char *range = dup_range (job, page);
  g_autofree char *words
      = g_strdup_printf (_ ("Page %u of %u · %s"), page + 1, muster_print_job_get_n_pages (job), range);

  if (job->calibration)
    muster_calibration_paint (job->brush, &job->layout, page == 1);
  for (guint i = 0; i < placements->len; i++)
    paint_placement (job, cr, &g_array_index (placements, MusterPlacement, i));
  muster_page_paint_marks (job->brush, &job->layout, placements);
  muster_page_paint_margin (job->brush, &job->layout, muster_sheet_is_back (&job->layout, page), words);
}

/* The roster of a page; `page` becomes its page number there. */
static MusterRosterPlan *
roster_at (const MusterPrintJob *job, guint *page)
{
  for (guint i = 0; i < job->rosters->len; i++)
    {
      guint n = muster_roster_plan_get_n_pages (job->rosters->pdata[i]);

      if (*page < n)
        return job->rosters->pdata[i];
      *page -= n;
    }
  g_return_val_if_reached (NULL);
}

static void
paint_roster (MusterPrintJob *job, guint page, cairo_t *cr)
{
  MusterRosterPlan *plan = roster_at (job, &page);

  cairo_tag_begin (cr, "P", NULL);
  muster_roster_plan_paint (plan, page);
  cairo_tag_end (cr, "P");
}

void
muster_print_job_paint (MusterPrintJob *job, guint page, cairo_t *cr)
{
  muster_brush_set_target (job->brush, cr);
  muster_looks_turn_page (job->looks);
  cairo_tag_begin (cr, "Sect", NULL);
  if (is_sheet (job, page))
    paint_sheet (job, page, cr);
  else
    paint_roster (job, page - job->layout.pages, cr);
  cairo_tag_end (cr, "Sect");
}

/* Rotated as printers rotate landscape pages, top to the left, on both sides of the paper. */
static gboolean
is_turned (const MusterPrintJob *job, guint page, gdouble *paper_height)
{
  gdouble paper_width, width, height;

  muster_print_job_get_paper_size (job, &paper_width, paper_height);
  muster_print_job_get_page_size (job, page, &width, &height);
  return width > paper_width;
}

gboolean
muster_print_job_get_trim (const MusterPrintJob *job, guint page, MusterBox *trim)
{
  g_autoptr (GArray) placements
      = is_sheet (job, page) ? muster_sheet_place (&job->layout, job->cards->len, page) : NULL;
  gdouble left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = 0, bottom = 0, paper_height;

  if (placements == NULL || placements->len == 0)
    return FALSE;
  for (guint i = 0; i < placements->len; i++)
    {
      const MusterRectangle *at = &g_array_index (placements, MusterPlacement, i).at;

      left = MIN (left, points (at->x));
      top = MIN (top, points (at->y));
      right = MAX (right, points (at->x + at->width));
      bottom = MAX (bottom, points (at->y + at->height));
    }
  *trim = is_turned (job, page, &paper_height) ? (MusterBox){ top, paper_height - right, bottom - top, right - left }
                                               : (MusterBox){ left, top, right - left, bottom - top };
  return TRUE;
}

GArray *
muster_print_job_list_fields (const MusterPrintJob *job)
{
  GArray *fields = muster_form_fields_new ();
  guint page = job->layout.pages;

  for (guint i = 0; i < job->rosters->len; i++)
    {
      muster_roster_plan_add_fields (job->rosters->pdata[i], page, fields);
      page += muster_roster_plan_get_n_pages (job->rosters->pdata[i]);
    }
  return fields;
}

void
muster_print_job_paint_on_paper (MusterPrintJob *job, guint page, cairo_t *cr)
{
  gdouble paper_height;

  cairo_save (cr);
  if (is_turned (job, page, &paper_height))
    {
      cairo_translate (cr, 0, paper_height);
      cairo_rotate (cr, -G_PI_2);
    }
  muster_print_job_paint (job, page, cr);
  cairo_restore (cr);
}

char *
muster_print_job_dup_page_title (const MusterPrintJob *job, guint page)
{
  if (is_sheet (job, page))
    return dup_range (job, page);
  page -= job->layout.pages;
  return g_strdup (muster_roster_plan_get_title (roster_at (job, &page)));
}

/* Without cards, the pages of the lists are the pictures. */
static gboolean
has_lists_only (const MusterPrintJob *job)
{
  return job->cards->len == 0 && !job->calibration;
}

guint
muster_print_job_get_n_cards (const MusterPrintJob *job)
{
  return job->cards->len;
}

const char *
muster_print_job_get_card_name (const MusterPrintJob *job, guint n)
{
  return card_at (job, n)->front.card->name;
}

guint
muster_print_job_get_n_sides (const MusterPrintJob *job)
{
  if (has_lists_only (job))
    return muster_print_job_get_n_pages (job);
  return job->cards->len * (job->options.sides == MUSTER_SIDES_BOTH ? 2 : 1);
}

static const MusterCardSide *
side_at (const MusterPrintJob *job, guint side)
{
  gboolean both = job->options.sides == MUSTER_SIDES_BOTH;
  const MusterPrintCard *card = card_at (job, both ? side / 2 : side);
  gboolean back = both ? side % 2 == 1 : job->options.sides == MUSTER_SIDES_BACK;

  return back ? &card->back : &card->front;
}

void
muster_print_job_get_side_size (const MusterPrintJob *job, gdouble *width, gdouble *height)
{
  if (has_lists_only (job))
    {
      muster_print_job_get_paper_size (job, width, height);
      return;
    }
  *width = job->width + 2 * points (job->options.bleed);
  *height = job->height + 2 * points (job->options.bleed);
}

void
muster_print_job_paint_side (MusterPrintJob *job, guint side, cairo_t *cr)
{
  const MusterPlacement placement = { .at = { job->options.bleed, job->options.bleed, 0, 0 } };

  if (has_lists_only (job))
    {
      muster_print_job_paint_on_paper (job, side, cr);
      return;
    }
  muster_brush_set_target (job->brush, cr);
  paint_side_at (job, cr, side_at (job, side), &placement);
}

GArray *
muster_print_job_list_zones (MusterPrintJob *job, guint side)
{
  GArray *zones = g_array_new (FALSE, FALSE, sizeof (MusterCardZone));
  cairo_surface_t *nowhere = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (nowhere);

  if (!has_lists_only (job))
    {
      muster_brush_set_zones (job->brush, zones);
      muster_print_job_paint_side (job, side, cr);
      muster_brush_set_zones (job->brush, NULL);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (nowhere);
  return zones;
}

/* File names are limited to 255 bytes, so long names are cut; the number in front distinguishes cards. */
static char *
dup_file_name (const char *name)
{
  char *id = muster_id_dup_from_name (name);

  g_utf8_offset_to_pointer (id, MIN (g_utf8_strlen (id, -1), MOST_LETTERS))[0] = '\0';
  return id;
}

static char *
dup_list_name (const MusterPrintJob *job, guint page)
{
  g_autofree char *title = muster_print_job_dup_page_title (job, page), *id = dup_file_name (title);

  return g_strdup_printf ("%03u-%s-list", page + 1, *id != '\0' ? id : "list");
}

char *
muster_print_job_dup_side_name (const MusterPrintJob *job, guint side)
{
  g_autofree char *id = has_lists_only (job) ? NULL : dup_file_name (side_at (job, side)->card->name);
  gboolean both = job->options.sides == MUSTER_SIDES_BOTH;

  if (id == NULL)
    return dup_list_name (job, side);
  return g_strdup_printf ("%0*u-%s-%s", job->cards->len > 999 ? 4 : 3, (both ? side / 2 : side) + 1,
                          *id != '\0' ? id : "card",
                          (both ? side % 2 == 1 : job->options.sides == MUSTER_SIDES_BACK) ? "back" : "front");
}

gboolean
muster_print_job_measure_next (MusterPrintJob *job)
{
  const MusterPrintCard *card;

  if (job->measured == job->cards->len)
    return FALSE;
  card = card_at (job, job->measured++);
  muster_looks_measure (job->looks, &card->front);
  muster_looks_measure (job->looks, &card->back);
  return TRUE;
}

GPtrArray *
muster_print_job_preflight (MusterPrintJob *job)
{
  GPtrArray *notes = muster_preflight_new ();

  while (muster_print_job_measure_next (job))
    ;
  for (guint i = 0; i < job->plans->len; i++)
    muster_preflight_add_plan (notes, job->plans->pdata[i], job->looks, job->brush);

  return notes;
}
