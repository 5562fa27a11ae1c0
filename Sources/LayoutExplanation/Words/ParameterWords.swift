import Foundation
import LayoutCore
import LayoutDocuments

/// Values of parameters as a person writes them.
extension ParameterReading {
  /// The value: `198.7`, `.topLeading`, `17 pt semibold`; `nil` where none is given.
  var words: String? { words(for: value) }

  /// Another value of the parameter; `nil` for none.
  func words(for value: ParameterValue) -> String? {
    switch value {
    case .length(let length): length.map { $0 == .infinity ? ".infinity" : Words.plain(Double($0)) }
    case .ratio(let ratio): ratio.map { Words.plain(Double($0)) }
    case .priority(let number): Words.plain(number)
    case .count(let count): count.map { "\($0)" }
    case .axes(let axes): Words.axes(axes)
    case .alignment(let keys): Words.alignment(keys)
    case .flag(let flag): "\(flag)"
    case .text(let text): accepts.words.isEmpty ? "\"\(OneLine.of(text))\"" : ".\(text)"
    case .font(let font): "\(Words.plain(Double(font.size))) pt \(font.weight.rawValue)"
    case .runs(let runs): Words.runs(runs)
    case .typesetting(let typesetting): Words.typesetting(typesetting)
    case .function(let length): Words.function(length)
    }
  }
}

extension Words {
  /// `.vertical`, or `[.horizontal, .vertical]`.
  static func axes(_ axes: Axis.Set) -> String {
    let names = Axis.allCases.filter { axes.contains($0) }.map { ".\($0.rawValue)" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  /// `.firstTextBaseline`, or `.topLeading` for a guide on either axis.
  static func alignment(_ keys: [AlignmentKey]) -> String {
    guard let alignment = Alignment(keys: keys) else {
      return keys.map { ".\($0.name)" }.joined(separator: " ")
    }
    let corners: [Alignment] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    let (horizontal, vertical) = (alignment.horizontal.key.name, alignment.vertical.key.name)
    if corners.contains(alignment) { return ".\(vertical)\(horizontal.capitalized)" }
    if alignment.vertical == .center { return ".\(horizontal)" }
    if alignment.horizontal == .center { return ".\(vertical)" }
    return ".\(horizontal) .\(vertical)"
  }

  /// `0.5 * width + leading`: the terms of a linear function, one after the other.
  static func function(_ length: LinearLength) -> String {
    guard !length.terms.isEmpty else { return "0" }
    return length.terms.enumerated().map { place, term in
      let factor = Double(term.coefficient)
      let size = factor.magnitude == 1 ? "" : "\(points(factor.magnitude)) * "
      let sign = place == 0 ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + "
      return sign + size + term.dimension.word
    }.joined()
  }
}

extension LinearLength.Dimension {
  fileprivate var word: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .guide(let key): key.name
    }
  }
}
