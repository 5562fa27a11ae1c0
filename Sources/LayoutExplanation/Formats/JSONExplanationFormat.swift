import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// Explanations for programs: exact numbers as fractions, reasons as codes and as sentences.
///
/// A side of a view, a price, a change that would allow something, a regime between breakpoints, a change between two
/// layouts, and a variable of a certificate:
///
///     {"value": "44", "offered": "168", "reasons": ["natural"], "sentence": "its own width"}
///     {"input": {"path": "root", "parameter": "spacing"}, "effects": [{"path": "root.2", "side": "width", "slope": "-2"}],
///      "moves": [{"path": "root.1", "side": "x", "slope": "1"}], "range": "24", "then": ["…"]}
///     {"fact": {"kind": "spacing", "path": "root", "sentence": "HStack(spacing: 8) of row (line 5)"},
///      "length": "spacing", "from": "8", "amount": "-187/20", "open": false}
///     {"from": "500", "through": "600", "open": false, "changes": [], "views": [{"path": "root", "id": "row", …}]}
///     {"path": "root.1", "name": "title", "before": [52, 0, 198.7, 100], "after": [52, 0, 220, 100],
///      "reasons": ["…"], "edits": ["frame of title, line 15: maxWidth 198.7 to 220"]}
///     {"index": 0, "name": "proposed.width", "kind": "parameter", "value": "520", "source": "proposed.width",
///      "given": "520", "active": {"state": "parameter", "ties": []}}
package struct JSONExplanationFormat: ExplanationFormat {
  /// The sides that a whole tree is told of.
  package var axes: [Axis]

  /// Creates the format; by default it tells both sides of every view.
  package init(axes: [Axis] = Axis.allCases) { self.axes = axes }

  /// An explanation in this format together with the certificate that it follows from.
  package func certified(_ value: JSONValue, by certificate: Certificate) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(members + [.init("certificate", self.certificate(certificate))])
  }

  /// An object with the views.
  package func whole(_ explanation: LayoutExplanation, scene: String) throws -> JSONValue {
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
  package func stories(
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

  /// An object with the sets of facts that forbid it and the changes that would allow it.
  package func whyNot(_ answer: WhyNot, scene: String) -> JSONValue { answer.json(scene: scene) }

  /// An object with the sizes and the regimes between them; each has every view's frame as functions of the size.
  package func breakpoints(_ breakpoints: Breakpoints, scene: String) -> JSONValue {
    breakpoints.json(scene: scene)
  }

  /// An object with the edits and the changes.
  package func difference(_ difference: LayoutDifference) -> JSONValue { difference.json }

  /// A document that `CertificateReader` reads; the page *Certificates* describes its keys.
  package func certificate(_ certificate: Certificate) -> JSONValue { certificate.json }

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
      .init("then", .array(EventSentences(tree).texts(price.events).map { .string($0) })),
    ])
  }
}
