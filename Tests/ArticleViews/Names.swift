import Foundation
import LayoutCore

// Printed in "Stacks" and "Views Have Fixed Sizes" by Scott James Remnant (netsplit.com); only the indentation differs,
// and every `ContentView` has a name of its own.

struct PrioritizedName: View {
  var body: some View {
    HStack {
      Image("barbarian")

      Text("Nogistune")
        .font(.title)
        .layoutPriority(1)
      Text("Takeshi")
        .font(.title)
    }
  }
}

struct FramedName: View {
  var body: some View {
    Text("Nogitsune Takeshi")
      .font(.title)
      .lineLimit(2)
      .frame(width: 200, height: 200)
  }
}

struct FittedBarbarian: View {
  var body: some View {
    Image("barbarian")
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(width: 200, height: 150)
  }
}

struct TiledBarbarian: View {
  var body: some View {
    Image("barbarian")
      .resizable(resizingMode: .tile)
      .frame(width: 200, height: 150)
  }
}
