extension View {
  /// Lets the view span several columns of the grid around it.
  ///
  /// Several such modifiers of one view add up. A count below 0 is an error of the layout.
  public func gridCellColumns(_ count: Int, fileID: String = #fileID, line: Int = #line) -> some View {
    wrapped(by: GridCellElement(.columns(count)), fileID, line)
  }

  /// Says which point of the view meets the same point of its cell; of several the innermost counts.
  public func gridCellAnchor(_ anchor: UnitPoint, fileID: String = #fileID, line: Int = #line) -> some View {
    wrapped(by: GridCellElement(.anchor(anchor)), fileID, line)
  }

  /// Aligns the cells of the view's column; of several such cells the topmost counts.
  public func gridColumnAlignment(
    _ guide: HorizontalAlignment, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: GridCellElement(.columnAlignment(guide)), fileID, line)
  }

  /// Offers the view no more along the axes than the other cells of its column or row take.
  public func gridCellUnsizedAxes(_ axes: Axis.Set, fileID: String = #fileID, line: Int = #line) -> some View
  {
    wrapped(by: GridCellElement(.unsizedAxes(axes)), fileID, line)
  }
}
