/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages above the editor: unsaved changes, with a retry button; and effects of new content on the current thing,
 * until dismissed. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_NOTICES (muster_notices_get_type ())
G_DECLARE_FINAL_TYPE (MusterNotices, muster_notices, MUSTER, NOTICES, GtkWidget)

GtkWidget *muster_notices_new (MusterSession *session);

G_END_DECLS
