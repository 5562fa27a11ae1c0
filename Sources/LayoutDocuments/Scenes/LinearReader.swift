import LayoutCore

/// Reads lengths that are linear in a view's dimensions.
struct LinearReader {
  var alignments: AlignmentTable
  /// The document's own guides, for the nearest valid word.
  var names: [String]

  init(alignments: AlignmentTable, names: [String]? = nil) {
    self.alignments = alignments
    self.names = names ?? alignments.custom.map(\.name)
  }

  /// A number, or coefficients of `width`, `height`, `constant` and guides.
  ///
  /// `center` is the one along the axis.
  func length(_ field: Field, along axis: Axis?) throws(DocumentError) -> LinearLength {
    guard case .object = field.value.content else { return LinearLength(try field.number()) }
    var length = LinearLength()
    for (key, name, value) in try field.dictionary() {
      let coefficient = try value.number()
      if name == "constant" {
        length = length + LinearLength(coefficient)
      } else {
        length = length + (try term(name, key, along: axis)) * coefficient
      }
    }
    return length
  }

  /// The dimension of a name.
  func term(_ name: String, _ key: Field, along axis: Axis?) throws(DocumentError) -> LinearLength {
    switch name {
    case "width": return LinearLength(.width)
    case "height": return LinearLength(.height)
    default:
      guard let guide = alignments.guide(named: name, near: axis) else { throw unknown(name, key) }
      return LinearLength(.guide(guide))
    }
  }

  private func unknown(_ name: String, _ key: Field) -> DocumentError {
    let guides = GuideNames.horizontal + GuideNames.vertical + GuideNames.centers
    var known: [String] = []
    for word in ["width", "height", "constant"] + guides.map(\.0) + names where !known.contains(word) {
      known.append(word)
    }
    return key.error(.unknownWord(name, meaning: "dimension or guide", known: known))
  }
}
