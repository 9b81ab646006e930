/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Print options, shared by `muster export`, the print dialog and the window's preview. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  MUSTER_PAPER_A4,
  MUSTER_PAPER_LETTER,
} MusterPaper;

typedef enum
{
  MUSTER_CARD_SIZE_POKER,
  MUSTER_CARD_SIZE_TAROT,
  MUSTER_CARD_SIZE_BRIDGE,
  MUSTER_CARD_SIZE_FULL, /* both sides next to each other */
} MusterCardSize;

typedef enum
{
  MUSTER_BACKS_LONG_EDGE, /* the sheet is turned over its long edge */
  MUSTER_BACKS_SHORT_EDGE,
  MUSTER_BACKS_FOLD, /* the back is next to the front, to be folded behind it */
  MUSTER_BACKS_NONE,
} MusterBacks;

typedef enum
{
  MUSTER_INK_COLOR,
  MUSTER_INK_GREY,
  MUSTER_INK_SAVER, /* black lines on white, no fills */
} MusterInk;

typedef enum
{
  MUSTER_SIDES_BOTH,
  MUSTER_SIDES_FRONT,
  MUSTER_SIDES_BACK,
} MusterSides;

#define MUSTER_BLEED_MOST 3.2

typedef struct
{
  MusterPaper paper;
  MusterCardSize card;
  MusterBacks backs;
  MusterInk ink;
  MusterSides sides;
  gdouble bleed; /* mm */
  gboolean crop_marks;
  gboolean list;    /* the summary page */
  gboolean hand;    /* secret information, such as a hand of cards */
  gboolean codes;   /* on cards, as QR codes */
  gdouble offset_x; /* mm that the printer shifts backs to the right … */
  gdouble offset_y; /* … and down, to be compensated */
} MusterPrintOptions;

/* The defaults; the paper depends on the locale. */
MusterPrintOptions muster_print_options_default (void);

/* Sets an option by name and value: "paper", "letter". FALSE with an error sentence if either is invalid. */
gboolean muster_print_options_set (MusterPrintOptions *options, const char *name, const char *value, GError **error);

/* Sizes in mm. */
void muster_paper_get_size (MusterPaper paper, gdouble *width, gdouble *height);
void muster_card_size_get (MusterCardSize size, gdouble *width, gdouble *height);

G_END_DECLS
