// The tree and the vocabulary that makes trees, in one import: for programs that describe views, and for whatever reads
// them. An engine needs the tree alone.
@_exported import ElementTree
@_exported import LayoutViews
