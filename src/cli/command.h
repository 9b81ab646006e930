/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands of `muster`, and their shared functions. */
#pragma once

#include "cli/table.h"
#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* Exit status. */
typedef enum
{
  MUSTER_EXIT_FINE = 0,
  MUSTER_EXIT_ILLEGAL = 1,  /* something checked is illegal */
  MUSTER_EXIT_UNUSABLE = 2, /* unusable input or call */
} MusterExit;

typedef struct
{
  const char *name;
  const char *usage;                  /* the arguments after the name */
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

/* Prints the error; returns MUSTER_EXIT_UNUSABLE. */
int muster_command_fail (const GError *error);

/* Becomes another of our programs, with these arguments. Returns only if it can't be started, with the status to exit with. */
int muster_command_become (const char *program, int argc, char **argv);

/* Prints a text with names, neutralised (model/text/neutral.h). */
void muster_command_print (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* The same for another sentence. */
int muster_command_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Parses a command's options and leaves the rest in argv. Every command also has --help, --content and --house. FALSE
 * after an error, which is printed. `usage` and `summary` are for the help. */
gboolean muster_command_parse (int *argc, char ***argv, const GOptionEntry *entries, const char *usage,
                               const char *summary);

/* For commands with text or table output: whether `format`, which may be NULL, requests the table. FALSE, with a
 * complaint, for anything else. */
gboolean muster_command_find_table_format (const char *format, gboolean *tsv);

/* The words that a call may continue with, for the help: each with its arguments and description. */
MusterTable *muster_command_words_new (void);
void muster_command_add_word (MusterTable *words, const char *name, const char *usage, const char *summary);

/* Fitted to the terminal's width. Free with g_free(). */
char *muster_command_dup_words (const MusterTable *words);

/* The installed content, or that of --content or MUSTER_CONTENT. NULL after an error, which is printed. */
MusterCatalog *muster_command_load_catalog (void);

/* The same without these installed packs (guint). */
MusterCatalog *muster_command_load_catalog_without (const MusterCatalog *catalog, const GArray *packs, GError **error);

/* The content database named on the command line; NULL if none was. */
const char *muster_command_get_content (void);

/* Which house options apply if a document carries different ones than are installed: the option --house. */
typedef enum
{
  MUSTER_COMMAND_HOUSE_UNDECIDED,
  MUSTER_COMMAND_HOUSE_INSTALLED,
  MUSTER_COMMAND_HOUSE_CARRIED,
} MusterCommandHouse;

MusterCommandHouse muster_command_get_house (void);

G_END_DECLS
