import Foundation
import LayoutCore

/// Writes trees as scene documents; reading one back gives the same tree.
///
/// What measures a text is not written, nor are positions in a source file.
///
/// ```swift
/// let node = LayoutNode(ShapeElement(kind: "Color"), id: "red")
/// let json = try SceneWriter().text(of: SceneDocument(name: "red", root: node))
/// ```
public struct SceneWriter: Sendable {
  /// The greatest length of a line, in characters, where it can be broken.
  public var width: Int
  /// How elements are written.
  package var rules = DocumentRules.standard

  /// A writer of lines of so many characters where possible.
  public init(width: Int = 100) { self.width = width }

  /// The document of a tree and what its root is proposed, as JSON with a stable order of keys.
  ///
  /// Throws where the format has no word for a part of the tree.
  public func text(
    of root: LayoutNode, proposal: ProposedViewSize = .unspecified, name: String? = nil
  ) throws(SceneWriterError) -> String {
    var environment = SceneEnvironment(layoutDirection: root.direction)
    environment.spacing = DefaultSpacing.first(in: root) ?? environment.spacing
    return try text(
      of: SceneDocument(name: name, proposal: proposal, environment: environment, root: root))
  }

  /// The document of a scene, as JSON with a stable order of keys.
  ///
  /// Throws where the format has no word for a part of the tree.
  public func text(of scene: SceneDocument) throws(SceneWriterError) -> String {
    let definitions = SceneDefinitions(
      spacing: scene.environment.spacing, textSize: scene.environment.textSize)
    let root = try ViewWriter(rules: rules, definitions: definitions).view(
      scene.root, ViewWriter.Surroundings(direction: scene.environment.layoutDirection))
    var members = [JSONValue.Member("taut", .number(1))]
    if let name = scene.name { members.append(.init("name", .string(name))) }
    if scene.proposal != .unspecified { members.append(.init("proposal", .proposal(scene.proposal))) }
    if let environment = self.environment(scene.environment) {
      members.append(.init("environment", environment))
    }
    members += definitions.members
    if !scene.requirements.isEmpty {
      members.append(.init("require", .array(scene.requirements.map { .string($0.text) })))
    }
    members.append(.init("root", root))
    return JSONValue.object(members).text(width: width) + "\n"
  }

  /// What differs from the usual environment.
  private func environment(_ environment: SceneEnvironment) -> JSONValue? {
    let usual = SceneEnvironment()
    var members: [JSONValue.Member] = []
    if environment.layoutDirection != usual.layoutDirection {
      members.append(.init("layoutDirection", .string(environment.layoutDirection.rawValue)))
    }
    for (key, value, usual) in [
      ("spacing", environment.spacing, usual.spacing), ("padding", environment.padding, usual.padding),
      ("scale", environment.scale, usual.scale),
    ] where value != usual {
      members.append(.init(key, .number(value)))
    }
    if environment.textSize != usual.textSize {
      members.append(.init("textSize", .string(environment.textSize.name)))
    }
    return members.isEmpty ? nil : .object(members)
  }
}

/// Finds the default spacing that a tree was made with.
enum DefaultSpacing {
  static func first(in root: LayoutNode) -> CGFloat? {
    var pending = [root]
    while let node = pending.popLast() {
      if node.element[.spacing] == .length(nil), let spacing = node.element.length(.defaultSpacing) {
        return spacing
      }
      pending += node.children.reversed()
    }
    return nil
  }
}
