import Foundation
import LayoutCore
import LayoutDocuments

extension CaseTreeReader {
  /// Reads the element of a modifier.
  ///
  /// The rules of scene documents do not apply: here a modifier's keys are written beside its child, any
  /// number may be infinite or NaN, guides are spelled differently, and other keys are optional.
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

/// A reader of the guides and alignments of a case, in all their spellings.
struct CaseGuideReader {
  var alignments: AlignmentTable

  /// Reads a pair of guides: a name, an object of names for `h` and `v`, or one with the `id` of a guide of
  /// the case's own.
  func alignment(_ field: Field?) throws(DocumentError) -> Alignment {
    guard let field else { return .center }
    guard case .object = field.value.content else {
      // A vertical guide alone is not an `Alignment` in SwiftUI, but a case may name one.
      let lines = GuideNames.vertical.filter { $0.1.combination != .none }
      if let name = try? field.string(), let line = lines.first(where: { $0.0 == name }) {
        return Alignment(horizontal: .center, vertical: VerticalAlignment(key: line.1))
      }
      return try alignments.alignment(field)
    }
    let axes = try field.object("alignment", keys: ["h", "v", "id"])
    if let own = axes["id"] { return try alignments.alignment(own) }
    return Alignment(
      horizontal: HorizontalAlignment(key: try guide(axes["h"], along: .horizontal)),
      vertical: VerticalAlignment(key: try guide(axes["v"], along: .vertical)))
  }

  /// Reads one guide: a name, an object with the `id` of one that the case defines, or one with a name for
  /// each axis.
  func guide(_ field: Field?, along axis: Axis) throws(DocumentError) -> AlignmentKey {
    guard let field else {
      return axis == .horizontal ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    }
    guard case .object = field.value.content else { return try alignments.guide(field, along: axis) }
    let keys = try field.object("alignment", keys: ["id", "h", "v"])
    if let own = keys["id"] { return try alignments.guide(own, along: axis) }
    return try guide(keys[axis == .horizontal ? "h" : "v"], along: axis)
  }

  /// Reads a guide of either axis, which its name determines, or else the word for an axis.
  func anyGuide(_ field: Field, axis: Field?) throws(DocumentError) -> AlignmentKey {
    if let axis { return try guide(field, along: self.axis(axis)) }
    guard case .object = field.value.content else { return try alignments.anyGuide(field) }
    let keys = try field.object("guide", keys: ["id", "h", "v"])
    if let own = keys["id"] { return try alignments.anyGuide(own) }
    if let horizontal = keys["h"] { return try guide(horizontal, along: .horizontal) }
    return try guide(keys.require("v"), along: .vertical)
  }

  /// Reads the axis of the word `h` or `v`.
  func axis(_ field: Field) throws(DocumentError) -> Axis {
    let word = try field.string()
    guard let axis: Axis = ["h": .horizontal, "v": .vertical][word] else {
      throw field.error(.unknownWord(word, meaning: "axis", known: ["h", "v"]))
    }
    return axis
  }

  /// Reads the value of an `alignmentGuide`: a number, the name of another guide, or a factor of a side.
  func value(_ field: Field, along axis: Axis) throws(DocumentError) -> LinearLength {
    guard case .object = field.value.content else { return LinearLength(try field.caseLength()) }
    let keys = try field.object("value", keys: ["of", "width", "height"])
    guard !keys.keys.isEmpty else {
      throw field.error(.missingOneOf(["of", "width", "height"], owner: "value"))
    }
    var value = LinearLength(0)
    if let other = keys["of"] { value = value + LinearLength(.guide(try self.other(other, near: axis))) }
    if let width = keys["width"] { value = value + LinearLength(.width, times: try width.caseLength()) }
    if let height = keys["height"] { value = value + LinearLength(.height, times: try height.caseLength()) }
    return value
  }

  /// Returns another guide of the same view, on the same axis if there is one of that name.
  private func other(_ field: Field, near axis: Axis) throws(DocumentError) -> AlignmentKey {
    if case .string(let name) = field.value.content, let key = alignments.guide(named: name, near: axis) {
      return key
    }
    return try guide(field, along: axis)
  }
}
