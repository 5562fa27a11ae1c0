#include "MathProgTranslator.h"
#include "TemporaryFile.h"

#include "GLPKShimGuard.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <glpk.h>

/// All that one call needs; it lives in the frame of the public function, outside the reach of longjmp.
typedef struct Call {
  const char *path;
  const char *dataPath;
  int checksOnly;
  int isRefused;
  MathProgAnswer *answer;
  char *message;
  size_t capacity;
  size_t length;
} Call;

/// The terminal hook while the translator works: it reports what is wrong on the terminal and nowhere else.
static int keepTranscript(void *info, const char *text) {
  Call *call = info;
  if (call->message == NULL || call->capacity == 0) return 1;
  size_t count = strlen(text);
  if (count > call->capacity - 1) {
    text += count - (call->capacity - 1);
    count = call->capacity - 1;
  }
  // What is wrong stands at the end, so the beginning makes room for it.
  size_t room = call->capacity - 1 - call->length;
  if (count > room) {
    size_t dropped = count - room;
    memmove(call->message, call->message + dropped, call->length - dropped);
    call->length -= dropped;
  }
  memcpy(call->message + call->length, text, count);
  call->length += count;
  call->message[call->length] = 0;
  return 1;
}

static void forgetTranscript(Call *call) {
  call->length = 0;
  if (call->message != NULL && call->capacity > 0) call->message[0] = 0;
}

/// Translates a model into a problem; `stage` says where that ended.
static int translate(glp_tran *translator, Call *call) {
  int ownData = call->dataPath == NULL && !call->checksOnly;
  if (glp_mpl_read_model(translator, call->path, !ownData) != 0) return 0;
  if (call->checksOnly) return 1;
  call->answer->stage = MathProgStageData;
  forgetTranscript(call);
  if (call->dataPath != NULL && glp_mpl_read_data(translator, call->dataPath) != 0) return 0;
  call->answer->stage = MathProgStageGeneration;
  forgetTranscript(call);
  if (glp_mpl_generate(translator, NULL) != 0) return 0;
  call->answer->stage = MathProgStageSolving;
  forgetTranscript(call);
  return 1;
}

static GLPKShimOutcome solve(glp_prob *problem) {
  glp_smcp options;
  glp_init_smcp(&options);
  options.msg_lev = GLP_MSG_OFF;
  options.presolve = GLP_OFF;
  // The dual method, and the primal one where that gives up: deviations have no negative cost.
  options.meth = GLP_DUALP;
  glp_std_basis(problem);
  if (glp_simplex(problem, &options) != 0) return GLPKShimOutcomeNumericalFailure;
  switch (glp_get_status(problem)) {
    case GLP_OPT: return GLPKShimOutcomeOptimal;
    case GLP_NOFEAS: return GLPKShimOutcomeInfeasible;
    case GLP_UNBND: return GLPKShimOutcomeUnbounded;
    default: return GLPKShimOutcomeNumericalFailure;
  }
}

static GLPKShimOutcome readAnswer(glp_prob *problem, MathProgAnswer *answer) {
  int count = glp_get_num_cols(problem);
  size_t bytes = 1;
  for (int j = 1; j <= count; j++) bytes += strlen(glp_get_col_name(problem, j)) + 1;
  answer->names = malloc(bytes);
  answer->values = malloc(sizeof(double) * ((size_t)count + 1));
  if (answer->names == NULL || answer->values == NULL) return GLPKShimOutcomeOutOfMemory;
  char *end = answer->names;
  for (int j = 1; j <= count; j++) {
    const char *name = glp_get_col_name(problem, j);
    size_t length = strlen(name) + 1;
    memcpy(end, name, length);
    end += length;
    answer->values[j - 1] = glp_get_col_prim(problem, j);
  }
  answer->columnCount = count;
  return GLPKShimOutcomeOptimal;
}

static GLPKShimOutcome run(void *context) {
  Call *call = context;
  // With the terminal off nothing would reach the hook.
  glp_term_hook(keepTranscript, call);
  glp_term_out(GLP_ON);
  glp_tran *translator = glp_mpl_alloc_wksp();
  GLPKShimOutcome outcome = GLPKShimOutcomeOptimal;
  call->isRefused = !translate(translator, call);
  if (!call->isRefused && !call->checksOnly) {
    glp_prob *problem = glp_create_prob();
    glp_mpl_build_prob(translator, problem);
    outcome = solve(problem);
    if (outcome == GLPKShimOutcomeOptimal) outcome = readAnswer(problem, call->answer);
    glp_delete_prob(problem);
  }
  glp_mpl_free_wksp(translator);
  if (!call->isRefused && outcome == GLPKShimOutcomeOptimal) forgetTranscript(call);
  return outcome;
}

static int canBeRead(const char *path) {
  // GLPK writes paths into buffers of 4,096 bytes, together with its own words.
  if (strlen(path) > 2000) return 0;
  FILE *file = fopen(path, "r");
  if (file == NULL) return 0;
  fclose(file);
  return 1;
}

static MathProgOutcome guarded(Call *call) {
  if (call->message != NULL && call->capacity > 0) call->message[0] = 0;
  if (!canBeRead(call->path)) return MathProgOutcomeFileError;
  GLPKShimOutcome outcome = GLPKShimGuarded(run, call, call->message, call->capacity);
  switch (outcome) {
    case GLPKShimOutcomeOptimal: return call->isRefused ? MathProgOutcomeRefused : MathProgOutcomeOptimal;
    case GLPKShimOutcomeInfeasible: return MathProgOutcomeInfeasible;
    case GLPKShimOutcomeUnbounded: return MathProgOutcomeUnbounded;
    case GLPKShimOutcomeLibraryError: return MathProgOutcomeLibraryError;
    case GLPKShimOutcomeOutOfMemory: return MathProgOutcomeOutOfMemory;
    default: return MathProgOutcomeNumericalFailure;
  }
}

MathProgOutcome MathProgCheck(const char *path, char *message, size_t messageCapacity) {
  MathProgAnswer unused = {MathProgStageModel, 0, NULL, NULL};
  Call call = {path, NULL, 1, 0, &unused, message, messageCapacity, 0};
  return guarded(&call);
}

MathProgOutcome MathProgSolve(const char *path, const char *data, MathProgAnswer *answer, char *message,
                              size_t messageCapacity) {
  *answer = (MathProgAnswer){MathProgStageModel, 0, NULL, NULL};
  char dataPath[MathProgTemporaryPathCapacity];
  if (data != NULL && !MathProgWriteTemporary(data, dataPath)) {
    // The stage tells this file from the model's.
    answer->stage = MathProgStageData;
    return MathProgOutcomeFileError;
  }
  Call call = {path, data == NULL ? NULL : dataPath, 0, 0, answer, message, messageCapacity, 0};
  MathProgOutcome outcome = guarded(&call);
  // Out here, as the work may have been left in the middle.
  if (data != NULL) remove(dataPath);
  return outcome;
}

void MathProgFreeAnswer(MathProgAnswer *answer) {
  free(answer->names);
  free(answer->values);
  answer->names = NULL;
  answer->values = NULL;
  answer->columnCount = 0;
}
