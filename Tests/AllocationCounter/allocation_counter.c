#include "allocation_counter.h"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define IS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

#include <errno.h>
#include <stdint.h>

// The program's own malloc goes before the library's, which stays there under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread size_t bytes;

void *malloc(size_t size) {
  bytes += size;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  bytes += count * size;
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  bytes += size;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  bytes += size;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  bytes += size;
  void *made = __libc_memalign(alignment, size);
  if (!made) return ENOMEM;
  *result = made;
  return 0;
}

bool allocation_counter_is_active(void) { return true; }
size_t allocation_counter_bytes(void) { return bytes; }

#else

bool allocation_counter_is_active(void) { return false; }
size_t allocation_counter_bytes(void) { return 0; }

#endif
