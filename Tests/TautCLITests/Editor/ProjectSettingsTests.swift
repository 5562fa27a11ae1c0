import LayoutDocuments
import LayoutRequirements
import Testing

@testable import TautCLI

@Suite("taut.yml")
struct ProjectSettingsTests {
  private static func settings(_ text: String?, client: JSONValue = .null) -> ProjectSettings {
    ProjectSettings(folder: "/project", file: text.map { ("/project/taut.yml", $0) }, client: client)
  }

  private static func problems(_ settings: ProjectSettings) -> [String] {
    settings.problems.map { "\($0.position.line):\($0.position.column ?? 0): \($0.words)" }
  }

  @Test("Without a file the usual device and widths count")
  func usual() {
    let settings = Self.settings(nil)
    #expect(settings.arguments == ["--device", "iphone-15", "--width", "320...430", "--standard"])
    #expect(settings.problems.isEmpty)
    #expect(!settings.showsInlayHints)
  }

  @Test("All of it is options of taut check, and the editor's settings outdo the file's")
  func all() throws {
    let text = """
      device: iphone-se
      landscape: true
      width: 320...400
      height: 480
      textSizes: [large, accessibility3]
      direction: both
      pseudo: true
      standard: false
      samples: 2
      assume:
        - isEditing=false
      require:
        - title is whole
        - button.width >= 44
      sources: Sources/App
      inlayHints: true
      """
    let settings = Self.settings(
      text, client: .object(["width": .string("300...310"), "landscape": .boolean(false)]))
    #expect(Self.problems(settings) == [])
    #expect(
      settings.arguments == [
        "--device", "iphone-se", "--width", "300...310", "--height", "480", "--text-size",
        "large,accessibility3", "--pseudo", "--direction", "both", "--assume", "isEditing=false", "--samples",
        "2",
      ])
    #expect(
      settings.requirements.map { "\($0.position?.description ?? "") \($0)" } == [
        "/project/taut.yml:13:5 title is whole", "/project/taut.yml:14:5 button.width >= 44",
      ])
    #expect(settings.sources == ["/project/Sources/App"])
    #expect(settings.showsInlayHints)
    #expect(settings.command.sides.height?.least == 480)
  }

  @Test("What is wrong is told where it stands, and the rest counts")
  func wrong() {
    let settings = Self.settings(
      """
      devise: iphone-se
      device: iphone-99
      width: wide
      textSizes: [huge]
      require: [title is wole, title is whole]
      inlayHints: 3
      samples: 2
      """)
    #expect(settings.arguments == ["--width", "320...430", "--standard", "--samples", "2"])
    #expect(settings.requirements.map(\.text) == ["title is whole"])
    let shown = Self.problems(settings)
    #expect(shown.count == 6, "\(shown)")
    for (start, words) in [
      ("1:1", "did you mean \"device\"?"), ("2:9", "iphone-99"), ("3:8", "wide"), ("4:12", "huge"),
      ("5:11", "did you mean \"whole\"?"), ("6:13", "true or false"),
    ] {
      #expect(shown.contains { $0.hasPrefix(start) && $0.contains(words) }, "\(start) \(words): \(shown)")
    }
  }

  @Test("What is no YAML is told, and the usual settings count")
  func noYAML() {
    let settings = Self.settings("width: [")
    #expect(settings.problems.count == 1)
    #expect(settings.arguments == Self.settings(nil).arguments)
  }
}
