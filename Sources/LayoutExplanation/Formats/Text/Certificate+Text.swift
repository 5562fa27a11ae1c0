import LayoutCertificates
import LinearProgramming

extension Certificate {
  /// The certificate as text for a person: a line for each variable, row, decision and size.
  var text: String {
    let title = scene.map { "\($0), \(proposal)" } ?? "\(proposal)"
    return ([title] + blocks.flatMap(\.lines)).joined(separator: "\n")
  }
}

extension BlockCertificate {
  fileprivate var lines: [String] {
    let names = variables.map(\.name)
    let container = container.map { ", in a container of \($0)" } ?? ""
    return ["block \(view), proposed \(proposed)\(container)"] + variables.flatMap { $0.lines(names) }
      + decisions.map { $0.line(names) } + sizes.map(\.line)
  }
}

extension VariableCertificate {
  fileprivate func lines(_ names: [String]) -> [String] {
    var lines = ["  \(name) = \(value): \(active.words)"]
    if let preference {
      lines.append(
        "    row \(preference.number) prefers \(preference.form.text(names)) == 0 (\(preference.reason))")
    }
    for row in requirements {
      let slack = row.form.value.isZero ? "tight" : "slack \(row.form.value.magnitude)"
      lines.append(
        "    row \(row.number) requires \(row.form.text(names)) \(row.sense.rawValue) 0, \(slack)"
          + " (\(row.reason))")
    }
    return lines
  }
}

extension ActiveEntry {
  fileprivate var words: String {
    let cause =
      switch state {
      case .parameter: "given"
      case .met: "met"
      case .blockedBelow: "blocked from below by row \(by.map(String.init) ?? "?")"
      case .blockedAbove: "blocked from above by row \(by.map(String.init) ?? "?")"
      }
    guard !ties.isEmpty else { return cause }
    return cause + "; as tight: " + ties.map { "row \($0)" }.joined(separator: ", ")
  }
}

extension DecisionCertificate {
  fileprivate func line(_ names: [String]) -> String {
    "  decision \(number): \(form.text(names)) \(isStrict ? ">" : ">=") 0, it is \(form.value) (\(kind))"
  }
}

extension SizeCertificate {
  fileprivate var line: String {
    "  size \(number): \(view) is \(width.map(\.value)) x \(height.map(\.value))"
  }
}

extension LinearForm {
  /// The form with variables written by their names.
  fileprivate func text(_ names: [String]) -> String {
    let expression = LinearExpression(
      constant: constant,
      terms: terms.map { LinearProgramming.Term(Variable(index: $0.variable), $0.coefficient) })
    return expression.description { names.indices.contains($0.index) ? names[$0.index] : "x\($0.index)" }
  }
}
