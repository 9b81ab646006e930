/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One card on a page of HTML. */
#pragma once

#include "model/page/card.h"

G_BEGIN_DECLS

/* Appends a card; `n` numbers them from 1 and distinguishes equal names. */
void muster_html_add_card (GString *html, const MusterCard *card, guint n);

G_END_DECLS
