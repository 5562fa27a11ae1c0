# Spacer(minLength:)                                                                  page Rules, "Leaves"
#
# Along the axis of the nearest enclosing stack a spacer has what is proposed, but at least its minimum (8
# unless told); where nothing is proposed, its minimum. Across that axis it has 0. With no such stack it
# stretches along both axes. Its layout priority and its spacing are the business of stack.mod.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# The axis of the nearest enclosing stack, or "none".
param axis, symbolic, default "none";
param minLength, default 8;

set Along := {a in Axis: axis = a or axis = "none"};
# An infinite side has no variable: no infinite number enters a program.
set Finite := {a in Axis: not (a in Along and proposed[a] = "infinity")};

var size {Finite};
var over {Finite} >= 0;   # how far the side lies above its preference
var under {Finite} >= 0;  # and how far below

s.t. isAtLeast {a in Finite inter Along}: size[a] >= minLength;
s.t. preference {a in Finite}:
  size[a] - (if a not in Along then 0 else if proposed[a] = "nil" then minLength else proposed[a])
  = over[a] - under[a];

# No preference depends on another variable, so each weighs 1.
param weight := 1;

minimize deviation: sum {a in Finite} weight * (over[a] + under[a]);
end;
