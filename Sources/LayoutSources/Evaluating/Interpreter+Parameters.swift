import SwiftSyntax

extension Interpreter {
  /// Returns the values of parameters; `nil` where the arguments do not match.
  func bind(_ arguments: [Argument], to parameters: [Parameter], in scope: Scope) -> [String: Value]? {
    var values: [String: Value] = [:]
    var rest = arguments[...]
    for (index, parameter) in parameters.enumerated() {
      guard let argument = rest.first else {
        guard parameter.defaultValue != nil || parameter.isVariadic || parameter.type?.isOptional == true
        else { return nil }
        continue
      }
      let required = parameters[(index + 1)...].count {
        $0.defaultValue == nil && !$0.isVariadic && $0.type?.isOptional != true
      }
      let fits =
        argument.isTrailing && argument.label == nil
        ? parameter.type.map { parameter.isFunction || $0.name == nil || !isPlain($0) } ?? true
        : argument.label == parameter.label
      // A trailing closure may skip parameters with a default.
      guard fits, rest.count > required || parameter.defaultValue == nil else {
        guard parameter.defaultValue != nil || parameter.isVariadic || parameter.type?.isOptional == true
        else { return nil }
        continue
      }
      rest = rest.dropFirst()
      if parameter.isVariadic {
        var items = [argument.value]
        while let next = rest.first, next.label == nil, !next.isTrailing {
          items.append(next.value)
          rest = rest.dropFirst()
        }
        values[parameter.name] = .array(items)
      } else {
        let own = ownBuilder(among: parameter.attributes, from: scope.owner)
        let value =
          parameter.isBuilder || own != nil ? argument.value.built(by: own) : argument.value
        let coerced = coerce(value, to: parameter.type, named: parameter.name, from: scope.owner)
        values[parameter.name] = parameter.isAutoclosure ? coerced.wrapped : coerced
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// Returns whether a type does not accept a closure.
  private func isPlain(_ type: TypeReference) -> Bool {
    ["String", "Int", "Double", "CGFloat", "Bool", "Color", "Font", "LocalizedStringKey"].contains(type.name)
  }

  /// Returns the values completed by defaults.
  func completed(_ values: [String: Value], _ parameters: [Parameter], _ scope: Scope) throws -> [String:
    Value]
  {
    var values = values
    for parameter in parameters where values[parameter.name] == nil {
      guard let expression = parameter.defaultValue else {
        values[parameter.name] = parameter.isVariadic ? .array([]) : Value.missing
        continue
      }
      let value = try evaluate(expression, in: scope)
      let coerced = parameter.type.map { coerce(value, to: $0, from: scope.owner) } ?? value
      values[parameter.name] = parameter.isAutoclosure ? coerced.wrapped : coerced
    }
    return values
  }
}
