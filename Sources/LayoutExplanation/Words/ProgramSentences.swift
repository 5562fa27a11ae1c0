import ConstraintLayout
import LayoutCore
import LayoutDocuments
import LinearProgramming

extension SolvedBlock {
  /// What the block's program says, in a person's words: a comment for each variable and each row.
  package func comments(in tree: LayoutTree) -> LPComments {
    let words = ProgramSentences(tree)
    var rows: [String] = []
    for variable in program.variables {
      let statement = program.statement(of: variable)
      let length = words.text(program.label(of: variable))
      if let preference = statement.preference {
        rows.append("\(length) is, if it can: \(words.text(preference.reason))")
      }
      rows += statement.requirements.map { row in
        let verb = row.isLowerBound ? "at least" : "at most"
        return "\(length) is \(verb): \(words.text(row.reason))"
      }
    }
    return LPComments(
      columns: program.variables.map { words.text(program.label(of: $0)) }, rows: rows,
      rest: "names that end in _over and _under = by how much a length misses what it is, if it can")
  }
}

/// The variables and rows of a program in the words of SwiftUI.
struct ProgramSentences {
  let tree: LayoutTree
  private let names: Names

  init(_ tree: LayoutTree) {
    self.tree = tree
    names = Names(tree: tree)
  }

  /// What a variable stands for: `the width of Color "badge" (line 18)`.
  func text(_ label: VariableLabel) -> String {
    let length = text(label.role, of: label.view)
    return label.isBounded ? "\(length), by its upper limits alone" : length
  }

  private func text(_ role: VariableRole, of index: LayoutTree.Index) -> String {
    let view = view(index)
    switch role {
    case .proposed(let axis): return "the \(Words.side(axis)) that \(view) is proposed"
    case .container(let axis): return "the \(Words.side(axis)) of the nearest container"
    case .written(let parameter): return names.phrase(LengthInput(index, parameter))
    case .side(let axis): return "the \(Words.side(axis)) of \(view)"
    case .offered(let axis): return "the \(Words.side(axis)) that \(view) offers"
    case .safeContainer(let axis): return "the \(Words.side(axis)) of the safe area inside \(view)"
    case .diameter: return "both sides of \(view)"
    case .share(let child): return "what \(view) offers to \(self.child(child, of: index))"
    case .left: return "what \(view) has left to share"
    case .start: return "where the next child of \(view) begins"
    case .firstStart: return "where the first child of \(view) begins across it"
    case .lastEnd: return "where the last child of \(view) ends across it"
    case .line: return "the line on which \(view) aligns its children"
    case .track(let axis, let number):
      let track = axis == .horizontal ? "the width of column" : "the height of row"
      return "\(track) \(number + 1) of \(view)"
    case .content(let axis): return "where the content of \(view) begins along its \(Words.side(axis))"
    case .measuredRow(let row), .placedRow(let row): return "the height of row \(row + 1) of \(view)"
    case .guide(let guide): return "the \(guide.name) guide of \(view)"
    case .auxiliary: return "a length of \(view)"
    }
  }

  /// What a row says its variable is: `what is offered`, or `badge's maxWidth 300 (line 22)`.
  func text(_ reason: Reason) -> String {
    switch reason.cause {
    case .container: "what the container is"
    case .offered: "what it is offered"
    case .offeredSide(let axis): "the \(Words.side(axis)) that is offered"
    case .natural: "its own length"
    case .empty: "0, as there is nothing in it"
    case .written(let parameter): names.phrase(LengthInput(reason.view, parameter))
    case .insets: "what it wraps and the padding, or what the padding leaves"
    case .reach: "what it is offered and how far it reaches beyond the safe area"
    case .drawn: "the box around what it wraps, as that is drawn"
    case .notNegative: "0"
    case .child: "what it wraps"
    case .slot: "what its columns or its row have already"
    case .share: "an equal share of what is left"
    case .totalLength: "its children and the space between them"
    case .breadth: "how far its children reach"
    case .extent(let child): "how far \(self.child(child, of: reason.view)) reaches"
    case .line(let child): "the guide of \(self.child(child, of: reason.view))"
    case .ratio: "the other side times the ratio"
    case .guide(let name): "the \(OneLine.of(name)) guide"
    case .piece: "what it answers around this proposal"
    case .measured: "what its content measures"
    case .opaque: "what its code answers"
    }
  }

  private func child(_ place: Int, of view: LayoutTree.Index) -> String {
    let children = tree[view].children
    return children.indices.contains(place) ? self.view(children[place]) : "its child \(place + 1)"
  }

  /// `Color "badge" (line 18)`.
  private func view(_ index: LayoutTree.Index) -> String {
    let node = tree[index]
    return "\(node.element.kind)\(node.id.map { " \"\(OneLine.of($0))\"" } ?? "")\(names.note(index))"
  }
}
