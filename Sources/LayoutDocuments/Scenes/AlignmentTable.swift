import LayoutCore

/// The alignments that a document knows: SwiftUI's, and those it defines itself.
package struct AlignmentTable {
  /// The greatest number of steps in which the default of a guide is resolved, including the defaults it
  /// depends on.
  static let mostSteps = 1_000

  /// The document's own guides, in the order of the document.
  package private(set) var custom: [(name: String, key: AlignmentKey)] = []
  private var byName: [String: AlignmentKey] = [:]

  package init() {}

  init(_ field: Field?) throws(DocumentError) {
    guard let field = field?.at("alignments") else { return }
    var definitions = try AlignmentDefinitions(field)
    for name in definitions.names { try definitions.resolve(name) }
    for name in definitions.names { add(name, definitions.keys[name]) }
  }

  /// Adds a guide that the document defines; `nil` adds nothing.
  package mutating func add(_ name: String, _ key: AlignmentKey?) {
    guard let key else { return }
    custom.append((name, key))
    byName[name] = key
  }

  /// Reads an alignment guide along an axis, such as a stack's, from its name.
  package func guide(_ field: Field, along axis: Axis) throws(DocumentError) -> AlignmentKey {
    let name = try field.string()
    if let known = GuideNames.along(axis).first(where: { $0.0 == name }) { return known.1 }
    if let center = GuideNames.centers.first(where: { $0.0 == name && $0.1.axis == axis }) { return center.1 }
    if let key = byName[name] {
      guard key.axis == axis else { throw field.error(.wrongAxis(name, expected: axis)) }
      return key
    }
    if GuideNames.reserved.contains(name) { throw field.error(.wrongAxis(name, expected: axis)) }
    let known = GuideNames.along(axis).map(\.0) + custom.filter { $0.key.axis == axis }.map(\.name)
    throw field.error(.undefinedName(name, meaning: "alignment", section: "alignments", known: known))
  }

  /// Reads the pair of guides of a z-stack, a frame or an overlay.
  package func alignment(_ field: Field?) throws(DocumentError) -> Alignment {
    guard let field else { return .center }
    if case .object = field.value.content {
      let axes = try field.object("alignment", keys: ["horizontal", "vertical"])
      var alignment = Alignment.center
      if let guide = axes["horizontal"] {
        alignment.horizontal = HorizontalAlignment(key: try self.guide(guide, along: .horizontal))
      }
      if let guide = axes["vertical"] {
        alignment.vertical = VerticalAlignment(key: try self.guide(guide, along: .vertical))
      }
      return alignment
    }
    let name = try field.string()
    if let pair = GuideNames.pairs.first(where: { $0.0 == name }) { return pair.1 }
    switch byName[name] {
    case let key? where key.axis == .horizontal:
      return Alignment(horizontal: HorizontalAlignment(key: key), vertical: .center)
    case let key?: return Alignment(horizontal: .center, vertical: VerticalAlignment(key: key))
    case nil:
      let known = GuideNames.pairs.map(\.0) + custom.map(\.name)
      throw field.error(.undefinedName(name, meaning: "alignment", section: "alignments", known: known))
    }
  }

  /// Reads the guide that `alignmentGuide` sets; its name alone has to determine the axis.
  package func anyGuide(_ field: Field) throws(DocumentError) -> AlignmentKey {
    let name = try field.string()
    let centers = GuideNames.centers.map(\.0)
    if name == "center" { throw field.error(.ambiguousGuide(name, choices: centers)) }
    if let key = guide(named: name, near: nil) { return key }
    let known = GuideNames.horizontal + GuideNames.vertical + GuideNames.centers
    throw field.error(
      .undefinedName(
        name, meaning: "guide", section: "alignments",
        known: known.map(\.0).filter { $0 != "center" } + custom.map(\.name)))
  }

  /// Returns the guide of a name; `center` is the one along the axis.
  package func guide(named name: String, near axis: Axis?) -> AlignmentKey? {
    let near = axis.map(GuideNames.along) ?? []
    let known = near + GuideNames.centers + GuideNames.horizontal + GuideNames.vertical
    return byName[name] ?? known.first { $0.0 == name }?.1
  }
}

/// The alignments that a document defines, each resolved after those that its default depends on.
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
  /// The guides that are resolved so far.
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

  /// Resolves a guide and all that it depends on.
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

/// The words for the guides that every view has.
package enum GuideNames {
  static let horizontal: [(String, AlignmentKey)] = [
    ("leading", HorizontalAlignment.leading.key), ("center", HorizontalAlignment.center.key),
    ("trailing", HorizontalAlignment.trailing.key),
  ]
  package static let vertical: [(String, AlignmentKey)] = [
    ("top", VerticalAlignment.top.key), ("center", VerticalAlignment.center.key),
    ("bottom", VerticalAlignment.bottom.key),
    ("firstTextBaseline", VerticalAlignment.firstTextBaseline.key),
    ("lastTextBaseline", VerticalAlignment.lastTextBaseline.key),
  ]
  /// The words that distinguish the two centres.
  static let centers: [(String, AlignmentKey)] = [
    ("hcenter", HorizontalAlignment.center.key), ("vcenter", VerticalAlignment.center.key),
  ]

  /// Returns the guides of an axis.
  static func along(_ axis: Axis) -> [(String, AlignmentKey)] { axis == .horizontal ? horizontal : vertical }

  /// The words for guides of both axes together, such as `topLeading`.
  package static let pairs: [(String, Alignment)] = {
    var pairs: [(String, Alignment)] = [
      ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
      ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
      ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ]
    let sides: [(String, HorizontalAlignment)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    let lines: [(String, VerticalAlignment)] = [
      ("FirstTextBaseline", .firstTextBaseline), ("LastTextBaseline", .lastTextBaseline),
    ]
    for (side, horizontal) in sides {
      for (line, vertical) in lines {
        pairs.append((side + line, Alignment(horizontal: horizontal, vertical: vertical)))
      }
    }
    return pairs
  }()

  /// Words that a document cannot use as names.
  static let reserved: Set<String> = {
    let guides = (horizontal + vertical + centers).map(\.0)
    return Set(guides + pairs.map(\.0) + ["width", "height", "constant", "horizontal", "vertical"])
  }()
}
