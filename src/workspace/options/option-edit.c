/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/options/option-edit.h"

#include "model/catalog/field.h"
#include "model/i18n.h"
#include "model/text/id.h"
#include "workspace/options/option-kinds.h"
#include "xml/pack-option.h"

#define MOST_COLUMNS 24

const char *const *
muster_option_edit_get_order (MusterKind kind)
{
  static const char *orders[MUSTER_N_KINDS][MOST_COLUMNS + 4];
  guint n = 0;

  orders[kind][n++] = "id";
  orders[kind][n++] = "name";
  orders[kind][n++] = "keywords";
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL && n < MOST_COLUMNS + 3; field++)
    orders[kind][n++] = field->name;
  orders[kind][n] = NULL;
  return orders[kind];
}

/* Adding. */

typedef struct
{
  MusterKind kind;
  const MusterOption *option; /* the one to copy; or NULL */
} Adding;

static gboolean
is_taken (MusterPackDraft *draft, MusterPackText *text, MusterKind kind, const char *id)
{
  return muster_catalog_find (muster_pack_draft_get_catalog (draft), kind, id) != NULL
         || muster_pack_option_find (text, kind, id, 0) >= 0;
}

/* The first free name of "Sword", "Sword 2", "Sword 3", …; for a skill its ability's must be free too. */
static char *
dup_free_name (MusterPackDraft *draft, MusterPackText *text, MusterKind kind, const char *name)
{
  for (guint n = 1;; n++)
    {
      g_autofree char *tried = n == 1 ? g_strdup (name) : g_strdup_printf ("%s %u", name, n);
      g_autofree char *id = muster_id_dup_from_name (tried);

      if (!is_taken (draft, text, kind, id)
          && (kind != MUSTER_KIND_SKILL || !is_taken (draft, text, MUSTER_KIND_ABILITY, id)))
        return g_steal_pointer (&tried);
    }
}

static guint
add_one (MusterPackDraft *draft, MusterPackText *text, MusterKind kind, const MusterOption *option, const char *name)
{
  g_autofree char *xml
      = option != NULL ? muster_pack_option_dup_xml (option, name) : muster_pack_option_dup_empty (kind, name);
  g_autofree char *id = muster_id_dup_from_name (name);

  muster_pack_draft_add_fresh (draft, kind, id);
  return muster_pack_option_add (text, kind, xml);
}

static gint
add (MusterPackDraft *draft, MusterPackText *text, gpointer data)
{
  const Adding *adding = data;
  const MusterOption *option = adding->option;
  g_autofree char *fresh = g_strdup_printf (_ ("New %s"), muster_option_kind_get_name (adding->kind));
  g_autofree char *name = dup_free_name (draft, text, adding->kind, option != NULL ? option->name : fresh);
  guint element;

  if (adding->kind == MUSTER_KIND_SKILL)
    add_one (draft, text, MUSTER_KIND_ABILITY, option != NULL ? option->teaches : NULL, name);
  element = add_one (draft, text, adding->kind, option, name);
  if (option != NULL && option->values != 0)
    element = muster_pack_option_set_values (text, element, muster_pack_draft_get_catalog (draft), option->values);
  return (gint) element;
}

gboolean
muster_option_edit_add (MusterPackDraft *draft, MusterKind kind, GError **error)
{
  Adding adding = { kind, NULL };

  return muster_pack_draft_change (draft, _ ("New Option"), add, &adding, error);
}

gboolean
muster_option_edit_copy (MusterPackDraft *draft, const MusterOption *option, GError **error)
{
  Adding adding = { option->kind, option };

  return muster_pack_draft_change (draft, _ ("Copy of an Option"), add, &adding, error);
}

/* The current option. */

static gint
remove_option (MusterPackDraft *draft, MusterPackText *text, gpointer data)
{
  gint element = muster_pack_draft_get_selected (draft);
  MusterKind kind;

  if (element >= 0 && muster_pack_option_is (text, (guint) element, &kind))
    {
      if (muster_pack_option_has_values (kind))
        element
            = (gint) muster_pack_option_set_values (text, (guint) element, muster_pack_draft_get_catalog (draft), 0);
      muster_pack_text_remove (text, (guint) element);
    }
  return -1;
}

gboolean
muster_option_edit_remove (MusterPackDraft *draft, GError **error)
{
  return muster_pack_draft_change (draft, _ ("Delete"), remove_option, NULL, error);
}

typedef struct
{
  const char *name, *value;
  MusterValueSet values;
  guint feature;
  MusterFeaturePlace place;
} Setting;

/* Replaces an id in every list of that name, optionally only in elements of one kind. */
static void
refer_to (MusterPackText *text, const char *attribute, const char *kind, const char *old, const char *new)
{
  for (guint i = 0; i < muster_pack_text_count (text); i++)
    {
      xmlNode *node = muster_pack_text_get_node (text, i);
      g_autofree char *of_kind = kind != NULL ? muster_node_dup_attribute (node, "kind") : NULL, *joined = NULL;
      g_auto (GStrv) ids = muster_node_dup_list (node, attribute);

      if (g_strcmp0 (kind, of_kind) != 0 || !g_strv_contains ((const char *const *) ids, old))
        continue;
      for (char **id = ids; *id != NULL; id++)
        if (g_str_equal (*id, old))
          {
            g_free (*id);
            *id = g_strdup (new);
          }
      joined = g_strjoinv (" ", ids);
      muster_pack_text_set_attribute (text, i, attribute, joined, NULL);
    }
}

static void rename_option (MusterPackDraft *draft, MusterPackText *text, guint element, MusterKind kind,
                           const char *name);

/* Changes an id everywhere: the option, references to it, and for a skill its ability. */
static void
follow (MusterPackDraft *draft, MusterPackText *text, MusterKind kind, const char *old, const char *new,
        const char *name)
{
  gint ability = kind == MUSTER_KIND_SKILL && muster_pack_draft_is_fresh (draft, MUSTER_KIND_ABILITY, old)
                     ? muster_pack_option_find (text, MUSTER_KIND_ABILITY, old, 0)
                     : -1;

  muster_pack_draft_add_fresh (draft, kind, new);
  if (kind == MUSTER_KIND_ABILITY)
    refer_to (text, "see", NULL, old, new);
  refer_to (text, "refs", muster_kind_get_id (kind), old, new);
  if (kind == MUSTER_KIND_PUPPET)
    refer_to (text, "army", NULL, old, new);
  if (ability >= 0)
    rename_option (draft, text, (guint) ability, MUSTER_KIND_ABILITY, name);
}

static void
rename_option (MusterPackDraft *draft, MusterPackText *text, guint element, MusterKind kind, const char *name)
{
  const char *const *order = muster_option_edit_get_order (kind);
  xmlNode *node = muster_pack_text_get_node (text, element);
  g_autofree char *old = muster_node_dup_id (node), *written = muster_node_dup_attribute (node, "id");
  g_autofree char *new = muster_id_dup_from_name (name);
  gboolean follows = *new != '\0' && muster_pack_draft_is_fresh (draft, kind, old);

  muster_pack_text_set_attribute (text, element, "name", name, order);
  if (follows)
    {
      muster_pack_text_set_attribute (text, element, "id", NULL, order);
      if (!g_str_equal (old, new))
        follow (draft, text, kind, old, new, name);
    }
  else if (written == NULL && *old != '\0' && !g_str_equal (old, new))
    muster_pack_text_set_attribute (text, element, "id", old, order);
}

static gint
set_field (MusterPackDraft *draft, MusterPackText *text, gpointer data)
{
  const Setting *setting = data;
  gint element = muster_pack_draft_get_selected (draft);
  MusterKind kind;

  if (element < 0 || !muster_pack_option_is (text, (guint) element, &kind))
    return element;
  if (g_str_equal (setting->name, "name"))
    rename_option (draft, text, (guint) element, kind, setting->value != NULL ? setting->value : "");
  else if (g_str_equal (setting->name, "about"))
    muster_pack_option_set_about (text, (guint) element, setting->value != NULL ? setting->value : "");
  else
    muster_pack_text_set_attribute (text, (guint) element, setting->name, setting->value,
                                    muster_option_edit_get_order (kind));
  return element;
}

gboolean
muster_option_edit_set (MusterPackDraft *draft, const char *field, const char *value, GError **error)
{
  Setting setting = { .name = field, .value = value };
  g_autofree char *label = g_strdup_printf (_ ("Change of %s"), muster_option_field_get_label (field));

  return muster_pack_draft_change (draft, label, set_field, &setting, error);
}

static gint
set_values (MusterPackDraft *draft, MusterPackText *text, gpointer data)
{
  const Setting *setting = data;
  gint element = muster_pack_draft_get_selected (draft);

  if (element < 0)
    return element;
  return (gint) muster_pack_option_set_values (text, (guint) element, muster_pack_draft_get_catalog (draft),
                                               setting->values);
}

gboolean
muster_option_edit_set_values (MusterPackDraft *draft, MusterValueSet values, GError **error)
{
  Setting setting = { .values = values };

  return muster_pack_draft_change (draft, _ ("Change of Values"), set_values, &setting, error);
}

/* Features. */

static const char *const places[] = { "effect", "crit", "special" };

/* Crits precede specials. */
static xmlNode *
find_next_feature (xmlNode *node, MusterFeaturePlace place)
{
  for (guint next = place + 1; next < G_N_ELEMENTS (places); next++)
    {
      xmlNode *found = muster_node_find_child (node, places[next]);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gint
add_feature (MusterPackDraft *draft, MusterPackText *text, gpointer data)
{
  static const char *const order[] = { "as", "see", NULL };
  const Setting *setting = data;
  gint element = muster_pack_draft_get_selected (draft);
  g_autofree char *xml = g_strdup_printf ("<%s/>", places[setting->place]);
  xmlNode *next;
  guint made;

  if (element < 0)
    return element;
  next = find_next_feature (muster_pack_text_get_node (text, (guint) element), setting->place);
  made = next != NULL ? muster_pack_text_insert (text, (guint) muster_node_get_number (next), xml)
                      : muster_pack_text_append (text, (guint) element, xml);
  if (setting->value != NULL)
    muster_pack_text_set_attribute (text, made, "as", setting->value, order);
  if (setting->name != NULL)
    muster_pack_text_set_attribute (text, made, "see", setting->name, order);
  return element;
}

gboolean
muster_option_edit_add_feature (MusterPackDraft *draft, MusterFeaturePlace place, const char *ability,
                                const char *words, GError **error)
{
  Setting setting = { .name = ability, .value = words, .place = place };

  return muster_pack_draft_change (draft, _ ("New Ability"), add_feature, &setting, error);
}

/* The element of the option's n-th feature; -1 if there is none. */
static gint
find_feature (MusterPackDraft *draft, MusterPackText *text, guint n)
{
  gint element = muster_pack_draft_get_selected (draft);
  xmlNode *node = element >= 0 ? muster_pack_text_get_node (text, (guint) element) : NULL;

  for (xmlNode *child = node != NULL ? node->children : NULL; child != NULL; child = child->next)
    if ((muster_node_is (child, places[0]) || muster_node_is (child, places[1]) || muster_node_is (child, places[2]))
        && n-- == 0)
      return muster_node_get_number (child);
  return -1;
}

static gint
remove_feature (MusterPackDraft *draft, MusterPackText *text, gpointer data)
{
  const Setting *setting = data;
  gint feature = find_feature (draft, text, setting->feature);

  if (feature >= 0)
    muster_pack_text_remove (text, (guint) feature);
  return muster_pack_draft_get_selected (draft);
}

gboolean
muster_option_edit_remove_feature (MusterPackDraft *draft, guint feature, GError **error)
{
  Setting setting = { .feature = feature };

  return muster_pack_draft_change (draft, _ ("Remove Ability"), remove_feature, &setting, error);
}

static gint
set_feature (MusterPackDraft *draft, MusterPackText *text, gpointer data)
{
  static const char *const order[] = { "as", "see", NULL };
  const Setting *setting = data;
  gint feature = find_feature (draft, text, setting->feature);

  if (feature >= 0)
    muster_pack_text_set_attribute (text, (guint) feature, setting->name, setting->value, order);
  return muster_pack_draft_get_selected (draft);
}

gboolean
muster_option_edit_set_feature (MusterPackDraft *draft, guint feature, const char *attribute, const char *value,
                                GError **error)
{
  Setting setting = { .name = attribute, .value = value, .feature = feature };

  return muster_pack_draft_change (draft, _ ("Change of an Ability"), set_feature, &setting, error);
}

/* The pack. */

static gint
set_fact (MusterPackDraft *draft, MusterPackText *text, gpointer data)
{
  const Setting *setting = data;
  xmlNode *root = muster_pack_text_get_node (text, 0), *about = muster_node_find_child (root, "about"),
          *first = xmlFirstElementChild (root);
  guint made;

  if (g_str_equal (setting->name, "version"))
    {
      muster_pack_text_set_attribute (text, 0, "version", setting->value, NULL);
      return muster_pack_draft_get_selected (draft);
    }
  if (about != NULL)
    made = (guint) muster_node_get_number (about);
  else if (first != NULL)
    made = muster_pack_text_insert (text, (guint) muster_node_get_number (first), "<about></about>");
  else
    made = muster_pack_text_append (text, 0, "<about></about>");
  muster_pack_text_set_content (text, made, setting->value);
  return -1;
}

gboolean
muster_option_edit_set_fact (MusterPackDraft *draft, const char *fact, const char *value, GError **error)
{
  Setting setting = { .name = fact, .value = value };

  return muster_pack_draft_change (draft, _ ("Change of the Pack"), set_fact, &setting, error);
}
