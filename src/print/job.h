/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A print job: cards and rosters on pages. PDF, printer and preview paint the same pages. */
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

/* The same incrementally: an empty job, and adding to it. There are pages from the first card on. Rosters are skipped
 * if the options exclude them. */
MusterPrintJob *muster_print_job_begin (const MusterPrintOptions *options);
void muster_print_job_add_card (MusterPrintJob *job, const MusterCard *card);
void muster_print_job_add_roster (MusterPrintJob *job, const MusterRoster *roster);

/* The calibration sheet for these options: see print/calibration.h. It has no sides. */
MusterPrintJob *muster_print_job_new_calibration (const MusterPrintOptions *options);
void muster_print_job_free (MusterPrintJob *job);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPrintJob, muster_print_job_free)

const MusterPrintOptions *muster_print_job_get_options (const MusterPrintJob *job);

/* Whether fronts and backs alternate from the first page on, as a duplex printer needs. */
gboolean muster_print_job_has_backs (const MusterPrintJob *job);

/* First the card pages, then the rosters. */
guint muster_print_job_get_n_pages (const MusterPrintJob *job);

/* The size of a page in points, in reading orientation. */
void muster_print_job_get_page_size (const MusterPrintJob *job, guint page, gdouble *width, gdouble *height);

/* Paints a page in reading orientation; the target's unit must be a point. */
void muster_print_job_paint (MusterPrintJob *job, guint page, cairo_t *cr);

/* The same for paper, which has one size per job so that printers needn't rotate: landscape pages among portrait
 * rosters are painted rotated. */
void muster_print_job_get_paper_size (const MusterPrintJob *job, gdouble *width, gdouble *height);
void muster_print_job_paint_on_paper (MusterPrintJob *job, guint page, cairo_t *cr);

/* The bounding box of a page's cut cards, in points on that paper. FALSE if the page has no cards. */
gboolean muster_print_job_get_trim (const MusterPrintJob *job, guint page, MusterBox *trim);

/* The form fields: MusterFormField; empty if there is no form. Free with g_array_unref(). */
GArray *muster_print_job_list_fields (const MusterPrintJob *job);

/* The page's title in an outline: "Cards 1–9". Free with g_free(). */
char *muster_print_job_dup_page_title (const MusterPrintJob *job, guint page);

/* The number of card sides, for formats without sheets; list pages if there are no cards. */
guint muster_print_job_get_n_sides (const MusterPrintJob *job);
void muster_print_job_get_side_size (const MusterPrintJob *job, gdouble *width, gdouble *height);
void muster_print_job_paint_side (MusterPrintJob *job, guint side, cairo_t *cr);

/* What is painted where on a side of a card, the upper ones last: MusterCardZone; none on a list. Free with g_array_unref(). */
GArray *muster_print_job_list_zones (MusterPrintJob *job, guint side);

/* The number of cards, and the name of each, a constant of the job. */
guint muster_print_job_get_n_cards (const MusterPrintJob *job);
const char *muster_print_job_get_card_name (const MusterPrintJob *job, guint n);

/* A file name for a side, without extension: "robed-elf-warrior-front". Free with g_free(). */
char *muster_print_job_dup_side_name (const MusterPrintJob *job, guint side);

/* The slowest part of a preflight, incrementally: measures the type on the next card. FALSE if all are done. */
gboolean muster_print_job_measure_next (MusterPrintJob *job);

/* What may not print as intended: MusterPreflight. Free with g_ptr_array_unref(). */
GPtrArray *muster_print_job_preflight (MusterPrintJob *job);

G_END_DECLS
