import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A length that is written, or that a view uses by default, and that a page can change.
public struct InspectedInput: Codable, Hashable, Sendable {
  /// The index of the view that has the number.
  public var view: Int
  /// The name of the number, such as `spacing`.
  public var name: String
  /// The value, in points.
  public var value: Double
  /// Whether the number is a default that is not written; `nil` if it is written.
  public var isImplied: Bool?
}

/// The distances by which views move as inputs change, near a size of a piece.
public struct InspectedMoves: Codable, Hashable, Sendable {
  /// The index of a list of moves in the document.
  ///
  /// A move is four numbers: a view, a side (0 to 3 for x, y, width and height), an input, and the points by
  /// which the side moves for each point of the input.
  public var moves: Int
  /// The indices of the forms that must not be negative if the moves are to hold.
  ///
  /// A form is a constant, its increase for each point of width and of height, and then, for each input, the
  /// input's index and the increase for each point of it.
  public var limits: [Int]
}

/// A table of the distances by which views move as written lengths change.
struct InputTable {
  private let plane: SizePlane
  private let (tree, priced): (LayoutTree, LayoutTree)
  private let layouts: RelatedLayouts
  private let views: [Int]
  private var indices: [LengthInput: Int] = [:]
  private(set) var inputs: [InspectedInput] = []
  private(set) var moveLists = PlaceTable<[Double]>()
  private(set) var limitForms = PlaceTable<[Double]>()

  /// Creates the table of a tree.
  ///
  /// - Parameter views: The indices of the tree's views in the list of views.
  /// - Throws: `LayoutError.invalidParameter`.
  init(_ tree: LayoutTree, _ views: [Int], _ plane: SizePlane) throws {
    (self.tree, self.views, self.plane) = (tree, views, plane)
    priced = try tree.writingImpliedLengths()
    var engine = ConstraintEngine()
    engine.keepsPrices = true
    layouts = RelatedLayouts(engine: engine)
  }

  /// Returns the moves around the samples of a piece, without duplicates.
  ///
  /// - Throws: The errors of `ConstraintEngine.layout`.
  mutating func moves(of piece: FoundPiece, in plane: SizePlane) throws -> [InspectedMoves] {
    var found: [InspectedMoves] = []
    for size in piece.samples {
      let container = ExactProposal(plane.container(size.width, size.height))
      let root = try layouts.rootPiece(of: priced, in: container)
      let moves = InspectedMoves(
        moves: moveLists.index(of: moves(of: root)), limits: limits(of: root, at: container, in: plane))
      if !found.contains(moves) { found.append(moves) }
    }
    return found
  }

  private mutating func moves(of root: RootPiece) -> [Double] {
    root.views.flatMap { view in
      [view.x, view.y, view.width, view.height].enumerated().flatMap { side, extent in
        (extent.form.map { factors(of: $0) } ?? []).flatMap { input, slope in
          [Double(views[view.index.position]), Double(side), Double(input), slope]
        }
      }
    }
  }

  private mutating func limits(of root: RootPiece, at container: ExactProposal, in plane: SizePlane) -> [Int]
  {
    root.region.halfPlanes.compactMap { halfPlane in
      let factors = factors(of: halfPlane.form)
      guard !factors.isEmpty,
        case .affine(let constant, let perWidth, let perHeight) = plane.length(halfPlane.form, at: container)
      else { return nil }
      return limitForms.index(
        of: [constant, perWidth, perHeight] + factors.flatMap { [Double($0.input), $0.slope] })
    }
  }

  /// Returns the inputs of a form, each with the points by which it moves for each point of the input.
  private mutating func factors(of form: AffineForm) -> [(input: Int, slope: Double)] {
    // In the order of the tree, so that a page is the same each time.
    form.inputs.filter { !$0.value.isZero }.sorted { one, other in
      (one.key.view.position, one.key.parameter.rawValue) < (
        other.key.view.position, other.key.parameter.rawValue
      )
    }.compactMap { input, slope in
      index(of: input).map { ($0, InspectedNumber.roundedFactor(slope.doubleValue)) }
    }.sorted { $0.input < $1.input }
  }

  /// Returns the index of an input; `nil` for one that is not a finite length.
  private mutating func index(of input: LengthInput) -> Int? {
    if let index = indices[input] { return index }
    guard let length = priced[input.view].element.length(input.parameter), length.isFinite else { return nil }
    let isWritten = tree[input.view].element.length(input.parameter) != nil
    indices[input] = inputs.count
    inputs.append(
      InspectedInput(
        view: views[input.view.position], name: input.parameter.rawValue, value: Double(length),
        isImplied: isWritten ? nil : true))
    return inputs.count - 1
  }
}
