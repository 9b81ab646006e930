/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/code-maker.h"

#include "forge/code.h"
#include "forge/forge.h"
#include "model/member.h"
#include "model/page/card.h"

struct _MusterCodeMaker
{
  const MusterCatalog *catalog;
  MusterForge *forge; /* NULL until needed */
};

MusterCodeMaker *
muster_code_maker_new (const MusterCatalog *catalog)
{
  MusterCodeMaker *coder = g_new0 (MusterCodeMaker, 1);

  coder->catalog = catalog;
  return coder;
}

void
muster_code_maker_free (MusterCodeMaker *coder)
{
  g_clear_pointer (&coder->forge, muster_forge_free);
  g_free (coder);
}

/* NULL if it has none. Free with g_free(). */
static char *
dup_code (MusterCodeMaker *coder, const MusterThing *thing)
{
  if (coder->forge == NULL)
    coder->forge = muster_forge_new (coder->catalog);
  return muster_code_encode (coder->forge, thing, NULL);
}

void
muster_code_maker_add_to_roster (MusterCodeMaker *coder, MusterRoster *roster, const MusterThing *thing)
{
  if (roster->legal != MUSTER_LEGAL)
    return;
  g_free (roster->code);
  roster->code = dup_code (coder, thing);
}

/* The first card from index `from` that isn't a copy (each thing with cards has one); cards->len if there is none. */
static guint
find_first (const GPtrArray *cards, guint from)
{
  while (from < cards->len && ((const MusterCard *) cards->pdata[from])->origin != NULL)
    from++;
  return from;
}

static void
mark_card (MusterCodeMaker *coder, MusterCard *card, const MusterThing *thing)
{
  if (card->legal != MUSTER_LEGAL || !g_str_equal (card->kind, thing->klass->element))
    return;
  g_free (card->code);
  card->code = dup_code (coder, thing);
}

void
muster_code_maker_add_to_cards (MusterCodeMaker *coder, const GPtrArray *cards, guint from, const MusterThing *thing)
{
  const GPtrArray *members = muster_thing_get_members (thing);
  guint next = find_first (cards, from);

  if (members == NULL && next < cards->len)
    mark_card (coder, cards->pdata[next], thing);
  for (guint i = 0; members != NULL && i < members->len && next < cards->len; i++)
    if (muster_member_get_count (members->pdata[i]) > 0)
      {
        mark_card (coder, cards->pdata[next], members->pdata[i]);
        next = find_first (cards, next + 1);
      }
}
