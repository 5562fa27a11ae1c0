#if GLPK

  /// Calls a closure with strings as a C array of null-terminated texts.
  internal func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    // All texts are in one buffer, with the offset of each.
    var bytes: [CChar] = []
    var offsets: [Int] = []
    for string in strings {
      offsets.append(bytes.count)
      bytes.append(contentsOf: string.utf8.map { CChar(bitPattern: $0) })
      bytes.append(0)
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let pointers = offsets.map { offset in buffer.baseAddress.map { $0 + offset } } + [nil]
      return pointers.withUnsafeBufferPointer { list in
        guard let base = list.baseAddress else { preconditionFailure("an array of pointers has no address") }
        return body(base)
      }
    }
  }

  extension String {
    /// Creates the text up to the first zero byte.
    internal init(nullTerminated bytes: [CChar]) {
      self.init(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Returns the text without trailing newlines.
    internal func trimmingNewlines() -> String {
      var text = self
      while text.last?.isNewline == true { text.removeLast() }
      return text
    }
  }

#endif
