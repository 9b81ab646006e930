/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/fraction.h"

#include "model/i18n.h"

static guint64
greatest_common_divisor (guint64 a, guint64 b)
{
  while (b != 0)
    {
      guint64 rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

MusterFraction
muster_fraction_new (guint64 favourable, guint64 possible)
{
  g_return_val_if_fail (favourable <= possible && possible > 0, ((MusterFraction){ 0, 1 }));

  guint64 divisor = greatest_common_divisor (favourable, possible);

  return (MusterFraction){ favourable / divisor, possible / divisor };
}

char *
muster_fraction_dup_text (MusterFraction fraction)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, fraction.numerator, fraction.denominator);
}

char *
muster_fraction_dup_percent (MusterFraction fraction)
{
  /* Twice the hundredths plus one, halved: rounds half up. Only the product needs more than 64 bits. */
  unsigned __int128 twice = (unsigned __int128) fraction.numerator * 20000 / fraction.denominator;
  guint hundredths = (guint) ((twice + 1) / 2);

  /* Translators: a number with two decimals, in percent */
  return g_strdup_printf (_ ("%u%s%02u%%"), hundredths / 100, muster_i18n_get_decimal_point (), hundredths % 100);
}

char *
muster_fraction_dup_chance (MusterFraction fraction)
{
  g_autofree char *percent = muster_fraction_dup_percent (fraction), *exact = muster_fraction_dup_text (fraction);

  /* Translators: a chance in percent, and exactly: "29.07% (7211/24804)" */
  return g_strdup_printf (_ ("%s (%s)"), percent, exact);
}

guint64
muster_fraction_choose (guint n, guint k)
{
  g_return_val_if_fail (n <= 60, 0);

  guint64 ways = 1;

  if (k > n)
    return 0;

  /* After step i this is C(n - k + i, i), so every division is exact. No step exceeds 60 C(60, 30) < 2^63. */
  for (guint i = 1; i <= k; i++)
    ways = ways * (n - k + i) / i;
  return ways;
}
