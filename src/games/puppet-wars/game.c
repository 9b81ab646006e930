/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/reference.h"
#include "games/puppet-wars/game.h"

#include "games/puppet-wars/army.h"
#include "games/puppet-wars/cards.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/draft-record.h"
#include "games/puppet-wars/file.h"
#include "games/puppet-wars/play.h"
#include "games/puppet-wars/toy-box-search.h"
#include "model/i18n.h"

/* The smallest size is what most players begin with. */
static void
choose_first_size (MusterChoice *size, const MusterCatalog *catalog)
{
  if (muster_catalog_count (catalog, MUSTER_KIND_SIZE) > 0)
    muster_choice_set_option (size, muster_catalog_nth (catalog, MUSTER_KIND_SIZE, 0));
}

static MusterThing *
start_toy_box (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  MusterPuppetWarsToyBox *box = muster_puppet_wars_toy_box_new ();

  box->thing.name = g_strdup (_ ("New toy box"));
  choose_first_size (&box->size, catalog);
  return &box->thing;
}

static MusterThing *
start_draft (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  MusterPuppetWarsDraftRecord *record = muster_puppet_wars_draft_record_new ();

  record->thing.name = g_strdup (_ ("New draft"));
  choose_first_size (&record->size, catalog);
  for (guint i = 1; i <= 2; i++)
    {
      g_autofree char *name = g_strdup_printf (_ ("Player %u"), i);

      muster_puppet_wars_draft_words_add (record->players, name, G_MAXUINT);
    }
  return &record->thing;
}

static MusterThing *
start_puppet (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  return &muster_puppet_wars_puppet_new_own (_ ("New puppet"), MUSTER_PUPPET_PAWN)->thing;
}

const MusterThingRules muster_puppet_wars_puppet_rules = {
  .heading = N_ ("My puppets · Puppet Wars"),
  .start_label = N_ ("New Puppet"),
  .start = start_puppet,
  .read = muster_puppet_wars_read_puppet,
  .write = muster_puppet_wars_write_puppet,
  .judge = muster_puppet_wars_judge_puppet,
  .report = muster_puppet_wars_report_puppet,
  .make_cards = muster_puppet_wars_make_puppet_cards,
  .count_cards = muster_puppet_wars_count_puppet_cards,
};

const MusterThingRules muster_puppet_wars_toy_box_rules = {
  .heading = N_ ("Toy boxes · Puppet Wars"),
  .start_label = N_ ("New Toy Box"),
  .start = start_toy_box,
  .read = muster_puppet_wars_read_toy_box,
  .write = muster_puppet_wars_write_toy_box,
  .judge = muster_puppet_wars_judge_toy_box,
  .report = muster_puppet_wars_report_toy_box,
  .add_remedies = muster_puppet_wars_add_remedies,
  .make_cards = muster_puppet_wars_make_cards,
  .count_cards = muster_puppet_wars_count_cards,
  .make_roster = muster_puppet_wars_make_roster,
  .make_play = muster_puppet_wars_make_play,
};

const MusterThingRules muster_puppet_wars_draft_rules = {
  .heading = N_ ("Drafts · Puppet Wars"),
  .start_label = N_ ("New Draft"),
  .start = start_draft,
  .read = muster_puppet_wars_read_draft,
  .write = muster_puppet_wars_write_draft,
  .judge = muster_puppet_wars_draft_record_judge,
  .report = muster_puppet_wars_draft_record_report,
  .dup_sentence = muster_puppet_wars_draft_record_dup_sentence,
  .dup_stage = muster_puppet_wars_draft_record_dup_stage,
};

static const MusterThingClass *const classes[]
    = { &muster_puppet_wars_toy_box_class, &muster_puppet_wars_draft_record_class, &muster_puppet_wars_puppet_class,
        NULL };

static const MusterKind kinds[] = { MUSTER_KIND_PUPPET, MUSTER_KIND_SIZE, MUSTER_KIND_RULE, MUSTER_N_KINDS };

static MusterThing *
make_example (const MusterCatalog *catalog, const MusterOption *option)
{
  MusterPuppetWarsPuppet *puppet;
  MusterPuppetWarsToyBox *box;

  if (option->kind == MUSTER_KIND_PUPPET)
    {
      puppet = muster_puppet_wars_puppet_new ();
      muster_choice_set_option (&puppet->ref, option);
      return &puppet->thing;
    }
  if (option->kind != MUSTER_KIND_SIZE)
    return NULL;
  box = muster_puppet_wars_toy_box_new ();
  box->thing.name = g_strdup (muster_option_get_name (option));
  muster_choice_set_option (&box->size, option);
  return &box->thing;
}

const MusterGame muster_puppet_wars = {
  .id = "puppet-wars",
  .classes = classes,
  .make_blank = muster_puppet_wars_make_blank,
  .make_reference = muster_puppet_wars_make_reference,
  .kinds = kinds,
  .make_example = make_example,
  .make_samples = muster_puppet_wars_list_armies,
};
