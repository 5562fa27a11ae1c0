import SwiftUI

struct Card: View {
  let title = "A title of four words"

  var body: some View {
    HStack(spacing: 8) {
      Text(title).lineLimit(1)
      Color.blue.frame(width: 60, height: 44)
    }
  }
}

struct Guessed: View {
  @ObservedObject var model: Model

  var body: some View { Text(model.title) }
}
