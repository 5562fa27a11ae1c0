# frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
#                                                                    page Rules, "Modifiers with one child"
#
# Limits are put in order first: 0 <= minimum <= ideal <= maximum, each raised to the one before it. On each
# side:
# - The child is measured with the proposal, or the ideal where nothing is proposed, kept between the
#   limits. With neither it is measured with nothing.
# - With a minimum and a maximum the frame is what is proposed, kept between them; with nothing proposed it
#   is its ideal; else it follows the child. With a minimum alone it is the child, as far as the child stays
#   within what it was offered, and at least the minimum. With a maximum alone it is the child or what that
#   was offered, whichever is more, and at most the maximum. With no limit it is the child.
# - The child is placed with the frame's own side as its proposal; but with nothing, where nothing was
#   proposed, there is no ideal, and the side lies strictly between the limits.
# The child's guide lies on the frame's default guide.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";

# The limits as they were written: a number or "none"; a maximum may be "infinity".
param minimum {Axis}, symbolic, default "none";
param ideal {Axis}, symbolic, default "none";
param maximum {Axis}, symbolic, default "none";

set HasMinimum := {a in Axis: minimum[a] <> "none"};
set HasIdeal := {a in Axis: ideal[a] <> "none"};
set HasMaximum := {a in Axis: maximum[a] <> "none"};
set Bounded := {a in HasMaximum: maximum[a] <> "infinity"};

# In order.
param low {a in HasMinimum} := max(0, minimum[a]);
param middle {a in HasIdeal} := if a in HasMinimum then max(low[a], ideal[a]) else max(0, ideal[a]);
param high {a in Bounded} :=
  if a in HasIdeal then max(middle[a], maximum[a])
  else if a in HasMinimum then max(low[a], maximum[a])
  else max(0, maximum[a]);

# The child takes what it is offered, between its least and its most; offered nothing, it is at its ideal, and
# that may lie anywhere.
param childLeast {Axis}, default 0;
param childIdeal {a in Axis}, default childLeast[a] + 10;
param childMost {a in Axis} >= childLeast[a], default childLeast[a] + 100;

# The default guide lies at a fraction of a side: 0 is leading or top, 1/2 center, 1 trailing or bottom. The
# child may have an explicit one.
param fraction {Axis}, default 0.5;
param explicitGuide {Axis}, symbolic, default "none";

# ---- Measured: what the child is offered, and what it answers.

# Offered nothing; offered infinity; offered a number.
set Open := {a in Axis: proposed[a] = "nil" and a not in HasIdeal};
set Endless := {a in Axis: proposed[a] = "infinity" and a not in Bounded};
set Offered := Axis diff Open diff Endless;

var offered {Offered};
var offeredOver {Offered} >= 0;
var offeredUnder {Offered} >= 0;

s.t. offeredIsAtLeast {a in Offered inter HasMinimum}: offered[a] >= low[a];
s.t. offeredIsAtMost {a in Offered inter Bounded}: offered[a] <= high[a];
s.t. offers {a in Offered}:
  offered[a]
  - (if proposed[a] = "nil" then middle[a] else if proposed[a] = "infinity" then high[a] else proposed[a])
  = offeredOver[a] - offeredUnder[a];

var measured {Axis};
var measuredOver {Axis} >= 0;
var measuredUnder {Axis} >= 0;

s.t. measuredIsAtLeast {a in Axis diff Open}: measured[a] >= childLeast[a];
s.t. measuredIsAtMost {a in Axis diff Open}: measured[a] <= childMost[a];
s.t. measuredTakes {a in Axis}:
  measured[a] - (if a in Offered then offered[a] else if a in Open then childIdeal[a] else childMost[a])
  = measuredOver[a] - measuredUnder[a];

# ---- The frame's size.

# An infinite side has no variable: no infinite number enters a program.
set Finite := {a in Axis: not (a in Endless and a in HasMaximum)};
# Sides that are their ideal, sides that are the proposal, and sides that follow the child.
set Ideal := {a in HasIdeal: proposed[a] = "nil"};
set Proposed := {a in HasMinimum inter HasMaximum inter Finite: proposed[a] <> "nil"};
set Following := Finite diff Ideal diff Proposed;

# The child, within what it was offered (a minimum alone), or at least that (a maximum alone).
var followed {Following};
var followedOver {Following} >= 0;
var followedUnder {Following} >= 0;

s.t. followsUpTo {a in Following inter HasMinimum inter Offered diff HasMaximum}: followed[a] <= offered[a];
s.t. followsFrom {a in Following inter HasMaximum inter Offered diff HasMinimum}: followed[a] >= offered[a];
s.t. follows {a in Following}: followed[a] - measured[a] = followedOver[a] - followedUnder[a];

var size {Finite};
var sizeOver {Finite} >= 0;
var sizeUnder {Finite} >= 0;

s.t. sizeIsAtLeast {a in Finite inter HasMinimum}: size[a] >= low[a];
s.t. sizeIsAtMost {a in Finite inter Bounded}: size[a] <= high[a];
s.t. prefersTheChild {a in Following}: size[a] - followed[a] = sizeOver[a] - sizeUnder[a];
s.t. prefersTheIdeal {a in Ideal}: size[a] - middle[a] = sizeOver[a] - sizeUnder[a];
s.t. prefersTheProposal {a in Proposed}:
  size[a] - (if proposed[a] = "infinity" then high[a] else proposed[a]) = sizeOver[a] - sizeUnder[a];

# ---- Placed: what the child is offered there, and where it lies.

# A decision, made from numbers: with nothing offered, the child is at its ideal.
set LeftOpen := {a in Open: (a not in HasMinimum or low[a] < childIdeal[a])
  and (a not in Bounded or childIdeal[a] < high[a])};

var childSize {Axis};
var childOver {Axis} >= 0;
var childUnder {Axis} >= 0;

s.t. childIsAtLeast {a in Axis diff LeftOpen}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis diff LeftOpen}: childSize[a] <= childMost[a];
s.t. childTakes {a in Axis}:
  childSize[a] - (if a in LeftOpen then childIdeal[a] else if a in Finite then size[a] else childMost[a])
  = childOver[a] - childUnder[a];

var childGuide {Axis};  # from the child's own corner
# Where the frame is infinite, the child has a place only if the frame's guide has one.
set Placed := {a in Axis: a in Finite or fraction[a] = 0};
var origin {Placed};    # of the child, from the frame's corner

s.t. guide {a in Axis}:
  childGuide[a] = (if explicitGuide[a] = "none" then fraction[a] * childSize[a] else explicitGuide[a]);
s.t. alignment {a in Placed}: origin[a] + childGuide[a] = (if a in Finite then fraction[a] * size[a] else 0);

# A preference weighs 1, and what it moves besides: for each later one its weight times the slope of what that
# prefers, and twice the slope of its bounds. What was offered both moves the measured child and bounds what
# follows it.
param weightOfChild := 1;
param weightOfSize := 1 + weightOfChild;
param weightOfFollowed := 1 + weightOfSize;
param weightOfMeasured := 1 + weightOfFollowed;
param weightOfOffer := 1 + weightOfMeasured + 2 * weightOfFollowed;

minimize deviation:
  sum {a in Offered} weightOfOffer * (offeredOver[a] + offeredUnder[a])
  + sum {a in Axis} weightOfMeasured * (measuredOver[a] + measuredUnder[a])
  + sum {a in Following} weightOfFollowed * (followedOver[a] + followedUnder[a])
  + sum {a in Finite} weightOfSize * (sizeOver[a] + sizeUnder[a])
  + sum {a in Axis} weightOfChild * (childOver[a] + childUnder[a]);
end;
