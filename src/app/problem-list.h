/* The verdict on a character, how many problems there are, and each of them with its remedies as buttons. */
#pragma once

#include <adwaita.h>

#include "model/catalog.h"
#include "rules/remedy.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PROBLEM_LIST (muster_problem_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterProblemList, muster_problem_list, MUSTER, PROBLEM_LIST, GtkWidget)

/* The signal "remedied" carries the MusterRemedy that somebody asked for and its text, "visited" the slot and index of a
 * problem. */
GtkWidget *muster_problem_list_new (void);

void muster_problem_list_show (MusterProblemList *list, const MusterCatalog *catalog, const MusterCharacter *character,
                               const MusterSheet *sheet, const GArray *findings);

G_END_DECLS
