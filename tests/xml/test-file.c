/* Files in and out: whatever happens while writing, the file is the old one or the new one. */
#include "support/cmocka.h"

int
main (void)
{
  return 0;
}
