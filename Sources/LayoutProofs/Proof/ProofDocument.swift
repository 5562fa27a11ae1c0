import LayoutCore
import LinearProgramming

/// A proof over a range as it is kept in a file: what was asked, and every frame on every interval.
///
/// Numbers are exact and written as text: `12`, `-1/3`. A length is two of them, the constant and what a point of the
/// running side adds, or one word, `infinity` or `-infinity`.
public struct ProofDocument: Codable, Hashable, Sendable {
  /// The version of the format that is read and written.
  package static let version = 1

  /// An interval and the frames there.
  package struct Interval: Codable, Hashable, Sendable {
    /// The lower end, in points.
    package var from: String
    /// Whether the lower end belongs to the interval.
    package var fromIsIncluded: Bool
    /// The upper end, in points.
    package var to: String
    /// Whether the upper end belongs to the interval.
    package var toIsIncluded: Bool
    /// The frames, in the order of the tree.
    package var frames: [Frame]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case from, fromIsIncluded, to, toIsIncluded, frames
    }

    /// Makes an interval.
    package init(from: String, fromIsIncluded: Bool, to: String, toIsIncluded: Bool, frames: [Frame]) {
      self.from = from
      self.fromIsIncluded = fromIsIncluded
      self.to = to
      self.toIsIncluded = toIsIncluded
      self.frames = frames
    }
  }

  /// A view's frame in the container's coordinates.
  package struct Frame: Codable, Hashable, Sendable {
    /// The view's path.
    package var path: String
    /// The left edge.
    package var x: [String]
    /// The top edge.
    package var y: [String]
    /// The width.
    package var width: [String]
    /// The height.
    package var height: [String]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case path, x, y, width, height
    }

    /// Makes a frame of what a function says of its coordinates.
    package init(path: String, _ number: (FrameCoordinate) -> [String]) {
      self.path = path
      x = number(.x)
      y = number(.y)
      width = number(.width)
      height = number(.height)
    }

    /// The text of a coordinate in the container.
    package subscript(coordinate: FrameCoordinate) -> [String] {
      switch coordinate {
      case .x, .xInParent: x
      case .y, .yInParent: y
      case .width: width
      case .height: height
      }
    }
  }

  /// The version of the format.
  package var tautProof: Int
  /// What the document says came out, if it says so: `proven`, or it is no proof.
  var result: String? = "proven"
  /// What the scene is called.
  package var name: String
  /// The text of the scene's document.
  package var scene: String
  /// Which side runs: `width` or `height`.
  package var side: String
  /// Its least length, in points.
  package var from: String
  /// Its greatest length, in points.
  package var to: String
  /// The other side: a number of points, `nil` or `infinity`.
  package var otherSide: String
  /// The intervals, from the least length to the greatest.
  package var intervals: [Interval]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case tautProof, result, name, scene, side, from, to, otherSide, intervals
  }

  /// Makes a document of this version.
  package init(
    name: String, scene: String, side: String, from: String, to: String, otherSide: String,
    intervals: [Interval]
  ) {
    tautProof = Self.version
    self.name = name
    self.scene = scene
    self.side = side
    self.from = from
    self.to = to
    self.otherSide = otherSide
    self.intervals = intervals
  }
}

extension Axis {
  /// The word for a container's side along the axis.
  package var side: String { self == .horizontal ? "width" : "height" }
}

extension LengthFunction {
  /// The function as a document writes it.
  package var words: [String] {
    if case .finite(let function) = self {
      ["\(function.constant)", "\(function.slope)"]
    } else {
      ["\(self)"]
    }
  }

  /// Reads what a document writes; `nil` where it cannot be read.
  package init?(words: [String]) {
    switch words.count {
    case 1 where words[0] == "infinity": self = .infinite
    case 1 where words[0] == "-infinity": self = .negativeInfinite
    case 2:
      guard let constant = Rational(words[0]), let slope = Rational(words[1]) else { return nil }
      self = .finite(AffineLength(constant, slope: slope))
    default: return nil
    }
  }
}
