import ConstraintLayout
import Foundation
import LayoutCore
import ReferenceLayout

extension Mutant {
  /// The mutants of modifiers.
  static let ofModifiers: [Mutant] =
    of(
      ReferenceLayout.FrameRule(), ConstraintLayout.FrameRule(),
      [.sizeOff(.vertical), .swappedSize, .placedOff(.horizontal), .proposesOwn, .proposesSize],
      [
        Change("width forgotten") { FrameElement(width: nil, height: $0.height, alignment: $0.alignment) },
        Change("swapped sides") { FrameElement(width: $0.height, height: $0.width, alignment: $0.alignment) },
        Change("top leading") { FrameElement(width: $0.width, height: $0.height, alignment: .topLeading) },
      ])
    + of(
      ReferenceLayout.FlexibleFrameRule(), ConstraintLayout.FlexibleFrameRule(),
      [
        .sizeOff(.horizontal), .swappedSize, .swappedProposal, .nilForgotten(.horizontal),
        .placedOff(.vertical), .proposesOwn, .proposesSize,
      ],
      [
        Change("minimum forgotten") { FlexibleFrameElement($0, minWidth: .some(nil)) },
        Change("ideal forgotten") { FlexibleFrameElement($0, idealWidth: .some(nil)) },
        Change("maximum forgotten") { FlexibleFrameElement($0, maxWidth: .some(nil)) },
        Change("maximum off by one") {
          FlexibleFrameElement($0, maxWidth: .some($0.width.maximum.map { $0 + 1 }))
        },
        Change("top leading") { FlexibleFrameElement($0, alignment: .topLeading) },
      ])
    + of(
      ReferenceLayout.FixedSizeRule(), ConstraintLayout.FixedSizeRule(),
      [.sizeOff(.horizontal), .swappedProposal, .placedOff(.vertical), .proposesOwn],
      [
        .changing("horizontal or not") { $0.horizontal.toggle() },
        .changing("swapped axes") { ($0.horizontal, $0.vertical) = ($0.vertical, $0.horizontal) },
      ])
    + of(
      ReferenceLayout.PaddingRule(), ConstraintLayout.PaddingRule(),
      [.sizeOff(.vertical), .swappedProposal, .nilForgotten(.horizontal), .proposesOwn, .proposesSize],
      [
        .changing("leading and trailing exchanged") {
          ($0.insets.leading, $0.insets.trailing) = ($0.insets.trailing, $0.insets.leading)
        },
        .changing("top forgotten") { $0.insets.top = 0 },
        .changing("trailing off by one") { $0.insets.trailing += 1 },
      ])
    + of(
      ReferenceLayout.AspectRatioRule(), ConstraintLayout.AspectRatioRule(),
      [.sizeOff(.horizontal), .swappedProposal, .nilForgotten(.vertical), .proposesOwn],
      [
        .changing("ratio upside down") { $0.ratio = $0.ratio.map { 1 / $0 } },
        .changing("fit or fill") { $0.contentMode = $0.contentMode == .fit ? .fill : .fit },
        .changing("ratio forgotten") { $0.ratio = nil },
      ])
    + of(
      ReferenceLayout.PositionRule(), ConstraintLayout.PositionRule(),
      [.sizeOff(.horizontal), .nilForgotten(.vertical), .placedOff(.vertical), .proposesOwn],
      [.changing("swapped axes") { ($0.x, $0.y) = ($0.y, $0.x) }])
    + of(
      ReferenceLayout.OffsetRule(), ConstraintLayout.OffsetRule(),
      [.sizeOff(.vertical), .placedOff(.horizontal), .swappedPlaces, .guideOff],
      [.changing("the other way") { $0.x.negate() }])
    + of(
      ReferenceLayout.OverlayRule(), ConstraintLayout.OverlayRule(),
      [.sizeOff(.horizontal), .swappedProposal, .placedOff(.vertical), .proposesOwn, .guideOff],
      [
        .changing("top leading") { $0.alignment = .topLeading },
        .changing("bottom trailing") { $0.alignment = .bottomTrailing },
      ])
    + of(
      ReferenceLayout.LayoutPriorityRule(), ConstraintLayout.LayoutPriorityRule(), passingThrough)
    + of(
      ReferenceLayout.AlignmentGuideRule(), ConstraintLayout.AlignmentGuideRule(),
      passingThrough + [.guideForgotten],
      [.changing("other guide") { $0.guide = $0.guide.axis == .horizontal ? middle.0 : middle.1 }])
    + of(ReferenceLayout.AppearanceRule(), ConstraintLayout.AppearanceRule(), passingThrough)
    + of(ReferenceLayout.LayoutValueRule(), ConstraintLayout.LayoutValueRule(), passingThrough)

  /// Faults of a rule that passes everything through.
  private static let passingThrough: [Fault] = [
    .sizeOff(.horizontal), .swappedProposal, .sideDropped(.vertical), .placedOff(.vertical), .guideOff,
  ]

  private static let middle = (HorizontalAlignment.center.key, VerticalAlignment.center.key)
}

extension FlexibleFrameElement {
  /// The same frame with other limits on its width, or another alignment.
  fileprivate init(
    _ frame: FlexibleFrameElement, minWidth: CGFloat?? = .none, idealWidth: CGFloat?? = .none,
    maxWidth: CGFloat?? = .none, alignment: Alignment? = nil
  ) {
    self.init(
      minWidth: minWidth ?? frame.width.minimum, idealWidth: idealWidth ?? frame.width.ideal,
      maxWidth: maxWidth ?? frame.width.maximum, minHeight: frame.height.minimum,
      idealHeight: frame.height.ideal, maxHeight: frame.height.maximum,
      alignment: alignment ?? frame.alignment)
  }
}
