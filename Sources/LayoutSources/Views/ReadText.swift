import LayoutCore

/// A text of the source; texts can be added to each other.
struct ReadText: View {
  typealias Body = Never
  var string: String
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    Text(string, fileID: position.file, line: position.line).layoutNodes(in: environment)
  }
}
