import Foundation

/// An image of its natural size, or of any size once it is resizable.
public struct Image: View, PrimitiveView, Sendable {
  /// How an image fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  private enum Size: Sendable {
    case named
    case symbol
    case given(CGSize)
  }

  private let name: String
  private let size: Size
  private let source: SourcePosition
  private var isResizable = false

  private init(name: String, size: Size, fileID: String, line: Int) {
    self.name = name
    self.size = size
    source = SourcePosition(file: fileID, line: line)
  }

  /// Shows an image whose size the environment's `images` know by its name; any other name is an error.
  public init(_ name: String, fileID: String = #fileID, line: Int = #line) {
    self.init(name: name, size: .named, fileID: fileID, line: line)
  }

  /// Shows an image of a natural size in points.
  public init(_ name: String, size: CGSize, fileID: String = #fileID, line: Int = #line) {
    self.init(name: name, size: .given(size), fileID: fileID, line: line)
  }

  /// Shows a symbol, of the size that the environment's `images` know by its name.
  ///
  /// There are no symbols to be measured here: any other name is a square whose side is the size of the
  /// environment's font (one em).
  public init(systemName: String, fileID: String = #fileID, line: Int = #line) {
    self.init(name: systemName, size: .symbol, fileID: fileID, line: line)
  }

  /// The image, taking any size it is proposed; cap insets and mode have no part in layout.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// One leaf.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let em = environment.resolvedFont().size
    let natural: CGSize? =
      switch size {
      case .named: environment.images[name]
      case .symbol: environment.images[name] ?? CGSize(width: em, height: em)
      case .given(let size): size
      }
    let element = ImageElement(name: name, size: natural, isResizable: isResizable)
    return [LayoutNode(element, source: source, direction: environment.layoutDirection)]
  }
}
