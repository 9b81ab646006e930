/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starting with a character: a new one, a miniature, a random one, or two random groups. */
#pragma once

#include "app/shell/editor.h"

extern const MusterEditorAction muster_collision_starts[];
