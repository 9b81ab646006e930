/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small chart of chances: a bar for each number that could be asked for, the one that is asked for marked. */
#pragma once

#include <adwaita.h>

#include "games/puppet-wars/odds.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ODDS_CHART (muster_odds_chart_get_type ())
G_DECLARE_FINAL_TYPE (MusterOddsChart, muster_odds_chart, MUSTER, ODDS_CHART, GtkWidget)

/* Shows the attempt with every number from 1 to 14 in place of its own. FALSE with the reason where no table could see it. */
gboolean muster_odds_chart_show (MusterOddsChart *chart, const MusterPuppetWarsAttempt *attempt, GError **error);

G_END_DECLS
