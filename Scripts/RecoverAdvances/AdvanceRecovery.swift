import ElementTree
import Foundation
import LinearProgramming

/// The advance widths of a font that nobody may copy, recovered from lines that were measured on a real system, by one
/// linear program.
///
/// *Variables*: the advance of each letter in each face; for each face how much wider all its letters are than the near
/// font's; the kern of each pair that a line contains; the tracking of each size. *Rows*: a recorded width `w` says
///
///     w - 1/2 < size x (advances + kerns) + letters x tracking <= w
///
/// as systems round up to the pixel, of which a point mostly has two there. Between its text cut (17 points) and its display cut
/// (28) the font is interpolated. *Objective*: stay near the near font. Deviations cost what `Costs` says, so letters that
/// no line contains, and all that lines leave open, are as in the near font: its advances in a face, what a weight adds to
/// them, what the display cut takes away; and as few pairs as possible are kerned otherwise than there. A line that cannot
/// be met is left at a cost that nothing else outweighs, and counted.
struct AdvanceRecovery {
  /// What a deviation of one em from what is preferred costs; of tracking, of one point.
  ///
  /// Tried with a third of the strings left out (three seeds): forty other sets of costs, the near font's scales among them,
  /// were within 95.4 to 96.5 % of lines within half a point, so that they hardly matter.
  struct Costs {
    var advance = 0.5
    var weight = 2.0
    var cut = 4.0
    var kern = 8.0
    var tracking = 0.3
    var line = 1_000.0
  }

  /// How wide the near font's letters are beside the wanted ones, before each face's own difference.
  static let nearScale = 0.97
  /// How much of the near font's kerns is taken.
  static let nearKerning = 0.9
  /// How far from its bounds a line's width stays, in points: the tables are rounded.
  static let margin = 0.01

  /// The weights that have faces of their own; those between and beyond are interpolated.
  static let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold]
  /// The optical sizes of the two cuts.
  static let cuts = [17.0, 28.0]

  /// The near font.
  let near: FontMetricsDocument
  /// The tracking of the wanted font as published, in points by size.
  let tracking: [Double: Double]
  var costs = Costs()

  private var problem = LinearProblem()
  private var columns: [Key: Int] = [:]

  init(near: FontMetricsDocument, tracking: [Double: Double]) {
    self.near = near
    self.tracking = tracking
  }

  /// What a column stands for.
  private enum Key: Hashable {
    case advance(Font.Weight, Double, String)
    case wider(Font.Weight, Double)
    case kern(String, isPositive: Bool)
    case tracking(Double, isPositive: Bool)
  }

  /// What was found.
  struct Result {
    /// The recovered font, in the near font's units.
    var font: FontMetricsDocument
    /// The lines that no table meets together with the others.
    var unmet: [RecordedLine]
    /// How many letters were in lines.
    var letters: Int
    /// How many pairs are kerned otherwise than in the near font.
    var pairs: Int
    /// How far advances are from the near font's on average, in thousandths of an em, by face.
    var distances: [(weight: Font.Weight, cut: Double, thousandths: Double)]
    var rows: Int
    var columns: Int
    var pivots: Int
  }

  /// How much of the display cut a size has.
  static func share(_ size: Double) -> Double {
    min(max((size - cuts[0]) / (cuts[1] - cuts[0]), 0), 1)
  }

  /// Recovers the tables from lines.
  ///
  /// Throws `SolverError` where the solver has no answer.
  mutating func recover(from lines: [RecordedLine]) throws -> Result {
    problem = LinearProblem()
    columns = [:]
    let lines = Array(Set(lines.filter { Self.weights.contains($0.weight) }))
      .sorted {
        ($0.size, $0.weight.rawValue, $0.string, $0.width) < (
          $1.size, $1.weight.rawValue, $1.string, $1.width
        )
      }
    let letters = Set(lines.flatMap { $0.string.map(String.init) }).sorted()
    for letter in letters { prefer(letter) }
    let slacks = lines.map { (line: $0, column: state($0)) }
    let solver = GLPKSolver(timeLimit: 120_000)
    let solution = try solver.solve(problem, from: nil)
    guard solution.status == .optimal else { throw ProgramError.noOptimum(solution.status) }
    let values = solution.primal.columns
    return Result(
      font: font(letters, values), unmet: slacks.filter { values[$0.column] > 2 * Self.margin }.map(\.line),
      letters: letters.count,
      pairs: columns.count { key, column in
        if case .kern = key { return abs(values[column]) > 1e-6 }
        return false
      },
      distances: Self.weights.flatMap { weight in
        Self.cuts.map { cut in
          let sum = letters.reduce(0) {
            $0
              + abs(
                values[advance(weight, cut, $1)] - Self.nearScale * advanceNear($1, weight, cut)
                  - values[column(.wider(weight, cut))])
          }
          return (weight, cut, 1_000 * sum / Double(max(1, letters.count)))
        }
      },
      rows: problem.rowCount, columns: problem.columnCount, pivots: solution.pivots)
  }

  private mutating func column(_ key: Key, lower: Double = -.infinity, cost: Double = 0) -> Int {
    if let column = columns[key] { return column }
    let column = problem.addColumn(lower: lower, cost: cost)
    columns[key] = column
    return column
  }

  private mutating func advance(_ weight: Font.Weight, _ cut: Double, _ letter: String) -> Int {
    column(.advance(weight, cut, letter), lower: 0)
  }

  /// The advance of a letter in a face of the near font, in ems; of one that it has not, that of "n".
  private func advanceNear(_ letter: String, _ weight: Font.Weight, _ cut: Double) -> Double {
    let face = near.faces.first { $0.weight == weight.rawValue && $0.opticalSize == cut } ?? near.faces[0]
    return (face.advances[letter] ?? face.advances["n"] ?? face.average) / Double(near.unitsPerEm)
  }

  /// States what is preferred of a letter: in the regular text face to be as wide as in the near font, in others to differ
  /// from that as there.
  private mutating func prefer(_ letter: String) {
    let (text, display) = (Self.cuts[0], Self.cuts[1])
    func near(_ weight: Font.Weight, _ cut: Double) -> Double {
      Self.nearScale * advanceNear(letter, weight, cut)
    }
    func difference(_ weight: Font.Weight, _ cut: Double) -> [Term] {
      [Term(.advance(weight, cut, letter), 1), Term(.wider(weight, cut), -1)]
    }
    func minus(_ terms: [Term]) -> [Term] { terms.map { Term($0.key, -$0.factor) } }
    let regular = difference(.regular, text)
    pay(costs.advance, regular, near(.regular, text))
    pay(
      costs.cut, difference(.regular, display) + minus(regular),
      near(.regular, display) - near(.regular, text))
    for weight in Self.weights.dropFirst() {
      pay(costs.weight, difference(weight, text) + minus(regular), near(weight, text) - near(.regular, text))
      pay(
        costs.weight,
        difference(weight, display) + minus(difference(.regular, display)) + minus(difference(weight, text))
          + regular,
        near(weight, display) - near(.regular, display) - near(weight, text) + near(.regular, text))
    }
  }

  /// A column times a factor.
  private struct Term {
    let key: Key
    let factor: Double

    init(_ key: Key, _ factor: Double) { (self.key, self.factor) = (key, factor) }
  }

  /// States that a sum should be a number, at a cost for each unit above or below it.
  private mutating func pay(_ cost: Double, _ terms: [Term], _ value: Double) {
    var entries = terms.map { term in
      (
        column: {
          if case .advance = term.key { return column(term.key, lower: 0) }
          return column(term.key)
        }(), coefficient: term.factor
      )
    }
    entries.append((problem.addColumn(lower: 0, cost: cost), -1))
    entries.append((problem.addColumn(lower: 0, cost: cost), 1))
    problem.addRow(lower: value, upper: value, entries)
  }

  /// States how wide a line is; the column is by how much it is not.
  private mutating func state(_ line: RecordedLine) -> Int {
    let share = Self.share(line.size)
    var entries: [Int: Double] = [:]
    let letters = line.string.map(String.init)
    for letter in letters {
      if share < 1 {
        entries[advance(line.weight, Self.cuts[0], letter), default: 0] += (1 - share) * line.size
      }
      if share > 0 { entries[advance(line.weight, Self.cuts[1], letter), default: 0] += share * line.size }
    }
    var known = published(at: line.size) * Double(letters.count)
    for (first, second) in zip(letters, letters.dropFirst()) {
      let pair = first + second
      for isPositive in [true, false] {
        let column = column(.kern(pair, isPositive: isPositive), lower: 0, cost: costs.kern)
        entries[column, default: 0] += isPositive ? line.size : -line.size
      }
      known += line.size * kernNear(pair)
    }
    for isPositive in [true, false] {
      let column = column(.tracking(line.size, isPositive: isPositive), lower: 0, cost: costs.tracking)
      entries[column, default: 0] += Double(isPositive ? letters.count : -letters.count)
    }
    let room = line.isExact ? -0.0005...0.0005 : (-1 / line.scale + Self.margin)...(-Self.margin)
    let short = problem.addColumn(lower: 0, cost: costs.line / line.size)
    let sum = entries.sorted { $0.key < $1.key }.map { (column: $0.key, coefficient: $0.value) }
    // A line that is too wide or too narrow by `short` at most.
    problem.addRow(upper: line.width + room.upperBound - known, sum + [(short, -1)])
    problem.addRow(lower: line.width + room.lowerBound - known, sum + [(short, 1)])
    return short
  }

  /// The near font's kern of a pair as far as it is taken, in ems.
  private func kernNear(_ pair: String) -> Double {
    Self.nearKerning * (near.kerning[pair] ?? 0) / Double(near.unitsPerEm)
  }

  /// The published tracking at a size, in points.
  private func published(at size: Double) -> Double {
    if let points = tracking[size] { return points }
    let sizes = tracking.keys.sorted()
    guard let upper = sizes.first(where: { $0 > size }), let lower = sizes.last(where: { $0 < size }) else {
      return 0
    }
    let share = (size - lower) / (upper - lower)
    return tracking[lower]! * (1 - share) + tracking[upper]! * share
  }

  /// The tables that some values are; letters that no line contains are as in the near font.
  private func font(_ letters: [String], _ values: [Double]) -> FontMetricsDocument {
    let units = Double(near.unitsPerEm)
    func value(_ key: Key) -> Double { columns[key].map { values[$0] } ?? 0 }
    let faces = Self.weights.flatMap { weight in
      Self.cuts.map { cut in
        let face = near.faces.first { $0.weight == weight.rawValue && $0.opticalSize == cut } ?? near.faces[0]
        let wider = value(.wider(weight, cut))
        func widened(_ advance: Double) -> Double {
          // What has no width gets none.
          advance == 0 ? 0 : max(0, Self.nearScale * advance + wider * units)
        }
        var advances = face.advances.mapValues(widened)
        for letter in letters { advances[letter] = value(.advance(weight, cut, letter)) * units }
        return FontMetricsDocument.Face(
          weight: weight.rawValue, opticalSize: cut, average: widened(face.average), advances: advances)
      }
    }
    var kerning = near.kerning.mapValues { $0 * Self.nearKerning }
    var tracking = Dictionary(uniqueKeysWithValues: tracking.map { ("\($0.key)", $0.value) })
    for key in columns.keys {
      switch key {
      case .kern(let pair, let isPositive):
        kerning[pair, default: 0] += (isPositive ? 1 : -1) * value(key) * units
      case .tracking(let size, let isPositive):
        tracking["\(size)", default: published(at: size)] += (isPositive ? 1 : -1) * value(key)
      case .advance, .wider: break
      }
    }
    return FontMetricsDocument(
      name: "San Francisco", source: "recovered from recorded lines, near \(near.source)",
      unitsPerEm: near.unitsPerEm, faces: faces, kerning: kerning.filter { abs($0.value) > 0.25 },
      tracking: tracking)
  }
}

extension AdvanceRecovery.Result {
  /// How wide a line is in the recovered tables, rounded up to half a point.
  static func width(of line: RecordedLine, in metrics: FontMetrics) -> Double {
    let text = MeasurableText(
      line.string, font: .system(size: CGFloat(line.size), weight: line.weight))
    let measurer = PlatformTextMeasurer(
      Typography(metrics: metrics, styles: .iOS, scale: CGFloat(line.scale)))
    return Double(measurer.measure(text).size.width)
  }
}
