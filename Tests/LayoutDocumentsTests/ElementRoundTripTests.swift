import Foundation
import LayoutCore
import Testing

@testable import LayoutDocuments

@Suite("Every element and each of its parameters, written and read back")
struct ElementRoundTripTests {
  /// An element of each type, and where it cannot be written, why.
  static let samples: [Sample] = [
    Sample(ImageElement(name: "moon", size: CGSize(width: 30, height: 20))),
    Sample(ShapeElement(kind: "Capsule", fill: "red")), Sample(CircleElement(fill: "red")),
    Sample(SpacerElement(minLength: 3, axis: .vertical)), Sample(DividerElement(axis: .horizontal)),
    Sample(
      MeasuredElement(
        kind: "Text", content: TextContent("a", font: .body, lineLimit: 1, measurer: BuiltInTextMeasurer()))),
    Sample(
      MeasuredElement(
        kind: "Text",
        content: TextContent(
          MeasurableText([TextRun("a", font: .body), TextRun("b", font: .title)]),
          measurer: BuiltInTextMeasurer()))),
    Sample(
      MeasuredElement(kind: "Measured", content: MeasuredTable([.init(size: CGSize(width: 4, height: 3))]))),
    Sample(MeasuredElement(kind: "Video", content: Video()), problem: .element("Video")),
    Sample(StackElement(axis: .horizontal, spacing: 4, alignment: VerticalAlignment.top.key)),
    Sample(StackElement(axis: .vertical, alignment: HorizontalAlignment.center.key)),
    Sample(ZStackElement(alignment: .topLeading)), Sample(GeometryReaderElement()),
    Sample(GeometryReaderElement { _ in [] }, problem: .readerContent),
    Sample(ScrollViewElement(axes: .horizontal)),
    Sample(ScrollViewElement(axes: .vertical, shortAnchor: .bottom, longAnchor: .center)),
    Sample(FlowElement()),
    Sample(CustomLayoutElement(FlowLayout()), problem: .element("FlowLayout")),
    Sample(FrameElement(width: 10, height: nil, alignment: .bottom)),
    Sample(FlexibleFrameElement(minWidth: 1, idealWidth: 5, maxWidth: .infinity, alignment: .leading)),
    Sample(FixedSizeElement(horizontal: true, vertical: false)),
    Sample(PaddingElement(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
    Sample(AspectRatioElement(ratio: nil, contentMode: .fit)), Sample(PositionElement(x: 1, y: 2)),
    Sample(OffsetElement(x: 1, y: 2)), Sample(OverlayElement(isBackground: true)),
    Sample(LayoutPriorityElement(2)),
    Sample(
      AlignmentGuideElement(
        guide: VerticalAlignment.top.key, value: .linear(LinearLength(.height, times: 0.5) + 2))),
    Sample(
      AlignmentGuideElement(guide: VerticalAlignment.top.key, value: .opaque { _ in 1 }),
      problem: .opaqueGuide("top")),
    Sample(AppearanceElement(kind: "border", attributes: ["style": "red", "width": "1"])),
    Sample(LayoutValueElement(Flex.self, 1), problem: .element("layoutValue")),
    Sample(ContainerRelativeFrameElement(axes: .horizontal, count: 3, span: 2, spacing: 4)),
    Sample(ViewThatFitsElement(axes: .vertical)),
    Sample(GridElement(rows: [.view], alignment: .top, horizontalSpacing: 3)),
    Sample(
      LazyGridElement(
        axis: .vertical,
        items: [
          GridItem(.fixed(60), spacing: 3), GridItem(.adaptive(minimum: 40), alignment: .topLeading),
          GridItem(),
        ],
        alignment: .leading, spacing: 4, parts: [.title, .first, .other])),
    Sample(LazyGridElement(axis: .horizontal, items: [GridItem(.flexible(minimum: 5, maximum: 90))])),
    Sample(GridCellElement(.columns(2))), Sample(GridCellElement(.anchor(.topTrailing))),
    Sample(GridCellElement(.columnAlignment(.trailing))), Sample(GridCellElement(.unsizedAxes(.vertical))),
    Sample(IgnoresSafeAreaElement(edges: [.top, .bottom])),
    Sample(
      IgnoresSafeAreaElement(edges: .top, reach: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
    Sample(EffectFrameElement(.rotation(degrees: -40))), Sample(EffectFrameElement(.scale(x: 2, y: -0.5))),
    Sample(PaddingElement(EdgeInsets(.all, 5), use: .safeArea)),
    Sample(PaddingElement(EdgeInsets(top: 47, bottom: 34), use: .container)),
  ]

  @Test("No element is left out")
  func all() {
    let sampled = Set(Self.samples.map { ObjectIdentifier(type(of: $0.element)) })
    #expect(sampled == Set(LayoutElements.all.map { ObjectIdentifier($0) }))
  }

  @Test("The element, and the same with another value for each parameter", arguments: samples)
  func parameters(_ sample: Sample) throws {
    try check(sample.element, sample.problem)
    guard sample.problem == nil else { return }
    for parameter in sample.element.parameters {
      // A stack that is given its spacing has no use for the default.
      if parameter.isInherited, sample.element[.spacing] != .length(nil) { continue }
      for value in Self.others(than: parameter.value, accepts: parameter.accepts) {
        let changed = try sample.element.setting(parameter.name, to: value)
        try check(changed, nil, "\(parameter.name) = \(value)")
      }
    }
  }

  /// Writes an element and reads it back, or expects it to be refused.
  private func check(
    _ element: any LayoutElement, _ problem: SceneWriterError.Problem?, _ comment: Comment? = nil
  ) throws {
    let isModifier = element.role == .modifier
    let color = LayoutNode(ShapeElement(kind: "Color"))
    let node = LayoutNode(element, children: element.role == .leaf ? [] : [color], id: "a")
    if let problem {
      #expect(throws: SceneWriterError(problem: problem, path: isModifier ? "root/1" : "root"), comment) {
        try SceneWriter().text(of: node)
      }
      return
    }
    let text = try SceneWriter().text(of: node)
    let read = try SceneReader().read(text, file: "scene.json").root
    #expect(type(of: read.element) == type(of: element), comment)
    #expect(read.element.parameters.map(\.value) == element.parameters.map(\.value), comment)
    #expect(try SceneWriter().text(of: read) == text, comment)
  }

  /// Other values of the same kind, the lack of one among them where that is accepted.
  private static func others(than value: ParameterValue, accepts: AcceptedValues) -> [ParameterValue] {
    let other: [ParameterValue] =
      switch value {
      case .length(let length): [.length((length.map { $0.isFinite ? $0 : 0 } ?? 0) + 7.25), .length(nil)]
      case .ratio(let ratio): [.ratio((ratio ?? 0) + 1.5), .ratio(nil)]
      case .priority(let priority): [.priority(priority + 1), .priority(.infinity)]
      case .count(let count): [.count((count ?? 0) + 1), .count(nil)]
      case .axes(let axes):
        [.axes(axes == .vertical ? .horizontal : .vertical), .axes([.horizontal, .vertical])]
      case .alignment(let keys): [.alignment(keys.map(\.other)), .alignment(keys.map(\.ownGuide))]
      case .flag(let flag): [.flag(!flag)]
      case .text(let word): (accepts.words.isEmpty ? [word + "b"] : accepts.words).map { .text($0) }
      case .font: [.font(.title), .font(.system(size: 21, weight: .bold))]
      case .runs(let runs): [.runs(runs + [TextRun("b", font: .title, baselineOffset: 2)])]
      case .typesetting(let typesetting): [.typesetting(typesetting.shrinking)]
      case .function(let length): [.function(length + LinearLength(.width, times: 3))]
      }
    return other.filter { $0 != value && accepts.contains($0) }
  }
}

/// An element that is to be written.
struct Sample: Sendable, CustomTestStringConvertible {
  var element: any LayoutElement
  /// Why it cannot be.
  var problem: SceneWriterError.Problem?

  init(_ element: any LayoutElement, problem: SceneWriterError.Problem? = nil) {
    self.element = element
    self.problem = problem
  }

  var testDescription: String { "\(element.kind)\(problem == nil ? "" : ", refused")" }
}

extension AlignmentKey {
  /// Another guide of the same axis that every document knows.
  fileprivate var other: AlignmentKey {
    axis == .horizontal ? HorizontalAlignment.trailing.key : VerticalAlignment.lastTextBaseline.key
  }

  /// A guide of the same axis that the document has to define.
  fileprivate var ownGuide: AlignmentKey {
    AlignmentKey(axis: axis, name: "own \(axis)", defaultValue: .linear(LinearLength(1)))
  }
}

private struct Video: MeasuredContent {
  let hasBaselines = false
  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement { LeafMeasurement(size: .zero) }
}

private enum Flex: LayoutValueKey { static let defaultValue = 0 }

extension Typesetting {
  fileprivate var shrinking: Typesetting {
    var other = self
    other.minimumScaleFactor = 0.5
    other.truncationMode = .head
    return other
  }
}
