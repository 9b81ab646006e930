/* SPDX-License-Identifier: GPL-3.0-or-later */
/* States of the window with house content: a pack, and things that use it. */
#pragma once

#include "ui/fixture.h"

G_BEGIN_DECLS

void states_show_content (Fixture *fixture);
void states_show_option (Fixture *fixture);
void states_show_changes (Fixture *fixture);

/* A character with a carried pack that isn't installed. */
void states_show_carried (Fixture *fixture);

G_END_DECLS
