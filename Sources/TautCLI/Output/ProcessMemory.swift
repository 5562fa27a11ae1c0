#if canImport(Glibc)
  import CMalloc
#endif

/// How this process asks the system for memory.
enum ProcessMemory {
  /// Keeps memory that is freed for what comes next, in place of handing it back and asking for it again.
  ///
  /// A walk through a range makes and frees large buffers thousands of times: by default each of them is new memory, whose
  /// pages the system clears one by one, which took a third of the time. The library leaves this choice to its host.
  static func keepFreed() {
    #if canImport(Glibc)
      // Arrays beyond this size are few, and worth a call.
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
      mallopt(M_TRIM_THRESHOLD, 256 << 20)
      mallopt(M_TOP_PAD, 4 << 20)
    #endif
  }
}
