import ConstraintLayout
import LayoutCore
import ReferenceLayout

struct EffectFrameMutants: MutantRule {
  typealias Element = EffectFrameElement

  var mutants: [Mutant] {
    Mutant.of(
      ReferenceLayout.EffectFrameRule(), ConstraintLayout.EffectFrameRule(),
      [.sizeOff(.horizontal), .swappedSize, .swappedProposal, .placedOff(.vertical), .proposesSize],
      [
        .changing("turned less far") {
          if case .rotation(let degrees) = $0.effect { $0.effect = .rotation(degrees: degrees / 2) }
        },
        .changing("a right angle more") {
          if case .rotation(let degrees) = $0.effect { $0.effect = .rotation(degrees: degrees + 90) }
        },
        .changing("factors exchanged") {
          if case .scale(let x, let y) = $0.effect { $0.effect = .scale(x: y, y: x) }
        },
      ])
  }
}
