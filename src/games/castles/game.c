/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/reference.h"
#include "games/castles/game.h"

#include "games/castles/check.h"
#include "games/castles/file.h"
#include "games/castles/play.h"
#include "games/castles/roster.h"
#include "model/i18n.h"

static MusterThing *
start_kingdom (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  MusterCastlesKingdom *kingdom = muster_castles_kingdom_new (&muster_castles_kingdom_class);

  kingdom->thing.name = g_strdup (_ ("New kingdom"));
  muster_castles_kingdom_insert_castle (kingdom, 0, muster_castles_castle_new ());
  return &kingdom->thing;
}

const MusterThingRules muster_castles_kingdom_rules = {
  .heading = N_ ("Kingdoms · Castles"),
  .start_label = N_ ("New Kingdom"),
  .start = start_kingdom,
  .read = muster_castles_read_kingdom,
  .write = muster_castles_write_kingdom,
  .judge = muster_castles_judge_kingdom,
  .report = muster_castles_report_kingdom,
  .add_remedies = muster_castles_add_remedies,
  .make_roster = muster_castles_make_roster,
  .make_play = muster_castles_make_play,
};

static const MusterThingClass *const classes[] = { &muster_castles_kingdom_class, NULL };

static const MusterKind kinds[] = { MUSTER_KIND_CASTLE_CARD, MUSTER_KIND_RULE, MUSTER_N_KINDS };

static MusterThing *
make_example (const MusterCatalog *catalog, const MusterOption *option)
{
  MusterCastlesKingdom *kingdom;
  MusterCastlesCastle *castle;
  MusterCastlesCard *card;

  if (option->kind != MUSTER_KIND_CASTLE_CARD)
    return NULL;
  kingdom = muster_castles_kingdom_new (&muster_castles_kingdom_class);
  kingdom->thing.name = g_strdup (muster_option_get_name (option));
  kingdom->hand.written = TRUE;
  castle = muster_castles_kingdom_add_castle (kingdom);
  if (option->castle_card_kind == MUSTER_CASTLE_CARD_UPGRADE)
    {
      muster_choice_set_option (&castle->upgrade, option);
      return &kingdom->thing;
    }
  card = muster_castles_cards_add (option->castle_card_kind == MUSTER_CASTLE_CARD_DEFENSE ? castle->defenses
                                                                                          : kingdom->hand.cards);
  card->ref = g_strdup (option->id);
  card->option = option;
  card->count = 1;
  return &kingdom->thing;
}

const MusterGame muster_castles = {
  .id = "castles",
  .classes = classes,
  .make_reference = muster_castles_make_reference,
  .kinds = kinds,
  .make_blank = muster_castles_make_blank,
  .make_example = make_example,
  .sample = "kingdom.muster",
};
