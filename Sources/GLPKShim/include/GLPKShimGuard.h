#ifndef GLPK_SHIM_GUARD_H
#define GLPK_SHIM_GUARD_H

#include "GLPKShimOutcome.h"

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Work that calls GLPK. It may be left at any call to GLPK, so what it allocates by other means must be
/// reachable from `context` and is freed by whoever made that.
typedef GLPKShimOutcome (*GLPKShimWork)(void *context);

/// Runs `work` with GLPK silenced and its fatal errors turned into `GLPKShimOutcomeLibraryError`.
///
/// Public for other layers of C code over GLPK.
GLPKShimOutcome GLPKShimGuarded(GLPKShimWork work, void *context, char *message, size_t capacity);

#ifdef __cplusplus
}
#endif
#endif
