/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help texts: a page for the program and one for each game, in sections. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *heading; /* translatable, like all texts here */
  const char *text;    /* paragraphs separated by empty lines */
} MusterHelpSection;

typedef struct
{
  const char *id; /* the game's id; "muster" for the program */
  const char *title;
  const MusterHelpSection *sections; /* ends with a NULL heading */
} MusterHelpTopic;

/* The program's comes first; NULL after the last. */
const MusterHelpTopic *muster_help_topics_nth (guint n);

G_END_DECLS
