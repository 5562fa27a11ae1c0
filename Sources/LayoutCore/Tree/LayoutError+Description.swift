extension ViewReference: CustomStringConvertible {
  /// `kind "id" at path (file:line)`.
  public var description: String {
    let name = id.map { " \"\($0)\"" } ?? ""
    let place = source.map { " (\($0))" } ?? ""
    return "\(kind)\(name) at \(path)\(place)"
  }
}

extension LayoutError: CustomStringConvertible {
  /// The cause, the view, and what to do about it.
  public var description: String {
    switch self {
    case .invalidParameter(let text, let view):
      "\(view): \(text)"
    case .invalidProposal(let side):
      "the proposed \(side) is not a number that layout can use; give one up to "
        + "\(PointFormat.shortest(LayoutTree.greatestLength)) points, nil or infinity"
    case .notANumber(let what, let view):
      "\(view): its \(what) is not a number; check the closure or layout that computes it"
    case .missingRule(let engine, let view):
      "\(view): the \(engine) engine has no rule for it; add one to the engine's list of rules"
    case .readersWithoutEnd(let limit, let view):
      "\(view): the content of geometry readers holds geometry readers more than \(limit) levels deep"
    case .changesWithoutEnd(let rounds, let views):
      "what these views do after a layout changes it every time, \(rounds) times so far: "
        + views.map { "\($0)" }.joined(separator: ", ")
    case .tooDeep(let depth, let limit, let view):
      "\(view): nested \(depth) levels deep, and \(limit) is the most; split the tree"
    case .tooManyDigits(let count, let limit, let view):
      "\(view): exact lengths of its children have \(count) binary digits, and \(limit) is the most; "
        + "give fewer children flexible lengths, or use the reference engine"
    }
  }
}

extension LayoutWarning: CustomStringConvertible {
  /// The view and what is wrong with it.
  public var description: String { "\(view): \(text)" }
}
