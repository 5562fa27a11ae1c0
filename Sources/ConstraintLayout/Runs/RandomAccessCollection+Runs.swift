extension RandomAccessCollection {
  /// The elements in runs of so many, the last of which may be shorter.
  func runs(of count: Int) -> [SubSequence] {
    stride(from: 0, to: self.count, by: count).map { dropFirst($0).prefix(count) }
  }
}
