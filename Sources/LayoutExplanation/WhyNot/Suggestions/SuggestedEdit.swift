import LayoutCore
import LinearProgramming

/// One change that a person might make to a layout.
public enum SuggestedEdit: Hashable, Sendable {
  /// A modifier that is put around a view.
  public enum AddedModifier: Hashable, Sendable {
    /// `layoutPriority(_:)`.
    case layoutPriority(Double)
    /// `fixedSize(horizontal:vertical:)`.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// `frame(minWidth:)` or `frame(minHeight:)`, in points.
    case minimum(Axis, Double)
    /// `frame(maxWidth:)` or `frame(maxHeight:)`, in points.
    case maximum(Axis, Double)

    /// The modifier as an element of the tree.
    var element: any LayoutElement {
      switch self {
      case .layoutPriority(let priority): LayoutPriorityElement(priority)
      case .fixedSize(let horizontal, let vertical):
        FixedSizeElement(horizontal: horizontal, vertical: vertical)
      case .minimum(.horizontal, let length): FlexibleFrameElement(minWidth: length)
      case .minimum(.vertical, let length): FlexibleFrameElement(minHeight: length)
      case .maximum(.horizontal, let length): FlexibleFrameElement(maxWidth: length)
      case .maximum(.vertical, let length): FlexibleFrameElement(maxHeight: length)
      }
    }
  }

  /// Another value of a fact: a length, a limit or a modifier that is taken away, another font.
  case changed(Fact, FactValue)
  /// One more modifier around a view.
  case added(AddedModifier, around: LayoutTree.Index)
  /// A modifier and the one inside it, the other way around.
  case swapped(LayoutTree.Index)
  /// A row in place of a column, or a column in place of a row.
  case turned(LayoutTree.Index)
  /// Another candidate of a choice is the first that is tried.
  case reordered(LayoutTree.Index, first: LayoutTree.Index)

  /// What kind of change it is, in the words of documents.
  public enum Kind: String, Hashable, Sendable {
    /// Something that is there is taken away.
    case remove
    /// Something that is there gets another value.
    case change
    /// A layout priority is added.
    case addLayoutPriority = "add layoutPriority"
    /// A `fixedSize` is added.
    case addFixedSize = "add fixedSize"
    /// A frame is added.
    case addFrame = "add frame"
    /// Two modifiers are put the other way around.
    case swap
    /// A stack is put along the other axis.
    case turn
    /// The candidates of a choice are put in another order.
    case reorder
  }

  /// What kind of change it is.
  public var kind: Kind {
    switch self {
    case .changed(_, .absent): .remove
    case .changed: .change
    case .added(.layoutPriority, _): .addLayoutPriority
    case .added(.fixedSize, _): .addFixedSize
    case .added(.minimum, _), .added(.maximum, _): .addFrame
    case .swapped: .swap
    case .turned: .turn
    case .reordered: .reorder
    }
  }

  /// The view that is changed, or around which something is added; `nil` for the container.
  public var view: LayoutTree.Index? {
    switch self {
    case .changed(let fact, _): fact.view
    case .added(_, let view), .swapped(let view), .turned(let view), .reordered(let view, _): view
    }
  }
}

/// A change after which what was asked for is so: it was laid out.
public struct Suggestion: Sendable {
  /// What is changed.
  public var edit: SuggestedEdit
  /// The number on the left of a comparison as it is then, in points; `nil` where no numbers are compared.
  public var value: Rational?
  /// How many views get another size, those in question and their modifiers aside.
  public var changedViewCount: Int
  /// The texts that are cut off then and are not now, as they stand in the present tree.
  public var newlyCutOff: [LayoutTree.Index]
  /// The views that stick out of what contains them then and do not now, or stick out further.
  public var newlySticksOut: [LayoutTree.Index]
  /// The tree with the change.
  public var tree: LayoutTree
  /// What the root is proposed then.
  public var proposal: ProposedViewSize
  /// Where the views of the present tree stand in that one.
  let places: EditedPlaces

  /// Where a view of the present tree stands in the changed one; what it wraps, if it is a modifier that is taken away.
  public func place(of view: LayoutTree.Index) -> LayoutTree.Index? { places.place(of: view) }
}
