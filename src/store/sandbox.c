/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of allowed system calls as a program for the kernel's filter. Written by hand because it is short, and
 * libseccomp would be one more library in every process. Landlock backs it up on machines that the filter doesn't
 * know. */
#include "store/sandbox.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if __has_include(<linux/landlock.h>)
#include <linux/landlock.h>
#endif

#if defined(__x86_64__) && !defined(__ILP32__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#elif defined(__i386__)
#define MACHINE AUDIT_ARCH_I386
#elif defined(__riscv) && __riscv_xlen == 64
#define MACHINE AUDIT_ARCH_RISCV64
#endif

#ifdef MACHINE
/* Reading and writing open files, memory, the clock, exiting. */
static const int allowed[] = {
  __NR_read,
  __NR_write,
  __NR_readv,
  __NR_writev,
  __NR_close,
  __NR_lseek,
  __NR_dup,
  __NR_fcntl,
  __NR_brk,
  __NR_munmap,
  __NR_mremap,
  __NR_mprotect,
  __NR_madvise,
  __NR_futex,
  __NR_clock_gettime,
  __NR_gettimeofday,
  __NR_getrandom,
  __NR_sched_yield,
  __NR_rt_sigaction,
  __NR_rt_sigprocmask,
  __NR_rt_sigreturn,
  __NR_getpid,
  __NR_gettid,
  __NR_tgkill,
  __NR_exit,
  __NR_exit_group,
#ifdef __NR_mmap
  __NR_mmap,
#endif
#ifdef __NR_mmap2
  __NR_mmap2,
#endif
#ifdef __NR__llseek
  __NR__llseek,
#endif
#ifdef __NR_fcntl64
  __NR_fcntl64,
#endif
/* Status of open files; by name this reveals only that a file exists. */
#ifdef __NR_fstat
  __NR_fstat,
#endif
#ifdef __NR_newfstatat
  __NR_newfstatat,
#endif
#ifdef __NR_fstat64
  __NR_fstat64,
#endif
#ifdef __NR_fstatat64
  __NR_fstatat64,
#endif
#ifdef __NR_futex_time64
  __NR_futex_time64,
#endif
#ifdef __NR_clock_gettime64
  __NR_clock_gettime64,
#endif
};

/* Compares one call after another: allowed if equal, otherwise the next. Anything else is denied; calls of another
 * architecture kill the process. */
static gboolean
filter_calls (void)
{
  struct sock_filter program[2 * G_N_ELEMENTS (allowed) + 5];
  struct sock_fprog prog = { G_N_ELEMENTS (program), program };
  guint n = 0;

  program[n++] = (struct sock_filter) BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, arch));
  program[n++] = (struct sock_filter) BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
  program[n++] = (struct sock_filter) BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  program[n++] = (struct sock_filter) BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr));
  for (guint i = 0; i < G_N_ELEMENTS (allowed); i++)
    {
      program[n++] = (struct sock_filter) BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, (guint) allowed[i], 0, 1);
      program[n++] = (struct sock_filter) BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    }
  program[n++] = (struct sock_filter) BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
  return prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &prog, 0, 0) == 0;
}
#else
static gboolean
filter_calls (void)
{
  return FALSE;
}
#endif

/* Everything that the first version of Landlock can restrict, allowed nowhere. */
static gboolean
close_files (void)
{
#if defined(__NR_landlock_create_ruleset) && defined(LANDLOCK_ACCESS_FS_EXECUTE)
  struct landlock_ruleset_attr all = { .handled_access_fs = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1 };
  int rules = (int) syscall (__NR_landlock_create_ruleset, &all, sizeof all.handled_access_fs, 0);
  gboolean closed = rules >= 0 && syscall (__NR_landlock_restrict_self, rules, 0) == 0;

  if (rules >= 0)
    close (rules);
  return closed;
#else
  return FALSE;
#endif
}

/* The address sanitizer starts a process to find leaks at exit. */
#ifdef __SANITIZE_ADDRESS__
#define CAN_BE_CONFINED FALSE
#else
#define CAN_BE_CONFINED TRUE
#endif

MusterSandbox
muster_sandbox_enter (void)
{
  MusterSandbox confined = 0;

  if (!CAN_BE_CONFINED || prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
    return confined;
  confined |= MUSTER_SANDBOX_PRIVILEGES;
  prctl (PR_SET_DUMPABLE, 0, 0, 0, 0);
  if (close_files ())
    confined |= MUSTER_SANDBOX_FILES;
  if (filter_calls ())
    confined |= MUSTER_SANDBOX_CALLS;
  return confined;
}
