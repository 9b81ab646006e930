/* SPDX-License-Identifier: GPL-3.0-or-later */
/* muster: the terminal program. Each command has its own file; this selects one. */
#include <stdio.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/suggestion.h"
#include "model/i18n.h"
#include "workspace/paths.h"

static const MusterCommand commands[] = {
  { "best", N_ ("--aim=KEY:WEIGHT,… FILE…"), N_ ("the best legal completion of a draft"), muster_best_run },
  { "check", N_ ("FILE…"), N_ ("points, stats and legality of everything in the files"), muster_check_run },
  { "code", N_ ("FILE… | --decode CODE…"), N_ ("short codes for characters and battle groups"), muster_code_run },
  { "count", N_ ("[FILE…]"), N_ ("how many legal characters complete a draft"), muster_count_run },
  { "draft", N_ ("--players=… --size=SIZE"), N_ ("a draft of puppets among two to eight players"), muster_draft_run },
  { "export", N_ ("--to=FORMAT -o FILE FILE…"), N_ ("cards and lists, for paper and screen"), muster_export_run },
  { "fill", N_ ("[--from=FILE] FILE"), N_ ("add characters to a battle group, up to its limit"), muster_fill_run },
  { "library", N_ ("list|show|import|undo …"), N_ ("your library: characters, groups and lists"), muster_library_run },
  { "list", N_ ("KIND [WORD…]"), N_ ("the options of a kind: races, weapons, skills …"), muster_list_run },
  { "odds", N_ ("action|attack|dice"), N_ ("exact chances of cards and dice"), muster_odds_run },
  { "pack", N_ ("list|install|check|audit…"), N_ ("install content packs of your own, or check and compile packs"),
    muster_pack_run },
  { "random", N_ ("[FILE]"), N_ ("legal characters at random"), muster_random_run },
  { "repair", N_ ("FILE…"), N_ ("the fewest changes that make characters and groups legal"), muster_repair_run },
  { "roll", N_ ("--dice=ATTRIBUTES [FILE]"), N_ ("the best use of a roll, and the chance of the rest"),
    muster_roll_run },
  { "show", N_ ("FILE…"), N_ ("the cards and lists, as text for the terminal"), muster_show_run },
  { "siege", N_ ("ATTACKER DEFENDER"), N_ ("the best attack of one kingdom on another"), muster_siege_run },
  { "verify", N_ ("FILE-OR-CODE…"), N_ ("points, verdict and a receipt that anybody can check"), muster_verify_run },
};

static void
print_help (void)
{
  g_autoptr (MusterTable) words = muster_command_words_new ();
  g_autofree char *text = NULL;

  printf ("%s\n\n", _ ("Usage: muster COMMAND [OPTION…] …"));
  printf ("%s\n\n", _ ("Builds and checks characters and armies for tabletop games."));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    muster_command_add_word (words, commands[i].name, _ (commands[i].usage), _ (commands[i].summary));
  text = muster_command_dup_words (words);
  printf ("%s", text);
  printf ("\n%s\n", _ ("See “muster COMMAND --help” for each of them."));
}

/* Executes the window program if there is a display and it is installed. Returns otherwise. */
static void
become_window (void)
{
  const char *x11 = g_getenv ("DISPLAY"), *wayland = g_getenv ("WAYLAND_DISPLAY");

  if ((x11 != NULL && *x11 != '\0') || (wayland != NULL && *wayland != '\0'))
    execlp (muster_paths_get_window (), "muster-gtk", (char *) NULL);
}

/* Output counts only after it is flushed successfully. */
static int
flush (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  return muster_command_complain (_ ("the output can't be written"));
}

static int
complain_of_command (const char *typed)
{
  const char *names[G_N_ELEMENTS (commands) + 3] = { NULL };
  const char *meant;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    names[i] = commands[i].name;
  names[G_N_ELEMENTS (commands)] = "--help";
  names[G_N_ELEMENTS (commands) + 1] = "--version";
  meant = muster_suggestion_find (typed, names);
  if (meant != NULL)
    return muster_command_complain (_ ("there is no command “%s”; did you mean “%s”?"), typed, meant);
  return muster_command_complain (_ ("there is no command “%s”; “muster --help” lists them"), typed);
}

int
main (int argc, char **argv)
{
  muster_i18n_bind (muster_paths_get_locale ());
  g_set_prgname ("muster");

  if (argc < 2)
    {
      become_window ();
      print_help ();
      return flush (MUSTER_EXIT_UNUSABLE);
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h") || g_str_equal (argv[1], "help"))
    {
      print_help ();
      return flush (MUSTER_EXIT_FINE);
    }
  if (g_str_equal (argv[1], "--version"))
    {
      printf ("muster %s\n", MUSTER_VERSION);
      return MUSTER_EXIT_FINE;
    }
  /* Internal: see store/picture.h. */
  if (g_str_equal (argv[1], "picture"))
    return flush (muster_picture_run (argc - 1, argv + 1));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (argv[1], commands[i].name))
      return flush (commands[i].run (argc - 1, argv + 1));

  return complain_of_command (argv[1]);
}
