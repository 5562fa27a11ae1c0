import ConstraintLayout
import LayoutCore
import LinearProgramming

/// A regime up to the first border that a person sees, and what happens there.
struct PriceStretch {
  var regime: InputRegime
  /// What happens where the regime ends.
  var events: [PriceEvent]
  /// Where a view begins to reach beyond what contains it, once that has been looked for.
  private(set) var overflow: (place: Rational, event: PriceEvent)?

  init(_ regime: InputRegime, _ names: Names) {
    self.regime = regime
    events = regime.borders.map(PriceEvent.border)
  }

  /// The stretch with where a view begins to reach beyond what contains it.
  var lookingForOverflow: PriceStretch {
    var stretch = self
    stretch.overflow = regime.firstOverflow
    return stretch
  }

  /// A stretch whose end is known from the regimes on both sides: a text is told by its lines.
  init(_ regime: InputRegime, before: InputRegime, after: InputRegime, _ names: Names) {
    self.init(regime, names)
    let told = regime.borders.map { border -> (event: PriceEvent, isSame: Bool) in
      guard case .measured(let text) = border, let old = before.lineCount(of: text, names),
        let new = after.lineCount(of: text, names)
      else { return (.border(border), false) }
      let isSame = old == new
      // A text that is cut off shows more or less of itself; any other has only broken at other words.
      return (isSame && !old.isTruncated ? .border(border) : .lines(text, from: old, to: new), isSame)
    }
    // Where all texts keep their lines, a line has become longer or shorter.
    let visible = told.filter { !$0.isSame }
    events = (visible.isEmpty ? told : visible).map(\.event)
    guard visible.isEmpty, !told.isEmpty else { return }
    // Several texts may break at the same place, and the border names one of them.
    let others = before.root.views.compactMap { view -> PriceEvent? in
      guard let old = before.lineCount(of: view.index, names),
        let new = after.lineCount(of: view.index, names),
        old != new
      else { return nil }
      return .lines(view.index, from: old, to: new)
    }
    if !others.isEmpty { events = others }
  }
}

extension InputRegime {
  /// A side of a view along the line; `nil` where it is infinite.
  func side(_ axis: Axis, of view: LayoutTree.Index) -> AffineLength? {
    root.views.first { $0.index == view }.flatMap { view in
      (axis == .horizontal ? view.width : view.height).form.map(line.cut)
    }
  }
}
