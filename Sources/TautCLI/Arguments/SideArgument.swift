import ArgumentParser
import LayoutCore

/// A side of a view, as the command line names it.
enum SideArgument: String, ExpressibleByArgument, CaseIterable {
  case width, height

  /// The axis of the side.
  var axis: Axis { self == .width ? .horizontal : .vertical }
}
