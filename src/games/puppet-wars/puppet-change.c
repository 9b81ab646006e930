/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/puppet-change.h"

#include "model/i18n.h"

/* Fields. */

typedef struct
{
  gboolean number;
  gsize offset; /* in MusterPuppetWarsPuppet */
} Field;

#define TEXT(member)                                                                                                   \
  {                                                                                                                    \
    FALSE, G_STRUCT_OFFSET (MusterPuppetWarsPuppet, member)                                                            \
  }
#define NUMBER(member)                                                                                                 \
  {                                                                                                                    \
    TRUE, G_STRUCT_OFFSET (MusterPuppetWarsPuppet, member)                                                             \
  }

static const Field fields[MUSTER_PUPPET_WARS_N_FIELDS] = {
  [MUSTER_PUPPET_WARS_FIELD_NAME] = TEXT (thing.name),
  [MUSTER_PUPPET_WARS_FIELD_AR] = NUMBER (ar),
  [MUSTER_PUPPET_WARS_FIELD_AR_SUIT] = TEXT (ar_suit),
  [MUSTER_PUPPET_WARS_FIELD_MV] = NUMBER (mv),
  [MUSTER_PUPPET_WARS_FIELD_CB] = NUMBER (cb),
  [MUSTER_PUPPET_WARS_FIELD_DF] = NUMBER (df),
  [MUSTER_PUPPET_WARS_FIELD_DF_SUIT] = TEXT (df_suit),
  [MUSTER_PUPPET_WARS_FIELD_UL] = NUMBER (ul),
  [MUSTER_PUPPET_WARS_FIELD_STITCHES] = NUMBER (stitches),
  [MUSTER_PUPPET_WARS_FIELD_UPGRADE_NAME] = TEXT (upgrade.name),
  [MUSTER_PUPPET_WARS_FIELD_UPGRADE_NC] = TEXT (upgrade.nc),
  [MUSTER_PUPPET_WARS_FIELD_UPGRADE_AD] = NUMBER (upgrade.ad),
  [MUSTER_PUPPET_WARS_FIELD_UPGRADE_AD_SUIT] = TEXT (upgrade.ad_suit),
  [MUSTER_PUPPET_WARS_FIELD_UPGRADE_STITCHES] = NUMBER (upgrade.stitches),
};

gboolean
muster_puppet_wars_field_is_number (MusterPuppetWarsField field)
{
  return fields[field].number;
}

const char *
muster_puppet_wars_puppet_get_text (const MusterPuppetWarsPuppet *puppet, MusterPuppetWarsField field)
{
  return G_STRUCT_MEMBER (char *, puppet, fields[field].offset);
}

gint
muster_puppet_wars_puppet_get_number (const MusterPuppetWarsPuppet *puppet, MusterPuppetWarsField field)
{
  return G_STRUCT_MEMBER (gint, puppet, fields[field].offset);
}

MusterPuppetWarsPuppet *
muster_puppet_wars_find_puppet (const MusterThing *thing, guint entry)
{
  if (thing->klass == &muster_puppet_wars_puppet_class)
    return (MusterPuppetWarsPuppet *) thing;
  return thing->klass == &muster_puppet_wars_toy_box_class
             ? muster_puppet_wars_toy_box_get_puppet ((const MusterPuppetWarsToyBox *) thing, entry)
             : NULL;
}

/* Changes. */

typedef struct
{
  MusterChange change;
  guint entry;
  MusterPuppetWarsField field;
  gboolean upgrade; /* of the other side */
  guint n;          /* index of a passage */
  MusterPassageField of_passage;
  gint number;
  char *text; /* NULL for none */
  const char *element;
} Change;

static const Change *
as_change (const MusterChange *change)
{
  return (const Change *) change;
}

static MusterPuppetWarsPuppet *
puppet_of (const MusterChange *change, const MusterThing *thing)
{
  return muster_puppet_wars_find_puppet (thing, as_change (change)->entry);
}

static gboolean
has_puppet (const MusterChange *change, const MusterThing *thing)
{
  return puppet_of (change, thing) != NULL;
}

static char *
dup_label (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Change %s"), muster_puppet_wars_puppet_get_name (puppet_of (change, thing)));
}

static void
clear (MusterChange *change)
{
  g_free (((Change *) change)->text);
}

static Change *
new_change (const MusterChangeClass *klass, guint entry)
{
  Change *change = muster_change_alloc (klass, sizeof *change);

  change->entry = entry;
  return change;
}

/* The upgrade side exists once it has content. */
static void
turn (MusterPuppetWarsPuppet *puppet)
{
  if (!puppet->upgrade.written)
    puppet->upgrade.order = G_MAXUINT;
  puppet->upgrade.written = TRUE;
}

/* Texts and numbers. */

static void
apply_field (const MusterChange *change, MusterThing *thing)
{
  const Change *written = as_change (change);
  MusterPuppetWarsPuppet *puppet = puppet_of (change, thing);
  gpointer member = G_STRUCT_MEMBER_P (puppet, fields[written->field].offset);

  if (fields[written->field].number)
    *(gint *) member = written->number;
  else
    {
      g_free (*(char **) member);
      *(char **) member = g_strdup (written->text);
    }
  if (written->field >= MUSTER_PUPPET_WARS_FIELD_UPGRADE_NAME)
    turn (puppet);
}

static const MusterChangeClass field_class = { NULL, has_puppet, apply_field, dup_label, clear };

MusterChange *
muster_puppet_wars_puppet_change_new_text (guint entry, MusterPuppetWarsField field, const char *text)
{
  Change *change = new_change (&field_class, entry);

  change->field = field;
  change->text = *text != '\0' ? g_strdup (text) : NULL;
  return &change->change;
}

MusterChange *
muster_puppet_wars_puppet_change_new_number (guint entry, MusterPuppetWarsField field, gint number)
{
  Change *change = new_change (&field_class, entry);

  change->field = field;
  change->number = number;
  return &change->change;
}

static void
apply_owned (const MusterChange *change, MusterThing *thing)
{
  puppet_of (change, thing)->owned = as_change (change)->number;
}

static const MusterChangeClass owned_class = { NULL, has_puppet, apply_owned, dup_label, NULL };

MusterChange *
muster_puppet_wars_puppet_change_new_owned (guint entry, gint number)
{
  Change *change = new_change (&owned_class, entry);

  change->number = number;
  return &change->change;
}

static void
apply_rank (const MusterChange *change, MusterThing *thing)
{
  MusterPuppetWarsPuppet *puppet = puppet_of (change, thing);

  g_free (puppet->rank);
  puppet->rank = g_strdup (muster_puppet_ranks[as_change (change)->number]);
}

static const MusterChangeClass rank_class = { NULL, has_puppet, apply_rank, dup_label, NULL };

MusterChange *
muster_puppet_wars_puppet_change_new_rank (guint entry, MusterPuppetRank rank)
{
  Change *change = new_change (&rank_class, entry);

  change->number = (gint) rank;
  return &change->change;
}

/* Abilities and actions. */

static GArray *
passages_of (const MusterChange *change, const MusterThing *thing)
{
  MusterPuppetWarsPuppet *puppet = puppet_of (change, thing);

  return as_change (change)->upgrade ? puppet->upgrade.passages : puppet->passages;
}

static gboolean
has_passage (const MusterChange *change, const MusterThing *thing)
{
  return has_puppet (change, thing) && as_change (change)->n < passages_of (change, thing)->len;
}

static Change *
new_of_passage (const MusterChangeClass *klass, guint entry, gboolean upgrade, guint n)
{
  Change *change = new_change (klass, entry);

  change->upgrade = upgrade;
  change->n = n;
  return change;
}

static void
apply_passage (const MusterChange *change, MusterThing *thing)
{
  const Change *written = as_change (change);

  muster_passage_set (&g_array_index (passages_of (change, thing), MusterPassage, written->n), written->of_passage,
                      written->text);
}

static const MusterChangeClass passage_class = { NULL, has_passage, apply_passage, dup_label, clear };

MusterChange *
muster_puppet_wars_puppet_change_new_passage (guint entry, gboolean upgrade, guint n, MusterPassageField field,
                                              const char *text)
{
  Change *change = new_of_passage (&passage_class, entry, upgrade, n);

  change->of_passage = field;
  change->text = g_strdup (text);
  return &change->change;
}

static void
apply_removed (const MusterChange *change, MusterThing *thing)
{
  g_array_remove_index (passages_of (change, thing), as_change (change)->n);
}

static const MusterChangeClass removed_class = { NULL, has_passage, apply_removed, dup_label, NULL };

MusterChange *
muster_puppet_wars_puppet_change_new_passage_removed (guint entry, gboolean upgrade, guint n)
{
  return &new_of_passage (&removed_class, entry, upgrade, n)->change;
}

static void
apply_added (const MusterChange *change, MusterThing *thing)
{
  muster_passages_add (passages_of (change, thing), as_change (change)->element, G_MAXUINT)->text = g_strdup ("");
  if (as_change (change)->upgrade)
    turn (puppet_of (change, thing));
}

static const MusterChangeClass added_class = { NULL, has_puppet, apply_added, dup_label, NULL };

MusterChange *
muster_puppet_wars_puppet_change_new_passage_added (guint entry, gboolean upgrade, const char *element)
{
  Change *change = new_of_passage (&added_class, entry, upgrade, 0);

  change->element = g_intern_string (element);
  return &change->change;
}
