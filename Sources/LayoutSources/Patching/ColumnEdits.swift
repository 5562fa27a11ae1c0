import SwiftSyntax

/// Edits that make a row a column where the text size is an accessibility size.
struct ColumnEdits {
  let row: WrittenCall
  let lines: SourceLines

  /// The candidates: a constant with the layout before the row, or the layout in its place.
  var all: [[TextEdit]] {
    guard row.name.text == "HStack", let call = row.call, call.trailingClosure != nil,
      let declaration = environment
    else { return [] }
    let arguments = call.arguments.map { "\($0)" }.joined()
    let spacing = row.argument("spacing").map { ", spacing: \(lines.text($0.expression.ownRange))" } ?? ""
    let (size, added) = declaration
    let column = "AnyLayout(VStackLayout(alignment: .leading\(spacing)))"
    let own = "AnyLayout(HStackLayout(\(arguments)))"
    let start = row.name.ownRange.lowerBound
    let head = start..<(call.rightParen ?? row.name).ownRange.upperBound
    let inline = added + [TextEdit(head, "(\(size).isAccessibilitySize ? \(column) : \(own))")]
    guard lines.beginsLine(start) else { return [inline] }
    let indentation = lines.indentation(at: start)
    let constant =
      "let layout = \(size).isAccessibilitySize\n\(indentation)  ? \(column)\n\(indentation)  : \(own)\n\(indentation)layout"
    return [added + [TextEdit(head, constant)], inline]
  }

  /// The name of the property with the text size, and its declaration where the view has none; `nil` outside of
  /// a structure.
  private var environment: (name: String, added: [TextEdit])? {
    var node = Syntax(row.name).parent
    while let outer = node, !outer.is(StructDeclSyntax.self) {
      // Only the type itself, and not an extension, can declare a stored property.
      if outer.is(ExtensionDeclSyntax.self) || outer.is(ClassDeclSyntax.self) { return nil }
      node = outer.parent
    }
    guard let type = node?.as(StructDeclSyntax.self) else { return nil }
    for member in type.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self),
        property.attributes.contains(where: { "\($0)".contains("\\.dynamicTypeSize") }),
        let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
      else { continue }
      return (name.identifier.text, [])
    }
    let index = type.memberBlock.leftBrace.ownRange.upperBound
    let text = "@Environment(\\.dynamicTypeSize) private var dynamicTypeSize"
    guard let first = type.memberBlock.members.first?.ownRange.lowerBound, lines.beginsLine(first) else {
      return ("dynamicTypeSize", [TextEdit(index..<index, " \(text);")])
    }
    return ("dynamicTypeSize", [TextEdit(index..<index, "\n\(lines.indentation(at: first))\(text)")])
  }
}
