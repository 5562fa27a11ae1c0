import Foundation
import Testing

@Suite("Models in GNU MathProg")
struct MathProgModelTests {
  @Test("The file's own data, and data in its place")
  func data() throws {
    let file = try ModelFile(ModelFile.clamp)
    let model = try MathProgModel(contentsOf: file.path)
    #expect(try model.solve() == ["width": 100, "over": 0, "under": 220])
    #expect(try model.solve(data: "param wish := 12.5;")["width"] == 12.5)
    #expect(try model.solve(data: "data;\nparam wish := -3;\nend;\n")["width"] == -3)
    #expect(try model.solve(data: "param wish := 7; param limit := 5;")["under"] == 2)
  }

  @Test("Variables have the names that the model gives them; one that no row mentions has none")
  func names() throws {
    let file = try ModelFile(
      """
      set Axis := {"horizontal", "vertical"};
      var size {Axis, 1..2} >= 0;
      var unused;
      s.t. least {a in Axis}: size[a, 1] >= 3;
      minimize all: sum {a in Axis} size[a, 1];
      end;
      """)
    let values = try MathProgModel(contentsOf: file.path).solve()
    #expect(values == ["size[horizontal,1]": 3, "size[vertical,1]": 3])
  }

  @Test("Models without a row, without a column, without either")
  func degenerate() throws {
    let cases: [(text: String, values: [String: Double])] = [
      ("param p; end;", [:]), ("var x >= 2; minimize o: x; end;", ["x": 2]), ("minimize o: 3; end;", [:]),
    ]
    for (text, values) in cases {
      let file = try ModelFile(text)
      #expect(try MathProgModel(contentsOf: file.path).solve() == values, "\(text)")
    }
  }

  @Test("What a model prints is not printed")
  func display() throws {
    let file = try ModelFile("param p := 3;\ndisplay p;\nvar x >= p;\nminimize o: x;\nend;\n")
    #expect(try MathProgModel(contentsOf: file.path).solve() == ["x": 3])
  }

  @Test("From many threads at once, failing ones among them")
  func threads() async throws {
    let file = try ModelFile(ModelFile.clamp)
    let model = try MathProgModel(contentsOf: file.path)
    await withTaskGroup(of: Bool.self) { group in
      for wish in 0..<200 {
        group.addTask {
          if wish % 3 == 0 { return (try? model.solve(data: "param wish := ;")) == nil }
          return (try? model.solve(data: "param wish := \(wish);"))?["width"] == Double(min(wish, 100))
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("Data is larger than any buffer")
  func largeData() throws {
    let file = try ModelFile(
      """
      param count;
      param least {1..count};
      var x {1..count};
      s.t. bound {i in 1..count}: x[i] >= least[i];
      minimize sum_of_all: sum {i in 1..count} x[i];
      end;
      """)
    let numbers = (1...3_000).map { "\($0) \($0)" }.joined(separator: "\n")
    let values = try MathProgModel(contentsOf: file.path)
      .solve(data: "param count := 3000;\nparam least :=\n\(numbers);\n")
    #expect(values.count == 3_000)
    #expect(values["x[2999]"] == 2_999)
  }
}
