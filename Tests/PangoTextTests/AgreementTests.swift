import Foundation
import LayoutCore
import PangoText
import Testing

/// Latin text in Roboto is as wide and breaks as the built-in measurer says, where nothing is kerned or joined.
@Suite("Pango and the built-in measurer")
struct AgreementTests {
  static let corpus = [
    "", " ", "A", "fi", "Hello, world!", "Two words", "An offline-first client – with two queues",
    "The quick brown fox jumps over the lazy dog.", "AVATAR To We Ya Ty LT P. fjord office affluent",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich",
    "Příliš žluťoučký kůň úpěl ďábelské ódy", "Voix ambiguë d’un cœur qui préfère les jattes de kiwis",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", "Съешь ещё этих мягких французских булок",
    "1,234.56 € (net) · 7% off", "e\u{301}tude and re\u{301}sume\u{301}", "one\ntwo\n\nfour\n",
    "  indented  twice  ",
    "Donaudampfschifffahrtsgesellschaftskapitän", "well-known state-of-the-art mother-in-law",
    "no\u{A0}break here", "a much longer paragraph that goes on and on until it has to be broken into lines",
  ]
  static let fonts: [Font] = [
    .body, .caption, .largeTitle, .headline, .system(size: 13.37), .system(size: 21, weight: .medium),
  ]

  let builtIn = BuiltInTextMeasurer()

  @Test(arguments: fonts) func idealSizes(font: Font) throws {
    let pango = try TestFonts.measurer(.roboto, features: ["kern=0", "liga=0"])
    for string in Self.corpus {
      let text = MeasurableText(string, font: font)
      let (ours, theirs) = (builtIn.measure(text), pango.measure(text))
      #expect(abs(ours.size.width - theirs.size.width) <= 0.01, "\(string): \(ours.size) and \(theirs.size)")
      #expect(ours.size.height == theirs.size.height, "\(string)")
      #expect(ours.leaf.firstBaseline == theirs.leaf.firstBaseline, "\(string)")
      #expect(ours.lines == theirs.lines, "\(string)")
    }
  }

  @Test(arguments: [CGFloat](stride(from: 0, through: 400, by: 12.5)))
  func lineBreaks(width: CGFloat) throws {
    let pango = try TestFonts.measurer(.roboto, features: ["kern=0", "liga=0"])
    for string in Self.corpus {
      for limit in [nil, 1, 2] {
        for mode in Text.TruncationMode.allCases {
          var text = MeasurableText(string, lineLimit: limit)
          text.typesetting.truncationMode = mode
          text.typesetting.lineSpacing = 3
          let ours = builtIn.measure(text, width: width, height: nil)
          let theirs = pango.measure(text, width: width, height: nil)
          #expect(ours.lines == theirs.lines, "\(string) in \(width), at most \(limit ?? 0) lines, \(mode)")
          #expect(ours.isTruncated == theirs.isTruncated)
          #expect(abs(ours.size.width - theirs.size.width) <= 0.01, "\(string) in \(width)")
          #expect(ours.size.height == theirs.size.height, "\(string) in \(width)")
        }
      }
    }
  }

  @Test func runsSpacingAndScale() throws {
    let pango = try TestFonts.measurer(.roboto, features: ["kern=0", "liga=0"])
    var text = MeasurableText([
      TextRun("Total ", font: .body), TextRun("12", font: .title, tracking: 1.5),
      TextRun("st", font: .caption, baselineOffset: 6),
      TextRun("x", font: .body, image: TextImage(name: "star", width: 20, height: 30, isSymbol: true)),
      TextRun(" and some more words", font: .body.bold()),
    ])
    text.typesetting.minimumScaleFactor = 0.5
    text.lineLimit = 2
    for width in stride(from: CGFloat(20), through: 320, by: 7.5) {
      let ours = builtIn.measure(text, width: width, height: nil)
      let theirs = pango.measure(text, width: width, height: nil)
      #expect(ours.lines == theirs.lines, "in \(width)")
      #expect(ours.scale == theirs.scale, "in \(width)")
      #expect(abs(ours.size.width - theirs.size.width) <= 0.01, "in \(width)")
      #expect(ours.size.height == theirs.size.height, "in \(width)")
    }
  }

  @Test func kerningAndLigaturesMakeTextsNarrower() throws {
    let (plain, full) = (
      try TestFonts.measurer(.roboto, features: ["kern=0", "liga=0"]), try TestFonts.measurer(.roboto)
    )
    let text = MeasurableText("AVATAR To We Ya", font: .title)
    #expect(full.measure(text).size.width < plain.measure(text).size.width - 1)
  }
}
