/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sandboxed process can't open files, make processes or use the network, and can still do its work. Each case runs in
 * a child, because it is irreversible. */
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/sandbox.h"
#include "support/cmocka.h"

static MusterSandbox confined;

/* 0 if it was denied, 1 where it wasn't. */

static int
open_file (void)
{
  return open ("/etc/passwd", O_RDONLY) >= 0;
}

static int
make_file (void)
{
  return open ("/tmp/muster-confined", O_CREAT | O_WRONLY, 0600) >= 0;
}

static int
fork_process (void)
{
  pid_t child = fork ();

  if (child == 0)
    _exit (0);
  return child > 0;
}

static int
run_program (void)
{
  char *argv[] = { (char *) "true", NULL };

  execv ("/bin/true", argv);
  return errno != EPERM && errno != EACCES;
}

static int
make_socket (void)
{
  return socket (AF_INET, SOCK_STREAM, 0) >= 0;
}

static int
make_local_socket (void)
{
  return socket (AF_UNIX, SOCK_STREAM, 0) >= 0;
}

/* One that was open before is no way out either. */
static int inherited = -1;

static int
connect_inherited (void)
{
  struct sockaddr_in nobody = { .sin_family = AF_INET, .sin_port = htons (9), .sin_addr = { htonl (INADDR_LOOPBACK) } };

  return connect (inherited, (struct sockaddr *) &nobody, sizeof nobody) == 0 || errno != EPERM;
}

static int
signal_another (void)
{
  return kill (getppid (), 0) == 0;
}

static int
work (void)
{
  void *memory = malloc (32 << 20);

  if (memory == NULL)
    return 1;
  memset (memory, 1, 32 << 20);
  memory = realloc (memory, 64 << 20);
  free (memory);
  return memory == NULL || write (STDERR_FILENO, "", 0) != 0;
}

static int
try_in_child (int (*act) (void))
{
  pid_t child = fork ();
  int status = -1;

  if (child == 0)
    {
      muster_sandbox_enter ();
      _exit (act ());
    }
  assert_int_equal (waitpid (child, &status, 0), child);
  assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

static void
need (MusterSandbox what)
{
  if ((confined & what) != 0)
    return;
  print_message ("# this kernel, or this build, can't confine a process so\n");
  skip ();
}

static void
test_no_files (void **state)
{
  need (MUSTER_SANDBOX_CALLS | MUSTER_SANDBOX_FILES);
  assert_int_equal (try_in_child (open_file), 0);
  assert_int_equal (try_in_child (make_file), 0);
}

static void
test_no_processes (void **state)
{
  need (MUSTER_SANDBOX_CALLS);
  assert_int_equal (try_in_child (fork_process), 0);
  assert_int_equal (try_in_child (run_program), 0);
  assert_int_equal (try_in_child (signal_another), 0);
}

static void
test_no_network (void **state)
{
  need (MUSTER_SANDBOX_CALLS);
  inherited = socket (AF_INET, SOCK_STREAM, 0);
  assert_int_equal (try_in_child (make_socket), 0);
  assert_int_equal (try_in_child (make_local_socket), 0);
  assert_int_equal (try_in_child (connect_inherited), 0);
  close (inherited);
}

static void
test_work_goes_on (void **state)
{
  assert_int_equal (try_in_child (work), 0);
}

/* What is supported here, determined by a child: this process stays unrestricted. */
static int
setup (void **state)
{
  pid_t child = fork ();
  int status = 0;

  if (child == 0)
    _exit ((int) muster_sandbox_enter ());
  waitpid (child, &status, 0);
  confined = (MusterSandbox) WEXITSTATUS (status);
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_no_files),
    cmocka_unit_test (test_no_processes),
    cmocka_unit_test (test_no_network),
    cmocka_unit_test (test_work_goes_on),
  };

  return cmocka_run_group_tests_name ("sandbox", tests, setup, NULL);
}
