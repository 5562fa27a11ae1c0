/// The advance widths of one face of a font, in font units.
struct AdvanceWidths: Sendable {
  /// The advances of successive scalars.
  struct Run: Sendable {
    /// The first scalar's number.
    let first: UInt32
    /// The advances of the first scalar and its successors.
    let advances: [UInt16]
  }

  /// The advance of a scalar that nothing else is known of.
  let average: Int

  /// The table, in the order of the scalars; the first run is that of ASCII, from the space on.
  let runs: [Run]

  /// The advance of a letter: that of its widest scalar.
  func advance(of letter: Character) -> Int {
    letter.unicodeScalars.reduce(0) { max($0, advance(of: $1)) }
  }

  /// The advance of a scalar, from the table or by the rule for scalars that are not in it.
  func advance(of scalar: Unicode.Scalar) -> Int {
    tabulated(scalar.value) ?? fallback(scalar)
  }

  /// The advance of an ASCII character.
  func advance(ofASCII byte: UInt8) -> Int {
    if byte >= 0x20, byte < 0x7F { return Int(runs[0].advances[Int(byte) - 0x20]) }
    return byte == 0x09 ? Int(runs[0].advances[0]) : 0
  }

  private func tabulated(_ scalar: UInt32) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first <= scalar { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let run = runs[low - 1]
    let offset = Int(scalar - run.first)
    return offset < run.advances.count ? Int(run.advances[offset]) : nil
  }

  private func fallback(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return advance(ofASCII: UInt8(scalar.value)) }
    if scalar.isWide { return AdvanceWidths.unitsPerEm }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return average
    }
  }
}
