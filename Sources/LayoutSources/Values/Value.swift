import LayoutCore
import SwiftSyntax

/// What an expression of the source stands for.
indirect enum Value {
  /// No value at all, as an assignment has.
  case void
  /// A missing optional; a present one is its value.
  case missing
  case bool(Bool)
  case number(Number)
  case string(String)
  case array([Value])
  case dictionary([Entry])
  case tuple([Element])
  case range(NumberRange)
  case instance(Instance)
  case enumeration(EnumValue)
  /// A type by its name, declared or not.
  case type(String)
  /// A member of a type that the interpreter does not look into, such as `.leading` or `Font.title.bold()`.
  case symbol(Symbol)
  case function(Callable)
  case keyPath([String])
  case view(ReadView)
  /// A value of the layout's own types.
  case native(any NativeValue)
  /// What the source does not say.
  case unknown(Unknown)

  /// A number, which prints without a fraction where it is an integer.
  struct Number: Hashable {
    var value: Double
    var isInteger: Bool
    /// What is made of whole literals alone has this value where a fraction is expected: `2 / 3` is 0.67 as a ratio.
    var fraction: Double?
    /// Whether it is a `Decimal`, which prints as its digits are.
    var isDecimal = false

    static func == (a: Number, b: Number) -> Bool { a.value == b.value && a.isInteger == b.isInteger }

    func hash(into hasher: inout Hasher) {
      hasher.combine(value)
      hasher.combine(isInteger)
    }
  }

  /// The value as it is once it has a name of its own: whole numbers stay whole.
  var named: Value {
    guard case .number(var number) = self else { return self }
    number.fraction = nil
    return .number(number)
  }

  /// Whether it is a whole number, or may be one.
  var isInteger: Bool { if case .number(let number) = self { number.isInteger } else { true } }

  /// A part of a tuple.
  struct Element {
    var label: String?
    var value: Value
  }

  /// A key with its value.
  struct Entry {
    var key: Value
    var value: Value
  }

  /// A range of numbers.
  struct NumberRange: Hashable {
    var lower: Double
    var upper: Double
    var isClosed: Bool
    /// Whether it is one of whole numbers.
    var isInteger = true

    /// As much of it as the first elements are.
    func first(_ count: Int) -> NumberRange {
      let end = lower + Double(count)
      let own = isClosed ? upper + 1 : upper
      return end < own ? NumberRange(lower: lower, upper: end, isClosed: false, isInteger: isInteger) : self
    }
  }

  static func number(_ value: Double) -> Value { .number(Number(value: value, isInteger: false)) }
  static func integer(_ value: Int) -> Value { .number(Number(value: Double(value), isInteger: true)) }
}

/// A case of an enum that the files declare.
struct EnumValue {
  var type: String
  var name: String
  var payload: [Value.Element]
}

/// What is not known: its path, as `user.name`, and its type, where that is known.
struct Unknown {
  var path: String
  var type: TypeReference?
  /// The call that would have made it, and what was called on it: a view with modifiers, where a view is needed.
  var call: UnknownCall?
  /// What its declaration begins with, which whoever made it may have changed; `nil` where it says nothing.
  var usual: Value?
  /// What it compares, where it is the answer to a comparison of something that is not known.
  var comparison: Comparison?

  init(path: String, type: TypeReference?, call: UnknownCall? = nil, usual: Value? = nil) {
    (self.path, self.type, self.call, self.usual) = (path, type, call, usual)
  }

  /// The same where a value of another type is expected, unless its own is known.
  func typed(_ type: TypeReference) -> Unknown {
    var other = self
    other.type = self.type ?? type
    return other
  }

  /// A comparison of a value that is not known with one that is.
  struct Comparison {
    /// The path and the type of what is not known.
    var path: String
    var type: TypeReference?
    /// The operator, as what is not known stands on its left: `==`, `!=`, `<`, `<=`, `>` or `>=`.
    var name: String
    var other: Value
    /// What the declaration of what is not known begins with.
    var usual: Value?
  }

  /// What a person sees in its place: the last name of the path.
  var name: String {
    var depth = 0
    var name = ""
    // Names in brackets are those of arguments.
    for character in path {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "." where depth == 0: name = ""
      case "?", "!": break
      default: if depth == 0 { name.append(character) }
      }
    }
    return name.isEmpty ? path : name
  }
}

/// A call of a type that is not known, with the calls that follow it.
struct UnknownCall {
  var name: String
  var position: SourcePosition
  var modifiers: [(name: String, position: SourcePosition)] = []
}

/// A type's member and what is asked of it, step by step.
struct Symbol {
  /// A name, with arguments where it is called.
  struct Step {
    var name: String
    var arguments: [Argument]?
    /// Where it is named or called; `nil` for what is made by the interpreter itself.
    var node: Syntax?

    init(name: String, arguments: [Argument]? = nil, node: Syntax? = nil) {
      self.name = name
      self.arguments = arguments
      self.node = node
    }
  }

  /// The type, where it is named.
  var base: String?
  var steps: [Step]

  /// The symbol with another step.
  func adding(_ name: String) -> Symbol {
    Symbol(base: base, steps: steps + [Step(name: name, arguments: nil)])
  }

  /// The symbol with its last step called.
  func called(with arguments: [Argument], at node: some SyntaxProtocol) -> Symbol {
    var symbol = self
    symbol.steps[steps.count - 1].arguments = arguments
    symbol.steps[steps.count - 1].node = Syntax(node)
    return symbol
  }
}

/// A value of the layout's own types, with what the source can ask of it.
protocol NativeValue {
  /// A member by its name; `nil` for none.
  func member(_ name: String) -> Value?
  /// Whether it is the same as another value; `nil` where nobody can tell.
  func equals(_ other: any NativeValue) -> Bool?
  /// What its type is called in the source.
  var typeName: String { get }
}

/// A value of the layout's own types that a string shows as Swift prints it.
protocol DescribedNative: NativeValue {}

extension NativeValue {
  func member(_ name: String) -> Value? { nil }
  func equals(_ other: any NativeValue) -> Bool? { nil }
  var typeName: String { "\(Self.self)" }
}

extension NativeValue where Self: Equatable {
  func equals(_ other: any NativeValue) -> Bool? { (other as? Self).map { self == $0 } }
}
