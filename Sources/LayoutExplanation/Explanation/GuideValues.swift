import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The guides of views as they are placed.
struct GuideValues {
  let explanation: LayoutExplanation
  /// The block in which the views are aligned.
  let block: SolvedBlock
  private var tree: LayoutTree { explanation.tree }

  init(_ explanation: LayoutExplanation, in block: SolvedBlock) {
    self.explanation = explanation
    self.block = block
  }

  /// The value of a guide of a view, from the view's own edge; `nil` where it is infinite or nobody asked for it.
  func value(_ guide: AlignmentKey, of view: LayoutTree.Index) -> Rational? {
    if tree[view].traits.explicitGuides.contains(guide) {
      return block.guides[view]?[guide]?.expression.map(block.value(of:))
    }
    return value(of: guide.defaultValue, of: view) { value($0, of: view) }
  }

  /// The value of a guide of a view that has no explicit ones, such as the line of a frame.
  func standard(_ guide: AlignmentKey, of view: LayoutTree.Index) -> Rational? {
    value(of: guide.defaultValue, of: view) { standard($0, of: view) }
  }

  /// Where the value of a guide of a view comes from.
  func source(_ guide: AlignmentKey, of view: LayoutTree.Index) -> GuideMeeting.Source {
    guard tree[view].traits.explicitGuides.contains(guide) else { return .standard }
    var view = view
    while tree[view].element.role == .modifier, let child = tree[view].children.first {
      if let modifier = tree[view].element as? AlignmentGuideElement, modifier.guide == guide {
        return .written(view)
      }
      view = child
    }
    return tree[view].element.role == .container ? .combined(view) : .baseline
  }

  private func value(
    of function: GuideFunction, of view: LayoutTree.Index, guide: @escaping (AlignmentKey) -> Rational?
  ) -> Rational? {
    guard let sides = explanation.explanation(for: view) else { return nil }
    switch function {
    case .linear(let length):
      var sum = Rational(exactly: Double(length.constant))
      for term in length.terms {
        let dimension: Rational? =
          switch term.dimension {
          case .width: sides.width.length
          case .height: sides.height.length
          case .guide(let key): guide(key)
          }
        guard let known = sum, let dimension, let factor = Rational(exactly: Double(term.coefficient)) else {
          return nil
        }
        sum = known + dimension * factor
      }
      return sum
    case .opaque(let closure):
      guard let width = sides.width.length, let height = sides.height.length else { return nil }
      let dimensions = ViewDimensions(
        width: .init(width.doubleValue), height: .init(height.doubleValue)
      ) { key in
        tree[view].traits.explicitGuides.contains(key) ? guide(key).map { .init($0.doubleValue) } : nil
      }
      return Rational(exactly: Double(closure(dimensions)))
    }
  }
}
