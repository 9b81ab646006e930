/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editors of Collision. */
#pragma once

#include "app/shell/editor.h"

extern const MusterEditorKind muster_collision_editors[];
