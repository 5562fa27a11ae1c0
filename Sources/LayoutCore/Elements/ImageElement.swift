import Foundation

/// An image: its natural size, or any size where it is resizable.
public struct ImageElement: LeafElement {
  /// What the image is called; empty for one that is given by its size.
  public var name: String
  /// Its natural size in points; `nil` where no image of that name is known.
  public var size: CGSize?
  /// Whether it takes the size that is proposed.
  public var isResizable: Bool

  /// Makes an image of a natural size in points.
  public init(name: String = "", size: CGSize?, isResizable: Bool = false) {
    self.name = name
    self.size = size
    self.isResizable = isResizable
  }

  /// The natural size, and whether it is resizable.
  public static let parameters: [Parameter<Self>] = [
    .length(.width, along: .horizontal, .notNegative, titled: "image width") {
      $0.size?.width
    } set: {
      $0.size?.width = $1 ?? 0
    },
    .length(.height, along: .vertical, .notNegative, titled: "image height") {
      $0.size?.height
    } set: {
      $0.size?.height = $1 ?? 0
    },
    .flag(.resizable) {
      $0.isResizable
    } set: {
      $0.isResizable = $1
    },
  ]

  /// `Image`.
  public var kind: String { "Image" }
  /// The size and whether it counts; which image it is moves nothing.
  public var layoutIdentity: LayoutIdentity? {
    LayoutIdentity([size?.width, size?.height, isResizable ? 1 : 0])
  }
  /// An unknown name.
  public var issues: [ElementIssue] {
    size == nil
      ? [.error("no image named \"\(name)\" is known; give its size in the environment's images")] : []
  }
}

extension ParameterName {
  /// Whether an image takes the size that is proposed.
  public static let resizable = Self("resizable")
}
