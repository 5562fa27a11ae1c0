#ifndef MATH_PROG_TEMPORARY_FILE_H
#define MATH_PROG_TEMPORARY_FILE_H

/// Room for the path of a temporary file.
enum { MathProgTemporaryPathCapacity = 1024 };

/// Writes a text to a new file of its own and fills `path`, which has room for so many bytes as above.
///
/// GLPK's translator reads data from files only. Returns whether it could; the caller removes the file.
int MathProgWriteTemporary(const char *text, char *path);

#endif
