import LinearProgramming

/// What a view is offered along an axis, in points, exactly; `nil` where nothing is, so that the view takes its ideal.
public typealias Offer = Extended<Rational>
