import LayoutCore
import LinearProgramming

// A piece that was found for one subtree, with its dependence on written lengths, is a template for every subtree of the
// same shape: it holds wherever its region does, once the lengths that differ are put in.

extension AffineForm {
  /// The form once the written lengths are changed by so much; what further changes do stays known.
  func rebased(to change: [LengthInput: Rational]) -> AffineForm {
    if change.isEmpty || inputs.isEmpty { return self }
    var form = self
    for (input, slope) in inputs { if let by = change[input] { form.constant += slope * by } }
    return form
  }

  /// The form as it is while no written length is changed.
  var withoutInputs: AffineForm {
    if inputs.isEmpty { return self }
    var form = self
    form.inputs = [:]
    return form
  }
}

extension Region {
  /// Whether a proposal meets every inequality once the written lengths are changed by so much.
  func contains(_ proposal: ExactProposal, after change: [LengthInput: Rational]) -> Bool {
    halfPlanes.allSatisfy { halfPlane in
      let sign = halfPlane.form.rebased(to: change).value(at: proposal).signum()
      return halfPlane.isStrict ? sign > 0 : sign >= 0
    }
  }

  func rebased(to change: [LengthInput: Rational]) -> Region {
    change.isEmpty ? self : mapForms { $0.rebased(to: change) }
  }
  var withoutInputs: Region { mapForms(\.withoutInputs) }

  private func mapForms(_ transform: (AffineForm) -> AffineForm) -> Region {
    var region = Region()
    for halfPlane in halfPlanes { region.insert(halfPlane.with(transform(halfPlane.form))) }
    return region
  }
}

extension Region.HalfPlane {
  fileprivate func with(_ form: AffineForm) -> Region.HalfPlane {
    var halfPlane = self
    halfPlane.form = form
    return halfPlane
  }
}

extension Piece {
  func rebased(to change: [LengthInput: Rational]) -> Piece {
    mapForms({ $0.rebased(to: change) }, region.rebased(to: change))
  }
  var withoutInputs: Piece { mapForms(\.withoutInputs, region.withoutInputs) }

  private func mapForms(_ transform: (AffineForm) -> AffineForm, _ region: Region) -> Piece {
    var piece = self
    piece.width = width.map(transform)
    piece.height = height.map(transform)
    piece.guides = guides.mapValues { $0.map(transform) }
    piece.region = region
    return piece
  }
}

extension PlacedPiece {
  func rebased(to change: [LengthInput: Rational]) -> PlacedPiece {
    mapForms({ $0.rebased(to: change) }, region.rebased(to: change))
  }
  var withoutInputs: PlacedPiece { mapForms(\.withoutInputs, region.withoutInputs) }

  private func mapForms(_ transform: (AffineForm) -> AffineForm, _ region: Region) -> PlacedPiece {
    var piece = self
    piece.region = region
    for place in views.indices {
      piece.views[place].x = views[place].x.map(transform)
      piece.views[place].y = views[place].y.map(transform)
      piece.views[place].xInParent = views[place].xInParent.map(transform)
      piece.views[place].yInParent = views[place].yInParent.map(transform)
      piece.views[place].width = views[place].width.map(transform)
      piece.views[place].height = views[place].height.map(transform)
      piece.views[place].proposedWidth = views[place].proposedWidth?.map(transform)
      piece.views[place].proposedHeight = views[place].proposedHeight?.map(transform)
      piece.views[place].proposedContainer = views[place].proposedContainer?.compactMap { $0.map(transform) }
    }
    return piece
  }
}
