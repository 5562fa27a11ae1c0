import Foundation
import LayoutCore
import LayoutDocuments

extension CaseTreeReader {
  /// The element of a modifier.
  ///
  /// Not by the rules of scene documents: here a modifier's keys stand beside its child, any number may be infinite or
  /// NaN, guides are spelled differently, and what may be left out differs.
  func modifier(_ view: FieldObject, _ type: CaseType) throws(DocumentError) -> (any LayoutElement)? {
    func length(_ key: String) throws(DocumentError) -> CGFloat? { try view[key]?.caseLength() }
    switch type {
    case .frame:
      return FrameElement(
        width: try length("width"), height: try length("height"),
        alignment: try guides.alignment(view["alignment"]))
    case .flexFrame:
      return FlexibleFrameElement(
        minWidth: try length("minWidth"), idealWidth: try length("idealWidth"),
        maxWidth: try length("maxWidth"), minHeight: try length("minHeight"),
        idealHeight: try length("idealHeight"), maxHeight: try length("maxHeight"),
        alignment: try guides.alignment(view["alignment"]))
    case .padding:
      return PaddingElement(
        EdgeInsets(
          top: try length("top") ?? 0, leading: try length("leading") ?? 0,
          bottom: try length("bottom") ?? 0, trailing: try length("trailing") ?? 0))
    case .fixedSize:
      return FixedSizeElement(
        horizontal: try view["horizontal"]?.boolean() ?? true,
        vertical: try view["vertical"]?.boolean() ?? true)
    case .aspectRatio:
      return AspectRatioElement(
        ratio: try length("ratio"), contentMode: try view.require("mode").word("content mode"))
    case .layoutPriority: return LayoutPriorityElement(try view.require("value").caseLength())
    case .offset: return OffsetElement(x: try length("x") ?? 0, y: try length("y") ?? 0)
    case .position: return PositionElement(x: try length("x") ?? 0, y: try length("y") ?? 0)
    case .alignmentGuide: return try alignmentGuide(view)
    case .overlay, .background:
      return OverlayElement(
        alignment: try guides.alignment(view["alignment"]), isBackground: type == .background)
    case .environment:
      let direction = try view["layoutDirection"]?.string()
      return AppearanceElement(
        kind: type.rawValue, attributes: direction.map { ["layoutDirection": $0] } ?? [:])
    case .gridCellColumns: return GridCellElement(.columns(try view.require("count").count(from: 0)))
    case .gridCellAnchor:
      return GridCellElement(.anchor(try view.require("anchor").unitPoint()))
    case .gridColumnAlignment:
      let key = try guides.guide(view.require("alignment"), along: .horizontal)
      return GridCellElement(.columnAlignment(HorizontalAlignment(key: key)))
    case .gridCellUnsizedAxes: return GridCellElement(.unsizedAxes(try axes(view.require("axes"))))
    case .neutral: return AppearanceElement(kind: try view.require("name").string())
    default: return AppearanceElement(kind: type.rawValue)
    }
  }

  private func alignmentGuide(_ view: FieldObject) throws(DocumentError) -> AlignmentGuideElement {
    let axis = try guides.axis(view.require("axis"))
    return AlignmentGuideElement(
      guide: try guides.guide(view.require("guide"), along: axis),
      value: .linear(try guides.value(view.require("value"), along: axis)))
  }
}
