#ifndef GLPK_SHIM_RAY_H
#define GLPK_SHIM_RAY_H

#include <glpk.h>

/// Room for one row or column of the simplex tableau.
typedef struct Tableau {
  int *index;
  double *value;
} Tableau;

/// Fills `ray` with row multipliers that prove an infeasible problem infeasible. Returns whether it could.
///
/// May change the objective of the problem and its basis: read everything else first.
int GLPKShimFarkasRay(glp_prob *problem, const glp_smcp *options, Tableau tableau, double *ray);

/// Fills `ray` with a direction along which the objective of an unbounded problem falls for ever.
/// Returns whether it could.
int GLPKShimUnboundedRay(glp_prob *problem, Tableau tableau, double *ray);

#endif
