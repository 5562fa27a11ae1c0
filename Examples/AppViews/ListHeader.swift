import Taut

struct ListHeader<Accessory: View>: View {
  let title: LocalizedStringKey
  var count: Int?
  let accessory: Accessory

  init(_ title: LocalizedStringKey, count: Int? = nil, @ViewBuilder accessory: () -> Accessory) {
    self.title = title
    self.count = count
    self.accessory = accessory()
  }

  var body: some View {
    HStack(alignment: .lastTextBaseline) {
      Text(title).font(.title2).bold()
      if let count {
        Text("\(count)").font(.callout).foregroundStyle(.secondary)
      }
      Spacer()
      accessory
    }
    .padding(.horizontal)
    .padding(.top, 20)
  }
}

struct ListHeader_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      ListHeader("Recently played", count: 12) {
        Button("See all") {}
      }
      ListHeader("Made for you") { EmptyView() }
    }
  }
}
