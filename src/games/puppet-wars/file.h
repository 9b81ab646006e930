/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars Unstitched in files: puppets, toy boxes, and unfinished drafts. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

MusterThing *muster_puppet_wars_read_puppet (MusterReading *reading);
MusterThing *muster_puppet_wars_read_toy_box (MusterReading *reading);
MusterThing *muster_puppet_wars_read_draft (MusterReading *reading);

void muster_puppet_wars_write_puppet (MusterWriting *writing, const MusterThing *thing);
void muster_puppet_wars_write_toy_box (MusterWriting *writing, const MusterThing *thing);
void muster_puppet_wars_write_draft (MusterWriting *writing, const MusterThing *thing);

G_END_DECLS
