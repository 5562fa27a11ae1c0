/// Why a tree cannot be written as a scene.
public struct SceneWriterError: Error, Hashable, Sendable {
  /// What stands in the way.
  public var problem: Problem
  /// The path of the view or modifier, such as `root.0/1`.
  public var path: String

  /// What a scene cannot say.
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
  /// The path and what stands in the way.
  public var description: String { "\(path): \(problem)" }
}

extension SceneWriterError.Problem: CustomStringConvertible {
  /// What stands in the way.
  public var description: String {
    switch self {
    case .element(let kind): "a scene has no word for \(kind)"
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
