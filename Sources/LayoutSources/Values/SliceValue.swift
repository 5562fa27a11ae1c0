import SwiftSyntax

/// A part of a list that keeps its places: the first of `list[2...]` is at 2.
///
/// A part from the beginning on is a list like any other.
struct SliceValue: NativeValue {
  var items: [Value]
  /// The place of the first element.
  var start: Int
  var typeName: String { "ArraySlice" }

  func member(_ name: String) -> Value? {
    switch name {
    case "startIndex": .integer(start)
    case "endIndex": .integer(start + items.count)
    case "indices":
      .range(
        Value.NumberRange(lower: Double(start), upper: Double(start + items.count), isClosed: false))
    default: nil
    }
  }

  func equals(_ other: any NativeValue) -> Bool? {
    (other as? SliceValue).flatMap { Interpreter.areEqual(.array(items), .array($0.items)) }
  }
}

extension Value {
  /// Returns a part of a list whose first element is at a place of the whole.
  static func part(_ items: some Sequence<Value>, from start: Int) -> Value {
    let items = Array(items)
    return start == 0 ? .array(items) : .native(SliceValue(items: items, start: start))
  }

  /// The list, or the part of one; `nil` for any other value.
  var slice: SliceValue? {
    switch self {
    case .array(let items): SliceValue(items: items, start: 0)
    case .native(let native): native as? SliceValue
    default: nil
    }
  }

  /// The value with a part of a list as a list of its own, which begins at 0; any other value unchanged.
  var plainList: Value {
    if case .native(let slice as SliceValue) = self { .array(slice.items) } else { self }
  }

  /// The value with its places moved: a part of a list, or the place of an element.
  fileprivate func moved(by distance: Int) -> Value {
    switch self {
    case .array(let items): return .part(items, from: distance)
    case .native(let slice as SliceValue): return .part(slice.items, from: slice.start + distance)
    case .number(let number):
      guard let whole = number.whole else { return self }
      return .number(Value.Number(whole: whole + Int128(distance), width: number.width))
    default: return self
    }
  }
}

extension Interpreter {
  /// Calls a method of a part of a list, whose places are those of the whole.
  func callMethod(
    _ name: String, of slice: SliceValue, _ arguments: [Argument], at node: some SyntaxProtocol
  ) throws -> Value {
    let places: Set = ["upTo", "through", "from"]
    let given = arguments.map { argument in
      guard argument.label.map(places.contains) ?? false, name == "prefix" || name == "suffix" else {
        return argument
      }
      var argument = argument
      argument.value = argument.value.moved(by: -slice.start)
      return argument
    }
    let result = try callMethod(name, of: .array(slice.items), given, at: node)
    switch name {
    case "firstIndex", "lastIndex", "prefix", "suffix", "drop", "dropFirst", "dropLast":
      return result.moved(by: slice.start)
    case "split":
      guard case .array(let parts) = result else { return result }
      return .array(parts.map { $0.moved(by: slice.start) })
    default: return result
    }
  }

  /// Returns the elements at places of a list or a part of one; `nil` where it has not all of them.
  func part(of slice: SliceValue, _ range: Value.NumberRange) -> Value? {
    let end = slice.start + slice.items.count
    let lower = range.lower == -.infinity ? slice.start : Int(bounded: range.lower)
    let upper = range.upper == .infinity ? end : Int(bounded: range.upper) + (range.isClosed ? 1 : 0)
    guard lower >= slice.start, lower <= upper, upper <= end else { return nil }
    return .part(slice.items[(lower - slice.start)..<(upper - slice.start)], from: lower)
  }
}
