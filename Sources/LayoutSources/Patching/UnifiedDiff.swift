/// A unified diff of two texts, as `diff -u` prints it: one hunk, with three lines of context.
enum UnifiedDiff {
  private static let context = 3

  static func text(of file: String, from old: String, to new: String) -> String {
    let (before, after) = (lines(old), lines(new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let first = max(0, start - context)
    let tail = min(end, context)
    let (oldEnd, newEnd) = (before.count - end, after.count - end)
    let lines =
      before[first..<start].map { " \($0)" } + before[start..<oldEnd].map { "-\($0)" }
      + after[start..<newEnd].map { "+\($0)" } + before[oldEnd..<(oldEnd + tail)].map { " \($0)" }
    return """
      --- \(file)
      +++ \(file)
      @@ -\(stretch(first..<(oldEnd + tail))) +\(stretch(first..<(newEnd + tail))) @@
      \(lines.joined(separator: "\n"))

      """
  }

  private static func stretch(_ part: Range<Int>) -> String {
    part.count == 1 ? "\(part.lowerBound + 1)" : "\(part.lowerBound + 1),\(part.count)"
  }

  /// Returns the lines; a last one without a line break is marked, as `diff` does.
  private static func lines(_ text: String) -> [String] {
    // By bytes: in Swift a carriage return and the line feed after it are one character, and stay in the
    // line.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" {
      lines.removeLast()
    } else {
      lines[lines.count - 1] += "\n\\ No newline at end of file"
    }
    return lines
  }
}
