import Foundation
import LayoutCore

/// A reader of scene documents, written in JSON or YAML.
///
/// ```swift
/// let json = #"{"taut": 1, "proposal": {"width": 90}, "root": {"type": "Color", "id": "red"}}"#
/// let scene = try SceneReader().read(json, file: "red.json")
/// let result = try ConstraintEngine().layout(LayoutTree(scene.root), in: scene.proposal)
/// ```
public struct SceneReader: Sendable {
  /// The measurer of the scenes' texts; `nil` is the typography of the scene's platform, or the built-in
  /// measurer on none.
  public var measurer: (any TextMeasurer)?
  /// The platform of the scenes; `nil` if each scene sets its own.
  public var platform: Platform?
  /// Whether the scenes are on no platform, even where they set one.
  package var isOnNoPlatform = false
  /// The widths of letters that replace the platform's own; `nil` for none.
  public var metrics: FontMetrics?
  /// Whether text styles have taller lines; `nil` if each scene sets it.
  public var hasTallText: Bool?
  /// The number of pixels in a point; `nil` if each scene sets its own.
  public var scale: CGFloat?
  /// The whole environment of the scenes, in place of the scenes' own and the other settings; `nil` for
  /// none.
  package var environment: SceneEnvironment?
  /// The text size of the scenes; `nil` if each scene sets its own.
  public var textSize: DynamicTypeSize?
  /// The direction in which the scenes' views place their children; `nil` if each scene sets its own.
  public var layoutDirection: LayoutDirection?
  /// The translator of texts, each of which is its own key; `nil` if texts are shown as they are written.
  public var translator: (any TextTranslator)?
  /// The safe-area insets of the scenes' containers, in points; `nil` if each scene sets its own.
  public var safeArea: EdgeInsets?
  /// The rules by which elements are read.
  package var rules = DocumentRules.standard
  /// Whether every switch among layouts (`AnyLayout`) shows the layout after the one it chooses.
  package var showsNextLayout = false

  /// Creates a reader; by default, texts are measured with the typography of the scene's platform.
  public init(measurer: (any TextMeasurer)? = nil) { self.measurer = measurer }

  /// Reads a scene from the text of a document; `file` is the name in errors and source positions.
  ///
  /// - Throws: A `DocumentError` with the place of the first problem.
  public func read(_ text: String, file: String) throws(DocumentError) -> SceneDocument {
    let parser = DocumentParser(file: file, beginning: #"a scene begins with {"taut": 1, "root": ...}"#)
    return try read(parser.parse(text), in: text)
  }

  /// Reads a scene from a parsed value, which may be a part of a longer text.
  package func read(_ value: DocumentValue, in text: String) throws(DocumentError) -> SceneDocument {
    let document = try SceneKeys.document(value)
    var environment = try SceneKeys.environment(document["environment"])
    environment.textSize = textSize ?? environment.textSize
    environment.layoutDirection = layoutDirection ?? environment.layoutDirection
    environment.platform = isOnNoPlatform ? nil : platform ?? environment.platform
    environment.hasTallText = hasTallText ?? environment.hasTallText
    environment.scale = scale ?? environment.scale
    environment = self.environment ?? environment
    var typography = environment.typography
    if let metrics { typography?.metrics = metrics }
    let scene = SceneContext(
      environment: environment, images: try ImageTable(document["images"]),
      alignments: try AlignmentTable(document["alignments"]),
      measurer: measurer ?? typography.map { PlatformTextMeasurer($0) } ?? BuiltInTextMeasurer(),
      translator: translator,
      template: SceneTemplate(showsNextLayout: showsNextLayout))
    let views = try ViewReader(scene: scene, rules: rules).views(
      document.require("root").at(DocumentPath.root),
      Surroundings(
        direction: environment.layoutDirection, textSize: environment.textSize, typography: typography))
    guard var root = views.first, views.count == 1 else {
      throw try document.require("root").at(DocumentPath.root).error(.rootIsNotOneView(count: views.count))
    }
    root.place = ""
    let written = try document["safeArea"].map { field throws(DocumentError) in try field.insets() }
    root = root.inSafeArea(safeArea ?? written ?? EdgeInsets())
    var read = SceneDocument(
      name: try document["name"].map { field throws(DocumentError) in try field.string() },
      proposal: try SceneKeys.proposal(document["proposal"]), environment: environment, root: root)
    read.requirements = try SceneKeys.requirements(document["require"], in: text)
    return read
  }
}

/// The parts of a scene that are not views.
enum SceneKeys {
  static func document(_ value: DocumentValue) throws(DocumentError) -> FieldObject {
    let document = try FieldObject(Field(value: value, path: DocumentPath.document), owner: "a scene")
    // The version comes first: a later format may well have other keys.
    try checkVersion(document.require("taut"))
    try document.allow([
      "taut", "name", "proposal", "safeArea", "environment", "images", "alignments", "require", "root",
    ])
    return document
  }

  private static func checkVersion(_ field: Field) throws(DocumentError) {
    guard case .number(let version) = field.value.content else { throw field.wrongType("a number") }
    guard SceneDocument.knownVersions.contains(where: { Double($0) == version }) else {
      throw field.error(
        .unsupportedVersion(
          PointFormat.shortest(version), known: SceneDocument.knownVersions.map { "\($0)" }))
    }
  }

  static func proposal(_ field: Field?) throws(DocumentError) -> ProposedViewSize {
    guard let field = field?.at("proposal") else { return .unspecified }
    let sides = try field.object("proposal", keys: ["width", "height"])
    return ProposedViewSize(
      width: try sides["width"]?.proposedSide(), height: try sides["height"]?.proposedSide())
  }

  /// Reads the requirements of the layout: strings, each with the place of its first character.
  static func requirements(_ field: Field?, in text: String) throws(DocumentError) -> [SceneRequirement] {
    guard let field = field?.at("require").given else { return [] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var requirements: [SceneRequirement] = []
    for item in try field.list() {
      var position = item.position
      // The value begins with its quotation mark, if it has one.
      if let column = position.column, lines.indices.contains(position.line - 1),
        let mark = lines[position.line - 1].dropFirst(column - 1).first, mark == "\"" || mark == "'"
      {
        position.column = column + 1
      }
      requirements.append(SceneRequirement(try item.string(), at: position))
    }
    return requirements
  }

  static func environment(_ field: Field?) throws(DocumentError) -> SceneEnvironment {
    var environment = SceneEnvironment()
    guard let field = field?.at("environment") else { return environment }
    let keys = try field.object(
      "environment",
      keys: ["layoutDirection", "spacing", "padding", "scale", "textSize", "platform", "tallText"])
    if let platform = keys["platform"] {
      let name = try platform.string()
      guard let known = Platform(named: name) else {
        throw platform.error(
          .unknownWord(name, meaning: "platform", known: Platform.allCases.map(\.name)))
      }
      environment.platform = known
      environment.spacing = known[.spacing].value
      environment.padding = known[.padding].value
    }
    if let tall = keys["tallText"] { environment.hasTallText = try tall.boolean() }
    if let direction = keys["layoutDirection"] {
      environment.layoutDirection = try direction.word("layout direction")
    }
    if let spacing = keys["spacing"] { environment.spacing = try spacing.number() }
    if let padding = keys["padding"] { environment.padding = try padding.number() }
    if let size = keys["textSize"] { environment.textSize = try size.textSize() }
    if let scale = keys["scale"] {
      environment.scale = try scale.number()
      guard environment.scale > 0 else {
        throw scale.error(.outOfRange("a number greater than 0", found: environment.scale))
      }
    }
    return environment
  }
}

extension Field {
  /// Reads the safe-area insets of a scene's container: one length for all edges, or an object of edges.
  package func insets() throws(DocumentError) -> EdgeInsets {
    let field = at("safeArea")
    guard case .object = value.content else { return EdgeInsets(.all, try field.number()) }
    let edges = try field.object("safeArea", keys: ["top", "leading", "bottom", "trailing"])
    func inset(_ key: String) throws(DocumentError) -> CGFloat {
      try edges[key].map { inset throws(DocumentError) in try inset.number() } ?? 0
    }
    return EdgeInsets(
      top: try inset("top"), leading: try inset("leading"), bottom: try inset("bottom"),
      trailing: try inset("trailing"))
  }

  /// Reads a text size by its name.
  package func textSize() throws(DocumentError) -> DynamicTypeSize {
    let name = try string()
    guard let size = DynamicTypeSize(name: name) else {
      throw error(
        .unknownWord(name, meaning: "text size", known: DynamicTypeSize.allCases.map(\.name)))
    }
    return size
  }
}
