import Foundation
import LayoutCore

/// The parts of controls that only a platform draws, by the names of their leaves.
enum ControlPictures {
  /// Returns the drawing of a leaf; `nil` for a name of none.
  static func items(_ kind: String, _ view: DrawnView) -> [PictureItem]? {
    guard view.frame.width > 0, view.frame.height > 0 else { return [] }
    switch kind {
    case "Switch": return toggle(view)
    case "Checkbox": return checkbox(view)
    case "Radio", "ChosenRadio": return radio(view, isChosen: kind == "ChosenRadio")
    case "Slider": return slider(view)
    case "StepperButtons": return stepper(view)
    case "ProgressBar", "GaugeBar":
      return bar(view, isNeedle: kind == "GaugeBar" && view.style.look == "needle")
    case "ProgressWheel": return wheel(view)
    case "GaugeRing": return ring(view)
    case "Arrow": return arrow(view)
    case "LinkArrow":
      return view.symbol(
        view.isRightToLeft ? "chevron.left" : "chevron.right", size: 13, in: view.frame, "tertiary")
    case "DateButton": return pills(view)
    case "ColorWell": return well(view)
    case "Picker": return view.style.look == "wheel" ? pickerWheel(view) : segments(view)
    case "ListTop", "NoRows": return []
    case "Divider": return view.painted(.rectangle(view.frame), "separator")
    case "NavigationBar", "TabBar": return emptyBar(view, isAtBottom: kind == "TabBar")
    default: return nil
    }
  }

  /// Returns the value of a control as a fraction, from 0 to 1; `nil` where it has none.
  private static func share(_ view: DrawnView) -> CGFloat? {
    view.style.control?.number("value").map { max(0, min(1, $0)) }
  }

  private static func knob(_ path: PicturePath) -> PictureItem {
    let shadow = PictureShadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 1)
    return .group(PictureGroup(shadow: shadow, items: [.fill(path, .color(.white))]))
  }

  /// Returns a rectangle at the leading edge, in the view's direction.
  private static func leading(_ view: DrawnView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    -> CGRect
  {
    let left = view.isRightToLeft ? view.frame.maxX - x - width : view.frame.minX + x
    return CGRect(x: left, y: view.frame.minY + y, width: width, height: height)
  }

  private static func toggle(_ view: DrawnView) -> [PictureItem] {
    let frame = view.frame
    let isOn = view.style.control?["isOn"] != "false"
    // From iOS 26 on the knob is wider than high.
    let knobWidth = view.style.isRound ? frame.width * 0.6 : frame.height - 4
    let x = isOn ? frame.width - knobWidth - 2 : 2
    let background =
      isOn ? view.style.tint ?? (view.style.isOnMac ? "accentColor" : "green") : "secondarySystemFill"
    let place = leading(view, x: x, y: 2, width: knobWidth, height: frame.height - 4)
    return view.painted(.rounded(frame, radius: .infinity), background) + [
      knob(.rounded(place, radius: .infinity))
    ]
  }

  private static func checkbox(_ view: DrawnView) -> [PictureItem] {
    let box = PicturePath.rounded(view.frame.insetBy(dx: 0.5, dy: 0.5), radius: 4)
    guard view.style.control?["isOn"] != "false" else {
      return view.painted(box, "textBackground") + view.painted(box, "stroke(tertiary, lineWidth: 1)")
    }
    return view.painted(box, "accentColor")
      + view.symbol("checkmark", size: 9, in: view.frame, "white")
  }

  private static func radio(_ view: DrawnView, isChosen: Bool) -> [PictureItem] {
    let circle = PicturePath.circle(in: view.frame.insetBy(dx: 0.5, dy: 0.5))
    guard isChosen else {
      return view.painted(circle, "textBackground") + view.painted(circle, "stroke(tertiary, lineWidth: 1)")
    }
    return view.painted(circle, "accentColor")
      + view.painted(.circle(in: view.frame.insetBy(dx: 5, dy: 5)), "white")
  }

  private static func slider(_ view: DrawnView) -> [PictureItem] {
    let (frame, share) = (view.frame, share(view) ?? 0)
    let height: CGFloat = view.style.isRound ? 6 : 4
    let knobSize =
      view.style.isOnMac
      ? CGSize(width: 16, height: 16)
      : view.style.isRound ? CGSize(width: 38, height: 24) : CGSize(width: 28, height: 28)
    let top = (frame.height - height) / 2
    let x = (frame.width - knobSize.width) * share
    let track = CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height)
    let filled = leading(view, x: 0, y: top, width: x + knobSize.width / 2, height: height)
    let place = leading(
      view, x: x, y: (frame.height - knobSize.height) / 2, width: knobSize.width, height: knobSize.height)
    return view.painted(.rounded(track, radius: .infinity), "systemFill")
      + view.painted(.rounded(filled, radius: .infinity), "accentColor")
      + [knob(.rounded(place, radius: .infinity))]
  }

  private static func stepper(_ view: DrawnView) -> [PictureItem] {
    let frame = view.frame
    if view.style.isOnMac {
      let (up, down) = (
        CGRect(x: frame.minX + 5, y: frame.minY + 3, width: frame.width - 10, height: frame.height / 2 - 4),
        CGRect(x: frame.minX + 5, y: frame.midY + 1, width: frame.width - 10, height: frame.height / 2 - 4)
      )
      return view.painted(.rounded(frame, radius: 6), "tertiarySystemFill")
        + view.symbol("chevron.up", size: 8, in: up, "primary")
        + view.symbol("chevron.down", size: 8, in: down, "primary")
    }
    let side: CGFloat = 18
    func place(_ share: CGFloat) -> CGRect {
      CGRect(
        x: frame.minX + frame.width * share - side / 2, y: frame.midY - side / 2, width: side, height: side)
    }
    let line = CGRect(x: frame.midX - 0.5, y: frame.minY + 7, width: 1, height: frame.height - 14)
    let (less, more) = view.isRightToLeft ? (place(0.75), place(0.25)) : (place(0.25), place(0.75))
    return view.painted(.rounded(frame, radius: view.style.isRound ? .infinity : 8), "tertiarySystemFill")
      + view.painted(.rectangle(line), "separator") + view.symbol("minus", size: 16, in: less, "primary")
      + view.symbol("plus", size: 16, in: more, "primary")
  }

  private static func bar(_ view: DrawnView, isNeedle: Bool) -> [PictureItem] {
    let frame = view.frame
    // A Mac's bars are thinner than their frames.
    let height = view.style.isOnMac ? min(6, frame.height) : frame.height
    let top = (frame.height - height) / 2
    let track = CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height)
    let share = share(view) ?? 0.4
    if isNeedle {
      let side = height
      let place = leading(view, x: (frame.width - side) * share, y: top, width: side, height: side)
      return view.painted(.rounded(track, radius: .infinity), view.style.tint ?? "systemFill")
        + view.painted(.circle(in: place.insetBy(dx: -1.5, dy: -1.5)), "background")
        + view.painted(.circle(in: place), "primary")
    }
    let filled = leading(view, x: 0, y: top, width: frame.width * share, height: height)
    return view.painted(.rounded(track, radius: .infinity), "systemFill")
      + view.painted(.rounded(filled, radius: .infinity), "accentColor")
  }

  /// Draws eight spokes, of which each is paler than the one after it.
  private static func wheel(_ view: DrawnView) -> [PictureItem] {
    let side = min(view.frame.width, view.frame.height)
    let stroke = PictureStroke(width: side * 0.11, cap: .round)
    return (0..<8).map { number in
      let angle = CGFloat(number) * .pi / 4 - .pi / 2
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: view.frame.midX + side * share * cos(angle), y: view.frame.midY + side * share * sin(angle))
      }
      let color = view.palette.paint("gray.opacity(\(0.3 + 0.1 * Double(number)))").paint
      return .stroke(.line(point(0.24), point(0.44)), color, stroke)
    }
  }

  /// Draws three quarters of a ring with a dot on it, or a whole one that is filled as far as the value.
  private static func ring(_ view: DrawnView) -> [PictureItem] {
    let width: CGFloat = 5.5
    let circle = CGRect(
      x: view.frame.midX - min(view.frame.width, view.frame.height) / 2,
      y: view.frame.midY - min(view.frame.width, view.frame.height) / 2,
      width: min(view.frame.width, view.frame.height), height: min(view.frame.width, view.frame.height)
    ).insetBy(dx: width / 2, dy: width / 2)
    let tint = view.style.tint ?? "accentColor"
    let share = share(view) ?? 0
    if view.style.look == "capacity" {
      let line = "lineWidth: \(width), lineCap: round"
      return view.painted(.ellipse(circle), "stroke(\(tint).opacity(0.25), lineWidth: \(width))")
        + view.painted(
          .arc(in: circle, from: -90, to: -90 + 360 * max(share, 0.001)), "stroke(\(tint), \(line))")
    }
    let angle = (135 + 270 * share) * .pi / 180
    let dot = CGRect(
      x: circle.midX + circle.width / 2 * cos(angle) - width / 2,
      y: circle.midY + circle.height / 2 * sin(angle) - width / 2, width: width, height: width)
    return view.painted(
      .arc(in: circle, from: 135, to: 405), "stroke(\(tint), lineWidth: \(width), lineCap: round)")
      + view.painted(.ellipse(dot.insetBy(dx: -2, dy: -2)), "background")
      + view.painted(.ellipse(dot), "primary")
  }

  private static func arrow(_ view: DrawnView) -> [PictureItem] {
    let expanded = view.style.control?["isExpanded"]
    // The arrow of a menu points both ways, that of a group down once it is open.
    let name =
      expanded == nil ? "chevron.up.chevron.down" : expanded == "true" ? "chevron.down" : "chevron.right"
    return view.symbol(
      name, size: expanded == nil ? 11 : 13, in: view.frame, expanded == nil ? view.style.foreground : "tint")
  }

  private static func pills(_ view: DrawnView) -> [PictureItem] {
    let words = ["day", "time"].compactMap { view.style.control?[$0] }
    let gap: CGFloat = view.style.isOnMac ? 0 : 5
    var size = view.style.control?.number("size") ?? 17
    var labels = words.map { view.label($0, size: size, "primary") }
    // In too narrow a row the words are smaller.
    let bounds = view.frame.width - CGFloat(words.count) * 20, needed = labels.map(\.width).reduce(0, +)
    if needed > bounds, bounds > 0 {
      size *= bounds / needed
      labels = words.map { view.label($0, size: size, "primary") }
    }
    let free = view.frame.width - gap * CGFloat(max(0, words.count - 1)) - labels.map(\.width).reduce(0, +)
    var (items, x): ([PictureItem], CGFloat) = ([], view.frame.minX)
    for label in labels {
      let width = label.width + free / CGFloat(max(1, words.count))
      let pill = CGRect(x: x, y: view.frame.minY, width: width, height: view.frame.height)
      items += view.painted(.rounded(pill, radius: view.style.isRound ? .infinity : 6), "tertiarySystemFill")
      items += label.centered(in: pill)
      x += width + gap
    }
    return items
  }

  private static func well(_ view: DrawnView) -> [PictureItem] {
    let color = view.style.control?["color"] ?? "accentColor"
    if view.style.isOnMac {
      return view.painted(.rounded(view.frame, radius: 6), "tertiarySystemFill")
        + view.painted(.rounded(view.frame.insetBy(dx: 4, dy: 4), radius: 3), color)
    }
    let hues = "red@0,yellow@0.17,green@0.33,cyan@0.5,blue@0.67,magenta@0.83,red@1"
    return view.painted(
      .circle(in: view.frame.insetBy(dx: 1.5, dy: 1.5)),
      "stroke(angular(\(hues);0.5,0.5;0,360), lineWidth: 3)")
      + view.painted(.circle(in: view.frame.insetBy(dx: 5, dy: 5)), color)
  }

  private static func choices(_ view: DrawnView) -> (words: [String], chosen: Int) {
    let control = view.style.control
    let words = (control?["choices"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return (words.map(String.init), control?.number("chosen").map { Int($0) } ?? 0)
  }

  private static func segments(_ view: DrawnView) -> [PictureItem] {
    let (words, chosen) = choices(view)
    let frame = view.frame
    let radius: CGFloat = view.style.isRound ? .infinity : 8
    var items = view.painted(.rounded(frame, radius: radius), "tertiarySystemFill")
    let width = frame.width / CGFloat(max(1, words.count))
    for (number, word) in words.enumerated() {
      let index = view.isRightToLeft ? words.count - 1 - number : number
      let segment = CGRect(
        x: frame.minX + width * CGFloat(index), y: frame.minY, width: width, height: frame.height)
      if number == chosen {
        let background = view.palette.scheme == .dark ? "systemGray2" : "white"
        items += view.painted(
          .rounded(segment.insetBy(dx: 2, dy: 2), radius: radius == .infinity ? radius : radius - 2),
          background)
      } else if number > 0, number != chosen + 1 {
        let line = CGRect(x: segment.minX - 0.5, y: frame.minY + 8, width: 1, height: frame.height - 16)
        items += view.painted(.rectangle(line), "separator")
      }
      items += view.words(
        word, size: 13, weight: number == chosen ? .semibold : .medium, "primary", in: segment)
    }
    return items
  }

  private static func pickerWheel(_ view: DrawnView) -> [PictureItem] {
    let (words, chosen) = choices(view)
    let (frame, row) = (view.frame, CGFloat(32))
    let band = CGRect(x: frame.minX + 9, y: frame.midY - row / 2, width: frame.width - 18, height: row)
    var items = view.painted(.rounded(band, radius: view.style.isRound ? .infinity : 8), "tertiarySystemFill")
    for (number, word) in words.enumerated() where abs(number - chosen) <= 3 {
      let distance = CGFloat(number - chosen)
      let place = CGRect(
        x: frame.minX, y: frame.midY + distance * (row - 2 * abs(distance)) - row / 2, width: frame.width,
        height: row)
      let style = distance == 0 ? "primary" : "primary.opacity(\(0.5 - 0.13 * Double(abs(distance))))"
      items += view.words(word, size: 21, weight: .regular, style, in: place)
    }
    return [.group(PictureGroup(clip: .rectangle(frame), items: items))]
  }

  /// Returns a bar whose content is unknown.
  private static func emptyBar(_ view: DrawnView, isAtBottom: Bool) -> [PictureItem] {
    let frame = view.frame
    let y = isAtBottom ? frame.minY : frame.maxY - 0.5
    return view.painted(.rectangle(frame), "bar")
      + view.painted(
        .rectangle(CGRect(x: frame.minX, y: y, width: frame.width, height: 0.5)), "separator")
  }
}
