/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the help says: a page for the program and one for each game, in sections. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *heading; /* to be translated, as all words here */
  const char *text;    /* paragraphs, with an empty line between */
} MusterHelpSection;

typedef struct
{
  const char *id; /* the game's, as its things have it; "muster" for the program */
  const char *title;
  const MusterHelpSection *sections; /* up to one without a heading */
} MusterHelpTopic;

/* The program's comes first; NULL after the last. */
const MusterHelpTopic *muster_help_topics_nth (guint n);

G_END_DECLS
