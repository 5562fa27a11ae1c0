# Color, Rectangle, RoundedRectangle, Capsule, Ellipse, other shapes                  page Rules, "Leaves"
#
# A shape has, on each side, what is proposed, and 10 where nothing is.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# An infinite side has no variable: no infinite number enters a program.
set Finite := {a in Axis: proposed[a] <> "infinity"};

var size {Finite};
var over {Finite} >= 0;   # how far the side lies above its preference
var under {Finite} >= 0;  # and how far below

s.t. preference {a in Finite}:
  size[a] - (if proposed[a] = "nil" then 10 else proposed[a]) = over[a] - under[a];

# No preference depends on another variable, so each weighs 1.
param weight := 1;

minimize deviation: sum {a in Finite} weight * (over[a] + under[a]);
end;
