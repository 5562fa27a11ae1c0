#ifndef MATH_PROG_TRANSLATOR_H
#define MATH_PROG_TRANSLATOR_H

#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define MATH_PROG_CLOSED __attribute__((enum_extensibility(closed)))
#else
#define MATH_PROG_CLOSED
#endif

/// How a call ended.
typedef enum MATH_PROG_CLOSED MathProgOutcome {
  MathProgOutcomeOptimal = 0,
  MathProgOutcomeInfeasible = 1,
  MathProgOutcomeUnbounded = 2,
  /// The simplex method came to no answer.
  MathProgOutcomeNumericalFailure = 3,
  /// GLPK called its error handler.
  MathProgOutcomeLibraryError = 4,
  MathProgOutcomeOutOfMemory = 5,
  /// A file could not be read, or the data's file not be written.
  MathProgOutcomeFileError = 6,
  /// GLPK's translator refused the model or its data.
  MathProgOutcomeRefused = 7,
} MathProgOutcome;

/// How far a model in GNU MathProg came.
typedef enum MATH_PROG_CLOSED MathProgStage {
  MathProgStageModel = 0,
  MathProgStageData = 1,
  MathProgStageGeneration = 2,
  MathProgStageSolving = 3,
} MathProgStage;

/// The optimum of a model; `MathProgFreeAnswer` frees what it points to.
typedef struct MathProgAnswer {
  /// The last stage that was begun.
  MathProgStage stage;
  int32_t columnCount;
  /// The columns' names, each ended by a zero byte, one behind the other.
  char *names;
  /// The columns' values, in the same order.
  double *values;
} MathProgAnswer;

/// Reads the model section of a file, to see whether it can be read.
///
/// `MathProgOutcomeOptimal` means that it can, `MathProgOutcomeFileError` that there is no such file, and
/// `MathProgOutcomeRefused` that the translator refuses it; then `message` has the translator's text.
MathProgOutcome MathProgCheck(const char *path, char *message, size_t messageCapacity);

/// Reads a model file and a data section (NULL: the file's own), and solves the model.
///
/// Nothing of GLPK outlives the call. Where the translator refuses the model or the data, `answer->stage` says
/// which. `message` receives the translator's or the library's text, ended by a zero byte. May be called from
/// any thread. `answer` must be freed after any outcome.
MathProgOutcome MathProgSolve(const char *path, const char *data, MathProgAnswer *answer, char *message,
                              size_t messageCapacity);

/// Frees what an answer points to, and forgets it.
void MathProgFreeAnswer(MathProgAnswer *answer);

#endif
