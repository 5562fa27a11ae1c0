import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LayoutPictures
import PangoText

extension Inspection {
  /// Lays out a tree over a range of sizes, and explains its layouts.
  ///
  /// The content of its geometry readers is made anew for every size that is laid out.
  ///
  /// - Parameters:
  ///   - tree: The tree to lay out.
  ///   - name: The scene's name.
  ///   - proposal: The root proposal along a side that is fixed, in points.
  ///   - range: The sides that are varied, with their least and greatest lengths.
  ///   - options: The detail of explanations, and the style of drawings.
  ///   - progress: A closure that is called with the completed fraction of the work, from 0 to 1.
  /// - Throws: `InspectionError`, the errors of `Breakpoints`, and `PictureError` if there are no
  ///   fonts.
  public init(
    of tree: LayoutTree, name: String = "layout", in proposal: ProposedViewSize, over range: InspectedRange,
    options: InspectionOptions = InspectionOptions(),
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) throws {
    let source: TreeSource =
      tree.pendingReaders.isEmpty
      ? .one(tree) : .made { try ConstraintEngine().expanded(tree, in: $0).tree }
    try self.init(source, name, proposal, range, options, progress)
  }

  /// Lays out a tree for each size of a range, and explains the layouts.
  ///
  /// It is for trees in which something depends on views' frames, such as the content of geometry readers or
  /// the state that actions set. A tree is made at every whole point, and between two of them where something
  /// changes. Frames are exact at whole points at least; `notes` describe the sizes between them.
  ///
  /// - Parameters:
  ///   - name: The scene's name.
  ///   - proposal: The root proposal along a side that is fixed, in points.
  ///   - range: The sides that are varied, with their least and greatest lengths.
  ///   - options: The detail of explanations, and the style of drawings.
  ///   - progress: A closure that is called with the completed fraction of the work, from 0 to 1.
  ///   - making: A closure that returns the tree for a size, with nothing pending in it.
  /// - Throws: The errors of `init(of:name:in:over:options:progress:)`, and of `making`.
  public init(
    name: String = "layout", in proposal: ProposedViewSize, over range: InspectedRange,
    options: InspectionOptions = InspectionOptions(),
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    making: @escaping (ProposedViewSize) throws -> LayoutTree
  ) throws {
    try self.init(.made(making), name, proposal, range, options, progress)
  }

  private init(
    _ source: TreeSource, _ name: String, _ proposal: ProposedViewSize, _ range: InspectedRange,
    _ options: InspectionOptions, _ progress: @escaping @Sendable (Double) -> Void
  ) throws {
    for side in [range.width, range.height].compactMap({ $0 })
    where side.lowerBound < 0 || !side.upperBound.isFinite {
      throw InspectionError.invalidRange(from: side.lowerBound, through: side.upperBound)
    }
    let plane = SizePlane(proposal: proposal, range: range)
    var options = options
    options.picture.fonts = try options.picture.fonts ?? .usualFonts()
    let finder = PieceFinder(
      source: source, plane: plane, mostRegions: options.mostRegions, picture: options.picture)
    let found = try finder.pieces { progress($0 * 0.3) }
    guard let first = found.pieces.first else { throw InspectionError.noRange }
    let list = ViewList(found.pieces.map(\.tree))
    let detail = options.detail ?? Self.usualDetail(list, found)
    var writer = PieceWriter(
      list: list, plane: plane, inputs: try Self.inputs(source, list, plane, detail),
      stories: StoryBuilder(list, first.tree),
      drawings: try DrawingTable(first.tree, options.picture))
    let starts = Set(found.rows?.map(\.piece) ?? [])
    let planes = found.pieces.indices.map { index in
      found.rows?.last { $0.piece <= index }.map { plane.snapped(to: $0.sample) } ?? plane
    }
    // Where more detail is asked for than the default and there are many stories, numbers that follow the size
    // are given for one size, which is a third of the work.
    let isLong = detail > .reasons && detail > Self.usualDetail(list, found)
    // Stories take longest, and are independent of each other.
    var leftOut = 0
    try StoryPiece.forEach(
      of: found.pieces, in: planes, detail, mostSamples: isLong ? 1 : .max,
      SuggestionLimit(options, pieces: found.pieces.count), threads: options.threads
    ) { index, storyPiece in
      leftOut += storyPiece.leftOut
      try writer.write(found.pieces[index], storyPiece, planes[index], isFirst: starts.contains(index))
      progress(0.3 + 0.7 * Double(index + 1) / Double(found.pieces.count))
    }
    let table = writer.stories.table
    self.init(
      name: name, views: list.views, width: plane.side(.horizontal),
      height: plane.side(.vertical), pieces: writer.pieces, snappedHeights: found.rows,
      isSampled: found.isSampled ? true : nil,
      drawings: writer.drawings.drawings, guides: writer.drawings.guides.values,
      glyphs: writer.drawings.glyphs.outlines,
      advances: writer.drawings.glyphs.advances, lines: writer.drawings.glyphs.lines.values,
      lengths: writer.lengths.values, paragraphs: InspectedParagraphs(sentences: table.paragraphs.values),
      sentences: table.sentences.values, phrases: table.phrases.values, fillings: table.fillings.values,
      notes: Self.notes(source, found, detail, options) + Self.leftOutNotes(leftOut),
      inputs: writer.inputs?.inputs,
      moveLists: writer.inputs?.moveLists.values, limitForms: writer.inputs?.limitForms.values)
  }

  /// Returns the table of the moves of views with written lengths; `nil` if it is not asked for or impossible.
  ///
  /// It is asked for with prices, and possible for one tree at all sizes without opaque code.
  private static func inputs(
    _ source: TreeSource, _ list: ViewList, _ plane: SizePlane, _ detail: InspectionOptions.Detail
  ) throws -> InputTable? {
    guard detail > .reasons, case .one(let tree) = source, !tree.hasOpaqueCode else { return nil }
    return try InputTable(tree, list.indices(of: tree), plane)
  }

  /// Returns the default detail, which is less for many stories, as prices take as long as many layouts.
  private static func usualDetail(_ list: ViewList, _ found: FoundPieces) -> InspectionOptions.Detail {
    let stories = list.views.count * found.pieces.count
    return stories <= 24 ? .suggestions : stories <= 200 ? .prices : stories <= 20_000 ? .reasons : .frames
  }

  /// Returns the note on the sizes for which trees were made.
  private static func madeNote(_ found: FoundPieces) -> String {
    let isFitted = found.pieces.contains { $0.fitted != nil || $0.isSampled }
    let rows =
      found.rows == nil
      ? ""
      : " Heights snap to the middle of each of the height's own intervals, and frames are those of these heights."
    return
      (isFitted
      ? "Content depends on where views are, as in a geometry reader, and changes continuously with the size. It was made "
        + "anew at every whole point (every few, if there are more than \(SampledPieces.usualMost)): frames are exact there, "
        + "and in between interpolated, or those of the nearest point where they do not lie on a line."
      : "Content depends on where views are, as in a geometry reader. It was made anew at every whole point (every few, if "
        + "there are more than \(SampledPieces.usualMost)), and where it changes between two of them, that size was "
        + "searched; between such sizes frames are exact.") + rows
  }

  /// Returns the note on views for which no suggestions were searched.
  private static func leftOutNotes(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    return [
      "Suggestions are not searched for all views in all intervals: \(count == 1 ? "one is" : "\(count) are") left out; "
        + "taut explain --why-not searches them for one view."
    ]
  }

  private static func notes(
    _ source: TreeSource, _ found: FoundPieces, _ detail: InspectionOptions.Detail,
    _ options: InspectionOptions
  ) -> [String] {
    var notes: [String] = []
    if case .made = source {
      notes.append(madeNote(found))
    } else if found.pieces.contains(where: { $0.isSampled || $0.fitted != nil }) {
      notes.append(
        "Opaque code, such as a custom layout, decides here: frames are exact at whole points (at every few, in ranges "
          + "longer than 400), and in between interpolated, or those of the nearest point where they do not lie on a "
          + "line.")
    }
    if case .one = source, found.rows != nil {
      notes.append(
        "The plane has more than \(options.mostRegions) regions: heights snap to the middle of each of the height's own "
          + "intervals, and frames are exact at these heights.")
    }
    if options.detail == nil {
      switch detail {
      case .frames:
        notes.append(
          "The page is too large to say why views have their sizes; ask for it with --tell reasons.")
      case .reasons:
        notes.append(
          "The page is too large to say what would change each size; ask for it with --tell prices.")
      case .prices, .suggestions: break
      }
    }
    return notes
  }
}

extension InspectedView {
  init(_ tree: LayoutTree, _ index: LayoutTree.Index) {
    let node = tree[index]
    self.init(
      path: node.path, id: node.id, name: tree.ownName(of: index), text: Self.beginning(of: node.element),
      kind: node.element.kind,
      role: "\(node.element.role)", parent: node.parent?.position,
      source: tree.locationInSentences(of: index),
      stack: (node.element as? StackElement).map { $0.axis == .horizontal ? "width" : "height" })
  }
  /// The number of letters by which a text is identified in a list.
  private static let mostLetters = 40

  private static func beginning(of element: any LayoutElement) -> String? {
    guard let text = (element as? MeasuredElement)?.text?.string else { return nil }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.isEmpty else { return nil }
    return line.count > mostLetters ? line.prefix(mostLetters - 1) + "…" : line
  }
}

extension Inspection {
  /// Returns the frame of a view in the container, in points; `nil` where the view is not placed.
  ///
  /// - Parameters:
  ///   - view: The index of the view in `views`.
  ///   - width: The container's width, in points; beyond the range, the nearest piece is continued.
  ///   - height: The container's height, in points.
  public func frame(of view: Int, width: Double, height: Double) -> CGRect? {
    var place = piece(width: width, height: height)
    let height = snappedHeight(height)
    while let current = place {
      if let sides = pieces[current].frames[view] {
        let numbers = sides.compactMap { lengths[$0].value(width: width, height: height) }
        return numbers.count == 4
          ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
      }
      place = pieces[current].base
    }
    return nil
  }

  /// Returns the index of the piece that has a size in points; `nil` if there are no pieces.
  ///
  /// A size outside of the range has the nearest piece.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pieces.
  public func piece(width: Double, height: Double) -> Int? {
    if let rows = snappedHeights {
      guard let row = rows.lastIndex(where: { $0.from <= height }) ?? rows.indices.first else { return nil }
      let end = row + 1 < rows.count ? rows[row + 1].piece : pieces.count
      return interval(width, in: rows[row].piece..<end)
    }
    if pieces.first?.corners.first?.count == 2 {
      // A side that two polygons share belongs to one of them, which has the sizes on it.
      return pieces.indices.first { index in
        distances(width, height, from: index).enumerated().allSatisfy { side, distance in
          distance > Self.hair
            || (distance >= -Self.hair && pieces[index].openSides?.contains(side) != true)
        }
      } ?? pieces.indices.max { nearness(of: $0, width, height) < nearness(of: $1, width, height) }
    }
    return interval(runsAlongHeight ? height : width, in: pieces.indices)
  }

  /// Whether the height is the side along which pieces follow each other.
  private var runsAlongHeight: Bool { width.from == width.through && height.from < height.through }

  private func interval(_ length: Double, in range: Range<Int>) -> Int? {
    range.last { index in
      let (from, isOpen) = (pieces[index].corners[0][0], pieces[index].isOpen ?? false)
      return from < length || (from == length && !isOpen) || index == range.lowerBound
    }
  }

  /// The distance from a polygon's side, in points, within which a size counts as on it, as corners are
  /// rounded.
  private static let hair = 1e-6

  /// Returns the distance of a size from a polygon's nearest side, in points; negative outside.
  private func nearness(of piece: Int, _ width: Double, _ height: Double) -> Double {
    distances(width, height, from: piece).min() ?? -.infinity
  }

  /// Returns the distances of a size from each of a polygon's sides, in points; negative outside.
  private func distances(_ width: Double, _ height: Double, from piece: Int) -> [Double] {
    let corners = pieces[piece].corners
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map { start, end in
      let (dx, dy) = (end[0] - start[0], end[1] - start[1])
      let length = max((dx * dx + dy * dy).squareRoot(), 1e-300)
      return (dx * (height - start[1]) - dy * (width - start[0])) / length
    }
  }

  private func snappedHeight(_ height: Double) -> Double {
    guard let rows = snappedHeights else { return height }
    return (rows.last { $0.from <= height } ?? rows.first)?.sample ?? height
  }
}

extension Inspection {
  /// Returns the explanation of a view at a size of the container, in points, as paragraphs of lines.
  ///
  /// It is empty where there is none.
  ///
  /// - Parameters:
  ///   - view: The index of the view in `views`.
  ///   - width: The container's width, in points.
  ///   - height: The container's height, in points.
  public func story(of view: Int, width: Double, height: Double) -> [[String]] {
    storySentences(of: view, width: width, height: height).map { paragraph in
      paragraph.map { text(of: $0, width: width, height: height) }
    }
  }

  /// Returns the explanation of a view at a size of the container as indices in `sentences`, by paragraph.
  public func storySentences(of view: Int, width: Double, height: Double) -> [[Int]] {
    var place = piece(width: width, height: height)
    while let current = place {
      if let story = pieces[current].stories[view] { return story.map { paragraphs[$0] } }
      place = pieces[current].base
    }
    return []
  }

  /// Returns a sentence at a size of the container.
  ///
  /// - Parameters:
  ///   - sentence: The index of the sentence in `sentences`.
  ///   - width: The container's width, in points.
  ///   - height: The container's height, in points.
  public func text(of sentence: Int, width: Double, height: Double) -> String {
    parts(of: sentence).map { part in
      switch part {
      case .text(let words): words
      case .number(let number, let isGrouped):
        number.value(width: width, height: height).map { NumberMarks.plain($0, isGrouped: isGrouped) }
          ?? "nil"
      case .view(_, let name): name
      }
    }.joined()
  }

  /// Returns the parts of a sentence.
  ///
  /// - Parameter sentence: The index of the sentence in `sentences`.
  public func parts(of sentence: Int) -> [InspectedSentence.Part] {
    let sentence = sentences[sentence]
    let phrase = phrases[sentence.phrase]
    var rest = sentence.fillings[...]
    func filled(isGrouped: Bool) -> InspectedSentence.Part {
      switch fillings[rest.removeFirst()] {
      case .length(let length): .number(length, isGrouped: isGrouped)
      case .text(let text): .text(text)
      }
    }
    var parts: [InspectedSentence.Part] = [.text(phrase.words[0])]
    for (gap, words) in zip(phrase.gaps, phrase.words.dropFirst()) {
      switch gap {
      case .view:
        let view = rest.removeFirst()
        parts.append(.view(view, views[view].name))
      case .named:
        let view = rest.removeFirst()
        guard case .text(let name) = fillings[rest.removeFirst()] else { continue }
        parts.append(.view(view, name))
      case .number: parts.append(filled(isGrouped: false))
      case .grouped: parts.append(filled(isGrouped: true))
      }
      parts.append(.text(words))
    }
    return parts.filter { $0 != .text("") }
  }
}
