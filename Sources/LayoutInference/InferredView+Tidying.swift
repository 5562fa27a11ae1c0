import Foundation
import LayoutCore

/// Rewrites after which a view reads as people write it.
extension InferredView {
  /// Returns the view with padding that only moves as an offset.
  var movedByOffsets: InferredView {
    mapped { view in
      var view = view
      view.modifiers = view.modifiers.map { modifier in
        guard case .padding(let insets) = modifier, insets.leading == -insets.trailing,
          insets.top == -insets.bottom
        else { return modifier }
        return .offset(x: insets.leading, y: insets.top)
      }
      return view
    }
  }

  /// Returns the view with padding on both sides of a stack's children instead of one side, where that is less to write.
  ///
  /// A gap of a stack is its spacing, and the padding of the child before and after it. The last gap without padding, or the
  /// padding of the whole, decides all others.
  var paddedEvenly: InferredView {
    mapped { view in
      guard case .stack(let axis, let spacing, let alignment, let children) = view.content else {
        return view
      }
      func insets(_ modifier: Modifier?) -> Insets? {
        if case .padding(let insets) = modifier { insets } else { nil }
      }
      /// The padding at the start of a child, and the child without it.
      func opened(_ child: InferredView) -> (CGFloat, InferredView) {
        guard let own = insets(child.modifiers.last) else { return (0, child) }
        let (start, rest) = axis == .horizontal ? (own.leading, own.trailing) : (own.top, own.bottom)
        let across = axis == .horizontal ? [own.top, own.bottom] : [own.leading, own.trailing]
        guard start > 0, rest == 0, across == [0, 0] else { return (0, child) }
        return (start, InferredView(content: child.content, modifiers: child.modifiers.dropLast()))
      }
      let whole = insets(view.modifiers.first)
      let parts = children.map(opened)
      guard children.count > 1, parts[0].0 == 0, let spacing else { return view }
      let start = (axis == .horizontal ? whole?.leading : whole?.top) ?? 0
      let end = (axis == .horizontal ? whole?.trailing : whole?.bottom) ?? 0
      for last in Set([0, end]).sorted() {
        var sides = [CGFloat](repeating: last, count: children.count)
        for place in children.indices.dropLast().reversed() {
          sides[place] = parts[place + 1].0 - sides[place + 1]
        }
        guard sides.allSatisfy({ $0 >= 0 }), sides[0] <= start else { continue }
        var around = whole ?? Insets()
        around.set(axis, start: start - sides[0], end: end - last)
        let now = parts.count { $0.0 > 0 } + (whole?.wordCount ?? 0)
        guard sides.count(where: { $0 > 0 }) + around.wordCount < now else { continue }
        let padded = zip(parts, sides).map { part, side in
          var insets = Insets()
          insets.set(axis, start: side, end: side)
          return side > 0 ? part.1.modified(.padding(insets)) : part.1
        }
        let rest = Array(view.modifiers.dropFirst(whole == nil ? 0 : 1))
        return InferredView(
          content: .stack(axis, spacing: spacing, alignment: alignment, padded),
          modifiers: (around == Insets() ? [] : [.padding(around)]) + rest)
      }
      return view
    }
  }

  /// Returns the view with the line limit of a text for all texts of the same place in a repetition.
  func limitedAlike(_ leaves: [InferredLeaf]) -> InferredView {
    var limits: [Int: Int] = [:]
    _ = mapped { view in
      guard case .stack(_, _, _, let children) = view.content else { return view }
      let alike = Dictionary(grouping: children) { $0.withoutWords(leaves) }
      for repeated in alike.values where repeated.count > 1 {
        let limited = repeated.map(\.textLimits)
        for place in limited[0].indices {
          let texts = limited.compactMap { $0.indices.contains(place) ? $0[place] : nil }
          guard let limit = texts.compactMap(\.limit).max() else { continue }
          for text in texts where text.limit != limit { limits[text.leaf] = limit }
        }
      }
      return view
    }
    return limited(limits)
  }

  /// Returns the view with line limits of some leaves.
  func limited(_ limits: [Int: Int]) -> InferredView {
    mapped { view in
      guard case .leaf(let leaf) = view.content, let limit = limits[leaf] else { return view }
      var view = view
      view.modifiers.removeAll { if case .lineLimit = $0 { true } else { false } }
      let place = view.modifiers.lastIndex { if case .font = $0 { true } else { false } }.map { $0 + 1 } ?? 0
      view.modifiers.insert(.lineLimit(limit), at: place)
      return view
    }
  }

  /// The leaves with their line limits, layers excepted, in the order of the source.
  private var textLimits: [(leaf: Int, limit: Int?)] {
    if case .leaf(let leaf) = content {
      let limit = modifiers.lazy.compactMap { if case .lineLimit(let limit) = $0 { limit } else { nil } }
        .first
      return [(leaf, limit)]
    }
    return content.children.flatMap(\.textLimits)
  }

  /// The view with the first leaf of a kind for every leaf of it, and without line limits.
  private func withoutWords(_ leaves: [InferredLeaf]) -> InferredView {
    func word(_ kind: FrameKind) -> FrameKind {
      switch kind {
      case .text: .text("")
      case .image: .image("")
      case let other: other
      }
    }
    return mapped { view in
      var view = view
      view.modifiers.removeAll { if case .lineLimit = $0 { true } else { false } }
      if case .leaf(let leaf) = view.content {
        let kind = word(leaves[leaf].kind)
        view.content = .leaf(leaves.firstIndex { word($0.kind) == kind } ?? leaf)
      }
      return view
    }
  }

  /// Returns the view with each view in it changed, the inner ones first, layers included.
  func mapped(_ change: (InferredView) -> InferredView) -> InferredView {
    var view = self
    view.content = content.mapped { $0.mapped(change) }
    view.modifiers = modifiers.map { modifier in
      guard case .layer(let layer, let place, let isBackground) = modifier else { return modifier }
      return .layer(layer.mapped(change), place, isBackground: isBackground)
    }
    return change(view)
  }
}

extension InferredView {
  /// Returns the view with every text limited to the lines that it has in the examples, which nothing in them excludes, and
  /// the texts that have no limit otherwise.
  ///
  /// - Throws: The errors of `ReferenceEngine.layout`.
  func limitedAsShown(
    _ leaves: [InferredLeaf], tolerance: CGFloat, _ environment: EnvironmentValues
  ) throws -> (view: InferredView, leaves: [Int]) {
    var fonts: [Int: FrameFont] = [:]
    _ = mapped { view in
      guard case .leaf(let leaf) = view.content, case .text = leaves[leaf].kind,
        !view.modifiers.contains(where: { if case .lineLimit = $0 { true } else { false } })
      else { return view }
      fonts[leaf] =
        view.modifiers.lazy.compactMap { if case .font(let font) = $0 { font } else { nil } }.first
        ?? FrameFont()
      return view
    }
    var limits: [Int: Int] = [:]
    for (leaf, font) in fonts {
      guard case .text(let text, _) = leaves[leaf].kind else { continue }
      limits[leaf] = try TextSetting.lines(
        of: text, font, leaves[leaf].shownFrames, tolerance: tolerance, environment)
    }
    return (limited(limits), Array(limits.keys))
  }
}
