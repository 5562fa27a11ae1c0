#include "GLPKShimGuard.h"

#include <setjmp.h>
#include <string.h>

#include <glpk.h>

typedef struct Guard {
  jmp_buf landing;
  char *message;
  size_t capacity;
  // Volatile, as it changes between setjmp and longjmp.
  volatile size_t length;
} Guard;

/// The terminal hook. A result other than zero tells GLPK that the text has been dealt with: with output
/// switched off, fatal errors would still be printed. Their text reaches no other place, so keep it.
static int keepMessage(void *info, const char *text) {
  Guard *guard = info;
  if (guard->message == NULL || guard->capacity == 0 || !glp_at_error()) return 1;
  size_t room = guard->capacity - 1 - guard->length;
  size_t count = strlen(text);
  if (count > room) count = room;
  memcpy(guard->message + guard->length, text, count);
  guard->length += count;
  guard->message[guard->length] = 0;
  return 1;
}

/// The error hook. GLPK calls abort() when it returns, so it does not.
static void leave(void *info) {
  Guard *guard = info;
  longjmp(guard->landing, 1);
}

GLPKShimOutcome GLPKShimGuarded(GLPKShimWork work, void *context, char *message, size_t capacity) {
  Guard guard;
  guard.message = message;
  guard.capacity = capacity;
  guard.length = 0;
  if (message != NULL && capacity > 0) message[0] = 0;

  // GLPK keeps one environment per thread. Where the host program has none, ours goes at the end of the
  // call, because a thread that ends takes its environment with it and leaks it. Where it has one, it stays.
  int initialised = glp_init_env();
  if (initialised > 1) return GLPKShimOutcomeOutOfMemory;
  int ours = initialised == 0;
  int terminal = glp_term_out(GLP_OFF);

  // setjmp and the frame that longjmp returns to are this one function; no frame of another language lies
  // between it and GLPK.
  if (setjmp(guard.landing) != 0) {
    // The environment is in an undefined state: GLPK's manual demands that it be freed, with all it holds.
    glp_free_env();
    return GLPKShimOutcomeLibraryError;
  }
  glp_term_hook(keepMessage, &guard);
  glp_error_hook(leave, &guard);
  GLPKShimOutcome outcome = work(context);
  if (ours) {
    glp_free_env();
  } else {
    glp_error_hook(NULL, NULL);
    glp_term_hook(NULL, NULL);
    glp_term_out(terminal);
  }
  return outcome;
}
