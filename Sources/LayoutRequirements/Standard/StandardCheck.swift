import LayoutCore
import LayoutExplanation
import LinearProgramming

/// What can be required of any tree without writing it.
///
/// ```swift
/// let range = RequirementRange(.horizontal, over: 320...1_024)
/// let requirements = try StandardCheck.requirements(of: LayoutTree(row), over: range)
/// print(requirements.count)  // one for each text, each pair of siblings, each view in its parent, …
/// ```
public enum StandardCheck: CaseIterable, Sendable {
  /// A text is cut off.
  case wholeTexts
  /// Views of one container collide.
  case apartSiblings
  /// A view reaches beyond the frame or the container that it is in.
  case insideParents
  /// A view reaches beyond the container that the root lies in.
  case insideContainer
  /// A button or the like is less than 44 points wide or tall.
  case touchTargets
  /// A view that a choice shows is shown in a range of less than 20 points.
  case lastingViews
  /// What is in one row where there is room wraps where there is less.
  case unbrokenRows
  /// A frame, padding, `fixedSize`, `layoutPriority` or alignment guide changes nothing at any size.
  case effectiveModifiers
  /// A word begins in one line of a text and goes on in the next.
  case unbrokenWords
  /// An image is stretched along one side.
  case keptRatios
  /// A view that a choice never shows, or shows where it fits no better than another one.
  case showableViews
  /// What is clipped lies invisibly over a button and takes its taps.
  case freeTargets

  /// What all the checks require of a tree, in the words of the language.
  ///
  /// Throws as `RequirementChecker.check` does.
  public static func requirements(
    of tree: LayoutTree, over range: RequirementRange, checker: RequirementChecker = RequirementChecker()
  ) throws -> [Requirement] {
    let views = StandardViews(tree)
    let (steady, wrapping) = (
      allCases.filter { $0 != .unbrokenRows }.flatMap { $0.requirements(of: views) },
      unbrokenRows.requirements(of: views)
    )
    guard !wrapping.isEmpty else { return steady }
    // What has several rows with all the room there is, is meant to have several.
    let widest = RequirementRange(
      range.axis, over: range.range.upperBound...range.range.upperBound,
      other: range.heights.map { .finite($0.upperBound) } ?? range.other)
    let report = try checker.check(wrapping, of: tree, over: widest)
    return steady + report.verdicts.filter(\.holds).map(\.requirement)
  }

  private func requirements(of views: StandardViews) -> [Requirement] {
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
      views.unscrolled.map { view in
        Requirement(
          .inside(
            Containment(inner: views.selector(view), outer: ViewSelector(ViewSelector.container))),
          text: "\(views.name(view)) inside container")
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
  /// Those of some candidates before which another one stands.
  fileprivate func dropFirstOfEach(in tree: LayoutTree) -> [LayoutTree.Index] {
    filter { view in tree[view].parent.map { tree[$0].children.first != view } ?? false }
  }
}
