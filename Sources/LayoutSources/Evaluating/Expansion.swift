import LayoutCore
import SwiftSyntax

/// A view, a modifier or a function in the course of its expansion.
struct Expansion {
  var name: String
  /// The fields, or the arguments of the function.
  var values: [String: Value] = [:]
  /// The declaration of the function; `nil` for a view.
  var code: Syntax?
  /// The type whose code creates the view; `nil` outside of types, and for functions.
  var maker: String?
  /// Whether it is a view or a modifier.
  var isView = false
  /// Whether its values alone determine its content: a view that reads the environment may end its recursion
  /// by that.
  var isDecidedByValues = false
  /// The number of assumed conditions, optionals and collections at its beginning.
  var guesses = 0

  /// The depth to which an expansion that continues by assumptions may recur.
  private static let assumedLevels = 2

  /// Returns whether a view contains itself without end: an identical one creates it, or its content
  /// continues by assumptions.
  ///
  /// A view that is passed in from outside is not part of the code: cards in cards are not a cycle.
  func isEndless(in outer: [Expansion]) -> Bool {
    guard let last = outer.lastIndex(where: { $0.isView && $0.name == name }) else { return false }
    // `self`, in the code of its own body.
    if isDecidedByValues, !values.values.contains(where: \.isCode), isSame(as: outer[last]) { return true }
    guard let maker, outer[last...].contains(where: { $0.isView && $0.name == maker }) else { return false }
    return isSame(as: outer[last]) || goesOnByAssumptions(in: outer)
  }

  /// Returns whether a function calls itself, and continues by assumptions.
  func isEndless(in outer: [Expansion], calledAt call: Syntax) -> Bool {
    guard let last = outer.lastIndex(where: { !$0.isView && $0.name == name }),
      goesOnByAssumptions(in: outer)
    else { return false }
    // A function that is only passed to itself is not a cycle: `section { section { ... } }`.
    let codes = Set(outer[last...].compactMap(\.code?.id))
    return sequence(first: call, next: \.parent).contains { codes.contains($0.id) }
  }

  /// Returns whether it was expanded inside itself several times already, each time by an assumption.
  private func goesOnByAssumptions(in outer: [Expansion]) -> Bool {
    let same = outer.filter { $0.isView == isView && $0.name == name && $0.hasAssumed }
    guard same.count >= Self.assumedLevels, let last = same.last else { return false }
    return guesses > last.guesses && hasAssumed
  }

  private var hasAssumed: Bool { values.values.contains(where: \.isAssumed) }

  private func isSame(as other: Expansion) -> Bool {
    values.keys == other.values.keys
      && values.allSatisfy { name, value in
        if case .view = value { return false }
        return other.values[name].map { value.isSame(as: $0) } ?? false
      }
  }
}

/// An endless recursion of functions, caught at the first call.
struct Endless: Error {
  /// The number of expansions around that call.
  var depth: Int
}

extension Value {
  /// Whether it is a function, or may contain one: functions are not compared.
  fileprivate var isCode: Bool {
    switch self {
    case .function, .native: true
    case .instance(let instance): instance.fields.values.contains(where: \.isCode)
    case .array(let items): items.contains(where: \.isCode)
    case .tuple(let parts): parts.contains { $0.value.isCode }
    case .dictionary(let entries): entries.contains { $0.value.isCode }
    case .enumeration(let own): own.payload.contains { $0.value.isCode }
    case .void, .missing, .bool, .number, .string, .range, .type, .symbol, .keyPath, .view, .unknown: false
    }
  }
}

extension Value {
  /// Whether it, or a part of it, is assumed.
  fileprivate var isAssumed: Bool {
    switch self {
    case .unknown: true
    case .instance(let instance): instance.path != nil || instance.fields.values.contains(where: \.isAssumed)
    case .array(let items): items.contains(where: \.isAssumed)
    default: false
    }
  }
}

extension Value {
  /// The fields of an instance.
  var fieldsOfInstance: [String: Value] {
    guard case .instance(let instance) = self else { return [:] }
    guard let path = instance.path else { return instance.fields }
    return instance.fields.merging(["self": .unknown(Unknown(path: path, type: nil))]) { $1 }
  }
}

extension TypeDeclaration {
  /// Whether it is a view whose stored properties alone determine its content.
  var isDecidedByValues: Bool {
    inherited.contains("View") && !stored.contains(where: \.readsElsewhere)
  }
}

extension Interpreter {
  /// Returns the type whose code creates a view, if that shows whether it contains itself: values of the
  /// environment may end the recursion.
  func makerOfCycle(_ view: Instance) -> String? {
    program.types[view.type]?.stored.contains(where: \.readsElsewhere) == true ? nil : view.maker
  }
}
