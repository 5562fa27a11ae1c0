@testable import LinearProgramming

extension Basis {
  /// A basis of the given statuses.
  init(rows: [Status], columns: [Status]) {
    self.init(bytes: rows.map(\.rawValue) + columns.map(\.rawValue), rowCount: rows.count)
  }
}

extension ProgramTemplate {
  /// The template of a whole program; `nil` where a number does not fit 64 bits.
  ///
  /// The engine appends variables while a program is stated.
  ///
  /// - Parameter given: The variables whose rows differ between programs.
  init?<Label, Reason>(_ program: Program<Label, Reason>, given: Set<Int>) {
    self.init()
    for variable in program.variables {
      if program.isParameter(variable) || given.contains(variable.index) {
        appendGiven()
      } else {
        append(variable.index, program.core)
      }
    }
    if isLost { return nil }
  }
}
