import Taut

struct Fact: Identifiable {
  let id: Int
  let name: String
  let value: String
}

struct FactsGrid: View {
  let facts = [
    Fact(id: 0, name: "Opening hours", value: "9 to 17, and on Thursdays until 20"),
    Fact(id: 1, name: "Price", value: "12"),
  ]
  let columns = [GridItem(.adaptive(minimum: 60), spacing: 4)]

  var body: some View {
    VStack(alignment: .leading) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
        ForEach(facts) { fact in
          GridRow {
            Text(fact.name).foregroundStyle(.secondary)
            Text(fact.value).gridColumnAlignment(.trailing)
          }
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .top) {
          Text("All prices include taxes").font(.footnote).gridCellColumns(2)
            .gridCellAnchor(UnitPoint(x: 1, y: 0.5))
        }
      }
      .id("facts")
      LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
        ForEach(0..<5) { number in
          Text("Tag \(number)").padding(4)
        }
      }
      .id("tags")
      LazyVStack(alignment: .trailing) {
        Text("Thank you")
      }
    }
    .padding()
  }
}
