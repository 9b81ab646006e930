/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small chart of chances: a bar for each required number, with the current one marked. */
#pragma once

#include <adwaita.h>

#include "games/puppet-wars/odds.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ODDS_CHART (muster_odds_chart_get_type ())
G_DECLARE_FINAL_TYPE (MusterOddsChart, muster_odds_chart, MUSTER, ODDS_CHART, GtkWidget)

/* Shows the attempt for every required number from 1 to 14. FALSE with the reason if the attempt is invalid. */
gboolean muster_odds_chart_show (MusterOddsChart *chart, const MusterPuppetWarsAttempt *attempt, GError **error);

G_END_DECLS
