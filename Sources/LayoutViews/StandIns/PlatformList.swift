import ElementTree
import Foundation

/// The part that a view has in a list.
private enum ListPart: Sendable {
  /// A row without a section.
  case loose
  /// The first row of a section.
  case first
  /// A further row of a section.
  case other
  case header
  case footer
}

/// The part of a list that views carry.
private enum ListPartKey: LayoutValueKey {
  static let defaultValue = ListPart.loose
}

/// The header, the rows and the footer of a section, each marked as its part.
struct ListParts<Header: View, Content: View, Footer: View>: View {
  typealias Body = Never
  var header: Header
  var content: Content
  var footer: Footer

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    TupleView(
      Part(
        content: header.font(environment.listHeaderFont).textCase(
          environment.listHeaderCase ?? environment.textCase),
        first: .header, others: .header),
      Part(content: content, first: .first, others: .other),
      Part(
        content: footer.font(environment.isOnMac ? environment.font : .footnote), first: .footer,
        others: .footer)
    ).layoutNodes(in: environment)
  }
}

private struct Part<Content: View>: View, PrimitiveView {
  var content: Content
  var first: ListPart
  var others: ListPart

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment).enumerated().map { index, node in
      var inner = node
      inner.place = ""
      return LayoutNode(
        LayoutValueElement(ListPartKey.self, index == 0 ? first : others), children: [inner],
        source: node.source, direction: node.direction, place: node.place)
    }
  }
}

extension EnvironmentValues {
  /// The font of the headers of sections.
  fileprivate var listHeaderFont: Font {
    if isOnMac { return .headline }
    return platform == .iOS18 ? .footnote : .body.weight(.medium)
  }

  /// Whether the headers of sections are in capitals, as those above cards were before iOS 26.
  fileprivate var listHeaderCase: Text.Case? {
    platform == .iOS18 && !["plain", "inset", "sidebar"].contains(listStyleName) ? .uppercase : nil
  }
}

extension LayoutNode {
  fileprivate var listPart: ListPart {
    var node = self
    while node.element is any ModifierElement {
      if let value = node.element as? LayoutValueElement, value.key == ObjectIdentifier(ListPartKey.self) {
        return value.value as? ListPart ?? .loose
      }
      guard let inner = node.children.first else { return .loose }
      node = inner
    }
    return .loose
  }

  /// The view without the space above the first card of a list, as under a large title.
  var withoutListTop: LayoutNode {
    var node = self
    if let element = element as? FrameElement, element.width == nil,
      children.first?.element.kind == PlatformList.topKind
    {
      node.element = FrameElement(width: nil, height: 0)
      return node
    }
    node.children = children.map(\.withoutListTop)
    return node
  }
}

/// The recipe of lists and forms on a platform: a scroll view over sections, each with its header, its rows
/// and its footer.
///
/// A row is as high as its content with the insets above and below it, and at least as high as a line of the
/// body's style with these. Separators take no space but in a Mac's forms.
struct PlatformList {
  static let topKind = "ListTop"

  let source: SourcePosition
  let isForm: Bool

  private struct Section {
    var header: [LayoutNode] = []
    var rows: [LayoutNode] = []
    var footer: [LayoutNode] = []
    var isLoose = false
    var isEmpty: Bool { header.isEmpty && rows.isEmpty && footer.isEmpty }
  }

  /// The lengths of a style, in points.
  private struct Look {
    /// The space beside a card, in points.
    var card: CGFloat = 0
    /// The space around the content of a row.
    var row: EdgeInsets
    var rowHeight: CGFloat
    /// The space above the first card where it has no header, and above the first header.
    var top: CGFloat = 0
    var topOfHeader: CGFloat = 0
    /// The space above other sections without and with a header.
    var above: CGFloat = 0
    var aboveHeader: CGFloat = 0
    /// The space below a card without a footer.
    var below: CGFloat = 0
    var header: EdgeInsets
    var footer: EdgeInsets
    var footerHeight: CGFloat?
    var footerAlignment: Alignment = .leading
    var betweenRows: CGFloat = 0
  }

  private func look(_ environment: EnvironmentValues) -> Look {
    func metric(_ metric: PlatformMetric) -> CGFloat { environment.metric(metric) }
    let side = metric(.rowSide)
    let style = environment.listStyleName
    if environment.isOnMac {
      guard isForm else {
        let end = metric(.rowEnd)
        let row = EdgeInsets(top: end, leading: side, bottom: end, trailing: side)
        return Look(
          row: row, rowHeight: metric(.rowMinHeight), top: metric(.listTop), topOfHeader: metric(.listTop),
          header: row, footer: row)
      }
      let (card, inner, end) = (metric(.cardSide), metric(.formRowSide), metric(.formRowEnd))
      let gap = metric(.headerGap)
      return Look(
        card: card, row: EdgeInsets(top: end, leading: inner, bottom: end, trailing: inner), rowHeight: 0,
        top: metric(.formTop), topOfHeader: metric(.formTop), above: metric(.sectionGap),
        aboveHeader: metric(.formHeaderGap),
        header: EdgeInsets(top: 0, leading: card + inner, bottom: gap, trailing: card + inner),
        footer: EdgeInsets(top: gap, leading: card + inner, bottom: 0, trailing: card + inner),
        footerAlignment: .trailing, betweenRows: 1)
    }
    let end = metric(.rowEnd)
    let row = EdgeInsets(top: end, leading: side, bottom: end, trailing: side)
    // A phone's least row is a line of text with its insets, whatever it contains.
    let height = environment.line(of: .body).pitch + 2 * end
    let gap = metric(.headerGap)
    let footerHeight = environment.line(of: .footnote).pitch
    let (footerTop, footerBottom) = (metric(.footerTop), metric(.footerBottom))
    guard isForm || !["plain", "inset"].contains(style) else {
      return Look(
        row: row, rowHeight: height,
        header: EdgeInsets(top: metric(.plainHeaderTop), leading: side, bottom: gap, trailing: side),
        footer: EdgeInsets(top: footerTop, leading: side, bottom: footerBottom, trailing: side),
        footerHeight: footerHeight)
    }
    let card = style == "grouped" ? 0 : metric(.cardSide)
    let half = metric(.sectionGap) / 2
    return Look(
      card: card, row: row, rowHeight: height, top: metric(.listTop), above: half,
      below: environment.listSectionSpacing ?? half,
      header: EdgeInsets(top: gap, leading: card + side, bottom: gap, trailing: card + side),
      footer: EdgeInsets(top: footerTop, leading: card + side, bottom: footerBottom, trailing: card + side),
      footerHeight: footerHeight, betweenRows: environment.listRowSpacing ?? 0)
  }

  func scroll(_ content: some View, _ environment: EnvironmentValues) -> LayoutNode {
    let direction = environment.layoutDirection
    let look = look(environment)
    var inside = environment.insideMargins.inStack(along: nil)
    inside.isInList = true
    inside.fillsRows = !environment.isOnMac || isForm
    let sections = sections(of: content.layoutNodes(in: inside))
    var nodes: [LayoutNode] = []
    let top = sections.first.map { $0.header.isEmpty ? look.top : look.topOfHeader } ?? 0
    nodes += StandInLeaf(kind: Self.topKind, width: nil, height: top, source: source).layoutNodes(
      in: environment)
    nodes[0].place = ".top"
    for (index, section) in sections.enumerated() {
      var above = index == 0 ? 0 : section.header.isEmpty ? look.above : look.aboveHeader
      for header in section.header {
        nodes.append(title(header, look.header, above: above, nil, .leading))
        above = 0
      }
      for (offset, row) in section.rows.enumerated() {
        let isLast = offset == section.rows.count - 1 && section.footer.isEmpty
        nodes.append(
          self.row(
            row, look,
            EdgeInsets(
              top: offset == 0 ? above : look.betweenRows, leading: look.card,
              bottom: isLast ? look.below : 0,
              trailing: look.card), drawn: drawn(row, at: offset, of: section.rows.count, look, environment),
            environment))
      }
      for footer in section.footer {
        nodes.append(title(footer, look.footer, above: 0, look.footerHeight, look.footerAlignment))
      }
    }
    let stack = StackElement(
      axis: .vertical, spacing: 0, alignment: HorizontalAlignment.leading.key,
      defaultSpacing: environment.spacing)
    let column = LayoutNode(stack, children: nodes, source: source, direction: direction, place: ".0")
      .inMargins(environment.contentMargins, source)
    return environment.scrollView(ScrollViewElement(axes: .vertical), around: column, source)
      .marked("listGround", ["look": style(environment)])
  }

  private func sections(of nodes: [LayoutNode]) -> [Section] {
    var sections: [Section] = []
    var section = Section()
    func begin(isLoose: Bool = false) {
      if !section.isEmpty { sections.append(section) }
      section = Section(isLoose: isLoose)
    }
    for node in nodes {
      switch node.listPart {
      case .header:
        if !section.rows.isEmpty || !section.footer.isEmpty { begin() }
        section.header.append(node)
      case .first:
        if !section.rows.isEmpty || !section.footer.isEmpty { begin() }
        section.rows.append(node)
      case .other: section.rows.append(node)
      case .footer: section.footer.append(node)
      case .loose:
        if !section.isLoose { begin(isLoose: true) }
        section.rows.append(node)
      }
    }
    begin()
    return sections
  }

  /// Returns the drawing's attributes of a row: whether it is on a card, and where on it.
  private func drawn(
    _ row: LayoutNode, at index: Int, of count: Int, _ look: Look, _ environment: EnvironmentValues
  ) -> [String: String] {
    let ends = [index == 0 ? "first" : nil, index == count - 1 ? "last" : nil].compactMap { $0 }
    var words = ["look": self.style(environment), "ends": ends.joined(separator: " ")]
    if environment.listRowSpacing ?? 0 > 0 { words["ends"] = "first last" }
    let insets = row.rowInsets ?? look.row
    (words["leading"], words["trailing"]) = (
      PointFormat.shortest(insets.leading), PointFormat.shortest(insets.trailing)
    )
    words["size"] = PointFormat.shortest(environment.resolved(.body).size)
    if row.has("ticked") { words["ticked"] = "true" }
    words["badge"] = row.attribute("label", of: "badge")
    words["ground"] = row.attribute("style", of: "listRowBackground")
    if row.attribute("visibility", of: "listRowSeparator") == "hidden" { words["separator"] = "hidden" }
    return words
  }

  /// Returns the name of the rows' drawing: on cards, with lines between them, or plain.
  private func style(_ environment: EnvironmentValues) -> String {
    if environment.isOnMac { return isForm ? "macCard" : "mac" }
    if !isForm, ["plain", "inset"].contains(environment.listStyleName) { return "plain" }
    return environment.platform == .iOS18 ? "card" : "roundCard"
  }

  private func title(
    _ content: LayoutNode, _ insets: EdgeInsets, above: CGFloat, _ height: CGFloat?, _ alignment: Alignment
  ) -> LayoutNode {
    var insets = insets
    insets.top += above
    return wide(content.marked("listTitle"), height, alignment, insets)
  }

  private func row(
    _ content: LayoutNode, _ look: Look, _ outer: EdgeInsets, drawn: [String: String],
    _ environment: EnvironmentValues
  ) -> LayoutNode {
    var insets = content.rowInsets ?? look.row
    if environment.isEditing, content.has("onDelete") {
      insets.leading += environment.metric(.editInset)
    }
    if !environment.isOnMac, let badge = drawn["badge"] {
      // The content ends before the badge, which is drawn there and is no view.
      let words = MeasurableText(badge, font: environment.resolved(.body))
      insets.trailing +=
        environment.metric(.badgeGap)
        + environment.textMeasurer.measure(words, width: nil, height: nil).size.width
    }
    var inner = content
    inner.place = ""
    var padded = LayoutNode(
      PaddingElement(insets), children: [inner], source: content.innermostSource ?? source,
      direction: content.direction)
    padded.place = content.place
    return wide(padded, look.rowHeight, .leading, outer, drawn)
  }

  /// Returns a view in a frame as wide as the proposal, with space around it.
  private func wide(
    _ content: LayoutNode, _ height: CGFloat?, _ alignment: Alignment, _ insets: EdgeInsets,
    _ drawn: [String: String]? = nil
  ) -> LayoutNode {
    var inner = content
    inner.place = ""
    let frame = FlexibleFrameElement(
      minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: height, idealHeight: nil,
      maxHeight: nil,
      alignment: alignment)
    let position = content.innermostSource ?? source
    var framed = LayoutNode(frame, children: [inner], source: position, direction: content.direction)
    if let drawn { framed = framed.marked("listRow", drawn) }
    return LayoutNode(
      PaddingElement(insets), children: [framed], source: position, direction: content.direction,
      place: content.place)
  }
}
