import LayoutCore

/// A way to break a rule from outside: in what it is asked, in what it answers, or in where it puts its children.
enum Fault: Hashable, Sendable {
  /// The rule's parameters are changed instead.
  case none
  /// Width and height of the proposal are exchanged.
  case swappedProposal
  /// A side that is not proposed counts as zero.
  case nilForgotten(Axis)
  /// A side that is proposed is forgotten.
  case sideDropped(Axis)
  /// Width and height of the answer are exchanged.
  case swappedSize
  /// A side of the answer is a point too long.
  case sizeOff(Axis)
  /// Children stand a point too far along an axis.
  case placedOff(Axis)
  /// The two coordinates of each child are exchanged.
  case swappedPlaces
  /// Children are placed with the view's own proposal.
  case proposesOwn
  /// Children are placed with the view's size as their proposal.
  case proposesSize
  /// Children are placed with a side left open.
  case proposesNil(Axis)
  /// Explicit guides are a point too far.
  case guideOff
  /// Explicit guides are forgotten.
  case guideForgotten

  /// What any rule can be broken by that passes everything through.
  static let passingThrough: [Fault] = [
    .sizeOff(.horizontal), .swappedProposal, .sideDropped(.vertical), .placedOff(.vertical), .guideOff,
  ]
}

extension Fault: CustomStringConvertible {
  /// The fault in a few words.
  var description: String {
    switch self {
    case .none: "other parameters"
    case .swappedProposal: "swapped proposal"
    case .nilForgotten(let axis): "nil is zero, \(axis)"
    case .sideDropped(let axis): "proposal forgotten, \(axis)"
    case .swappedSize: "swapped size"
    case .sizeOff(let axis): "size off by one, \(axis)"
    case .placedOff(let axis): "place off by one, \(axis)"
    case .swappedPlaces: "swapped places"
    case .proposesOwn: "proposes its own proposal"
    case .proposesSize: "proposes its own size"
    case .proposesNil(let axis): "proposes nothing, \(axis)"
    case .guideOff: "guide off by one"
    case .guideForgotten: "guide forgotten"
    }
  }
}
