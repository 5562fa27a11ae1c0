extension LayoutTree {
  /// A warning for each id that more than one of the views shown together has, said of the second of them.
  var namesakes: [(view: Index, text: String)] {
    var views: [String: [Index]] = [:]
    for view in indices {
      if let id = label(of: view).id { views[id, default: []].append(view) }
    }
    return views.compactMap { id, views in
      let shown = views.count > 1 ? shownTogether(views) : []
      guard shown.count > 1 else { return nil }
      let text = "\(shown.count) views have the id \"\(id)\"; it names the first, at \(path(of: shown[0]))"
      return (shown[1], text)
    }.sorted { $0.view < $1.view }
  }

  /// Of some views the most that are shown at once: a `ViewThatFits` shows one of its candidates.
  private func shownTogether(_ views: [Index]) -> [Index] {
    guard compiled.elementTypes.contains(where: { $0 == ViewThatFitsElement.self }) else { return views }
    // Views by the nearest candidate that they are in; those in none are shown always.
    var candidates: [Index: [Index]] = [:]
    var always: [Index] = []
    var choices: Set<Index> = []
    func add(_ views: [Index], in candidate: Index?) {
      if let candidate { candidates[candidate, default: []] += views } else { always += views }
    }
    for view in views {
      var nearest = candidate(around: view)
      add([view], in: nearest)
      while let candidate = nearest, let choice = parent(of: candidate), choices.insert(choice).inserted {
        nearest = self.candidate(around: choice)
      }
    }
    // What is chosen inside a candidate is decided before the candidate itself is.
    for choice in choices.sorted(by: >) {
      let most = children(of: choice).compactMap { candidates[$0] }.max { $0.count < $1.count }
      add(most ?? [], in: candidate(around: choice))
    }
    return always.sorted()
  }

  /// The view itself, or the nearest one around it, that is a candidate of a `ViewThatFits`.
  private func candidate(around view: Index) -> Index? {
    var inner = view
    while let outer = parent(of: inner) {
      if box(of: outer).type == ViewThatFitsElement.self { return inner }
      inner = outer
    }
    return nil
  }
}
