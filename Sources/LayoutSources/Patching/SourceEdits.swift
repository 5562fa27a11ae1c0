import LayoutCore
import SwiftSyntax

/// Candidate changes of the source for an edit of a tree; reading the changed source shows which of them is
/// equivalent.
struct SourceEdits {
  let edit: WrittenEdit
  let file: SourceFile
  let lines: SourceLines

  /// The candidates, the likeliest first: each is a list of edits of the text.
  var all: [[TextEdit]] {
    let tree = edit.before
    switch edit.change {
    case .changed(let view): return call(of: view).map { changed(view, $0) } ?? []
    case .removed(let view):
      guard let call = call(of: view), let base = call.base else { return [] }
      return [[TextEdit(base.ownRange.upperBound..<call.range.upperBound, "")]]
    case .taken(let view):
      return call(of: view).map { [[taking($0)]] } ?? []
    case .added(let text, let view):
      // Modifiers that name or typeset a view precede those that are added around it.
      return call(of: view).map { call in
        sequence(first: call) { $0.next }.reversed().map { [adding(text, to: $0)] }
          + (labelled(call, with: text).map { [[$0]] } ?? [])
      } ?? []
    case .inserted(let text, let view):
      guard let call = call(of: view) else { return [] }
      let start = call.whole.ownRange.lowerBound
      let separator = lines.beginsLine(start) ? "\n\(lines.indentation(at: start))" : "; "
      return [[TextEdit(start..<start, text + separator)]]
    case .replaced(let text, let view):
      return call(of: view).map { [[TextEdit($0.whole.ownRange, text)]] } ?? []
    case .column(let view):
      return call(of: view).map { ColumnEdits(row: $0, lines: lines).all } ?? []
    case .swapped(let view):
      guard let outer = call(of: view), let inner = tree[view].children.first.flatMap(call(of:)),
        outer.base?.id == inner.whole.id, inner.period != nil
      else { return [] }
      return [
        [TextEdit(outer.range, lines.text(inner.range)), TextEdit(inner.range, lines.text(outer.range))]
      ]
    case .first(let view):
      guard let parent = tree[view].parent, let choice = call(of: parent),
        let number = tree[parent].children.firstIndex(of: view)
      else { return [] }
      return first(number, of: tree[parent].children.count, in: choice)
    }
  }

  private func call(of view: LayoutTree.Index) -> WrittenCall? {
    edit.before[view].source.flatMap(file.token).flatMap(WrittenCall.init)
  }

  /// Returns the removal of a view with its modifiers: with its line where nothing else is on it, and with the
  /// semicolon behind it.
  private func taking(_ view: WrittenCall) -> TextEdit {
    let last = sequence(first: view) { $0.next }.reduce(view) { $1 }
    let range = last.whole.ownRange
    guard let next = lines.next(after: range.upperBound) else { return TextEdit(range, "") }
    if lines.text(next..<(next + 1)) == ";", let rest = lines.next(after: next + 1) {
      return TextEdit(range.lowerBound..<rest, "")
    }
    guard lines.beginsLine(range.lowerBound), lines.beginsLine(next) else { return TextEdit(range, "") }
    return TextEdit(lines.start(of: range.lowerBound)..<lines.start(ofLineAfter: range.upperBound), "")
  }

  // MARK: - Added modifiers

  /// Returns the addition of a modifier to a call: on its own line where others are, or where the call has
  /// several lines.
  private func adding(_ modifier: String, to call: WrittenCall) -> TextEdit {
    let (start, end) = (call.range.lowerBound, call.range.upperBound)
    var indentation: String?
    if call.period != nil, lines.beginsLine(start) {
      indentation = lines.indentation(at: start)
    } else if let next = lines.next(after: end), lines.isDot(at: next), lines.beginsLine(next) {
      indentation = lines.indentation(at: next)
    } else if lines.start(of: start) != lines.start(of: end) {
      indentation = lines.indentation(at: end)
    }
    return TextEdit(end..<end, "\(indentation.map { "\n\($0)" } ?? "").\(modifier)")
  }

  /// Returns a control with a title as one with a label, to whose text a modifier is added; `nil` where the
  /// call has no title.
  private func labelled(_ call: WrittenCall, with modifier: String) -> TextEdit? {
    guard ["Button", "Link", "Menu"].contains(call.name.text), let made = call.call,
      made.additionalTrailingClosures.isEmpty, let title = made.arguments.first, title.label == nil
    else { return nil }
    let text = lines.text(title.expression.ownRange)
    let symbol = made.arguments.first { $0.label?.text == "systemImage" }.map {
      lines.text($0.expression.ownRange)
    }
    let label = symbol.map { "Label(\(text), systemImage: \($0))" } ?? "Text(\(text))"
    let others = made.arguments.dropFirst().filter { $0.label?.text != "systemImage" }.compactMap {
      argument in
      argument.label.map { "\($0.text): \(lines.text(argument.expression.ownRange))" }
    }
    let arguments = others.isEmpty ? "" : "(\(others.joined(separator: ", ")))"
    let closure = made.trailingClosure.map { " \(lines.text($0.ownRange)) label:" } ?? ""
    return TextEdit(
      call.range, "\(call.name.text)\(arguments)\(closure) { \(label).\(modifier) }")
  }

  // MARK: - Other values

  private func changed(_ view: LayoutTree.Index, _ call: WrittenCall) -> [[TextEdit]] {
    guard let index = edit.view else { return [] }
    let (old, new) = (edit.before[view].element, edit.after[index].element)
    let arguments = ArgumentEdits(call: call)
    if old.kind != new.kind { return [[TextEdit(call.name.ownRange, new.kind)]] }
    // Fixed sides that become minimums keep their numbers.
    if old is FrameElement, let frame = new as? FlexibleFrameElement {
      let alignment = call.argument("alignment").map { ["alignment: \(lines.text($0.expression.ownRange))"] }
      let limits =
        [("minWidth", frame.width.minimum), ("maxWidth", frame.width.maximum)]
        + [("minHeight", frame.height.minimum), ("maxHeight", frame.height.maximum)]
      let written = limits.compactMap { label, length in
        length.flatMap { SwiftLiteral.text(.length($0)) }.map { "\(label): \($0)" }
      }
      return arguments.rename([.width: .minWidth, .height: .minHeight])
        + arguments.setAll((written + (alignment ?? [])).joined(separator: ", "))
    }
    if let padding = new as? PaddingElement { return arguments.setAll(SwiftLiteral.padding(padding.insets)) }
    if let fixed = new as? FixedSizeElement { return arguments.setAll(SwiftLiteral.fixedSize(fixed)) }
    let values = new.parameters.filter { old[$0.name] != $0.value && !$0.isInherited }
    // Each parameter has candidates of its own; they are combined in order, as few edits change more than
    // one.
    return values.map { parameter -> [[TextEdit]] in
      if case .axes(let axes) = parameter.value { return arguments.set(axes, of: new.kind) }
      return textModifier(parameter.name).map { set($0, to: parameter.value, behind: call) }
        ?? arguments.set(parameter.name, to: parameter.value)
    }.reduce([[]]) { ways, more in ways.flatMap { way in more.map { way + $0 } } }.filter { !$0.isEmpty }
  }

  /// Returns the modifier that typesets a text; `nil` for an argument.
  private func textModifier(_ name: ParameterName) -> String? {
    [.lineLimit: "lineLimit", .typesetting: "minimumScaleFactor", .font: "font"][name]
  }

  /// Returns the change of a modifier that a text has already, or its addition.
  private func set(_ modifier: String, to value: ParameterValue, behind call: WrittenCall) -> [[TextEdit]] {
    guard let text = SwiftLiteral.text(value) else { return [] }
    let added = adding("\(modifier)(\(text))", to: call)
    let others = sequence(first: call) { $0.next }.dropFirst()
    let written = others.first { $0.name.text == modifier }
    var ways: [[TextEdit]] = []
    if let written, let base = written.base {
      // A default is not written.
      if value == .count(nil) {
        ways.append([TextEdit(base.ownRange.upperBound..<written.range.upperBound, "")])
      }
      if let argument = written.argument(nil) { ways.append([TextEdit(argument.expression.ownRange, text)]) }
    }
    return ways + [[added]]
  }

  // MARK: - Other orders

  /// Returns the reordering of a choice's views.
  private func first(_ number: Int, of count: Int, in choice: WrittenCall) -> [[TextEdit]] {
    guard let items = choice.call?.trailingClosure?.statements, items.count == count else { return [] }
    let parts = items.map(\.ownRange)
    let texts = parts.map { lines.text($0) }
    let order = [number] + (0..<number)
    return [zip(parts, order).map { TextEdit($0, texts[$1]) }]
  }
}
