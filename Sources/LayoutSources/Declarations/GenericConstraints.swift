import SwiftSyntax

extension Syntax {
  /// The protocols that a declaration's generic parameters conform to by `<T: P>` or `where T: P`, by the names of the
  /// parameters.
  var genericConstraints: [String: String] {
    let clauses: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) =
      if let type = self.as(StructDeclSyntax.self) {
        (type.genericParameterClause, type.genericWhereClause)
      } else if let type = self.as(ClassDeclSyntax.self) {
        (type.genericParameterClause, type.genericWhereClause)
      } else if let type = self.as(EnumDeclSyntax.self) {
        (type.genericParameterClause, type.genericWhereClause)
      } else if let function = self.as(FunctionDeclSyntax.self) {
        (function.genericParameterClause, function.genericWhereClause)
      } else if let initializer = self.as(InitializerDeclSyntax.self) {
        (initializer.genericParameterClause, initializer.genericWhereClause)
      } else {
        (nil, nil)
      }
    var found: [String: String] = [:]
    for parameter in clauses.0?.parameters ?? [] {
      if let name = parameter.inheritedType.flatMap({ TypeReference($0).name }) {
        found[parameter.name.text] = name
      }
    }
    for requirement in clauses.1?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        let name = TypeReference(conformance.rightType).name
      else { continue }
      found[conformance.leftType.trimmedDescription, default: name] = name
    }
    return found
  }
}
