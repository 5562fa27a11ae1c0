import LayoutCore
import SwiftSyntax

/// A view, a modifier or code that is being expanded.
struct Expansion {
  var name: String
  /// Its fields, or the arguments of its code.
  var values: [String: Value] = [:]
  /// Where the code is declared; `nil` for a view.
  var code: Syntax?
  /// The type in whose code a view is made; `nil` where that is no type's, and for code.
  var maker: String?
  /// Whether it is a view or a modifier.
  var isView = false
  /// Whether its values alone decide what it shows: a view that reads the environment may end what it contains itself in.
  var isDecidedByValues = false
  /// How many conditions, optionals and collections had been assumed where it began.
  var guesses = 0

  /// How often what goes on by assumptions alone is expanded inside itself.
  private static let assumedLevels = 2

  /// Whether a view contains itself without end: it is made by the code of one that is the same, or what it shows goes on
  /// by what is assumed.
  ///
  /// A view that somebody else hands in is no part of the code: cards in cards are no cycle.
  func isEndless(in outer: [Expansion]) -> Bool {
    guard let last = outer.lastIndex(where: { $0.isView && $0.name == name }) else { return false }
    // `self`, in the code of its own body.
    if isDecidedByValues, !values.values.contains(where: \.isCode), isSame(as: outer[last]) { return true }
    guard let maker, outer[last...].contains(where: { $0.isView && $0.name == maker }) else { return false }
    return isSame(as: outer[last]) || goesOnByAssumptions(in: outer)
  }

  /// Whether code calls itself, and goes on by what is assumed.
  func isEndless(in outer: [Expansion], calledAt call: Syntax) -> Bool {
    guard let last = outer.lastIndex(where: { !$0.isView && $0.name == name }),
      goesOnByAssumptions(in: outer)
    else { return false }
    // Code that is only handed in to itself is no cycle: `section { section { ... } }`.
    let codes = Set(outer[last...].compactMap(\.code?.id))
    return sequence(first: call, next: \.parent).contains { codes.contains($0.id) }
  }

  /// Whether it was expanded inside itself several times already, each time by something that was assumed.
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

/// Code calls itself without end: caught where it was first called.
struct Endless: Error {
  /// How many expansions there were around that call.
  var depth: Int
}

extension Value {
  /// Whether it is code, or may have some in it: two of them are compared by nobody.
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
  /// Whether it, or a part of it, is what the source does not say.
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
  /// The fields, of an instance.
  var fieldsOfInstance: [String: Value] {
    guard case .instance(let instance) = self else { return [:] }
    guard let path = instance.path else { return instance.fields }
    return instance.fields.merging(["self": .unknown(Unknown(path: path, type: nil))]) { $1 }
  }
}

extension TypeDeclaration {
  /// Whether it is a view whose stored properties alone decide what it shows.
  var isDecidedByValues: Bool {
    inherited.contains("View") && !stored.contains(where: \.readsElsewhere)
  }
}

extension Interpreter {
  /// The type in whose code a view is made, where that tells whether it contains itself: what the environment says may end
  /// it.
  func makerOfCycle(_ view: Instance) -> String? {
    program.types[view.type]?.stored.contains(where: \.readsElsewhere) == true ? nil : view.maker
  }
}
