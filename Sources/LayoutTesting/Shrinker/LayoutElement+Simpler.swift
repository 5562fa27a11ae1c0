import LayoutCore

extension LayoutElement {
  /// The same element with one of the parameters that are written in it plainer.
  var simpler: [any LayoutElement] {
    parameters.filter { !$0.isInherited }.flatMap { parameter in
      parameter.simplerValues.compactMap { value in
        // An element may put a value right, and then nothing was gained; a text of one plain run has no runs any more.
        guard let changed = try? setting(parameter.name, to: value) else { return nil }
        let now = changed[parameter.name]
        return now == value || (now == nil && parameter.name == .runs) ? changed : nil
      }
    }
  }
}

extension ParameterReading {
  /// Accepted values that are plainer than the one it has, the plainest first.
  ///
  /// Each is less by its kind's own measure, so whoever goes from value to value comes to an end.
  var simplerValues: [ParameterValue] { value.simpler(among: accepts.words).filter(accepts.contains) }
}

extension ParameterValue {
  /// None at all; zero, or one where zero means nothing; fewer digits, words, axes and terms; the usual one.
  fileprivate func simpler(among words: [String]) -> [ParameterValue] {
    switch self {
    case .length(let length?):
      let plain = [0, (length / 10).rounded(.towardZero) * 10, length.rounded(.towardZero)]
      return [.length(nil)] + plain.filter { abs($0) < abs(length) }.map { .length($0) }
    case .ratio(let ratio?): return [.ratio(nil)] + (ratio == 1 ? [] : [.ratio(1)])
    case .count(let count?): return [.count(nil)] + (count > 1 ? [.count(1)] : [])
    case .length(nil), .ratio(nil), .count(nil): return []
    case .priority(let priority):
      return [0, priority < 0 ? -1 : 1].filter { abs($0) < abs(priority) }.map { .priority($0) }
    case .axes(let axes):
      return [Axis.Set.vertical, .horizontal].filter { $0.isStrictSubset(of: axes) }.map { .axes($0) }
    case .alignment(let keys):
      let centers = keys.map {
        $0.axis == .horizontal ? HorizontalAlignment.center.key : VerticalAlignment.center.key
      }
      return centers == keys ? [] : [.alignment(centers)]
    case .flag(let flag): return flag ? [.flag(false)] : []
    case .text(let text):
      return (words.isEmpty ? text.shorter : Array(words.prefix { $0 != text })).map { .text($0) }
    case .font(let font): return font == .body ? [] : [.font(.body)]
    case .runs(let runs):
      // The first run says enough, as soon as it is set like any text.
      return runs.count > 1 ? [.runs(Array(runs.prefix(1)))] : []
    case .typesetting(let typesetting):
      return typesetting == Typesetting() ? [] : [.typesetting(Typesetting())]
    case .function(let function):
      return function.terms.map { .function(function - LinearLength($0.dimension, times: $0.coefficient)) }
    }
  }
}

extension String {
  /// Nothing, and either half of the words, or of the letters of a single word.
  fileprivate var shorter: [String] {
    let words = split(separator: " ")
    guard words.count < 2 else {
      let half = words.count / 2
      return ["", words[..<half].joined(separator: " "), words[half...].joined(separator: " ")]
    }
    return isEmpty ? [] : count > 1 ? ["", String(prefix(count / 2))] : [""]
  }
}
