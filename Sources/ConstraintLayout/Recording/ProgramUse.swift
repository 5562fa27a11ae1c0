/// What the program of a block is read for: it decides what the rules' statements become rows of.
enum ProgramUse {
  /// A template, evaluated with other numbers too: written lengths and the answers of pieces are open.
  case template
  /// Lengths of this block, and where they hold.
  case lengths
  /// The same with a variable for each length that a rule states, as somebody asks about any of them.
  case everyLength
  /// Reasons: of two for one value the nearest one is told.
  case reasons

  /// Whether what changes no answer is left out: a length that is another one, or a constant, has no variable of its own.
  var simplifies: Bool { self == .template || self == .lengths }

  /// Whether of two reasons for a value the one is told that holds for larger proposals too.
  var looksAhead: Bool { self != .reasons }

  /// Whether all that a template leaves open is a variable.
  var isTemplate: Bool { self == .template }
}

/// The numbers in which a block is evaluated while its rules speak.
enum ProgramNumbers {
  /// Fractions of 64 bits, as long as they hold all of its numbers and no bounds contradict each other.
  case fractions
  /// Rationals of any length.
  case rationals
}
