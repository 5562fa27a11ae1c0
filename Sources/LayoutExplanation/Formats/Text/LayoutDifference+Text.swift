import Foundation

extension LayoutDifference {
  /// What was edited, then each change with its reasons and the edits behind it, as text.
  public var text: String {
    guard !changes.isEmpty else {
      return (["no frame differs"] + edits.map { "  edited: \($0.text)" }).joined(separator: "\n")
    }
    var lines = edits.enumerated().map { "edit \($0.offset + 1): \($0.element.text)" }
    for change in changes {
      lines += [
        "", "\(change.path)  \(change.name)", "  \(Self.text(change.before)) -> \(Self.text(change.after))",
      ]
      lines += change.reasons.map { "  \($0)" }
      let numbers = change.edits.compactMap { edit in edits.firstIndex(of: edit).map { "\($0 + 1)" } }
      if !numbers.isEmpty {
        lines.append("  behind it: edit\(numbers.count == 1 ? "" : "s") \(Words.list(numbers))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func text(_ frame: CGRect?) -> String {
    guard let frame else { return "none" }
    let numbers = numbers(of: frame).map { Words.plain(Double($0)) }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2]) x \(numbers[3])"
  }

  static func numbers(of frame: CGRect) -> [CGFloat] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }
}
