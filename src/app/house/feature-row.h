/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row for a feature of an option, which expands to its text on the card, the abilities that explain it, and what it
 * adds to a character. */
#pragma once

#include <adwaita.h>

#include "workspace/options/option-form.h"

G_BEGIN_DECLS

/* Callbacks for the n-th feature; `value` is NULL if an attribute is removed. */
typedef struct
{
  void (*set) (gpointer owner, guint n, const char *attribute, const char *value);
  void (*remove) (gpointer owner, guint n);
  void (*explain) (gpointer owner, guint n, GtkWidget *origin); /* adding another ability */
  gpointer owner;
} MusterFeatureListener;

typedef struct _MusterFeatureRow MusterFeatureRow;

MusterFeatureRow *muster_feature_row_new (const MusterFormFeature *feature, guint n,
                                          const MusterFeatureListener *listener);
void muster_feature_row_free (MusterFeatureRow *row);

/* For a list of rows, which owns it. */
GtkWidget *muster_feature_row_get_widget (MusterFeatureRow *row);

/* Shows the feature; FALSE if its structure needs another row. */
gboolean muster_feature_row_fits (MusterFeatureRow *row, const MusterFormFeature *feature);
void muster_feature_row_show (MusterFeatureRow *row, const MusterFormFeature *feature);

void muster_feature_row_flush (MusterFeatureRow *row);
gboolean muster_feature_row_is_unfolded (MusterFeatureRow *row);
void muster_feature_row_unfold (MusterFeatureRow *row);

G_END_DECLS
