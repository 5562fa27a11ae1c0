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
  /// A frame, padding, `fixedSize` or `layoutPriority` changes nothing at any size.
  case effectiveModifiers

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
          text: "\(views.name(view)) inside \(views.name(parent))")
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
          .effective(Effective(views: views.selector(view))), text: "\(views.name(view)) changes something")
      }
    }
  }
}

/// The views of a tree that the standard checks are about.
struct StandardViews {
  let tree: LayoutTree

  init(_ tree: LayoutTree) { self.tree = tree }

  /// A view by its path, which no other has.
  func selector(_ view: LayoutTree.Index) -> ViewSelector { ViewSelector(tree[view].path) }

  /// What a view is called: its id where no other view has it, a text by its words, or else its path.
  func name(_ view: LayoutTree.Index) -> String {
    if tree[view].id == nil, (tree[view].element as? MeasuredElement)?.text?.string.isEmpty == false {
      return tree.nameInSentences(of: view)
    }
    guard let id = tree[view].id, !id.contains(where: \.isWhitespace),
      tree.nodes.count(where: { $0.id == id }) == 1
    else { return tree[view].path }
    return id
  }

  /// The texts.
  var texts: [LayoutTree.Index] {
    tree.indices.filter { (tree[$0].element as? MeasuredElement)?.text != nil }
  }

  /// Leaves of different children of one stack, grid or flow.
  var siblings: [(LayoutTree.Index, LayoutTree.Index)] {
    tree.indices.filter { isRow($0) }.flatMap { parent in
      let leaves = tree[parent].children.map { contents(of: $0) }
      return leaves.enumerated().flatMap { place, own in
        leaves.dropFirst(place + 1).flatMap { others in
          own.flatMap { one in others.map { (one, $0) } }
        }
      }
    }
  }

  /// Views in each frame around them up to the nearest container, and in that container, but for what scrolls.
  var contained: [(view: LayoutTree.Index, parent: LayoutTree.Index)] {
    tree.indices.filter { tree[$0].element.role != .modifier && !isEmpty($0) }.flatMap { view in
      frames(around: view).map { (view, $0) }
    }
  }

  private func frames(around view: LayoutTree.Index) -> [LayoutTree.Index] {
    var frames: [LayoutTree.Index] = []
    var inner = view
    while let parent = tree[inner].parent {
      let isContainer = tree[parent].element.role == .container
      // What is laid over a view, or behind it, may reach beyond.
      guard !scrolls(parent), isContainer || tree[parent].children.first == inner else { return frames }
      if isContainer || tree[parent].element.kind == "frame" { frames.append(parent) }
      if isContainer { return frames }
      inner = parent
    }
    return frames
  }

  /// Leaves that nothing scrolls.
  var unscrolled: [LayoutTree.Index] {
    tree.indices.filter { view in
      tree[view].element.role == .leaf && !isEmpty(view)
        && !sequence(first: view, next: { tree[$0].parent }).contains(where: scrolls)
    }
  }

  /// Views that are tapped.
  var targets: [LayoutTree.Index] {
    tree.indices.filter { ["Button", "Toggle"].contains(tree[$0].element.kind) }
  }

  /// What choices show, one or another.
  var candidates: [LayoutTree.Index] {
    tree.indices.filter { view in
      tree[view].parent.map { !tree[$0].element.placesAllChildren } ?? false
    }
  }

  /// Modifiers that are written to change the layout.
  var modifiers: [LayoutTree.Index] { tree.indices.filter { Effective.canGo(tree[$0]) } }

  /// Containers that wrap.
  var flows: [LayoutTree.Index] { tree.indices.filter { tree[$0].element is FlowElement } }

  /// Whether the children of a container lie beside each other, and not on each other.
  private func isRow(_ view: LayoutTree.Index) -> Bool {
    let element = tree[view].element
    return element.role == .container && element.placesAllChildren
      && !(element is ZStackElement) && !(element is GeometryReaderElement) && !scrolls(view)
  }

  private func scrolls(_ view: LayoutTree.Index) -> Bool { tree[view].element is ScrollViewElement }

  private func isEmpty(_ view: LayoutTree.Index) -> Bool { tree[view].element is SpacerElement }

  /// The leaves in a view that are seen.
  private func contents(of view: LayoutTree.Index) -> [LayoutTree.Index] {
    guard !scrolls(view) else { return [view] }
    let children = tree[view].children
    guard !children.isEmpty else { return isEmpty(view) ? [] : [view] }
    // Of a modifier, what it wraps counts, and not what is laid over it or behind it.
    let inner = tree[view].element.role == .modifier ? Array(children.prefix(1)) : children
    return inner.flatMap { contents(of: $0) }
  }
}
