import Foundation

/// The correct form of an option whose value cannot be parsed.
///
/// Options of one form have the same name for their values, which is part of the parser's message.
enum RightForm {
  /// Returns an addition to a message such as `The value '390x844' is invalid for '--width <points>'`; `nil`
  /// for any other.
  static func hint(for message: String) -> String? {
    guard
      let found = message.firstMatch(
        of: /The value '(.*?)' is invalid for '(?:-\w, )?(--[\w-]+)?.*?<(.*?)>'/),
      let form = form(of: String(found.3), option: found.2.map(String.init) ?? "")
    else { return nil }
    let other = other(than: String(found.3), value: String(found.1))
    return "Write \(form)" + (other.map { "; \($0)" } ?? "") + "."
  }

  /// Returns the form of a kind of value; `nil` for words, which the parser lists itself.
  private static func form(of value: String, option: String) -> String? {
    switch value {
    case "points" where option == "--step": "a number of points of at least 0.001, as in --step 0.5"
    case "points": "a length, as in \(option) 390, or nil or inf"
    case "from...to": "a range, as in \(option) 320...430, where the first end is not above the second"
    case "length|from...to": "a length, as in \(option) 390, or a range, as in \(option) 320...430"
    case "widths": "widths separated by commas, as in \(option) 320,390,nil"
    case "widthxheight": "a size, as in \(option) 390x844; each side is a number, nil or inf"
    case "name,...|all": "text sizes separated by commas, as in \(option) large,AX3, or all"
    case "edge=points,...": "insets, as in \(option) top=47,bottom=34, or one number"
    default: nil
    }
  }

  /// Returns the option that accepts the value, if it is of another form.
  private static func other(than form: String, value: String) -> String? {
    let isOfLengths = ["points", "from...to", "length|from...to", "widths"].contains(form)
    if isOfLengths, let size = ProposalArgument(argument: value) {
      return "the size \(size.proposal.sides) is --proposal \(size.proposal.sides.replacing(" ", with: ""))"
    }
    let length = value.split(separator: "x").first.map(String.init) ?? value
    guard let range = RangeArgument(argument: length), range.lower < range.upper else { return nil }
    let text = range.defaultValueDescription
    switch form {
    case "points", "widths":
      return "a range is for check, inspect, breakpoints, prove, and layout --sweep \(text)"
    case "widthxheight": return "a range is --width \(text)"
    default: return nil
    }
  }
}
