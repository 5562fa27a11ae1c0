/// A variable of one program, known by its place in the order in which the program's variables were made.
@usableFromInline package struct Variable: Hashable, Comparable, Sendable {
  /// The variable's place, counted from zero.
  package let index: Int

  /// The variable at a place, counted from zero.
  package init(index: Int) {
    self.index = index
  }

  /// Whether the left variable was made earlier.
  @usableFromInline package static func < (lhs: Variable, rhs: Variable) -> Bool {
    lhs.index < rhs.index
  }
}
