import ConstraintLayout
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// Explanations for programs: exact numbers as fractions, reasons as codes and as sentences.
public struct JSONExplanationFormat: ExplanationFormat {
  /// The sides that a whole tree is told of.
  public var axes: [Axis]

  /// Creates the format; by default it tells both sides of every view.
  public init(axes: [Axis] = Axis.allCases) { self.axes = axes }

  /// An explanation in this format together with the certificate that it follows from.
  public func certified(_ value: JSONValue, by certificate: Certificate) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(members + [.init("certificate", certificate.json)])
  }

  /// An object with the views.
  public func whole(_ explanation: LayoutExplanation, scene: String) throws -> JSONValue {
    let sentences = ReasonSentences(explanation)
    let views = explanation.views.map { view -> JSONValue in
      let node = explanation.tree[view.view]
      let sides = axes.map { axis in
        JSONValue.Member(Words.side(axis), side(view[axis], of: view.view, sentences))
      }
      return .object(
        [
          .init("path", .string(node.path)), .init("id", .string(orNull: node.id)),
          .init("kind", .string(node.element.kind)),
        ] + sides)
    }
    return JSONValue.object([
      .init("scene", .string(scene)), .init("proposal", .proposal(explanation.proposal)),
      .init("views", .array(views)),
    ])
  }

  /// A list of stories.
  public func stories(
    _ stories: [Story], of explanation: LayoutExplanation, scene: String
  ) throws -> JSONValue {
    let values = stories.map { story -> JSONValue in
      let node = explanation.tree[story.view]
      return .object([
        .init("path", .string(node.path)), .init("id", .string(orNull: node.id)),
        .init("side", .string(Words.side(story.side.axis))),
        .init("explanation", side(story.side, of: story.view, ReasonSentences(explanation))),
        .init("lines", .array(StorySentences(explanation).lines(story).map { .string($0) })),
        .init("placements", .array(story.placements.map { placement($0, explanation) })),
        .init("prices", .array(story.prices.map { price($0, explanation) })),
      ])
    }
    return JSONValue.object([
      .init("scene", .string(scene)), .init("proposal", .proposal(explanation.proposal)),
      .init("stories", .array(values)),
    ])
  }

  private func side(
    _ side: SideExplanation, of view: LayoutTree.Index, _ sentences: ReasonSentences
  ) -> JSONValue {
    .object([
      .init("value", exact(side.length)), .init("offered", .string(orNull: side.offered?.description)),
      .init("reasons", .array(side.reasons.map { .string(code($0)) })),
      .init("sentence", .string(sentences.text(side, of: view))),
    ])
  }

  private func exact(_ value: Rational?) -> JSONValue { .string(orNull: value?.description) }

  private func code(_ reason: SideReason) -> String {
    switch reason {
    case .written(let input): input.parameter.rawValue
    case .extent(let child): "extent \(child)"
    default: "\(reason)"
    }
  }

  private func placement(_ placement: ViewPlacement, _ explanation: LayoutExplanation) -> JSONValue {
    let tree = explanation.tree
    var members: [JSONValue.Member] = [
      .init("path", .string(tree[placement.view].path)),
      .init("in", .string(orNull: placement.parent.map { tree[$0].path })),
      .init("origin", exact(placement.origin)),
    ]
    if case .aligned(let meeting) = placement.cause {
      var setters: [LayoutTree.Index] = []
      if case .line(let children) = meeting.target { setters = children }
      members += [
        .init("guide", .string(meeting.guide.name)), .init("own", exact(meeting.own)),
        .init("line", exact(meeting.line)),
        .init("setBy", .array(setters.map { .string(tree[$0].path) })),
      ]
    }
    return .object(members)
  }

  private func price(_ price: Price, _ explanation: LayoutExplanation) -> JSONValue {
    let tree = explanation.tree
    let input: JSONValue =
      switch price.input {
      case .container(let axis): .object([.init("container", .string(Words.side(axis)))])
      case .written(let input):
        .object([
          .init("path", .string(tree[input.view].path)),
          .init("parameter", .string(input.parameter.rawValue)),
        ])
      }
    func effects(_ effects: [Price.Effect], _ name: (Axis) -> String) -> JSONValue {
      .array(
        effects.map { effect in
          .object([
            .init("path", .string(tree[effect.view].path)), .init("side", .string(name(effect.axis))),
            .init("slope", .string(effect.slope.description)),
          ])
        })
    }
    return .object([
      .init("input", input), .init("effects", effects(price.effects, Words.side)),
      .init("moves", effects(price.moves, Words.coordinate)), .init("range", exact(price.range)),
      .init("then", .array(price.borders.map { .string(BorderSentences(tree).text($0)) })),
    ])
  }
}
