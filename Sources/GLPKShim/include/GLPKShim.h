#ifndef GLPK_SHIM_H
#define GLPK_SHIM_H

#include "GLPKShimGuard.h"
#include "GLPKShimOutcome.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A problem `minimise cost . x  subject to  rowLower <= A x <= rowUpper,  columnLower <= x <= columnUpper`.
///
/// Infinite bounds mean that there is none. Entries are kept by rows. As GLPK counts from one,
/// `entryColumns` holds one-based column numbers and element 0 of both entry arrays is not used: row `i`
/// (counted from zero) owns the elements `rowStarts[i] + 1 ... rowStarts[i + 1]`. The column numbers are
/// handed to GLPK unchecked: a wrong one ends in `GLPKShimOutcomeLibraryError`.
typedef struct GLPKShimProblem {
  int32_t rowCount;
  int32_t columnCount;
  const double *rowLower;
  const double *rowUpper;
  const double *columnLower;
  const double *columnUpper;
  const double *cost;
  const int32_t *rowStarts;
  const int32_t *entryColumns;
  const double *entryValues;
} GLPKShimProblem;

/// Limits that hold for each run of a simplex method.
typedef struct GLPKShimLimits {
  /// Iterations.
  int32_t iterations;
  /// Milliseconds.
  int32_t milliseconds;
} GLPKShimLimits;

/// Where the answer goes: every array belongs to the caller and is filled by the call.
typedef struct GLPKShimAnswer {
  /// One value per row.
  double *rowPrimal;
  double *rowDual;
  /// One value per column.
  double *columnPrimal;
  double *columnDual;
  /// One status per row, then one per column: 1 basic, 2 at lower, 3 at upper, 4 free, 5 fixed.
  uint8_t *basis;
  double objective;
  /// Simplex iterations of all runs.
  int32_t pivots;
  /// How many times a simplex method was run.
  int32_t runs;
} GLPKShimAnswer;

/// Solves a problem from a starting basis (NULL: the standard one) and fills `answer`.
///
/// Nothing of GLPK outlives the call. `message` receives GLPK's own text, ended by a zero byte, where the
/// outcome is `GLPKShimOutcomeLibraryError`, and is empty otherwise. May be called from any thread.
GLPKShimOutcome GLPKShimSolve(const GLPKShimProblem *problem, const uint8_t *start,
                              GLPKShimLimits limits, GLPKShimAnswer *answer, char *message,
                              size_t messageCapacity);

/// Writes a problem with GLPK's own writer as a file in CPLEX LP format.
///
/// Names must be fit for the format and unique, at most 255 bytes each; GLPK refuses others.
GLPKShimOutcome GLPKShimWriteLP(const GLPKShimProblem *problem, const char *problemName,
                                const char *const *rowNames, const char *const *columnNames,
                                const char *path, char *message, size_t messageCapacity);

#ifdef __cplusplus
}
#endif
#endif
