import ElementTree
import Foundation

/// An image of its natural size, or of any size once it is resizable.
public struct Image: View, PrimitiveView, Sendable {
  /// The way in which an image fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The scale of a symbol beside text.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    /// A scale smaller than the text.
    case small
    /// A scale as large as the text.
    case medium
    /// A scale larger than the text.
    case large

    /// The side of a symbol of unknown size, in ems.
    var ems: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  private enum Size: Sendable {
    case named
    case symbol
    case given(CGSize)
  }

  let name: String
  private let size: Size
  private let source: SourcePosition
  private var isResizable = false
  /// Whether the size is an assumption.
  package var isSizeAssumed = false

  private init(name: String, size: Size, fileID: String, line: Int) {
    self.name = name
    self.size = size
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates an image whose size is in the environment's `images` under its name; an unknown name is an
  /// error.
  public init(_ name: String, fileID: String = #fileID, line: Int = #line) {
    self.init(name: name, size: .named, fileID: fileID, line: line)
  }

  /// Creates an image of a natural size in points.
  public init(_ name: String, size: CGSize, fileID: String = #fileID, line: Int = #line) {
    self.init(name: name, size: .given(size), fileID: fileID, line: line)
  }

  /// Creates a symbol, whose size is in the environment's `images` under its name.
  ///
  /// A symbol without a size in `images` has, on a platform, the size of its outline in the table of symbols,
  /// or about that of a star if it is not in the table. Without a platform, it is a square whose side is the
  /// size of the environment's font (one em), times the image scale: 0.8, 1 or 1.25.
  public init(systemName: String, fileID: String = #fileID, line: Int = #line) {
    self.init(name: systemName, size: .symbol, fileID: fileID, line: line)
  }

  /// Returns the image, resizable to any proposed size; cap insets and resizing mode do not affect layout.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Returns a single leaf node.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let natural = naturalSize(in: environment, beside: environment.resolvedFont())
    var element = ImageElement(name: name, size: natural, isResizable: isResizable, isSymbol: isSymbol)
    element.isSizeAssumed = isSizeAssumed
    return [LayoutNode(element, source: source, direction: environment.layoutDirection)]
  }

  private func naturalSize(in environment: EnvironmentValues, beside font: Font) -> CGSize? {
    switch size {
    case .named: return environment.images[name]
    case .given(let size): return size
    case .symbol:
      if let size = environment.images[name] { return size }
      if let typography = environment.typography {
        return SystemSymbol.size(
          of: name, beside: font, environment.imageScale, pixelsPerPoint: typography.scale)
      }
      let side = font.size * environment.imageScale.ems
      return CGSize(width: side, height: side)
    }
  }

  private var isSymbol: Bool { if case .symbol = size { true } else { false } }

  /// Returns the image in a line of text; one of unknown size is an em square.
  func inText(_ environment: EnvironmentValues, beside font: Font) -> TextImage {
    let natural =
      naturalSize(in: environment, beside: font) ?? CGSize(width: font.size, height: font.size)
    return TextImage(name: name, width: natural.width, height: natural.height, isSymbol: isSymbol)
  }
}
