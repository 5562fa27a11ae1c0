import LayoutCore

/// The view that fits is the only one that has a place.
struct ViewThatFitsDrawing: InvisibleDrawing { typealias Element = ViewThatFitsElement }
