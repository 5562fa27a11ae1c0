/* The system's own GLPK header. Debian ships no pkg-config file, so the module map names the library. */
#include <glpk.h>
