import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The requirements that are checked in any tree without being written.
///
/// ```swift
/// let range = RequirementRange(widths: 320...1_024)
/// let requirements = try StandardCheck.requirements(of: LayoutTree(row), over: range)
/// print(requirements.count)  // one for each text, each pair of siblings, each view in its parent, …
/// ```
public enum StandardCheck: CaseIterable, Sendable {
  /// Texts are not truncated.
  case wholeTexts
  /// Views of one container do not overlap.
  case apartSiblings
  /// Views do not extend beyond the frame or the container around them.
  case insideParents
  /// Views do not extend beyond the container that the root is laid out in, except along the axes along which
  /// they scroll.
  case insideContainer
  /// Buttons and other touch targets are at least 44 points wide and tall.
  case touchTargets
  /// A view that a choice shows is shown in a range of at least 20 points.
  case lastingViews
  /// Views that are in one row in a wide container do not wrap in a narrower one.
  case unbrokenRows
  /// A frame, padding, `fixedSize`, `layoutPriority` or alignment guide has an effect at some size.
  case effectiveModifiers
  /// Words are not broken across lines.
  case unbrokenWords
  /// Images are not distorted.
  case keptRatios
  /// Each candidate of a choice can be shown, and fits where no other does.
  case showableViews
  /// The invisible part of a clipped view does not cover a button and take its taps.
  case freeTargets

  /// Returns the requirements of all checks on a tree.
  ///
  /// - Throws: As `RequirementChecker.check` does.
  public static func requirements(
    of tree: LayoutTree, over range: RequirementRange, checker: RequirementChecker = RequirementChecker()
  ) throws -> [Requirement] {
    let views = StandardViews(tree)
    let (steady, wrapping) = (
      allCases.filter { $0 != .unbrokenRows }.flatMap { $0.requirements(of: views) },
      unbrokenRows.requirements(of: views)
    )
    guard !wrapping.isEmpty else { return steady }
    // Views that are in several rows even in the widest container are meant to be.
    let widest = RequirementRange(
      range.axis, over: range.range.upperBound...range.range.upperBound,
      other: range.heights.map { .finite($0.upperBound) } ?? range.other)
    let report = try checker.check(wrapping, of: tree, over: widest)
    return steady + report.verdicts.filter(\.holds).map(\.requirement)
  }

  /// Returns the requirements of one check on some views.
  func requirements(of views: StandardViews) -> [Requirement] {
    switch self {
    case .wholeTexts:
      views.texts.map { view in
        Requirement(.whole(WholeText(views: views.selector(view))), text: "\(views.name(view)) is whole")
      }
    case .apartSiblings:
      views.siblings.map { one, other in
        Requirement(
          .apart(Separation(views: views.selector(one), others: views.selector(other))),
          text: "\(views.name(one)) does not overlap \(views.name(other))")
      }
    case .insideParents:
      views.contained.map { view, parent in
        Requirement(
          .inside(Containment(inner: views.selector(view), outer: views.selector(parent))),
          text: "\(views.name(view)) inside \(views.frameName(parent))")
      }
    case .insideContainer:
      views.seenInContainer.map { view, axis in
        let adverb = axis.map { $0 == .horizontal ? " horizontally" : " vertically" } ?? ""
        return Requirement(
          .inside(
            Containment(
              inner: views.selector(view), outer: ViewSelector(ViewSelector.container), along: axis)),
          text: "\(views.name(view)) inside container\(adverb)")
      }
    case .touchTargets:
      views.targets.flatMap { view in
        [FrameProperty.width, .height].map { property in
          let side = FrameSum(terms: [
            FrameSum.Term(factor: 1, side: FrameSide(of: views.selector(view), property))
          ])
          return Requirement(
            .compared(
              NumberComparison(left: side, relation: .atLeast, right: FrameSum(constant: 44, terms: []))),
            text: "\(views.name(view)).\(property.rawValue) >= 44")
        }
      }
    case .lastingViews:
      views.candidates.map { view in
        Requirement(
          .lasting(Lasting(views: views.selector(view), least: 20)),
          text: "\(views.name(view)) shows for at least 20 points")
      }
    case .unbrokenRows:
      views.flows.map { view in
        Requirement(.row(OneRow(views: views.selector(view))), text: "\(views.name(view)) stays in one row")
      }
    case .effectiveModifiers:
      views.modifiers.map { view in
        Requirement(
          .effective(Effective(views: views.selector(view))),
          text: "\(views.modifierName(view)) changes something")
      }
    case .unbrokenWords:
      views.texts.map { view in
        Requirement(
          .unbroken(UnbrokenWords(views: views.selector(view))), text: "\(views.name(view)) breaks no word")
      }
    case .keptRatios:
      views.images.map { view in
        Requirement(
          .proportional(KeptRatio(views: views.selector(view))), text: "\(views.name(view)) keeps its ratio")
      }
    case .showableViews:
      views.candidates.dropFirstOfEach(in: views.tree).map { view in
        Requirement(
          .showable(Showable(views: views.selector(view))), text: "\(views.name(view)) can be shown")
      }
    case .freeTargets:
      views.covers.map { view, target in
        Requirement(
          .apart(Separation(views: views.selector(view), others: views.selector(target))),
          text: "what is clipped of \(views.name(view)) does not overlap \(views.name(target))")
      }
    }
  }
}

extension [LayoutTree.Index] {
  /// Returns the candidates without the first of each choice.
  fileprivate func dropFirstOfEach(in tree: LayoutTree) -> [LayoutTree.Index] {
    filter { view in tree[view].parent.map { tree[$0].children.first != view } ?? false }
  }
}
