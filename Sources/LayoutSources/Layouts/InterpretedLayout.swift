import Foundation
import LayoutCore
import SwiftSyntax

/// A declared layout: its code is evaluated on every call.
struct InterpretedLayout: OrientedLayout, @unchecked Sendable {
  // Unchecked: an interpreter belongs to the thread that lays out its scene.
  let instance: Instance
  let interpreter: Interpreter

  /// The layout's cache; empty where its code makes none.
  struct Cache {
    fileprivate var value: Value
  }

  /// The element, named after the layout's type.
  var element: any LayoutElement { CustomLayoutElement(self, kind: instance.type) }

  var stackOrientation: Axis? {
    guard let node = interpreter.program.types[instance.type]?.node else { return nil }
    let said = interpreter.catching(or: nil) {
      try interpreter.staticMember("layoutProperties", of: instance.type, at: node)
    }
    if case .native(let properties as LayoutProperties)? = said { return properties.stackOrientation }
    return nil
  }

  func makeCache(subviews: Subviews) -> Cache {
    let made = run("makeCache", [("subviews", subviews.value)])
    return Cache(value: made?.result ?? .void)
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard let updated = run("updateCache", [(nil, cache.value), ("subviews", subviews.value)]) else {
      cache = makeCache(subviews: subviews)
      return
    }
    cache.value = updated.cache ?? cache.value
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let arguments = [
      ("proposal", Value.native(proposal)), ("subviews", subviews.value), ("cache", cache.value),
    ]
    guard let answer = run("sizeThatFits", arguments) else { return .zero }
    cache.value = answer.cache ?? cache.value
    guard case .native(let size as CGSize) = interpreter.geometry(answer.result, named: "CGSize") else {
      return .zero
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let placed = run(
      "placeSubviews",
      [
        ("in", .native(bounds)), ("proposal", .native(proposal)), ("subviews", subviews.value),
        ("cache", cache.value),
      ])
    cache.value = placed?.cache ?? cache.value
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let answer = run("spacing", [("subviews", subviews.value), ("cache", cache.value)])
    cache.value = answer?.cache ?? cache.value
    guard case .native(let spacing as ViewSpacing)? = answer?.result else {
      return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }
    return spacing
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { explicit(guide.key, "HorizontalAlignment", bounds, proposal, subviews, &cache) }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { explicit(guide.key, "VerticalAlignment", bounds, proposal, subviews, &cache) }

  private func explicit(
    _ guide: AlignmentKey, _ type: String, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    let arguments = [
      ("of", Value.native(guide)), ("in", .native(bounds)), ("proposal", .native(proposal)),
      ("subviews", subviews.value), ("cache", cache.value),
    ]
    guard let answer = run("explicitAlignment", arguments, of: type) else {
      return subviews.combinedGuide(guide)
    }
    cache.value = answer.cache ?? cache.value
    guard case .number(let number)? = interpreter.plainNumber(answer.result) else { return nil }
    return CGFloat(number.value)
  }

  /// Runs a method of the layout, the one with the given type of its first parameter, if any; `nil` where
  /// there is none.
  private func run(
    _ name: String, _ arguments: [(label: String?, value: Value)], of type: String? = nil
  ) -> (result: Value, cache: Value?)? {
    guard let function = interpreter.layoutFunction(name, of: instance, taking: type),
      let body = function.body
    else { return nil }
    return interpreter.catching(or: (.void, nil)) {
      try interpreter.runningCode(called: "\(instance.type).\(name)") {
        let scope = Scope(
          values: Dictionary(
            zip(function.parameters.map(\.name), arguments.map(\.value))
          ) { first, _ in first },
          receiver: .instance(instance), owner: instance.type)
        let value = try interpreter.run(body, in: scope, asBuilder: false)
        let result = function.result.map { interpreter.coerce(value, to: $0, from: instance.type) } ?? value
        let cache = function.parameters.first { $0.label == "cache" || $0.label == nil }?.name
        return (result, cache.flatMap { scope.values[$0] })
      }
    }
  }
}

extension LayoutSubviews {
  /// The subviews as a value of the source.
  fileprivate var value: Value { .array(map { .native(SubviewValue(subview: $0)) }) }
}

extension Interpreter {
  /// Returns whether an instance is a layout.
  func isLayout(_ type: String) -> Bool { inheritance(of: type).contains("Layout") }

  /// Returns a method of a layout by its name, and by the type of its first parameter if given.
  func layoutFunction(
    _ name: String, of instance: Instance, taking type: String? = nil
  ) -> FunctionDeclaration? {
    ([instance.type] + inheritance(of: instance.type).sorted()).lazy
      .compactMap {
        self.program.types[$0]?.functions(named: name).first {
          $0.body != nil && (type == nil || $0.parameters.first?.type?.name == type)
        }
      }.first
  }

  /// Returns the layout that a value is: a declared one, or one of SwiftUI's; `nil` for any other value.
  func layout(_ value: Value) throws -> (any Layout)? {
    switch value {
    case .native(let layout as LayoutValue): return layout.layout
    case .instance(let instance) where isLayout(instance.type):
      let layout = InterpretedLayout(instance: instance, interpreter: self)
      try tryOut(layout)
      return layout
    default: return nil
    }
  }

  /// Returns the layout of a closure's views.
  func laidOut(
    by layout: any Layout, _ content: Argument, at position: SourcePosition, node: some SyntaxProtocol
  ) throws -> Value {
    guard case .function(let callable) = content.value else { return .void }
    try countView(at: position)
    let views = try view(call(callable, [], asBuilder: true, at: node), at: node).positioned
    return .view(ReadView(layout.around(AnyView(views), at: position), at: position))
  }

  /// Runs a layout's code once, so that its assumptions are known beforehand.
  ///
  /// Layouts that require one or two views, and stop with any other number, are tried with these.
  private func tryOut(_ layout: InterpretedLayout) throws {
    for count in [3, 2, 1] {
      let before = report
      hasTrapped = false
      try tryOut(layout, on: count)
      guard hasTrapped, count > 1 else { return }
      report = before
    }
  }

  private func tryOut(_ layout: InterpretedLayout, on count: Int) throws {
    let views = LayoutSubviews(TrialSubviews(count: count))
    var cache = layout.makeCache(subviews: views)
    let size = layout.sizeThatFits(
      proposal: ProposedViewSize(width: 100, height: nil), subviews: views, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size), subviews: views, cache: &cache)
    if let failure { throw failure }
  }
}

extension Layout {
  /// Returns the layout with some views in it.
  fileprivate func around(_ views: AnyView, at position: SourcePosition) -> any View {
    callAsFunction({ views }, fileID: position.file, line: position.line)
  }
}

/// A few views of a fixed size, with which a layout's code is tried.
private final class TrialSubviews: SubviewHost {
  private static let side = CGSize(width: 44, height: 44)
  let subviewIndices: Range<Int>
  let layoutDirection = LayoutDirection.leftToRight
  init(count: Int) { subviewIndices = 0..<count }
  func size(of subview: Int, at proposal: ProposedViewSize) -> CGSize { Self.side }
  func explicitGuide(_ guide: AlignmentKey, of subview: Int, at proposal: ProposedViewSize) -> CGFloat? {
    nil
  }
  func combinedGuide(_ guide: AlignmentKey) -> CGFloat? { nil }
  func traits(of subview: Int) -> ViewTraits { ViewTraits() }
  func layoutValue(_ key: ObjectIdentifier, of subview: Int) -> (any Sendable)? { nil }
  func layout(
    _ subviews: [Int], by element: any LayoutElement, at proposal: ProposedViewSize
  ) -> SubviewPlacements { SubviewPlacements(size: .zero, placements: []) }
  func place(_ subview: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {}
}

extension Interpreter {
  /// Returns the size of a shape whose code defines one; `nil` for any other.
  func shapeSize(of shape: Instance) -> ((ProposedViewSize) -> CGSize)? {
    guard let function = layoutFunction("sizeThatFits", of: shape), let body = function.body,
      let name = function.parameters.first?.name
    else { return nil }
    return { [self] proposal in
      catching(or: .zero) {
        try runningCode(called: "\(shape.type).sizeThatFits") {
          let scope = Scope(
            values: [name: .native(proposal)], receiver: .instance(shape), owner: shape.type)
          let value = geometry(try run(body, in: scope, asBuilder: false), named: "CGSize")
          guard case .native(let size as CGSize) = value else {
            return proposal.replacingUnspecifiedDimensions()
          }
          return size
        }
      }
    }
  }
}
