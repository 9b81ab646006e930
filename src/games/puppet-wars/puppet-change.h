/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a puppet's card: of a separate puppet, or in a toy box, where `entry` is an index or
 * MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/change.h"

G_BEGIN_DECLS

/* The texts and numbers of a card; from the upgrade's name on they are on its other side. */
typedef enum
{
  MUSTER_PUPPET_WARS_FIELD_NAME,
  MUSTER_PUPPET_WARS_FIELD_AR,
  MUSTER_PUPPET_WARS_FIELD_AR_SUIT,
  MUSTER_PUPPET_WARS_FIELD_MV,
  MUSTER_PUPPET_WARS_FIELD_CB,
  MUSTER_PUPPET_WARS_FIELD_DF,
  MUSTER_PUPPET_WARS_FIELD_DF_SUIT,
  MUSTER_PUPPET_WARS_FIELD_UL,
  MUSTER_PUPPET_WARS_FIELD_STITCHES,
  MUSTER_PUPPET_WARS_FIELD_UPGRADE_NAME,
  MUSTER_PUPPET_WARS_FIELD_UPGRADE_NC,
  MUSTER_PUPPET_WARS_FIELD_UPGRADE_AD,
  MUSTER_PUPPET_WARS_FIELD_UPGRADE_AD_SUIT,
  MUSTER_PUPPET_WARS_FIELD_UPGRADE_STITCHES,
  MUSTER_PUPPET_WARS_N_FIELDS,
} MusterPuppetWarsField;

gboolean muster_puppet_wars_field_is_number (MusterPuppetWarsField field);

/* The field's value; NULL, or MUSTER_PUPPET_WARS_PUPPET_BLANK, if empty. */
const char *muster_puppet_wars_puppet_get_text (const MusterPuppetWarsPuppet *puppet, MusterPuppetWarsField field);
gint muster_puppet_wars_puppet_get_number (const MusterPuppetWarsPuppet *puppet, MusterPuppetWarsField field);

/* The same for any thing, which may be a puppet itself; NULL for other things. */
MusterPuppetWarsPuppet *muster_puppet_wars_find_puppet (const MusterThing *thing, guint entry);

MusterChange *muster_puppet_wars_puppet_change_new_text (guint entry, MusterPuppetWarsField field, const char *text);
MusterChange *muster_puppet_wars_puppet_change_new_number (guint entry, MusterPuppetWarsField field, gint number);

/* Sets the number owned. */
MusterChange *muster_puppet_wars_puppet_change_new_owned (guint entry, gint number);
MusterChange *muster_puppet_wars_puppet_change_new_rank (guint entry, MusterPuppetRank rank);

/* Abilities and actions of one side of the card. New ones are empty; `element` is "ability" or "action". */
MusterChange *muster_puppet_wars_puppet_change_new_passage (guint entry, gboolean upgrade, guint n,
                                                            MusterPassageField field, const char *text);
MusterChange *muster_puppet_wars_puppet_change_new_passage_removed (guint entry, gboolean upgrade, guint n);
MusterChange *muster_puppet_wars_puppet_change_new_passage_added (guint entry, gboolean upgrade, const char *element);

G_END_DECLS
