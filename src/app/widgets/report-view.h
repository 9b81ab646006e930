/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thing that has no editor of its own, told about in words. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REPORT_VIEW (muster_report_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterReportView, muster_report_view, MUSTER, REPORT_VIEW, MusterEditor)

GtkWidget *muster_report_view_new (MusterSession *session);

G_END_DECLS
