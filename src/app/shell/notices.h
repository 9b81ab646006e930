/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What has to be said above the editor: that something isn't saved, with a button that tries again; and what new content changed
 * for the thing at hand, until that is put away. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_NOTICES (muster_notices_get_type ())
G_DECLARE_FINAL_TYPE (MusterNotices, muster_notices, MUSTER, NOTICES, GtkWidget)

GtkWidget *muster_notices_new (MusterSession *session);

G_END_DECLS
