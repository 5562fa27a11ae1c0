import ConstraintLayout
import LayoutCore
import LayoutProofs
import LinearProgramming
import ReferenceLayout

/// What came of a lemma.
struct LemmaProof: Sendable {
  /// The lemma's name.
  var name: String
  /// How many parameters it has.
  var parameters: Int
  /// How many regions the parameters fall into.
  var regions: Int
  /// How many linear programs decided which regions there are.
  var programs: Int
  /// How many parts of the box were proven to have no inside: they are borders of others.
  var borders = 0
  /// Where the engines differ; none where the lemma holds.
  var differences: [String]
}

extension RuleLemma {
  /// Goes through the whole box of parameters, region by region.
  ///
  /// What is left of the box is cut along each new region's borders; GLPK finds a point inside each part that is
  /// left, or exact numbers prove that the part has no inside: then it is a border of others.
  /// Throws what the engines and the solver throw; more regions than `most` are an error of the lemma.
  func proof(
    reference: ReferenceEngine = ReferenceEngine(),
    constraints: ConstraintEngine = ConstraintEngine(keepsPrices: true), most: Int = 20_000
  ) throws -> LemmaProof {
    var result = LemmaProof(
      name: name, parameters: parameters.count, regions: 0, programs: 0, differences: [])
    var finder = InteriorPoint(ranges: parameters.map(\.range))
    var regions: [LemmaRegion] = []
    var rest: [[LargeReach.Condition]] = [
      assumptions.map { LargeReach.Condition($0, isStrict: false) }
    ]
    while let part = rest.popLast() {
      result.programs += 1
      guard let point = try finder.point(in: part) else { continue }
      let known = regions.first { $0.contains(point) }
      let region = try known ?? self.region(around: point, reference, constraints)
      if known == nil {
        regions.append(region)
        if let difference = region.difference { result.differences.append(difference) }
        if regions.count > most { throw LemmaError.tooManyRegions(name: name, most: most) }
      }
      var cut = part
      for condition in region.conditions where !part.contains(condition) {
        rest.append(cut + [condition.opposite])
        cut.append(condition)
      }
    }
    result.regions = regions.count
    result.borders = finder.borderCount
    return result
  }
}

/// Why a lemma could not be gone through.
enum LemmaError: Error {
  /// It falls into more regions than it should.
  case tooManyRegions(name: String, most: Int)
  /// There is a point inside, but no doubles near it passed the exact check.
  case noExactPoint
  /// Exact numbers could not confirm what GLPK found.
  case undecided
}

extension LargeReach.Condition {
  /// What holds where the condition does not.
  var opposite: LargeReach.Condition { LargeReach.Condition(-expression, isStrict: !isStrict) }
}
