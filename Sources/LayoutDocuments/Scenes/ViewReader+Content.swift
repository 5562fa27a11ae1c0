import Foundation
import LayoutCore

extension ViewReader {
  /// The element of a view, and its children.
  func content(
    of view: FieldObject, _ type: ViewType, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    switch type {
    case .hStack: try stack(view, .horizontal, surroundings)
    case .vStack: try stack(view, .vertical, surroundings)
    case .zStack:
      (
        ZStackElement(alignment: try context.alignments.alignment(view["alignment"])),
        try children(of: view, surroundings, axis: nil)
      )
    case .geometryReader: (GeometryReaderElement(), try children(of: view, surroundings, axis: nil))
    case .scrollView: try scrollView(view, surroundings)
    case .flowLayout:
      (try CustomLayouts.flow(view), try children(of: view, surroundings, axis: nil))
    case .emptyView, .group: preconditionFailure("a \(type.rawValue) has no element")
    default: (try leaf(view, type, surroundings), [])
    }
  }

  private func stack(
    _ view: FieldObject, _ axis: Axis, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    var guide =
      axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    if let field = view["alignment"] { guide = try context.alignments.guide(field, along: axis.across) }
    let element = StackElement(
      axis: axis, spacing: try view["spacing"]?.number(), alignment: guide,
      defaultSpacing: context.environment.spacing)
    return (element, try children(of: view, surroundings, axis: axis))
  }

  /// Several views in a scroll view stand under each other, as in a `VStack`.
  private func scrollView(
    _ view: FieldObject, _ surroundings: Surroundings
  ) throws(DocumentError) -> (any LayoutElement, [LayoutNode]) {
    let element = ScrollViewElement(axes: try axes(view["axes"]))
    guard memberCount(view["children"]) > 1 else {
      return (element, try children(of: view, surroundings, axis: nil))
    }
    let stack = StackElement(
      axis: .vertical, alignment: HorizontalAlignment.center.key, defaultSpacing: context.environment.spacing)
    let content = LayoutNode(
      stack, children: try children(of: view, surroundings, axis: .vertical), source: view.field.position,
      direction: surroundings.direction, place: ".content")
    return (element, [content])
  }

  /// How many views a list stands for, before they are read: spacers have to know what they stand in.
  private func memberCount(_ field: Field?) -> Int {
    guard case .list(let items) = field?.value.content else { return 0 }
    return items.reduce(0) { count, item in
      guard let view = try? FieldObject(Field(value: item, path: ""), owner: "") else { return count }
      switch try? view["type"]?.string() {
      case ViewType.group.rawValue: return count + memberCount(view["children"])
      case ViewType.emptyView.rawValue: return count
      default: return count + 1
      }
    }
  }

  private func axes(_ field: Field?) throws(DocumentError) -> Axis.Set {
    guard let field else { return .vertical }
    guard case .list = field.value.content else { return Axis.Set(try field.word("axis", Axis.self)) }
    var axes: Axis.Set = []
    for item in try field.list() { axes.formUnion(Axis.Set(try item.word("axis", Axis.self))) }
    return axes
  }

  private func leaf(
    _ view: FieldObject, _ type: ViewType, _ surroundings: Surroundings
  ) throws(DocumentError) -> any LayoutElement {
    switch type {
    case .text:
      let content = TextContent(
        try view.require("text").string(), font: try FontReader.font(view["font"]),
        lineLimit: try view["lineLimit"]?.count(), measurer: context.measurer)
      return MeasuredElement(kind: type.rawValue, content: content)
    case .measured:
      return MeasuredElement(kind: type.rawValue, content: try MeasuredTable(view.require("sizes")))
    case .image: return try image(view)
    case .circle: return CircleElement(fill: try fill(view))
    case .spacer:
      return SpacerElement(minLength: try view["minLength"]?.number(), axis: try axis(view, surroundings))
    case .divider: return DividerElement(axis: try axis(view, surroundings))
    default: return ShapeElement(kind: type.rawValue, fill: try fill(view))
    }
  }

  private func image(_ view: FieldObject) throws(DocumentError) -> ImageElement {
    let isResizable = try view["resizable"]?.boolean() ?? false
    let name = view["name"]
    if let size = view["size"] {
      return ImageElement(
        name: try name?.string() ?? "", size: try size.size(), isResizable: isResizable)
    }
    guard let name else { throw view.field.error(.missingOneOf(["name", "size"], owner: view.owner)) }
    let word = try name.string()
    return ImageElement(
      name: word, size: try context.images.size(of: word, name), isResizable: isResizable)
  }

  private func fill(_ view: FieldObject) throws(DocumentError) -> String? { try view["fill"]?.string() }

  /// The axis of the nearest stack, unless the view states another; null states that there is none.
  private func axis(_ view: FieldObject, _ surroundings: Surroundings) throws(DocumentError) -> Axis? {
    guard let field = view.present("axis") else { return surroundings.axis }
    return try field.given?.word("axis", Axis.self)
  }
}

extension Axis.Set {
  /// The set of one axis.
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
