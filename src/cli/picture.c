/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster picture`: reads a picture from standard input and writes its pixels as PNG. Muster runs it for every
 * untrusted picture, with limited memory and time and without access to files, processes and network, so that a
 * malicious picture can only harm this process. */
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "cli/command.h"
#include "model/i18n.h"
#include "store/sandbox.h"
#include "store/library.h"
#include "store/picture.h"
#include "xml/file.h"

#define MEMORY (512 * 1024 * 1024)
#define SECONDS 20

/* No card shows more; at a camera's resolution a PNG would exceed a document's limit. */
#define MOST_SIDE 1600

static void
limit (void)
{
  const struct rlimit seconds = { SECONDS, SECONDS }, most = { MEMORY, MEMORY }, none = { 0, 0 };

#ifndef __SANITIZE_ADDRESS__ /* which reserves terabytes of address space */
  setrlimit (RLIMIT_AS, &most);
#endif
  setrlimit (RLIMIT_CPU, &seconds);
  setrlimit (RLIMIT_FSIZE, &most);
  setrlimit (RLIMIT_CORE, &none);
}

/* Makes gdk-pixbuf open all the files it needs before the sandbox. */
static void
warm_up (void)
{
  static const char *const types[] = { "png", "jpeg" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_type (types[i], NULL);

      if (loader != NULL)
        gdk_pixbuf_loader_close (loader, NULL);
    }
}

static void
size_prepared_cb (GdkPixbufLoader *loader, int width, int height)
{
  int side = MAX (width, height);

  if (side > MOST_SIDE)
    gdk_pixbuf_loader_set_size (loader, MAX (width * MOST_SIDE / side, 1), MAX (height * MOST_SIDE / side, 1));
}

static GdkPixbuf *
decode (GBytes *picture, const char *type, GError **error)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_type (type, error);
  GdkPixbuf *pixels;

  if (loader == NULL)
    return NULL;
  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared_cb), NULL);
  if (!gdk_pixbuf_loader_write_bytes (loader, picture, error))
    {
      gdk_pixbuf_loader_close (loader, NULL);
      return NULL;
    }
  if (!gdk_pixbuf_loader_close (loader, error))
    return NULL;
  pixels = gdk_pixbuf_loader_get_pixbuf (loader);
  return pixels != NULL ? gdk_pixbuf_apply_embedded_orientation (pixels) : NULL;
}

static int
recode (GBytes *picture, const char *type)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkPixbuf) pixels = decode (picture, type, &error);
  g_autofree char *png = NULL;
  gsize length = 0;

  if (pixels == NULL || !gdk_pixbuf_save_to_buffer (pixels, &png, &length, "png", &error, NULL))
    return muster_command_complain (_ ("this picture can't be read: %s"), error != NULL ? error->message : "");
  return muster_file_write ("-", png, length, &error) ? MUSTER_EXIT_FINE : muster_command_fail (error);
}

/* Muster discards the helper's messages; they are for running it by hand. */
static void
enter_sandbox (void)
{
  MusterSandbox confined = muster_sandbox_enter ();

  if ((confined & (MUSTER_SANDBOX_CALLS | MUSTER_SANDBOX_FILES)) == 0)
    fputs (_ ("Note: this kernel has neither seccomp nor Landlock; the picture is read with limits of memory and time "
              "only.\n"),
           stderr);
}

int
muster_picture_run (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) picture = NULL;
  const char *type = NULL;
  guint width, height;

  limit ();
  warm_up ();
  enter_sandbox ();
  picture = muster_file_read ("-", &error);
  if (picture == NULL || !muster_picture_read_head (picture, &type, &width, &height, &error))
    return muster_command_fail (error);
  return recode (picture, type);
}
