import SwiftSyntax

/// The operators of the source's own, with the precedence of each.
struct DeclaredOperators {
  /// How tightly an operator binds, and to which side.
  struct Precedence {
    var level: Int
    var isRightAssociative = false
  }

  /// A group of operators: the groups below and above it by name.
  private struct Group {
    var lower: [String] = []
    var higher: [String] = []
    var isRightAssociative = false
  }

  private var groups: [String: Group] = [:]
  /// The groups of infix operators.
  private var infix: [String: String] = [:]

  /// The level of an assignment.
  static let assignment = 10
  /// The level of `a ? b : c`.
  static let ternary = 20
  /// The level of `as` and `is`.
  static let casting = 70

  /// The levels of Swift's own groups.
  private static let levels = [
    "AssignmentPrecedence": assignment, "FunctionArrowPrecedence": 15, "TernaryPrecedence": ternary,
    "DefaultPrecedence": 25, "LogicalDisjunctionPrecedence": 30, "LogicalConjunctionPrecedence": 40,
    "ComparisonPrecedence": 50, "NilCoalescingPrecedence": 60, "CastingPrecedence": casting,
    "RangeFormationPrecedence": 80, "AdditionPrecedence": 90, "MultiplicationPrecedence": 100,
    "BitwiseShiftPrecedence": 110,
  ]

  /// The levels of Swift's own operators.
  private static let standard: [String: Int] = [
    "||": 30, "&&": 40, "==": 50, "!=": 50, "<": 50, ">": 50, "<=": 50, ">=": 50, "===": 50, "!==": 50,
    "~=": 50, "??": 60, "...": 80, "..<": 80, "+": 90, "-": 90, "&+": 90, "&-": 90, "|": 90, "^": 90,
    "*": 100, "/": 100, "%": 100, "&*": 100, "&": 100, "<<": 110, ">>": 110, "&<<": 110, "&>>": 110,
    "+=": 10, "-=": 10, "*=": 10, "/=": 10, "%=": 10, "&=": 10, "|=": 10, "^=": 10, "<<=": 10, ">>=": 10,
  ]

  /// Returns whether an operator is one of Swift's own.
  static func isStandard(_ name: String) -> Bool { standard[name] != nil }

  /// Adds a declaration; returns whether it is one of an operator or a group of them.
  mutating func add(_ declaration: DeclSyntax) -> Bool {
    if let own = declaration.as(OperatorDeclSyntax.self) {
      if own.fixitySpecifier.text == "infix" {
        infix[own.name.text] = own.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
      }
      return true
    }
    guard let own = declaration.as(PrecedenceGroupDeclSyntax.self) else { return false }
    var group = Group()
    for attribute in own.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map(\.name.text)
        if relation.higherThanOrLowerThanLabel.text == "higherThan" {
          group.lower += names
        } else {
          group.higher += names
        }
      case .precedenceGroupAssociativity(let associativity):
        group.isRightAssociative = associativity.value.text == "right"
      default: break
      }
    }
    groups[own.name.text] = group
    return true
  }

  /// Returns the precedence of an infix operator; that of the default group for one that nothing declares.
  func precedence(of name: String) -> Precedence {
    if let level = Self.standard[name] {
      return Precedence(level: level, isRightAssociative: name == "??")
    }
    guard let group = infix[name] else { return Precedence(level: 25) }
    return Precedence(
      level: level(of: group, depth: 0),
      isRightAssociative: groups[group]?.isRightAssociative
        ?? ["NilCoalescingPrecedence", "TernaryPrecedence", "AssignmentPrecedence"].contains(group))
  }

  private func level(of name: String, depth: Int) -> Int {
    if let known = Self.levels[name] { return known }
    guard depth < 20, let group = groups[name] else { return 25 }
    let lower = group.lower.map { level(of: $0, depth: depth + 1) }.max()
    let higher = group.higher.map { level(of: $0, depth: depth + 1) }.min()
    switch (lower, higher) {
    // Above one group it is below the next.
    case (let lower?, let higher?) where higher - lower > 1: return (lower + higher) / 2
    case (let lower?, _): return lower + 3
    case (nil, let higher?): return higher - 3
    case (nil, nil): return 25
    }
  }
}
