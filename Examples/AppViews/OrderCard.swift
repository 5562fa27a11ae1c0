import Taut

final class Order: ObservableObject {
  struct Line: Identifiable {
    let id: Int
    let name: String
    let count: Int
    let price: Double
  }

  @Published var lines: [Line]
  @Published var note: String?

  init(lines: [Line], note: String? = nil) {
    self.lines = lines
    self.note = note
  }

  var total: Double { lines.reduce(0) { $0 + Double($1.count) * $1.price } }
}

struct OrderCard: View {
  @ObservedObject var order: Order

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Your order").font(.headline)
      ForEach(order.lines) { line in
        HStack(alignment: .firstTextBaseline) {
          Text("\(line.count) ×").monospacedDigit().foregroundStyle(.secondary)
          Text(line.name)
          Spacer()
          Text("\(line.price * Double(line.count))").monospacedDigit()
        }
      }
      Divider()
      HStack {
        Text("Total").bold()
        Spacer()
        Text("\(order.total)").bold()
      }
      if let note = order.note {
        Text(note).font(.footnote).italic().lineLimit(3)
      }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(.background))
    .frame(maxWidth: 360)
  }
}

struct OrderCard_Previews: PreviewProvider {
  static var previews: some View {
    OrderCard(
      order: Order(
        lines: [
          Order.Line(id: 1, name: "Donut with cinnamon and a hint of cardamom", count: 2, price: 3.5),
          Order.Line(id: 2, name: "Tea", count: 1, price: 2.25),
        ], note: "Please ring twice; the bell is hard to hear from the yard."))
  }
}
