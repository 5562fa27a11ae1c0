import LayoutCertificates
import LinearProgramming

/// Changes of a form: of every coefficient, of every variable it names, of its constant and its value.
struct FormMutations {
  let certificate: Certificate
  let values: [Rational]
  let form: WritableKeyPath<Certificate, LinearForm>
  /// The variable that the form's row is about, where it is a row's.
  let own: Int?
  /// The word for what the form belongs to.
  let owner: String
  let spot: Spot

  var all: [Mutation] {
    let terms = certificate[keyPath: form].terms
    var mutations = [
      mutation("constant") { $0.constant += 1 }, mutation("value") { $0.value += 1 },
      mutation("constant, by little") { $0.constant += Rational(numerator: 1, denominator: 1_000_000_007) },
      mutation("names no variable there is") { $0.terms.append(.init(variable: 999_999, coefficient: 1)) },
    ]
    for place in terms.indices {
      mutations += [
        coefficient("plus 1", place) { $0 + 1 }, coefficient("negated", place) { -$0 },
        mutation("zero coefficient") { $0.terms[place].coefficient = 0 },
        mutation("term twice") { $0.terms.insert($0.terms[place], at: place) }, dropped(place),
      ]
      let variable = terms[place].variable
      let others = Set([variable - 1, variable + 1, 0, values.count - 1]).subtracting([variable])
      mutations += others.filter(values.indices.contains).sorted().map { renamed(place, to: $0) }
      if place > 0 { mutations.append(mutation("terms swapped") { $0.terms.swapAt(place - 1, place) }) }
    }
    return mutations
  }

  private func mutation(
    _ change: String, isTrue: Bool = false, _ apply: @escaping (inout LinearForm) -> Void
  ) -> Mutation {
    let form = form
    return Mutation(kind: "\(owner) \(change)", expectation: isTrue ? .trueStill : spot.refused) {
      apply(&$0[keyPath: form])
    }
  }

  /// A coefficient of a variable that is zero has no influence, unless its sign decides on a row's side.
  private func coefficient(
    _ change: String, _ place: Int, _ apply: @escaping (Rational) -> Rational
  ) -> Mutation {
    let term = certificate[keyPath: form].terms[place]
    let new = apply(term.coefficient)
    let keepsSign = new.signum() == term.coefficient.signum()
    let isFree = values[term.variable].isZero && !new.isZero && (term.variable != own || keepsSign)
    // What is preferred has no side.
    let isPreference = owner == "preference" && !new.isZero && values[term.variable].isZero
    let isDecided = isFree || (isPreference && certificate[keyPath: form].value.isZero)
    return mutation("coefficient \(change)\(isDecided ? " of zero" : "")", isTrue: isDecided) {
      $0.terms[place].coefficient = new
    }
  }

  private func dropped(_ place: Int) -> Mutation {
    let variable = certificate[keyPath: form].terms[place].variable
    let isFree = values[variable].isZero && variable != own
    return mutation("term dropped\(isFree ? " of zero" : "")", isTrue: isFree) { $0.terms.remove(at: place) }
  }

  /// Another variable of the same value comes to the same.
  private func renamed(_ place: Int, to other: Int) -> Mutation {
    let terms = certificate[keyPath: form].terms
    let isInOrder =
      (place == 0 || terms[place - 1].variable < other)
      && (place + 1 == terms.count || terms[place + 1].variable > other) && (own.map { other <= $0 } ?? true)
    let isFree = isInOrder && terms[place].variable != own && values[other] == values[terms[place].variable]
    return mutation("names another variable\(isFree ? " of the same value" : "")", isTrue: isFree) {
      $0.terms[place].variable = other
    }
  }
}
