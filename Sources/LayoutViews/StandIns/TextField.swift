import ElementTree
import Foundation

/// A stand-in for a field of text: one line of its text, or of its prompt where that is empty, as wide as is proposed, or
/// as the nearest ``TextFieldStyle`` shows it.
public struct TextField<Label: View>: View, PrimitiveView {
  private let kind: String
  private let prompt: Label
  private let shown: String
  private let text: Binding<String>
  let source: SourcePosition

  /// What is shown in place of the string: a dot for each letter of a secret one.
  init(_ kind: String, prompt: Label, shown: String, text: Binding<String>, _ source: SourcePosition) {
    self.kind = kind
    self.prompt = prompt
    self.shown = shown
    self.text = text
    self.source = source
  }

  /// Makes a field for a string, with a label that is shown while the string is empty.
  ///
  /// ``ViewSession/select(_:in:)`` puts another string in its place.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      "TextField", prompt: label(), shown: text.wrappedValue, text: text,
      SourcePosition(file: fileID, line: line))
  }

  /// A line in a flexible frame, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var inside = environment
    inside[StyleKey<any TextFieldStyle>.self] = nil
    guard let style = environment.chosen((any TextFieldStyle).self), !(style is PlainTextFieldStyle) else {
      return plain(environment.multilineTextAlignment).layoutNodes(in: inside)
    }
    environment.connect(style)
    let field = TextField<StyledContent>(
      kind, prompt: StyledContent(prompt), shown: shown, text: text, source)
    return inside.oneLevelDeeper { inside in
      inside.reading { style.erasedBody(field) }.layoutNodes(in: inside)
    }
  }

  private func plain(_ alignment: TextAlignment) -> some View {
    let (file, line) = (source.file, source.line)
    let sides: [TextAlignment: Alignment] = [.center: .center, .trailing: .trailing]
    return StandIn(
      kind, source, behavior: ChoiceBehavior(value: text),
      attributes: shown.isEmpty ? ["prompt": "true"] : [:]
    ) {
      Group {
        if shown.isEmpty { prompt } else { Text(shown, fileID: file, line: line) }
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: sides[alignment] ?? .leading, fileID: file, line: line)
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field for a string, with a prompt that is translated; ``ViewSession/select(_:in:)`` puts another string in
  /// its place.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      text: text, axis: axis, label: { prompt ?? Text(titleKey, fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Makes a field for a string; ``ViewSession/select(_:in:)`` puts another string in its place.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      text: text, axis: axis, label: { prompt ?? Text(String(title), fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }
}

/// A stand-in for a field of secret text: laid out as a ``TextField`` with a dot for each letter.
public struct SecureField<Label: View>: View, PrimitiveView {
  private let prompt: Label
  private let text: Binding<String>
  private let source: SourcePosition

  /// Makes a field for a string, with a label that is shown while the string is empty.
  ///
  /// ``ViewSession/select(_:in:)`` puts another string in its place.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.prompt = label()
    self.text = text
    source = SourcePosition(file: fileID, line: line)
  }

  /// A line in a flexible frame, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    return TextField("SecureField", prompt: prompt, shown: dots, text: text, source)
      .layoutNodes(in: environment)
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a string, with a prompt that is translated; ``ViewSession/select(_:in:)`` puts another string in
  /// its place.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      text: text, label: { prompt ?? Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Makes a field for a string; ``ViewSession/select(_:in:)`` puts another string in its place.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      text: text, label: { prompt ?? Text(String(title), fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }
}

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
