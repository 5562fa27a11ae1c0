import Foundation
import LayoutCore
import SwiftSyntax

extension Readers {
  static let textModifiers: [any ModifierReader] = [
    TextLengthReader(name: "kerning") { $0.kerning($1) },
    TextLengthReader(name: "tracking") { $0.tracking($1) },
    TextLengthReader(name: "baselineOffset") { $0.baselineOffset($1) },
    TextLengthReader(name: "lineSpacing") { $0.lineSpacing($1) },
    TextLengthReader(name: "minimumScaleFactor", fallback: 1) { $0.minimumScaleFactor($1) },
    TextFlagReader(name: "allowsTightening") { $0.allowsTightening($1) },
    TextFlagReader(name: "monospaced") { $0.monospaced($1) }, TextAlignmentReader(), TruncationModeReader(),
    TextCaseReader(), FontDesignReader(), ImageScaleReader(), DynamicTypeSizeReader(),
  ]
}

/// The reader of a modifier that sets the environment value of the same name.
protocol TextModifierReader: ModifierReader {
  /// Returns the view with a value set; `nil` for an invalid one.
  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)?
}

extension TextModifierReader {
  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let argument = call.unlabeled(0) else { return content }
    return try view(content, setting: argument.value, call) ?? content
  }
}

/// The reader of a modifier that takes a number.
struct TextLengthReader: TextModifierReader {
  let name: String
  var fallback: CGFloat = 0
  let apply: @Sendable (any View, CGFloat) -> any View

  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)? {
    let known = try call.interpreter.number(value, at: call.node)
    // An unknown number would count as 0, and make letters as small as they can be.
    if case .unknown = value { return apply(content, fallback) }
    guard known.isFinite else {
      call.interpreter.assume(.number, call.text, PointFormat.shortest(fallback), at: call.position)
      return apply(content, fallback)
    }
    return apply(content, call.bounded(CGFloat(known)))
  }
}

/// The reader of a modifier that takes a Boolean, true by default.
struct TextFlagReader: TextModifierReader {
  let name: String
  let apply: @Sendable (any View, Bool) -> any View

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    apply(content, try call.flag(nil) ?? true)
  }

  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)? {
    apply(content, try call.interpreter.condition(value, at: call.node))
  }
}

struct TextAlignmentReader: TextModifierReader {
  let name = "multilineTextAlignment"

  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)? {
    let alignment: TextAlignment = call.word(value, "leading")
    return content.multilineTextAlignment(alignment, fileID: call.file, line: call.line)
  }
}

struct TruncationModeReader: TextModifierReader {
  let name = "truncationMode"

  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)? {
    content.truncationMode(call.word(value, "tail"))
  }
}

struct TextCaseReader: TextModifierReader {
  let name = "textCase"

  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)? {
    if case .missing = value { return content.textCase(nil) }
    return content.textCase(call.word(value, "as written", orNil: true))
  }
}

struct FontDesignReader: TextModifierReader {
  let name = "fontDesign"

  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)? {
    if case .missing = value { return content.fontDesign(nil) }
    return content.fontDesign(call.word(value, "the font's", orNil: true))
  }
}

struct ImageScaleReader: TextModifierReader {
  let name = "imageScale"

  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)? {
    content.imageScale(call.word(value, "medium"))
  }
}

/// The reader of one text size, or a range of them.
struct DynamicTypeSizeReader: TextModifierReader {
  let name = "dynamicTypeSize"

  func view(_ content: any View, setting value: Value, _ call: Call) throws -> (any View)? {
    func size(_ number: Double) -> DynamicTypeSize {
      let last = Double(DynamicTypeSize.allCases.count - 1)
      return DynamicTypeSize.allCases[Int(max(0, min(last, number.isNaN ? 0 : number)))]
    }
    switch value {
    case .range(let range):
      let upper = size(range.isClosed ? range.upper : range.upper - 1)
      return content.dynamicTypeSize(min(size(range.lower), upper)...upper)
    case .symbol(let symbol):
      guard let size = symbol.textSize else { break }
      let isLimit = call.unlabeled(0)?.node.is(PrefixOperatorExprSyntax.self) ?? false
      return isLimit ? content.dynamicTypeSize(...size) : content.dynamicTypeSize(size)
    default: break
    }
    call.interpreter.assume(
      .number, call.interpreter.words(value, call), "the surrounding text size", at: call.node)
    return content
  }
}

extension Call {
  /// Returns the case that a value names; the default, which is reported, for an unknown one.
  fileprivate func word<Word: RawRepresentable & CaseIterable>(_ value: Value, _ fallback: String) -> Word
  where Word.RawValue == String {
    if let word: Word = known(value) { return word }
    interpreter.assume(.number, interpreter.words(value, self), fallback, at: node)
    return Word(rawValue: fallback) ?? Word.allCases[Word.allCases.startIndex]
  }

  /// Returns the case that a value names; `nil`, which is reported, for an unknown one.
  fileprivate func word<Word: RawRepresentable & CaseIterable>(
    _ value: Value, _ fallback: String, orNil: Bool
  ) -> Word? where Word.RawValue == String {
    let word: Word? = known(value)
    if word == nil { interpreter.assume(.number, interpreter.words(value, self), fallback, at: node) }
    return word
  }

  private func known<Word: RawRepresentable>(_ value: Value) -> Word? where Word.RawValue == String {
    guard case .symbol(let symbol) = interpreter.known(value), let name = symbol.steps.last?.name else {
      return nil
    }
    return Word(rawValue: name)
  }
}

extension Interpreter {
  /// Returns the source of an unknown value.
  fileprivate func words(_ value: Value, _ call: Call) -> String {
    if case .unknown(let unknown) = value { return unknown.path }
    return call.unlabeled(0)?.node.trimmedDescription ?? call.name
  }
}
