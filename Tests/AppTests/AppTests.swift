import Taut
import Testing

// What an app may well have of its own: `import Taut` brings no name that stands in the way.
private struct Block: Equatable { var region = Region() }
private struct Region: Equatable { var piece = Piece.whole }
private enum Piece { case whole, part }
private enum Decision { case yes, no }
private final class Engine {}
private struct Size { var width = 1 }
private struct Point { var x = 1 }
private struct Program { var steps: [Term] = [] }
private struct Term {}
private struct Variable {}
private struct Proposal { var accepted = Decision.yes }
private struct Placement {}
private struct Border {}

private struct ProfileCard: View {
  var name: String

  var body: some View {
    HStack(spacing: 8) {
      Image("icon", size: CGSize(width: 44, height: 44))
      VStack(alignment: .leading) {
        Text(name)
        Color.blue.frame(height: 2)
      }
      Color.red.frame(minWidth: 20, maxWidth: 60).id("badge")
    }
    .padding(4)
  }
}

/// Code of an app: it imports `Taut` and nothing else of the package.
struct AppTests {
  @Test(arguments: EngineKind.allCases)
  func laysOut(_ engine: EngineKind) throws {
    let result = try Taut.layout(
      ProfileCard(name: "Ann"), in: ProposedViewSize(width: 320, height: 100), engine: engine)
    #expect(result["badge"]?.frame.width == 60)
  }

  @Test func explains() throws {
    let explanation = try Taut.explain(
      ProfileCard(name: "Ann"), in: ProposedViewSize(width: 320, height: 100))
    #expect(try explanation.explanation(for: "badge")?.width.length == 60)
    let answer = try WhyNot(comparison: WhyNotQuestion("badge.width >= 80"), in: explanation)
    #expect(!answer.holds && !answer.text.isEmpty)
  }

  @Test func proves() throws {
    guard case .proven = try Taut.prove(ProfileCard(name: "Ann"), in: Query(widths: 100...400, height: 100))
    else {
      Issue.record("the engines agree at every width")
      return
    }
    let breakpoints = try Taut.breakpoints(
      of: ProfileCard(name: "Ann"), in: Query(widths: 100...400, height: 100))
    #expect(breakpoints.sizes.count > 1)
  }

  @Test func namesOfItsOwnStay() {
    #expect(Block() == Block(region: Region(piece: .whole)))
    _ = (Engine(), Size(), Point(), Program(), Variable(), Proposal(), Placement(), Border())
  }
}
