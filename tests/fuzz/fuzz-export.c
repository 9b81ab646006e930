/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes the exports: for any readable document, HTML, Markdown, text and XML contain player text only as text. The
 * HTML is parsed by its writer's own rules: only known tags, all closed. */
#include <libxml/parser.h>
#include <string.h>

#include "entry.h"
#include "games/document-file.h"
#include "games/games.h"
#include "print/html/html.h"
#include "print/markdown.h"
#include "print/text.h"
#include "support/content.h"
#include "xml/cards.h"

#define MOST_CARDS 50 /* one document has 999 of a kind, which proves no more */

typedef struct
{
  GPtrArray *cards, *rosters;
} Made;

static void
make (const MusterDocument *document, Made *made)
{
  for (guint i = 0; i < document->things->len && made->cards->len < MOST_CARDS; i++)
    {
      MusterRoster *roster = muster_games_make_roster (content_get (), document->things->pdata[i]);

      muster_games_make_cards (content_get (), document->things->pdata[i], made->cards);
      if (roster != NULL)
        g_ptr_array_add (made->rosters, roster);
    }
  if (made->cards->len > MOST_CARDS)
    g_ptr_array_set_size (made->cards, MOST_CARDS);
}

/* The name of a tag that the page may have, from its "<" on. */
static gboolean
is_known_tag (const char *tag)
{
  static const char *const names[]
      = { "html",   "head",   "meta", "title",   "style",   "body",    "main",   "h1",     "h2",
          "h3",     "h4",     "p",    "section", "div",     "dl",      "dt",     "dd",     "ul",
          "li",     "b",      "span", "code",    "details", "summary", "nav",    "a",      "article",
          "button", "output", "img",  "abbr",    "footer",  "script",  "header", "ol",     "strong",
          "em",     "i",      "svg",  "path",    "figure",  "label",   "option", "select", "template" };
  const char *name = tag + (tag[1] == '/' ? 2 : 1);
  gsize length = strcspn (name, " >\n");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strlen (names[i]) == length && strncmp (names[i], name, length) == 0)
      return TRUE;
  return g_str_has_prefix (tag, "<!DOCTYPE html>");
}

static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (text = strstr (text, part); text != NULL; text = strstr (text + 1, part))
    n++;
  return n;
}

/* An even number of quotes, and no second "<". */
static void
expect_tag (const char *tag)
{
  const char *end = strchr (tag, '>');
  guint quotes = 0;

  g_assert_true (is_known_tag (tag));
  g_assert_nonnull (end);
  for (const char *p = tag + 1; p < end; p++)
    {
      g_assert_true (*p != '<');
      quotes += *p == '"';
    }
  g_assert_true (quotes % 2 == 0);
}

static void
expect_page (const char *page)
{
  const char *style = strstr (page, "<style>"), *script = strstr (page, "<script>");

  g_assert_true (g_utf8_validate (page, -1, NULL));
  g_assert_cmpuint (count (page, "<script"), ==, 1);
  g_assert_cmpuint (count (page, "<style"), ==, 1);
  g_assert_cmpuint (count (page, "<div"), ==, count (page, "</div>"));
  g_assert_cmpuint (count (page, "<article"), ==, count (page, "</article>"));
  for (const char *p = strchr (page, '<'); p != NULL; p = strchr (p + 1, '<'))
    {
      expect_tag (p);
      if (p == style || p == script)
        p = strstr (p, p == style ? "</style>" : "</script>") - 1;
    }
}

/* Outside of `code`, each of these has a backslash before it, and that one none. */
static void
expect_markdown (const char *text)
{
  gboolean escaped = FALSE;

  g_assert_true (g_utf8_validate (text, -1, NULL));
  for (const char *p = text; *p != '\0'; p++)
    {
      if (!escaped && *p == '<')
        g_error ("“<” at %d", (int) (p - text));
      if (!escaped && *p == '[')
        g_error ("“[” at %d", (int) (p - text));
      escaped = !escaped && *p == '\\';
    }
}

static void
expect_xml (const char *xml)
{
  xmlDoc *doc
      = xmlReadMemory (xml, (int) strlen (xml), "cards", "UTF-8", XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_HUGE);

  g_assert_nonnull (doc);
  xmlFreeDoc (doc);
}

static void
expect_exports (const Made *made)
{
  g_autofree char *page = muster_html_dup (made->cards, made->rosters, "Cards");
  g_autofree char *markdown = muster_markdown_dup (made->cards, made->rosters, "Cards");
  g_autofree char *text = muster_text_dup (made->cards, made->rosters, "Cards");
  g_autofree char *xml = muster_cards_dup_xml (made->cards, made->rosters, "Cards");

  expect_page (page);
  expect_markdown (markdown);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strpbrk (text, "\033\r\b"));
  expect_xml (xml);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (MusterDocument) document = muster_document_read (bytes, "x.muster", content_get (), NULL);
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  g_autoptr (GPtrArray) rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_free);
  Made made = { cards, rosters };

  if (document == NULL)
    return 0;
  make (document, &made);
  expect_exports (&made);
  return 0;
}
