import Taut

struct Stat: Identifiable {
  let id = 0
  let name: String
  let value: Int
}

struct StatTile: View {
  let stat: Stat

  var body: some View {
    VStack(spacing: 2) {
      Text("\(stat.value)").font(.title2).minimumScaleFactor(0.5).lineLimit(1)
      Text(stat.name).font(.caption).textCase(.uppercase).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

struct StatsHeader: View {
  let stats = [
    Stat(name: "posts", value: 128), Stat(name: "followers", value: 1_024_768),
    Stat(name: "following", value: 77),
  ]

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(0..<stats.count) { place in
        if place > 0 { Divider().frame(height: 32) }
        StatTile(stat: stats[place]).id(stats[place].name)
      }
    }
    .padding(.vertical, 8)
    .overlay(alignment: .bottom) { Divider() }
  }
}

struct StatsHeader_Previews: PreviewProvider {
  static var previews: some View { StatsHeader() }
}
