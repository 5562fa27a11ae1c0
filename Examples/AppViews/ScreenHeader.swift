import Taut

enum Waterline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  static func linearDefaultValue(in context: LinearDimensions) -> LinearLength? {
    context[VerticalAlignment.center]
  }
}

extension VerticalAlignment {
  static let waterline = VerticalAlignment(Waterline.self)
}

struct ScreenHeader: View {
  let title: String
  let symbols: [String]

  private func symbol(_ name: String, raised: Bool) -> some View {
    Image(systemName: name)
      .alignmentGuide(.waterline) { $0.height - (raised ? 2 : 6) }
  }

  var body: some View {
    HStack(alignment: .waterline) {
      Text(title).font(.largeTitle).layoutPriority(1)
      Spacer(minLength: 20)
      ForEach(symbols.indices, id: \.self) { index in
        symbol(symbols[index], raised: index % 2 == 0)
      }
    }
    .frame(minHeight: 60)
    .background(alignment: .bottom) { Divider() }
  }
}

struct ScreenHeader_Previews: PreviewProvider {
  static var previews: some View {
    ScreenHeader(title: "Timeline", symbols: ["bell", "gear", "plus"])
  }
}
