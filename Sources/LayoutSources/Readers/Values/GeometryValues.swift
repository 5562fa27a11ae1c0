import Foundation
import LayoutCore
import SwiftSyntax

extension Readers {
  static let geometryValues: [any ValueReader] =
    [
      SizeReader(), ViewSpacingReader(), ProposedViewSizeReader(), RectReader(), PointReader(),
      UnitPointReader(),
      GridItemReader(),
      InsetsReader(), AngleReader(),
      GuideReader(name: "HorizontalAlignment", axis: .horizontal),
      GuideReader(name: "VerticalAlignment", axis: .vertical), AlignmentReader(), TransformReader(),
      StringReader(name: "String"), StringReader(name: "NSLocalizedString"),
      StringReader(name: "LocalizedStringResource"), KeyReader(), CollectionReader(name: "Array"),
      CollectionReader(name: "Set"), CollectionReader(name: "ContiguousArray"),
      CollectionReader(name: "ArraySlice"),
      // From packages that many apps use.
      CollectionReader(name: "IdentifiedArray"), CollectionReader(name: "IdentifiedArrayOf"),
      CollectionReader(name: "OrderedSet"), CollectionReader(name: "Deque"), DictionaryReader(),
      BindingReader(),
      UUIDReader(), AttributedStringReader(),
      ScannerReader(), ComparatorReader(name: "KeyPathComparator"), ComparatorReader(name: "SortDescriptor"),
      CharacterSetReader(), CornerRadiiReader(), StoredDefaultsReader(name: "UserDefaults"),
      LocaleReader(), CalendarReader(), TimeZoneReader(),
      StoreReader(name: "Store"), StoreReader(name: "TestStore"),
    ] + ConversionReader.names.map { ConversionReader(name: $0) }
}

struct SizeReader: ValueReader {
  let name = "CGSize"

  func value(_ call: Call) throws -> Value {
    .native(CGSize(width: try call.length("width") ?? 0, height: try call.length("height") ?? 0))
  }
}

struct PointReader: ValueReader {
  let name = "CGPoint"

  func value(_ call: Call) throws -> Value {
    .native(CGPoint(x: try call.length("x") ?? 0, y: try call.length("y") ?? 0))
  }
}

struct UnitPointReader: ValueReader {
  let name = "UnitPoint"

  func value(_ call: Call) throws -> Value {
    .native(UnitPoint(x: try call.length("x") ?? 0, y: try call.length("y") ?? 0))
  }
}

struct InsetsReader: ValueReader {
  let name = "EdgeInsets"

  func value(_ call: Call) throws -> Value {
    .native(
      EdgeInsets(
        top: try call.length("top") ?? 0, leading: try call.length("leading") ?? 0,
        bottom: try call.length("bottom") ?? 0, trailing: try call.length("trailing") ?? 0))
  }
}

struct AngleReader: ValueReader {
  let name = "Angle"

  func value(_ call: Call) throws -> Value {
    if let radians = try call.number("radians") { return .native(Angle.radians(radians)) }
    return .native(Angle.degrees(try call.number("degrees") ?? 0))
  }
}

/// The reader of a custom guide: `VerticalAlignment(Feet.self)`.
struct GuideReader: ValueReader {
  let name: String
  let axis: Axis

  func value(_ call: Call) throws -> Value {
    guard case .type(let type)? = call.unlabeled(0)?.value else { return .void }
    return .native(call.interpreter.customGuide(type, axis: axis, at: call.node))
  }
}

struct AlignmentReader: ValueReader {
  let name = "Alignment"

  func value(_ call: Call) throws -> Value {
    .native(
      Alignment(
        horizontal: call.horizontalAlignment("horizontal") ?? .center,
        vertical: call.verticalAlignment("vertical") ?? .center))
  }
}

/// The reader of a linear map of the plane: `CGAffineTransform(rotationAngle: angle)`.
struct TransformReader: ValueReader {
  let name = "CGAffineTransform"

  func value(_ call: Call) throws -> Value {
    // Unknown numbers are settled first, and reported.
    let arguments = try call.arguments.map { argument in
      var argument = argument
      argument.value = .number(try call.interpreter.number(argument.value, at: argument.node))
      return argument
    }
    let symbol = Symbol(base: nil, steps: [Symbol.Step(name: "init", arguments: arguments)])
    return Geometry.value(.symbol(symbol), name) ?? .void
  }
}

/// The reader of a conversion between number types.
struct ConversionReader: ValueReader {
  /// The types; those of whole numbers begin with `Int` or `UInt`.
  static let names = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "CGFloat",
    "Float", "Decimal", "TimeInterval",
  ]
  let name: String

  func value(_ call: Call) throws -> Value {
    guard let first = call.arguments.first else { return .integer(0) }
    if case .unknown(let unknown) = first.value {
      return .unknown(Unknown(path: unknown.path, type: .named(name, [])))
    }
    if case .string(let text) = first.value { return try value(of: text, call) }
    let number = try call.interpreter.number(first.value, at: first.node)
    guard let type else {
      return .number(Value.Number(value: number, isInteger: false, isDecimal: name == "Decimal"))
    }
    // Swift stops where a whole number is made of infinity.
    guard number.isFinite else {
      call.interpreter.assume(.number, call.text, "0", at: call.position)
      return made(0)
    }
    var whole = Int128(bounded: number)
    if case .number(let known)? = call.interpreter.plainNumber(first.value) { whole = known.whole ?? whole }
    switch first.label {
    case "truncatingIfNeeded": return made(type.wrapped(whole))
    case "clamping": return made(type.nearest(to: whole))
    case "exactly":
      return number == number.rounded() && type.range.contains(whole) ? made(whole) : .missing
    default: break
    }
    // Nor does it make one that its type has not.
    if first.label == nil, !type.range.contains(whole) {
      whole = type.nearest(to: whole)
      call.interpreter.assume(.number, call.text, String(whole), at: call.position)
    }
    return made(whole)
  }

  /// Returns the number that a string spells; a missing one for any other string.
  private func value(of text: String, _ call: Call) throws -> Value {
    guard let type else {
      return Double(text).map {
        .number(Value.Number(value: $0, isInteger: false, isDecimal: name == "Decimal"))
      } ?? .missing
    }
    let radix = try call.integer("radix") ?? 10
    guard (2...36).contains(radix), let whole = Int128(text, radix: radix), type.range.contains(whole) else {
      return .missing
    }
    return made(whole)
  }

  /// The bits of a type of whole numbers; `nil` for any other.
  private var type: Value.Width? {
    guard name.hasPrefix("Int") || name.hasPrefix("UInt") else { return nil }
    return Value.Width(name) ?? .int
  }

  private func made(_ number: Int128) -> Value {
    .number(Value.Number(whole: number, width: Value.Width(name)))
  }
}

struct StringReader: ValueReader {
  let name: String

  func value(_ call: Call) throws -> Value {
    if let format = call.argument("format"), case .string(let format) = format.value {
      return .string(try formatted(format, call))
    }
    if name == "LocalizedStringResource", call.arguments.count == 1, let key = call.arguments.first {
      return call.interpreter.coerce(key.value, to: .named("LocalizedStringKey", []), from: nil)
    }
    if let translated = try translated(call) { return .string(translated) }
    // The default where no table has the key.
    for label in ["value", "defaultValue"] {
      if let given = call.argument(label), let text = call.localized(given), !text.isEmpty {
        return .string(text)
      }
    }
    guard let first = call.arguments.first else { return .string("") }
    if isLocalized(call), let text = call.localized(first) { return .string(text) }
    if let repeated = try call.string("repeating"), let count = try call.integer("count") {
      guard Double(repeated.count) * Double(count) <= Double(call.interpreter.options.stepLimit) else {
        throw SourceError.endless(limit: call.interpreter.options.stepLimit, call.position)
      }
      return .string(String(repeating: repeated, count: max(0, count)))
    }
    if case .unknown(let unknown) = first.value { return .unknown(unknown) }
    if first.label == nil, call.has("radix") { return .string(try digits(of: first, call)) }
    if let expression = first.node.as(ExprSyntax.self), ["describing", "reflecting"].contains(first.label) {
      return .string(
        try call.interpreter.string(
          first.value, of: expression, isDebug: first.label == "reflecting", in: call.scope))
    }
    // The characters of a list, in sequence.
    if first.label == nil, case .array(let items) = first.value, items.allSatisfy(\.isString) {
      return .string(try items.map { try call.interpreter.string($0, at: first.node) }.joined())
    }
    return .string(try call.interpreter.string(first.value, at: first.node))
  }

  /// Returns the digits of a number: `String(255, radix: 16, uppercase: true)`.
  private func digits(of number: Argument, _ call: Call) throws -> String {
    let value = try call.interpreter.number(number.value, at: number.node)
    guard let radix = try call.integer("radix"), (2...36).contains(radix), let whole = Int64(exactly: value)
    else { return try call.interpreter.string(number.value, at: number.node) }
    return String(whole, radix: radix, uppercase: try call.flag("uppercase") ?? false)
  }

  /// Returns a table's translation of the key; `nil` where there is none, or no key.
  private func translated(_ call: Call) throws -> String? {
    guard isLocalized(call), let first = call.arguments.first else { return nil }
    var translator = call.interpreter.options.translator
    if let table = try call.tableName {
      call.sayNoTable(table)
      translator = translator?.translator(ofTable: table)
    }
    guard let translator else { return nil }
    if let key = call.literalKey(first), key.hasValues {
      return translator.translation(of: key.name).map { _ in key.string(translatedBy: translator) }
    }
    guard let text = try? call.interpreter.string(first.value, at: first.node) else { return nil }
    return translator.translation(of: text)
  }

  /// Whether the call looks a key up.
  private func isLocalized(_ call: Call) -> Bool {
    ["NSLocalizedString", "LocalizedStringResource"].contains(name) || call.has("localized")
  }

  /// `String.localizedStringWithFormat(_:_:)`, and what a bundle has for a key; `nil` for any other call.
  static func called(_ name: String, of value: Value, _ call: Call) throws -> Value? {
    let base: String? =
      switch value {
      case .type(let name): name
      case .symbol(let symbol): symbol.base
      default: nil
      }
    switch (base, name) {
    case ("String", "localizedStringWithFormat"), ("NSString", "localizedStringWithFormat"):
      guard let format = call.arguments.first else { return nil }
      let words = try call.interpreter.string(format.value, at: format.node)
      return .string(try StringReader(name: "String").formatted(words, call))
    case ("Bundle", "object"):
      guard let key = try call.string("forInfoDictionaryKey") else { return nil }
      let info = call.interpreter.resources.info
      if let text = info[key] { return .string(text) }
      return info.isEmpty ? .unknown(Unknown(path: "Bundle.main.\(key)", type: nil)) : .missing
    case ("Bundle", "localizedString"):
      guard let key = try call.string("forKey") else { return nil }
      let own = try call.string("value")
      return .string(
        call.interpreter.options.translator?.translation(of: key) ?? own.flatMap { $0.isEmpty ? nil : $0 }
          ?? key)
    default: return nil
    }
  }

  /// Returns the values of a format: the following arguments, or the list of `arguments:`, without a locale.
  private static func values(of call: Call) -> [Argument] {
    call.arguments.dropFirst().filter { $0.label != "locale" }.flatMap { argument in
      guard argument.label == "arguments", case .array(let items) = argument.value else { return [argument] }
      return items.map { Argument(label: nil, value: $0, node: argument.node) }
    }
  }

  /// Returns the format with its numbers or strings inserted in order.
  private func formatted(_ format: String, _ call: Call) throws -> String {
    var result = ""
    var rest = format[...]
    let places = Self.values(of: call)
    var values = places[...]
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      guard let end = rest[rest.index(after: sign)...].firstIndex(where: { "dDiufFeEgGxXo@%s".contains($0) })
      else {
        return result + rest[sign...]
      }
      let specifier = rest[sign...end]
      rest = rest[rest.index(after: end)...]
      if specifier == "%%" {
        result += "%"
      } else if let place = specifier.firstMatch(of: /^%(\d+)\$/), let index = Int(place.1) {
        // `%2$@` is the second value, regardless of its place.
        guard index > 0, index <= places.count else { continue }
        result += try text(places[index - 1], in: "%" + specifier[place.range.upperBound...], call)
      } else if let argument = values.popFirst() {
        result += try text(argument, in: String(specifier), call)
      }
    }
    return result + rest
  }

  private func text(_ argument: Argument, in specifier: String, _ call: Call) throws -> String {
    guard let kind = specifier.last, kind != "@", kind != "s" else {
      return try call.interpreter.string(argument.value, at: argument.node)
    }
    let number = try call.interpreter.number(argument.value, at: argument.node)
    return PrintedFormat.words(number, specifier)
  }
}

/// The reader of a text's key, which tables may translate.
struct KeyReader: ValueReader {
  let name = "LocalizedStringKey"

  func value(_ call: Call) throws -> Value {
    guard let first = call.arguments.first else { return .string("") }
    // A string that is handed over is the key itself, whatever was put into it.
    if case .string(let text) = first.value, call.literalKey(first) == nil {
      return .native(ReadString(key: LocalizedStringKey(text), plain: text, isKey: true))
    }
    return call.interpreter.coerce(first.value, to: .named(name, []), from: nil)
  }
}

struct CollectionReader: ValueReader {
  let name: String

  func value(_ call: Call) throws -> Value {
    if let count = try call.integer("count"), let repeated = call.argument("repeating") {
      guard count <= call.interpreter.options.stepLimit else {
        throw SourceError.endless(limit: call.interpreter.options.stepLimit, call.position)
      }
      return .array(Array(repeating: repeated.value, count: max(0, count)))
    }
    guard let first = call.arguments.first else { return .array([]) }
    if case .unknown(let unknown) = first.value { return .unknown(unknown) }
    let items = try call.interpreter.collection(first.value, at: first.node)
    guard name == "Set" || name == "OrderedSet" else { return .array(items) }
    return .array(
      items.reduce(into: [Value]()) { found, item in
        let methods = ValueMethods(interpreter: call.interpreter, value: item, arguments: [], node: call.node)
        if !found.contains(where: { methods.equal($0, item) == true }) { found.append(item) }
      })
  }
}

/// The reader of a dictionary: an empty one, a given one, or elements in groups.
struct DictionaryReader: ValueReader {
  let name = "Dictionary"

  func value(_ call: Call) throws -> Value {
    if case .dictionary(let entries)? = call.arguments.first?.value { return .dictionary(entries) }
    if let elements = call.argument("grouping"), let by = call.argument("by") ?? call.arguments.last,
      let key = call.interpreter.callable(by)
    {
      return .dictionary(try groups(of: elements, by: key, call))
    }
    guard let pairs = call.argument("uniqueKeysWithValues") ?? call.unlabeled(0) else {
      if call.arguments.isEmpty || call.has("minimumCapacity") { return .dictionary([]) }
      return .unknown(Unknown(path: call.node.trimmedDescription, type: nil))
    }
    return .dictionary(
      try call.interpreter.collection(pairs.value, at: pairs.node).compactMap { pair in
        guard case .tuple(let parts) = pair, parts.count == 2 else { return nil }
        return Value.Entry(key: parts[0].value, value: parts[1].value)
      })
  }
}

extension DictionaryReader {
  /// Returns the elements grouped by the result of code, in the order of their first elements.
  private func groups(of elements: Argument, by key: Callable, _ call: Call) throws -> [Value.Entry] {
    var groups: [(key: Value, elements: [Value])] = []
    for element in try call.interpreter.collection(elements.value, at: elements.node) {
      let own = try call.interpreter.call(
        key, [Argument(label: nil, value: element, node: elements.node)], at: call.node)
      if let index = groups.firstIndex(where: { Interpreter.areEqual($0.key, own) == true }) {
        groups[index].elements.append(element)
      } else {
        groups.append((own, [element]))
      }
    }
    return groups.map { Value.Entry(key: $0.key, value: .array($0.elements)) }
  }
}

/// The reader of a binding, which is read as its value.
struct BindingReader: ValueReader {
  let name = "Binding"

  func value(_ call: Call) throws -> Value {
    if case .function(let callable)? = call.closure("get")?.value {
      return try call.interpreter.call(callable, [], at: call.node)
    }
    return call.arguments.first?.value ?? .void
  }
}

/// The reader of a unique identifier, whose value is arbitrary, as in Swift.
struct UUIDReader: ValueReader {
  let name = "UUID"

  func value(_ call: Call) throws -> Value {
    if let text = try call.string("uuidString") { return .string(text) }
    return .string(call.interpreter.nextIdentifier())
  }
}
