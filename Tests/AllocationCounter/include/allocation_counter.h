#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stddef.h>

/// Whether allocations are counted: with glibc, and without a sanitizer, which has an allocator of its own.
bool allocation_counter_is_active(void);

/// How many bytes the calling thread has asked for since it began; what it gave back is not subtracted.
size_t allocation_counter_bytes(void);

#endif
