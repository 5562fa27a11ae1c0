import LayoutCore

/// A guide is seen in nothing but places.
struct AlignmentGuideDrawing: InvisibleDrawing { typealias Element = AlignmentGuideElement }
