import Foundation
import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns an element of a collection.
  func element(_ index: Value, of base: Value, at node: some SyntaxProtocol) throws -> Value {
    if let slice = base.slice {
      if case .range(let range) = index, let part = part(of: slice, range) { return part }
      guard case .number(let number) = index else {
        return .unknown(Unknown(path: node.trimmedDescription, type: nil))
      }
      let offset = Int(bounded: number.value) - slice.start
      return slice.items.indices.contains(offset)
        ? slice.items[offset] : .unknown(Unknown(path: node.trimmedDescription, type: nil))
    }
    switch base {
    case .string(let text):
      if case .native(let index as TextIndex) = index {
        return index.character(of: text).map { .string($0) }
          ?? .unknown(Unknown(path: node.trimmedDescription, type: nil))
      }
      if case .range(let range) = index { return .string(TextIndex.part(range, of: text)) }
    case .native(let subview as SubviewValue):
      guard case .type(let key) = index else { break }
      if let value = subview.value(layoutKeys.token(of: key)) { return value }
      if let value = try staticMember("defaultValue", of: key, at: node) { return value }
    case .native(let string as AttributedString):
      if case .native(let part as AttributedRange) = index {
        return .native(AttributedString(string[part.range]))
      }
    case .native(let proxy as GeometryProxy):
      if case .native(let anchor as AnchorValue) = index { return anchor.value(proxy) }
    case .dictionary(let entries):
      return entries.first { Self.areEqual($0.key, index) == true }?.value ?? .missing
    case .native(is SymbolicDimensions):
      guard let key = alignmentKey(index, axis: nil) else { break }
      return .native(LinearLength(.guide(key)))
    case .native(let known as KnownDimensions):
      guard let key = alignmentKey(index, axis: nil) else { break }
      return .number(known.dimensions[key: key])
    case .unknown(let unknown):
      return self.unknown("\(unknown.path)[\(try string(index, at: node))]", unknown.type?.unwrapped.element)
    default: break
    }
    return .unknown(Unknown(path: node.trimmedDescription, type: nil))
  }
}
