import LayoutCore
import SwiftSyntax

/// The value of an expression of the source.
indirect enum Value {
  /// No value, as of an assignment.
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
  /// A member of a type that the interpreter does not evaluate, such as `.leading` or `Font.title.bold()`.
  case symbol(Symbol)
  case function(Callable)
  case keyPath([String])
  case view(ReadView)
  /// A value of one of the library's own types.
  case native(any NativeValue)
  /// An unknown value.
  case unknown(Unknown)

  /// A number, which is printed without a fraction if it is an integer.
  struct Number: Hashable {
    var value: Double
    var isInteger: Bool
    /// The value of an expression of integer literals where a fraction is expected: `2 / 3` is 0.67 as a
    /// ratio.
    var fraction: Double?
    /// Whether it is a `Decimal`, which prints as its digits are.
    var isDecimal = false
    /// The bits of its type, where that is another one than `Int`.
    var width: Width?

    /// All digits of a whole number beyond 2^53, of which `value` is the nearest fraction.
    var digits: Int128?

    static func == (a: Number, b: Number) -> Bool {
      a.value == b.value && a.isInteger == b.isInteger && a.digits == b.digits
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(value)
      hasher.combine(isInteger)
    }
  }

  /// The bits of a type of whole numbers.
  struct Width: Hashable {
    var bits: Int
    var isSigned: Bool

    /// The bits of a type of its own width; `nil` for any other, and for those of 64 bits with a sign.
    init?(_ type: String) {
      guard type.hasPrefix("Int") || type.hasPrefix("UInt") else { return nil }
      isSigned = !type.hasPrefix("U")
      bits = Int(type.drop { !$0.isNumber }) ?? 64
      // Types of other widths are not the system's, or wider than what is computed with here.
      guard [8, 16, 32, 64].contains(bits), !isSigned || bits < 64 else { return nil }
    }

    init(bits: Int, isSigned: Bool) {
      self.bits = bits
      self.isSigned = isSigned
    }
  }

  /// The value once it has a name of its own: whole numbers stay whole.
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
    /// Whether it is a range of whole numbers.
    var isInteger = true
    /// How many whole numbers it has, where its ends are beyond 2^53 and therefore rounded.
    var exactCount: Int128?

    /// Returns the range of the first elements.
    func first(_ count: Int) -> NumberRange {
      let end = lower + Double(count)
      let own = isClosed ? upper + 1 : upper
      return end < own ? NumberRange(lower: lower, upper: end, isClosed: false, isInteger: isInteger) : self
    }
  }

  static func number(_ value: Double) -> Value { .number(Number(value: value, isInteger: false)) }
  static func integer(_ value: Int) -> Value { .number(Number(whole: Int128(value))) }
}

/// A case of a declared enum.
struct EnumValue {
  var type: String
  var name: String
  var payload: [Value.Element]
  /// The protocol that is its static type; `nil` for its own type.
  var seenAs: StaticProtocol?
}

/// An unknown value: its path, as `user.name`, and its type, if that is known.
struct Unknown {
  var path: String
  var type: TypeReference?
  /// The call that would have created it, and the calls on it: a view with modifiers, where a view is needed.
  var call: UnknownCall?
  /// The initial value of its declaration, which its creator may have changed; `nil` where there is none.
  var initialValue: Value?
  /// The comparison that it is the result of, if it is one of an unknown value.
  var comparison: Comparison?

  init(path: String, type: TypeReference?, call: UnknownCall? = nil, initialValue: Value? = nil) {
    (self.path, self.type, self.call, self.initialValue) = (path, type, call, initialValue)
  }

  /// Returns the value with an expected type, unless its own is known.
  func typed(_ type: TypeReference) -> Unknown {
    var other = self
    other.type = self.type ?? type
    return other
  }

  /// A comparison of an unknown value with a known one.
  struct Comparison {
    /// The path and the type of the unknown value.
    var path: String
    var type: TypeReference?
    /// The operator, with the unknown value on its left: `==`, `!=`, `<`, `<=`, `>` or `>=`.
    var name: String
    var other: Value
    /// The initial value in the declaration of the unknown value.
    var initialValue: Value?
  }

  /// The word that is shown in its place: the last name of the path.
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

/// A call of an unknown type, with the calls that follow it.
struct UnknownCall {
  var name: String
  var position: SourcePosition
  var modifiers: [(name: String, position: SourcePosition)] = []
}

/// A member of a type, with further members step by step.
struct Symbol {
  /// A name, with arguments where it is called.
  struct Step {
    var name: String
    var arguments: [Argument]?
    /// The node of the name or the call; `nil` for a symbol made by the interpreter itself.
    var node: Syntax?

    init(name: String, arguments: [Argument]? = nil, node: Syntax? = nil) {
      self.name = name
      self.arguments = arguments
      self.node = node
    }
  }

  /// The type, if it is written.
  var base: String?
  var steps: [Step]

  /// Returns the symbol with another step.
  func adding(_ name: String) -> Symbol {
    Symbol(base: base, steps: steps + [Step(name: name, arguments: nil)])
  }

  /// Returns the symbol with its last step called.
  func called(with arguments: [Argument], at node: some SyntaxProtocol) -> Symbol {
    var symbol = self
    symbol.steps[steps.count - 1].arguments = arguments
    symbol.steps[steps.count - 1].node = Syntax(node)
    return symbol
  }
}

/// A value of one of the library's own types, with its members.
protocol NativeValue {
  /// Returns a member by its name; `nil` for none.
  func member(_ name: String) -> Value?
  /// Returns whether it equals another value; `nil` where that is unknown.
  func equals(_ other: any NativeValue) -> Bool?
  /// The name of its type in the source.
  var typeName: String { get }
}

/// A value of one of the library's own types that is interpolated as Swift prints it.
protocol DescribedNative: NativeValue {}

extension NativeValue {
  func member(_ name: String) -> Value? { nil }
  func equals(_ other: any NativeValue) -> Bool? { nil }
  var typeName: String { "\(Self.self)" }
}

extension NativeValue where Self: Equatable {
  func equals(_ other: any NativeValue) -> Bool? { (other as? Self).map { self == $0 } }
}
