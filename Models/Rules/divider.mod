# Divider                                                                             page Rules, "Leaves"
#
# A divider is 1 thick along the axis of the nearest enclosing stack (along the vertical one where there is no
# stack), and as long across it as is proposed, 10 where nothing is.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# The axis of the nearest enclosing stack, or "none".
param axis, symbolic, default "none";

set Thickness := {a in Axis: a = (if axis = "none" then "vertical" else axis)};
# An infinite side has no variable: no infinite number enters a program.
set Finite := {a in Axis: a in Thickness or proposed[a] <> "infinity"};

var size {Finite};
var over {Finite} >= 0;   # how far the side lies above its preference
var under {Finite} >= 0;  # and how far below

s.t. preference {a in Finite}:
  size[a] - (if a in Thickness then 1 else if proposed[a] = "nil" then 10 else proposed[a])
  = over[a] - under[a];

# No preference depends on another variable, so each weighs 1.
param weight := 1;

minimize deviation: sum {a in Finite} weight * (over[a] + under[a]);
end;
