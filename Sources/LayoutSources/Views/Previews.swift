import LayoutCore

/// A view around a single other one, so that one of several views inside can be shown without the others.
protocol WrappingView: View {
  var content: any View { get set }
}

extension NeutralView: WrappingView {}
extension PositionedView: WrappingView {}
extension BranchView: WrappingView {}

/// A view with a name among previews.
struct NamedPreview: WrappingView {
  typealias Body = Never
  var content: any View
  var name: String
  var position: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    NeutralView(content: content, kind: "previewDisplayName", position: position).layoutNodes(in: environment)
  }
}

/// The previews of a provider's code, each shown separately.
enum Previews {
  /// Returns the views one by one, each with the modifiers applied to all of them.
  static func all(in view: any View) -> [any View] {
    if let list = view as? ViewList { return list.views.flatMap(all) }
    guard let wrapping = view as? any WrappingView else { return [view] }
    return all(in: wrapping.content).map { wrapping.around($0) }
  }

  /// Returns the name of a preview; `nil` for none.
  static func name(of view: any View) -> String? {
    if let named = view as? NamedPreview { return named.name }
    return (view as? any WrappingView).flatMap { name(of: $0.content) }
  }
}

extension WrappingView {
  /// Returns the same wrapper around another view.
  fileprivate func around(_ content: any View) -> any View {
    var copy = self
    copy.content = content
    return copy
  }
}

struct PreviewNameReader: ModifierReader {
  let name = "previewDisplayName"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    guard case .string(let name)? = call.unlabeled(0)?.value else { return nil }
    return NamedPreview(content: content, name: name, position: call.position)
  }
}
