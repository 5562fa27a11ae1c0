import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// An output format for explanations; each format is a type.
package protocol ExplanationFormat {
  /// The output: text, or a JSON value.
  associatedtype Output
  /// Returns the whole tree: each view's sides and their reasons.
  ///
  /// - Throws: As `ConstraintEngine.layout` does.
  func whole(_ explanation: LayoutExplanation, scene: String) throws -> Output
  /// Returns the stories of some sides.
  ///
  /// - Throws: As `ConstraintEngine.layout` does.
  func stories(_ stories: [Story], of explanation: LayoutExplanation, scene: String) throws -> Output
  /// Returns the facts that forbid a condition, and the changes that would allow it.
  func whyNot(_ answer: WhyNot, scene: String) -> Output
  /// Returns the sizes at which a layout changes regime.
  func breakpoints(_ breakpoints: Breakpoints, scene: String) -> Output
  /// Returns the differences between two layouts.
  func difference(_ difference: LayoutDifference) -> Output
  /// Returns the certificate of a layout.
  func certificate(_ certificate: Certificate) -> Output
}

/// Explanations for people, in sentences.
///
/// A whole tree, and a story:
///
///     a badge at the end of a row, 520x100
///
///     root  HStack "row", line 5
///       width    520  its children and the space between them (44 + 8 + 198.7 + 8 + 261.3)
///
///       root.0  Image "icon", line 10
///         size   44 x 44  its own size
///
///     badge   width 261.3, offered 261.3 and took all of it
///       the container is 520 wide
///       if the container gets 1 pt wider: badge +1   (until it is 558.7 wide; from there …
///
/// Why not, breakpoints, a difference, and a certificate:
///
///     badge.width >= 280: no, it is 261.3
///       1. set title's maxWidth 198.7 (line 15) to 180: then badge.width is 280; 2 other views change size
///       2. set icon's own width 44 (line 10) to 25: then badge.width is 280.3; one other view changes size
///
///     a badge at the end of a row, width 500...600: 1 breakpoint
///       558.7  badge's maxWidth 300 (line 22) limits badge
///
///     edit 1: frame of title, line 15: maxWidth 198.7 to 220
///
///     root.2/1  badge
///       (258.7, 0) 261.3 x 100 -> (280, 0) 240 x 100
///       width 261.3 to 240: as wide as badge, as before
///       behind it: edit 1
///
///     block root, proposed 520x100
///       proposed.width = 520: given
package struct TextExplanationFormat: ExplanationFormat {
  /// The axes that are reported for a whole tree.
  package var axes: [Axis]
  /// Whether breakpoints include each view's frame as a function of the container's size.
  package var showsFrames: Bool
  /// Whether breakpoints include those at which a text is only truncated elsewhere.
  package var showsAll: Bool
  /// The part of a tree that is reported.
  package var part = TreePart()

  /// Creates the format; by default it reports both axes of every view, and all breakpoints.
  package init(axes: [Axis] = Axis.allCases, showsFrames: Bool = false, showsAll: Bool = true) {
    self.axes = axes
    self.showsFrames = showsFrames
    self.showsAll = showsAll
  }

  /// Returns a heading, then each view with the sides that it decides, as an indented tree.
  package func whole(_ explanation: LayoutExplanation, scene: String) throws -> String {
    lines(explanation, scene: scene).map(\.plain).joined(separator: "\n")
  }

  /// Returns the whole tree, line by line.
  package func lines(_ explanation: LayoutExplanation, scene: String) -> [TextLine] {
    let settled = explanation.rounds > 1 ? ", settled after \(explanation.rounds) layouts" : ""
    let title = TextLine([.words("\(OneLine.of(scene)), \(explanation.proposal.sides)\(settled)")])
    let summary = part.isWhole ? ExplanationSummary(explanation, axes: axes).lines : []
    return [title] + summary + ExplanationTree(explanation, axes: axes, part: part).lines
  }

  /// Returns a line for each view, with its size and the reason for it, indented below its parent.
  package func tree(
    _ explanation: LayoutExplanation, scene: String, under root: LayoutTree.Index? = nil
  ) -> [TextLine] {
    let title = TextLine([.words("\(OneLine.of(scene)), \(explanation.proposal.sides)")])
    return [title] + ReasonTree(explanation).lines(under: root ?? explanation.tree.root)
  }

  /// Returns a paragraph for each story; the lines of a text follow once, after the stories of its two sides.
  package func stories(
    _ stories: [Story], of explanation: LayoutExplanation, scene: String
  ) throws -> String {
    StoryParagraphs(stories, of: explanation).paragraphs.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// Returns the answer and the facts that it follows from, a line each.
  package func whyNot(_ answer: WhyNot, scene: String) -> String { answer.text }

  /// Returns a table of the sizes and their changes.
  package func breakpoints(_ breakpoints: Breakpoints, scene: String) -> String {
    breakpoints.text(scene: scene, showsFrames: showsFrames, showsAll: showsAll)
  }

  /// Returns the edits, then each change with its reasons.
  package func difference(_ difference: LayoutDifference) -> String { difference.text }

  /// Returns a line for each variable, row, decision and size.
  package func certificate(_ certificate: Certificate) -> String { certificate.text }
}

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
  /// The axes that are reported for a whole tree.
  package var axes: [Axis]

  /// Creates the format; by default it reports both axes of every view.
  package init(axes: [Axis] = Axis.allCases) { self.axes = axes }

  /// Returns an explanation in this format together with the certificate that it follows from.
  package func certified(_ value: JSONValue, by certificate: Certificate) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(members + [.init("certificate", self.certificate(certificate))])
  }

  /// Returns an object with the views.
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

  /// Returns the whole tree, or a part of it, in short form: faults first, then an object for each view that
  /// decides a side, with the modifiers that pass it on, and one for siblings with equal explanations.
  package func compact(
    _ explanation: LayoutExplanation, scene: String, part: TreePart = TreePart()
  ) -> JSONValue {
    let summary = part.isWhole ? ExplanationSummary(explanation, axes: axes).lines : []
    let compact = ExplanationTree(explanation, axes: axes, part: part).compact
    return .object([
      .init("scene", .string(scene)), .init("proposal", .proposal(explanation.proposal)),
      .init("summary", .array(summary.map { .string($0.plain) })), .init("views", .array(compact.views)),
      .init("notTold", .number(Double(compact.hidden))),
    ])
  }

  /// Returns a list of stories.
  package func stories(
    _ stories: [Story], of explanation: LayoutExplanation, scene: String
  ) throws -> JSONValue {
    try self.stories(stories, of: explanation, scene: scene, notShown: [])
  }

  /// Returns a list of stories with the reasons why some views are not shown, a sentence each.
  package func stories(
    _ stories: [Story], of explanation: LayoutExplanation, scene: String, notShown: [String]
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
      .init("stories", .array(values)), .init("notShown", .array(notShown.map { .string($0) })),
    ])
  }

  /// Returns an object with the sets of facts that forbid a condition and the changes that would allow it.
  package func whyNot(_ answer: WhyNot, scene: String) -> JSONValue { answer.json(scene: scene) }

  /// Returns an object with the sizes and the regimes between them; each has every view's frame as functions
  /// of the size.
  package func breakpoints(_ breakpoints: Breakpoints, scene: String) -> JSONValue {
    breakpoints.json(scene: scene)
  }

  /// Returns an object with the edits and the changes.
  package func difference(_ difference: LayoutDifference) -> JSONValue { difference.json }

  /// Returns a document that `CertificateReader` reads; the page *Certificates* describes its keys.
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
