# Circle                                                                              page Rules, "Leaves"
#
# A circle is a square of the smaller given side. A side that is not given does not constrain it, and neither
# does an infinite one beside a number. With no side given its side is 10.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
set Numbers := {a in Axis: proposed[a] <> "nil" and proposed[a] <> "infinity"};
set Infinite := {a in Axis: proposed[a] = "infinity"};
# Infinite sides alone make an infinite circle. It has no variable: no infinite number enters a program.
set Finite := {a in Axis: card(Numbers) > 0 or card(Infinite) = 0};

# Of two given sides the width is preferred; that it may not exceed the height is a requirement.
param preferred := if "horizontal" in Numbers then proposed["horizontal"]
  else if "vertical" in Numbers then proposed["vertical"]
  else 10;

var diameter {{1}: card(Finite) > 0};
var size {Finite};
var over >= 0;   # how far the diameter lies above its preference
var under >= 0;  # and how far below

s.t. fitsIn {a in Numbers}: diameter[1] <= proposed[a];
s.t. preference {{1}: card(Finite) > 0}: diameter[1] - preferred = over - under;
s.t. isSquare {a in Finite}: size[a] = diameter[1];

# Nothing but the definition of the sides depends on the diameter, so its preference weighs 1.
param weight := 1;

minimize deviation: weight * (over + under);
end;
