import Foundation

/// The advance widths of a variable font: its faces at some weights and optical sizes, the kerning of pairs
/// of letters, and the tracking of each letter at a size.
///
/// Widths between two faces are interpolated, as variable fonts do: linearly along the optical size, and
/// along the weight in proportion to the growing width of letters. The package comes with ``sanFrancisco``;
/// `Scripts/font-metrics.swift` writes the metrics of a Mac's own fonts, and `Scripts/font-metrics.py` those
/// of any font file.
///
/// ```swift
/// let measurer = PlatformTextMeasurer(Typography(metrics: .sanFrancisco, styles: .iOS, scale: 3))
/// let greeting = MeasurableText("Hello, world!", font: .title)
/// let size = measurer.measure(greeting, width: 80, height: nil).size  // 74.67 x 67.67
/// ```
public struct FontMetrics: Sendable {
  /// The name of the font.
  public var name: String { storage.name }
  /// The origin of the numbers, such as a file and its version.
  public var source: String { storage.source }

  /// The tables, which copies share, as there are some ten thousand numbers.
  final class Storage: Sendable {
    let name: String
    let source: String
    /// The faces in the order of their weights, and for one weight of their optical sizes.
    let faces: [Face]
    let kerning: KerningPairs
    /// The tracking in the order of sizes.
    let tracking: [Tracking]

    init(name: String, source: String, faces: [Face], kerning: KerningPairs, tracking: [Tracking]) {
      self.name = name
      self.source = source
      self.faces = faces
      self.kerning = kerning
      self.tracking = tracking
    }
  }

  let storage: Storage

  /// A face of the font: its advances at one weight and optical size.
  struct Face: Sendable {
    let weight: Font.Weight
    /// The optical size of the face, in points.
    let opticalSize: CGFloat
    let advances: AdvanceWidths
  }

  /// The length added to each letter at a size.
  struct Tracking: Sendable {
    /// The font size in points.
    let size: CGFloat
    /// The tracking in points.
    let points: CGFloat
  }

  /// Creates a font of some faces, of which there must be at least one.
  init(name: String, source: String, faces: [Face], kerning: KerningPairs, tracking: [Tracking]) {
    precondition(!faces.isEmpty, "a font has a face")
    storage = Storage(
      name: name, source: source,
      faces: faces.sorted { ($0.weight.widening, $0.opticalSize) < ($1.weight.widening, $1.opticalSize) },
      kerning: kerning, tracking: tracking.sorted { $0.size < $1.size })
  }
}

extension FontMetrics: Hashable {
  /// Returns whether two values share their tables; fonts that were created separately are not compared by
  /// their numbers.
  public static func == (one: FontMetrics, other: FontMetrics) -> Bool { one.storage === other.storage }

  /// Hashes the identity that equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

extension FontMetrics {
  /// Returns whether the tables of all faces have a scalar, so that its width is known.
  func knows(_ scalar: Unicode.Scalar) -> Bool {
    storage.faces.allSatisfy { $0.advances.knows(scalar) }
  }

  /// Returns the tracking at a size, in points.
  ///
  /// It is interpolated between two sizes, zero beyond the last one, and the same share of an em below the
  /// first one.
  func tracking(at size: CGFloat) -> CGFloat {
    let table = storage.tracking
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.points * size / first.size }
    guard size < last.size else { return size == last.size ? last.points : 0 }
    let next = table.firstIndex { $0.size > size } ?? table.count - 1
    let (lower, upper) = (table[next - 1], table[next])
    return lower.points + (upper.points - lower.points) * (size - lower.size) / (upper.size - lower.size)
  }

  /// Returns the faces next to a weight and a size, with their shares, which add up to 1.
  ///
  /// A weight beyond the lightest or the heaviest face is extrapolated from the two outermost ones.
  func shares(weight: Font.Weight, size: CGFloat) -> [(advances: AdvanceWidths, share: CGFloat)] {
    let weights = storage.faces.reduce(into: [Font.Weight]()) { list, face in
      if list.last != face.weight { list.append(face.weight) }
    }
    return Self.between(weights, at: weight.widening, isExtended: true) { $0.widening }.flatMap {
      weight, part in
      let faces = storage.faces.filter { $0.weight == weight }
      return Self.between(faces, at: size, isExtended: false) { $0.opticalSize }.map {
        ($0.advances, part * $1)
      }
    }
  }

  /// Returns the neighbours of a position in an ascending list, with their shares.
  private static func between<Element>(
    _ list: [Element], at place: CGFloat, isExtended: Bool, _ position: (Element) -> CGFloat
  ) -> [(Element, CGFloat)] {
    if let same = list.first(where: { position($0) == place }) { return [(same, 1)] }
    guard list.count > 1 else { return [(list[0], 1)] }
    let above = list.firstIndex { position($0) > place }
    if !isExtended {
      if above == 0 { return [(list[0], 1)] }
      guard above != nil else { return [(list[list.count - 1], 1)] }
    }
    let upper = min(max(above ?? list.count - 1, 1), list.count - 1)
    let (from, to) = (position(list[upper - 1]), position(list[upper]))
    let share = (place - from) / (to - from)
    return [(list[upper - 1], 1 - share), (list[upper], share)]
  }
}

extension Font.Weight {
  /// The growth of letters from the regular weight to this one, as a share of that to bold.
  ///
  /// "Hello, world" at 13 points, as recorded from macOS: 67.856, 68.649, 70.276, 71.525, 73.614, 75.133,
  /// 77.222, 80.261 and 82.919 points wide from the lightest weight to the heaviest.
  var widening: CGFloat {
    switch self {
    case .ultraLight: (67.856 - 71.525) / 5.697
    case .thin: (68.649 - 71.525) / 5.697
    case .light: (70.276 - 71.525) / 5.697
    case .regular: 0
    case .medium: (73.614 - 71.525) / 5.697
    case .semibold: (75.133 - 71.525) / 5.697
    case .bold: 1
    case .heavy: (80.261 - 71.525) / 5.697
    case .black: (82.919 - 71.525) / 5.697
    }
  }
}

/// The kerning of pairs of letters: their distances in addition to their advances.
struct KerningPairs: Sendable {
  /// The number of font units in one em.
  let unitsPerEm: Int
  private let distances: [UInt64: Int32]

  /// Creates a table of pairs with their distances in units, which are negative for letters closer together.
  init(unitsPerEm: Int, _ pairs: [(first: Unicode.Scalar, second: Unicode.Scalar, distance: Int)]) {
    self.unitsPerEm = unitsPerEm
    distances = Dictionary(
      pairs.map { (Self.key($0.first.value, $0.second.value), Int32(clamping: $0.distance)) },
      uniquingKeysWith: { $1 })
  }

  /// Creates a table from generated lines: a distance in units, and the letters of all pairs that have it.
  init(unitsPerEm: Int, _ groups: [(distance: Int, pairs: String)]) {
    self.init(
      unitsPerEm: unitsPerEm,
      groups.flatMap { group in
        let scalars = Array(group.pairs.unicodeScalars)
        return stride(from: 0, to: scalars.count - 1, by: 2).map {
          (scalars[$0], scalars[$0 + 1], group.distance)
        }
      })
  }

  /// Returns the distance of a pair in units; 0 for an unknown one.
  func distance(_ first: UInt32, _ second: UInt32) -> Int {
    distances[Self.key(first, second)].map(Int.init) ?? 0
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }
}
