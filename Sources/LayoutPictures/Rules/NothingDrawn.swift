import LayoutCore

extension DrawingRules {
  /// The drawing rules of views that are not visible themselves.
  static let nothingDrawn: [any DrawingRule] = [
    AlignmentGuideDrawing(), AspectRatioDrawing(), ContainerRelativeFrameDrawing(), FixedSizeDrawing(),
    FlexibleFrameDrawing(), FlowDrawing(), FrameDrawing(), GeometryReaderDrawing(), GridDrawing(),
    GridCellDrawing(), IgnoresSafeAreaDrawing(), LazyGridDrawing(), LayoutPriorityDrawing(),
    LayoutValueDrawing(),
    OffsetDrawing(),
    PaddingDrawing(), PositionDrawing(), ViewThatFitsDrawing(),
  ]
}

/// The rule of an alignment guide, which only affects positions.
struct AlignmentGuideDrawing: InvisibleDrawing { typealias Element = AlignmentGuideElement }

/// The rule of an aspect ratio, which is visible in the view's frame alone.
struct AspectRatioDrawing: InvisibleDrawing { typealias Element = AspectRatioElement }

/// The rule of a container-relative frame, which is invisible and does not clip.
struct ContainerRelativeFrameDrawing: InvisibleDrawing { typealias Element = ContainerRelativeFrameElement }

/// The rule of a fixed size, whose content is drawn even where it exceeds the frame.
struct FixedSizeDrawing: InvisibleDrawing { typealias Element = FixedSizeElement }

/// The rule of a flexible frame, which is invisible and does not clip.
struct FlexibleFrameDrawing: InvisibleDrawing { typealias Element = FlexibleFrameElement }

/// The rule of a flow, whose children are drawn row by row.
struct FlowDrawing: InvisibleDrawing { typealias Element = FlowElement }

/// The rule of a frame, which is invisible and does not clip.
struct FrameDrawing: InvisibleDrawing { typealias Element = FrameElement }

/// The rule of a geometry reader, whose content was made for its size.
struct GeometryReaderDrawing: InvisibleDrawing { typealias Element = GeometryReaderElement }

/// The rule of a lazy grid, whose views are drawn at their positions.
struct LazyGridDrawing: InvisibleDrawing { typealias Element = LazyGridElement }

/// The rule of a grid, whose cells are drawn at their positions.
struct GridDrawing: InvisibleDrawing { typealias Element = GridElement }

/// The rule of a grid attribute of a cell, which is invisible.
struct GridCellDrawing: InvisibleDrawing { typealias Element = GridCellElement }

/// The rule of a view that ignores the safe area, which is drawn in its extended frame.
struct IgnoresSafeAreaDrawing: InvisibleDrawing { typealias Element = IgnoresSafeAreaElement }

/// The rule of a layout priority, which only affects sizes.
struct LayoutPriorityDrawing: InvisibleDrawing { typealias Element = LayoutPriorityElement }

/// The rule of a layout value, which is invisible.
struct LayoutValueDrawing: InvisibleDrawing { typealias Element = LayoutValueElement }

/// The rule of an offset, which has already moved the frame in which the view is drawn.
struct OffsetDrawing: InvisibleDrawing { typealias Element = OffsetElement }

/// The rule of padding, which is empty space.
struct PaddingDrawing: InvisibleDrawing { typealias Element = PaddingElement }

/// The rule of a position, which is visible in the view's frame alone.
struct PositionDrawing: InvisibleDrawing { typealias Element = PositionElement }

/// The rule of a choice of the view that fits, which is the only one that is placed.
struct ViewThatFitsDrawing: InvisibleDrawing { typealias Element = ViewThatFitsElement }
