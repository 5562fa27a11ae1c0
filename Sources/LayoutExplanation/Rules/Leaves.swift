import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

extension ExplanationRules {
  /// The explanation rules of leaves.
  static let leaves: [any ExplanationRule.Type] = [
    CircleExplanation.self, DividerExplanation.self, ImageExplanation.self, MeasuredExplanation.self,
    ShapeExplanation.self, SpacerExplanation.self,
  ]
}

/// A circle, as wide as it is tall.
struct CircleExplanation: LeafExplanation {
  let element: CircleElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func content(along axis: Axis) -> ParameterName? { nil }
}

/// A divider, a line across its stack.
struct DividerExplanation: LeafExplanation {
  let element: DividerElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func content(along axis: Axis) -> ParameterName? { nil }
}

/// An image, named by its own size, which can be changed unless the image is resizable.
struct ImageExplanation: LeafExplanation {
  let element: ImageElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String {
    element.name.isEmpty ? element.kind : "Image(\"\(element.name)\")"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    guard parameter == .width || parameter == .height else { return plainPhrase(parameter, owner) }
    let length = "\(parameter) \(value(parameter))"
    guard let owner else { return "the image's own \(length)" }
    let thing = owned("own \(length)", by: owner)
    return thing.hasPrefix("the own ") ? owned(length, by: owner) : thing
  }

  func idealSize(in view: ExplainedView) -> [Rational]? {
    element.size.map { [Rational(finite: $0.width), Rational(finite: $0.height)] }
  }

  func content(along axis: Axis) -> ParameterName? {
    element.isResizable ? nil : axis == .horizontal ? .width : .height
  }
}

/// A text or other measured content, named by its words.
struct MeasuredExplanation: LeafExplanation {
  let element: MeasuredElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { element.content.measure(.unspecified).size }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    guard let text = element.text else { return owner.map { owned("content", by: $0) } ?? "the content" }
    // A text without an id is named by its words.
    if owner == "\"\(text.string)\"" { return "the text \(owner ?? "")" }
    return owner.map { owned("text", by: $0) } ?? "the text"
  }

  func content(along axis: Axis) -> ParameterName? { element[.runs] == nil ? .text : .runs }

  func lines(at proposal: ProposedViewSize) -> LineBreaks? {
    element.text.map { text in
      let measured = text.measured(width: proposal.width, height: proposal.height)
      return LineBreaks(
        lines: measured.lines, isTruncated: measured.isTruncated, limit: text.lineLimit,
        widths: proposal.width.map { _ in measured.leaf.widths },
        heights: proposal.height.map { _ in measured.leaf.heights }, scale: measured.scale)
    }
  }

  func missingHeight(at proposal: ExactProposal, width own: CGFloat) -> Rational {
    guard let text = element.text, let shown = text.shown(at: proposal, width: own), shown.isTruncated
    else { return 0 }
    var unlimited = text
    unlimited.lineLimit = nil
    let width = proposal.width.map { CGFloat($0.doubleRoundedDown) }
    let whole = unlimited.measured(width: width, height: nil).size.height
    return max(Rational(finite: whole - shown.size.height), Rational(numerator: 1, denominator: 64))
  }

  func brokenWords(at proposal: ExactProposal, width own: CGFloat) -> Int {
    guard let text = element.text, let shown = text.shown(at: proposal, width: own) else { return 0 }
    return BrokenWords(of: text.string, in: shown.lines).words.count
  }
}

extension TextContent {
  /// Returns the measurement with the given width at an exact proposal.
  fileprivate func shown(at proposal: ExactProposal, width own: CGFloat) -> TextMeasurement? {
    let width = proposal.width.map { CGFloat($0.doubleRoundedDown) }
    let height = proposal.height.map { CGFloat($0.doubleRoundedDown) }
    // A width that is not a double lies between two of them; the answer for one of these is the text's.
    let measured = [width, width?.nextUp].map { self.measured(width: $0, height: height) }
    return measured.first { $0.size.width == own } ?? measured.first
  }

  fileprivate func measured(width: CGFloat?, height: CGFloat?) -> TextMeasurement {
    measurement(ProposedViewSize(width: width, height: height))
  }
}

/// A shape, which fills its proposal: only its presence can be named.
struct ShapeExplanation: LeafExplanation {
  let element: ShapeElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func content(along axis: Axis) -> ParameterName? { nil }
}

/// A spacer, named by its minimum length where one is written.
struct SpacerExplanation: LeafExplanation {
  let element: SpacerElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String {
    element.minLength == nil ? "Spacer()" : "Spacer(minLength: \(value(.minLength)))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    let isDefault = element.minLength == nil
    let length = "\(isDefault ? "default " : "")minLength \(value(parameter))"
    guard let owner else { return isDefault ? "the \(length)" : call(along: .horizontal) }
    return owned(length, by: owner)
  }

  func naturalLength(along axis: Axis, in view: ExplainedView) -> String {
    guard let stack = element.axis, stack != axis else { return "its own \(Words.side(axis))" }
    return "a spacer takes no \(Words.side(axis)) across its stack"
  }

  func content(along axis: Axis) -> ParameterName? {
    element.minLength == nil ? nil : .minLength
  }
}
