import Foundation
import LayoutCore

extension Readers {
  static let containers: [any ViewReader] = [
    HStackReader(), VStackReader(), ZStackReader(), GroupReader(), ForEachReader(), ScrollContainerReader(),
    GeometryReaderReader(), ViewThatFitsReader(), AnyViewReader(), GridReader(), GridRowReader(),
  ]
}

struct HStackReader: ViewReader {
  let name = "HStack"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return HStack(
      alignment: call.verticalAlignment() ?? .center, spacing: try call.length("spacing"),
      content: { content },
      fileID: call.file, line: call.line)
  }
}

struct VStackReader: ViewReader {
  let name = "VStack"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return VStack(
      alignment: call.horizontalAlignment() ?? .center, spacing: try call.length("spacing"),
      content: { content },
      fileID: call.file, line: call.line)
  }
}

struct ZStackReader: ViewReader {
  let name = "ZStack"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return ZStack(
      alignment: call.alignment() ?? .center, content: { content }, fileID: call.file, line: call.line)
  }
}

struct GridReader: ViewReader {
  let name = "Grid"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return Grid(
      alignment: call.alignment() ?? .center, horizontalSpacing: try call.length("horizontalSpacing"),
      verticalSpacing: try call.length("verticalSpacing"), content: { content }, fileID: call.file,
      line: call.line)
  }
}

struct GridRowReader: ViewReader {
  let name = "GridRow"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return GridRow(alignment: call.verticalAlignment()) { content }
  }
}

struct GroupReader: ViewReader {
  let name = "Group"

  func view(_ call: Call) throws -> any View { try call.content() }
}

struct AnyViewReader: ViewReader {
  let name = "AnyView"

  func view(_ call: Call) throws -> any View {
    guard let argument = call.arguments.first else { return EmptyView() }
    return try call.view(argument)
  }
}

struct ForEachReader: ViewReader {
  let name = "ForEach"

  func view(_ call: Call) throws -> any View {
    guard let data = call.unlabeled(0) else { return EmptyView() }
    let elements = try call.interpreter.collection(data.value, at: data.node)
    let limit = call.interpreter.options.viewLimit
    guard elements.count <= limit else { throw SourceError.tooManyViews(limit: limit, call.position) }
    return ViewList(
      views: try elements.map { element in
        try call.interpreter.countView(at: call.position)
        return try call.content(with: [element])
      })
  }
}

struct ScrollContainerReader: ViewReader {
  let name = "ScrollView"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    return ScrollView(
      call.axes(call.unlabeled(0)) ?? .vertical, content: { content }, fileID: call.file, line: call.line)
  }
}

struct GeometryReaderReader: ViewReader {
  let name = "GeometryReader"

  /// The size of the reader while its code is tried, in points, so that its assumptions are known beforehand.
  private static let trial = CGSize(width: 100, height: 100)

  func view(_ call: Call) throws -> any View {
    _ = try call.content(with: [.native(GeometryProxy(globalFrame: CGRect(origin: .zero, size: Self.trial)))])
    return GeometryReader(content: { content(call, $0) }, fileID: call.file, line: call.line)
  }

  private func content(_ call: Call, _ proxy: GeometryProxy) -> AnyView {
    let view = call.interpreter.catching(or: EmptyView() as any View) {
      try call.content(with: [.native(proxy)])
    }
    return AnyView(AcceptedView(content: view, interpreter: call.interpreter))
  }
}

/// The content of a geometry reader, which is made during layout, with numbers that layouts take.
private struct AcceptedView: View {
  typealias Body = Never
  var content: any View
  var interpreter: Interpreter

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    interpreter.accepted(content.layoutNodes(in: environment))
  }
}

struct ViewThatFitsReader: ViewReader {
  let name = "ViewThatFits"

  func view(_ call: Call) throws -> any View {
    let content = AnyView(try call.content())
    let axes = call.axes(call.argument("in"))
    return ViewThatFits(
      in: axes ?? [.horizontal, .vertical], content: { content }, fileID: call.file, line: call.line)
  }
}
