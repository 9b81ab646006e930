/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editors of Puppet Wars Unstitched. */
#pragma once

#include "app/shell/editor.h"

extern const MusterEditorKind muster_puppet_wars_editors[];
extern const MusterEditorAction muster_puppet_wars_actions[];
extern const MusterEditorTool muster_puppet_wars_tools[];
