#include "Ray.h"

#include <math.h>
#include <string.h>

/// A problem without coefficients has no tableau: one row that excludes zero is the proof.
static int rayOfEmptyMatrix(glp_prob *problem, double *ray) {
  for (int i = 1; i <= glp_get_num_rows(problem); i++) {
    int type = glp_get_row_type(problem, i);
    int hasLower = type == GLP_LO || type == GLP_DB || type == GLP_FX;
    int hasUpper = type == GLP_UP || type == GLP_DB || type == GLP_FX;
    if (hasLower && glp_get_row_lb(problem, i) > 0) { ray[i - 1] = -1; return 1; }
    if (hasUpper && glp_get_row_ub(problem, i) < 0) { ray[i - 1] = 1; return 1; }
  }
  return 0;
}

/// Whether tableau rows can be asked for; without a factorization GLPK would call abort().
static int hasTableau(glp_prob *problem) {
  return glp_bf_exists(problem) || glp_factorize(problem) == 0;
}

int GLPKShimFarkasRay(glp_prob *problem, const glp_smcp *options, Tableau tableau, double *ray) {
  int rows = glp_get_num_rows(problem);
  memset(ray, 0, sizeof(double) * (size_t)rows);
  if (glp_get_num_nz(problem) == 0) return rayOfEmptyMatrix(problem, ray);

  int blocked = glp_get_unbnd_ray(problem);
  if (blocked == 0) {
    // Only the dual simplex method leaves a ray behind. Without costs every basis is dual feasible, so it
    // can start even where the dual problem has no solution either.
    for (int j = 1; j <= glp_get_num_cols(problem); j++) glp_set_obj_coef(problem, j, 0);
    glp_std_basis(problem);
    glp_smcp dual = *options;
    dual.meth = GLP_DUAL;
    if (glp_simplex(problem, &dual) != 0 || glp_get_status(problem) != GLP_NOFEAS) return 0;
    blocked = glp_get_unbnd_ray(problem);
  }
  if (blocked == 0 || !hasTableau(problem)) return 0;

  // The basic variable `blocked` lies outside its bounds, and no move of the non-basic ones brings it back:
  // b - sum(alpha_j n_j) is zero by the rows alone, but has one sign on all of the bounds.
  int isRow = blocked <= rows;
  int status = isRow ? glp_get_row_stat(problem, blocked) : glp_get_col_stat(problem, blocked - rows);
  if (status != GLP_BS) return 0;
  double primal = isRow ? glp_get_row_prim(problem, blocked) : glp_get_col_prim(problem, blocked - rows);
  int type = isRow ? glp_get_row_type(problem, blocked) : glp_get_col_type(problem, blocked - rows);
  double lower = isRow ? glp_get_row_lb(problem, blocked) : glp_get_col_lb(problem, blocked - rows);
  int below = type != GLP_FR && type != GLP_UP && primal < lower;
  double sign = below ? -1 : 1;
  if (isRow) ray[blocked - 1] = sign;
  int count = glp_eval_tab_row(problem, blocked, tableau.index, tableau.value);
  for (int e = 1; e <= count; e++) {
    if (tableau.index[e] <= rows) ray[tableau.index[e] - 1] = -sign * tableau.value[e];
  }
  return 1;
}

int GLPKShimUnboundedRay(glp_prob *problem, Tableau tableau, double *ray) {
  int rows = glp_get_num_rows(problem), columns = glp_get_num_cols(problem);
  memset(ray, 0, sizeof(double) * (size_t)columns);
  if (glp_get_num_nz(problem) == 0) {
    for (int j = 1; j <= columns; j++) {
      double cost = glp_get_obj_coef(problem, j);
      int type = glp_get_col_type(problem, j);
      if (cost < 0 && (type == GLP_FR || type == GLP_LO)) { ray[j - 1] = 1; return 1; }
      if (cost > 0 && (type == GLP_FR || type == GLP_UP)) { ray[j - 1] = -1; return 1; }
    }
    return 0;
  }
  int moved = glp_get_unbnd_ray(problem);
  if (moved == 0 || !hasTableau(problem)) return 0;
  int isRow = moved <= rows;
  int status = isRow ? glp_get_row_stat(problem, moved) : glp_get_col_stat(problem, moved - rows);
  if (status == GLP_BS) return 0;
  double dual = isRow ? glp_get_row_dual(problem, moved) : glp_get_col_dual(problem, moved - rows);
  double sign = dual < 0 ? 1 : -1;
  if (!isRow) ray[moved - rows - 1] = sign;
  int count = glp_eval_tab_col(problem, moved, tableau.index, tableau.value);
  for (int e = 1; e <= count; e++) {
    if (tableau.index[e] > rows) ray[tableau.index[e] - rows - 1] = sign * tableau.value[e];
  }
  return 1;
}
