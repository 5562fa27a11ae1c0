import LayoutCore

/// A view around one other, so that one of several views inside can be shown without the others.
protocol WrappingView: View {
  var content: any View { get set }
}

extension NeutralView: WrappingView {}
extension PositionedView: WrappingView {}
extension BranchView: WrappingView {}

/// A view that goes by a name among previews.
struct NamedPreview: WrappingView {
  typealias Body = Never
  var content: any View
  var name: String
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    NeutralView(content: content, kind: "previewDisplayName", position: position).layoutNodes(in: environment)
  }
}

/// The previews that a provider's code makes: each is shown by itself.
enum Previews {
  /// The views one by one, each with what was applied to all of them.
  static func all(in view: any View) -> [any View] {
    if let list = view as? ViewList { return list.views.flatMap(all) }
    guard let wrapping = view as? any WrappingView else { return [view] }
    return all(in: wrapping.content).map { wrapping.around($0) }
  }

  /// The name that a preview is given; `nil` for none.
  static func name(of view: any View) -> String? {
    if let named = view as? NamedPreview { return named.name }
    return (view as? any WrappingView).flatMap { name(of: $0.content) }
  }
}

extension WrappingView {
  /// The same around another view.
  fileprivate func around(_ content: any View) -> any View {
    var copy = self
    copy.content = content
    return copy
  }
}

struct PreviewNameRoom: ModifierRoom {
  let name = "previewDisplayName"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard case .string(let name)? = call.unlabeled(0)?.value else { return nil }
    return NamedPreview(content: content, name: name, position: call.position)
  }
}
