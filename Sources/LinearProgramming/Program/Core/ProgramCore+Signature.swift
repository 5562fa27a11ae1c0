extension ProgramCore {
  /// A number that programs of the same matrix have in common when they have the same active set: everything but the
  /// values of parameters and the rows' constants.
  ///
  /// Costs follow from the matrix, and whether a basis is dual feasible follows from costs and matrix: so a basis that a
  /// solver found optimal stays optimal for other constants as long as it is primal feasible.
  internal func signature(_ entries: [ActiveSet.Entry]) -> UInt64 {
    var mixer = Mixer()
    for index in statements.indices {
      let statement = statements[index]
      guard statement.preference >= 0 else {
        mixer.add(1)
        continue
      }
      mixer.add(UInt64(statement.requirementCount) << 8 | 2)
      if let (place, isBelow) = entries[index].blocker {
        mixer.add(UInt64(truncatingIfNeeded: place) << 1 | (isBelow ? 1 : 0))
      }
      add(rows[Int(statement.preference)], to: &mixer)
      var row = statement.firstRequirement
      while row >= 0 {
        add(rows[Int(row)], to: &mixer)
        row = rows[Int(row)].next
      }
    }
    return mixer.state
  }

  private func add(_ row: Row, to mixer: inout Mixer) {
    mixer.add(UInt64(row.end - row.first) << 2 | (row.sense == .equal ? 0 : row.isLower ? 1 : 2))
    for place in Int(row.first)..<Int(row.end) {
      mixer.add(UInt64(truncatingIfNeeded: terms[place].variable.index))
      terms[place].coefficient.mix(into: &mixer)
    }
  }
}

/// Mixes numbers into one, quickly: not proof against somebody who looks for collisions, and none has to be.
internal struct Mixer {
  internal private(set) var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  internal mutating func add(_ number: UInt64) {
    let (high, low) = (state ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = high ^ low &+ 0x2545_F491_4F6C_DD1D
  }
}

extension Rational {
  @inline(__always)
  fileprivate func mix(into mixer: inout Mixer) {
    switch _storage {
    case .small(let numerator, let denominator):
      mixer.add(UInt64(bitPattern: numerator))
      mixer.add(UInt64(bitPattern: denominator))
    case .big: mixer.add(UInt64(truncatingIfNeeded: hashValue))
    }
  }
}
