import Taut

/// A name and a price: side by side where there is room, or else one above the other.
struct PriceRow: View {
  let name: String
  let price: String
  var isReduced = false

  private var amount: some View {
    Text(price)
      .font(.title2)
      .foregroundStyle(isReduced ? .red : .primary)
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text(name).lineLimit(1).fixedSize()
        Spacer(minLength: 0)
        amount.fixedSize()
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(name)
        amount
      }
    }
  }
}

struct PriceRow_Previews: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .leading, spacing: 12) {
      PriceRow(name: "Tea", price: "2.25")
      PriceRow(name: "A weekend for two at the seaside, breakfast included", price: "249.00", isReduced: true)
    }
    .padding()
  }
}
