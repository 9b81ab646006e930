#include "rules/games.h"

#include <glib/gi18n-lib.h>

#include "rules/collision.h"

static const MusterGameRules games[] = {
  { &muster_character_class, muster_collision_check_character },
  { &muster_fixed_class, muster_collision_check_fixed },
  { &muster_group_class, muster_collision_check_group },
};

MusterReport *
muster_games_check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i].klass == thing->klass)
      return games[i].check (catalog, thing, remedies);
  g_return_val_if_reached (NULL);
}

void
muster_games_warn_of_unknown (MusterReport *report, const MusterExtras *extras, const char *target)
{
  for (guint i = 0; extras->unknown != NULL && i < extras->unknown->len; i++)
    {
      char *sentence = g_strdup_printf (_ ("Muster doesn't know what “%s” means here; it is kept, and not checked."),
                                        (const char *) extras->unknown->pdata[i]);

      muster_report_add_problem (report, muster_problem_new ("document.unknown", MUSTER_SEVERITY_WARNING, g_strdup (target), sentence));
    }
}
