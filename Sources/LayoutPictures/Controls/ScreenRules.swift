import Foundation
import LayoutCore

// The parts of a screen around its views: lists with their cards, bars with titles, items and tabs.

extension AppearanceDrawing {
  /// The drawing rules of lists and bars.
  static let screens: [String: any AppearanceRule] = [
    "listGround": ListBackgroundRule(), "listRow": ListRowRule(), "bars": BarsRule(), "TabView": TabsRule(),
    "scrollContentBackground": ListBackgroundChoiceRule(), "presented": PresentedRule(),
    "sheetPanel": SheetPanelRule(), "cover": CoverRule(),
  ]
}

/// The background under the cards of a list.
struct ListBackgroundRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    guard let background = Self.background(attributes, view.style) else { return view.childItems }
    return view.painted(.rectangle(view.frame), background) + view.childItems
  }

  /// Returns the colour under a list; `nil` for none.
  static func background(_ attributes: Attributes, _ style: DrawingStyle) -> String? {
    guard !style.hidesListGround, ["card", "roundCard"].contains(attributes["look"]) else { return nil }
    return "systemGroupedBackground"
  }
}

/// A view that is presented over a screen: the screen below is darker.
struct PresentedRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    [.fill(.rectangle(view.frame), .color(.black.opacity(0.2)))] + view.childItems
  }
}

/// A sheet, with round corners at the top, and from iOS 26 on at the bottom as well.
struct SheetPanelRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let radius: CGFloat = view.style.isRound ? 34 : 10
    let panel = PicturePath.card(view.frame, radius: radius, top: true, bottom: view.style.isRound)
    var background = view.palette.scheme == .dark ? "secondarySystemBackground" : "systemBackground"
    // The background under its bars is that of its list.
    if let list = view.marked("listGround", anywhere: true), list.frame.width >= view.frame.width - 0.5,
      let own = ListBackgroundRule.background(list.attributes, view.style)
    {
      background = own
    }
    let clipped = PictureGroup(clip: panel, items: view.painted(panel, background) + view.childItems)
    return [.group(clipped)] + grabber(view)
  }

  /// Returns the indicator by which a sheet is dragged: as requested, or else on a sheet with several heights.
  private func grabber(_ view: DrawnView) -> [PictureItem] {
    let detents = view.marked("presentationDetents", anywhere: true)?.attributes["detents"] ?? ""
    switch view.marked("presentationDragIndicator", anywhere: true)?.attributes["visibility"] {
    case "hidden": return []
    case "visible": break
    default: if detents.split(separator: " ").count < 2 { return [] }
    }
    let line = CGRect(x: view.frame.midX - 18, y: view.frame.minY + 5, width: 36, height: 5)
    return view.painted(.rounded(line, radius: .infinity), "tertiary")
  }
}

/// A view that is presented in place of a screen.
struct CoverRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    view.painted(.rectangle(view.frame), "systemBackground") + view.childItems
  }
}

/// The modifier that shows or hides the background of lists.
struct ListBackgroundChoiceRule: StyleRule {
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {
    style.hidesListGround = attributes["visibility"] == "hidden"
  }
}

/// A row on its card, with the separator below it and the symbol or badge at its end.
struct ListRowRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let ends = attributes["ends"] ?? ""
    let (isFirst, isLast) = (ends.contains("first"), ends.contains("last"))
    let look = attributes["look"] ?? ""
    let leading = attributes.number("leading") ?? 0, trailing = attributes.number("trailing") ?? 0
    var items: [PictureItem] = []
    if look != "plain", look != "mac" || attributes["ground"] != nil {
      let radius: CGFloat = look == "roundCard" ? 26 : 10
      // A row reaches a little under the next one, so that nothing shows through between the two.
      var bounds = view.frame
      if !isLast { bounds.size.height += 0.5 }
      let card = PicturePath.card(bounds, radius: radius, top: isFirst, bottom: isLast)
      let standard = look == "macCard" ? "quaternarySystemFill" : "secondarySystemGroupedBackground"
      items += view.painted(card, attributes["ground"] ?? standard)
    } else if let background = attributes["ground"] {
      items += view.painted(.rectangle(view.frame), background)
    }
    if look != "mac", attributes["separator"] != "hidden", !isLast || look == "plain" {
      items += view.painted(.rectangle(separator(view, leading, look == "plain" ? 0 : trailing)), "separator")
    }
    items += view.childItems
    var end = view.frame.width - trailing
    if view.marked("NavigationLink")?.attributes["look"] == "row" {
      let arrow = mirrored(CGRect(x: end - 8, y: view.frame.height / 2 - 7, width: 8, height: 14), view)
      let name = view.isRightToLeft ? "chevron.left" : "chevron.right"
      items += view.symbol(name, size: 13, in: arrow, "tertiary")
      end -= 18
    }
    if attributes["ticked"] == "true" {
      let tick = mirrored(CGRect(x: end - 18, y: view.frame.height / 2 - 9, width: 18, height: 18), view)
      items += view.symbol("checkmark", size: attributes.number("size") ?? 17, in: tick, "tint")
      end -= 26
    }
    if let badge = attributes["badge"] {
      let label = view.label(badge, size: attributes.number("size") ?? 17, "secondary")
      items += label.centered(
        in: mirrored(CGRect(x: end - label.width, y: 0, width: label.width, height: view.frame.height), view))
    }
    return items
  }

  /// Returns the separator below a row, which begins where the row's text does.
  private func separator(_ view: DrawnView, _ leading: CGFloat, _ trailing: CGFloat) -> CGRect {
    // On a phone it begins where the row's first text does, and without one where its content does.
    let text = view.drawing.isSketch || view.style.isOnMac ? nil : view.firstText
    let start = text.map { view.isRightToLeft ? view.frame.maxX - $0.maxX : $0.minX - view.frame.minX }
    let x = max(leading, start ?? leading)
    return mirrored(
      CGRect(x: x, y: view.frame.height - 0.5, width: view.frame.width - x - trailing, height: 0.5), view)
  }

  /// Returns a rectangle from the row's leading top corner, in the container's coordinates.
  private func mirrored(_ rect: CGRect, _ view: DrawnView) -> CGRect {
    let x = view.isRightToLeft ? view.frame.maxX - rect.maxX : view.frame.minX + rect.minX
    return CGRect(x: x, y: view.frame.minY + rect.minY, width: rect.width, height: rect.height)
  }
}

/// An item of a bar, by its attributes: its place, its appearance, and its words and symbols.
private struct BarItem {
  let placement: String
  let isProminent: Bool
  let isDestructive: Bool
  let text: String

  init?(_ line: Substring) {
    let parts = line.split(separator: ";", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, !parts[3].isEmpty else { return nil }
    placement = String(parts[0])
    isProminent = parts[1] == "prominent" || placement == "confirmationAction"
    isDestructive = parts[2] == "destructive"
    // A bar shows the icons of labels without their titles.
    let all = parts[3].split(separator: "|", omittingEmptySubsequences: false)
    let symbols = all.filter { $0.hasPrefix("s") }
    text = (symbols.isEmpty ? all : symbols).joined(separator: "|")
  }

  var isSpace: Bool { text == " " }

  /// The place of the item, and its bar.
  var place: Place {
    switch placement {
    case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation": .leading
    case "principal": .middle
    case "bottomBar", "status": .bottom
    case "keyboard": .nowhere
    default: .trailing
    }
  }

  enum Place { case leading, middle, trailing, bottom, nowhere }
}

/// The bars of a screen, over its views.
struct BarsRule: AppearanceRule {
  /// The distance of bars' items from the edges, and from each other, in points.
  private static let side: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The height of an item, in points.
  private static let height: CGFloat = 44

  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    var view = view
    let inner = view.childItems
    view.style = DrawingStyle(scheme: view.style.scheme, tint: view.style.tint, platform: view.style.platform)
    let bars = (attributes["items"] ?? "").split(separator: "\n").compactMap { BarItem($0) }
    return inner + top(attributes, bars, view) + bottom(attributes, bars.filter { $0.place == .bottom }, view)
  }

  private func top(_ attributes: Attributes, _ bars: [BarItem], _ view: DrawnView) -> [PictureItem] {
    guard let bar = attributes.number("row"), let top = attributes.number("top") else { return [] }
    let frame = view.frame
    let above = attributes.number("above") ?? 0
    let line = CGRect(x: frame.minX, y: frame.minY + above, width: frame.width, height: min(bar, Self.height))
    var items = row(bars.filter { $0.place == .leading }, in: line, atEnd: false, view)
    items += row(bars.filter { $0.place == .trailing }, in: line, atEnd: true, view)
    let title = attributes["title"] ?? ""
    if let middle = bars.first(where: { $0.place == .middle }) {
      items += view.words(middle.text, size: 17, weight: .semibold, "primary", in: line)
    } else if let size = attributes.number("large") {
      let label = view.label(title, size: size, weight: .bold, "primary")
      let x = view.isRightToLeft ? frame.maxX - Self.side - label.width : frame.minX + Self.side
      let bounds = CGRect(x: x, y: line.minY + bar, width: label.width, height: top - bar - above)
      items += label.centered(in: bounds)
    } else {
      items += view.label(title, size: 17, weight: .semibold, "primary").centered(in: line)
    }
    return items
  }

  private func bottom(_ attributes: Attributes, _ bars: [BarItem], _ view: DrawnView) -> [PictureItem] {
    guard let height = attributes.number("bottom"), height > 0 else { return [] }
    let frame = view.frame
    let line = CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: 48)
    let groups = bars.split(whereSeparator: \.isSpace).map(Array.init)
    var items: [PictureItem] = []
    var (left, right) = (line.minX + Self.side, line.maxX - Self.side)
    // Without a space between them, all items are at the beginning; otherwise the last group is at the end.
    if let first = groups.first, !bars[0].isSpace {
      items += row(first, in: line, atEnd: false, view)
      left += width(of: first, view) + Self.gap
    }
    if let last = groups.last, groups.count > 1 || bars.first?.isSpace == true {
      items += row(last, in: line, atEnd: true, view)
      right -= width(of: last, view) + Self.gap
    }
    if let prompt = attributes["prompt"] {
      let field = CGRect(x: left, y: line.minY, width: right - left, height: line.height)
      items += glass(.rounded(field, radius: .infinity), view)
      let glyph = CGRect(x: field.minX + 12, y: field.midY - 11, width: 22, height: 22)
      items += view.symbol("magnifyingglass", size: 16, in: glyph, "secondary")
      let label = view.label(prompt, size: 17, "secondary")
      items += label.centered(
        in: CGRect(x: glyph.maxX + 6, y: field.minY, width: label.width, height: field.height))
    } else if groups.count > 2 {
      let middle = Array(groups[1..<groups.count - 1].joined())
      let width = width(of: middle, view)
      let bounds = CGRect(
        x: line.midX - width / 2 - Self.side, y: line.minY, width: width + 2 * Self.side, height: line.height)
      items += row(middle, in: bounds, atEnd: false, view)
    }
    return items
  }

  private func width(of item: BarItem, _ view: DrawnView) -> CGFloat {
    max(Self.height, view.wordsWidth(item.text, size: 17, weight: .medium) + 24)
  }

  private func width(of items: [BarItem], _ view: DrawnView) -> CGFloat {
    items.map { width(of: $0, view) }.reduce(0, +) + Self.gap * CGFloat(max(0, items.count - 1))
  }

  /// Draws items side by side, at the beginning of a line or at its end.
  private func row(_ bars: [BarItem], in line: CGRect, atEnd: Bool, _ view: DrawnView) -> [PictureItem] {
    let bars = bars.filter { !$0.isSpace }
    var x = atEnd ? line.width - Self.side - width(of: bars, view) : Self.side
    return bars.flatMap { item -> [PictureItem] in
      let width = width(of: item, view)
      let left = view.isRightToLeft ? line.maxX - x - width : line.minX + x
      x += width + Self.gap
      let bounds = CGRect(x: left, y: line.midY - Self.height / 2, width: width, height: Self.height)
      guard view.style.isRound else {
        return view.words(
          item.text, size: 17, weight: item.isProminent ? .semibold : .regular,
          item.isDestructive ? "red" : "tint", in: bounds)
      }
      let background =
        item.isProminent
        ? view.painted(.rounded(bounds, radius: .infinity), "tint")
        : glass(.rounded(bounds, radius: .infinity), view)
      return background
        + view.words(
          item.text, size: 17, weight: .medium,
          item.isProminent ? "white" : item.isDestructive ? "red" : "primary",
          in: bounds)
    }
  }

  /// Returns a pane of glass: nearly opaque, on a soft shadow.
  private func glass(_ path: PicturePath, _ view: DrawnView) -> [PictureItem] {
    GlassRule.pane(path, view)
  }
}

/// A view on a pane of glass.
struct GlassRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    let shape =
      ShapeOutline.own(attributes.outline, view)
      ?? attributes["shape"].flatMap {
        ShapeOutline.path($0, radius: attributes.number("radius"), in: view.frame)
      }
    return Self.pane(shape ?? .rounded(view.frame, radius: .infinity), view) + view.childItems
  }

  static func pane(_ path: PicturePath, _ view: DrawnView) -> [PictureItem] {
    let color = PictureColor(hex: view.palette.scheme == .dark ? 0x2A2A2C : 0xFFFFFF, opacity: 0.9)
    let shadow = PictureShadow(color: .black.opacity(0.12), radius: 10, x: 0, y: 3)
    return [.group(PictureGroup(shadow: shadow, items: [.fill(path, .color(color))]))]
  }
}

/// The bar of tabs, over the tab that is shown.
struct TabsRule: AppearanceRule {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    guard let height = attributes.number("bar"), height > 0, let tabs = view.marked("tabs")?.attributes,
      let lines = tabs["tabs"]?.split(separator: "\n", omittingEmptySubsequences: false), !lines.isEmpty
    else { return view.childItems }
    var plain = view
    plain.style = DrawingStyle(
      scheme: view.style.scheme, tint: view.style.tint, platform: view.style.platform)
    let chosen = tabs.number("chosen").map { Int($0) } ?? 0
    let frame = view.frame
    let isRound = view.style.isRound
    let side: CGFloat = isRound ? 21 : 0
    let bar = CGRect(
      x: frame.minX + side, y: frame.maxY - height, width: frame.width - 2 * side, height: isRound ? 62 : 49)
    var items = view.childItems
    if isRound {
      items += GlassRule.pane(.rounded(bar, radius: .infinity), plain)
    } else {
      let background = CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: 83)
      items += plain.painted(.rectangle(background), "bar")
      items += plain.painted(
        .rectangle(CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: 0.5)), "separator")
    }
    let inner = isRound ? bar.insetBy(dx: 4, dy: 4) : bar
    let width = inner.width / CGFloat(lines.count)
    for (number, line) in lines.enumerated() {
      let index = view.isRightToLeft ? lines.count - 1 - number : number
      let bounds = CGRect(
        x: inner.minX + width * CGFloat(index), y: inner.minY, width: width, height: inner.height)
      if isRound, number == chosen {
        items += plain.painted(.rounded(bounds, radius: .infinity), "tertiarySystemFill")
      }
      items += tab(line, number == chosen ? "tint" : isRound ? "primary" : "gray", in: bounds, plain)
    }
    return items
  }

  private func tab(_ line: Substring, _ style: String, in bounds: CGRect, _ view: DrawnView) -> [PictureItem]
  {
    let parts = line.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: "|")
    let title = words.first { $0.hasPrefix("t") }.map { String($0.dropFirst()) } ?? ""
    let glyph = CGRect(x: bounds.midX - 14, y: bounds.minY + 5, width: 28, height: 28)
    var items: [PictureItem] = []
    if let symbol = words.first(where: { $0.hasPrefix("s") }).map({ String($0.dropFirst()) }) {
      // Bars show the filled form of a symbol where there is one.
      let filled = SystemSymbol(named: symbol + ".fill") == nil ? symbol : symbol + ".fill"
      items += view.symbol(filled, size: 20, in: glyph, style)
    }
    items += view.label(title, size: 10, weight: .medium, style).centered(
      in: CGRect(x: bounds.minX, y: bounds.minY + 34, width: bounds.width, height: 14))
    if parts.count > 1, !parts[1].isEmpty {
      let label = view.label(String(parts[1]), size: 12, "white")
      let badge = CGRect(x: bounds.midX + 6, y: bounds.minY + 2, width: max(18, label.width + 10), height: 18)
      items += view.painted(.rounded(badge, radius: .infinity), "red") + label.centered(in: badge)
    }
    return items
  }
}
