import LayoutCore

extension DrawingRules {
  /// The drawing rules of views that are invisible by themselves.
  static let nothingDrawn: [any DrawingRule] = [
    AlignmentGuideDrawing(), AspectRatioDrawing(), ContainerRelativeFrameDrawing(), FixedSizeDrawing(),
    FlexibleFrameDrawing(), FlowDrawing(), FrameDrawing(), GeometryReaderDrawing(), GridDrawing(),
    GridCellDrawing(), IgnoresSafeAreaDrawing(), LazyGridDrawing(), LayoutPriorityDrawing(),
    LayoutValueDrawing(),
    OffsetDrawing(),
    PaddingDrawing(), PositionDrawing(), ViewThatFitsDrawing(),
  ]
}

/// Draws the content alone: a guide affects places only.
struct AlignmentGuideDrawing: InvisibleDrawing { typealias Element = AlignmentGuideElement }

/// The ratio is seen in the frame of the view.
struct AspectRatioDrawing: InvisibleDrawing { typealias Element = AspectRatioElement }

/// A frame is invisible, and cuts nothing off.
struct ContainerRelativeFrameDrawing: InvisibleDrawing { typealias Element = ContainerRelativeFrameElement }

/// Draws the content alone, also where it is larger than its frame.
struct FixedSizeDrawing: InvisibleDrawing { typealias Element = FixedSizeElement }

/// A frame is invisible, and cuts nothing off.
struct FlexibleFrameDrawing: InvisibleDrawing { typealias Element = FlexibleFrameElement }

/// Children follow each other, line by line.
struct FlowDrawing: InvisibleDrawing { typealias Element = FlowElement }

/// A frame is invisible, and cuts nothing off.
struct FrameDrawing: InvisibleDrawing { typealias Element = FrameElement }

/// Draws the content alone, which was made for the size.
struct GeometryReaderDrawing: InvisibleDrawing { typealias Element = GeometryReaderElement }

/// Views are drawn where they are.
struct LazyGridDrawing: InvisibleDrawing { typealias Element = LazyGridElement }

/// Cells are drawn where they are.
struct GridDrawing: InvisibleDrawing { typealias Element = GridElement }

/// Draws the content alone: a cell's settings for its grid are invisible.
struct GridCellDrawing: InvisibleDrawing { typealias Element = GridCellElement }

/// A view that reaches into the safe area is drawn where it reaches.
struct IgnoresSafeAreaDrawing: InvisibleDrawing { typealias Element = IgnoresSafeAreaElement }

/// A priority is seen in nothing but sizes.
struct LayoutPriorityDrawing: InvisibleDrawing { typealias Element = LayoutPriorityElement }

/// A value for a layout is invisible.
struct LayoutValueDrawing: InvisibleDrawing { typealias Element = LayoutValueElement }

/// The frame of the view is where it is drawn.
struct OffsetDrawing: InvisibleDrawing { typealias Element = OffsetElement }

/// Draws the content alone: padding is empty.
struct PaddingDrawing: InvisibleDrawing { typealias Element = PaddingElement }

/// The place is seen in the frame of the view.
struct PositionDrawing: InvisibleDrawing { typealias Element = PositionElement }

/// The view that fits is the only one that has a place.
struct ViewThatFitsDrawing: InvisibleDrawing { typealias Element = ViewThatFitsElement }
