import Foundation

/// A stand-in for an editor of long text: its text at the top, with 8 points above and below and 5 at each side, in all
/// that is proposed.
public struct TextEditor: View, PrimitiveView {
  private let text: Binding<String>
  private let source: SourcePosition

  /// Makes an editor of a string; ``ViewSession/select(_:in:)`` puts another in its place.
  public init(text: Binding<String>, fileID: String = #fileID, line: Int = #line) {
    self.text = text
    source = SourcePosition(file: fileID, line: line)
  }

  /// The text in a frame without limits.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    return StandIn("TextEditor", source, behavior: ChoiceBehavior(value: text)) {
      Text(text.wrappedValue, fileID: file, line: line)
        .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5), fileID: file, line: line)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading, fileID: file, line: line)
    }.layoutNodes(in: environment)
  }
}
