import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation

extension Inspection {
  /// Lays a tree out over a range of sizes, and tells all that is to be seen of it.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - name: what the scene is called.
  ///   - proposal: what the root is proposed along a side that does not run, in points.
  ///   - range: the sides that run.
  ///   - options: what is told, and how it is drawn.
  ///   - progress: hears which share of the work is done, from 0 to 1.
  /// - Throws: `InspectionError`, as `Breakpoints` does, and `PangoTextError` where there is no font at all.
  public init(
    of tree: LayoutTree, name: String = "layout", in proposal: ProposedViewSize, over range: InspectedRange,
    options: InspectionOptions = InspectionOptions(), progress: (Double) -> Void = { _ in }
  ) throws {
    for side in [range.width, range.height].compactMap({ $0 })
    where side.lowerBound < 0 || !side.upperBound.isFinite {
      throw InspectionError.invalidRange(from: side.lowerBound, through: side.upperBound)
    }
    let plane = SizePlane(proposal: proposal, range: range)
    let found = try PieceFinder(tree: tree, plane: plane, mostRegions: options.mostRegions)
      .pieces { progress($0 * 0.3) }
    let detail = options.detail ?? Self.usualDetail(tree, found)
    var writer = PieceWriter(
      tree: tree, plane: plane, stories: StoryTeller(tree, detail),
      drawings: try DrawingTable(tree, options.picture))
    let starts = Set(found.rows?.map(\.piece) ?? [])
    let planes = found.pieces.indices.map { place in
      found.rows?.last { $0.piece <= place }.map { plane.snapped(to: $0.sample) } ?? plane
    }
    // Stories take longest, and none waits for another.
    let told = StoryQueue(
      tree: tree, pieces: found.pieces, planes: planes, detail: detail, threads: options.threads)
    try told.forEach { place, told in
      writer.write(found.pieces[place], told, planes[place], isFirst: starts.contains(place))
      progress(0.3 + 0.7 * Double(place + 1) / Double(found.pieces.count))
    }
    let table = writer.stories.table
    self.init(
      name: name, views: tree.indices.map { InspectedView(tree, $0) }, width: plane.side(.horizontal),
      height: plane.side(.vertical), pieces: writer.pieces, snappedHeights: found.rows,
      isSampled: found.pieces.contains(where: \.isSampled) ? true : nil,
      drawings: writer.drawings.drawings, glyphs: writer.drawings.glyphs.outlines,
      advances: writer.drawings.glyphs.advances, paragraphs: table.paragraphs.values,
      sentences: table.sentences.values, phrases: table.phrases.values, fillings: table.fillings.values,
      notes: Self.notes(found, detail, options))
  }

  /// How much is told where nobody said: prices take as long as many layouts.
  private static func usualDetail(_ tree: LayoutTree, _ found: FoundPieces) -> InspectionOptions.Detail {
    let stories = tree.nodes.count * found.pieces.count
    return stories <= 24 ? .suggestions : stories <= 200 ? .prices : stories <= 20_000 ? .reasons : .frames
  }

  private static func notes(
    _ found: FoundPieces, _ detail: InspectionOptions.Detail, _ options: InspectionOptions
  ) -> [String] {
    var notes: [String] = []
    if found.pieces.contains(where: \.isSampled) {
      notes.append(
        "Opaque code, such as a layout of your own, decides here: the layout is exact in the middle of each interval "
          + "(at whole points where the range is no longer than 400), and stands for the sizes next to it.")
    }
    if found.rows != nil {
      notes.append(
        "The plane has more than \(options.mostRegions) regions: heights snap to the middle of each of the height's own "
          + "intervals, and frames are exact at these heights.")
    }
    if options.detail == nil {
      switch detail {
      case .frames:
        notes.append("There are too many stories to tell why views have their sizes; ask by --tell reasons.")
      case .reasons:
        notes.append(
          "There are too many stories to tell what would change each size; ask for them by --tell prices.")
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
      role: "\(node.element.role)", parent: node.parent?.position, source: tree.placeInSentences(of: index),
      stack: (node.element as? StackElement).map { $0.axis == .horizontal ? "width" : "height" })
  }
  /// How many letters of a text tell it from others in a list.
  private static let mostLetters = 40

  private static func beginning(of element: any LayoutElement) -> String? {
    guard let text = (element as? MeasuredElement)?.text?.string else { return nil }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.isEmpty else { return nil }
    return line.count > mostLetters ? line.prefix(mostLetters - 1) + "…" : line
  }
}
