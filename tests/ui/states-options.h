/* SPDX-License-Identifier: GPL-3.0-or-later */
/* States of the window in which a pack is edited. */
#pragma once

#include "ui/fixture.h"

G_BEGIN_DECLS

void states_show_pack (Fixture *fixture);
void states_show_option_form (Fixture *fixture);
void states_show_mistake (Fixture *fixture);
void states_show_kinds (Fixture *fixture);
void states_show_race_form (Fixture *fixture);
void states_show_card_form (Fixture *fixture);

G_END_DECLS
