#include "Problem.h"

#include <math.h>

static GLPKShimOutcome checkInterval(double lower, double upper) {
  if (isnan(lower) || isnan(upper)) return GLPKShimOutcomeInvalidNumber;
  // An infinite bound stands for "none" on its own side only.
  if (lower == INFINITY || upper == -INFINITY) return GLPKShimOutcomeInvalidNumber;
  return lower > upper ? GLPKShimOutcomeEmptyInterval : GLPKShimOutcomeOptimal;
}

GLPKShimOutcome GLPKShimCheck(const GLPKShimProblem *problem) {
  for (int32_t i = 0; i < problem->rowCount; i++) {
    GLPKShimOutcome outcome = checkInterval(problem->rowLower[i], problem->rowUpper[i]);
    if (outcome != GLPKShimOutcomeOptimal) return outcome;
  }
  for (int32_t j = 0; j < problem->columnCount; j++) {
    GLPKShimOutcome outcome = checkInterval(problem->columnLower[j], problem->columnUpper[j]);
    if (outcome != GLPKShimOutcomeOptimal) return outcome;
    if (!isfinite(problem->cost[j])) return GLPKShimOutcomeInvalidNumber;
  }
  int32_t entryCount = problem->rowCount > 0 ? problem->rowStarts[problem->rowCount] : 0;
  for (int32_t e = 1; e <= entryCount; e++) {
    if (!isfinite(problem->entryValues[e])) return GLPKShimOutcomeInvalidNumber;
  }
  return GLPKShimOutcomeOptimal;
}

/// GLPK refuses a double-bounded row whose bounds are equal, so these are sent as fixed.
static int boundType(double lower, double upper) {
  if (lower == -INFINITY) return upper == INFINITY ? GLP_FR : GLP_UP;
  if (upper == INFINITY) return GLP_LO;
  return lower == upper ? GLP_FX : GLP_DB;
}

void GLPKShimBuild(glp_prob *target, const GLPKShimProblem *problem) {
  glp_set_obj_dir(target, GLP_MIN);
  // GLPK refuses to add no rows or no columns.
  if (problem->rowCount > 0) glp_add_rows(target, problem->rowCount);
  if (problem->columnCount > 0) glp_add_cols(target, problem->columnCount);
  for (int32_t j = 0; j < problem->columnCount; j++) {
    double lower = problem->columnLower[j], upper = problem->columnUpper[j];
    glp_set_col_bnds(target, j + 1, boundType(lower, upper), lower, upper);
    if (problem->cost[j] != 0) glp_set_obj_coef(target, j + 1, problem->cost[j]);
  }
  for (int32_t i = 0; i < problem->rowCount; i++) {
    double lower = problem->rowLower[i], upper = problem->rowUpper[i];
    glp_set_row_bnds(target, i + 1, boundType(lower, upper), lower, upper);
    int32_t start = problem->rowStarts[i];
    int32_t count = problem->rowStarts[i + 1] - start;
    if (count > 0) {
      glp_set_mat_row(target, i + 1, count, problem->entryColumns + start, problem->entryValues + start);
    }
  }
}
