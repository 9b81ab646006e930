/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fifth-game/marbles.h"

#include "games/game.h"
#include "games/card-parts.h"
#include "games/verdict.h"
#include "xml/binding.h"

#define MOST_IN_A_FILE 999
#define MOST_IN_A_BAG 10

typedef struct
{
  MusterThing thing;
  gint marbles;
} Bag;

static const MusterBinding bindings[] = {
  MUSTER_BIND_TEXT (Bag, "name", thing.name),
  MUSTER_BIND_NUMBER (Bag, "marbles", marbles, 0, MOST_IN_A_FILE, 0),
  MUSTER_BIND_END,
};

static Bag *
make_bag (void)
{
  Bag *bag = g_new0 (Bag, 1);

  bag->thing.klass = &muster_marbles_bag_class;
  return bag;
}

static void
free_bag (MusterThing *thing)
{
  muster_thing_clear (thing);
  g_free (thing);
}

static MusterThing *
copy_bag (const MusterThing *thing)
{
  Bag *copy = make_bag ();

  muster_thing_copy (&copy->thing, thing);
  copy->marbles = ((const Bag *) thing)->marbles;
  return &copy->thing;
}

static MusterThing *
start_bag (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  Bag *bag = make_bag ();

  bag->thing.name = g_strdup ("New bag");
  return &bag->thing;
}

static MusterThing *
read_bag (MusterReading *reading)
{
  Bag *bag = make_bag ();

  muster_bindings_read (bindings, reading, NULL, bag, &bag->thing.extras);
  return &bag->thing;
}

static void
write_bag (MusterWriting *writing, const MusterThing *thing)
{
  muster_bindings_write (bindings, writing, thing->klass->element, thing, NULL, &thing->extras);
}

static MusterEvaluation *
judge_bag (const MusterCatalog *catalog, const MusterThing *thing)
{
  static const MusterRule too_many = { "bag.too-many", MUSTER_SEVERITY_ERROR, FALSE };
  MusterVerdict verdict = muster_verdict_begin (catalog, thing, NULL, NULL);
  gint marbles = ((const Bag *) thing)->marbles;

  if (marbles > MOST_IN_A_BAG)
    muster_verdict_add (&verdict, &too_many, muster_place ("marbles"),
                        muster_sentence_new ("%d marbles are in the bag; it holds %d.", marbles, MOST_IN_A_BAG));
  return verdict.evaluation;
}

static void
report_bag (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  muster_verdict_report_head (evaluation, thing, report);
  muster_report_set_int (report, "marbles", ((const Bag *) thing)->marbles);
}

static MusterRoster *
make_roster (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);
  MusterRoster *roster = muster_roster_begin (catalog, thing, "Bag", report);

  muster_roster_add_line (roster, (guint) ((const Bag *) thing)->marbles, "Marble", -1, g_strdup (""), TRUE);
  return roster;
}

static const MusterThingRules bag_rules = {
  .heading = "Bags · Marbles",
  .start_label = "New bag",
  .start = start_bag,
  .read = read_bag,
  .write = write_bag,
  .judge = judge_bag,
  .report = report_bag,
  .make_roster = make_roster,
};

const MusterThingClass muster_marbles_bag_class = {
  .element = "marble-bag",
  .game = "marbles",
  .rules = &bag_rules,
  .size = sizeof (Bag),
  .free = free_bag,
  .copy = copy_bag,
};

static const MusterThingClass *const classes[] = { &muster_marbles_bag_class, NULL };

const MusterGame muster_marbles = { "marbles", classes, NULL };
