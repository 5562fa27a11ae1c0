import LinearProgramming

/// What a view is offered along an axis, in points, exactly; `nil` stands for nothing, so that the view takes its ideal.
public typealias Offer = Extended<Rational>
