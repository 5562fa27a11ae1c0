import LayoutCore

/// Works out the alignments that a document defines, each after those its default depends on.
struct AlignmentDefinitions {
  private struct Definition {
    var field: Field
    var axis: Axis
    var defaultValue: Field
  }

  private enum Progress {
    case begun
    case done(steps: Int)
  }

  /// The names, in the order of the document.
  private(set) var names: [String] = []
  /// The guides that are worked out.
  private(set) var keys: [String: AlignmentKey] = [:]
  private var definitions: [String: Definition] = [:]
  private var progress: [String: Progress] = [:]

  init(_ field: Field) throws(DocumentError) {
    for (key, name, value) in try field.dictionary() {
      let path = "alignments.\(name)"
      if GuideNames.reserved.contains(name) { throw key.at(path).error(.reservedName(name)) }
      let object = try value.at(path).object("an alignment", keys: ["axis", "default"])
      names.append(name)
      definitions[name] = Definition(
        field: key.at(path), axis: try object.require("axis").word("axis"),
        defaultValue: try object.require("default"))
    }
  }

  /// Works out a guide and all that it depends on.
  mutating func resolve(_ name: String, depth: Int = 1) throws(DocumentError) {
    guard let definition = definitions[name] else { return }
    switch progress[name] {
    case .done: return
    case .begun: throw definition.field.error(.circularDefinition(name))
    case nil: break
    }
    guard depth <= AlignmentTable.mostSteps else { throw tooManySteps(definition, name) }
    progress[name] = .begun
    var known = AlignmentTable()
    var steps = 1
    for other in references(definition.defaultValue) {
      try resolve(other, depth: depth + 1)
      known.add(other, keys[other])
      if case .done(let more) = progress[other] { steps += more }
    }
    // Two guides that each name the two before them would double the work at every step.
    guard steps <= AlignmentTable.mostSteps else { throw tooManySteps(definition, name) }
    let length = try LinearReader(alignments: known, names: names)
      .length(definition.defaultValue, along: definition.axis)
    keys[name] = AlignmentKey(axis: definition.axis, name: name, defaultValue: .linear(length))
    progress[name] = .done(steps: steps)
  }

  private func tooManySteps(_ definition: Definition, _ name: String) -> DocumentError {
    definition.field.error(.tooManyReferences(name, limit: AlignmentTable.mostSteps))
  }

  private func references(_ field: Field) -> [String] {
    guard case .object(let entries) = field.value.content else { return [] }
    return entries.map(\.key).filter { definitions[$0] != nil }
  }
}
