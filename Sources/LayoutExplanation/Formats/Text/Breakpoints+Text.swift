import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming

extension Breakpoints {
  /// The breakpoints as a text table: each size and what changes there.
  ///
  /// With `showsFrames` a table for each view follows, of its frame as a function of the container's size.
  /// Where texts are only cut off at another place, nothing else changes; without `showsAll` these sizes are counted
  /// and not listed.
  func text(scene: String, showsFrames: Bool, showsAll: Bool = true) -> String {
    let count = regimes.count - 1
    let title =
      "\(OneLine.of(scene)), \(Words.side(axis)) \(Words.plain(lower))...\(Words.plain(upper)): "
      + (count == 0 ? "no breakpoint" : count == 1 ? "1 breakpoint" : "\(count) breakpoints")
    let labels = regimes.indices.map(label)
    let column = labels.dropFirst().map(\.count).max() ?? 0
    var lines = [title]
    let cut = showsAll ? [] : regimes.indices.dropFirst().filter(isCutOnly)
    let scaled = showsAll ? [] : regimes.indices.dropFirst().filter(isScaledOnly)
    let listed = regimes.indices.dropFirst().filter { !cut.contains($0) && !scaled.contains($0) }
    for place in listed {
      let blanks = String(repeating: " ", count: column - labels[place].count)
      let sentences = sentences(at: place)
      lines.append("  \(blanks)\(labels[place])  \(sentences.first ?? "")")
      for more in sentences.dropFirst() {
        lines.append("  \(String(repeating: " ", count: column))  \(more)")
      }
    }
    if !cut.isEmpty {
      lines.append("  \(cut.count) more where a text is only cut off at another place; --all shows them")
    }
    if !scaled.isEmpty {
      lines.append("  \(scaled.count) more where a text is only scaled a little less; --all shows them")
    }
    if showsFrames {
      for index in tree.indices { lines += frameLines(of: index, labels) }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether all that changes at the beginning of a regime is where texts are cut off, or how much they are scaled.
  package func isMinor(at place: Int) -> Bool { isCutOnly(at: place) || isScaledOnly(at: place) }

  /// Whether texts that were cut off before are cut off at another place, and nothing else changes.
  private func isCutOnly(at place: Int) -> Bool {
    let changes = changes(at: place)
    return !changes.isEmpty
      && changes.allSatisfy { change in
        if case .cut(_, isCut: true, wasCut: true) = change { true } else { false }
      }
  }

  /// Whether texts that were scaled before are scaled otherwise, and nothing else changes.
  private func isScaledOnly(at place: Int) -> Bool {
    let changes = changes(at: place)
    return !changes.isEmpty
      && changes.allSatisfy { change in
        if case .scale(_, let from, let to) = change { from != 1 && to != 1 } else { false }
      }
  }

  /// Where the range begins, in points.
  private var lower: Rational { regimes.first?.lower ?? 0 }
  /// Where the range ends, in points.
  private var upper: Rational { regimes.last?.upper ?? 0 }

  /// The size at which a regime begins; with `>` where it begins just above.
  private func label(_ place: Int) -> String {
    (place > 0 && regimes[place].isOpen ? ">" : "") + Words.plain(regimes[place].lower)
  }

  /// What changes at the beginning of a regime, in words; empty for the first one.
  public func sentences(at place: Int) -> [String] {
    let words = BreakpointSentences(tree: tree)
    return changes(at: place).map(words.text).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A view's functions, a line for each stretch in which they stay the same.
  private func frameLines(of view: LayoutTree.Index, _ labels: [String]) -> [String] {
    let letter = axis == .horizontal ? "w" : "h"
    var rows: [[String]] = []
    var last: [AffineLength?] = []
    for (place, regime) in regimes.enumerated() {
      let frame = frame(of: view, in: regime)
      guard !frame.isEmpty, frame != last else { continue }
      last = frame
      rows.append(["from \(labels[place])"] + frame.map { $0?.text(of: letter) ?? "infinity" })
    }
    guard !rows.isEmpty else { return [] }
    let table = [["", "x", "y", "width", "height"]] + rows
    let widths = (0..<5).map { column in table.map { $0[column].count }.max() ?? 0 }
    let id = tree[view].id.map { " \"\(OneLine.of($0))\"" } ?? ""
    return ["", "\(tree[view].path)  \(tree[view].element.kind)\(id)"]
      + table.map { row in
        let line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
          .joined(separator: "  ")
        return "  " + line.replacingOccurrences(of: "\\s+$", with: "", options: .regularExpression)
      }
  }
}
