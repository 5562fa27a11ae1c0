import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutSources
import LinearProgramming

extension FileAnalysis {
  /// A call, the view that shows it, and the views created there.
  struct Shown {
    var call: SourceCall
    var view: EditedView
    var index: LayoutTree.Index
    /// The number of views that the call has created there.
    var count: Int
  }

  /// Returns the innermost call around a place that has created a view; `nil` where none has.
  func shown(at offset: Int) -> Shown? {
    for call in sources.calls(around: offset, in: name) {
      for view in views {
        let found = view.views(of: call, named: text.text(call.name))
        if let first = found.first { return Shown(call: call, view: view, index: first, count: found.count) }
      }
    }
    return nil
  }

  /// Returns the explanation of the view or modifier at a place, as Markdown, with the part that it concerns;
  /// `nil` where there is none.
  ///
  /// - Throws: The errors of laying out.
  func hover(at offset: Int) throws -> (text: String, range: Range<Int>)? {
    guard let shown = shown(at: offset) else { return nil }
    let argument = shown.call.arguments.first { $0.range.contains(offset) || $0.range.upperBound == offset }
    let text = try shown.view.explained { explanation, layouts in
      let hovered = HoveredView(explanation, layouts, shown)
      if let number = argument?.number {
        let inputs = hovered.inputs(of: argument?.label, number)
        if !inputs.isEmpty { return try hovered.number(inputs) }
      }
      return try hovered.all(device: shown.view.deviceName)
    }
    return (text, argument?.number == nil ? shown.call.name : argument?.range ?? shown.call.name)
  }

  /// Returns the places of the numbers that decide the size of the view at a place, those with the greatest
  /// effect first.
  ///
  /// - Throws: The errors of laying out.
  func deciding(at offset: Int) throws -> [SourceCall.Place] {
    guard let shown = shown(at: offset) else { return [] }
    let inputs = try shown.view.explained { explanation, _ in
      var found: [(input: LengthInput, slope: Rational)] = []
      for axis in Axis.allCases {
        for price in try explanation.prices(of: shown.index, along: axis) {
          guard case .written(let input) = price.input,
            let effect = price.effects.first(where: { $0.view == shown.index })
          else { continue }
          found.append((input, max(effect.slope, -effect.slope)))
        }
      }
      // A number that decides a side by itself precedes those that contribute to it.
      let direct = Axis.allCases.flatMap { axis in
        (explanation.explanation(for: shown.index)?[axis].reasons ?? []).compactMap { reason in
          if case .written(let input) = reason { input } else { LengthInput?.none }
        }
      }
      return direct + found.sorted { $0.slope > $1.slope }.map(\.input)
    }
    var places: [SourceCall.Place] = []
    // A text of its natural size is decided by its words.
    let isMeasured = try shown.view.explained { explanation, _ in
      Axis.allCases.contains {
        explanation.explanation(for: shown.index)?[$0].reasons.contains(.measured) ?? false
      }
    }
    if isMeasured, let words = shown.call.arguments.first {
      places.append(SourceCall.Place(file: shown.call.position.file, range: words.range))
    }
    for input in inputs {
      let node = shown.view.scene.tree[input.view]
      guard let source = node.source, let call = sources.call(at: source) else { continue }
      let value = node.element.length(input.parameter).map { Double($0) }
      let file = sources.texts.files.first { $0.name == source.file }
      // Views that the system adds have no place in source.
      guard let file, Array(file.text.utf8)[call.name].elementsEqual(node.element.kind.utf8) else { continue }
      let argument =
        call.arguments.first { $0.label == input.parameter.rawValue }
        ?? call.arguments.first { $0.number != nil && $0.number == value }
      // A value that is not written, such as an edge without padding, has no place to go to.
      guard argument != nil || call.arguments.isEmpty else { continue }
      let place = SourceCall.Place(file: source.file, range: argument?.range ?? call.name)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// Returns the sizes to be shown after the calls of views, in a part of the file.
  ///
  /// - Throws: The errors of laying out.
  func sizes(in part: Range<Int>) throws -> [(offset: Int, words: String)] {
    var sizes: [Int: String] = [:]
    for view in views {
      try view.explained { explanation, _ in
        for index in view.scene.tree.indices {
          let node = view.scene.tree[index]
          guard node.element.role != .modifier, let source = node.source, source.file == name,
            let call = sources.call(at: source), part.contains(call.name.lowerBound),
            sizes[call.name.upperBound] == nil, let size = explanation.sizeWords(of: index)
          else { continue }
          sizes[call.name.upperBound] = size
        }
      }
    }
    return sizes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension SourceCall {
  /// A part of a file, in bytes.
  struct Place: Hashable, Sendable {
    var file: String
    var range: Range<Int>
  }
}

extension EditedView {
  /// The device and the size: `iphone-15 (393 × 852)`.
  var deviceName: String {
    let size = scene.proposal
    func side(_ length: CGFloat?) -> String { length.map { PointFormat.shortest($0) } ?? "any" }
    let device = settings.command.surroundings.platform.device?.device.name
    let isDevice = settings.command.surroundings.platform.device.map {
      ProposedViewSize($0.device.size) == size
    }
    let words = "\(side(size.width)) × \(side(size.height))"
    return device.map { isDevice == true ? "\($0) (\(words))" : "\(words) on \($0)" } ?? words
  }
}

extension LayoutExplanation {
  /// Returns the size in words, `120 × 20.33`; `nil` for a view that the layout does not place.
  func sizeWords(of view: LayoutTree.Index) -> String? {
    guard let hovered = explanation(for: view) else { return nil }
    return "\(Self.points(hovered.width.length)) × \(Self.points(hovered.height.length))"
  }

  /// Returns an exact length in hundredths, or infinity.
  static func points(_ length: Rational?) -> String {
    guard let length else { return "∞" }
    return PointFormat.shortest(CGFloat((length.doubleValue * 100).rounded() / 100))
  }
}

/// The explanation of one view, in Markdown.
private struct HoveredView {
  let explanation: LayoutExplanation
  let layouts: RelatedLayouts
  let shown: FileAnalysis.Shown

  /// The largest number of numbers that are listed; more are counted.
  private static let mostNumbers = 4

  init(_ explanation: LayoutExplanation, _ layouts: RelatedLayouts, _ shown: FileAnalysis.Shown) {
    (self.explanation, self.layouts, self.shown) = (explanation, layouts, shown)
  }

  private var tree: LayoutTree { explanation.tree }

  /// Returns the size, the proposal, the reasons, and the effect of one more point of the view's numbers.
  func all(device: String) throws -> String {
    let index = shown.index
    guard let hovered = explanation.explanation(for: index), let size = explanation.sizeWords(of: index)
    else {
      return "**\(tree.ownName(of: index))** is not shown in \(device)"
    }
    let same = shown.count > 1 ? "; the first of \(shown.count) views that this line makes" : ""
    var paragraphs = ["**\(tree.ownName(of: index))** \(size) in \(device)\(same)"]
    var lines = Axis.allCases.flatMap { axis in
      [explanation.sizeSentence(of: index, along: axis), explanation.placeSentence(of: index, along: axis)]
    }.compactMap { $0 }
    lines.insert(
      "offered \(Self.offer(hovered.width.offered)) × \(Self.offer(hovered.height.offered))", at: 0)
    paragraphs.append(lines.map { "- \(OneLine.of($0))" }.joined(separator: "\n"))
    let inputs = tree[index].element.lengths.map { LengthInput(index, $0.name) }
    var prices = try sentences(of: Array(inputs.prefix(Self.mostNumbers)))
    if inputs.count > Self.mostNumbers { prices.append("\(inputs.count - Self.mostNumbers) more numbers") }
    if !prices.isEmpty { paragraphs.append(prices.map { "- \(OneLine.of($0))" }.joined(separator: "\n")) }
    return paragraphs.joined(separator: "\n\n")
  }

  /// Returns the effect of one more point of a number; of one for several edges, that of each.
  func number(_ inputs: [LengthInput]) throws -> String {
    let sentences = try sentences(of: inputs)
    guard !sentences.isEmpty else { return "one point more changes nothing" }
    return sentences.map { "- \(OneLine.of($0))" }.joined(separator: "\n")
  }

  /// Returns the lengths of an argument: those of its label, or else those of its value.
  func inputs(of label: String?, _ value: Double) -> [LengthInput] {
    let lengths = tree[shown.index].element.lengths.filter { Double($0.value) == value }
    let named = lengths.filter { $0.name.rawValue == label }
    return (named.isEmpty ? lengths : named).map { LengthInput(shown.index, $0.name) }
  }

  private func sentences(of inputs: [LengthInput]) throws -> [String] {
    try explanation.prices(of: inputs.map(PriceInput.written), by: layouts).compactMap { axis, price in
      guard !price.effects.isEmpty || !price.moves.isEmpty else { return nil }
      let sized = Set(price.effects.map(\.view)).count
      let moved = Set(price.moves.map(\.view)).count
      let counts = [(sized, "resized"), (moved, "moved")].filter { $0.0 > 0 }
        .map { "\($0.0) \($0.0 == 1 ? "view" : "views") \($0.1)" }.joined(separator: ", ")
      return
        "\(explanation.text(of: price, of: shown.index)) (\(axis == .horizontal ? "across" : "down"): \(counts))"
    }
  }

  private static func offer(_ offer: Offer?) -> String {
    switch offer {
    case .finite(let length): LayoutExplanation.points(length)
    case .infinite: "∞"
    case .negativeInfinite: "-∞"
    case nil: "its ideal"
    }
  }
}
