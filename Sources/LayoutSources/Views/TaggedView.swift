import LayoutCore

/// A view with what stands for it where something is selected.
struct TaggedView: WrappingView {
  typealias Body = Never
  var content: any View
  var tag: Value
  /// Where the tag is written; `nil` where the view itself is told, which is no modifier.
  var position: SourcePosition?

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    guard let position else { return content.layoutNodes(in: environment) }
    return NeutralView(content: content, kind: "tag", position: position).layoutNodes(in: environment)
  }

  /// The first of several views whose tag is a value; `nil` where none is known to be.
  static func first(in views: any View, tagged value: Value) -> (any View)? {
    Previews.all(in: views).first { view in
      tag(of: view).map { Interpreter.areEqual($0, value) == true } ?? false
    }
  }

  private static func tag(of view: any View) -> Value? {
    if let tagged = view as? TaggedView { return tagged.tag }
    return (view as? any WrappingView).flatMap { tag(of: $0.content) }
  }
}

struct TagRoom: ModifierRoom {
  let name = "tag"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard let tag = call.unlabeled(0) else { return nil }
    return TaggedView(content: content, tag: tag.value, position: call.position)
  }
}
