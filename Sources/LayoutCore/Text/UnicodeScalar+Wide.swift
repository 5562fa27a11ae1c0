extension Unicode.Scalar {
  /// The blocks of East Asian wide characters and of emoji, in order.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // initial consonants of Hangul
    0x2E80...0x3029, 0x3030...0x303E,  // radicals, CJK punctuation (without its tone marks)
    0x3041...0x3098, 0x309B...0xA4CF,  // kana (without its voicing marks), CJK, Yi
    0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,  // forms of punctuation
    0x16FE0...0x16FE3, 0x17000...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, older kana
    0x1F000...0x1F0FF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F265,  // squares, flags
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,  // pictures
    0x20000...0x3FFFD,  // further ideographs
  ]

  /// Whether the scalar takes one em, whatever the font.
  var isWide: Bool {
    guard value >= 0x1100 else { return false }
    let blocks = Self.wideBlocks
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].lowerBound <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && value <= blocks[low - 1].upperBound
  }
}
