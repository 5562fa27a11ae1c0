#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "TemporaryFile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int MathProgWriteTemporary(const char *text, char *path) {
  const char *directory = getenv("TMPDIR");
  if (directory == NULL || directory[0] == 0) directory = "/tmp";
  int length = snprintf(path, MathProgTemporaryPathCapacity, "%s/glpk-data-XXXXXX", directory);
  if (length < 0 || length >= MathProgTemporaryPathCapacity) return 0;
  int descriptor = mkstemp(path);
  if (descriptor < 0) return 0;
  FILE *file = fdopen(descriptor, "w");
  if (file == NULL) {
    close(descriptor);
    remove(path);
    return 0;
  }
  size_t count = strlen(text);
  int isWritten = fwrite(text, 1, count, file) == count;
  if (fclose(file) != 0) isWritten = 0;
  if (!isWritten) remove(path);
  return isWritten;
}
