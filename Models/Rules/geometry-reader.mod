# GeometryReader                                                                      page Rules, "Leaves"
#
# The reader takes the proposal, 10 where nothing is proposed. Its content is proposed that size and lies top
# leading in it, however large it is.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";

# The content takes what it is offered, between its least and its most. Something always is, so nobody sees
# its ideal.
param childLeast {Axis}, default 0;
param childIdeal {a in Axis} >= childLeast[a], default childLeast[a] + 10;
param childMost {a in Axis} >= childIdeal[a], default childIdeal[a] + 100;

# An infinite side has no variable: no infinite number enters a program.
set Finite := {a in Axis: proposed[a] <> "infinity"};

var size {Finite};
var sizeOver {Finite} >= 0;
var sizeUnder {Finite} >= 0;

s.t. takesTheProposal {a in Finite}:
  size[a] - (if proposed[a] = "nil" then 10 else proposed[a]) = sizeOver[a] - sizeUnder[a];

var childSize {Axis};
var childOver {Axis} >= 0;
var childUnder {Axis} >= 0;
var origin {Axis};  # of the content, from the reader's corner

s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakesTheSize {a in Axis}:
  childSize[a] - (if a in Finite then size[a] else childMost[a]) = childOver[a] - childUnder[a];
s.t. place {a in Axis}: origin[a] = 0;

# A preference weighs 1, and what it moves besides: for each later one its weight times the slope of what that
# prefers, and twice the slope of its bounds. All bounds here are constants.
param weightOfChild := 1;
param weightOfSize := 1 + weightOfChild;

minimize deviation:
  sum {a in Finite} weightOfSize * (sizeOver[a] + sizeUnder[a])
  + sum {a in Axis} weightOfChild * (childOver[a] + childUnder[a]);
end;
