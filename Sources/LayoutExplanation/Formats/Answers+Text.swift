import ConstraintLayout
import Foundation
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LinearProgramming

extension Breakpoints {
  /// The breakpoints as a text table: each size and its changes.
  ///
  /// With `showsFrames`, a table for each view follows, of its frame as a function of the container's size.
  /// Without `showsAll`, the sizes of visible changes come first. Sizes at which views only change their rate
  /// of growth or movement follow where they are few, and are counted otherwise, as are those at which a text
  /// is only truncated elsewhere, scaled slightly less, or measured differently.
  func text(scene: String, showsFrames: Bool, showsAll: Bool = true) -> String {
    let count = regimes.count - 1
    let title =
      "\(OneLine.of(scene)), \(Words.side(axis)) \(Words.plain(lower))...\(Words.plain(upper)): "
      + (count == 0 ? "no breakpoint" : count == 1 ? "1 breakpoint" : "\(count) breakpoints")
    let labels = regimes.indices.map(label)
    let column = labels.dropFirst().map(\.count).max() ?? 0
    func line(_ head: String, _ text: String) -> String {
      "  \(String(repeating: " ", count: column - head.count))\(head)  \(text)"
    }
    func lines(_ indices: [Int]) -> [String] {
      indices.flatMap { index in
        sentences(at: index).enumerated().map { line($0.offset == 0 ? labels[index] : "", $0.element) }
      }
    }
    let places = Array(regimes.indices.dropFirst())
    var output = [title]
    if showsAll {
      output += lines(places)
    } else {
      let seen = places.filter { changes(at: $0).contains { $0.isSeen } }
      let minor = places.filter(isMinor)
      let others = places.filter { !seen.contains($0) && !minor.contains($0) }
      output += lines(seen)
      if seen.isEmpty {
        output += lines(others)
      } else if others.count <= Self.mostBends {
        if !others.isEmpty { output.append("  where views only grow or move at a different rate:") }
        output += lines(others)
      } else {
        output.append(
          "  \(others.count) more where views only grow or move at a different rate; --all shows them")
      }
      output += Self.counted(minor.map { changes(at: $0) })
    }
    if showsFrames {
      for index in tree.indices { output += frameLines(of: index, labels) }
    }
    return output.joined(separator: "\n")
  }

  /// The largest number of sizes at which views only change their rate that is listed after the others.
  private static let mostBends = 6

  /// Returns a line for each kind of size that is counted and not listed.
  private static func counted(_ minor: [[Change]]) -> [String] {
    func count(_ isOne: (Change) -> Bool) -> Int { minor.count { isOne($0[0]) } }
    let counts = [
      (count { if case .cut = $0 { true } else { false } }, "is only cut off at another place"),
      (count { if case .scale = $0 { true } else { false } }, "is only scaled a little less"),
      (
        count { if case .measures = $0 { true } else { false } },
        "has the same lines and only a different size"
      ),
    ]
    return counts.filter { $0.0 > 0 }.map { "  \($0.0) more where a text \($0.1); --all shows them" }
  }

  /// Whether the beginning of a regime changes only where texts are truncated, how far they are scaled, or
  /// their sizes with the same lines.
  package func isMinor(at index: Int) -> Bool {
    let changes = changes(at: index)
    return !changes.isEmpty && changes.allSatisfy { $0.isMinor }
  }

  /// The lower end of the range, in points.
  private var lower: Rational { regimes.first?.lower ?? 0 }
  /// The upper end of the range, in points.
  private var upper: Rational { regimes.last?.upper ?? 0 }

  /// The size at which a regime begins, with `>` where it begins just above.
  private func label(_ index: Int) -> String {
    (index > 0 && regimes[index].isOpen ? ">" : "") + Words.plain(regimes[index].lower)
  }

  /// The changes at the beginning of a regime, in words; empty for the first one.
  public func sentences(at index: Int) -> [String] {
    BreakpointSentences(tree: tree).texts(changes(at: index))
  }

  /// Returns a view's functions, a line for each stretch in which they stay the same.
  private func frameLines(of view: LayoutTree.Index, _ labels: [String]) -> [String] {
    let letter = axis == .horizontal ? "w" : "h"
    var rows: [[String]] = []
    var last: [AffineLength?] = []
    for (index, regime) in regimes.enumerated() {
      let frame = frame(of: view, in: regime)
      guard !frame.isEmpty, frame != last else { continue }
      last = frame
      rows.append(["from \(labels[index])"] + frame.map { $0?.text(of: letter) ?? "infinity" })
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

extension LayoutDifference {
  /// The edits, then each change with its reasons and the edits that caused it.
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

extension WhyNot {
  /// The answer in sentences.
  public var text: String {
    if holds { return "\(question): yes\(value.map { ", it is \(Words.points($0))" } ?? "")" }
    return (["\(question): no, \(present)"] + cutOffLines + forbiddenLines + domainLines + allowedLines)
      .joined(
        separator: "\n  ")
  }

  /// The present state, where the answer is no.
  private var present: String {
    if let hiddenText { return hiddenText }
    switch question.claim {
    case .comparison(let first, _, let second):
      let numbers = zip([first, second], [value, otherValue]).compactMap { quantity, number in
        quantity.view == nil ? nil : number.map { Words.points($0) }
      }
      return numbers.count == 1 ? "it is \(numbers[0])" : "they are \(Words.list(numbers))"
    case .whole:
      let texts = missing.texts.map(finder.names.view)
      return texts.count == 1 && finder.views.count == 1
        ? "it is cut off" : "\(Words.list(texts)) \(texts.count == 1 ? "is" : "are") cut off"
    case .inside:
      let edges = missing.overhang.map { "\(Words.points($0.points)) beyond the \($0.edge) edge" }
      return "it reaches \(Words.list(edges))"
    case .other(let words):
      let amount = shortfall.flatMap { amount in
        words.unit.map { " by \(Words.points(amount)) \(amount == 1 ? String($0.dropLast()) : $0)" }
      }
      return amount.map { "it fails\($0)" } ?? "it does not hold"
    }
  }

  private var forbiddenLines: [String] {
    var lines: [String] = []
    for (index, set) in forbidding.enumerated() {
      let facts = set.members.map { finder.text($0.fact) }
      let start =
        switch index {
        case 0: "forbidden by "
        case 1: "and, even without \(forbidding[0].members.count == 1 ? "it" : "these"), by "
        default: "and, even without all of these, by "
        }
      switch facts.count {
      case 0:
        lines.append(
          index == 0
            ? "forbidden by the views themselves: \(nothingAllows)"
            : "and, even without \(index == 1 && forbidding[0].members.count == 1 ? "it" : "these"), by the views themselves"
        )
      case 1:
        lines.append("\(start)\(facts[0]), \(isCutOff ? "as far as was tried" : "whatever the rest is")")
      default:
        let output = Words.list(facts, most: Self.mostFactsTold)
        lines.append("\(start)\(output) together\(isCutOff ? ", as far as was tried" : "")")
      }
    }
    return lines
  }

  /// The ranges of values over which the sets of facts forbid it.
  private var domainLines: [String] {
    guard forbidding.contains(where: { !$0.members.isEmpty }) else { return [] }
    return ["as far as gaps are at least 0 and lengths at most \(Words.points(largestLength))"]
  }

  /// The largest number of facts in a sentence; documents list all of them.
  private static let mostFactsTold = 6

  private var nothingAllows: String {
    isCutOff
      ? "nothing that was tried allows it" : "no other modifiers, lengths or texts allow it"
  }

  /// The remarks about a search that was cut off.
  private var cutOffLines: [String] {
    guard isCutOff else { return [] }
    let facts = factCount < allFactCount ? "\(factCount) of \(allFactCount) facts" : "not every value was"
    return ["found so far; \(facts) tried"]
  }

  /// The suggestions, a numbered line for each.
  package var suggestionLines: [String] {
    suggestions.enumerated().map { index, suggestion in
      "\(index + 1). \(SuggestionSentences(finder).text(suggestion, for: question))"
    }
  }

  private var allowedLines: [String] {
    var lines = suggestionLines
    for leap in leaps {
      lines.append(
        "never equal: it leaps over \(otherValue.map { Words.points($0) } ?? "it") if \(sentence(leap))")
    }
    if lines.isEmpty, !changes.isEmpty || !alternatives.isEmpty {
      return ["no single change that a person would write allows it\(unwritten)"]
    }
    if lines.isEmpty, let member = forbidding.first?.members.first {
      let parts = member.allowing.sorted { finder.order($0.key) < finder.order($1.key) }
        .map { finder.text($0.key, $0.value) }
      let how =
        resolved.isEquality
        ? "it would come to \(otherValue.map { Words.points($0) } ?? "it") or beyond" : "it would hold"
      lines.append("no single change allows it; together \(how) if \(Words.list(parts))")
    }
    return lines
  }

  /// The smallest change that is not a suggestion because its number is not one to write:
  /// `: it would hold if the container's width is 142 more`.
  private var unwritten: String {
    guard let least = changes.first else { return "" }
    let direction = least.isLess ? "less" : "more"
    return
      ": it would hold if \(finder.text(least.input)) is \(Words.points(least.amount.magnitude)) \(direction)"
  }

  private func sentence(_ leap: Leap) -> String {
    let direction = leap.amount.signum() < 0 ? "less" : "more"
    return "\(finder.text(leap.input)) is \(Words.points(leap.amount.magnitude)) \(direction)"
  }
}

extension FactFinder {
  /// The place of a fact in the tree; the container comes first.
  func order(_ fact: Fact) -> Int {
    if case .container(let axis) = fact { return axis == .horizontal ? -2 : -1 }
    return fact.view?.position ?? 0
  }
}

extension Certificate {
  /// The certificate as text: a line for each variable, row, decision and size.
  var text: String {
    let title = scene.map { "\($0), \(proposal)" } ?? "\(proposal)"
    return ([title] + blocks.flatMap(\.lines)).joined(separator: "\n")
  }
}

extension BlockCertificate {
  fileprivate var lines: [String] {
    let names = variables.map(\.name)
    let container = container.map { ", in a container of \($0)" } ?? ""
    return ["block \(view), proposed \(proposed)\(container)"] + variables.flatMap { $0.lines(names) }
      + decisions.map { $0.line(names) } + sizes.map(\.line)
  }
}

extension VariableCertificate {
  fileprivate func lines(_ names: [String]) -> [String] {
    var lines = ["  \(name) = \(value): \(active.words)"]
    if let preference {
      lines.append(
        "    row \(preference.number) prefers \(preference.form.text(names)) == 0 (\(preference.reason))")
    }
    for row in requirements {
      let slack = row.form.value.isZero ? "tight" : "slack \(row.form.value.magnitude)"
      lines.append(
        "    row \(row.number) requires \(row.form.text(names)) \(row.sense.rawValue) 0, \(slack)"
          + " (\(row.reason))")
    }
    return lines
  }
}

extension ActiveEntry {
  fileprivate var words: String {
    let cause =
      switch state {
      case .parameter: "given"
      case .met: "met"
      case .blockedBelow: "blocked from below by row \(by.map(String.init) ?? "?")"
      case .blockedAbove: "blocked from above by row \(by.map(String.init) ?? "?")"
      }
    guard !ties.isEmpty else { return cause }
    return cause + "; also tight: " + ties.map { "row \($0)" }.joined(separator: ", ")
  }
}

extension DecisionCertificate {
  fileprivate func line(_ names: [String]) -> String {
    "  decision \(number): \(form.text(names)) \(isStrict ? ">" : ">=") 0, it is \(form.value) (\(kind))"
  }
}

extension SizeCertificate {
  fileprivate var line: String {
    "  size \(number): \(view) is \(width.map(\.value)) x \(height.map(\.value))"
  }
}

extension LinearForm {
  /// Returns the form with its variables written by name.
  fileprivate func text(_ names: [String]) -> String {
    let expression = LinearExpression(
      constant: constant,
      terms: terms.map { LinearProgramming.Term(Variable(index: $0.variable), $0.coefficient) })
    return expression.description { names.indices.contains($0.index) ? names[$0.index] : "x\($0.index)" }
  }
}
