import ElementTree
import Foundation

/// A stand-in for a field of text: one line of its text, or of its prompt where that is empty, as wide as the
/// proposal, or as the nearest ``TextFieldStyle`` shows it.
public struct TextField<Label: View>: View, PrimitiveView {
  private let kind: String
  private let prompt: Label
  private let shown: String
  private let text: Binding<String>
  private let axis: Axis
  let source: SourcePosition

  /// Creates a field; `shown` replaces the text: a dot for each letter of a secret one.
  init(
    _ kind: String, prompt: Label, shown: String, text: Binding<String>, axis: Axis = .horizontal,
    _ source: SourcePosition
  ) {
    self.axis = axis
    self.kind = kind
    self.prompt = prompt
    self.shown = shown
    self.text = text
    self.source = source
  }

  /// Creates a field for a string, with a label that is shown while the string is empty.
  ///
  /// ``ViewSession/select(_:in:)`` sets another string.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      "TextField", prompt: label(), shown: text.wrappedValue, text: text, axis: axis,
      SourcePosition(file: fileID, line: line))
  }

  /// Returns a line in a flexible frame, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var inside = environment
    inside[StyleKey<any TextFieldStyle>.self] = nil
    var chosen = environment.chosen((any TextFieldStyle).self)
    // A Mac's fields have a border, but for the rows of forms.
    if chosen == nil, environment.isOnMac, !environment.fillsRows, !environment.isInStyledField {
      chosen = RoundedBorderTextFieldStyle()
    }
    inside.isInStyledField = true
    guard let style = chosen, !(style is PlainTextFieldStyle) else {
      guard environment.platform == nil else { return onPlatform(environment).layoutNodes(in: inside) }
      return plain(environment.multilineTextAlignment).layoutNodes(in: inside)
    }
    environment.connect(style)
    let field = TextField<StyledContent>(
      kind, prompt: StyledContent(prompt), shown: shown, text: text, axis: axis, source)
    return inside.oneLevelDeeper { inside in
      inside.reading { style.erasedBody(field) }.layoutNodes(in: inside)
    }
  }

  /// Lines that are their font's pitch apart, and a field as high as these.
  private func onPlatform(_ environment: EnvironmentValues) -> some View {
    let (file, line) = (source.file, source.line)
    let sides: [TextAlignment: Alignment] = [.center: .center, .trailing: .trailing]
    let alignment = sides[environment.multilineTextAlignment] ?? .leading
    let small: Font? = environment.isOnMac ? environment.borderedFont : nil
    let font = small ?? environment.font ?? (environment.isOnMac ? .system(size: 13) : .body)
    let metrics = environment.line(of: font)
    let end = environment.isOnMac ? 0 : max(0, (metrics.pitch - metrics.height) / 2)
    let side = environment.metric(.plainFieldSide)
    return StandIn(
      kind, source, behavior: ChoiceBehavior(value: text),
      attributes: shown.isEmpty ? ["prompt": "true"] : [:]
    ) {
      Group {
        if shown.isEmpty { prompt } else { Text(shown, fileID: file, line: line) }
      }
      .font(small ?? environment.font)
      .lineLimit(axis == .horizontal ? 1 : environment.lineLimit)
      .padding(EdgeInsets(top: end, leading: side, bottom: end, trailing: side), fileID: file, line: line)
      // A Mac's field keeps its line in no room as well.
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: environment.isOnMac ? metrics.height : nil,
        alignment: alignment, fileID: file, line: line)
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
  /// Creates a field for a string, with a translated prompt; ``ViewSession/select(_:in:)`` sets another
  /// string.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      text: text, axis: axis, label: { prompt ?? Text(titleKey, fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Creates a field for a string; ``ViewSession/select(_:in:)`` sets another string.
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

  /// Creates a field for a string, with a label that is shown while the string is empty.
  ///
  /// ``ViewSession/select(_:in:)`` sets another string.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.prompt = label()
    self.text = text
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns a line in a flexible frame, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    return TextField("SecureField", prompt: prompt, shown: dots, text: text, source)
      .layoutNodes(in: environment)
  }
}

extension SecureField where Label == Text {
  /// Creates a field for a string, with a translated prompt; ``ViewSession/select(_:in:)`` sets another
  /// string.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      text: text, label: { prompt ?? Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Creates a field for a string; ``ViewSession/select(_:in:)`` sets another string.
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

/// A stand-in for an editor of long text: its text at the top, with 8 points above and below and 5 at each
/// side, in the whole proposed size.
public struct TextEditor: View, PrimitiveView {
  private let text: Binding<String>
  private let source: SourcePosition

  /// Creates an editor of a string; ``ViewSession/select(_:in:)`` sets another.
  public init(text: Binding<String>, fileID: String = #fileID, line: Int = #line) {
    self.text = text
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the text in a frame without limits.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    return StandIn("TextEditor", source, behavior: ChoiceBehavior(value: text)) {
      let text = Text(text.wrappedValue, fileID: file, line: line)
      ByPlatform { environment in
        let end = environment.metric(.editorEnd)
        let padded = text.padding(
          EdgeInsets(top: end, leading: 5, bottom: end, trailing: 5), fileID: file, line: line)
        if environment.isOnMac {
          padded.frame(
            minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 12,
            maxHeight: .infinity, alignment: .topLeading, fileID: file, line: line)
        } else {
          padded.frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading, fileID: file, line: line)
        }
      } fallback: {
        text
          .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5), fileID: file, line: line)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading, fileID: file, line: line)
      }
    }.layoutNodes(in: environment)
  }
}
