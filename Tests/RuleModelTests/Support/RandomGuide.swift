import Foundation
import LayoutCore
import TestSupport

/// A guide, and the fraction of a view's side at which its default lies.
struct RandomGuide {
  var key: AlignmentKey
  var fraction: CGFloat

  init(_ axis: Axis, _ random: inout RandomParameters) {
    let quarter = AlignmentKey(
      axis: axis, name: "quarter",
      defaultValue: .linear(LinearLength(axis == .horizontal ? .width : .height, times: 0.25)))
    let guides: [(AlignmentKey, CGFloat)] =
      axis == .horizontal
      ? [
        (HorizontalAlignment.leading.key, 0), (HorizontalAlignment.center.key, 0.5),
        (HorizontalAlignment.trailing.key, 1), (quarter, 0.25),
      ]
      : [
        (VerticalAlignment.top.key, 0), (VerticalAlignment.center.key, 0.5),
        (VerticalAlignment.bottom.key, 1), (VerticalAlignment.firstTextBaseline.key, 1), (quarter, 0.25),
      ]
    (key, fraction) = random.pick(guides)
  }
}

/// A guide for each axis, by which a rule aligns.
struct RandomAlignment {
  private var horizontal: RandomGuide
  private var vertical: RandomGuide

  init(_ random: inout RandomParameters) {
    horizontal = RandomGuide(.horizontal, &random)
    vertical = RandomGuide(.vertical, &random)
  }

  subscript(axis: Axis) -> RandomGuide { axis == .horizontal ? horizontal : vertical }

  var alignment: Alignment {
    Alignment(
      horizontal: HorizontalAlignment(key: horizontal.key), vertical: VerticalAlignment(key: vertical.key))
  }
}
