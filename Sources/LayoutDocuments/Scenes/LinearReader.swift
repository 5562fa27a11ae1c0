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
      switch name {
      case "constant": length = length + LinearLength(coefficient)
      case "width": length = length + LinearLength(.width, times: coefficient)
      case "height": length = length + LinearLength(.height, times: coefficient)
      default:
        guard let guide = alignments.guide(named: name, near: axis) else { throw unknown(name, key) }
        length = length + LinearLength(.guide(guide), times: coefficient)
      }
    }
    return length
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
