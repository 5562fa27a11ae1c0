import SwiftUI

enum Genre: String, CaseIterable, Identifiable {
  case drama, comedy, documentary
  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}

struct MovieCard: View {
  let title: String
  let year: Int
  let rating: Double
  var genres = Genre.allCases

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.gray)
        .aspectRatio(2 / 3, contentMode: .fit)
        .frame(width: 80)
      VStack(alignment: .leading, spacing: 6) {
        Text(title).font(.title3).bold().lineLimit(2)
        HStack(spacing: 4) {
          ForEach(0..<5) { star in
            Image(systemName: Double(star) < rating ? "star.fill" : "star").imageScale(.small)
          }
          Text("(\(year))").font(.footnote).foregroundStyle(.secondary)
        }
        HStack(spacing: 4) {
          ForEach(genres) { genre in
            Text(genre.title)
              .font(.caption)
              .lineLimit(1)
              .padding(.horizontal, 6)
              .padding(.vertical, 2)
              .background(Capsule().fill(.yellow))
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(12)
  }
}

struct MovieCard_Previews: PreviewProvider {
  static var previews: some View {
    MovieCard(title: "The Long Way Round the Garden", year: 1998, rating: 3.5)
  }
}
