import ElementTree
import LinearProgramming

/// What blocks of one shape have in common: what their rules said once, to be evaluated with other numbers.
///
/// The shape is that of the views in the block, with lengths that people wrote left open; of views that come in as pieces it
/// is what rules see of them. The rules say the same of every such block, as long as everything that they decide from
/// numbers is decided alike: so a template has the decisions as guards, and one that does not apply is of no use there.
final class BlockTemplate<Answer: BlockAnswer>: Sendable {
  /// The rows.
  let program: ProgramTemplate
  /// Their coefficients, but for those of variables that pieces answer.
  let matrix: ConfirmedBases.Matrix
  /// Why they are there, for borders.
  let block: BlockProgram
  /// What happens while the program is evaluated, in this order.
  let events: [Event]
  /// What was decided.
  let decisions: [Decision]
  /// The same as each evaluation asks it.
  let questions: [Question]
  /// The views that come in as pieces.
  let requests: [Request]
  /// The same as each evaluation asks for them.
  let askings: [Asking]
  /// What is read.
  let answer: Answer
  /// How many guides were wanted when the rules spoke.
  let wantedGuideCount: Int
  /// The places of the block's views, by view.
  let places: MemberPlaces
  /// Where each variable comes from.
  let origins: [Origin]

  /// Where a variable comes from.
  enum Origin: Sendable {
    /// A row of the template.
    case row
    /// A side that the block's view is proposed.
    case side
    /// A length that was written into the view at a place.
    case input(place: Int, ParameterName)
    /// An answer of a view that comes in as a piece.
    case answer(request: Int, Output)
  }

  /// What a view that comes in as a piece answers.
  enum Output: Sendable {
    case side(Axis)
    case guide(AlignmentKey)
  }

  /// Something that evaluation stops for, and how many variables are known by then.
  struct Event: Sendable {
    enum Kind: Sendable {
      /// A side that the block's view is proposed is given.
      case side(Axis)
      /// A length is given that was written into the view at a place.
      case input(place: Int, ParameterName)
      /// Something is decided.
      case decision(Int)
      /// A view comes in as a piece.
      case request(Int)
    }
    var variable: Int
    var kind: Kind
  }

  /// Something to be decided, as it was: whether a length is positive, or not negative.
  struct Question: Sendable {
    var length: TemplateLength
    var isStrict: Bool
  }

  /// What is proposed to a view that comes in as a piece, and which of the sides that it answers are finite.
  struct Asking: Sendable {
    var place: Int
    var width: Extended<TemplateLength>?
    var height: Extended<TemplateLength>?
    var isWidthFinite: Bool
    var isHeightFinite: Bool
    var guideCount: Int
  }

  /// A view that comes in as a piece, by its place in the block.
  struct Request: Equatable, Sendable {
    var place: Int
    var proposal: ProposalExpression
    var isWidthFinite: Bool
    var isHeightFinite: Bool
    /// The guides that it has to answer, and whether they are finite.
    var guides: [Guide]
  }

  /// A guide that a view answers, and whether it is a number.
  struct Guide: Equatable, Sendable {
    var key: AlignmentKey
    var isFinite: Bool
  }

  /// Reads a template off a block whose rules have spoken; `nil` where numbers do not fit, or where what was said is not
  /// all there is: containers' sides, and guides that were asked for late.
  init?(
    _ recorder: BlockRecorder, _ answer: Answer, members: [LayoutTree.Index]
  ) {
    guard recorder.isRecordable, recorder.numbers == .fractions else { return nil }
    recorder.advance()
    guard !recorder.template.isLost, !recorder.session.evaluator.isLost else { return nil }
    var program = recorder.template
    let places = MemberPlaces(members)
    var events: [Event] = []
    for event in recorder.events {
      switch event.kind {
      case .column(let column):
        switch recorder.columns[column] {
        case .side(let axis): events.append(Event(variable: event.variable, kind: .side(axis)))
        case .containerSide: return nil
        case .input(let input, _):
          guard let place = places[input.view] else { return nil }
          events.append(Event(variable: event.variable, kind: .input(place: place, input.parameter)))
        }
      case .decision(let place): events.append(Event(variable: event.variable, kind: .decision(place)))
      case .request(let place): events.append(Event(variable: event.variable, kind: .request(place)))
      }
    }
    var requests: [Request] = []
    for request in recorder.requests {
      guard request.proposal.container == nil, let place = places[request.view] else { return nil }
      requests.append(
        Request(
          place: place, proposal: request.proposal, isWidthFinite: !request.size.width.isInfinite,
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
    self.events = events
    (decisions, self.questions) = (recorder.decisions, questions)
    (self.requests, self.askings) = (requests, askings)
    self.answer = answer
    wantedGuideCount = recorder.session.wantedGuideCount
    self.places = places
    origins = Self.origins(program.variableCount, events, requests)
  }

  /// What is asked of each evaluation on its way; `nil` where a number does not fit.
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
          place: request.place, width: width, height: height, isWidthFinite: request.isWidthFinite,
          isHeightFinite: request.isHeightFinite, guideCount: request.guides.count))
    }
    return (questions, askings)
  }

  private static func origins(_ count: Int, _ events: [Event], _ requests: [Request]) -> [Origin] {
    var origins = Array(repeating: Origin.row, count: count)
    for event in events {
      switch event.kind {
      case .side: origins[event.variable] = .side
      case .input(let place, let name): origins[event.variable] = .input(place: place, name)
      case .decision: break
      case .request(let place):
        let request = requests[place]
        var outputs: [Output] = []
        if request.isWidthFinite { outputs.append(.side(.horizontal)) }
        if request.isHeightFinite { outputs.append(.side(.vertical)) }
        outputs += request.guides.filter(\.isFinite).map { .guide($0.key) }
        for (number, output) in outputs.enumerated() {
          origins[event.variable + number] = .answer(request: place, output)
        }
      }
    }
    return origins
  }
}

extension ProgramTemplate {
  /// Lays out a length that may be infinite; `nil` where one of its numbers does not fit.
  mutating func add(_ extent: Extent) -> Extended<TemplateLength>? {
    switch extent {
    case .finite(let expression): add(expression).map { .finite($0) }
    case .infinite: .infinite
    case .negativeInfinite: .negativeInfinite
    }
  }

  /// The same of a side that may not be proposed.
  fileprivate mutating func add(_ side: Extent?) -> Extended<TemplateLength>?? {
    guard let side else { return .some(nil) }
    return add(side).map { .some($0) }
  }
}

/// The places of the views that a block knows, by view: in the order in which they stand in the tree.
struct MemberPlaces: Sendable {
  private let members: [LayoutTree.Index]

  /// The places of views, each of which stands behind those before it.
  init(_ members: [LayoutTree.Index]) { self.members = members }

  /// The place of a view; `nil` for one that the block does not know.
  subscript(view: LayoutTree.Index) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < view { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low] == view ? low : nil
  }
}
