import ConstraintLayout
import Foundation
import LayoutCore
import LayoutPictures

/// A writer of pieces, each as its difference from the previous one.
struct PieceWriter {
  let list: ViewList
  let plane: SizePlane
  /// The table of the moves of views with written lengths; `nil` if they were not requested.
  var inputs: InputTable?
  var stories: StoryBuilder
  var drawings: DrawingTable
  private(set) var lengths = PlaceTable<InspectedLength>()
  private(set) var pieces: [InspectedPiece] = []
  private var last = ViewStates()

  init(
    list: ViewList, plane: SizePlane, inputs: InputTable?, stories: StoryBuilder, drawings: DrawingTable
  ) {
    self.list = list
    self.plane = plane
    self.inputs = inputs
    self.stories = stories
    self.drawings = drawings
  }

  /// Adds a piece of a plane, or of one of its rows, with the piece's explanations.
  ///
  /// - Throws: `PictureError` if there are no fonts, and the errors of `ConstraintEngine.layout`.
  mutating func write(_ piece: FoundPiece, _ storyPiece: StoryPiece, _ plane: SizePlane, isFirst: Bool) throws
  {
    if isFirst { last = ViewStates() }
    let indices = list.indices(of: piece.tree)
    stories.use(of: piece.tree, indices)
    try drawings.draw(piece.tree)
    let states = states(of: piece, storyPiece, plane, indices)
    pieces.append(
      InspectedPiece(
        corners: piece.corners, isOpen: piece.isOpen ? true : nil,
        openSides: piece.openSides.isEmpty ? nil : piece.openSides,
        base: isFirst || pieces.isEmpty ? nil : pieces.count - 1,
        changes: piece.changes.map { stories.place(of: $0) }, isMinor: piece.isMinor ? true : nil,
        frames: states.frames.changed(from: last.frames),
        offers: states.offers.changed(from: last.offers),
        drawings: states.drawings.changed(from: last.drawings),
        stories: states.stories.changed(from: last.stories),
        live: piece.isSampled ? nil : try inputs?.moves(of: piece, in: plane)))
    last = states
  }

  private mutating func states(
    of piece: FoundPiece, _ storyPiece: StoryPiece, _ plane: SizePlane, _ indices: [Int]
  ) -> ViewStates {
    var states = ViewStates()
    for index in list.views.indices { (states.frames[index], states.drawings[index]) = ([], -1) }
    for view in piece.views {
      let index = indices[view.index.position]
      states.frames[index] = piece.frame(of: view, in: plane).map { lengths.index(of: $0) }
      states.offers[index] = piece.offer(to: view, in: plane).map { lengths.index(of: $0) }
      let sketches = piece.samples.compactMap { piece.sketchPlace(of: view, at: $0, in: plane) }
      guard !sketches.isEmpty else { continue }
      let known = last.drawings[index].flatMap { $0 < 0 ? nil : $0 }
      states.drawings[index] = drawings.place(of: view.index, in: sketches, known: known)
    }
    for (view, story) in stories.stories(of: storyPiece).enumerated() where !story.isEmpty {
      states.stories[indices[view]] = story
    }
    // A view that is no longer placed has no explanation either.
    for (view, story) in last.stories where states.stories[view] == nil && !story.isEmpty {
      states.stories[view] = []
    }
    return states
  }
}

extension PieceWriter {
  /// Returns the pieces of a tree with frames alone, and the lengths of these.
  static func frames(
    of found: FoundPieces, in tree: LayoutTree, _ plane: SizePlane
  ) -> (pieces: [InspectedPiece], lengths: [InspectedLength]) {
    let starts = Set(found.rows?.map(\.piece) ?? [])
    var (pieces, last) = ([InspectedPiece](), [Int: [Int]]())
    var lengths = PlaceTable<InspectedLength>()
    for (number, piece) in found.pieces.enumerated() {
      let plane = found.rows?.last { $0.piece <= number }.map { plane.snapped(to: $0.sample) } ?? plane
      var frames = Dictionary(uniqueKeysWithValues: tree.indices.map { ($0.position, [Int]()) })
      for view in piece.views {
        frames[view.index.position] = piece.frame(of: view, in: plane).map { lengths.index(of: $0) }
      }
      let isFirst = number == 0 || starts.contains(number)
      pieces.append(
        InspectedPiece(
          corners: piece.corners, isOpen: piece.isOpen ? true : nil,
          openSides: piece.openSides.isEmpty ? nil : piece.openSides, base: isFirst ? nil : number - 1,
          changes: [], frames: frames.changed(from: isFirst ? [:] : last), offers: [:], drawings: [:],
          stories: [:]))
      last = frames
    }
    return (pieces, lengths.values)
  }
}

extension FoundPiece {
  /// Returns the x, y, width and height of a view in the piece.
  func frame(of view: PlacedPiece.View, in plane: SizePlane) -> [InspectedLength] {
    fitted?.frames[view.index.position]
      ?? [view.x, view.y, view.width, view.height].map { length($0, in: plane) }
  }

  /// Returns the proposal of a view in the piece.
  fileprivate func offer(to view: PlacedPiece.View, in plane: SizePlane) -> [InspectedLength] {
    fitted?.offers[view.index.position]
      ?? [view.proposedWidth, view.proposedHeight].map { length($0, in: plane) }
  }

  /// Returns the place in which a view is drawn at a size of the piece; `nil` if its frame is infinite.
  fileprivate func sketchPlace(
    of view: PlacedPiece.View, at size: (width: Double, height: Double), in plane: SizePlane
  ) -> SketchPlace? {
    var sample = ExactProposal(plane.container(size.width, size.height))
    sample.container = container.container
    var place = SketchPlace(
      size: CGSize(width: view.width.doubleValue(at: sample), height: view.height.doubleValue(at: sample)),
      proposal: view.proposal(at: sample).doubles)
    if let fitted {
      func values(_ lengths: [InspectedLength]?) -> [CGFloat?] {
        lengths?.map { $0.value(width: size.width, height: size.height).map { CGFloat($0) } } ?? []
      }
      let (frame, offer) = (
        values(fitted.frames[view.index.position]), values(fitted.offers[view.index.position])
      )
      guard frame.count == 4, offer.count == 2, let width = frame[2], let height = frame[3] else {
        return nil
      }
      place.size = CGSize(width: width, height: height)
      place.proposal = ProposedViewSize(width: offer[0], height: offer[1])
    }
    return place.size.width.isFinite && place.size.height.isFinite ? place : nil
  }

  /// Returns a length in the piece; it is a constant if the piece is the layout of one size.
  fileprivate func length(_ extent: AffineExtent?, in plane: SizePlane) -> InspectedLength {
    isSampled ? plane.constant(extent, at: container) : plane.length(extent, at: container)
  }
}

/// The states of each view in one piece.
private struct ViewStates {
  var frames: [Int: [Int]] = [:]
  var offers: [Int: [Int]] = [:]
  var drawings: [Int: Int] = [:]
  var stories: [Int: [Int]] = [:]
}

extension Dictionary where Key == Int, Value: Equatable {
  fileprivate func changed(from old: [Int: Value]) -> [Int: Value] { filter { old[$0.key] != $0.value } }
}
