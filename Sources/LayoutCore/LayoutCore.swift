// One import of the tree and of the vocabulary that makes trees, for programs that describe views and for
// code that reads such programs. An engine needs the tree alone.
@_exported import ElementTree
@_exported import LayoutViews
