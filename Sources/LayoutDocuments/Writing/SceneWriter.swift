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
  /// The rules by which elements are written.
  package var rules = DocumentRules.standard

  /// Creates a writer of lines of at most `width` characters where possible.
  public init(width: Int = 100) { self.width = width }

  /// Returns the document of a tree and its root proposal, as JSON with a stable order of keys.
  ///
  /// - Throws: `SceneWriterError` where the format has no word for a part of the tree.
  public func text(
    of root: LayoutNode, proposal: ProposedViewSize = .unspecified, name: String? = nil
  ) throws(SceneWriterError) -> String {
    var environment = SceneEnvironment(layoutDirection: root.direction)
    environment.spacing = DefaultSpacing.first(in: root) ?? environment.spacing
    return try text(
      of: SceneDocument(name: name, proposal: proposal, environment: environment, root: root))
  }

  /// Returns the document of a scene, as JSON with a stable order of keys.
  ///
  /// - Throws: `SceneWriterError` where the format has no word for a part of the tree.
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

  /// Returns the settings that differ from the usual environment; `nil` where there are none.
  private func environment(_ environment: SceneEnvironment) -> JSONValue? {
    let defaults = SceneEnvironment()
    var members: [JSONValue.Member] = []
    if environment.layoutDirection != defaults.layoutDirection {
      members.append(.init("layoutDirection", .string(environment.layoutDirection.rawValue)))
    }
    for (key, value, defaults) in [
      ("spacing", environment.spacing, defaults.spacing), ("padding", environment.padding, defaults.padding),
      ("scale", environment.scale, defaults.scale),
    ] where value != defaults {
      members.append(.init(key, .number(value)))
    }
    if let platform = environment.platform { members.append(.init("platform", .string(platform.name))) }
    if environment.hasTallText { members.append(.init("tallText", .boolean(true))) }
    if environment.textSize != defaults.textSize {
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

/// Why a tree cannot be written as a scene.
public struct SceneWriterError: Error, Hashable, Sendable {
  /// The problem that was found.
  public var problem: Problem
  /// The path of the view or modifier, such as `root.0/1`.
  public var path: String

  /// A part of a scene that a document cannot express.
  public enum Problem: Hashable, Sendable {
    /// An element, by its kind, for which the format has no word.
    case element(String)
    /// A guide, by its name, that a closure computes.
    case opaqueGuide(String)
    /// A geometry reader whose content a closure makes.
    case readerContent
    /// A modifier, by its kind, whose content a closure makes from preferences.
    case preferenceContent(String)
    /// An image whose natural size is not known.
    case imageWithoutSize(String)
    /// Stacks whose default spacing differs: the format has one for all.
    case severalDefaultSpacings
    /// A tree that is nested deeper than a document can be.
    case tooDeep(limit: Int)
  }
}

extension SceneWriterError: CustomStringConvertible {
  /// The path and the problem.
  public var description: String { "\(path): \(problem)" }
}

extension SceneWriterError.Problem: CustomStringConvertible {
  /// The problem in words.
  public var description: String {
    switch self {
    case .element(let kind): "a scene document cannot express \(kind)"
    case .opaqueGuide(let name): "the guide \"\(name)\" is computed by a closure, which a scene cannot hold"
    case .readerContent: "the content of the reader is made by a closure, which a scene cannot hold"
    case .preferenceContent(let kind):
      "the content of \(kind) is made by a closure, which a scene cannot hold"
    case .imageWithoutSize(let name): "the size of the image \"\(name)\" is not known"
    case .severalDefaultSpacings: "the default spacing differs from that of another stack"
    case .tooDeep(let limit): "nested more than \(limit) levels deep"
    }
  }
}

/// The places of a container's children, such as `.0`, `.2.0` and `.2.1`, as the groups that they came from.
struct PlaceTree {
  /// The content of a numbered place.
  enum Member {
    /// No view: the number belongs to one that is missing.
    case none
    /// A child, by its position among all.
    case view(Int)
    case group(PlaceTree)
  }

  /// The content of the places 0, 1 and so on.
  private(set) var members: [Member] = []

  /// The most views that may be missing in a row: a place further on is no builder's.
  private static let mostMissing = 64

  /// Reads places; where they do not ascend as a builder's do, each child has one of its own.
  init(places: [String]) {
    let numbers = places.map { place in place.split(separator: ".").map { Int($0) ?? -1 } }
    let isBuilt =
      numbers.allSatisfy { !$0.isEmpty && !$0.contains { $0 < 0 } }
      && zip(numbers, numbers.dropFirst()).allSatisfy {
        $0.lexicographicallyPrecedes($1) && !$1.starts(with: $0)
      }
    if isBuilt, let tree = PlaceTree(numbers, numbers.indices, level: 0) {
      self = tree
    } else {
      members = places.indices.map { .view($0) }
    }
  }

  /// Reads the numbers of some children from a level on; `nil` where too many are missing.
  private init?(_ numbers: [[Int]], _ range: Range<Int>, level: Int) {
    var position = range.lowerBound
    while position < range.upperBound {
      let number = numbers[position][level]
      guard number >= members.count, number - members.count <= Self.mostMissing else { return nil }
      while members.count < number { members.append(.none) }
      var end = position + 1
      while end < range.upperBound, numbers[end][level] == number { end += 1 }
      if numbers[position].count == level + 1 {
        members.append(.view(position))
      } else {
        guard let group = PlaceTree(numbers, position..<end, level: level + 1) else { return nil }
        members.append(.group(group))
      }
      position = end
    }
  }
}
