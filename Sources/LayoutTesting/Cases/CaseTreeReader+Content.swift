import Foundation
import LayoutCore
import LayoutDocuments

extension CaseTreeReader {
  /// The element of a leaf or container, and its children.
  func content(
    of view: FieldObject, _ type: CaseType, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    switch type {
    case .hstack: try stack(view, .horizontal, surroundings)
    case .vstack: try stack(view, .vertical, surroundings)
    case .zstack:
      (
        ZStackElement(alignment: try guides.alignment(view["alignment"])),
        try children(of: view, surroundings, axis: nil)
      )
    case .geometryReader: (GeometryReaderElement(), try children(of: view, surroundings, axis: nil))
    case .scroll: try scroll(view, surroundings)
    case .viewThatFits:
      (
        ViewThatFitsElement(axes: try axes(view.require("axes"))),
        try children(of: view, surroundings, axis: nil)
      )
    case .grid: try grid(view, surroundings)
    case .custom:
      (try CaseLayouts.element(view), try children(of: view, surroundings, axis: nil))
    case .anyLayout: try anyLayout(view, surroundings)
    default: (try leaf(view, type, surroundings), [])
    }
  }

  private func scroll(
    _ view: FieldObject, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    let axes = try axes(view.require("axes"))
    var content = try single(surroundings, along: .vertical) { inner throws(DocumentError) in
      try children(of: view, inner, axis: inner.axis)
    }.node
    content?.place = ".0"
    return (ScrollViewElement(axes: axes), content.map { [$0] } ?? [])
  }

  private func grid(
    _ view: FieldObject, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    let cells = try children(of: view, surroundings, axis: nil)
    let element = GridElement(
      rows: GridElement.rows(of: cells), alignment: try guides.alignment(view["alignment"]),
      horizontalSpacing: try view["horizontalSpacing"]?.caseLength(),
      verticalSpacing: try view["verticalSpacing"]?.caseLength())
    return (element, cells)
  }

  /// The cells of a row, which know that they stand in one.
  func row(_ view: FieldObject, _ surroundings: Surroundings) throws(DocumentError) -> [LayoutNode] {
    let alignment = try view["alignment"].map { field throws(DocumentError) in
      try guides.guide(field, along: .vertical)
    }
    return try children(of: view, surroundings, axis: surroundings.axis).inGridRow(alignment)
  }

  private func anyLayout(
    _ view: FieldObject, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    let layout = try CaseLayouts.anyLayout(view, guides)
    return (layout.element, try children(of: view, surroundings, axis: layout.axis))
  }

  private func stack(
    _ view: FieldObject, _ axis: Axis, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    let element = StackElement(
      axis: axis, spacing: try view["spacing"]?.caseLength(),
      alignment: try guides.guide(view["alignment"], along: axis.across))
    return (element, try children(of: view, surroundings, axis: axis))
  }

  func axes(_ field: Field) throws(DocumentError) -> Axis.Set {
    var axes: Axis.Set = []
    for item in try field.list() { axes.formUnion(Axis.Set(try item.word("axis", Axis.self))) }
    return axes
  }

  private func leaf(
    _ view: FieldObject, _ type: CaseType, _ surroundings: Surroundings
  ) throws(DocumentError) -> any LayoutElement {
    func length(_ key: String) throws(DocumentError) -> CGFloat { try view.require(key).caseLength() }
    switch type {
    case .color: return ShapeElement(kind: "Color")
    case .circle: return CircleElement()
    case .spacer: return SpacerElement(minLength: try view["min"]?.caseLength(), axis: surroundings.axis)
    case .divider: return DividerElement(axis: surroundings.axis)
    case .image:
      return ImageElement(
        size: CGSize(width: try length("w"), height: try length("h")), isResizable: true)
    case .fixed:
      let size = CGSize(width: try length("w"), height: try length("h"))
      let isText = try view["text"]?.boolean() == true
      if !isText && size.width.isFinite && size.height.isFinite { return ImageElement(size: size) }
      return probe(
        type,
        FixedProbe(
          size: size, first: try isText ? view["first"]?.caseLength() ?? size.height : nil,
          last: try isText ? view["last"]?.caseLength() ?? size.height : nil))
    case .half: return probe(type, HalfProbe())
    case .area: return probe(type, AreaProbe(area: try length("area"), ideal: try length("ideal")))
    case .lines:
      let count = try view.require("lines").count()
      return probe(type, LinesProbe(width: try length("w"), lines: count, pitch: try length("pitch")))
    default: return probe(type, try table(view.require("answers")))
    }
  }

  private func probe(_ type: CaseType, _ content: any MeasuredContent) -> MeasuredElement {
    MeasuredElement(kind: type.rawValue, content: content)
  }

  private func table(_ field: Field) throws(DocumentError) -> ScriptedProbe {
    var answers: [ScriptedProbe.Answer] = []
    for item in try field.list() {
      let keys = try item.object("an answer", keys: ["p", "size"])
      answers.append(
        ScriptedProbe.Answer(
          proposal: try keys.require("p").caseProposal(), size: try keys.require("size").caseSize()))
    }
    return ScriptedProbe(answers: answers)
  }

  /// `flex` answers like a colour in a frame with all limits, and is built as one.
  ///
  /// Only where the limits contradict each other, or are no lengths, is the answer not that of a frame, which would
  /// put them right first.
  func flexible(_ view: FieldObject, _ surroundings: Surroundings) throws(DocumentError) -> LayoutNode {
    let probe = try FlexibleProbe(view)
    guard probe.isOrderly else {
      return try node(self.probe(.flex, probe), [], view, surroundings)
    }
    let color = LayoutNode(
      ShapeElement(kind: "Color"), source: view.field.position, direction: surroundings.direction)
    return try node(probe.frame, [color], view, surroundings)
  }
}
