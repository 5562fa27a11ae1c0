import Foundation
import LayoutTesting
import Taut
import TestSupport

/// A scene as apps have them, made from a seed: a card, a row, a form, a toolbar, a banner; every view has an id.
struct RealisticScene {
  var root: LayoutNode
  var size: ProposedViewSize

  /// The scene of a seed.
  init(seed: UInt64) throws {
    var maker = SceneMaker(seed: seed)
    let view = maker.scene()
    root = try LayoutTree(view).rootNode
    size = maker.size
  }

  /// The ids of the texts, in preorder.
  func textIDs() throws -> [String] {
    let tree = try LayoutTree(root)
    return tree.indices.compactMap { view in tree.isText(tree.base(of: view)) ? tree[view].id : nil }
  }
}

extension LayoutTree {
  /// The view that a chain of modifiers wraps.
  func base(of view: Index) -> Index {
    var view = view
    while self[view].element.role == .modifier, let child = self[view].children.first { view = child }
    return view
  }

  /// Whether a view is a text.
  func isText(_ view: Index) -> Bool {
    if case .text? = self[view].element[.text] { true } else { false }
  }
}

extension LayoutTree {
  /// The tree as nodes.
  var rootNode: LayoutNode { subtree(at: root) }
}

/// Makes views as people write them.
private struct SceneMaker {
  var generator: SeededGenerator
  private var count = 0
  private(set) var size = ProposedViewSize(width: 320, height: 480)

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func scene() -> AnyView {
    size = ProposedViewSize(width: CGFloat(number(40...110)) * 4, height: CGFloat(number(60...150)) * 4)
    switch number(0...5) {
    case 0: return card()
    case 1: return list()
    case 2: return form()
    case 3: return toolbar()
    case 4: return banner()
    default: return baselines()
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func id(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  private static let words = [
    "Friday", "Meeting", "with", "the", "team", "Lunch", "Invoice", "overdue", "Settings", "Photos", "shared",
    "album", "Notifications", "and", "sounds", "Delivery", "today", "between", "new", "messages",
  ]

  private mutating func text(_ kind: String, _ count: ClosedRange<Int>, _ font: Font = .body) -> AnyView {
    let words = (0..<number(count)).map { _ in Self.words.randomElement(using: &generator)! }
    return AnyView(Text(words.joined(separator: " ")).font(font).id(id(kind)))
  }

  private mutating func icon() -> AnyView {
    let side = CGFloat(number(4...14) * 4)
    return AnyView(Color.blue.frame(width: side, height: side).id(id("icon")))
  }

  private mutating func spacing() -> CGFloat { CGFloat([4, 8, 12, 16].randomElement(using: &generator)!) }

  private mutating func row() -> AnyView {
    let (icon, title, value) = (icon(), text("title", 1...5), text("value", 1...2, .footnote))
    switch number(0...2) {
    case 0:
      return AnyView(
        HStack(spacing: spacing()) {
          icon
          title
          Spacer()
          value
        }.id(id("row")))
    case 1:
      let subtitle = text("subtitle", 2...6, .caption)
      return AnyView(
        HStack(alignment: .top, spacing: spacing()) {
          icon
          VStack(alignment: .leading, spacing: 2) {
            title
            subtitle
          }.id(id("texts"))
          Spacer(minLength: 4)
          value.padding(4).background(Color.yellow)
        }.id(id("row")))
    default:
      return AnyView(
        HStack(spacing: spacing()) {
          title.frame(maxWidth: .infinity, alignment: .leading)
          value
        }.id(id("row")))
    }
  }

  private mutating func card() -> AnyView {
    let (row, description) = (row(), text("description", 6...24))
    let (first, second) = (text("button", 1...2), text("button", 1...2))
    return AnyView(
      VStack(alignment: .leading, spacing: spacing()) {
        row
        description
        HStack(spacing: spacing()) {
          first
          Spacer()
          second
        }.id(id("buttons"))
      }.padding(spacing()).id(id("card")))
  }

  private mutating func list() -> AnyView {
    let rows = (0..<number(2...4)).map { _ in row() }
    return AnyView(
      VStack(alignment: .leading, spacing: spacing()) { ForEach(rows.indices, id: \.self) { rows[$0] } }
        .padding(.horizontal, spacing()).id(id("list")))
  }

  private mutating func form() -> AnyView {
    let rows = (0..<number(2...4)).map { _ in
      let (label, value) = (text("label", 1...3), text("value", 1...6))
      let width = CGFloat(number(16...28) * 4)
      return AnyView(
        HStack(alignment: .firstTextBaseline, spacing: spacing()) {
          label.frame(width: width, alignment: .trailing)
          value
        }.id(id("field")))
    }
    return AnyView(
      VStack(alignment: .leading, spacing: spacing()) { ForEach(rows.indices, id: \.self) { rows[$0] } }
        .padding(spacing()).id(id("form")))
  }

  private mutating func toolbar() -> AnyView {
    let (back, title, done, icon) = (
      text("back", 1...2), text("title", 2...5, .headline), text("done", 1...1), icon()
    )
    return AnyView(
      HStack(spacing: spacing()) {
        back
        Spacer(minLength: 8)
        title
        Spacer(minLength: 8)
        done
        icon
      }.padding(.horizontal, spacing()).id(id("toolbar")))
  }

  private mutating func banner() -> AnyView {
    let (title, text, badge) = (text("title", 1...4, .title3), text("message", 4...14), text("badge", 1...1))
    let padding = spacing()
    return AnyView(
      ZStack(alignment: .bottomLeading) {
        Color.gray.id(id("photo"))
        VStack(alignment: .leading, spacing: spacing()) {
          title
          text
        }.padding(padding).id(id("caption"))
      }.overlay(alignment: .topTrailing) { badge.padding(4) }
        .aspectRatio(CGFloat(number(10...20)) / 10, contentMode: .fit).id(id("banner")))
  }

  private mutating func baselines() -> AnyView {
    let (amount, unit, note) = (
      text("amount", 1...2, .largeTitle), text("unit", 1...2, .footnote), text("note", 2...8)
    )
    return AnyView(
      VStack(alignment: .trailing, spacing: spacing()) {
        HStack(alignment: .firstTextBaseline, spacing: spacing()) {
          amount
          unit
          note
        }.id(id("prices"))
        row()
      }.padding(spacing()).id(id("sheet")))
  }
}
