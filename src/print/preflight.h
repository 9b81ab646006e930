/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preflight: what a player should know of cards before they are printed. */
#pragma once

#include "print/card/look.h"

G_BEGIN_DECLS

/* A warning before printing. */
typedef struct
{
  char *subject;  /* the card's name */
  char *sentence; /* what will happen */
} MusterPreflight;

/* No notes yet: MusterPreflight. Free with g_ptr_array_unref(). */
GPtrArray *muster_preflight_new (void);

/* Adds what is to be known of the cards of a plan, whose looks were measured. Cards that look the same are noted once. */
void muster_preflight_add_plan (GPtrArray *notes, const MusterCardPlan *plan, const MusterLooks *looks,
                                MusterBrush *brush);

G_END_DECLS
