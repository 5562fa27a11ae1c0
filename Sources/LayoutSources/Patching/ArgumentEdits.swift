import LayoutCore
import SwiftSyntax

/// Edits of the arguments of a call.
struct ArgumentEdits {
  let call: WrittenCall

  /// Returns edits that set a parameter, by replacing its value or adding an argument.
  func set(_ name: ParameterName, to value: ParameterValue) -> [[TextEdit]] {
    let labelled = call.argument(name.rawValue)
    guard let text = SwiftLiteral.text(value) else {
      // A limit that is not given is not written.
      return labelled.flatMap(removing).map { [[$0]] } ?? []
    }
    if let labelled { return [[TextEdit(labelled.expression.ownRange, text)]] }
    let replaced = call.argument(nil).map { [[TextEdit($0.expression.ownRange, text)]] } ?? []
    return replaced + (name == .spacing || name == .alignment ? [[adding("\(name.rawValue): \(text)")]] : [])
  }

  /// Returns edits that set the axes of a choice, which have a label, or of a scroll view.
  func set(_ axes: Axis.Set, of kind: String) -> [[TextEdit]] {
    let isChoice = kind == "ViewThatFits"
    let names = [(Axis.Set.horizontal, ".horizontal"), (.vertical, ".vertical")].filter {
      axes.contains($0.0)
    }.map(\.1)
    let text = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    let isUsual = axes == (isChoice ? [.horizontal, .vertical] : .vertical)
    let written = isChoice ? call.argument("in") : call.call?.arguments.first { $0.label == nil }
    guard let written else { return [[adding(isChoice ? "in: \(text)" : text)]] }
    let replaced = [TextEdit(written.expression.ownRange, text)]
    return isUsual ? (removing(written).map { [[$0]] } ?? []) + [replaced] : [replaced]
  }

  /// Returns edits that replace all arguments.
  func setAll(_ arguments: String) -> [[TextEdit]] {
    guard let call = call.call, let left = call.leftParen, let right = call.rightParen else { return [] }
    return [[TextEdit(left.ownRange.upperBound..<right.ownRange.lowerBound, arguments)]]
  }

  /// Returns edits that rename labels of arguments.
  func rename(_ labels: [ParameterName: ParameterName]) -> [[TextEdit]] {
    let edits = labels.compactMap { old, new in
      call.argument(old.rawValue)?.label.map { TextEdit($0.ownRange, new.rawValue) }
    }
    return edits.isEmpty ? [] : [edits]
  }

  /// Returns the removal of an argument, with its comma.
  private func removing(_ argument: LabeledExprSyntax) -> TextEdit? {
    guard let all = call.call?.arguments, let place = all.firstIndex(where: { $0.id == argument.id }) else {
      return nil
    }
    let next = all.index(after: place)
    if next < all.endIndex {
      return TextEdit(argument.ownRange.lowerBound..<all[next].ownRange.lowerBound, "")
    }
    guard place > all.startIndex else { return TextEdit(argument.ownRange, "") }
    let last = all[all.index(before: place)]
    return TextEdit(last.expression.ownRange.upperBound..<argument.ownRange.upperBound, "")
  }

  /// Returns the addition of an argument: an alignment first, anything else at the end.
  private func adding(_ argument: String) -> TextEdit {
    guard let made = call.call, let left = made.leftParen else {
      let end = (call.call?.calledExpression.ownRange ?? call.name.ownRange).upperBound
      return TextEdit(end..<end, "(\(argument))")
    }
    if let alignment = call.argument(ParameterName.alignment.rawValue) {
      let end = alignment.expression.ownRange.upperBound
      return TextEdit(end..<end, ", \(argument)")
    }
    let start = left.ownRange.upperBound
    return TextEdit(start..<start, made.arguments.isEmpty ? argument : "\(argument), ")
  }
}
