#if canImport(Glibc)
  import CMalloc
#endif

/// The memory allocator's settings for this process.
enum ProcessMemory {
  /// Keeps freed memory for reuse instead of returning it to the system.
  ///
  /// A walk through a range allocates and frees large buffers thousands of times. By default each of them is
  /// new memory, whose pages the system clears one by one, which took a third of the time. The library leaves
  /// this choice to the program that uses it.
  static func keepFreed() {
    #if canImport(Glibc)
      // Larger arrays are few, and worth a call.
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
      mallopt(M_TRIM_THRESHOLD, 256 << 20)
      mallopt(M_TOP_PAD, 4 << 20)
    #endif
  }
}
