import Foundation
import LayoutCore

extension CaseTreeReader {
  /// The element of a modifier.
  func modifier(_ view: FieldObject, _ type: CaseType) throws(DocumentError) -> (any LayoutElement)? {
    func length(_ key: String) throws(DocumentError) -> CGFloat? { try view[key]?.caseLength() }
    switch type {
    case .frame:
      return FrameElement(
        width: try length("width"), height: try length("height"),
        alignment: try alignment(view["alignment"]))
    case .flexFrame:
      return FlexibleFrameElement(
        minWidth: try length("minWidth"), idealWidth: try length("idealWidth"),
        maxWidth: try length("maxWidth"), minHeight: try length("minHeight"),
        idealHeight: try length("idealHeight"), maxHeight: try length("maxHeight"),
        alignment: try alignment(view["alignment"]))
    case .padding:
      return PaddingElement(
        EdgeInsets(
          top: try length("top") ?? 0, leading: try length("leading") ?? 0,
          bottom: try length("bottom") ?? 0, trailing: try length("trailing") ?? 0))
    case .fixedSize:
      return FixedSizeElement(
        horizontal: try view.require("horizontal").boolean(),
        vertical: try view.require("vertical").boolean())
    case .aspectRatio:
      return AspectRatioElement(
        ratio: try length("ratio"), contentMode: try view.require("mode").word("content mode"))
    case .layoutPriority: return LayoutPriorityElement(try view.require("value").caseLength())
    case .offset: return OffsetElement(x: try length("x") ?? 0, y: try length("y") ?? 0)
    case .position: return PositionElement(x: try length("x") ?? 0, y: try length("y") ?? 0)
    case .alignmentGuide: return try alignmentGuide(view)
    case .overlay, .background:
      return OverlayElement(
        alignment: try alignment(view["alignment"]), isBackground: type == .background)
    case .environment:
      let direction = try view["layoutDirection"]?.string()
      return AppearanceElement(
        kind: type.rawValue, parameters: direction.map { [AppearanceWords.layoutDirection: $0] } ?? [:])
    case .neutral: return AppearanceElement(kind: try view.require("name").string())
    default: return AppearanceElement(kind: type.rawValue)
    }
  }

  /// A pair of guides: a name, or an object of names for `h` and `v`.
  func alignment(_ field: Field?) throws(DocumentError) -> Alignment {
    guard let field else { return .center }
    guard case .object = field.value.content else { return try alignments.alignment(field) }
    let axes = try field.object("alignment", keys: ["h", "v"])
    return Alignment(
      horizontal: HorizontalAlignment(key: try guide(axes["h"], along: .horizontal)),
      vertical: VerticalAlignment(key: try guide(axes["v"], along: .vertical)))
  }

  /// One guide: a name, or an object with the `id` of one that the case defines.
  func guide(_ field: Field?, along axis: Axis) throws(DocumentError) -> AlignmentKey {
    guard let field else {
      return axis == .horizontal ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    }
    guard case .object = field.value.content else { return try alignments.guide(field, along: axis) }
    return try alignments.guide(field.object("alignment", keys: ["id"]).require("id"), along: axis)
  }

  private func alignmentGuide(_ view: FieldObject) throws(DocumentError) -> AlignmentGuideElement {
    let axisField = try view.require("axis")
    let word = try axisField.string()
    guard let axis: Axis = ["h": .horizontal, "v": .vertical][word] else {
      throw axisField.error(.unknownWord(word, meaning: "axis", known: ["h", "v"]))
    }
    let guide = try alignments.guide(view.require("guide"), along: axis)
    return AlignmentGuideElement(
      guide: guide, value: .linear(try guideValue(view.require("value"), along: axis)))
  }

  /// A number, the name of another guide, or a factor of a side.
  private func guideValue(_ field: Field, along axis: Axis) throws(DocumentError) -> LinearLength {
    guard case .object = field.value.content else { return LinearLength(try field.caseLength()) }
    let keys = try field.object("value", keys: ["of", "width", "height"])
    if let other = keys["of"] { return LinearLength(.guide(try guide(other, along: axis))) }
    if let factor = keys["width"] { return LinearLength(.width, times: try factor.caseLength()) }
    return LinearLength(.height, times: try keys.require("height").caseLength())
  }
}
