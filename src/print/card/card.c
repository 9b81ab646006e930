/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card.h"

#include "model/i18n.h"
#include "print/card/card-back.h"
#include "print/card/card-front.h"
#include "print/wording.h"

#define LARGEST 9.0 /* on a card of the usual size … */
#define LARGE_CARD MUSTER_MM (68)
#define LARGER 10.0 /* … and on one at least as wide as that */
#define COMFORT 7.5 /* what is easily read at arm's length */
#define STEP 0.25
#define LEAST_PORTRAIT 24.0 /* in units */

typedef struct
{
  MusterBrush *brush;
  const MusterCard *card;
  GArray *entries;
  gdouble width, height;
  MusterCardSide back; /* what all backs have in common: `pages` are more than 1 where each says which it is */
} Planning;

static gdouble
room_on (const Planning *planning, guint page)
{
  MusterCardSide side = planning->back;

  side.page = page;
  return muster_card_back_get_room (planning->brush, &side, planning->width, planning->height);
}

/* How many entries from `first` on fit onto a back at that size. */
static guint
count_fitting (const Planning *planning, guint first, guint page, gdouble size)
{
  gdouble used = 0, room = room_on (planning, page);
  guint n = 0;

  for (guint i = first; i < planning->entries->len; i++, n++)
    {
      used += muster_card_back_measure (planning->brush, muster_card_entry (planning->entries, i), planning->width,
                                        size, planning->back.dense);
      if (used > room)
        break;
    }
  return n;
}

/* The number of backs for the entries at that size, at least one; very many if an entry is larger than a back. */
static guint
count_backs (const Planning *planning, gdouble size)
{
  guint first = 0, backs = 0;

  do
    {
      guint fitting = count_fitting (planning, first, backs, size);

      if (fitting == 0 && backs > 0)
        return G_MAXUINT;
      first += fitting;
      backs++;
    }
  while (first < planning->entries->len);
  return backs;
}

/* The number of cards for that many backs: the first has one back, each further card two. */
static guint
count_cards (guint backs)
{
  return 1 + backs / 2;
}

static gdouble
largest_of (const Planning *planning)
{
  return planning->width >= LARGE_CARD ? LARGER : LARGEST;
}

/* The largest type that takes no more cards than the least, nor more backs than type that is easily read. What fits at one size fits at
 * every smaller one, so that halving finds it. */
static gdouble
find_size (const Planning *planning, guint cards)
{
  guint most = MIN (count_backs (planning, COMFORT), 2 * cards - 1);
  gdouble largest = largest_of (planning);
  gint too_large = -1, fitting = (gint) ((largest - MUSTER_LEAST_SIZE) / STEP);

  while (fitting - too_large > 1)
    {
      gint middle = (too_large + fitting) / 2;

      if (count_backs (planning, largest - middle * STEP) <= most)
        fitting = middle;
      else
        too_large = middle;
    }
  return largest - fitting * STEP;
}

/* The backs in that style; returns how many cards they take. */
static guint
style (Planning *planning, gboolean dense, gdouble portrait)
{
  guint cards;

  planning->back = (MusterCardSide){ planning->card, planning->entries, TRUE, .dense = dense, .portrait = portrait };
  planning->back.pages = count_backs (planning, MUSTER_LEAST_SIZE);
  cards = count_cards (count_backs (planning, MUSTER_LEAST_SIZE));
  planning->back.size = find_size (planning, cards);
  return cards;
}

/* The portrait goes where the front has no room for it, and the back has. */
static gboolean
make_room_for_portrait (Planning *planning, gboolean dense)
{
  if (planning->card->portrait == NULL || planning->card->back_name != NULL
      || muster_card_front_shows_portrait (planning->brush, planning->card, planning->width, planning->height)
      || !muster_brush_can_show (planning->brush, planning->card->portrait))
    return FALSE;
  for (; dense <= TRUE; dense++)
    if (style (planning, dense, LEAST_PORTRAIT) == 1 && planning->back.size >= COMFORT)
      return TRUE;
  return FALSE;
}

/* Each ability has its name over it, unless that takes another card, or type that is too small. */
static void
find_style (Planning *planning)
{
  guint cards = style (planning, FALSE, 0);
  gboolean dense = planning->back.size < COMFORT || (cards > 1 && style (planning, TRUE, 0) < cards);

  if (cards > 1 || !make_room_for_portrait (planning, dense))
    style (planning, dense, 0);
}

/* Where an entry must be split to fit a page of its own; 0 if it needn't. */
static gsize
find_cut (const Planning *planning, const MusterCardEntry *entry)
{
  gdouble room = room_on (planning, 1);
  gdouble head = 3 * MUSTER_LEAST_SIZE; /* its name, and tolerance for line breaks */
  gsize cut;

  if (muster_card_back_measure (planning->brush, entry, planning->width, MUSTER_LEAST_SIZE, FALSE) <= room)
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

/* An entry too long for a card continues in another with the same name. */
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

/* The title for what didn't fit the front; if the back is a card of its own, it makes clear what it belongs to. */
static char *
dup_moved_title (const Planning *planning, const MusterCardBlock *block)
{
  g_autofree char *title = muster_wording_dup_block_title (block);

  return planning->card->back_name != NULL ? g_strdup_printf (_ ("Of the front: %s"), title) : g_steal_pointer (&title);
}

/* Weapons that didn't fit the front, as text. */
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
      entry->text = block->figure != NULL ? g_strdup (block->special) : muster_wording_dup_block (block);
      if (block->figure != NULL)
        {
          muster_card_set (&entry->cost, block->value);
          entry->figure = g_strdup (block->figure);
          entry->icons = g_strdup (block->icons);
        }
      copy_entry (planning, entry);
    }
}

/* The backs of the entries, at least one: MusterCardSide. */
static GArray *
plan_backs (const Planning *planning)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (MusterCardSide));
  guint first = 0;

  do
    {
      MusterCardSide side = planning->back;

      side.first = first;
      side.page = sides->len;
      side.n = count_fitting (planning, first, side.page, side.size);
      /* A first back full of facts has no room; a further one always has room for one entry. */
      if (side.n == 0 && sides->len > 0)
        side.n = 1;
      first += side.n;
      g_array_append_val (sides, side);
    }
  while (first < planning->entries->len);
  for (guint i = 0; i < sides->len; i++)
    g_array_index (sides, MusterCardSide, i).pages = sides->len;

  return sides;
}

/* The front and the first back make a card; further backs are paired into more cards. */
static GArray *
pair_sides (const MusterCard *card, const GArray *backs)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (MusterPrintCard));
  MusterPrintCard first = { .front = { .card = card }, .back = g_array_index (backs, MusterCardSide, 0) };

  g_array_append_val (cards, first);
  for (guint i = 1; i < backs->len; i += 2)
    {
      MusterPrintCard further
          = { .front = g_array_index (backs, MusterCardSide, i), .back = { .card = card, .ornament = TRUE } };

      if (i + 1 < backs->len)
        further.back = g_array_index (backs, MusterCardSide, i + 1);
      g_array_append_val (cards, further);
    }
  return cards;
}

MusterCardPlan *
muster_card_plan_new (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height)
{
  MusterCardPlan *plan = g_new0 (MusterCardPlan, 1);
  Planning planning = { brush, card, muster_card_entries_new (), width, height, { .card = card, .pages = 2 } };
  g_autoptr (GArray) backs = NULL;
  guint moved = muster_card_front_count_blocks (brush, card, width, height);

  if (card->back_name == NULL)
    add_blocks (&planning, moved);
  for (guint i = 0; i < card->entries->len; i++)
    copy_entry (&planning, muster_card_entry (card->entries, i));
  if (card->back_name != NULL)
    add_blocks (&planning, moved);
  find_style (&planning);
  backs = plan_backs (&planning);
  plan->entries = planning.entries;
  plan->cards = pair_sides (card, backs);
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
