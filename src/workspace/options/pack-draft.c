/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/options/pack-draft.h"

#include "model/catalog/catalog-copy.h"
#include "model/error.h"
#include "model/i18n.h"
#include "workspace/house-private.h"
#include "xml/file.h"
#include "xml/pack-option.h"
#include "xml/pack.h"

#define MOST_ATTEMPTS 20

typedef struct
{
  GBytes *bytes;
  gint element; /* the selected option */
  char *label;  /* of the change that led here */
} State;

struct _MusterPackDraft
{
  char *id;
  char *hash; /* of the file as last read or written */
  GPtrArray *states;
  guint at;
  MusterPackText *text;
  MusterCatalog *base;           /* without this pack */
  MusterCatalog *catalog, *last; /* with it; NULL: it has always had errors */
  GPtrArray *complaints;
  GHashTable *fresh;
};

static void
free_state (gpointer data)
{
  State *state = data;

  g_bytes_unref (state->bytes);
  g_free (state->label);
  g_free (state);
}

static State *
get_state (MusterPackDraft *draft)
{
  return draft->states->pdata[draft->at];
}

/* Loads the pack into the catalogue or finds its errors. */
static void
judge (MusterPackDraft *draft)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_dup (draft->base);
  MusterPackSource source = { draft->id, get_state (draft)->bytes };
  guint first = muster_catalog_n_packs (catalog);

  g_ptr_array_set_size (draft->complaints, 0);
  if (!muster_packs_add (catalog, &source, 1, draft->complaints))
    return;
  if (!muster_catalog_has_house (catalog))
    muster_catalog_set_first_house_pack (catalog, first);
  g_clear_pointer (&draft->last, muster_catalog_free);
  draft->last = draft->catalog;
  draft->catalog = g_steal_pointer (&catalog);
}

/* Switches to a state, whose text is known to parse. */
static void
show (MusterPackDraft *draft, guint at)
{
  g_autoptr (GError) error = NULL;
  MusterPackText *text = muster_pack_text_new (((State *) draft->states->pdata[at])->bytes, &error);

  g_return_if_fail (text != NULL);
  draft->at = at;
  g_clear_pointer (&draft->text, muster_pack_text_free);
  draft->text = text;
  judge (draft);
}

static void
push (MusterPackDraft *draft, GBytes *bytes, gint element, const char *label)
{
  State *state = g_new0 (State, 1);

  state->bytes = g_bytes_ref (bytes);
  state->element = element;
  state->label = g_strdup (label);
  if (draft->states->len > 0)
    g_ptr_array_set_size (draft->states, (gint) draft->at + 1);
  g_ptr_array_add (draft->states, state);
  show (draft, draft->states->len - 1);
}

/* The file. */

static GBytes *
read_file (MusterPackDraft *draft, GError **error)
{
  for (guint on = 0; on < 2; on++)
    {
      g_autofree char *path = muster_house_dup_file (draft->id, on == 0);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return muster_file_read (path, error);
    }
  muster_error_refuse (error, _ ("no pack with the name “%s” is installed"), draft->id);
  return NULL;
}

static char *
dup_hash (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

static gboolean
save (MusterPackDraft *draft, GError **error)
{
  GBytes *bytes = get_state (draft)->bytes;

  if (!muster_house_save (draft->id, draft->hash, bytes, error))
    return FALSE;
  g_free (draft->hash);
  draft->hash = dup_hash (bytes);
  return TRUE;
}

/* Finds the selected option in another text by kind and id. */
static gint
find_again (MusterPackDraft *draft, MusterPackText *other)
{
  gint element = get_state (draft)->element;
  g_autofree char *id = NULL;
  MusterKind kind;

  if (element < 0 || !muster_pack_option_is (draft->text, (guint) element, &kind))
    return -1;
  id = muster_node_dup_id (muster_pack_text_get_node (draft->text, (guint) element));
  return muster_pack_option_find (other, kind, id, muster_pack_option_count_before (draft->text, (guint) element));
}

gboolean
muster_pack_draft_refresh (MusterPackDraft *draft, gboolean *changed, GError **error)
{
  g_autoptr (GBytes) bytes = read_file (draft, error);
  g_autofree char *hash = bytes != NULL ? dup_hash (bytes) : NULL;
  g_autoptr (MusterPackText) text = NULL;

  if (changed != NULL)
    *changed = FALSE;
  if (bytes == NULL)
    return FALSE;
  if (g_str_equal (hash, draft->hash))
    return TRUE;
  text = muster_pack_text_new (bytes, error);
  if (text == NULL)
    return FALSE;
  g_free (draft->hash);
  draft->hash = g_steal_pointer (&hash);
  push (draft, bytes, find_again (draft, text), _ ("Change by Another Program"));
  if (changed != NULL)
    *changed = TRUE;
  return TRUE;
}

/* Changing. */

static gboolean
try_change (MusterPackDraft *draft, const char *label, MusterPackDraftEdit edit, gpointer data, GError **error)
{
  g_autoptr (MusterPackText) text = NULL;
  gint element;

  if (!muster_pack_draft_refresh (draft, NULL, error))
    return FALSE;
  text = muster_pack_text_new (get_state (draft)->bytes, error);
  if (text == NULL)
    return FALSE;
  element = edit (draft, text, data);
  if (g_bytes_equal (muster_pack_text_get_bytes (text), get_state (draft)->bytes))
    return TRUE;
  push (draft, muster_pack_text_get_bytes (text), element, label);
  return save (draft, error);
}

/* Another program may save in the meantime; then the change is applied to its version. */
gboolean
muster_pack_draft_change (MusterPackDraft *draft, const char *label, MusterPackDraftEdit edit, gpointer data,
                          GError **error)
{
  g_autoptr (GError) cause = NULL;
  gboolean changed = TRUE;

  for (guint n = 0; n < MOST_ATTEMPTS && changed; n++)
    {
      g_clear_error (&cause);
      if (try_change (draft, label, edit, data, &cause))
        return TRUE;
      if (!muster_pack_draft_refresh (draft, &changed, NULL))
        changed = FALSE;
    }
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

const char *
muster_pack_draft_get_undo (MusterPackDraft *draft)
{
  return draft->at > 0 ? get_state (draft)->label : NULL;
}

const char *
muster_pack_draft_get_redo (MusterPackDraft *draft)
{
  return draft->at + 1 < draft->states->len ? ((State *) draft->states->pdata[draft->at + 1])->label : NULL;
}

/* An undone edit concerned the option that was selected then. */
gboolean
muster_pack_draft_undo (MusterPackDraft *draft, GError **error)
{
  if (!muster_pack_draft_refresh (draft, NULL, error))
    return FALSE;
  if (draft->at == 0)
    return TRUE;
  show (draft, draft->at - 1);
  return save (draft, error);
}

gboolean
muster_pack_draft_redo (MusterPackDraft *draft, GError **error)
{
  if (!muster_pack_draft_refresh (draft, NULL, error))
    return FALSE;
  if (draft->at + 1 == draft->states->len)
    return TRUE;
  show (draft, draft->at + 1);
  return save (draft, error);
}

/* Looking. */

MusterPackText *
muster_pack_draft_get_text (MusterPackDraft *draft)
{
  return draft->text;
}

const MusterCatalog *
muster_pack_draft_get_catalog (MusterPackDraft *draft)
{
  return draft->catalog != NULL ? draft->catalog : draft->base;
}

const GPtrArray *
muster_pack_draft_get_complaints (MusterPackDraft *draft)
{
  return draft->complaints;
}

void
muster_pack_draft_select (MusterPackDraft *draft, gint element)
{
  get_state (draft)->element = element;
}

gint
muster_pack_draft_get_selected (MusterPackDraft *draft)
{
  return get_state (draft)->element;
}

const MusterOption *
muster_pack_draft_get_option (MusterPackDraft *draft)
{
  gint element = get_state (draft)->element;
  g_autofree char *id = NULL;
  MusterKind kind;

  if (element < 0 || !muster_pack_option_is (draft->text, (guint) element, &kind))
    return NULL;
  id = muster_node_dup_id (muster_pack_text_get_node (draft->text, (guint) element));
  return muster_catalog_find (muster_pack_draft_get_catalog (draft), kind, id);
}

static char *
dup_key (MusterKind kind, const char *id)
{
  return g_strconcat (muster_kind_get_id (kind), " ", id, NULL);
}

gboolean
muster_pack_draft_is_fresh (MusterPackDraft *draft, MusterKind kind, const char *id)
{
  g_autofree char *key = dup_key (kind, id);

  return g_hash_table_contains (draft->fresh, key);
}

void
muster_pack_draft_add_fresh (MusterPackDraft *draft, MusterKind kind, const char *id)
{
  g_hash_table_add (draft->fresh, dup_key (kind, id));
}

/* Opening. */

static MusterCatalog *
load_others (const char *id, const char *base, GError **error)
{
  g_autoptr (MusterHouse) house = muster_house_read ();

  for (guint i = 0; i < house->packs->len; i++)
    {
      MusterHousePack *pack = house->packs->pdata[i];

      if (g_str_equal (pack->id, id))
        pack->on = FALSE;
    }
  return muster_house_load (house, base, error);
}

MusterPackDraft *
muster_pack_draft_open (const char *id, const char *base, GError **error)
{
  g_autoptr (MusterPackDraft) draft = g_new0 (MusterPackDraft, 1);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (MusterPackText) text = NULL;

  draft->id = g_strdup (id);
  draft->states = g_ptr_array_new_with_free_func (free_state);
  draft->complaints = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_pack_complaint_free);
  draft->fresh = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  bytes = read_file (draft, error);
  text = bytes != NULL ? muster_pack_text_new (bytes, error) : NULL;
  draft->base = text != NULL ? load_others (id, base, error) : NULL;
  if (draft->base == NULL)
    return NULL;
  draft->hash = dup_hash (bytes);
  push (draft, bytes, -1, NULL);
  return g_steal_pointer (&draft);
}

void
muster_pack_draft_free (MusterPackDraft *draft)
{
  g_clear_pointer (&draft->text, muster_pack_text_free);
  g_clear_pointer (&draft->last, muster_catalog_free);
  g_clear_pointer (&draft->catalog, muster_catalog_free);
  g_clear_pointer (&draft->base, muster_catalog_free);
  g_ptr_array_unref (draft->complaints);
  g_ptr_array_unref (draft->states);
  g_hash_table_unref (draft->fresh);
  g_free (draft->hash);
  g_free (draft->id);
  g_free (draft);
}
