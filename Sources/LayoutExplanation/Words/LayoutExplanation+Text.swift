import LayoutCore

extension LayoutExplanation {
  /// What decides a side of a view, in a sentence.
  public func text(of side: SideExplanation, of view: LayoutTree.Index) -> String {
    ReasonSentences(self).text(side, of: view)
  }

  /// A story in sentences: the first says the length, the others begin with two spaces.
  public func lines(of story: Story) -> [String] { StorySentences(self).lines(story) }

  /// What happens as an input grows, in a sentence that is told of one view.
  public func text(of price: Price, of view: LayoutTree.Index) -> String {
    PriceSentences(self).text(price, of: view)
  }
}
