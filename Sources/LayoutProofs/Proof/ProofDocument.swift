import ElementTree
import Foundation
import LinearProgramming

/// A proof over a range as a document: the question, and every frame on every interval.
///
/// Numbers are exact and written as text: `12`, `-1/3`. A length is two of them, the constant and the
/// increase for each point of the varied side, or one word, `infinity` or `-infinity`.
public struct ProofDocument: Codable, Hashable, Sendable {
  /// The version of the format that this library reads and writes.
  package static let version = 1

  /// An interval of lengths, with the frames on it.
  package struct Interval: Codable, Hashable, Sendable {
    /// The lower end, in points.
    package var from: String
    /// Whether the interval includes its lower end.
    package var fromIsIncluded: Bool
    /// The upper end, in points.
    package var to: String
    /// Whether the interval includes its upper end.
    package var toIsIncluded: Bool
    /// The frames, in the order of the tree.
    package var frames: [Frame]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case from, fromIsIncluded, to, toIsIncluded, frames
    }

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
    package var path: String
    /// The left edge, as a length.
    package var x: [String]
    /// The top edge, as a length.
    package var y: [String]
    /// The width, as a length.
    package var width: [String]
    /// The height, as a length.
    package var height: [String]

    enum CodingKeys: String, CodingKey, CaseIterable {
      case path, x, y, width, height
    }

    /// Creates a frame from a function that returns each coordinate.
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
  /// The result that the document states, which has to be `proven` if there is one.
  var result: String? = "proven"
  package var name: String
  /// The text of the scene's document.
  package var scene: String
  /// The side that varies: `width` or `height`.
  package var side: String
  /// The least length of the side, in points.
  package var from: String
  /// The greatest length of the side, in points.
  package var to: String
  /// The other side: a number of points, `nil` or `infinity`.
  package var otherSide: String
  /// The intervals, from the least length to the greatest.
  package var intervals: [Interval]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case tautProof, result, name, scene, side, from, to, otherSide, intervals
  }

  /// Creates a document of the current version.
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
  /// The word for a container's side along the axis: `width` or `height`.
  package var side: String { self == .horizontal ? "width" : "height" }
}

extension LengthFunction {
  /// The function in the form of a document.
  package var words: [String] {
    if case .finite(let function) = self {
      ["\(function.constant)", "\(function.slope)"]
    } else {
      ["\(self)"]
    }
  }

  /// Creates a function from its form in a document; `nil` if that is invalid.
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

extension ProofDocument {
  /// The question of a document: one side of the container varies over a range, and the other is fixed.
  package struct Question {
    /// The axis of the side that varies.
    package var axis: Axis
    /// The least and the greatest length of the side, in points.
    package var range: ClosedRange<Rational>
    /// The other side, in points; `nil` if unspecified.
    package var other: Extended<Rational>?
  }

  /// The result that a document states, whatever else it contains.
  private struct Outcome: Decodable { var result: String? }

  /// Creates a document from its JSON, which must be of the current version.
  ///
  /// - Throws: `ProofFault` if the JSON is invalid, states another result, or has unknown keys.
  public init(reading data: Data) throws(ProofFault) {
    // A document that states another result has other keys.
    if let result = (try? JSONDecoder().decode(Outcome.self, from: data))?.result, result != "proven" {
      throw .noProof(result: result)
    }
    let document: ProofDocument
    do {
      document = try JSONDecoder().decode(ProofDocument.self, from: data)
      try checkKeys(in: data)
    } catch let error as DecodingError {
      throw .unreadable(error.words)
    } catch let fault as ProofFault {
      throw fault
    } catch {
      throw .unreadable(error.localizedDescription)
    }
    guard document.tautProof == Self.version else { throw .unknownVersion(document.tautProof) }
    self = document
  }

  /// Returns the question that the document answers.
  ///
  /// - Throws: `ProofFault` if a side or a number is invalid, or the range is empty.
  package func question() throws(ProofFault) -> Question {
    let axis: Axis
    switch side {
    case Axis.horizontal.side: axis = .horizontal
    case Axis.vertical.side: axis = .vertical
    default: throw .notANumber(side, place: "side")
    }
    let (lower, upper) = (try Self.number(from, "from"), try Self.number(to, "to"))
    guard lower <= upper else { throw .emptyRange }
    let other: Extended<Rational>?
    switch otherSide {
    case "nil": other = nil
    case "infinity": other = .infinite
    default: other = .finite(try Self.number(otherSide, "otherSide"))
    }
    return Question(axis: axis, range: lower...upper, other: other)
  }

  package static func number(_ word: String, _ place: String) throws(ProofFault) -> Rational {
    guard let number = Rational(word) else { throw .notANumber(word, place: place) }
    return number
  }
}

extension ProofDocument.Interval {
  /// Returns the ends as numbers.
  ///
  /// - Parameter place: The number of the interval, from 1.
  /// - Throws: `ProofFault` if an end is not an exact number.
  package func exact(_ index: Int) throws(ProofFault) -> (lower: ExactInterval.End, upper: ExactInterval.End)
  {
    let lower = try ProofDocument.number(from, "interval \(index), from")
    let upper = try ProofDocument.number(to, "interval \(index), to")
    return (
      ExactInterval.End(lower, isIncluded: fromIsIncluded), ExactInterval.End(upper, isIncluded: toIsIncluded)
    )
  }
}

/// Rejects keys that a proof document does not have, as nothing in it may go unchecked.
private func checkKeys(in data: Data) throws {
  typealias Document = ProofDocument
  func check(_ value: Any?, _ known: [String], _ place: String) throws {
    guard let object = value as? [String: Any] else { return }
    for key in object.keys.sorted() where !known.contains(key) {
      throw ProofFault.unknownKey(key, place: place)
    }
  }
  let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
  try check(document, Document.CodingKeys.allCases.map(\.rawValue), "document")
  for (index, interval) in (document?["intervals"] as? [Any] ?? []).enumerated() {
    try check(interval, Document.Interval.CodingKeys.allCases.map(\.rawValue), "interval \(index + 1)")
    for frame in (interval as? [String: Any])?["frames"] as? [Any] ?? [] {
      try check(frame, Document.Frame.CodingKeys.allCases.map(\.rawValue), "interval \(index + 1), frames")
    }
  }
}

extension DecodingError {
  /// The reason as a message, with its place.
  fileprivate var words: String {
    func text(_ context: Context) -> String {
      let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(
        separator: ".")
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return text(context)
    case .keyNotFound(let key, let context): return "\(text(context)) (\(key.stringValue))"
    @unknown default: return "\(self)"
    }
  }
}
