/* A thing that has no editor yet, told about in words. */
#pragma once

#include <adwaita.h>

#include "model/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REPORT_VIEW (muster_report_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterReportView, muster_report_view, MUSTER, REPORT_VIEW, AdwBin)

GtkWidget *muster_report_view_new (void);

void muster_report_view_show (MusterReportView *view, const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
