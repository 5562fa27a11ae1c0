#if GLPK
  /// The solver that is used where no other is named: GLPK, unless the package's trait of this name is off.
  package typealias StandardSolver = GLPKSolver
#else
  /// The solver that is used where no other is named, as the package's trait `GLPK` is off.
  package typealias StandardSolver = ForwardSolver
#endif
