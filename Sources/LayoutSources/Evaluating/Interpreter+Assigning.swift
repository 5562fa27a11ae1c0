import Foundation
import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Assigns a value to a name, a field of `self`, a member of a value, or an element.
  func assign(_ value: Value, to target: ExprSyntax, in scope: Scope) throws {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" {
        // `self = .other` names a case of the type.
        let own = scope.owner.map { coerce(value, to: .named($0, []), from: $0) }
        _ = scope.assignReceiver(own ?? value)
        return
      }
      let plain = name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
      let value = name.hasPrefix("_") ? value.insideWrapper : value
      if scope.assign(name, scope[name].map { assigned(value, inPlaceOf: $0, in: scope) } ?? value) { return }
      try assignField(plain, value, at: target, in: scope)
    } else if let access = target.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.text
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        try assignField(plain, name.hasPrefix("_") ? value.insideWrapper : value, at: target, in: scope)
      } else if name == "wrappedValue" {
        if let bound = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
          scope.binding(named: bound)?(value)
        }
        try assign(value, to: base, in: scope)
      } else {
        let owner = try evaluate(base, in: scope)
        if let changed = try setting(name, of: owner, to: value, at: access) {
          // An object is changed in place and needs no assignment.
          if !isObject(changed) { try assign(changed, to: base, in: scope) }
        } else if case .missing = owner, base.isOptionalChain {
          // Nothing is there that could be set.
        } else {
          noteUnset(target)
        }
      }
    } else if let element = target.as(SubscriptCallExprSyntax.self), let first = element.arguments.first {
      let index = try evaluate(first.expression, in: scope)
      let base = try evaluate(element.calledExpression, in: scope)
      if first.label?.text == "keyPath", case .keyPath(let names) = index {
        guard let changed = try setting(names[...], of: base, to: value, at: element) else {
          return noteUnset(target)
        }
        if !isObject(changed) { try assign(changed, to: element.calledExpression, in: scope) }
        return
      }
      if let changed = setting(index, of: base, to: value) {
        try assign(changed, to: element.calledExpression, in: scope)
      } else {
        noteUnset(target)
      }
    } else if let parts = target.as(TupleExprSyntax.self) {
      if case .tuple(let values) = value, values.count == parts.elements.count {
        for (part, value) in zip(parts.elements, values) {
          try assign(value.value.named, to: part.expression, in: scope)
        }
      } else if parts.elements.count == 1, let only = parts.elements.first {
        try assign(value, to: only.expression, in: scope)
      }
    } else if let forced = target.as(ForceUnwrapExprSyntax.self) {
      try assign(value, to: forced.expression, in: scope)
    } else if let chained = target.as(OptionalChainingExprSyntax.self) {
      try assign(value, to: chained.expression, in: scope)
    } else if !target.is(DiscardAssignmentExprSyntax.self) {
      noteUnset(target)
    }
  }

  /// Returns a value as one of the type of the one that it replaces, also of one that has no value yet.
  private func assigned(_ value: Value, inPlaceOf old: Value, in scope: Scope) -> Value {
    if case .unknown(let unknown) = old, unknown.call == nil, let type = unknown.type {
      return coerce(value, to: type, from: scope.owner)
    }
    return named(value, as: old, in: scope)
  }

  /// Returns a value with a member changed; `nil` where it has no settable one.
  private func setting(
    _ name: String, of base: Value, to value: Value, at node: some SyntaxProtocol
  ) throws -> Value? {
    switch base {
    case .instance(let instance):
      let declared = declarations(of: name, in: instance.type)
      guard let property = declared.first?.property, property.getter == nil || property.accessors[.set] != nil
      else { return nil }
      let coerced = property.type.map { coerce(value, to: $0, from: instance.type) } ?? value
      if let wrapper = try wrapper(of: property, in: instance, setting: coerced, scope: Scope()) {
        var changed = instance
        changed[name] = wrapper
        return .instance(changed)
      }
      return .instance(try self.instance(instance, setting: declared[...], to: coerced, in: Scope()))
    case .tuple(var elements):
      guard
        let index = elements.firstIndex(where: { $0.label == name })
          ?? Int(name).flatMap({ elements.indices.contains($0) ? $0 : nil })
      else { return nil }
      elements[index].value = value
      return .tuple(elements)
    case .native(let string as AttributedString):
      return .native(try setting(name, of: string, to: value, at: node))
    case .native(let native as any ChangeableNative):
      return try native.setting(name, to: value) { CGFloat(try number($0, at: node)) }.map { .native($0) }
    case .symbol(let symbol):
      // `.zero`, whose type is not known.
      for type in ["CGSize", "CGPoint"] {
        guard case .native(let native as any ChangeableNative)? = Geometry.value(base, type),
          let changed = try native.setting(name, to: value, by: { CGFloat(try number($0, at: node)) })
        else { continue }
        _ = symbol
        return .native(changed)
      }
      return nil
    default: return nil
    }
  }

  /// Returns a value with a member at a key path changed; `nil` where it has no settable one.
  private func setting(
    _ names: ArraySlice<String>, of base: Value, to value: Value, at node: some SyntaxProtocol
  ) throws -> Value? {
    guard let first = names.first else { return value }
    let inner = names.count == 1 ? base : try member(first, of: base, at: node, in: Scope())
    guard
      let changed = names.count == 1 ? value : try setting(names.dropFirst(), of: inner, to: value, at: node)
    else { return nil }
    return try setting(first, of: base, to: changed, at: node)
  }

  /// Returns a collection with an element changed; `nil` where there is no such index.
  private func setting(_ index: Value, of base: Value, to value: Value) -> Value? {
    if let slice = base.slice {
      var items = slice.items
      if case .range(let range) = index, case .array(let others) = value.plainList {
        guard let indices = range.places(in: items.count, from: slice.start) else { return nil }
        items.replaceSubrange(indices, with: others)
        return .part(items, from: slice.start)
      }
      guard case .number(let number) = index else { return nil }
      let offset = Int(bounded: number.value) - slice.start
      guard items.indices.contains(offset) else { return nil }
      items[offset] = value
      return .part(items, from: slice.start)
    }
    switch base {
    case .native(var string as AttributedString):
      guard case .native(let part as AttributedRange) = index,
        case .native(let other as AttributedString) = value
      else { return nil }
      string.replaceSubrange(part.range, with: other)
      return .native(string)
    case .dictionary(var entries):
      entries.removeAll { Self.areEqual($0.key, index) == true }
      if case .missing = value {} else { entries.append(Value.Entry(key: index, value: value)) }
      return .dictionary(entries)
    default: return nil
    }
  }

  /// Mutates a collection in place; returns whether the method does so.
  func mutate(
    _ receiver: Value, at base: ExprSyntax, _ name: String, _ arguments: @autoclosure () throws -> [Argument],
    in scope: Scope
  ) throws -> Value? {
    if case .dictionary(let entries) = receiver, let change = DictionaryChange(rawValue: name) {
      let (changed, result) = try change.applied(to: entries, arguments(), by: self)
      try assign(.dictionary(changed), to: base, in: scope)
      return result
    }
    if case .bool(let flag) = receiver, name == "toggle" {
      try assign(.bool(!flag), to: base, in: scope)
      return .void
    }
    if case .native(is AttributedString) = receiver, name == "append", let first = try arguments().first,
      let sum = try attributedSum(receiver, first.value, at: first.node)
    {
      try assign(sum, to: base, in: scope)
      return .void
    }
    if let change = optionSet(receiver, changedBy: name, at: base), case .function(let code) = change {
      try assign(try call(code, arguments(), at: base), to: base, in: scope)
      return .void
    }
    guard Self.mutations.contains(name) else { return nil }
    var items: [Value]
    var isText = false
    // The place of the first element, in a part of a list.
    var start = 0
    switch plainCollection(receiver) {
    case .array(let elements): items = elements
    case .native(let slice as SliceValue): (items, start) = (slice.items, slice.start)
    case .string(let text):
      items = text.map { .string(String($0)) }
      isText = true
    default: return nil
    }
    try step(base, copying: items.count)
    let arguments = try arguments()
    let first = arguments.first
    var result = Value.void
    switch name {
    case "append":
      guard let first else { return nil }
      items +=
        first.label == "contentsOf"
        ? try collection(first.value, at: first.node)
        : [isText ? .string(try string(first.value, at: first.node)) : first.value]
    case "insert":
      guard let first else { return nil }
      guard let at = arguments.first(where: { $0.label == "at" }) else {
        // A set contains each element once, and returns whether it was inserted.
        let isNew = !items.contains { Self.areEqual($0, first.value) == true }
        if isNew { items.append(first.value) }
        result = .tuple([
          Value.Element(label: "inserted", value: .bool(isNew)),
          Value.Element(label: "memberAfterInsert", value: first.value),
        ])
        break
      }
      let index = max(0, min(items.count, Int(bounded: try number(at.value, at: at.node)) - start))
      if first.label == "contentsOf" {
        items.insert(contentsOf: try collection(first.value, at: first.node), at: index)
      } else {
        items.insert(first.value, at: index)
      }
    case "remove":
      guard let first else { return nil }
      let place =
        first.label == "at"
        ? Int(bounded: try number(first.value, at: first.node)) - start
        : items.firstIndex { Self.areEqual($0, first.value) == true }
      guard let place, items.indices.contains(place) else { return .missing }
      result = items.remove(at: place)
    case "removeAll":
      if let first, case .function(let callable) = first.value {
        items = try items.filter { item in
          let argument = Argument(label: nil, value: item, node: first.node)
          return !(try condition(call(callable, [argument], at: first.node), at: first.node))
        }
      } else {
        items = []
      }
    case "removeLast", "removeFirst":
      let isLast = name == "removeLast"
      let count =
        try first.map { max(0, min(items.count, Int(bounded: try number($0.value, at: $0.node)))) }
        ?? min(1, items.count)
      if first == nil { result = (isLast ? items.last : items.first) ?? .missing }
      if isLast { items.removeLast(count) } else { items.removeFirst(count) }
      // A part of a list then begins later.
      if !isLast, start > 0 { start += count }
    case "popLast": result = items.popLast() ?? .missing
    case "popFirst":
      result = items.first ?? .missing
      if start > 0, !items.isEmpty { start += 1 }
      items = Array(items.dropFirst())
    case "removeSubrange", "replaceSubrange":
      guard let first, case .range(let range) = first.value,
        let indices = range.places(in: items.count, from: start)
      else {
        return nil
      }
      let others = try arguments.first { $0.label == "with" }.map { try collection($0.value, at: $0.node) }
      items.replaceSubrange(indices, with: others ?? [])
    case "reverse": items.reverse()
    case "shuffle": break
    case "sort":
      let methods = ValueMethods(interpreter: self, value: receiver, arguments: arguments, node: Syntax(base))
      guard let sorted = try ValueMethods.call("sorted", of: methods.value, arguments, at: base, by: self),
        case .array(let ordered) = sorted
      else { return nil }
      items = ordered
    case "swapAt":
      guard arguments.count == 2 else { return nil }
      let indices = try arguments.map { Int(bounded: try number($0.value, at: $0.node)) - start }
      guard indices.allSatisfy(items.indices.contains) else { return nil }
      items.swapAt(indices[0], indices[1])
    case "formUnion", "subtract", "formIntersection":
      let methods = ["formUnion": "union", "subtract": "subtracting", "formIntersection": "intersection"]
      guard let method = methods[name],
        case .array(let changed)? = try ValueMethods.call(method, of: receiver, arguments, at: base, by: self)
      else { return nil }
      items = changed
    default: break
    }
    let changed =
      isText
      ? Value.string(try items.map { try string($0, at: base) }.joined()) : .part(items, from: start)
    try assign(changed, to: base, in: scope)
    return result
  }

  private static let mutations: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "reserveCapacity", "popLast",
    "popFirst", "reverse", "shuffle", "sort", "swapAt", "formUnion", "subtract", "formIntersection",
    "removeSubrange", "replaceSubrange",
  ]

  /// Returns a collection, also from `[]` without a type.
  private func plainCollection(_ value: Value) -> Value {
    if case .symbol(let symbol) = value, symbol.steps.isEmpty { return .array([]) }
    return value
  }

  private func isObject(_ value: Value) -> Bool {
    guard case .instance(let instance) = value, instance.shared != nil else { return false }
    return program.types[instance.type]?.kind == .object
  }
}

extension Value {
  /// The value in `.init(wrappedValue: value)`, which initializes a wrapper of an unnamed type; else the value itself.
  fileprivate var insideWrapper: Value {
    guard case .symbol(let symbol) = self, symbol.base == nil, symbol.steps.count == 1,
      let step = symbol.steps.first, step.name == "init", let argument = step.arguments?.first,
      ["wrappedValue", "initialValue"].contains(argument.label)
    else { return self }
    return argument.value
  }
}

extension Value.NumberRange {
  /// Returns the range's places in a list of `count` elements whose first index is `start`; `nil` where any is outside.
  fileprivate func places(in count: Int, from start: Int) -> Range<Int>? {
    let lower = lower == -.infinity ? 0 : Int(bounded: lower) - start
    let end = upper == .infinity ? count : Int(bounded: upper) - start + (isClosed ? 1 : 0)
    return lower >= 0 && lower <= end && end <= count ? lower..<end : nil
  }
}

/// A value of a layout type with settable members.
protocol ChangeableNative: NativeValue {
  /// Returns the value with a member changed; `nil` for an unknown name.
  func setting(
    _ name: String, to value: Value, by number: (Value) throws -> CGFloat
  ) rethrows -> (any NativeValue)?
}

extension CGSize: ChangeableNative {
  func setting(
    _ name: String, to value: Value, by number: (Value) throws -> CGFloat
  ) rethrows -> (any NativeValue)? {
    switch name {
    case "width": CGSize(width: try number(value), height: height)
    case "height": CGSize(width: width, height: try number(value))
    default: nil
    }
  }
}

extension CGPoint: ChangeableNative {
  func setting(
    _ name: String, to value: Value, by number: (Value) throws -> CGFloat
  ) rethrows -> (any NativeValue)? {
    switch name {
    case "x": CGPoint(x: try number(value), y: y)
    case "y": CGPoint(x: x, y: try number(value))
    default: nil
    }
  }
}

extension CGRect: ChangeableNative {
  func setting(
    _ name: String, to value: Value, by number: (Value) throws -> CGFloat
  ) rethrows -> (any NativeValue)? {
    switch (name, value) {
    case ("origin", .native(let point as CGPoint)): CGRect(origin: point, size: size)
    case ("size", .native(let other as CGSize)): CGRect(origin: origin, size: other)
    default: nil
    }
  }
}
