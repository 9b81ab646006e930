/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/codec.h"

#include "games/digest.h"
#include "games/thing-file.h"
#include "workspace/carried-packs.h"

const MusterLibraryCodec muster_codec
    = { muster_thing_write, muster_thing_read, muster_carried_packs_make_digest, muster_digest_dup_changes };
