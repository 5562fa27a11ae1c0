import Foundation
import LayoutCore
import Testing

/// Elements that together have every parameter of each type that has any.
private let elements: [any LayoutElement] = [
  ImageElement(size: CGSize(width: 40, height: 30)), SpacerElement(minLength: 12, axis: .horizontal),
  MeasuredElement(
    kind: "Text",
    content: TextContent("a title", font: .body, lineLimit: 2, measurer: BuiltInTextMeasurer())),
  MeasuredElement(
    kind: "Text",
    content: TextContent(
      MeasurableText([TextRun("a ", font: .body), TextRun("title", font: .title)]),
      measurer: BuiltInTextMeasurer())),
  StackElement(axis: .horizontal, spacing: 4, alignment: VerticalAlignment.top.key),
  StackElement(axis: .vertical, alignment: HorizontalAlignment.leading.key, defaultSpacing: 6),
  ZStackElement(alignment: .topLeading),
  ScrollViewElement(axes: .horizontal, shortAnchor: .center, longAnchor: .bottomTrailing),
  FrameElement(width: 50, height: 60, alignment: .bottom),
  FlexibleFrameElement(
    minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 11, idealHeight: 21, maxHeight: 31),
  FixedSizeElement(horizontal: true, vertical: false),
  PaddingElement(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
  AspectRatioElement(ratio: 1.5, contentMode: .fit), PositionElement(x: 5, y: 6), OffsetElement(x: 7, y: 8),
  OverlayElement(alignment: .trailing, isBackground: false), LayoutPriorityElement(2),
  AlignmentGuideElement(
    guide: HorizontalAlignment.leading.key, value: .linear(LinearLength(.width, times: 0.5) + LinearLength(3))
  ),
  ContainerRelativeFrameElement(axes: .horizontal, count: 3, span: 2, spacing: 4, alignment: .top),
  ViewThatFitsElement(axes: .horizontal),
  GridElement(
    rows: [.cells(2, alignment: VerticalAlignment.top.key), .view], alignment: .topLeading,
    horizontalSpacing: 4,
    defaultSpacing: 6),
  LazyGridElement(
    axis: .vertical,
    items: Array(repeating: GridItem(.fixed(40), spacing: 3, alignment: .topLeading), count: 4), spacing: 5),
  LazyGridElement(
    axis: .horizontal,
    items: Array(repeating: GridItem(.adaptive(minimum: 40, maximum: 60), spacing: 3), count: 4)),
  GridCellElement(.columns(2)), GridCellElement(.anchor(UnitPoint(x: 0.25, y: 0.75))),
  GridCellElement(.columnAlignment(.leading)), GridCellElement(.unsizedAxes(.horizontal)),
  IgnoresSafeAreaElement(reach: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
  EffectFrameElement(.rotation(degrees: 30)), EffectFrameElement(.scale(x: 2, y: 0.5)),
]

struct ParameterTests {
  @Test func everyTypeIsListedOnce() {
    let types = LayoutElements.all.map { ObjectIdentifier($0) }
    #expect(Set(types).count == types.count)
    for element in elements { #expect(types.contains(ObjectIdentifier(type(of: element)))) }
    let stated = Set(elements.map { ObjectIdentifier(type(of: $0)) })
    for type in LayoutElements.all where !stated.contains(ObjectIdentifier(type)) {
      #expect(type.names.isEmpty, "\(type) has parameters and is not tested")
    }
    for type in LayoutElements.all {
      let own = elements.filter { Swift.type(of: $0) == type }.map { $0.parameters.map(\.name) }
      for names in own { #expect(names == type.names.filter(names.contains), "\(type) in another order") }
      #expect(Set(own.joined()) == Set(type.names), "\(type)")
    }
  }

  @Test(arguments: elements.indices)
  func aParameterThatIsSetIsReadBackAndOthersStay(_ place: Int) throws {
    let element = elements[place]
    #expect(!element.parameters.isEmpty)
    for parameter in element.parameters {
      #expect(parameter.accepts.contains(parameter.value), "\(element.kind) \(parameter.name)")
      let other = try #require(different(parameter.value, parameter.accepts))
      let changed = try element.setting(parameter.name, to: other)
      #expect(changed[parameter.name] == other, "\(element.kind) \(parameter.name)")
      // The default counts as long as no spacing is given.
      for rest in element.parameters where rest.name != parameter.name && !rest.isInherited {
        #expect(changed[rest.name] == rest.value, "\(element.kind) \(rest.name)")
      }
    }
  }

  @Test(arguments: elements.indices)
  func whatIsNotAcceptedIsRefusedAndNamed(_ place: Int) throws {
    let element = elements[place]
    #expect(throws: ParameterError.self) { try element.setting(ParameterName("no such"), to: .flag(true)) }
    for parameter in element.parameters {
      guard case .length = parameter.value else { continue }
      #expect(throws: ParameterError.self) { try element.setting(parameter.name, to: .flag(true)) }
      #expect(throws: ParameterError.self) { try element.setting(parameter.name, to: .length(.nan)) }
      if !parameter.accepts.isOptional {
        #expect(throws: ParameterError.self) { try element.setting(parameter.name, to: .length(nil)) }
      }
    }
  }
}

extension LayoutElement {
  fileprivate static var names: [ParameterName] { parameters.map(\.name) }
}

/// Another value of the same kind that is accepted, close enough to keep a flexible frame's limits in order.
private func different(_ value: ParameterValue, _ accepts: AcceptedValues) -> ParameterValue? {
  switch value {
  case .length(let length): .length((length ?? 0) + 0.5)
  case .ratio(let ratio): .ratio((ratio ?? 1) * 2)
  case .priority(let priority): .priority(priority + 1)
  case .count(let count): .count((count ?? 1) + 1)
  case .axes(let axes): .axes(axes == .vertical ? .horizontal : .vertical)
  case .alignment(let keys):
    .alignment(
      keys.map { key in
        let choices =
          key.axis == .horizontal
          ? [HorizontalAlignment.leading.key, HorizontalAlignment.trailing.key]
          : [VerticalAlignment.top.key, VerticalAlignment.bottom.key]
        return choices[0] == key ? choices[1] : choices[0]
      })
  case .flag(let flag): .flag(!flag)
  case .text(let text): .text(accepts.words.first { $0 != text } ?? text + " more")
  case .font: .font(.title)
  case .runs: .runs([TextRun("a", font: .title, tracking: 1)])
  case .typesetting(let typesetting): .typesetting(typesetting.spaced)
  case .function(let length): .function(length + LinearLength(.height, times: 2))
  }
}

extension Typesetting {
  fileprivate var spaced: Typesetting {
    var other = self
    other.lineSpacing += 2
    return other
  }
}
