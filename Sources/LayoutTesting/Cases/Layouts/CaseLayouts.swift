import Foundation
import LayoutCore
import LayoutDocuments

/// The layouts that a case can name, each of them user code to the engines.
enum CaseLayouts: String, CaseIterable {
  case flow, radial, placeNone, placeTwice, placeAnchors

  /// Why a layout of a case cannot be built; `nil` where it can.
  static func unsupportedReason(_ view: FieldObject) -> String? {
    guard let name = try? view["name"]?.string(), Self(rawValue: name) == nil else { return nil }
    return "there is no custom layout named \(name)"
  }

  /// The element of a case's custom layout.
  static func element(_ view: FieldObject) throws(DocumentError) -> any LayoutElement {
    func length(_ key: String) throws(DocumentError) -> CGFloat { try view[key]?.caseLength() ?? 0 }
    switch try view.require("name").word("custom layout", Self.self) {
    case .flow: return FlowProbe(spacing: try length("spacing"), rowSpacing: try length("rowSpacing")).element
    case .radial: return RadialProbe(inset: try length("inset")).element
    case .placeNone: return PlaceNoneProbe(size: try view.require("size").caseSize()).element
    case .placeTwice: return PlaceTwiceProbe(size: try view.require("size").caseSize()).element
    case .placeAnchors: return try PlaceAnchorsProbe(view).element
    }
  }

  /// The element of an `anyLayout` around a stack, and the axis along which spacers in it lie.
  static func anyLayout(
    _ view: FieldObject, _ guides: CaseGuideReader
  ) throws(DocumentError) -> (element: any LayoutElement, axis: Axis?) {
    let field = try view.require("layout")
    var stack = try FieldObject(field, owner: "layout")
    let type: Stack = try stack.require("type").word("layout")
    stack.owner = type.rawValue
    try stack.allow(["type", "id", "spacing", "alignment", "children"])
    let spacing = try stack["spacing"]?.caseLength()
    switch type {
    case .hstack:
      let guide = try guides.guide(stack["alignment"], along: .vertical)
      let layout = HStackLayout(alignment: VerticalAlignment(key: guide), spacing: spacing)
      return (AnyLayout(layout).element, .horizontal)
    case .vstack:
      let guide = try guides.guide(stack["alignment"], along: .horizontal)
      let layout = VStackLayout(alignment: HorizontalAlignment(key: guide), spacing: spacing)
      return (AnyLayout(layout).element, .vertical)
    case .zstack:
      return (AnyLayout(ZStackLayout(alignment: try guides.alignment(stack["alignment"]))).element, nil)
    }
  }

  private enum Stack: String, CaseIterable { case hstack, vstack, zstack }
}
