import ElementTree
import LinearProgramming

/// The statements of rules for all blocks of one shape, recorded once and evaluated with other numbers.
///
/// A shape is that of the views in the block, with written lengths left open; of views taken in as pieces, it
/// is what rules see of them. The rules state the same for every such block as long as all their decisions
/// from numbers are the same: a template has these decisions as guards, and does not apply to a block with
/// others.
final class BlockTemplate<Answer: BlockAnswer>: Sendable {
  let program: ProgramTemplate
  /// The coefficients of the rows, without those of variables that are outputs of pieces.
  let matrix: ConfirmedBases.Matrix
  /// The reasons for the rows, for facets.
  let block: BlockProgram
  /// The events while the program is evaluated, in order.
  let events: [BlockEvent]
  /// The decisions under which the template was recorded.
  let decisions: [Decision]
  /// The decisions in the form in which each evaluation checks them.
  let questions: [Question]
  /// The views taken in as pieces.
  let requests: [Request]
  /// The requests in the form in which each evaluation makes them.
  let askings: [Asking]
  /// The result that is read.
  let answer: Answer
  /// The number of guides that were wanted when the template was recorded.
  let wantedGuideCount: Int
  /// The indices of the block's views.
  let memberIndices: MemberIndices
  let origins: [Origin]

  /// The origin of a variable.
  enum Origin: Sendable {
    case row
    /// A side of the proposal to the block's view.
    case side
    /// A written length of the view at an index.
    case input(place: Int, ParameterName)
    /// An output of a view taken in as a piece.
    case answer(request: Int, Output)
  }

  /// An output of a view taken in as a piece.
  enum Output: Sendable {
    case side(Axis)
    case guide(AlignmentKey)
  }

  /// A decision to check: whether a length is still positive, or not negative.
  struct Question: Sendable {
    var length: TemplateLength
    var isStrict: Bool
  }

  /// The proposal to a view taken in as a piece, and which of its sides are expected to be finite.
  struct Asking: Sendable {
    var index: Int
    var width: Extended<TemplateLength>?
    var height: Extended<TemplateLength>?
    var isWidthFinite: Bool
    var isHeightFinite: Bool
    var guideCount: Int
  }

  /// A view taken in as a piece, by its index in the block.
  struct Request: Equatable, Sendable {
    var index: Int
    var proposal: ProposalExpression
    var isWidthFinite: Bool
    var isHeightFinite: Bool
    /// The guides that the piece has to give, and whether they are finite.
    var guides: [Guide]
  }

  /// A guide that a piece gives, and whether it is finite.
  struct Guide: Equatable, Sendable {
    var key: AlignmentKey
    var isFinite: Bool
  }

  /// Creates the template of a recorded block; `nil` if numbers do not fit, or if the record is not complete.
  ///
  /// It is not complete with containers' sides, and with guides that were asked for late.
  init?(_ recorder: BlockRecorder, _ answer: Answer, members: [LayoutTree.Index]) {
    guard recorder.isRecordable, recorder.numbers == .fractions else { return nil }
    recorder.advance()
    guard !recorder.template.isLost, !recorder.session.evaluator.isLost else { return nil }
    var program = recorder.template
    let places = MemberIndices(members)
    var requests: [Request] = []
    for request in recorder.requests {
      guard request.proposal.container == nil, let index = places[request.view] else { return nil }
      requests.append(
        Request(
          index: index, proposal: request.proposal, isWidthFinite: !request.size.width.isInfinite,
          isHeightFinite: !request.size.height.isInfinite,
          guides: request.guides.sorted { $0.key.name < $1.key.name }
            .map { Guide(key: $0.key, isFinite: !$0.value.isInfinite) }))
    }
    var answer = answer
    var (questions, askings): ([Question], [Asking]) = ([], [])
    if recorder.use.isTemplate {
      guard let asked = Self.asked(recorder.decisions, requests, of: &program),
        let tabled = answer.tabled(in: &program)
      else { return nil }
      (questions, askings, answer) = (asked.questions, asked.askings, tabled)
    }
    self.program = program
    matrix = recorder.session.confirmedBases.matrix(of: recorder.program, given: recorder.given)
    block = recorder.program
    events = recorder.events
    (decisions, self.questions) = (recorder.decisions, questions)
    (self.requests, self.askings) = (requests, askings)
    self.answer = answer
    wantedGuideCount = recorder.session.wantedGuideCount
    self.memberIndices = places
    origins = Self.origins(program.variableCount, events, requests)
  }

  /// Returns the checks and requests of each evaluation; `nil` if a number does not fit.
  private static func asked(
    _ decisions: [Decision], _ requests: [Request], of program: inout ProgramTemplate
  ) -> (questions: [Question], askings: [Asking])? {
    var (questions, askings): ([Question], [Asking]) = ([], [])
    for decision in decisions {
      guard let length = program.add(decision.expression) else { return nil }
      questions.append(Question(length: length, isStrict: decision.isStrict))
    }
    for request in requests {
      guard let width = program.add(request.proposal.width), let height = program.add(request.proposal.height)
      else { return nil }
      askings.append(
        Asking(
          index: request.index, width: width, height: height, isWidthFinite: request.isWidthFinite,
          isHeightFinite: request.isHeightFinite, guideCount: request.guides.count))
    }
    return (questions, askings)
  }

  private static func origins(_ count: Int, _ events: [BlockEvent], _ requests: [Request]) -> [Origin] {
    var origins = Array(repeating: Origin.row, count: count)
    for event in events {
      switch event.kind {
      case .side: origins[event.variable] = .side
      case .input(let index, let name): origins[event.variable] = .input(place: index, name)
      case .decision: break
      case .request(let index):
        let request = requests[index]
        var outputs: [Output] = []
        if request.isWidthFinite { outputs.append(.side(.horizontal)) }
        if request.isHeightFinite { outputs.append(.side(.vertical)) }
        outputs += request.guides.filter(\.isFinite).map { .guide($0.key) }
        for (number, output) in outputs.enumerated() {
          origins[event.variable + number] = .answer(request: index, output)
        }
      }
    }
    return origins
  }
}

/// An event at which the evaluation of a block stops, with the number of variables known by then.
struct BlockEvent: Sendable {
  enum Kind: Sendable {
    /// A side of the proposal to the block's view is assigned.
    case side(Axis)
    /// A written length of the view at an index is assigned.
    case input(place: Int, ParameterName)
    /// A decision is checked.
    case decision(Int)
    /// A view is taken in as a piece.
    case request(Int)
  }
  var variable: Int
  var kind: Kind
}

extension ProgramTemplate {
  /// Adds a length that may be infinite; `nil` if one of its numbers does not fit.
  mutating func add(_ extent: Extent) -> Extended<TemplateLength>? {
    switch extent {
    case .finite(let expression): add(expression).map { .finite($0) }
    case .infinite: .infinite
    case .negativeInfinite: .negativeInfinite
    }
  }

  /// Adds a side that may be unspecified; `nil` if one of its numbers does not fit.
  fileprivate mutating func add(_ side: Extent?) -> Extended<TemplateLength>?? {
    guard let side else { return .some(nil) }
    return add(side).map { .some($0) }
  }
}

/// The indices of a block's views, found by view in logarithmic time.
struct MemberIndices: Sendable {
  private let members: [LayoutTree.Index]

  /// Creates the indices of views, which must be in preorder.
  init(_ members: [LayoutTree.Index]) { self.members = members }

  /// The index of a view; `nil` for one that is not part of the block.
  subscript(view: LayoutTree.Index) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < view { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low] == view ? low : nil
  }
}
