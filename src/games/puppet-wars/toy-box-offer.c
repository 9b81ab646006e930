/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/toy-box-offer.h"

#include "games/game.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/toy-box-change.h"

static void
free_offer (gpointer data)
{
  MusterPuppetWarsToyBoxOffer *offer = data;

  g_free (offer->reason);
  g_free (offer);
}

static gboolean
has_problem (const MusterEvaluation *evaluation, const MusterProblem *problem)
{
  for (guint i = 0; i < evaluation->problems->len; i++)
    {
      const MusterProblem *other = muster_evaluation_get_problem (evaluation, i);

      if (other->rule == problem->rule && muster_sentence_equal (other->says, problem->says))
        return TRUE;
    }
  return FALSE;
}

/* Having too few puppets isn't worse after adding one. */
static gboolean
is_on_the_way (const MusterEvaluation *evaluation, const MusterProblem *problem)
{
  const MusterPuppetWarsToyBoxTotals *totals = evaluation->judged;

  return problem->rule == &muster_puppet_wars_rule_size && totals->size != NULL
         && totals->puppets < (guint) totals->size->limit;
}

/* The sentences of the problems that the change causes. NULL: none. Takes ownership of the change. */
static char *
dup_reason (const MusterEvaluation *before, const MusterPuppetWarsToyBox *box, MusterChange *change)
{
  g_autoptr (MusterChange) tried = change;
  g_autoptr (MusterThing) changed = muster_change_try (tried, &box->thing);
  g_autoptr (MusterEvaluation) after = muster_puppet_wars_judge_toy_box (before->catalog, changed);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < after->problems->len; i++)
    {
      const MusterProblem *problem = muster_evaluation_get_problem (after, i);
      g_autofree char *sentence = NULL;

      if (problem->severity != MUSTER_SEVERITY_ERROR || has_problem (before, problem) || is_on_the_way (after, problem))
        continue;
      sentence = muster_sentence_dup_text (problem->says);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

MusterChange *
muster_puppet_wars_toy_box_offer_make_change (const MusterPuppetWarsToyBoxOffer *offer)
{
  return offer->option != NULL ? muster_puppet_wars_toy_box_change_new_add (offer->option)
                               : muster_puppet_wars_toy_box_change_new_add_own (offer->own);
}

MusterChange *
muster_puppet_wars_toy_box_offer_make_master (const MusterPuppetWarsToyBoxOffer *offer)
{
  return offer->option != NULL ? muster_puppet_wars_toy_box_change_new_master (offer->option)
                               : muster_puppet_wars_toy_box_change_new_kept_master (offer->own);
}

static guint
count_option (const MusterPuppetWarsToyBox *box, const MusterOption *option)
{
  guint count = 0;

  for (guint i = 0; i < box->puppets->len; i++)
    {
      const MusterPuppetWarsPuppet *puppet = box->puppets->pdata[i];

      count += puppet->ref.option == option ? (guint) puppet->count : 0;
    }
  return count;
}

static void
add_option (GPtrArray *offers, const MusterPuppetWarsToyBox *box, const MusterOption *option)
{
  MusterPuppetWarsToyBoxOffer offer
      = { option, NULL, muster_option_get_name (option), option->puppet_rank, count_option (box, option), NULL };

  g_ptr_array_add (offers, g_memdup2 (&offer, sizeof offer));
}

static void
add_own (GPtrArray *offers, const MusterPuppetWarsPuppet *puppet, guint count)
{
  MusterPuppetWarsToyBoxOffer offer
      = { NULL,  puppet, muster_puppet_wars_puppet_get_name (puppet), muster_puppet_wars_puppet_get_rank (puppet),
          count, NULL };

  if (!muster_choice_is_made (&puppet->ref))
    g_ptr_array_add (offers, g_memdup2 (&offer, sizeof offer));
}

static void
add_box (GPtrArray *offers, const MusterPuppetWarsToyBox *box)
{
  for (guint i = 0; i < box->puppets->len; i++)
    {
      const MusterPuppetWarsPuppet *puppet = box->puppets->pdata[i];

      add_own (offers, puppet, (guint) puppet->count);
    }
}

/* Puppets in the box are offered once. */
static void
add_kept (GPtrArray *offers, const MusterPuppetWarsToyBox *box, const GPtrArray *kept)
{
  for (guint i = 0; kept != NULL && i < kept->len; i++)
    if (muster_puppet_wars_toy_box_count (box, kept->pdata[i]) == 0)
      add_own (offers, kept->pdata[i], 0);
}

GPtrArray *
muster_puppet_wars_toy_box_offers_new (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box,
                                       const GPtrArray *kept)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (free_offer);
  g_autoptr (MusterEvaluation) before = muster_games_judge (catalog, &box->thing);

  add_box (offers, box);
  add_kept (offers, box, kept);
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_PUPPET); i++)
    add_option (offers, box, muster_catalog_nth (catalog, MUSTER_KIND_PUPPET, i));
  for (guint i = 0; i < offers->len; i++)
    {
      MusterPuppetWarsToyBoxOffer *offer = offers->pdata[i];

      offer->reason = dup_reason (before, box, muster_puppet_wars_toy_box_offer_make_change (offer));
    }
  return offers;
}

/* The report without a Master, which is no worse than with a wrong one. */
static MusterEvaluation *
judge_bare (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box)
{
  g_autoptr (MusterPuppetWarsToyBox) bare = muster_puppet_wars_toy_box_copy (box);

  g_clear_pointer (&bare->own_master, muster_puppet_wars_puppet_free);
  muster_choice_clear (&bare->master);
  return muster_puppet_wars_judge_toy_box (catalog, &bare->thing);
}

GPtrArray *
muster_puppet_wars_toy_box_masters_new (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box,
                                        const GPtrArray *kept)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (free_offer);
  g_autoptr (MusterEvaluation) before = judge_bare (catalog, box);
  guint n = muster_catalog_count (catalog, MUSTER_KIND_PUPPET);

  for (guint i = 0; kept != NULL && i < kept->len; i++)
    if (muster_puppet_wars_puppet_get_rank (kept->pdata[i]) == MUSTER_PUPPET_MASTER)
      add_own (offers, kept->pdata[i], 0);
  for (guint i = 0; i < 2 * n; i++)
    {
      const MusterOption *option = muster_catalog_nth (catalog, MUSTER_KIND_PUPPET, i % n);

      if ((option->puppet_rank == MUSTER_PUPPET_MASTER) == (i < n))
        add_option (offers, box, option);
    }
  for (guint i = 0; i < offers->len; i++)
    {
      MusterPuppetWarsToyBoxOffer *offer = offers->pdata[i];

      offer->reason = dup_reason (before, box, muster_puppet_wars_toy_box_offer_make_master (offer));
    }
  return offers;
}
