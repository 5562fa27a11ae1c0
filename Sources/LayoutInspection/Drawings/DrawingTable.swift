import Foundation
import LayoutCore
import LayoutPictures
import PangoText

/// Drawings of views as functions of their sizes, each of them once.
///
/// A view is drawn in three sizes next to each other, from which each of its numbers becomes an affine function of its
/// width and height; and in the sizes of every piece, to see that the function holds there.
struct DrawingTable {
  private(set) var drawings: [InspectedDrawing] = []
  private(set) var guides = PlaceTable<InspectedItem>()
  private var places: [InspectedDrawing: Int] = [:]
  var glyphs = GlyphTable()
  private let options: PictureOptions
  private var tree: LayoutTree
  private var light: ViewSketches
  private var dark: ViewSketches

  /// Creates an empty table for a tree.
  ///
  /// - Throws: `PictureError` if there are no fonts.
  init(_ tree: LayoutTree, _ options: PictureOptions) throws {
    var options = options
    options.fonts = try options.fonts ?? .usualFonts()
    (self.options, self.tree) = (options, tree)
    (light, dark) = try Self.sketches(of: tree, options)
  }

  private static func sketches(
    of tree: LayoutTree, _ options: PictureOptions
  ) throws -> (light: ViewSketches, dark: ViewSketches) {
    var (light, dark) = (options, options)
    (light.colorScheme, dark.colorScheme) = (.light, .dark)
    return (try ViewSketches(tree, light), try ViewSketches(tree, dark))
  }

  /// Draws the views of another tree from now on.
  ///
  /// - Throws: `PictureError` if there are no fonts.
  mutating func draw(_ tree: LayoutTree) throws {
    guard !tree.isIdentical(to: self.tree) else { return }
    self.tree = tree
    (light, dark) = try Self.sketches(of: tree, options)
  }

  /// Returns the place of a view's drawing for some sizes, of which the first is used where no drawing is
  /// right in all of them.
  ///
  /// `known` is the drawing in the last piece.
  mutating func place(of view: LayoutTree.Index, in places: [SketchPlace], known: Int?) -> Int {
    if let known, places.allSatisfy({ holds(drawings[known], view, $0) }) { return known }
    let place = places[0]
    let steps = [place, place.grown(width: 1), place.grown(height: 1)]
    let items = fitted(steps.map { light.items(of: view, in: $0) }, dark.items(of: view, in: place), place)
    let guides = fitted(steps.map { light.guides(of: view, in: $0) }, dark.guides(of: view, in: place), place)
      .map { self.guides.index(of: $0) }
    var drawing = InspectedDrawing(items: items, guides: guides)
    if light.hasOwnPath(view), !places.allSatisfy({ holds(drawing, view, $0) }) {
      drawing.items = stretched(view, place)
    }
    if let known = self.places[drawing] { return known }
    self.places[drawing] = drawings.count
    drawings.append(drawing)
    return drawings.count - 1
  }

  /// Returns whether a known drawing is the one that the drawing rules give at a size.
  private mutating func holds(
    _ known: InspectedDrawing, _ view: LayoutTree.Index, _ place: SketchPlace
  ) -> Bool {
    let (items, values) = converted(light.items(of: view, in: place), dark.items(of: view, in: place), nil)
    let drawing = known.items
    return drawing.map(\.withoutNumbers) == items.map(\.withoutNumbers)
      && zip(drawing.flatMap(\.lengths), values).allSatisfy { length, value in
        length.value(width: place.size.width, height: place.size.height).map { abs($0 - value) < 1e-5 }
          ?? false
      }
  }

  /// Returns a custom path that is no affine function of the size: exact in one size, and stretched in the
  /// others.
  private mutating func stretched(_ view: LayoutTree.Index, _ place: SketchPlace) -> [InspectedItem] {
    let (items, colors) = (light.items(of: view, in: place), dark.items(of: view, in: place))
    let (width, height) = (Double(place.size.width), Double(place.size.height))
    // A path's numbers are x and y alternately.
    let lengths = converted(items, colors, nil).values.enumerated().map { number, value in
      number.isMultiple(of: 2) && width > 0
        ? InspectedLength.affine(
          constant: 0, perWidth: InspectedNumber.roundedFactor(value / width), perHeight: 0)
        : !number.isMultiple(of: 2) && height > 0
          ? .affine(constant: 0, perWidth: 0, perHeight: InspectedNumber.roundedFactor(value / height))
          : .constant(value)
    }
    return converted(items, colors, lengths).items
  }

  private mutating func fitted(
    _ steps: [[PictureItem]], _ dark: [PictureItem], _ place: SketchPlace
  ) -> [InspectedItem] {
    let values = steps.map { numbers(of: $0, dark) }
    let (width, height) = (Double(place.size.width), Double(place.size.height))
    let isSame = values.allSatisfy { $0.count == values[0].count }
    let lengths = values[0].indices.map { number -> InspectedLength in
      guard isSame else { return .constant(values[0][number]) }
      let perWidth = InspectedNumber.rounded(values[1][number] - values[0][number])
      let perHeight = InspectedNumber.rounded(values[2][number] - values[0][number])
      return .affine(
        constant: InspectedNumber.rounded(values[0][number] - perWidth * width - perHeight * height),
        perWidth: perWidth, perHeight: perHeight)
    }
    return converted(steps[0], dark, lengths).items
  }

  /// Returns the numbers of items; their letters are not kept, as this size may never be shown.
  private func numbers(of items: [PictureItem], _ dark: [PictureItem]) -> [Double] {
    var converter = ItemConverter(glyphs: glyphs, darkPaints: dark.flatMap(\.paints), lengths: nil)
    for item in items { _ = converter.item(item) }
    return converter.values
  }

  /// Returns items in a document's form: with given lengths, or with their numbers unchanged.
  private mutating func converted(
    _ items: [PictureItem], _ dark: [PictureItem], _ lengths: [InspectedLength]?
  ) -> (items: [InspectedItem], values: [Double]) {
    var converter = ItemConverter(glyphs: glyphs, darkPaints: dark.flatMap(\.paints), lengths: lengths)
    let made = items.map { converter.item($0) }
    glyphs = converter.glyphs
    return (made, converter.values)
  }
}

/// The lines of texts, and the outlines of their letters with the distance to the next letter, every pair
/// once.
///
/// The same letter is further from the next one where a space comes between them.
struct GlyphTable {
  private(set) var outlines: [String] = []
  /// The distances to the next letter in points; 0 for a letter that nothing follows.
  var advances: [Double] { steps.map { $0 ?? 0 } }

  /// The letters of each line, which many widths break a text into.
  private(set) var lines = PlaceTable<[Int]>()

  private var steps: [Double?] = []
  private var places: [String: [Int]] = [:]
  private var texts: [PicturePath.LetterShape: String] = [:]

  /// Returns the outline of a letter, which is made when it is first needed.
  mutating func outline(of shape: PicturePath.LetterShape, make: () -> String) -> String {
    if let text = texts[shape] { return text }
    let text = make()
    texts[shape] = text
    return text
  }

  /// Returns the place of a line of letters.
  mutating func line(of letters: [(outline: String, advance: Double?)]) -> Int {
    lines.index(of: letters.map { place(of: $0.outline, advance: $0.advance) })
  }

  /// Returns the place of an outline, which is added if it is new; without an advance any letter of that
  /// outline matches.
  private mutating func place(of outline: String, advance: Double?) -> Int {
    // A hundredth of a point is more than a line of a hundred letters is off by.
    let advance = advance.map { ($0 * 10_000).rounded() / 10_000 }
    for index in places[outline] ?? [] where advance == nil || steps[index] ?? advance == advance {
      steps[index] = steps[index] ?? advance
      return index
    }
    places[outline, default: []].append(outlines.count)
    outlines.append(outline)
    steps.append(advance)
    return outlines.count - 1
  }
}

/// The outline of a letter as relative commands of an SVG path.
enum GlyphOutline {
  /// Returns the commands, for a pen at the letter's origin; lengths are rounded to a hundredth of a point.
  static func text(_ segments: ArraySlice<PicturePath.Segment>, from origin: CGPoint) -> String {
    var text = ""
    // The pen is at rounded points, so that errors do not add up.
    var (x, y) = (0, 0)
    var start = (0, 0)
    for segment in segments {
      let (fromX, fromY) = (x, y)
      let points = segment.points.map { point in
        (Int(((point.x - origin.x) * 100).rounded()), Int(((point.y - origin.y) * 100).rounded()))
      }
      let numbers = points.flatMap { [$0.0 - fromX, $0.1 - fromY] }
      switch segment {
      case .move: text += "m"
      case .line: text += "l"
      case .curve: text += "c"
      case .close:
        text += "z"
        (x, y) = start
      }
      text += numbers.map(hundredths).reduce("") { $0.isEmpty || $1.hasPrefix("-") ? $0 + $1 : $0 + " " + $1 }
      if let last = points.last { (x, y) = last }
      if case .move = segment { start = (x, y) }
    }
    return text
  }

  private static func hundredths(_ number: Int) -> String {
    let (whole, rest) = abs(number).quotientAndRemainder(dividingBy: 100)
    let sign = number < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(digits)"
  }
}
