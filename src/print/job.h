/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A print job: cards and rosters on pages. The PDF, the printer and the preview all paint the same pages. */
#pragma once

#include "model/page/card.h"
#include "model/page/roster.h"
#include "print/brush.h"
#include "print/options.h"
#include "print/pdf-form.h"
#include "print/preflight.h"
#include "print/sheet.h"

#include <cairo.h>

G_BEGIN_DECLS

typedef struct _MusterPrintJob MusterPrintJob;

/* The cards (MusterCard) and rosters (MusterRoster) must outlive the job. */
MusterPrintJob *muster_print_job_new (const GPtrArray *cards, const GPtrArray *rosters,
                                      const MusterPrintOptions *options);

/* The same bit by bit, for who has something else to do between two cards: an empty one, and what is added to it. There are pages from
 * the first card on. Rosters are left out where the options don't ask for them. */
MusterPrintJob *muster_print_job_begin (const MusterPrintOptions *options);
void muster_print_job_add_card (MusterPrintJob *job, const MusterCard *card);
void muster_print_job_add_roster (MusterPrintJob *job, const MusterRoster *roster);

/* A sheet that tells how far the printer misses with backs, for these options: see print/calibration.h. It has no sides. */
MusterPrintJob *muster_print_job_new_calibration (const MusterPrintOptions *options);
void muster_print_job_free (MusterPrintJob *job);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPrintJob, muster_print_job_free)

const MusterPrintOptions *muster_print_job_get_options (const MusterPrintJob *job);

/* Whether fronts and backs are pages in turn, from the first one on, so that a printer of both sides brings them together. */
gboolean muster_print_job_has_backs (const MusterPrintJob *job);

/* First the sheets of cards, then the rosters. */
guint muster_print_job_get_n_pages (const MusterPrintJob *job);

/* The size of a page in points, turned as one reads it. */
void muster_print_job_get_page_size (const MusterPrintJob *job, guint page, gdouble *width, gdouble *height);

/* Paints a page as one reads it; the target's unit must be a point. */
void muster_print_job_paint (MusterPrintJob *job, guint page, cairo_t *cr);

/* The same for paper, which is of one size in a job, so that no printer has to turn it: a sheet that lies among rosters that
 * stand is painted a quarter turned. */
void muster_print_job_get_paper_size (const MusterPrintJob *job, gdouble *width, gdouble *height);
void muster_print_job_paint_on_paper (MusterPrintJob *job, guint page, cairo_t *cr);

/* What the cards of a page take up together once they are cut, in points on that paper. FALSE where a page has no cards. */
gboolean muster_print_job_get_trim (const MusterPrintJob *job, guint page, MusterBox *trim);

/* What can be filled in on a computer: MusterFormField; empty where there is no form. Free with g_array_unref(). */
GArray *muster_print_job_list_fields (const MusterPrintJob *job);

/* What an outline calls the page: "Cards 1–9". Free with g_free(). */
char *muster_print_job_dup_page_title (const MusterPrintJob *job, guint page);

/* The sides of all cards, one by one, for formats that have no sheets; the pages of the lists where there are no cards. */
guint muster_print_job_get_n_sides (const MusterPrintJob *job);
void muster_print_job_get_side_size (const MusterPrintJob *job, gdouble *width, gdouble *height);
void muster_print_job_paint_side (MusterPrintJob *job, guint side, cairo_t *cr);

/* What is painted where on a side of a card, the upper ones last: MusterCardZone; none on a list. Free with g_array_unref(). */
GArray *muster_print_job_list_zones (MusterPrintJob *job, guint side);

/* How many cards those are, and what each is called, a constant of the job. */
guint muster_print_job_get_n_cards (const MusterPrintJob *job);
const char *muster_print_job_get_card_name (const MusterPrintJob *job, guint n);

/* A file name for a side, without its ending: "robed-elf-warrior-front". Free with g_free(). */
char *muster_print_job_dup_side_name (const MusterPrintJob *job, guint side);

/* The longest part of a preflight, bit by bit: sees how small the type on the next card is. FALSE where all were seen. */
gboolean muster_print_job_measure_next (MusterPrintJob *job);

/* What doesn't go as one would wish: MusterPreflight. Free with g_ptr_array_unref(). */
GPtrArray *muster_print_job_preflight (MusterPrintJob *job);

G_END_DECLS
