/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Skills: those that tarot or values don't allow must go, and surplus ones too; where there is room, another skill can
 * replace one. */
#include "forge/repair/repair-part.h"
#include "games/collision/rules.h"
#include "model/catalog/catalog-lists.h"

typedef struct
{
  const MusterRepairFrame *frame;
  guint n_faulty, n_good, n_others;
  guint *faulty, *good; /* indexes of the character's skills */
  gint64 faulty_points; /* lost in any case */
  gint64 *good_points;  /* negative cost of each: it can only be given up */
  const MusterOption **others;
  gint64 *other_points;
} Lessons;

static gboolean
can_learn (const MusterRepairFrame *frame, const MusterOption *skill)
{
  return muster_collision_values_open (frame->values, skill) && muster_collision_rank_allows (frame->tarot, skill)
         && muster_collision_suit_allows (frame->tarot, skill);
}

static gboolean
knows (const MusterCollisionCharacter *character, guint before, const MusterOption *skill)
{
  for (guint i = 0; i < before; i++)
    if (muster_collision_character_skill (character, i)->skill.option == skill)
      return TRUE;
  return FALSE;
}

static gboolean
is_good (const MusterRepairFrame *frame, guint index)
{
  const MusterOption *skill = muster_collision_character_skill (frame->character, index)->skill.option;

  return skill != NULL && can_learn (frame, skill) && !knows (frame->character, index, skill);
}

static guint
least_skills (const MusterRepairFrame *frame)
{
  guint good = 0, faulty = 0;

  for (guint i = 0; i < frame->character->skills->len; i++)
    if (muster_choice_is_made (&muster_collision_character_skill (frame->character, i)->skill))
      {
        if (is_good (frame, i))
          good++;
        else
          faulty++;
      }
  return faulty + (good > (guint) frame->skills ? good - (guint) frame->skills : 0);
}

static Lessons
sort_skills (const MusterRepairFrame *frame)
{
  const MusterCollisionCharacter *character = frame->character;
  guint n = character->skills->len;
  Lessons lessons = { .frame = frame };

  lessons.faulty = muster_sums_alloc (frame->sums, n * sizeof (guint));
  lessons.good = muster_sums_alloc (frame->sums, n * sizeof (guint));
  lessons.good_points = muster_sums_alloc (frame->sums, n * sizeof (gint64));
  for (guint i = 0; i < n; i++)
    {
      const MusterChoice *skill = &muster_collision_character_skill (character, i)->skill;

      if (!muster_choice_is_made (skill))
        continue;
      if (is_good (frame, i))
        {
          lessons.good_points[lessons.n_good] = -skill->option->points;
          lessons.good[lessons.n_good++] = i;
          continue;
        }
      lessons.faulty[lessons.n_faulty++] = i;
      lessons.faulty_points += muster_repair_points (skill->option);
    }
  return lessons;
}

/* Skills that could be learned instead. */
static void
find_others (Lessons *lessons)
{
  const MusterRepairFrame *frame = lessons->frame;
  guint n;
  const MusterOption *const *skills = muster_catalog_get_options (frame->catalog, MUSTER_KIND_SKILL, &n);

  lessons->others = muster_sums_alloc (frame->sums, n * sizeof (gpointer));
  lessons->other_points = muster_sums_alloc (frame->sums, n * sizeof (gint64));
  for (guint i = 0; i < n; i++)
    {
      const MusterOption *skill = skills[i];

      if (!can_learn (frame, skill) || knows (frame->character, frame->character->skills->len, skill))
        continue;
      lessons->other_points[lessons->n_others] = skill->points;
      lessons->others[lessons->n_others++] = skill;
    }
}

/* How many of the changes can be replacements instead of removals. */
static guint
count_room (const Lessons *lessons, guint changes)
{
  guint kept = lessons->n_good - (changes - lessons->n_faulty);
  guint room = (guint) lessons->frame->skills > kept ? (guint) lessons->frame->skills - kept : 0;

  return MIN (MIN (room, changes), lessons->n_others);
}

static gint
compare_points (gconstpointer a, gconstpointer b)
{
  gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  return left < right ? -1 : left > right;
}

static void
lowest_skills (const MusterRepairFrame *frame, gint64 *lowest, guint most)
{
  Lessons lessons = sort_skills (frame);
  guint least = least_skills (frame);
  gint64 points = -lessons.faulty_points;

  /* Largest savings first. */
  qsort (lessons.good_points, lessons.n_good, sizeof (gint64), compare_points);
  for (guint i = 0; i <= lessons.n_good; i++)
    {
      guint changes = lessons.n_faulty + i;

      if (changes >= least && changes <= most)
        lowest[changes] = points;
      if (i < lessons.n_good)
        points += lessons.good_points[i];
    }
}

static MusterReach
reach_skills (const MusterRepairFrame *frame, guint most)
{
  Lessons lessons = sort_skills (frame);
  MusterReach reach
      = muster_reach_new (frame->sums, least_skills (frame), MIN (most, lessons.n_faulty + lessons.n_good));
  MusterSumSet **lost, **learned;
  guint last = reach.least + reach.n - 1;

  if (reach.n == 0)
    return reach;
  find_others (&lessons);
  lost = muster_sums_choose (frame->sums, lessons.good_points, lessons.n_good, last - lessons.n_faulty);
  learned = muster_sums_choose (frame->sums, lessons.other_points, lessons.n_others, count_room (&lessons, last));
  for (guint i = 0; i < reach.n; i++)
    {
      guint changes = reach.least + i;
      MusterSumSet *gone = muster_sums_new (frame->sums);

      muster_sums_add_moved (frame->sums, gone, lost[changes - lessons.n_faulty], -lessons.faulty_points);
      for (guint others = 0; others <= count_room (&lessons, changes); others++)
        muster_sums_add_joined (frame->sums, reach.rows[i], gone, learned[others]);
    }
  return reach;
}

/* All ways to choose a number of items with given total points, guided by a table of what the items from each index on
 * can make. */

typedef struct _Choosing Choosing;
struct _Choosing
{
  MusterSums *sums;
  const gint64 *points;
  guint n;
  MusterSumSet ***table; /* by first item and number */
  guint *chosen;
  guint n_chosen;
  gboolean (*next) (gpointer data);
  gpointer data;
};

static void
fill_table (Choosing *choosing, guint number)
{
  MusterSums *sums = choosing->sums;

  choosing->chosen = muster_sums_alloc (sums, (number + 1) * sizeof (guint));
  choosing->table = muster_sums_alloc (sums, (choosing->n + 1) * sizeof (gpointer));
  choosing->table[choosing->n] = muster_sums_choose (sums, NULL, 0, number);
  for (guint i = choosing->n; i > 0; i--)
    {
      MusterSumSet **after = choosing->table[i], **rows = muster_sums_alloc (sums, (number + 1) * sizeof (gpointer));

      for (guint chosen = 0; chosen <= number; chosen++)
        {
          rows[chosen] = muster_sums_new (sums);
          muster_sums_add_moved (sums, rows[chosen], after[chosen], 0);
          if (chosen > 0)
            muster_sums_add_moved (sums, rows[chosen], after[chosen - 1], choosing->points[i - 1]);
        }
      choosing->table[i - 1] = rows;
    }
}

static gboolean
choose_from (Choosing *choosing, guint first, guint number, gint64 points)
{
  if (!muster_sums_has (choosing->sums, choosing->table[first][number], points))
    return TRUE;
  if (number == 0)
    return choosing->next (choosing->data);
  choosing->chosen[choosing->n_chosen++] = first;
  if (!choose_from (choosing, first + 1, number - 1, points - choosing->points[first]))
    return FALSE;
  choosing->n_chosen--;
  return choose_from (choosing, first + 1, number, points);
}

typedef struct
{
  const Lessons *lessons;
  const MusterRepairWalk *walk;
  gint64 difference;
  guint n_others;
  Choosing lost, learned;
} Course;

/* Replacements are assigned to faulty skills first. */
static gboolean
walk_chosen (gpointer data)
{
  Course *course = data;
  const Lessons *lessons = course->lessons;
  guint before = course->walk->changes->len;
  gboolean on;

  for (guint i = 0; i < lessons->n_faulty + course->lost.n_chosen; i++)
    {
      guint index
          = i < lessons->n_faulty ? lessons->faulty[i] : lessons->good[course->lost.chosen[i - lessons->n_faulty]];
      const MusterOption *now = muster_collision_character_skill (lessons->frame->character, index)->skill.option;
      const MusterOption *then = i < course->n_others ? lessons->others[course->learned.chosen[i]] : NULL;

      muster_repair_push (course->walk, MUSTER_COLLISION_SLOT_SKILL, index, then,
                          muster_repair_points (then) - muster_repair_points (now));
    }
  on = course->walk->next (course->walk->data);
  g_array_set_size (course->walk->changes, before);
  return on;
}

static gboolean
walk_others (gpointer data)
{
  Course *course = data;
  gint64 points = course->difference + course->lessons->faulty_points;

  for (guint i = 0; i < course->lost.n_chosen; i++)
    points -= course->lost.points[course->lost.chosen[i]];
  course->learned.n_chosen = 0;
  return choose_from (&course->learned, 0, course->n_others, points);
}

static gboolean
walk_skills (const MusterRepairFrame *frame, guint changes, gint64 difference, const MusterRepairWalk *walk)
{
  Lessons lessons = sort_skills (frame);
  Course course = { .lessons = &lessons, .walk = walk, .difference = difference };
  guint lost = changes - lessons.n_faulty;
  MusterSumSet **rows;

  find_others (&lessons);
  course.lost = (Choosing){ frame->sums, lessons.good_points, lessons.n_good, .next = walk_others, .data = &course };
  course.learned
      = (Choosing){ frame->sums, lessons.other_points, lessons.n_others, .next = walk_chosen, .data = &course };
  fill_table (&course.lost, lost);
  fill_table (&course.learned, count_room (&lessons, changes));
  rows = course.lost.table[0];
  for (course.n_others = 0; course.n_others <= count_room (&lessons, changes); course.n_others++)
    {
      gint64 points = frame->sums->least - 1;

      while (muster_sums_next (frame->sums, rows[lost], points + 1, &points))
        {
          course.lost.n_chosen = 0;
          if (!choose_from (&course.lost, 0, lost, points))
            return FALSE;
        }
    }
  return TRUE;
}

const MusterRepairPart muster_repair_skills = { least_skills, lowest_skills, reach_skills, walk_skills };
