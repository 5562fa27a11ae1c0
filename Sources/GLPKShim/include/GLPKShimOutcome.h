#ifndef GLPK_SHIM_OUTCOME_H
#define GLPK_SHIM_OUTCOME_H

#if defined(__clang__)
#define GLPK_SHIM_CLOSED __attribute__((enum_extensibility(closed)))
#else
#define GLPK_SHIM_CLOSED
#endif

/// How a call ended. The first three are answers, the others say why there is none.
typedef enum GLPK_SHIM_CLOSED GLPKShimOutcome {
  GLPKShimOutcomeOptimal = 0,
  GLPKShimOutcomeInfeasible = 1,
  GLPKShimOutcomeUnbounded = 2,
  /// The simplex method gave up at the iteration limit, and so did the other one.
  GLPKShimOutcomeIterationLimit = 3,
  /// The simplex method gave up at the time limit, and so did the other one.
  GLPKShimOutcomeTimeLimit = 4,
  /// Neither simplex method came to an answer.
  GLPKShimOutcomeNumericalFailure = 5,
  /// GLPK called its error handler, which without this shim would have ended the process.
  GLPKShimOutcomeLibraryError = 6,
  /// A number was NaN, or infinite where it must be finite.
  GLPKShimOutcomeInvalidNumber = 7,
  /// A lower bound was above its upper bound.
  GLPKShimOutcomeEmptyInterval = 8,
  /// Memory ran out before GLPK was asked.
  GLPKShimOutcomeOutOfMemory = 9,
  /// A file could not be written.
  GLPKShimOutcomeFileError = 10,
} GLPKShimOutcome;

#endif
