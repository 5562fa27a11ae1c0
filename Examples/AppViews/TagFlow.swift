import Taut

/// Rows that wrap, as people write them.
struct TagFlowLayout: Layout {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat = 8

  struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0

    mutating func add(_ index: Int, _ size: CGSize, spacing: CGFloat) {
      if !indices.isEmpty { width += spacing }
      indices.append(index)
      width += size.width
      height = max(height, size.height)
    }
  }

  struct Cache {
    var sizes: [CGSize] = []
    var widest: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Cache(sizes: sizes, widest: sizes.map(\.width).max() ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let rows = arrange(cache.sizes, in: proposal.width ?? .infinity)
    var size = CGSize.zero
    for row in rows {
      size.width = max(size.width, row.width)
      size.height += row.height
    }
    size.height += spacing * CGFloat(rows.count - 1)
    size.width = max(size.width, cache.widest)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in arrange(cache.sizes, in: bounds.width) {
      var x = bounds.minX
      if alignment == .trailing { x += bounds.width - row.width }
      for index in row.indices {
        let size = cache.sizes[index]
        subviews[index].place(
          at: CGPoint(x: x, y: y + row.height / 2), anchor: .leading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private func arrange(_ sizes: [CGSize], in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    var current = Row()
    for (index, size) in sizes.enumerated() {
      let needed = current.width + (current.indices.isEmpty ? 0 : spacing) + size.width
      if needed > width, !current.indices.isEmpty {
        rows.append(current)
        current = Row()
      }
      current.add(index, size, spacing: spacing)
    }
    if !current.indices.isEmpty { rows.append(current) }
    return rows
  }
}

/// Each view as wide as the widest, side by side.
struct EqualColumns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.dimensions(in: .unspecified) }
    let width = ideal.map(\.width).reduce(0, max)
    var height: CGFloat = 0
    measure(&height, ideal.map(\.height))
    return CGSize(width: width * CGFloat(subviews.count), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(subviews.count)
    for (column, subview) in zip(subviews.indices, subviews) {
      let point = CGPoint(x: bounds.minX + width * (CGFloat(column) + 0.5), y: bounds.midY)
      subview.place(at: point, anchor: .center, proposal: .init(width: width, height: bounds.height))
    }
  }

  private func measure(_ height: inout CGFloat, _ heights: [CGFloat]) {
    for other in heights where other > height { height = other }
  }
}

/// A shape twice as wide as high.
struct Banner: Shape {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = min(proposal.width ?? 60, 80)
    return CGSize(width: width, height: width / 2)
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRect(rect)
    return path
  }
}

struct TagFlow: View {
  let tags = [
    "linear", "programming", "taut", "constraints", "simplex", "active set", "a longer tag than others",
  ]
  var isTrailing = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TagFlowLayout(alignment: isTrailing ? .trailing : .leading, spacing: 6) {
        ForEach(tags, id: \.self) { tag in
          Text(tag).padding(.horizontal, 8).padding(.vertical, 4).background(Capsule().fill(.blue))
        }
      }
      EqualColumns {
        Text("One")
        Text("Two words")
        Color.red.frame(width: 12, height: 30)
      }
      HStack {
        Banner().fill(.red)
        Path { path in path.move(to: .zero) }.frame(width: 20)
      }
      .frame(height: 50)
    }
    .safeAreaInset(edge: .bottom, spacing: 4) {
      Text("Bar").frame(maxWidth: .infinity)
    }
    .safeAreaPadding(.horizontal, 10)
    .background(Color.green.ignoresSafeArea(edges: .top))
  }
}

struct TagFlow_Previews: PreviewProvider {
  static var previews: some View {
    TagFlow()
    TagFlow(isTrailing: true)
  }
}
