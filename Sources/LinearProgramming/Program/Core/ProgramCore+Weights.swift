extension ProgramCore {
  /// Returns the cost of one unit of deviation in each preference row as stated, by variable; zero for
  /// parameters.
  ///
  /// With `a` the coefficient of the newest variable in its preference row, the theorem's weight `w` of `|x -
  /// t|` becomes `w / |a|` for the row in scaled form.
  internal func weights() -> [Double] {
    var weights = [Double](repeating: 1, count: count)
    var costs = [Double](repeating: 0, count: count)
    // The greatest derivative of the current variable's bounds by each earlier variable, and the variables
    // for which it is not zero.
    var derivatives = [Double](repeating: 0, count: count)
    var touched: [Int] = []
    for index in statements.indices.reversed() {
      guard let preference = preference(index) else { continue }
      let weight = weights[index]
      let cost = weight / abs(scale(preference).doubleValue)
      costs[index] = cost
      for term in terms(preference).dropLast() {
        weights[term.variable.index] += cost * abs(term.coefficient.doubleValue)
      }
      for offset in requirements(index) where !rows[offset].isConstant {
        let row = rows[offset]
        let scale = abs(scale(row).doubleValue)
        for term in terms(row).dropLast() {
          let earlier = term.variable.index
          if derivatives[earlier] == 0 { touched.append(earlier) }
          derivatives[earlier] = max(derivatives[earlier], abs(term.coefficient.doubleValue) / scale)
        }
      }
      for earlier in touched {
        // Twice: a bound that moves by d can cost 2d, once for leaving and once for not following.
        weights[earlier] += 2 * weight * derivatives[earlier]
        derivatives[earlier] = 0
      }
      touched.removeAll(keepingCapacity: true)
    }
    return costs
  }
}
