import Foundation
import LayoutInspection
import Testing

@testable import TautCLI

@Suite("taut inspect, and layout --line")
struct InspectTests {
  private static let scene = "Models/Scenes/badge-row.json"

  private func file(_ ending: String = "html") -> String {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(ending)").path()
  }

  @Test("A page is written without a word, and the same each time")
  func written() throws {
    let files = [file(), file()]
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    let pages = try files.map { file in
      let run = try CommandLineRun(
        ["inspect", Self.scene, "--width", "400...700", "--tell", "reasons", "-o", file])
      #expect(run.code == 0 && run.output == "" && run.errors == "")
      return try String(contentsOfFile: file, encoding: .utf8)
    }
    #expect(pages[0] == pages[1] && pages[0].hasPrefix("<!DOCTYPE html>") && pages[0].hasSuffix("</html>\n"))
  }

  @Test(
    "What cannot be inspected is an error with a remedy",
    arguments: [
      ([scene, "-o", "o.html"], "Give a range: --width 200...1000, --height 100...600, or both."),
      (
        [scene, "--width", "200...300"],
        "Name the file to write, as in -o layout.html; or serve the page with --serve."
      ),
      (["-", "--width", "200...300", "--serve"], "--serve follows files; standard input is not a file"),
      (
        ["none.json", "--width", "200...300", "-o", "o.html"],
        "none.json: cannot be read: there is no such file"
      ),
      (
        [scene, "--width", "200...300", "-o", "/none/o.html"],
        "/none/o.html: cannot be written: there is no folder /none"
      ),
      (
        [scene, "--width", "200...300", "-o", "o.html", "--images", "none"],
        "none: there is no such folder for --images"
      ),
    ])
  func refusals(_ arguments: [String], _ words: String) throws {
    let run = try CommandLineRun(["inspect"] + arguments)
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: CommandLineRun.package.appending(path: "o.html").path()))
  }

  @Test("A line a scene, with what the engines say of each other")
  func lines() throws {
    let run = try CommandLineRun(
      ["layout", "--engine", "both", "--line", Self.scene, "Models/Scenes/text.json"])
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """
        a badge at the end of a row: 520.00 x 100.00, 6 views, engines equal
        a text: 141.12 x 20.50, 1 view, engines equal

        """)
    let one = try CommandLineRun(["layout", "--line", Self.scene])
    #expect(one.output == "a badge at the end of a row: 520.00 x 100.00, 6 views\n")
    let both = try CommandLineRun(["layout", "--line", "--tree", Self.scene])
    #expect(both.code == 2 && both.errors.contains("--tree and --line are two ways to print: choose one"))
  }

  @Test("What a geometry reader makes is made for each size, on the page and in a sweep")
  func geometryReaders() throws {
    let file = "Examples/AppViews/PlayerToolbar.swift"
    let page = self.file()
    defer { try? FileManager.default.removeItem(atPath: page) }
    let run = try CommandLineRun([
      "inspect", file, "--view", "1", "--width", "120...360", "--tell", "frames", "-o", page,
    ])
    #expect(run.code == 0 && !run.errors.contains("holds at that size alone"))
    let text = try String(contentsOfFile: page, encoding: .utf8)
    let document = try #require(text.firstMatch(of: /<script[^>]*id="inspections"[^>]*>([\s\S]*?)<\/script>/))
    let inspections = try JSONDecoder().decode([Inspection].self, from: Data(document.1.utf8))
    let inspection = try #require(inspections.first)
    #expect(inspection.notes.contains { $0.contains("made anew at every whole point") })
    #expect(inspection.isSampled == nil && inspection.pieces.count < 60)
    let sweep = try CommandLineRun(
      ["layout", file, "--view", "1", "--sweep", "120...360", "--step", "12", "--format", "json"])
    let lines = sweep.output.split(separator: "\n")
    #expect(lines.count == 21 && !sweep.errors.contains("holds at that size alone"))
    for (number, line) in lines.enumerated() {
      let width = 120 + 12 * number
      let single = try CommandLineRun([
        "layout", file, "--view", "1", "--proposal", "\(width)xnil", "--format", "json",
      ])
      let (swept, alone) = try (frames(String(line)), frames(single.output))
      #expect(swept == alone && !alone.isEmpty, "\(width)")
      var shown = 0
      for (place, view) in inspection.views.enumerated() {
        guard let frame = inspection.frame(of: place, width: Double(width), height: 0) else { continue }
        shown += 1
        let expected = try #require(alone[view.path], "\(view.path) at \(width)")
        let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        #expect(
          zip(found, expected).allSatisfy { abs($0 - $1) < 0.001 },
          "\(view.path) at \(width): \(found) and not \(expected)")
      }
      #expect(shown == alone.count, "\(width)")
    }
  }

  /// The frames of the views by their paths.
  private func frames(_ json: String) throws -> [String: [Double]] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let views = try #require(value?["frames"] as? [[String: Any]])
    return Dictionary(
      views.compactMap { view in
        guard let path = view["path"] as? String else { return nil }
        return (path, ["x", "y", "width", "height"].map { (view[$0] as? NSNumber)?.doubleValue ?? .nan })
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("The README's picture is what taut draw makes of the card")
  func picture() throws {
    let file = file("svg")
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = try CommandLineRun([
      "draw", "Examples/AppViews/ProfileCard.swift", "--view", "ProfileCard_Previews 1", "--width", "120,300",
      "-o", file,
    ])
    let kept = CommandLineRun.package.appending(path: "Examples/profile-card.svg")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data(contentsOf: kept))
  }
}

@Suite("A page that is served")
struct ServingTests {
  private func answer(
    _ path: String = "/", method: String = "GET", host: String? = "127.0.0.1:8417", origin: String? = nil,
    port: UInt16? = 8_417
  ) -> PageAnswer {
    let page = ServedPage.Content(version: 3, html: Data("page".utf8), problem: "Card.swift:4:1: \"why\"")
    return PageAnswer(method: method, path: path, host: host, origin: origin, port: port, page: page)
  }

  @Test("The page, and how it is")
  func answers() throws {
    #expect(answer().status == 200 && answer().body == Data("page".utf8))
    #expect(answer(host: "localhost:8417").status == 200 && answer(host: "LocalHost:8417").status == 200)
    #expect(answer(origin: "http://127.0.0.1:8417").status == 200)
    #expect(answer(origin: "http://localhost:8417").status == 200)
    #expect(answer(host: "localhost", port: 80).status == 200)
    #expect(answer(host: "127.0.0.1:80", origin: "http://127.0.0.1", port: 80).status == 200)
    let state = try #require(
      try JSONSerialization.jsonObject(with: answer("/state").body) as? [String: Any])
    #expect(state["version"] as? Int == 3 && state["problem"] as? String == "Card.swift:4:1: \"why\"")
  }

  @Test(
    "Other hosts are refused, whatever they are called",
    arguments: [
      nil, "", "example.com", "127.0.0.1.example.com", "127.0.0.1:8417:1", "localhost:x", "[::1]:8417",
      "example.com:8417", "127.0.0.1", "localhost", "127.0.0.1:8418", "localhost:80", "127.0.0.1:08417",
      "127.1:8417",
    ])
  func hosts(_ host: String?) {
    #expect(answer(host: host).status == 403)
    #expect(answer(port: nil).status == 403, "until the server listens nobody is answered")
  }

  @Test(
    "Pages from elsewhere are refused",
    arguments: [
      "http://example.com", "null", "https://127.0.0.1:8417", "http://127.0.0.1:1", "", "http://localhost",
      "http://127.0.0.1:8417/", "http://127.0.0.1:8417.example.com",
    ])
  func origins(_ origin: String) { #expect(answer(origin: origin).status == 403) }

  @Test("There is nothing but the page")
  func others() {
    #expect(answer("/Card.swift").status == 404 && answer("/../etc/passwd").status == 404)
    #expect(answer(method: "POST").status == 405)
  }

  @Test("The head of a request")
  func requests() throws {
    let request = try #require(
      PageRequest(head: "GET /state?x=1 HTTP/1.1\r\nHOST:  127.0.0.1:8417 \r\nOrigin:http://a b\r\nEmpty:"))
    #expect(request.method == "GET" && request.path == "/state")
    #expect(request.fields == ["host": "127.0.0.1:8417", "origin": "http://a b", "empty": ""])
    #expect(!request.isLast)
    #expect(PageRequest(head: "HEAD / HTTP/1.0")?.fields == [:])
    for last in [
      "1.0", "1.1\r\nConnection: Close", "1.1\r\nContent-Length: 3", "1.1\r\nTransfer-Encoding: chunked",
    ] {
      #expect(PageRequest(head: "POST / HTTP/\(last)")?.isLast == true)
    }
  }

  @Test(
    "What is not a request",
    arguments: [
      "", "GET", "GET /", "GET  / HTTP/1.1", "GET / HTTP/2", "GET / HTTP/1.1 ", "GET / HTTP/1.1\r\nHost",
      "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n Host: a", "GET / HTTP/1.1\r\nHost: a\r\nhost: a",
      "GET / HTTP/1.1\r\n: a", "\u{16}\u{3}\u{1}\u{2}",
    ])
  func noRequests(_ head: String) { #expect(PageRequest(head: head) == nil) }

  @Test("An answer as it is sent")
  func messages() {
    let text = String(decoding: answer("/Card.swift").message(isLast: true), as: UTF8.self)
    #expect(
      text == """
        HTTP/1.1 404 Not Found\r
        Content-Type: text/plain; charset=utf-8\r
        Content-Length: 28\r
        Cache-Control: no-store\r
        X-Content-Type-Options: nosniff\r
        Cross-Origin-Resource-Policy: same-origin\r
        Connection: close\r
        \r
        there is only the page at /

        """)
    #expect(
      String(decoding: answer().message(withBody: false), as: UTF8.self).hasSuffix("same-origin\r\n\r\n"))
  }

  private struct Failure: Error, CustomStringConvertible { let description = "line 4" }

  @Test("The last good page stays where a new one cannot be made")
  func lastGood() {
    let page = ServedPage()
    page.update { _ in
      throw Failure()
    } empty: {
      Data("empty \($0)".utf8)
    }
    #expect(page.content.html == Data("empty 1".utf8) && page.content.problem == "line 4")
    page.update {
      Data("page \($0)".utf8)
    } empty: { _ in
      Data()
    }
    #expect(
      page.content.html == Data("page 2".utf8) && page.content.problem == nil && page.content.version == 2)
    page.update { _ in
      throw Failure()
    } empty: { _ in
      Data("empty".utf8)
    }
    #expect(page.content.html == Data("page 2".utf8) && page.content.problem == "line 4")
    #expect(page.content.version == 2, "what is shown is not loaded again")
  }

  @Test("A file that changes, comes or goes is noticed once")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = WatchedFiles([folder.path()])
    let atFirst = files.changed()
    #expect(!atFirst)
    let file = folder.appending(path: "Card.swift")
    for text in ["one", "longer"] {
      try Data(text.utf8).write(to: file)
      let answers = [files.changed(), files.changed()]
      #expect(answers == [true, false])
    }
    try FileManager.default.removeItem(at: file)
    let answers = [files.changed(), files.changed()]
    #expect(answers == [true, false])
  }
}
