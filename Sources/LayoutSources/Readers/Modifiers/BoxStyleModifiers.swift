import LayoutCore

extension Readers {
  /// The readers of styles of boxes and other labelled content.
  static let boxStyleModifiers: [any ModifierReader] = [
    GroupBoxStyleReader(), LabeledContentStyleReader(), ProgressViewStyleReader(),
  ]
}

struct GroupBoxStyleReader: ModifierReader {
  let name = "groupBoxStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.groupBoxStyle(ReadGroupBoxStyle(style: style, call: call))
    }
    switch call.styleName {
    case "automatic", "DefaultGroupBoxStyle": return content.groupBoxStyle(.automatic)
    default: return nil
    }
  }
}

/// A declared style of group boxes.
private struct ReadGroupBoxStyle: GroupBoxStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      ["label": .view(ReadView(configuration.label)), "content": .view(ReadView(configuration.content))],
      control: GroupBox(configuration, fileID: call.file, line: call.line))
  }
}

struct LabeledContentStyleReader: ModifierReader {
  let name = "labeledContentStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.labeledContentStyle(ReadLabeledContentStyle(style: style, call: call))
    }
    switch call.styleName {
    case "automatic", "AutomaticLabeledContentStyle": return content.labeledContentStyle(.automatic)
    default: return nil
    }
  }
}

/// A declared style of labelled content.
private struct ReadLabeledContentStyle: LabeledContentStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      ["label": .view(ReadView(configuration.label)), "content": .view(ReadView(configuration.content))],
      control: LabeledContent(configuration, fileID: call.file, line: call.line))
  }
}

struct ProgressViewStyleReader: ModifierReader {
  let name = "progressViewStyle"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    if let style = call.declaredStyle {
      return content.progressViewStyle(ReadProgressViewStyle(style: style, call: call))
    }
    switch call.styleName {
    case "automatic", "DefaultProgressViewStyle": return content.progressViewStyle(.automatic)
    case "linear", "LinearProgressViewStyle": return content.progressViewStyle(.linear)
    case "circular", "CircularProgressViewStyle": return content.progressViewStyle(.circular)
    default: return nil
    }
  }
}

/// A declared style of progress views.
private struct ReadProgressViewStyle: ProgressViewStyle {
  var style: Instance
  var call: Call

  func makeBody(configuration: Configuration) -> AnyView {
    call.body(
      of: style,
      [
        "fractionCompleted": configuration.fractionCompleted.map { .number($0) } ?? .missing,
        "label": configuration.label.map { .view(ReadView($0)) } ?? .missing,
      ], control: ProgressView(configuration, fileID: call.file, line: call.line))
  }
}
