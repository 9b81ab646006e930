/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands of `muster`, and what they share. */
#pragma once

#include "cli/table.h"
#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* What a command leaves behind. */
typedef enum
{
  MUSTER_EXIT_FINE = 0,
  MUSTER_EXIT_ILLEGAL = 1,  /* something that was checked is illegal */
  MUSTER_EXIT_UNUSABLE = 2, /* the input or the call can't be used */
} MusterExit;

typedef struct
{
  const char *name;
  const char *usage;                  /* what follows the name in a call */
  const char *summary;                /* one line for the overview */
  int (*run) (int argc, char **argv); /* argv[0] is the command's name; returns a MusterExit */
} MusterCommand;

int muster_best_run (int argc, char **argv);
int muster_check_run (int argc, char **argv);
int muster_code_run (int argc, char **argv);
int muster_count_run (int argc, char **argv);
int muster_draft_run (int argc, char **argv);
int muster_export_run (int argc, char **argv);
int muster_fill_run (int argc, char **argv);
int muster_library_run (int argc, char **argv);
int muster_list_run (int argc, char **argv);
int muster_odds_run (int argc, char **argv);
int muster_pack_run (int argc, char **argv);
int muster_random_run (int argc, char **argv);
int muster_repair_run (int argc, char **argv);
int muster_roll_run (int argc, char **argv);
int muster_show_run (int argc, char **argv);
int muster_picture_run (int argc, char **argv);
int muster_siege_run (int argc, char **argv);
int muster_verify_run (int argc, char **argv);

/* Prints the error and says that the input can't be used. */
int muster_command_fail (const GError *error);

/* Becomes another of our programs, with these arguments. Returns only if it can't be started, with the status to exit with. */
int muster_command_become (const char *program, int argc, char **argv);

/* Prints a text with names in it, neutralised (model/text/neutral.h). */
void muster_command_print (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* The same for a sentence of one's own. */
int muster_command_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Parses the options of a command and leaves the rest in argv. Every command knows --help, --content and --house besides its
 * own. FALSE after an error, which is printed. `usage` and `summary` go into the help. */
gboolean muster_command_parse (int *argc, char ***argv, const GOptionEntry *entries, const char *usage,
                               const char *summary);

/* For commands that print text or a table: whether `format`, which may be NULL, asks for the table. FALSE for any other
 * format, which is complained of. */
gboolean muster_command_find_table_format (const char *format, gboolean *tsv);

/* The words that a call may go on with, for a help: each with what follows it and what it does, side by side. */
MusterTable *muster_command_words_new (void);
void muster_command_add_word (MusterTable *words, const char *name, const char *usage, const char *summary);

/* As many columns as the terminal has. Free with g_free(). */
char *muster_command_dup_words (const MusterTable *words);

/* The installed content, or the one that --content or MUSTER_CONTENT names. NULL after an error, which is printed. */
MusterCatalog *muster_command_load_catalog (void);

/* The same without those installed packs (guint) of it. */
MusterCatalog *muster_command_load_catalog_without (const MusterCatalog *catalog, const GArray *packs, GError **error);

/* The content database named on the command line; NULL if none was. */
const char *muster_command_get_content (void);

/* Which house options count where a document carries others than are installed: what --house says. */
typedef enum
{
  MUSTER_COMMAND_HOUSE_UNDECIDED,
  MUSTER_COMMAND_HOUSE_INSTALLED,
  MUSTER_COMMAND_HOUSE_CARRIED,
} MusterCommandHouse;

MusterCommandHouse muster_command_get_house (void);

G_END_DECLS
