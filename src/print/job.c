#include "print/job.h"

#include <glib/gi18n-lib.h>

#include "model/id.h"
#include "print/card.h"
#include "print/page.h"
#include "print/roster.h"

/* What the sides of a look have in common. A hundred copies of a card are painted once, in a PDF, and only their
 * numbered names a hundred times. */
typedef struct
{
  guint uses;
  guint page, shown;  /* how often the page at hand shows it already */
  GPtrArray *grounds; /* cairo_surface_t: recordings of all but the name, once they were needed; or NULL */
} Look;

struct _MusterPrintJob
{
  MusterPrintOptions options;
  MusterBrush *brush;
  GPtrArray *plans; /* MusterCardPlan, one for all cards that look the same */
  GArray *cards;    /* MusterPrintCard, all of them */
  GArray *looks;    /* Look */
  GPtrArray *rosters; /* MusterRosterPlan */
  guint roster_pages;
  guint page; /* at hand, from 1 */
  MusterSheetLayout layout;
  gdouble width, height; /* of a card side, in points */
};

static void
clear_look (gpointer data)
{
  Look *look = data;

  g_clear_pointer (&look->grounds, g_ptr_array_unref);
}

static Look *
look_of (const MusterPrintJob *job, const MusterCardSide *side)
{
  return &g_array_index (job->looks, Look, side->look);
}

static void
number_look (MusterPrintJob *job, MusterCardSide *side)
{
  Look look = { 0 };

  side->look = job->looks->len;
  g_array_append_val (job->looks, look);
}

static MusterCardPlan *
add_plan (MusterPrintJob *job, const MusterCard *card)
{
  MusterCardPlan *plan = muster_card_plan_new (job->brush, card, job->width, job->height);

  for (guint i = 0; i < plan->cards->len; i++)
    {
      number_look (job, &g_array_index (plan->cards, MusterPrintCard, i).front);
      number_look (job, &g_array_index (plan->cards, MusterPrintCard, i).back);
    }
  g_ptr_array_add (job->plans, plan);
  return plan;
}

/* Adds what a plan makes of a card. */
static void
add_card (MusterPrintJob *job, const MusterCardPlan *plan, const MusterCard *card)
{
  for (guint i = 0; i < plan->cards->len; i++)
    {
      MusterPrintCard copy = g_array_index (plan->cards, MusterPrintCard, i);

      copy.front.card = copy.back.card = card;
      look_of (job, &copy.front)->uses++;
      look_of (job, &copy.back)->uses++;
      g_array_append_val (job->cards, copy);
    }
}

static void
add_cards (MusterPrintJob *job, const GPtrArray *cards)
{
  g_autoptr (GHashTable) plans = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < cards->len; i++)
    {
      g_autofree char *look = muster_card_dup_look (cards->pdata[i]);
      MusterCardPlan *plan = g_hash_table_lookup (plans, look);

      if (plan == NULL)
        {
          plan = add_plan (job, cards->pdata[i]);
          g_hash_table_insert (plans, g_steal_pointer (&look), plan);
        }
      add_card (job, plan, cards->pdata[i]);
    }
}

static void
add_rosters (MusterPrintJob *job, const GPtrArray *rosters)
{
  gdouble width, height;

  muster_paper_get_size (job->options.paper, &width, &height);
  for (guint i = 0; job->options.list && i < rosters->len; i++)
    {
      MusterRosterPlan *plan = muster_roster_plan_new (job->brush, rosters->pdata[i], MUSTER_MM (width), MUSTER_MM (height));

      g_ptr_array_add (job->rosters, plan);
      job->roster_pages += muster_roster_plan_get_n_pages (plan);
    }
}

MusterPrintJob *
muster_print_job_new (const GPtrArray *cards, const GPtrArray *rosters, const MusterPrintOptions *options)
{
  MusterPrintJob *job = g_new0 (MusterPrintJob, 1);
  gdouble width, height;

  job->options = *options;
  job->brush = muster_brush_new (options->ink);
  job->plans = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_plan_free);
  job->cards = g_array_new (FALSE, FALSE, sizeof (MusterPrintCard));
  job->looks = g_array_new (FALSE, FALSE, sizeof (Look));
  g_array_set_clear_func (job->looks, clear_look);
  job->rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_plan_free);
  muster_card_size_get (options->card, &width, &height);
  job->width = MUSTER_MM (options->card == MUSTER_CARD_SIZE_FULL ? width / 2 : width);
  job->height = MUSTER_MM (height);
  add_cards (job, cards);
  add_rosters (job, rosters);
  job->layout = muster_sheet_lay_out (&job->options, job->cards->len);

  return job;
}

void
muster_print_job_free (MusterPrintJob *job)
{
  g_ptr_array_unref (job->plans);
  g_ptr_array_unref (job->rosters);
  g_array_unref (job->cards);
  g_array_unref (job->looks);
  muster_brush_free (job->brush);
  g_free (job);
}

guint
muster_print_job_get_n_pages (const MusterPrintJob *job)
{
  return job->roster_pages + job->layout.pages;
}

void
muster_print_job_get_page_size (const MusterPrintJob *job, guint page, gdouble *width, gdouble *height)
{
  gdouble paper_width, paper_height;

  muster_paper_get_size (job->options.paper, &paper_width, &paper_height);
  *width = MUSTER_MM (page < job->roster_pages ? paper_width : job->layout.width);
  *height = MUSTER_MM (page < job->roster_pages ? paper_height : job->layout.height);
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

static void
paint_ground (MusterPrintJob *job, const MusterCardSide *side)
{
  muster_card_paint_ground (job->brush, side, job->width, job->height, points (job->options.bleed));
}

/* A recording of a look's ground. The first is painted; the others only show the first. */
static cairo_surface_t *
record_ground (MusterPrintJob *job, const MusterCardSide *side, cairo_surface_t *first)
{
  gdouble bleed = points (job->options.bleed);
  cairo_rectangle_t extents = { -bleed, -bleed, job->width + 2 * bleed, job->height + 2 * bleed };
  cairo_surface_t *ground = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents);
  cairo_t *target = muster_brush_get_target (job->brush), *cr = cairo_create (ground);

  if (first != NULL)
    {
      cairo_set_source_surface (cr, first, 0, 0);
      cairo_paint (cr);
    }
  else
    {
      muster_brush_set_target (job->brush, cr);
      paint_ground (job, side);
      muster_brush_set_target (job->brush, target);
    }
  cairo_destroy (cr);
  return ground;
}

/* The picture to show for the next use of a look on a page. It is another one for each, as cairo (1.16) names a picture
 * in the resources of a page as often as the page shows it, which isn't allowed. */
static cairo_surface_t *
next_ground (MusterPrintJob *job, const MusterCardSide *side)
{
  Look *look = look_of (job, side);

  if (look->grounds == NULL)
    look->grounds = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  if (look->page != job->page)
    {
      look->page = job->page;
      look->shown = 0;
    }
  if (look->shown == look->grounds->len)
    g_ptr_array_add (look->grounds, record_ground (job, side, look->shown > 0 ? look->grounds->pdata[0] : NULL));
  return look->grounds->pdata[look->shown++];
}

/* A PDF holds a picture once, however often it is shown; elsewhere there is nothing to gain. */
static gboolean
is_shared (const MusterPrintJob *job, const MusterCardSide *side, cairo_t *cr)
{
  return look_of (job, side)->uses > 1 && cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_PDF;
}

/* One side in its place, clipped to its bleed. */
static void
paint_side_at (MusterPrintJob *job, cairo_t *cr, const MusterCardSide *side, MusterRectangle at, gboolean turned)
{
  gdouble bleed = points (job->options.bleed);

  cairo_save (cr);
  cairo_translate (cr, points (at.x), points (at.y));
  if (turned)
    {
      cairo_translate (cr, job->width, job->height);
      cairo_rotate (cr, G_PI);
    }
  cairo_rectangle (cr, -bleed, -bleed, job->width + 2 * bleed, job->height + 2 * bleed);
  cairo_clip (cr);
  if (is_shared (job, side, cr))
    {
      cairo_set_source_surface (cr, next_ground (job, side), 0, 0);
      cairo_paint (cr);
    }
  else
    paint_ground (job, side);
  muster_card_write_name (job->brush, side, job->width, job->height);
  cairo_restore (cr);
}

static void
paint_placement (MusterPrintJob *job, cairo_t *cr, const MusterPlacement *placement)
{
  const MusterPrintCard *card = card_at (job, placement->card);
  MusterRectangle half = placement->at;

  if (job->options.card != MUSTER_CARD_SIZE_FULL)
    {
      paint_side_at (job, cr, placement->back ? &card->back : &card->front, placement->at, placement->turned);
      return;
    }
  half.width /= 2;
  if (job->options.sides != MUSTER_SIDES_BACK)
    paint_side_at (job, cr, &card->front, half, FALSE);
  half.x += half.width;
  if (job->options.sides != MUSTER_SIDES_FRONT)
    paint_side_at (job, cr, &card->back, half, FALSE);
}

static char *
dup_range (const MusterPrintJob *job, guint sheet_page)
{
  guint first = sheet_page / (job->layout.backs ? 2 : 1) * job->layout.per_page;
  guint last = MIN (first + job->layout.per_page, job->cards->len);
  const char *side = muster_sheet_is_back (&job->layout, sheet_page) || job->options.sides == MUSTER_SIDES_BACK ? _ ("backs") : _ ("fronts");

  if (last == first + 1)
    return g_strdup_printf (_ ("Card %u, %s"), last, side);
  return g_strdup_printf (_ ("Cards %u to %u, %s"), first + 1, last, side);
}

static void
paint_sheet (MusterPrintJob *job, guint sheet_page, guint page, cairo_t *cr)
{
  g_autoptr (GArray) placements = muster_sheet_place (&job->layout, job->cards->len, sheet_page);
  g_autofree char *range = dup_range (job, sheet_page);
  g_autofree char *words = g_strdup_printf (_ ("Print at 100 %%: this line is 50 mm · Page %u of %u · %s"), page + 1,
                                            muster_print_job_get_n_pages (job), range);

  for (guint i = 0; i < placements->len; i++)
    paint_placement (job, cr, &g_array_index (placements, MusterPlacement, i));
  muster_page_paint_marks (job->brush, &job->layout, placements);
  muster_page_paint_margin (job->brush, &job->layout, muster_sheet_is_back (&job->layout, sheet_page), words);
}

/* The roster a page belongs to; the page becomes one of its own. */
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

void
muster_print_job_paint (MusterPrintJob *job, guint page, cairo_t *cr)
{
  guint own = page;

  muster_brush_set_target (job->brush, cr);
  job->page = page + 1;
  if (page >= job->roster_pages)
    {
      paint_sheet (job, page - job->roster_pages, page, cr);
      return;
    }
  muster_roster_plan_paint (roster_at (job, &own), own);
}

char *
muster_print_job_dup_page_title (const MusterPrintJob *job, guint page)
{
  guint own = page;

  if (page < job->roster_pages)
    return g_strdup (muster_roster_plan_get_title (roster_at (job, &own)));
  return dup_range (job, page - job->roster_pages);
}

guint
muster_print_job_get_n_sides (const MusterPrintJob *job)
{
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
  *width = job->width + 2 * points (job->options.bleed);
  *height = job->height + 2 * points (job->options.bleed);
}

void
muster_print_job_paint_side (MusterPrintJob *job, guint side, cairo_t *cr)
{
  muster_brush_set_target (job->brush, cr);
  paint_side_at (job, cr, side_at (job, side), (MusterRectangle){ job->options.bleed, job->options.bleed, 0, 0 }, FALSE);
}

char *
muster_print_job_dup_side_name (const MusterPrintJob *job, guint side)
{
  const MusterCardSide *painted = side_at (job, side);
  g_autofree char *id = muster_id_dup_from_name (painted->card->name);
  gboolean both = job->options.sides == MUSTER_SIDES_BOTH;

  return g_strdup_printf ("%03u-%s-%s", (both ? side / 2 : side) + 1, *id != '\0' ? id : "card",
                          (both ? side % 2 == 1 : job->options.sides == MUSTER_SIDES_BACK) ? "back" : "front");
}

static void
free_preflight (gpointer data)
{
  MusterPreflight *preflight = data;

  g_free (preflight->subject);
  g_free (preflight->sentence);
  g_free (preflight);
}

/* Takes `sentence` over. */
static void
note (GPtrArray *notes, const char *subject, char *sentence)
{
  MusterPreflight *preflight = g_new0 (MusterPreflight, 1);

  preflight->subject = g_strdup (*subject != '\0' ? subject : _ ("Unnamed"));
  preflight->sentence = sentence;
  g_ptr_array_add (notes, preflight);
}

/* The smallest type on a card: it is painted onto nothing, by the very code that will print it. */
static gdouble
find_smallest (MusterPrintJob *job, const MusterPrintCard *card, cairo_t *cr)
{
  muster_brush_set_target (job->brush, cr);
  muster_brush_take_smallest (job->brush);
  muster_card_paint (job->brush, &card->front, job->width, job->height, 0);
  muster_card_paint (job->brush, &card->back, job->width, job->height, 0);
  return muster_brush_take_smallest (job->brush);
}

static void
check_plan (MusterPrintJob *job, const MusterCardPlan *plan, cairo_t *cr, GPtrArray *notes)
{
  const MusterPrintCard *first = &g_array_index (plan->cards, MusterPrintCard, 0);
  const MusterCard *card = first->front.card;
  gdouble smallest = find_smallest (job, first, cr);

  if (!card->legal)
    note (notes, card->name, g_strdup (_ ("is not legal; the card says so")));
  if (plan->cards->len > 1)
    note (notes, card->name, g_strdup_printf (ngettext ("doesn't fit on one card; it goes on on %u more",
                                                        "doesn't fit on one card; it goes on on %u more", plan->cards->len - 1),
                                              plan->cards->len - 1));
  if (smallest < MUSTER_LEAST_SIZE)
    note (notes, card->name, g_strdup_printf (_ ("has a text too long for its place; it is printed at %.2g points"), smallest));
}

GPtrArray *
muster_print_job_preflight (MusterPrintJob *job)
{
  GPtrArray *notes = g_ptr_array_new_with_free_func (free_preflight);
  cairo_surface_t *nothing = cairo_image_surface_create (CAIRO_FORMAT_A8, 0, 0);
  cairo_t *cr = cairo_create (nothing);

  for (guint i = 0; i < job->plans->len; i++)
    check_plan (job, job->plans->pdata[i], cr, notes);
  cairo_destroy (cr);
  cairo_surface_destroy (nothing);

  return notes;
}
