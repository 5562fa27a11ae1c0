# padding(edges, length)                                             page Rules, "Modifiers with one child"
#
# The child is proposed what is left of the proposal inside the insets, at least 0; nothing stays nothing. The
# answer is the child with the insets, at least 0 (insets may be negative). The child sits at the inset.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
# The insets at the start of each axis (leading, top) and at its end (trailing, bottom); 16 unless told.
param startInset {Axis}, default 16;
param endInset {Axis}, default 16;

set Numbers := {a in Axis: proposed[a] <> "nil" and proposed[a] <> "infinity"};

# The child takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param childLeast {Axis}, default 0;
param childIdeal {a in Axis} >= childLeast[a], default childLeast[a] + 10;
param childMost {a in Axis} >= childIdeal[a], default childIdeal[a] + 100;

var offered {Numbers};
var offeredOver {Numbers} >= 0;
var offeredUnder {Numbers} >= 0;

s.t. offerIsNotNegative {a in Numbers}: offered[a] >= 0;
s.t. offersTheInside {a in Numbers}:
  offered[a] - (proposed[a] - startInset[a] - endInset[a]) = offeredOver[a] - offeredUnder[a];

var childSize {Axis};
var childOver {Axis} >= 0;
var childUnder {Axis} >= 0;

s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakes {a in Axis}:
  childSize[a]
  - (if a in Numbers then offered[a] else if proposed[a] = "nil" then childIdeal[a] else childMost[a])
  = childOver[a] - childUnder[a];

var size {Axis};    # of the padded view
var sizeOver {Axis} >= 0;
var sizeUnder {Axis} >= 0;
var origin {Axis};  # of the child, from the padded view's corner

s.t. sizeIsNotNegative {a in Axis}: size[a] >= 0;
s.t. addsTheInsets {a in Axis}:
  size[a] - (childSize[a] + startInset[a] + endInset[a]) = sizeOver[a] - sizeUnder[a];
s.t. place {a in Axis}: origin[a] = startInset[a];

# A preference weighs 1, and what it moves besides: for each later one its weight times the slope of what that
# prefers, and twice the slope of its bounds. All bounds here are constants.
param weightOfSize := 1;
param weightOfChild := 1 + weightOfSize;
param weightOfOffer := 1 + weightOfChild;

minimize deviation:
  sum {a in Numbers} weightOfOffer * (offeredOver[a] + offeredUnder[a])
  + sum {a in Axis} weightOfChild * (childOver[a] + childUnder[a])
  + sum {a in Axis} weightOfSize * (sizeOver[a] + sizeUnder[a]);
end;
