#include "GLPKShimGuard.h"
#include "Problem.h"

/// All that one solve needs; it lives in the frame of the public function, outside the reach of longjmp.
typedef struct Call {
  const GLPKShimProblem *problem;
  const uint8_t *start;
  GLPKShimLimits limits;
  GLPKShimAnswer *answer;
} Call;

static void setBasis(glp_prob *problem, const uint8_t *start) {
  if (start == NULL) {
    glp_std_basis(problem);
    return;
  }
  int rows = glp_get_num_rows(problem), columns = glp_get_num_cols(problem);
  for (int i = 1; i <= rows; i++) glp_set_row_stat(problem, i, start[i - 1]);
  for (int j = 1; j <= columns; j++) glp_set_col_stat(problem, j, start[rows + j - 1]);
}

static glp_smcp makeOptions(GLPKShimLimits limits) {
  glp_smcp options;
  glp_init_smcp(&options);
  options.msg_lev = GLP_MSG_OFF;
  options.it_lim = limits.iterations;
  options.tm_lim = limits.milliseconds;
  // Never presolve: it leaves no basis that can be read off.
  options.presolve = GLP_OFF;
  return options;
}

static int run(glp_prob *problem, const glp_smcp *options, int method, GLPKShimAnswer *answer) {
  glp_smcp own = *options;
  own.meth = method;
  answer->runs += 1;
  int code = glp_simplex(problem, &own);
  if (code == GLP_EBADB || code == GLP_ESING || code == GLP_ECOND) {
    // The starting basis is none. It is a hint only, so begin at the standard one.
    glp_std_basis(problem);
    answer->runs += 1;
    code = glp_simplex(problem, &own);
  }
  return code;
}

static int isDecided(glp_prob *problem) {
  int status = glp_get_status(problem);
  return status == GLP_OPT || status == GLP_NOFEAS || status == GLP_UNBND;
}

static GLPKShimOutcome decide(glp_prob *problem, const glp_smcp *options, GLPKShimAnswer *answer) {
  // The dual method first: it needs no first phase where all costs are non-negative, and it is the one that
  // goes on well after a change of bounds.
  int code = run(problem, options, GLP_DUAL, answer);
  if (code != 0 || !isDecided(problem)) {
    int second = run(problem, options, GLP_PRIMAL, answer);
    if (second == GLP_EFAIL) {
      glp_std_basis(problem);
      second = run(problem, options, GLP_PRIMAL, answer);
    }
    if (second != 0) {
      if (second == GLP_EITLIM) return GLPKShimOutcomeIterationLimit;
      if (second == GLP_ETMLIM) return GLPKShimOutcomeTimeLimit;
      return GLPKShimOutcomeNumericalFailure;
    }
  }
  switch (glp_get_status(problem)) {
    case GLP_OPT: return GLPKShimOutcomeOptimal;
    case GLP_NOFEAS: return GLPKShimOutcomeInfeasible;
    case GLP_UNBND: return GLPKShimOutcomeUnbounded;
    default: return GLPKShimOutcomeNumericalFailure;
  }
}

static void readAnswer(glp_prob *problem, GLPKShimAnswer *answer) {
  int rows = glp_get_num_rows(problem), columns = glp_get_num_cols(problem);
  for (int i = 0; i < rows; i++) {
    answer->rowPrimal[i] = glp_get_row_prim(problem, i + 1);
    answer->rowDual[i] = glp_get_row_dual(problem, i + 1);
    answer->basis[i] = (uint8_t)glp_get_row_stat(problem, i + 1);
  }
  for (int j = 0; j < columns; j++) {
    answer->columnPrimal[j] = glp_get_col_prim(problem, j + 1);
    answer->columnDual[j] = glp_get_col_dual(problem, j + 1);
    answer->basis[rows + j] = (uint8_t)glp_get_col_stat(problem, j + 1);
  }
  answer->objective = glp_get_obj_val(problem);
}

static GLPKShimOutcome solve(void *context) {
  Call *call = context;
  GLPKShimAnswer *answer = call->answer;
  glp_prob *problem = glp_create_prob();
  GLPKShimBuild(problem, call->problem);
  setBasis(problem, call->start);
  glp_smcp options = makeOptions(call->limits);
  GLPKShimOutcome outcome = decide(problem, &options, answer);
  answer->pivots = glp_get_it_cnt(problem);
  if (outcome <= GLPKShimOutcomeUnbounded) readAnswer(problem, answer);
  glp_delete_prob(problem);
  return outcome;
}

GLPKShimOutcome GLPKShimSolve(const GLPKShimProblem *problem, const uint8_t *start,
                              GLPKShimLimits limits, GLPKShimAnswer *answer, char *message,
                              size_t messageCapacity) {
  answer->objective = 0;
  answer->pivots = 0;
  answer->runs = 0;
  if (message != NULL && messageCapacity > 0) message[0] = 0;
  GLPKShimOutcome outcome = GLPKShimCheck(problem);
  if (outcome != GLPKShimOutcomeOptimal) return outcome;
  Call call = {problem, start, limits, answer};
  return GLPKShimGuarded(solve, &call, message, messageCapacity);
}
