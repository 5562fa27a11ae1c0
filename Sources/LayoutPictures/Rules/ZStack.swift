import LayoutCore

/// Children lie over each other, the later ones on top.
struct ZStackDrawing: InvisibleDrawing { typealias Element = ZStackElement }
