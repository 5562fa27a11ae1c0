import Foundation
import LayoutCore

extension LayoutResult: Encodable {
  /// Writes what `taut layout --format json` prints of the layout, but for the scene's name: the proposal, the engine, every
  /// view's frame with all its digits, and the warnings.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// The same as a value, of some views only where `paths` says which.
  package func json(only paths: Set<String>? = nil) -> JSONValue {
    let shown = views.filter { paths?.contains($0.path) ?? true }
    return .object([
      "proposal": .proposal(proposal), "engine": .string(engine), "frames": .array(shown.map(frame)),
      "warnings": .array(warnings.map { .string("\($0)") }),
    ])
  }

  private var json: JSONValue { json() }

  private func frame(_ view: PlacedView) -> JSONValue {
    let text = (views.tree[view.index].element as? MeasuredElement)?.text?.string
    return .object(
      [
        .init("path", .string(view.path)), .init("id", .string(orNull: view.id)),
        .init("kind", .string(view.kind)), .init("x", .number(view.frame.origin.x)),
        .init("y", .number(view.frame.origin.y)), .init("width", .number(view.frame.size.width)),
        .init("height", .number(view.frame.size.height)),
      ] + (text.map { [.init("text", .string($0))] } ?? []))
  }
}
