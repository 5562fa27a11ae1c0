/// A stand-in for a field of text: one line of its text, or of its prompt where that is empty, as wide as is proposed.
public struct TextField: View, PrimitiveView {
  private let prompt: String
  private let text: Binding<String>
  private let source: SourcePosition

  /// Makes a field for a string; ``ViewSession/select(_:in:)`` puts another in its place.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.prompt = String(title)
    self.text = text
    source = SourcePosition(file: fileID, line: line)
  }

  /// A line in a flexible frame.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let string = text.wrappedValue.isEmpty ? prompt : text.wrappedValue
    return FieldRecipe.view("TextField", string, text, source).layoutNodes(in: environment)
  }
}

/// A stand-in for a field of secret text: laid out as a ``TextField`` with a dot for each letter.
public struct SecureField: View, PrimitiveView {
  private let prompt: String
  private let text: Binding<String>
  private let source: SourcePosition

  /// Makes a field for a string; ``ViewSession/select(_:in:)`` puts another in its place.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.prompt = String(title)
    self.text = text
    source = SourcePosition(file: fileID, line: line)
  }

  /// A line in a flexible frame.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    return FieldRecipe.view("SecureField", dots.isEmpty ? prompt : dots, text, source)
      .layoutNodes(in: environment)
  }
}

private enum FieldRecipe {
  static func view(
    _ kind: String, _ string: String, _ text: Binding<String>, _ source: SourcePosition
  ) -> some View {
    let (file, line) = (source.file, source.line)
    return StandIn(kind, source, behavior: ChoiceBehavior(value: text)) {
      Text(string, fileID: file, line: line).lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading, fileID: file, line: line)
    }
  }
}
