import LayoutCore
import LinearProgramming

/// A view that a block takes in as a piece: its outputs are variables, stated by the piece.
struct Request {
  /// The view.
  var view: LayoutTree.Index
  /// What it is asked for.
  var proposal: ProposalExpression
  /// The size that the piece answers.
  var size: SizeExpression
  /// The explicit guides that the piece answers.
  var guides: [AlignmentKey: Extent]
  /// How many guides were wanted of the answer that the outputs were made from.
  var wantedGuideCount: Int
  /// The place of the first of the outputs' variables among the block's.
  var firstVariable: Int
  /// The piece behind the outputs; `nil` while they are a guess without one.
  var piece: Piece?
  /// Whether the piece is known to hold at what the view is proposed.
  var isSettled: Bool
}

/// The views that a block has taken in, in the order in which they were asked for.
struct Requests {
  private(set) var all: [Request] = []
  private var places: [ViewProposal: Int] = [:]
  private var firstUnsettled = 0

  subscript(place: Int) -> Request {
    get { all[place] }
    set { all[place] = newValue }
  }

  /// The place of the request for a view at a proposal; `nil` where it was not taken in.
  func place(of key: ViewProposal) -> Int? { places[key] }

  /// Adds a request, and returns its place.
  mutating func append(_ request: Request) -> Int {
    all.append(request)
    places[ViewProposal(view: request.view, proposal: request.proposal)] = all.count - 1
    return all.count - 1
  }

  /// The place of the first request that is not settled; `nil` where all are.
  mutating func nextUnsettled() -> Int? {
    while firstUnsettled < all.count, all[firstUnsettled].isSettled { firstUnsettled += 1 }
    return firstUnsettled < all.count ? firstUnsettled : nil
  }
}

/// A view, and what it is proposed.
struct ViewProposal: Hashable {
  var view: LayoutTree.Index
  var proposal: ProposalExpression
}

/// What a stack knows of a child before it offers it a share: its smallest and largest length, and an answer.
struct Guess {
  var axis: Axis
  var smallest: Rational
  var largest: Rational?
  var answer: Piece
  var answeredAt: ExactProposal
}

/// A piece turned out finite where its guess was infinite, or the other way: rules that have read the guess are left,
/// and the block is written anew without guesses.
struct GuessHadWrongShape: Error {}
