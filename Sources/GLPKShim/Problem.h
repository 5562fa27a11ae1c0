#ifndef GLPK_SHIM_PROBLEM_H
#define GLPK_SHIM_PROBLEM_H

#include "GLPKShim.h"

#include <glpk.h>

/// Looks at every number of a problem: GLPK itself takes NaN without a word and answers "optimal".
///
/// Returns `GLPKShimOutcomeOptimal` where all is well, otherwise the outcome that says what is not.
GLPKShimOutcome GLPKShimCheck(const GLPKShimProblem *problem);

/// Fills an empty GLPK problem.
void GLPKShimBuild(glp_prob *target, const GLPKShimProblem *problem);

#endif
