import Foundation
import LayoutCore
import LinearProgramming

extension ProofDocument {
  /// What a document is about: one side of the container runs through a range, the other stays.
  package struct Question {
    /// Which side runs.
    package var axis: Axis
    /// Its least and greatest length, in points.
    package var range: ClosedRange<Rational>
    /// The other side; `nil` is unspecified.
    package var other: Extended<Rational>?
  }

  /// What a document says came out, whatever else is in it.
  private struct Outcome: Decodable { var result: String? }

  /// Reads a document; refuses one of another version.
  ///
  /// Throws `ProofFault`.
  public init(reading data: Data) throws(ProofFault) {
    // What was not proven has other keys.
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

  /// What was asked.
  ///
  /// Throws `ProofFault`.
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
  /// The ends in numbers; `place` is the interval's, counted from 1.
  ///
  /// Throws `ProofFault`.
  package func exact(_ place: Int) throws(ProofFault) -> (lower: ExactInterval.End, upper: ExactInterval.End)
  {
    let lower = try ProofDocument.number(from, "interval \(place), from")
    let upper = try ProofDocument.number(to, "interval \(place), to")
    return (
      ExactInterval.End(lower, isIncluded: fromIsIncluded), ExactInterval.End(upper, isIncluded: toIsIncluded)
    )
  }
}

/// Refuses keys that a proof document does not have: what is not checked must not stand there.
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
  for (place, interval) in (document?["intervals"] as? [Any] ?? []).enumerated() {
    try check(interval, Document.Interval.CodingKeys.allCases.map(\.rawValue), "interval \(place + 1)")
    for frame in (interval as? [String: Any])?["frames"] as? [Any] ?? [] {
      try check(frame, Document.Frame.CodingKeys.allCases.map(\.rawValue), "interval \(place + 1), frames")
    }
  }
}

extension DecodingError {
  /// The cause and its place.
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
