import Foundation

/// The part of a control that only a platform draws: a leaf of a fixed size; a side that is not given is what is proposed.
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

/// A control by its name, around the views that it is made of.
struct StandIn<Content: View>: View {
  typealias Body = Never
  var kind: String
  var source: SourcePosition
  var behavior: any ViewBehavior
  var content: Content

  init(
    _ kind: String, _ source: SourcePosition, behavior: any ViewBehavior = NoBehavior(),
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.source = source
    self.behavior = behavior
    self.content = content()
  }

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let named = content.behaving(kind, behavior, [:], source.file, source.line)
    return environment.oneLevelDeeper { named.layoutNodes(in: $0) }
  }
}

/// A style in the environment, whatever its type.
final class StyleBox<Style>: @unchecked Sendable {
  // Unchecked: styles need not be sendable; they make views where these are resolved, as views themselves do.
  let style: Style
  /// The style around it, in which a style's own code shows the control again; `nil` for the usual one.
  let outer: StyleBox?

  init(style: Style, outer: StyleBox? = nil) {
    self.style = style
    self.outer = outer
  }
}

extension EnvironmentValues {
  /// The environment in which a style's own code shows its control again: with the style around it.
  func outside<Style>(of styles: WritableKeyPath<EnvironmentValues, StyleBox<Style>>) -> EnvironmentValues {
    guard let outer = self[keyPath: styles].outer else { return self }
    var environment = self
    environment[keyPath: styles] = outer
    return environment
  }
}
