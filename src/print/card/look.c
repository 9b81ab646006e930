/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/look.h"

typedef struct
{
  guint uses;
  gdouble smallest;   /* the smallest type on its sides so far; 0 before the ground is painted */
  gdouble coarsest;   /* the lowest picture resolution */
  guint page, shown;  /* how often that page has used it */
  GPtrArray *grounds; /* cairo_surface_t: recordings of the ground, made on demand; or NULL */
} Look;

struct _MusterLooks
{
  MusterBrush *brush;
  gdouble width, height, bleed;
  GArray *looks; /* Look */
  guint page;
};

static void
clear_look (gpointer data)
{
  Look *look = data;

  g_clear_pointer (&look->grounds, g_ptr_array_unref);
}

MusterLooks *
muster_looks_new (MusterBrush *brush, gdouble width, gdouble height, gdouble bleed)
{
  MusterLooks *looks = g_new0 (MusterLooks, 1);

  *looks = (MusterLooks){ brush, width, height, bleed, g_array_new (FALSE, TRUE, sizeof (Look)), 1 };
  g_array_set_clear_func (looks->looks, clear_look);
  return looks;
}

void
muster_looks_free (MusterLooks *looks)
{
  g_array_unref (looks->looks);
  g_free (looks);
}

static Look *
look_of (const MusterLooks *looks, const MusterCardSide *side)
{
  return &g_array_index (looks->looks, Look, side->look);
}

void
muster_looks_add (MusterLooks *looks, MusterCardSide *side)
{
  side->look = looks->looks->len;
  g_array_set_size (looks->looks, looks->looks->len + 1);
}

void
muster_looks_use (MusterLooks *looks, const MusterCardSide *side)
{
  look_of (looks, side)->uses++;
}

guint
muster_looks_get_uses (const MusterLooks *looks, const MusterCardSide *side)
{
  return look_of (looks, side)->uses;
}

void
muster_looks_turn_page (MusterLooks *looks)
{
  looks->page++;
}

/* Writes the name of a side. */
static void
write_name (MusterLooks *looks, const MusterCardSide *side)
{
  Look *look = look_of (looks, side);
  gdouble smallest;

  muster_brush_take_smallest (looks->brush);
  muster_card_write_name (looks->brush, side, looks->width, looks->height);
  smallest = muster_brush_take_smallest (looks->brush);
  look->smallest = MIN (look->smallest, smallest);
}

static void
paint_ground (MusterLooks *looks, const MusterCardSide *side)
{
  muster_brush_take_smallest (looks->brush);
  muster_brush_take_coarsest (looks->brush);
  muster_card_paint_ground (looks->brush, side, looks->width, looks->height, looks->bleed);
  look_of (looks, side)->smallest = muster_brush_take_smallest (looks->brush);
  look_of (looks, side)->coarsest = muster_brush_take_coarsest (looks->brush);
}

/* A recording of a look's ground. The first is painted; the others reference it. */
static cairo_surface_t *
record_ground (MusterLooks *looks, const MusterCardSide *side, cairo_surface_t *first)
{
  cairo_rectangle_t extents
      = { -looks->bleed, -looks->bleed, looks->width + 2 * looks->bleed, looks->height + 2 * looks->bleed };
  cairo_surface_t *ground = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents);
  cairo_t *target = muster_brush_get_target (looks->brush), *cr = cairo_create (ground);

  if (first != NULL)
    {
      cairo_set_source_surface (cr, first, 0, 0);
      cairo_paint (cr);
    }
  else
    {
      muster_brush_set_target (looks->brush, cr);
      paint_ground (looks, side);
      muster_brush_set_target (looks->brush, target);
    }
  cairo_destroy (cr);
  return ground;
}

/* The picture for the next use of a look on a page. Each use needs another one, because cairo 1.16 lists a picture in a
 * page's resources once per use, which is invalid. */
static cairo_surface_t *
next_ground (MusterLooks *looks, const MusterCardSide *side)
{
  Look *look = look_of (looks, side);

  if (look->grounds == NULL)
    look->grounds = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  if (look->page != looks->page)
    {
      look->page = looks->page;
      look->shown = 0;
    }
  if (look->shown == look->grounds->len)
    g_ptr_array_add (look->grounds, record_ground (looks, side, look->shown > 0 ? look->grounds->pdata[0] : NULL));
  return look->grounds->pdata[look->shown++];
}

/* A PDF stores a picture once, however often it is used; other formats gain nothing. */
static gboolean
is_shared (const MusterLooks *looks, const MusterCardSide *side, cairo_t *cr)
{
  return look_of (looks, side)->uses > 1 && cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_PDF;
}

void
muster_looks_paint (MusterLooks *looks, const MusterCardSide *side)
{
  cairo_t *cr = muster_brush_get_target (looks->brush);

  if (is_shared (looks, side, cr))
    {
      cairo_set_source_surface (cr, next_ground (looks, side), 0, 0);
      cairo_paint (cr);
    }
  else
    paint_ground (looks, side);
  write_name (looks, side);
}

/* Anything not painted yet is painted to nowhere, with the code that will print it. */
void
muster_looks_measure (MusterLooks *looks, const MusterCardSide *side)
{
  cairo_surface_t *nothing = cairo_image_surface_create (CAIRO_FORMAT_A8, 0, 0);
  cairo_t *target = muster_brush_get_target (looks->brush), *cr = cairo_create (nothing);

  muster_brush_set_target (looks->brush, cr);
  if (look_of (looks, side)->smallest == 0)
    paint_ground (looks, side);
  write_name (looks, side);
  muster_brush_set_target (looks->brush, target);
  cairo_destroy (cr);
  cairo_surface_destroy (nothing);
}

gdouble
muster_looks_get_smallest (const MusterLooks *looks, const MusterCardSide *side)
{
  return look_of (looks, side)->smallest;
}

gdouble
muster_looks_get_coarsest (const MusterLooks *looks, const MusterCardSide *side)
{
  return look_of (looks, side)->coarsest;
}
