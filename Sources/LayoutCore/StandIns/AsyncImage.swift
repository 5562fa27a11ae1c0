import Foundation

/// A stand-in for an image of the network: its placeholder, as the image never comes.
///
/// Without a placeholder of its own it takes what is proposed, as SwiftUI's grey one does.
public struct AsyncImage<Content: View>: View, PrimitiveView {
  private let placeholder: Content
  private let source: SourcePosition

  /// Makes an image that shows its placeholder.
  public init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.placeholder = placeholder()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The placeholder.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("AsyncImage", source) { placeholder }.layoutNodes(in: environment)
  }
}

extension AsyncImage where Content == Color {
  /// Makes an image that shows a grey placeholder.
  public init(url: URL?, scale: CGFloat = 1, fileID: String = #fileID, line: Int = #line) {
    placeholder = Color("gray", fileID: fileID, line: line)
    source = SourcePosition(file: fileID, line: line)
  }
}
