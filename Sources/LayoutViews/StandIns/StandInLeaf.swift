import ElementTree
import Foundation

/// The part of a control that only a platform draws: a leaf of a fixed size; a side that is not given is that
/// of the proposal.
struct StandInLeaf: View {
  typealias Body = Never
  var kind: String
  var width: CGFloat?
  var height: CGFloat?
  var source: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let direction = environment.layoutDirection
    let leaf = LayoutNode(ShapeElement(kind: kind), source: source, direction: direction)
    return [
      LayoutNode(
        FrameElement(width: width, height: height), children: [leaf], source: source, direction: direction)
    ]
  }
}

/// A control by its name, around the views of which it consists.
struct StandIn<Content: View>: View {
  typealias Body = Never
  var kind: String
  var source: SourcePosition
  var behavior: any ViewBehavior
  /// The attributes for drawing.
  var attributes: [String: String]
  var content: Content

  init(
    _ kind: String, _ source: SourcePosition, behavior: any ViewBehavior = NoBehavior(),
    attributes: [String: String] = [:], @ViewBuilder content: () -> Content
  ) {
    self.attributes = attributes
    self.kind = kind
    self.source = source
    self.behavior = behavior
    self.content = content()
  }

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let named = content.behaving(kind, behavior, attributes, source.file, source.line)
    return environment.oneLevelDeeper { named.layoutNodes(in: $0) }
  }
}

/// A part of a control on a platform that is drawn otherwise than the views around it.
struct Marking<Content: View>: View {
  typealias Body = Never
  var content: Content
  var kind: String
  var attributes: [String: String] = [:]

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let nodes = content.layoutNodes(in: environment)
    return environment.platform == nil ? nodes : nodes.map { $0.marked(kind, attributes) }
  }
}

/// The size of controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  /// The smallest size.
  case mini
  /// A size below the usual one.
  case small
  /// The usual size.
  case regular
  /// A size above the usual one.
  case large
  /// The largest size.
  case extraLarge
}

extension ControlSize {
  /// The space around a label in a border.
  var insets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The size of the controls in the view.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view: the space in the borders of buttons, and the wheels of
  /// progress views.
  public func controlSize(_ size: ControlSize) -> some View {
    modifier(EnvironmentModifier { $0.controlSize = size })
  }
}

/// A label in a border, with the space that the size of controls requires.
struct BorderedLabel<Content: View>: View {
  var content: Content

  var body: some View {
    ByPlatform { environment in
      let insets = environment.borderInsets
      let least = environment.metric(.borderedButtonMinHeight)
      let label = GivingSides(content: content.font(environment.borderedFont), insets: insets)
      if least > 0 {
        label.frame(minHeight: least)
      } else {
        label
      }
    } fallback: {
      UsualBorderedLabel(content: content)
    }
  }
}

/// A label with space around it, of which the sides give way before the label does, as far as the platform has it.
struct GivingSides<Content: View>: View {
  @Environment(\.self) private var environment
  var content: Content
  var insets: EdgeInsets

  var body: some View {
    let give = environment.metric(.borderedButtonGive)
    if give > 0 {
      HStack(spacing: 0) {
        side(give)
        content.layoutPriority(1)
        side(give)
      }
      .padding(
        EdgeInsets(
          top: insets.top, leading: insets.leading - give, bottom: insets.bottom,
          trailing: insets.trailing - give))
    } else {
      content.padding(insets)
    }
  }

  /// The space that gives way.
  private func side(_ length: CGFloat) -> some View {
    Spacer(minLength: 0).frame(minWidth: 0, idealWidth: length, maxWidth: length)
  }
}

private struct UsualBorderedLabel<Content: View>: View {
  @Environment(\.controlSize) private var size
  var content: Content

  var body: some View { content.padding(size.insets) }
}

extension EnvironmentValues {
  /// The space around a label in a border.
  fileprivate var borderInsets: EdgeInsets {
    let (side, end) = (metric(.borderedButtonSide), metric(.borderedButtonEnd))
    return EdgeInsets(top: end, leading: side, bottom: end, trailing: side)
  }
}

/// A stand-in for an image of the network: its placeholder, as the image never comes.
///
/// Without a placeholder of its own it takes the proposed size, as SwiftUI's grey one does.
public struct AsyncImage<Content: View>: View, PrimitiveView {
  private let placeholder: Content
  private let source: SourcePosition

  /// Creates an image that shows its placeholder.
  public init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.placeholder = placeholder()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the placeholder.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("AsyncImage", source) { placeholder }.layoutNodes(in: environment)
  }
}

extension AsyncImage where Content == Color {
  /// Creates an image that shows a grey placeholder.
  public init(url: URL?, scale: CGFloat = 1, fileID: String = #fileID, line: Int = #line) {
    placeholder = Color("gray", fileID: fileID, line: line)
    source = SourcePosition(file: fileID, line: line)
  }
}
