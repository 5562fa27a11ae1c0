import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The container sizes that are inspected.
struct SizePlane {
  /// The root proposal along a side that is fixed.
  let proposal: ProposedViewSize
  /// The sides that are varied, with their ranges.
  let range: InspectedRange

  /// Returns the plane's widths at one height.
  func snapped(to height: Double) -> SizePlane {
    SizePlane(
      proposal: ProposedViewSize(width: nil, height: height), range: InspectedRange(width: range.width))
  }

  func container(_ width: Double, _ height: Double) -> ProposedViewSize {
    ProposedViewSize(
      width: range.width == nil ? proposal.width : width,
      height: range.height == nil ? proposal.height : height)
  }

  /// The axis of the only side that is varied; `nil` if both are.
  var axis: Axis? {
    range.width != nil && range.height != nil ? nil : range.width != nil ? .horizontal : .vertical
  }

  /// Returns the document's side along an axis.
  func side(_ axis: Axis) -> InspectedSide {
    let (running, fixed) =
      axis == .horizontal ? (range.width, proposal.width) : (range.height, proposal.height)
    if let running {
      return InspectedSide(from: running.lowerBound, through: running.upperBound, isNumber: true)
    }
    guard let fixed, fixed.isFinite else {
      return InspectedSide(from: 0, through: 0, isNumber: false, word: fixed == nil ? "nil" : "inf")
    }
    return InspectedSide(from: fixed, through: fixed, isNumber: true)
  }

  /// Returns the length at a single container.
  func constant(_ extent: AffineExtent?, at container: ExactProposal) -> InspectedLength {
    guard let extent else { return .unspecified }
    return extent.form.map { .constant($0.value(at: container).doubleValue) } ?? .infinite
  }

  /// Returns a form along the sides that are varied; the terms of the other sides become part of the constant.
  func length(_ form: AffineForm, at container: ExactProposal) -> InspectedLength {
    let lines = [(Axis.horizontal, range.width), (.vertical, range.height)].map { axis, range in
      range == nil
        ? nil : LayoutLine(.container(axis), through: container, at: container[axis]?.finite ?? 0).cut(form)
    }
    let (perWidth, perHeight) = (lines[0]?.slope ?? 0, lines[1]?.slope ?? 0)
    let constant =
      form.value(at: container) - perWidth * (container.width?.finite ?? 0)
      - perHeight * (container.height?.finite ?? 0)
    return .affine(
      constant: InspectedNumber.rounded(constant.doubleValue),
      perWidth: InspectedNumber.roundedFactor(perWidth.doubleValue),
      perHeight: InspectedNumber.roundedFactor(perHeight.doubleValue))
  }

  /// Returns an extent along the sides that are varied.
  func length(_ extent: AffineExtent?, at container: ExactProposal) -> InspectedLength {
    guard let extent else { return .unspecified }
    return extent.form.map { length($0, at: container) } ?? .infinite
  }
}
