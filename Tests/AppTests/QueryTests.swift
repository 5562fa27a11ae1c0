import Taut
import Testing

@Suite("Questions of an app, by one query")
struct QueryTests {
  private var row: some View {
    HStack(spacing: 8) {
      Text("A title of four words").id("title")
      Color.blue.frame(width: 60).id("badge")
    }
  }

  @Test func aSizeIsAProposal() throws {
    let asked = try Taut.layout(row, in: Query(width: 200, height: 50, platform: .iOS26))
    let proposed = try Taut.layout(row, in: ProposedViewSize(width: 200, height: 50), on: .iOS26)
    #expect(asked.views.map(\.frame) == proposed.views.map(\.frame))
    let explained = try Taut.explain(row, in: Query(width: 200, height: 50, platform: .iOS26))
    #expect(try explained.explanation(for: "badge") != nil)
  }

  @Test func aDeviceKeepsItsSafeArea() throws {
    let phone = try #require(Device(named: "iphone-16"))
    let inside = try Taut.layout(Color.red.id("red"), in: Query(device: phone))
    #expect(inside["red"]?.frame == CGRect(x: 0, y: 59, width: 393, height: 852 - 59 - 34))
    let outside = try Taut.layout(Color.red.ignoresSafeArea().id("red"), in: Query(device: phone))
    #expect(outside.views.contains { $0.kind == "Color" && $0.frame.height == 852 })
  }

  @Test(arguments: [EngineKind.constraints, .reference])
  func aTextSizeIsOfTheQuery(engine: EngineKind) throws {
    var query = Query(width: nil, height: nil, platform: .iOS26)
    let usual = try Taut.layout(Text("Save"), in: query, engine: engine)
    query.textSizes = [.accessibility5]
    let large = try Taut.layout(Text("Save"), in: query, engine: engine)
    #expect(large.views[0].frame.height > usual.views[0].frame.height)
    query.textSizes = .all
    #expect(throws: QueryError.severalVariants(12)) { try Taut.layout(Text("Save"), in: query) }
  }

  @Test func rangesAreAskedForWhereTheyMeanSomething() throws {
    let range = Query(widths: 100...400, height: 50)
    #expect(throws: QueryError.needsOneSize) { try Taut.layout(row, in: range) }
    #expect(throws: QueryError.needsOneSize) { try Taut.explain(row, in: range) }
    #expect(throws: QueryError.needsOneRange) { try Taut.prove(row, in: Query(width: 100, height: 50)) }
    #expect(throws: QueryError.needsOneRange) {
      try Taut.breakpoints(of: row, in: Query(widths: 100...400, heights: 10...50))
    }
    #expect(throws: QueryError.needsLength) { try Taut.check(row, in: Query(width: nil, height: nil)) }
    #expect(throws: QueryError.invalidSide(.length(-1))) {
      try Taut.layout(row, in: Query(width: -1, height: 1))
    }
    #expect(throws: QueryError.invalidSide(.range(-1...1))) { try Taut.check(row, in: Query(widths: -1...1)) }
    #expect(throws: QueryError.self) { try Taut.layout(row, in: Query(width: .nan, height: 1)) }
    #expect("\(QueryError.needsOneRange)".contains("Query(widths: 320...430, height: 100)"))
  }

  @Test func heightsRunAsWidthsDo() throws {
    let column = VStack(spacing: 0) {
      Color.red.frame(maxHeight: 100)
      Color.blue
    }
    let breakpoints = try Taut.breakpoints(of: column, in: Query(width: 50, heights: 0...400))
    #expect(breakpoints.sizes.map(\.doubleValue) == [200])
    guard case .proven(let proof) = try Taut.prove(column, in: Query(width: 50, heights: 0...400)) else {
      Issue.record("nothing in the column is opaque, and the engines agree")
      return
    }
    #expect(proof.pieces.count == 3)
  }

  @Test func requirementsAreCheckedForEverySize() throws {
    let query = Query(widths: 60...400, height: 30, platform: .iOS26)
    let report = try Taut.check(row, in: query) { layout in
      layout["title"].isWhole
      layout["badge"].width == 60
    }
    #expect(!report.holds)
    let failed = report.requirements.filter { !report.failures(of: $0).isEmpty }
    #expect(failed.map(\.text) == ["title is whole"])
    // The bound of the interval is the one that a layout on both sides of it shows.
    let failing = try #require(report.failures(of: failed[0]).first?.verdict.failing.first)
    let border = try #require(failing.upper).value.doubleValue
    func isWhole(_ width: Double) throws -> Bool {
      try Taut.check(row, in: Query(width: width, height: 30, platform: .iOS26)) { $0["title"].isWhole }.holds
    }
    #expect(try !isWhole(border - 0.01))
    #expect(try isWhole(border + 0.01))
  }

  @Test func whatNobodyWroteIsChecked() throws {
    var query = Query(widths: 320...430, platform: .iOS26)
    query.textSizes = [.large, .accessibility5]
    #expect(try Taut.check(Text("Save"), in: query).holds)
    let narrow = HStack {
      Text("Transcribe")
      Color.red.frame(width: 300)
    }
    #expect(try !Taut.check(narrow, in: query).holds)
  }

  @Test func contentOfReadersIsTried() throws {
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width >= 200 ? 500 : 100).id("bar")
    }
    let report = try Taut.check(view, in: Query(widths: 100...300, height: 50)) { layout in
      layout["bar"].width <= 400
    }
    #expect(!report.holds)
    guard case .sampled = try #require(report.parts.first).report.coverage else {
      Issue.record("what a reader makes is another tree at each size, and no interval is exact")
      return
    }
  }

  @Test func twoViewsAreCompared() throws {
    let wider = try Taut.diff(
      Color.red.frame(width: 40), Color.red.frame(width: 50), in: Query(width: 200, height: 50))
    #expect(wider.edits.count == 1)
    #expect(wider.changes.contains { $0.before?.width == 40 && $0.after?.width == 50 })
  }

  @Test func whatProgressThrowsEndsTheWork() {
    let (text, query) = (Text("One two three four"), Query(widths: 0...2_000, height: 50, platform: .iOS26))
    #expect(throws: Enough.self) { try Taut.breakpoints(of: text, in: query) { _ in throw Enough() } }
    #expect(throws: Enough.self) { try Taut.prove(text, in: query) { _ in throw Enough() } }
    #expect(throws: Enough.self) {
      try Taut.check(text, in: query, progress: { _ in throw Enough() }) { $0["Text"].isWhole }
    }
  }

  @Test func longWorkTellsItsShareAndEnds() async throws {
    let shares = Shares()
    let query = Query(widths: 0...2_000, height: 50, platform: .iOS26)
    let report = try await Taut.check(Text("One two three four"), in: query) {
      shares.add($0)
    } _: {
      $0["Text"].isWhole
    }
    #expect(!report.holds)
    #expect(await shares.all.allSatisfy { (0...1).contains($0) })
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await Taut.breakpoints(of: Text("One two three four"), in: query)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

private struct Enough: Error {}

/// The shares that were reported.
private final class Shares: @unchecked Sendable {
  private let lock = NSLock()
  private var shares: [Double] = []
  var all: [Double] { get async { lock.withLock { shares } } }
  func add(_ share: Double) { lock.withLock { shares.append(share) } }
}
