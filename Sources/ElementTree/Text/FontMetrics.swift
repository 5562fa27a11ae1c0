import Foundation

/// The advance widths of a variable font: its faces at some weights and optical sizes, what pairs of letters are kerned,
/// and what is added to each letter at a size (its tracking).
///
/// Between two faces it is interpolated, as variable fonts are: along the optical size in proportion, along the weight in
/// proportion to how much wider letters become. ``sanFrancisco`` is the one that comes with the package; that of a Mac's
/// own fonts is written by `Scripts/font-metrics.swift`, that of any font file by `Scripts/font-metrics.py`.
///
/// ```swift
/// let measurer = PlatformTextMeasurer(Typography(metrics: .sanFrancisco, styles: .iOS, scale: 3))
/// let greeting = MeasurableText("Hello, world!", font: .title)
/// let size = measurer.measure(greeting, width: 80, height: nil).size  // 74.67 x 67.67
/// ```
public struct FontMetrics: Sendable {
  /// What the font is called.
  public var name: String { storage.name }
  /// Where the numbers are from.
  public var source: String { storage.source }

  /// What copies share: a table has some ten thousand numbers.
  final class Storage: Sendable {
    let name: String
    let source: String
    /// By weight, and of one weight by optical size.
    let faces: [Face]
    let kerning: KerningPairs
    /// By size, in ascending order.
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

  /// A face of the font.
  struct Face: Sendable {
    let weight: Font.Weight
    /// The size in points that it is made for.
    let opticalSize: CGFloat
    let advances: AdvanceWidths
  }

  /// What is added to each letter at a size.
  struct Tracking: Sendable {
    /// The size in points.
    let size: CGFloat
    /// The tracking in points.
    let points: CGFloat
  }

  /// A font of faces, at least one.
  init(name: String, source: String, faces: [Face], kerning: KerningPairs, tracking: [Tracking]) {
    precondition(!faces.isEmpty, "a font has a face")
    storage = Storage(
      name: name, source: source,
      faces: faces.sorted { ($0.weight.widening, $0.opticalSize) < ($1.weight.widening, $1.opticalSize) },
      kerning: kerning, tracking: tracking.sorted { $0.size < $1.size })
  }
}

extension FontMetrics: Hashable {
  /// Whether two fonts are the same one: those that were made apart are not compared by their numbers.
  public static func == (one: FontMetrics, other: FontMetrics) -> Bool { one.storage === other.storage }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

extension FontMetrics {
  /// How often a scalar is in the tables of all faces: whether its width is known.
  func knows(_ scalar: Unicode.Scalar) -> Bool {
    storage.faces.allSatisfy { $0.advances.knows(scalar) }
  }

  /// What the font adds to each letter at a size, in points: between two sizes in proportion, and beyond the last one none,
  /// below the first one as much of an em as there.
  func tracking(at size: CGFloat) -> CGFloat {
    let table = storage.tracking
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.points * size / first.size }
    guard size < last.size else { return size == last.size ? last.points : 0 }
    let next = table.firstIndex { $0.size > size } ?? table.count - 1
    let (lower, upper) = (table[next - 1], table[next])
    return lower.points + (upper.points - lower.points) * (size - lower.size) / (upper.size - lower.size)
  }

  /// The faces between which a font of a weight and a size lies, with their shares, which add up to 1.
  ///
  /// A weight beyond the lightest or the heaviest face continues the line through the two outermost ones.
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

  /// The neighbours of a place in an ascending list, with their shares.
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
  /// How much wider letters are than in the regular weight, as a part of what they are in bold.
  ///
  /// "Hello, world" at 13 points, as recorded from macOS: 67.856, 68.649, 70.276, 71.525, 73.614, 75.133, 77.222, 80.261
  /// and 82.919 points wide from the lightest weight to the heaviest.
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

/// How much closer together, or further apart, pairs of letters stand than their widths say.
struct KerningPairs: Sendable {
  /// The number of units in one em.
  let unitsPerEm: Int
  private let distances: [UInt64: Int32]

  /// Pairs with their distances in units, negative where they stand closer together.
  init(unitsPerEm: Int, _ pairs: [(first: Unicode.Scalar, second: Unicode.Scalar, distance: Int)]) {
    self.unitsPerEm = unitsPerEm
    distances = Dictionary(
      pairs.map { (Self.key($0.first.value, $0.second.value), Int32(clamping: $0.distance)) },
      uniquingKeysWith: { $1 })
  }

  /// Lines of the generated tables: a distance in units, and all pairs that have it, one after the other.
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

  /// The distance of a pair, in units.
  func distance(_ first: UInt32, _ second: UInt32) -> Int {
    distances[Self.key(first, second)].map(Int.init) ?? 0
  }

  private static func key(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }
}
