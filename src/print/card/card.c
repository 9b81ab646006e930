/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card.h"

#include "model/i18n.h"
#include "print/card/card-back.h"
#include "print/card/card-front.h"
#include "print/wording.h"

#define LARGEST 9.0
#define STEP 0.25

typedef struct
{
  MusterBrush *brush;
  const MusterCard *card;
  GArray *entries;
  gdouble width, height;
  gboolean noted; /* there is more than one back, and each says so */
} Planning;

/* How many entries from `first` on fit into the room at that size. */
static guint
count_fitting (const Planning *planning, guint first, gdouble room, gdouble size)
{
  gdouble used = 0;
  guint n = 0;

  for (guint i = first; i < planning->entries->len; i++, n++)
    {
      used += muster_card_back_measure (planning->brush, muster_card_entry (planning->entries, i), planning->width,
                                        size);
      if (used > room)
        break;
    }
  return n;
}

static gdouble
room_on (const Planning *planning, guint page)
{
  return muster_card_back_get_room (planning->brush, planning->card, planning->width, planning->height, page > 0,
                                    planning->noted);
}

/* How many backs the entries take at that size, at least one; very many where one is larger than a back. */
static guint
count_backs (const Planning *planning, gdouble size)
{
  guint first = 0, backs = 0;

  do
    {
      guint fitting = count_fitting (planning, first, room_on (planning, backs), size);

      if (fitting == 0 && backs > 0)
        return G_MAXUINT;
      first += fitting;
      backs++;
    }
  while (first < planning->entries->len);
  return backs;
}

/* How many cards that many backs take: the first has one back, each further one two sides. */
static guint
count_cards (guint backs)
{
  return 1 + backs / 2;
}

/* The largest type that takes no more cards than the least. What fits at one size fits at every smaller one, so that
 * halving finds it. */
static gdouble
find_size (const Planning *planning)
{
  guint cards = count_cards (count_backs (planning, MUSTER_LEAST_SIZE));
  gint too_large = -1, fitting = (gint) ((LARGEST - MUSTER_LEAST_SIZE) / STEP);

  while (fitting - too_large > 1)
    {
      gint middle = (too_large + fitting) / 2;

      if (count_cards (count_backs (planning, LARGEST - middle * STEP)) <= cards)
        fitting = middle;
      else
        too_large = middle;
    }
  return LARGEST - fitting * STEP;
}

/* Where an entry must be cut in two to fit on a page of its own; 0 where it needn't. */
static gsize
find_cut (const Planning *planning, const MusterCardEntry *entry)
{
  gdouble room = room_on (planning, 1);
  gdouble head = 3 * MUSTER_LEAST_SIZE; /* its name, and what the breaks of lines may differ by */
  gsize cut;

  if (muster_card_back_measure (planning->brush, entry, planning->width, MUSTER_LEAST_SIZE) <= room)
    return 0;
  cut = muster_brush_find_break (planning->brush, entry->text, muster_card_back_get_width (planning->width),
                                 room - head, MUSTER_LEAST_SIZE);
  return entry->text[cut] == '\0' ? 0 : cut;
}

static MusterCardEntry *
last_of (GArray *entries)
{
  return &g_array_index (entries, MusterCardEntry, entries->len - 1);
}

/* An entry too long for a card of its own goes on in another of the same name. */
static void
copy_entry (Planning *planning, const MusterCardEntry *entry)
{
  GArray *entries = planning->entries;
  gsize cut;

  muster_card_copy_entry (entries, entry);
  while ((cut = find_cut (planning, last_of (entries))) > 0)
    {
      g_autofree char *rest = g_strdup (last_of (entries)->text + cut);
      g_autofree char *name = g_strconcat ("… ", entry->name, NULL);

      last_of (entries)->text[cut] = '\0';
      muster_card_copy_entry (entries, last_of (entries));
      muster_card_set (&last_of (entries)->name, name);
      muster_card_set (&last_of (entries)->text, rest);
      muster_card_set (&last_of (entries)->cost, "");
      muster_card_set (&last_of (entries)->details, "");
      last_of (entries)->reaction = FALSE;
    }
}

/* The title of what the front has no room for; where the back is a card of its own, it says that it isn't the back's. */
static char *
dup_moved_title (const Planning *planning, const MusterCardBlock *block)
{
  g_autofree char *title = muster_wording_dup_block_title (block);

  return planning->card->back_name != NULL ? g_strdup_printf (_ ("Of the front: %s"), title) : g_steal_pointer (&title);
}

/* Weapons for which the front has no room, told in words. */
static void
add_blocks (Planning *planning, guint from)
{
  for (guint i = from; i < planning->card->blocks->len; i++)
    {
      const MusterCardBlock *block = muster_card_block (planning->card, i);
      g_autofree char *title = dup_moved_title (planning, block);
      g_autoptr (GArray) moved = muster_card_entries_new ();
      MusterCardEntry *entry = muster_card_add_entry (moved, title);

      entry->kind = block->numbers->len > 0 ? "attack" : "effect";
      g_free (entry->text);
      entry->text = muster_wording_dup_block (block);
      copy_entry (planning, entry);
    }
}

/* The backs the entries take, at least one: MusterCardSide. */
static GArray *
plan_backs (const Planning *planning)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (MusterCardSide));
  gdouble size = find_size (planning);
  guint first = 0;

  do
    {
      guint fitting = count_fitting (planning, first, room_on (planning, sides->len), size);
      MusterCardSide side = { planning->card, planning->entries, TRUE, first, fitting, size, sides->len, 0 };

      /* A first back that is all facts has no room; a further one always has, for one entry at least. */
      if (fitting == 0 && sides->len > 0)
        side.n = 1;
      first += side.n;
      g_array_append_val (sides, side);
    }
  while (first < planning->entries->len);
  for (guint i = 0; i < sides->len; i++)
    g_array_index (sides, MusterCardSide, i).pages = sides->len;

  return sides;
}

MusterCardPlan *
muster_card_plan_new (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height)
{
  MusterCardPlan *plan = g_new0 (MusterCardPlan, 1);
  Planning planning = { brush, card, muster_card_entries_new (), width, height, TRUE };
  g_autoptr (GArray) backs = NULL;
  MusterPrintCard first = { .front = { .card = card } };
  guint moved = muster_card_front_count_blocks (brush, card, width, height);

  if (card->back_name == NULL)
    add_blocks (&planning, moved);
  for (guint i = 0; i < card->entries->len; i++)
    copy_entry (&planning, muster_card_entry (card->entries, i));
  if (card->back_name != NULL)
    add_blocks (&planning, moved);
  planning.noted = FALSE;
  planning.noted = count_backs (&planning, MUSTER_LEAST_SIZE) > 1;
  backs = plan_backs (&planning);
  plan->entries = planning.entries;
  plan->cards = g_array_new (FALSE, FALSE, sizeof (MusterPrintCard));

  /* The front and the first back make a card; the further backs make more, two by two. */
  first.back = g_array_index (backs, MusterCardSide, 0);
  g_array_append_val (plan->cards, first);
  for (guint i = 1; i < backs->len; i += 2)
    {
      MusterPrintCard further
          = { .front = g_array_index (backs, MusterCardSide, i), .back = { .card = card, .ornament = TRUE } };

      if (i + 1 < backs->len)
        further.back = g_array_index (backs, MusterCardSide, i + 1);
      g_array_append_val (plan->cards, further);
    }
  return plan;
}

void
muster_card_plan_free (MusterCardPlan *plan)
{
  g_array_unref (plan->entries);
  g_array_unref (plan->cards);
  g_free (plan);
}

void
muster_card_paint_ground (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height, gdouble bleed)
{
  if (side->ornament)
    muster_card_back_paint_ornament (brush, side->card, width, height, bleed);
  else if (side->back)
    muster_card_back_paint (brush, side, width, height, bleed);
  else
    muster_card_front_paint (brush, side->card, width, height, bleed);
}

void
muster_card_write_name (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height)
{
  if (side->ornament || side->back)
    muster_card_back_write_name (brush, side, width, height);
  else
    muster_card_front_write_name (brush, side->card, width, height);
}
