import ConstraintLayout
import Foundation
import LayoutCore

/// The values that a fact may take.
///
/// Fonts, texts and linear functions are represented by content of any size and by any constant.
struct FactOptions {
  let finder: FactFinder
  /// A length that exceeds every length in the question and the layout, in points.
  let large: Double
  /// The possible values of facts, computed once: a search needs them before each layout.
  private var known: [Fact: Known] = [:]
  private var tree: LayoutTree { finder.tree }

  private struct Known {
    var parameters: [ParameterReading]
    var variables: [Variable]
    var choices: [FactValue]
  }

  /// Finds the possible values of a finder's facts; `large` is a length that exceeds every length in the
  /// question and the layout, in points.
  init(finder: FactFinder, large: Double) {
    (self.finder, self.large) = (finder, large)
    for fact in finder.facts {
      known[fact] = Known(
        parameters: finder.parameters(of: fact), variables: foundVariables(fact), choices: foundChoices(fact))
    }
  }

  /// A number in a fact that may be changed by itself.
  enum Variable: Hashable {
    /// A side of the container, or of content in place of a leaf.
    case side(Axis)
    /// A length of a view.
    case length(ParameterName)
  }

  /// Returns the numbers of a fact.
  func variables(_ fact: Fact) -> [Variable] { known[fact]?.variables ?? foundVariables(fact) }

  private func foundVariables(_ fact: Fact) -> [Variable] {
    if case .container(let axis) = fact { return [.side(axis)] }
    let lengths = finder.parameters(of: fact).filter { parameter in
      guard case .length(let length) = parameter.value else { return false }
      // A modifier with a limit that is not given would be a different modifier.
      if case .parameter = fact { return true }
      return length != nil
    }
    guard let index = fact.view, natural(index) != nil else { return lengths.map { .length($0.name) } }
    return Axis.allCases.filter(finder.isRelevant).map { .side($0) }
  }

  /// Returns the values of a fact that are not single numbers.
  func choices(_ fact: Fact) -> [FactValue] { known[fact]?.choices ?? foundChoices(fact) }

  private func foundChoices(_ fact: Fact) -> [FactValue] {
    let parameters = finder.parameters(of: fact)
    var values = combinations(parameters)
    for parameter in parameters {
      values += options(parameter, of: fact).map { [parameter.name: $0] }
    }
    return (isRemovable(fact) ? [.absent] : []) + values.map { .parameters($0) }
  }

  /// Returns the values that are tried first: the choices, and each number at its ends.
  func corners(_ fact: Fact, from value: FactValue?) -> [FactValue] {
    // What is not resizable in place of a resizable image has its own numbers.
    let bases = value == nil ? [nil] + contents(fact).map(Optional.some) : [value]
    return choices(fact)
      + bases.flatMap { base in
        variables(fact).flatMap { variable in
          [0, large, -large].compactMap { setting(variable, to: $0, in: base, of: fact) }
        }
      }
  }

  /// Returns the values of a leaf's content that are other flags.
  private func contents(_ fact: Fact) -> [FactValue] {
    guard case .content = fact else { return [] }
    return choices(fact).filter { value in
      if case .parameters(let values) = value { values.values.contains { $0.kind == .flag } } else { false }
    }
  }

  /// Returns the value of a fact with one number changed; `nil` where the number is out of range.
  func setting(_ variable: Variable, to number: Double, in value: FactValue?, of fact: Fact) -> FactValue? {
    switch (variable, fact) {
    case (.side, .container): return number < 0 ? nil : .points(number)
    case (.side(let axis), _):
      guard number >= 0, var size = size(value, of: fact) else { return nil }
      if axis == .horizontal { size.width = CGFloat(number) } else { size.height = CGFloat(number) }
      return .size(width: Double(size.width), height: Double(size.height))
    case (.length(let name), _):
      let length = ParameterValue.length(CGFloat(number))
      guard let parameter = parameters(of: fact).first(where: { $0.name == name }),
        parameter.accepts.contains(length), Double(number) >= parameter.leastSensible
      else { return nil }
      var values: [ParameterName: ParameterValue] = [:]
      if case .parameters(let changed) = value { values = changed }
      values[name] = length
      return .parameters(values)
    }
  }

  /// Returns the value of a fact with another length as it would be written: padding with one number for
  /// several edges keeps one.
  ///
  /// `nil` where the number is out of range.
  func writing(_ input: PriceInput, _ number: Double) -> FactValue? {
    let fact = finder.fact(of: input)
    let value = setting(variable(of: input, in: nil), to: number, in: nil, of: fact)
    guard case .parameters(var values)? = value, case .written(let written) = input else { return value }
    for edge in (tree[written.view].element as? PaddingElement)?.edges(writtenWith: written.parameter) ?? [] {
      values[edge] = .length(CGFloat(number))
    }
    return .parameters(values)
  }

  /// Returns a number of a fact, in a value if one is given.
  func number(_ variable: Variable, in value: FactValue?, of fact: Fact) -> Double? {
    switch (variable, fact) {
    case (.side, .container(let axis)):
      if case .points(let number) = value { return number }
      return finder.container[axis]?.number?.doubleValue
    case (.side(let axis), _):
      return size(value, of: fact).map { Double(axis == .horizontal ? $0.width : $0.height) }
    case (.length(let name), _):
      guard let index = fact.view else { return nil }
      if case .parameters(let values) = value, case .length(let length) = values[name] {
        return length.map(Double.init)
      }
      return tree[index].element.length(name).map(Double.init)
    }
  }

  /// Returns the number of a fact's value that a length is.
  func variable(of input: PriceInput, in value: FactValue?) -> Variable {
    switch (input, value) {
    case (.container(let axis), _): .side(axis)
    case (.written(let input), .size): .side(input.parameter == .width ? .horizontal : .vertical)
    case (.written(let input), _): .length(input.parameter)
    }
  }

  private func parameters(of fact: Fact) -> [ParameterReading] {
    known[fact]?.parameters ?? finder.parameters(of: fact)
  }

  private func isRemovable(_ fact: Fact) -> Bool {
    switch fact {
    case .container, .parameter: false
    case .modifier: true
    case .content(let index): finder.removable(index) != nil
    }
  }

  private func size(_ value: FactValue?, of fact: Fact) -> CGSize? {
    if case .size(let width, let height) = value { return CGSize(width: width, height: height) }
    return fact.view.flatMap(natural)
  }

  private func natural(_ index: LayoutTree.Index) -> CGSize? { finder.names.rule(index).naturalSize }

  /// Returns every combination of the parameters with few values, except the present one.
  private func combinations(_ parameters: [ParameterReading]) -> [[ParameterName: ParameterValue]] {
    var combinations: [[ParameterName: ParameterValue]] = [[:]]
    for parameter in parameters {
      let others = parameter.fewValues.filter { $0 != parameter.value && parameter.accepts.contains($0) }
      combinations = combinations.flatMap { values in
        [values] + others.map { values.merging([parameter.name: $0]) { $1 } }
      }
    }
    return combinations.filter { !$0.isEmpty }
  }

  /// Returns other values of a parameter that are not combined with others.
  private func options(_ parameter: ParameterReading, of fact: Fact) -> [ParameterValue] {
    switch parameter.value {
    case .length(_?):
      // A single parameter may have any length in any case.
      if case .parameter = fact { return [] }
      return parameter.accepts.isOptional ? [.length(nil)] : []
    case .priority(let priority):
      // Before all others, or after them.
      let others = tree.nodes.map(\.traits.priority).filter(\.isFinite)
      let ends = [(others.max() ?? 0) + 1, (others.min() ?? 0) - 1]
      return ends.filter { $0 != priority }.map { .priority($0) }
    case .count(let count): return [nil, 1].filter { $0 != count }.map { .count($0) }
    case .alignment(let keys): return alignments(keys)
    case .length, .ratio, .axes, .flag, .text, .font, .runs, .typesetting, .function: return []
    }
  }

  /// Returns the guides with a different one along the axis in question, or along their own where they have
  /// none there.
  private func alignments(_ keys: [AlignmentKey]) -> [ParameterValue] {
    guard let index = keys.firstIndex(where: { $0.axis == finder.axis }) ?? keys.indices.first else {
      return []
    }
    let standard = AlignmentKey.standard(along: keys[index].axis)
    let baselines = keys[index].axis == .vertical ? [VerticalAlignment.firstTextBaseline.key] : []
    return ([standard.start, standard.end, standard.center] + baselines).filter { $0 != keys[index] }.map {
      key in
      var changed = keys
      changed[index] = key
      return .alignment(changed)
    }
  }
}

extension PaddingElement {
  /// The edges whose padding is one number in the code: all four where they are equal, else the two opposite
  /// ones.
  fileprivate func edges(writtenWith edge: ParameterName) -> [ParameterName] {
    let all: [ParameterName] = [.top, .leading, .bottom, .trailing]
    guard let own = self[edge], all.contains(edge), own != .length(0) else { return [] }
    if all.allSatisfy({ self[$0] == own }) { return all }
    let pair: [ParameterName] =
      [.leading, .trailing].contains(edge) ? [.leading, .trailing] : [.top, .bottom]
    return pair.allSatisfy { self[$0] == own } ? pair : [edge]
  }
}

extension ParameterReading {
  /// The least sensible length: gaps are not negative, unless one is already.
  var leastSensible: Double {
    guard case .length(let length?) = value, length >= 0 else { return accepts.lower }
    let gaps: [ParameterName] = [.spacing, .defaultSpacing, .top, .leading, .bottom, .trailing]
    return gaps.contains(name) ? 0 : accepts.lower
  }

  /// The values of a parameter that has few, or the ends of a ratio; empty for any other.
  fileprivate var fewValues: [ParameterValue] {
    switch value {
    case .flag: [.flag(true), .flag(false)]
    case .text: accepts.words.map { .text($0) }
    case .axes: [.horizontal, .vertical, [.horizontal, .vertical], []].map { .axes($0) }
    case .ratio: [0.01, 100, nil].map { .ratio($0) }
    case .length, .priority, .count, .alignment, .font, .runs, .typesetting, .function: []
    }
  }
}
