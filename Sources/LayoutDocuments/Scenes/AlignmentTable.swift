import LayoutCore

/// The alignments that a document knows: SwiftUI's, and those it defines itself.
package struct AlignmentTable {
  /// The most steps that the default of a guide may take to work out, the defaults it depends on included.
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

  /// Adds a guide of a document's own.
  package mutating func add(_ name: String, _ key: AlignmentKey?) {
    guard let key else { return }
    custom.append((name, key))
    byName[name] = key
  }

  /// The guide of a name along an axis, as a stack takes it.
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

  /// The pair of guides that a z-stack, a frame or an overlay takes.
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

  /// The guide that `alignmentGuide` sets; its name alone has to tell the axis.
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

  /// The guide of a name; `center` is the one along the axis.
  package func guide(named name: String, near axis: Axis?) -> AlignmentKey? {
    let near = axis.map(GuideNames.along) ?? []
    let known = near + GuideNames.centers + GuideNames.horizontal + GuideNames.vertical
    return byName[name] ?? known.first { $0.0 == name }?.1
  }
}
