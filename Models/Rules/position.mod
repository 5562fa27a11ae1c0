# position(x:y:)                                                     page Rules, "Modifiers with one child"
#
# The answer is the proposal, and the child's size where nothing is proposed. The child is proposed that
# size, and has its centre at the point.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# The point: x and y.
param centre {Axis}, default 0;

# The child takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param childLeast {Axis}, default 0;
param childIdeal {a in Axis} >= childLeast[a], default childLeast[a] + 10;
param childMost {a in Axis} >= childIdeal[a], default childIdeal[a] + 100;

# An infinite side has no variable: no infinite number enters a program.
set Finite := {a in Axis: proposed[a] <> "infinity"};
set Open := {a in Axis: proposed[a] = "nil"};

# Measured, where nothing is proposed: the child is at its ideal.
var measured {Open};
s.t. isIdeal {a in Open}: measured[a] = childIdeal[a];

var size {Finite};  # of the modified view
s.t. isProposed {a in Finite diff Open}: size[a] = proposed[a];
s.t. isTheChild {a in Open}: size[a] = measured[a];

# Placed: the child is proposed the size.
var childSize {Axis};
var over {Axis} >= 0;   # how far the child lies above its preference
var under {Axis} >= 0;  # and how far below
var origin {Axis};      # of the child, from the modified view's corner

s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakes {a in Axis}:
  childSize[a] - (if a in Finite then size[a] else childMost[a]) = over[a] - under[a];
s.t. place {a in Axis}: origin[a] + childSize[a] / 2 = centre[a];

# No preference depends on the placed child: its place is defined by it, and costs nothing. So each weighs 1.
param weight := 1;

minimize deviation: sum {a in Axis} weight * (over[a] + under[a]);
end;
