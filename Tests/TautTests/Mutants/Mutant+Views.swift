import ConstraintLayout
import Foundation
import LayoutCore
import ReferenceLayout

extension Mutant {
  /// The mutants of leaves and containers.
  static let ofViews: [Mutant] =
    of(
      ReferenceLayout.ImageRule(), ConstraintLayout.ImageRule(),
      [.sizeOff(.horizontal), .swappedSize, .nilForgotten(.vertical), .sideDropped(.horizontal)],
      [.changing("resizable or not") { $0.isResizable.toggle() }])
    + of(
      ReferenceLayout.ShapeRule(), ConstraintLayout.ShapeRule(),
      [.sizeOff(.vertical), .swappedSize, .nilForgotten(.horizontal), .sideDropped(.vertical)])
    + of(
      ReferenceLayout.CircleRule(), ConstraintLayout.CircleRule(),
      [.sizeOff(.horizontal), .nilForgotten(.vertical), .sideDropped(.horizontal)])
    + of(
      ReferenceLayout.SpacerRule(), ConstraintLayout.SpacerRule(),
      [.sizeOff(.horizontal), .swappedSize, .swappedProposal, .sideDropped(.vertical)],
      [
        .changing("minimum off by one") { $0.minLength = $0.minimum + 1 },
        .changing("other axis") { $0.axis = $0.axis?.across ?? .vertical },
        .changing("flexible on both axes") { $0.axis = nil },
      ])
    + of(
      ReferenceLayout.DividerRule(), ConstraintLayout.DividerRule(),
      [.sizeOff(.vertical), .swappedProposal, .nilForgotten(.horizontal)],
      [.changing("other axis") { $0.axis = $0.thicknessAxis.across }])
    + of(
      ReferenceLayout.MeasuredRule(), ConstraintLayout.MeasuredRule(),
      [
        .sizeOff(.vertical), .swappedSize, .sideDropped(.horizontal), .sideDropped(.vertical), .guideOff,
        .guideForgotten,
      ])
    + of(
      ReferenceLayout.StackRule(), ConstraintLayout.StackRule(),
      [
        .sizeOff(.horizontal), .swappedSize, .swappedProposal, .nilForgotten(.vertical),
        .placedOff(.vertical),
        .swappedPlaces, .proposesOwn, .proposesSize, .guideOff, .guideForgotten,
      ],
      [
        .changing("spacing off by one") { $0.spacing = ($0.spacing ?? 8) + 1 },
        .changing("default spacing forgotten") { $0.defaultSpacing = 0 },
        .changing("leading or top") {
          $0.alignment = $0.axis == .horizontal ? VerticalAlignment.top.key : HorizontalAlignment.leading.key
        },
      ])
    + StackFault.allCases.map {
      Mutant(
        element: StackElement.self, name: $0.rawValue, reference: BrokenReferenceStack(fault: $0),
        constraint: BrokenConstraintStack(fault: $0))
    }
    + of(
      ReferenceLayout.ZStackRule(), ConstraintLayout.ZStackRule(),
      [
        .sizeOff(.vertical), .swappedSize, .swappedProposal, .placedOff(.horizontal), .proposesOwn,
        .proposesNil(.vertical), .guideOff,
      ],
      [.changing("top leading") { $0.alignment = .topLeading }])
    + of(
      ReferenceLayout.GeometryReaderRule(), ConstraintLayout.GeometryReaderRule(),
      [
        .sizeOff(.horizontal), .nilForgotten(.vertical), .placedOff(.vertical), .proposesOwn,
        .proposesNil(.horizontal),
      ])
    + of(
      ReferenceLayout.ScrollViewRule(), ConstraintLayout.ScrollViewRule(),
      [
        .sizeOff(.horizontal), .sideDropped(.vertical), .placedOff(.horizontal), .proposesOwn, .proposesSize,
      ],
      [.changing("all axes") { $0.axes = [.horizontal, .vertical] }, .changing("no axis") { $0.axes = [] }])
    + of(
      ReferenceLayout.FlowRule(), ConstraintLayout.FlowRule(),
      [
        .sizeOff(.vertical), .swappedSize, .swappedProposal, .placedOff(.horizontal), .swappedPlaces,
        .proposesOwn, .guideOff,
      ])
    + of(
      ReferenceLayout.CustomLayoutRule(), ConstraintLayout.CustomLayoutRule(),
      [
        .sizeOff(.horizontal), .swappedSize, .swappedProposal, .placedOff(.vertical), .swappedPlaces,
        .proposesNil(.horizontal), .guideOff, .guideForgotten,
      ])
}
