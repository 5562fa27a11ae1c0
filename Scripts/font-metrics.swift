#!/usr/bin/env swift  // Writes the advance widths of this Mac's own system font as JSON, for `taut --metrics`: the exact numbers, which may not be
// handed on with a program.
//
//   swift Scripts/font-metrics.swift > sf.json
//   taut layout Card.swift --metrics sf.json
//
// Faces are read at 17 and 28 points, between which the system interpolates; tracking is what a line of a size is wider than
// its letters. The format is that of Scripts/font-metrics.py.

#if canImport(CoreText) && canImport(AppKit)
  import AppKit
  import CoreText
  import Foundation

  let weights: [(String, NSFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
  let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x17F, 0x384...0x3CE, 0x400...0x45F, 0x490...0x491, 0x1E80...0x1EF9, 0x2000...0x206F,
    0x2070...0x209C, 0x20A0...0x20BF, 0x2100...0x218F, 0x2190...0x22FF, 0x25A0...0x25FF,
  ]
  let unitsPerEm = 2048.0

  /// The advance of a letter in ems, without tracking; nil where the font has no glyph for it.
  func advance(_ scalar: Unicode.Scalar, _ font: NSFont) -> Double? {
    var letters = Array(String(scalar).utf16)
    var glyphs = [CGGlyph](repeating: 0, count: letters.count)
    guard letters.count == 1, CTFontGetGlyphsForCharacters(font, &letters, &glyphs, 1) else { return nil }
    var size = CGSize.zero
    CTFontGetAdvancesForGlyphs(font, .horizontal, &glyphs, &size, 1)
    return Double(size.width / font.pointSize)
  }

  /// The width of a line, in points.
  func width(_ string: String, _ font: NSFont) -> Double {
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: string, attributes: [.font: font]))
    return CTLineGetTypographicBounds(line, nil, nil, nil)
  }

  let scalars = ranges.flatMap { $0 }.compactMap(Unicode.Scalar.init).filter {
    ![.nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator]
      .contains($0.properties.generalCategory)
  }
  var faces: [[String: Any]] = []
  for (name, weight) in weights {
    for size in [17.0, 28.0] {
      let font = NSFont.systemFont(ofSize: size, weight: weight)
      var advances: [String: Double] = [:]
      for scalar in scalars { advances[String(scalar)] = advance(scalar, font).map { $0 * unitsPerEm } }
      let average = advances.values.reduce(0, +) / Double(max(1, advances.count))
      faces.append(["weight": name, "opticalSize": size, "average": average, "advances": advances])
    }
  }

  // What is added to each of twenty letters that are never kerned with themselves.
  var tracking: [String: Double] = [:]
  for size in 6...80 {
    let font = NSFont.systemFont(ofSize: CGFloat(size))
    guard let alone = advance("n", font) else { continue }
    tracking["\(size)"] = width(String(repeating: "n", count: 20), font) / 20 - alone * Double(size)
  }

  // What pairs are closer together than their letters, at 17 points.
  let font = NSFont.systemFont(ofSize: 17)
  let letters =
    (0x20..<0x7F as Range<UInt32>).compactMap(Unicode.Scalar.init).map(String.init) + [
      "’", "‘", "“", "”", "…",
    ]
  let alone = Dictionary(uniqueKeysWithValues: letters.map { ($0, width($0 + "n", font)) })
  let n = width("n", font)
  var kerning: [String: Double] = [:]
  for first in letters {
    for second in letters {
      let distance =
        (width(first + second, font) - (alone[first]! - n) - width(second, font)) / 17 * unitsPerEm
      if abs(distance) > 0.5 { kerning[first + second] = distance }
    }
  }

  let document: [String: Any] = [
    "fontMetrics": 1, "name": "San Francisco",
    "source": "CoreText, macOS \(ProcessInfo.processInfo.operatingSystemVersionString)",
    "unitsPerEm": Int(unitsPerEm), "faces": faces, "kerning": kerning, "tracking": tracking,
  ]
  let data = try JSONSerialization.data(withJSONObject: document, options: [.prettyPrinted, .sortedKeys])
  FileHandle.standardOutput.write(data)
#else
  import Foundation

  FileHandle.standardError.write(
    Data(
      "font-metrics.swift reads the fonts of a Mac; Scripts/font-metrics.py reads font files anywhere\n".utf8)
  )
  exit(1)
#endif
