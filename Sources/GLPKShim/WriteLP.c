#include "GLPKShimGuard.h"
#include "Problem.h"

typedef struct Call {
  const GLPKShimProblem *problem;
  const char *problemName;
  const char *const *rowNames;
  const char *const *columnNames;
  const char *path;
} Call;

static GLPKShimOutcome writeLP(void *context) {
  Call *call = context;
  glp_prob *problem = glp_create_prob();
  GLPKShimBuild(problem, call->problem);
  glp_set_prob_name(problem, call->problemName);
  glp_set_obj_name(problem, "objective");
  for (int32_t i = 0; i < call->problem->rowCount; i++) {
    glp_set_row_name(problem, i + 1, call->rowNames[i]);
  }
  for (int32_t j = 0; j < call->problem->columnCount; j++) {
    glp_set_col_name(problem, j + 1, call->columnNames[j]);
  }
  int code = glp_write_lp(problem, NULL, call->path);
  glp_delete_prob(problem);
  return code == 0 ? GLPKShimOutcomeOptimal : GLPKShimOutcomeFileError;
}

GLPKShimOutcome GLPKShimWriteLP(const GLPKShimProblem *problem, const char *problemName,
                                const char *const *rowNames, const char *const *columnNames,
                                const char *path, char *message, size_t messageCapacity) {
  if (message != NULL && messageCapacity > 0) message[0] = 0;
  GLPKShimOutcome outcome = GLPKShimCheck(problem);
  if (outcome != GLPKShimOutcomeOptimal) return outcome;
  Call call = {problem, problemName, rowNames, columnNames, path};
  return GLPKShimGuarded(writeLP, &call, message, messageCapacity);
}
