/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and rosters for a test, from things written as in a player's document. */
#pragma once

#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *cards;   /* MusterCard */
  GPtrArray *rosters; /* MusterRoster */
} Things;

/* `xml` is what a document holds between its first and its last tag. */
Things *things_new (const char *xml);

/* Those of a document in data/samples. */
Things *things_new_from_sample (const char *sample);
void things_free (Things *things);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Things, things_free)

/* Adds to the first roster something that is legal and surely not meant: "An odd group." */
void things_add_hint (Things *things);

/* The character that the rulebook works out step by step. */
#define WORKED_EXAMPLE                                                                                                 \
  "<character name='Robed Elf Warrior' race='red-elf' tarot='6-of-cups' armor='scale-armor' accessory='shield'>"       \
  "<weapon ref='sabre' enchantment='shadow'/><skill ref='check'/><skill ref='majesty'/></character>"

/* A name that means something to everybody but a player. */
#define WICKED_NAME "<script>alert(\"x\")</script> & 'co' *_[a](b)|`#$~"
#define WICKED_IN_XML "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &apos;co&apos; *_[a](b)|`#$~"

/* A PNG of 16 × 16 pixels. */
#define PICTURE                                                                                                        \
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAMFBMVEX/AADuABHdACLMADO7AESqAFWZAGaIAHd3AIhmAJlVAKpEALszAMwiAN"     \
  "0RAO4AAP8lworGAAAALElEQVQY013BtQEAIADAsOIO/3/L3gQsCFFIQhaKUIUmdGEIU1jCFo5whScfk+4HgbMLnzwAAAAASUVORK5CYII="

G_END_DECLS
