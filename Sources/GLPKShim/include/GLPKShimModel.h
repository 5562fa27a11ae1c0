#ifndef GLPK_SHIM_MODEL_H
#define GLPK_SHIM_MODEL_H

#include "GLPKShimOutcome.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How far a model in GNU MathProg came.
typedef enum GLPK_SHIM_CLOSED GLPKShimModelStage {
  GLPKShimModelStageModel = 0,
  GLPKShimModelStageData = 1,
  GLPKShimModelStageGeneration = 2,
  GLPKShimModelStageSolving = 3,
} GLPKShimModelStage;

/// The optimum of a model; `GLPKShimFreeModelAnswer` frees what it points to.
typedef struct GLPKShimModelAnswer {
  /// The last stage that was begun.
  GLPKShimModelStage stage;
  int32_t columnCount;
  /// The columns' names, each ended by a zero byte, one behind the other.
  char *names;
  /// The columns' values, in the same order.
  double *values;
  double objective;
} GLPKShimModelAnswer;

/// Reads the model section of a file, to see whether it can be read.
///
/// `GLPKShimOutcomeOptimal` means that it can, `GLPKShimOutcomeFileError` that there is no such file, and
/// `GLPKShimOutcomeModelError` that the translator refuses it; then `message` has the translator's text.
GLPKShimOutcome GLPKShimCheckModel(const char *path, char *message, size_t messageCapacity);

/// Reads a model file and a data section (NULL: the file's own), and solves the model.
///
/// Nothing of GLPK outlives the call. `GLPKShimOutcomeModelError` means that the translator refused the
/// model or the data: `answer->stage` says which. `message` receives the translator's or the library's text,
/// ended by a zero byte. May be called from any thread. `answer` must be freed after any outcome.
GLPKShimOutcome GLPKShimSolveModel(const char *path, const char *data, GLPKShimModelAnswer *answer,
                                   char *message, size_t messageCapacity);

/// Frees what an answer points to, and forgets it.
void GLPKShimFreeModelAnswer(GLPKShimModelAnswer *answer);

#ifdef __cplusplus
}
#endif
#endif
