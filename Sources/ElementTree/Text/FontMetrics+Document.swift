import Foundation

/// A font's metrics as a document, written by `Scripts/font-metrics.py` and `Scripts/font-metrics.swift`.
///
/// ```json
/// {"fontMetrics": 1, "name": "My font", "source": "My-Regular.ttf, version 1", "unitsPerEm": 2048,
///  "faces": [{"weight": "regular", "opticalSize": 17, "average": 1100, "advances": {"a": 1114, "b": 1150}}],
///  "kerning": {"AV": -80}, "tracking": {"13": -0.08, "17": -0.43}}
/// ```
///
/// Advances and kerns are in units, tracking in points at a size in points.
package struct FontMetricsDocument: Codable, Sendable {
  /// The version of the format, which is 1.
  package var fontMetrics: Int
  package var name: String
  /// The origin of the numbers, such as a file and its version.
  package var source: String
  /// The number of font units in one em, from 16 to 1,000,000.
  package var unitsPerEm: Int
  /// The faces of the font, at least one.
  package var faces: [Face]
  /// The kerning by pairs of letters, in units; from -2 to 2 em.
  package var kerning: [String: Double]
  /// The tracking in points by size in points; from -100 to 100.
  package var tracking: [String: Double]

  /// A face of the font: its advances at one weight and optical size.
  package struct Face: Codable, Sendable {
    /// The weight's name in `Font.Weight`.
    package var weight: String
    /// The optical size of the face, in points, from 1 to 1,000.
    package var opticalSize: Double
    /// The advance of a letter outside the table, in units; at most 3.99 em.
    package var average: Double
    /// The advances by letters of one scalar each, in units; at most 3.99 em.
    package var advances: [String: Double]

    package init(weight: String, opticalSize: Double, average: Double, advances: [String: Double]) {
      self.weight = weight
      self.opticalSize = opticalSize
      self.average = average
      self.advances = advances
    }
  }

  package init(
    name: String, source: String, unitsPerEm: Int, faces: [Face], kerning: [String: Double],
    tracking: [String: Double]
  ) {
    fontMetrics = 1
    self.name = name
    self.source = source
    self.unitsPerEm = unitsPerEm
    self.faces = faces
    self.kerning = kerning
    self.tracking = tracking
  }
}

/// An error in a document of a font's metrics.
public enum FontMetricsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document is not JSON, or a member is missing or of another kind.
  case malformed(path: String, reason: String)
  /// The document has a version other than 1.
  case version(Int)
  /// A number is outside of its range.
  case number(path: String, value: Double, range: String)
  /// A name is not one of the known names.
  case name(path: String, name: String, known: [String])

  /// The error as a message: its place, its reason, and the accepted values.
  public var description: String {
    switch self {
    case .malformed(let path, let reason):
      "\(path.isEmpty ? "the document" : path): \(reason); Scripts/font-metrics.py writes such documents"
    case .version(let version): "fontMetrics: version \(version) is not supported; write 1"
    case .number(let path, let value, let range): "\(path): \(value) is out of range; give a number \(range)"
    case .name(let path, let name, let known):
      "\(path): \"\(name)\" is not one of \(known.joined(separator: ", "))"
    }
  }
}

extension FontMetrics {
  /// The units per em of all tables, into which a document's units are converted.
  private static let unitsPerEm = 16_384

  /// Creates a font's metrics from a JSON document, as written by `Scripts/font-metrics.py`.
  ///
  /// - Throws: A ``FontMetricsError`` with the path of the first error.
  ///
  /// ```swift
  /// let json =
  ///   #"{"fontMetrics": 1, "name": "Square", "source": "made up", "unitsPerEm": 1000, "kerning": {},"#
  ///   + #""tracking": {}, "faces": [{"weight": "regular", "opticalSize": 17, "average": 1000, "advances": {"a": 500}}]}"#
  /// let square = try FontMetrics(json: Data(json.utf8))
  /// ```
  public init(json: Data) throws(FontMetricsError) {
    do {
      try self.init(JSONDecoder().decode(FontMetricsDocument.self, from: json))
    } catch let error as FontMetricsError {
      throw error
    } catch let error as DecodingError {
      throw FontMetricsError.malformed(path: error.path, reason: error.reason)
    } catch {
      throw FontMetricsError.malformed(path: "", reason: "\(error)")
    }
  }

  /// Creates a font's metrics from a document, converted to the tables' own units.
  package init(_ document: FontMetricsDocument) throws(FontMetricsError) {
    guard document.fontMetrics == 1 else { throw .version(document.fontMetrics) }
    let upem = document.unitsPerEm
    guard (16...1_000_000).contains(upem) else {
      throw .number(path: "unitsPerEm", value: Double(upem), range: "from 16 to 1000000")
    }
    guard !document.faces.isEmpty else { throw .malformed(path: "faces", reason: "a font needs a face") }
    func units(_ value: Double, _ path: String, _ range: ClosedRange<Double>) throws(FontMetricsError) -> Int
    {
      let ems = value / Double(upem)
      guard range.contains(ems) else {
        throw .number(path: path, value: value, range: "from \(range.lowerBound) to \(range.upperBound) ems")
      }
      return Int((ems * Double(Self.unitsPerEm)).rounded())
    }
    var faces: [Face] = []
    for (index, face) in document.faces.enumerated() {
      let path = "faces[\(index)]"
      guard let weight = Font.Weight(rawValue: face.weight) else {
        throw .name(
          path: "\(path).weight", name: face.weight, known: Font.Weight.allCases.map(\.rawValue))
      }
      guard (1...1_000).contains(face.opticalSize) else {
        throw .number(path: "\(path).opticalSize", value: face.opticalSize, range: "from 1 to 1000 points")
      }
      var advances: [(Unicode.Scalar, Int)] = []
      for (letter, advance) in face.advances {
        guard let scalar = letter.unicodeScalars.first, letter.unicodeScalars.count == 1 else {
          throw .malformed(path: "\(path).advances", reason: "\"\(letter)\" is not one scalar")
        }
        advances.append((scalar, try units(advance, "\(path).advances.\(letter)", 0...3.99)))
      }
      faces.append(
        Face(
          weight: weight, opticalSize: CGFloat(face.opticalSize),
          advances: AdvanceWidths(
            unitsPerEm: Self.unitsPerEm, average: try units(face.average, "\(path).average", 0...3.99),
            advances)))
    }
    var pairs: [(first: Unicode.Scalar, second: Unicode.Scalar, distance: Int)] = []
    for (pair, distance) in document.kerning {
      let scalars = Array(pair.unicodeScalars)
      guard scalars.count == 2 else {
        throw .malformed(path: "kerning", reason: "\"\(pair)\" is not two scalars")
      }
      pairs.append((scalars[0], scalars[1], try units(distance, "kerning.\(pair)", -2...2)))
    }
    var tracking: [Tracking] = []
    for (size, points) in document.tracking {
      guard let size = Double(size), Font.sizes.contains(CGFloat(size)) else {
        throw .malformed(path: "tracking", reason: "\"\(size)\" is not a size in points")
      }
      guard abs(points) <= 100 else {
        throw .number(path: "tracking.\(size)", value: points, range: "from -100 to 100 points")
      }
      tracking.append(Tracking(size: CGFloat(size), points: CGFloat(points)))
    }
    self.init(
      name: document.name, source: document.source, faces: faces,
      kerning: KerningPairs(unitsPerEm: Self.unitsPerEm, pairs), tracking: tracking)
  }
}

extension DecodingError {
  private var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }

  fileprivate var path: String {
    (context?.codingPath ?? []).reduce("") { path, key in
      key.intValue.map { "\(path)[\($0)]" } ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
    }
  }

  fileprivate var reason: String {
    if case .keyNotFound(let key, _) = self { return "\"\(key.stringValue)\" is missing" }
    return context?.debugDescription ?? "it is not JSON"
  }
}

extension AdvanceWidths {
  /// Creates a table from single scalars in any order.
  init(unitsPerEm: Int, average: Int, _ advances: [(Unicode.Scalar, Int)]) {
    var runs: [Run] = []
    for (scalar, advance) in advances.sorted(by: { $0.0 < $1.0 }) {
      let advance = UInt16(clamping: advance)
      if let last = runs.last, last.first + UInt32(last.advances.count) == scalar.value, scalar.value != 0x7F
      {
        runs[runs.count - 1] = Run(first: last.first, advances: last.advances + [advance])
      } else {
        runs.append(Run(first: scalar.value, advances: [advance]))
      }
    }
    // The first run must be that of all ASCII characters, whichever of them the font has.
    let ascii = (0x20..<0x7F as Range<UInt32>).map { scalar in
      runs.first { $0.first <= scalar && scalar < $0.first + UInt32($0.advances.count) }
        .map { $0.advances[Int(scalar - $0.first)] } ?? UInt16(clamping: average)
    }
    self.init(
      unitsPerEm: unitsPerEm, average: average,
      runs: [Run(first: 0x20, advances: ascii)] + runs.filter { $0.first >= 0x7F })
  }
}
