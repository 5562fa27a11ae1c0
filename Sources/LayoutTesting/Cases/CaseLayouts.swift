import Foundation
import LayoutCore
import LayoutDocuments

/// The layouts that a case can name, each of them opaque code to the engines.
enum CaseLayouts: String, CaseIterable {
  case flow, radial, placeNone, placeTwice, placeAnchors

  /// Returns the reason why a case's layout cannot be built; `nil` if it can.
  static func unsupportedReason(_ view: FieldObject) -> String? {
    guard let name = try? view["name"]?.string(), Self(rawValue: name) == nil else { return nil }
    return "there is no custom layout named \(name)"
  }

  /// Reads the element of a case's custom layout.
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

  /// Returns the element of an `anyLayout` around a stack, and the axis along which spacers in it lie.
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

/// Rows of views at their ideal sizes, as wide as the proposal, or 300 points if unspecified.
///
/// A row ends before the view that would extend beyond the width.
struct FlowProbe: Layout {
  /// The space between the views of a row, in points.
  var spacing: CGFloat
  /// The space between rows, in points.
  var rowSpacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    return CGSize(width: width, height: rows(of: subviews, in: width).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, origin) in zip(subviews, rows(of: subviews, in: bounds.size.width).origins) {
      let place = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
      subview.place(at: place, proposal: .unspecified)
    }
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], height: CGFloat) {
    var origins: [CGPoint] = []
    var next = CGPoint.zero
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + rowHeight + rowSpacing)
        rowHeight = 0
      }
      origins.append(next)
      next.x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return (origins, next.y + rowHeight)
  }
}

extension PlaceAnchorsProbe {
  /// Reads the size and the list of places.
  init(_ view: FieldObject) throws(DocumentError) {
    size = try view.require("size").caseSize()
    places = []
    for field in try view["places"]?.list() ?? [] {
      let place = try field.object("a place", keys: ["at", "anchor", "proposal"])
      places.append(
        Place(
          point: try place.require("at").casePoint(),
          anchor: try place["anchor"].map { anchor throws(DocumentError) in try anchor.unitPoint() }
            ?? .topLeading,
          proposal: try place["proposal"].map { proposal throws(DocumentError) in try proposal.caseProposal()
          }
            ?? .unspecified))
    }
  }
}

extension Field {
  /// Reads a point of the unit square: its name, or two fractions.
  fileprivate func unitPoint() throws(DocumentError) -> UnitPoint {
    guard case .string(let name) = value.content else {
      let (x, y) = try pair()
      return UnitPoint(x: x, y: y)
    }
    if let known = UnitPoint.names.first(where: { $0.key == name }) { return known.value }
    throw error(.unknownWord(name, meaning: "anchor", known: UnitPoint.names.map(\.key)))
  }
}

extension UnitPoint {
  fileprivate static let names: KeyValuePairs<String, UnitPoint> = [
    "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
    "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
  ]
}

/// A layout of a fixed size that places nothing.
struct PlaceNoneProbe: Layout {
  var size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A layout of a fixed size that places each view twice.
struct PlaceTwiceProbe: Layout {
  var size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      for (corner, side): (CGFloat, CGFloat) in [(10, 20), (50, 40)] {
        subview.place(
          at: CGPoint(x: bounds.minX + corner, y: bounds.minY + corner),
          proposal: ProposedViewSize(width: side, height: side))
      }
    }
  }
}

/// A layout of a fixed size that places views at the places of a list, and no view beyond the list's end.
struct PlaceAnchorsProbe: Layout {
  /// The place of one view.
  struct Place {
    var point: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  var places: [Place]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places) {
      let point = CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y)
      subview.place(at: point, anchor: place.anchor, proposal: place.proposal)
    }
  }
}

/// Views around the middle of a square, four to a circle.
///
/// The first four are on the outer circle, clockwise from the top, the next four on one of half its radius,
/// and so on.
struct RadialProbe: Layout {
  /// The distance of the outer circle from the square, in points.
  var inset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let directions: [(x: CGFloat, y: CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    // An infinite square has no circles: all of its views are in the middle.
    var radius = bounds.size.width.isFinite ? bounds.size.width / 2 - inset : 0
    for (index, subview) in subviews.enumerated() {
      let direction = directions[index % directions.count]
      if index > 0, index % directions.count == 0 { radius /= 2 }
      let centre = CGPoint(x: bounds.midX + direction.x * radius, y: bounds.midY + direction.y * radius)
      subview.place(at: centre, anchor: .center, proposal: .unspecified)
    }
  }
}
