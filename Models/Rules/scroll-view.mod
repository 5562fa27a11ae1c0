# ScrollView                                                                          page Rules, "Leaves"
#
# Along its axes a scroll view takes the proposal, and the content's size where nothing is proposed; across
# them the content's size. The content is proposed nothing along them. A share of what it leaves free lies before it
# where it is smaller than the view, and a share of what is hidden where it is larger; without an anchor these are
# nothing, but that content in a view with two axes is centred where it is smaller.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
param scrolls {a in Axis}, binary, default if a = "vertical" then 1 else 0;
set Along := {a in Axis: scrolls[a]};

# The shares of what is free and of what is hidden, or "none".
param short {Axis}, symbolic, default "none";
param long {Axis}, symbolic, default "none";

# The content takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param childLeast {Axis}, default 0;
param childIdeal {a in Axis} >= childLeast[a], default childLeast[a] + 10;
param childMost {a in Axis} >= childIdeal[a], default childIdeal[a] + 100;

# An infinite side has no variable: no infinite number enters a program.
set Finite := {a in Axis: not (a in Along and proposed[a] = "infinity")};

# Measured.
var measured {Axis};
var measuredOver {Axis} >= 0;
var measuredUnder {Axis} >= 0;

s.t. measuredIsAtLeast {a in Axis}: measured[a] >= childLeast[a];
s.t. measuredIsAtMost {a in Axis}: measured[a] <= childMost[a];
s.t. measuredTakes {a in Axis}:
  measured[a]
  - (if a in Along or proposed[a] = "nil" then childIdeal[a]
    else if proposed[a] = "infinity" then childMost[a] else proposed[a])
  = measuredOver[a] - measuredUnder[a];

var size {Finite};  # of the scroll view
s.t. takesTheProposal {a in Finite inter Along: proposed[a] <> "nil"}: size[a] = proposed[a];
s.t. takesTheContent {a in Finite: a not in Along or proposed[a] = "nil"}: size[a] = measured[a];

# Placed: the content is proposed nothing along the axes, and the scroll view's own size across them.
var childSize {Axis};
var childOver {Axis} >= 0;
var childUnder {Axis} >= 0;

s.t. childIsAtLeast {a in Axis}: childSize[a] >= childLeast[a];
s.t. childIsAtMost {a in Axis}: childSize[a] <= childMost[a];
s.t. childTakes {a in Axis}:
  childSize[a] - (if a in Along then childIdeal[a] else size[a]) = childOver[a] - childUnder[a];

var origin {Axis};  # of the content, from the scroll view's corner
set Anchored := Finite inter Along;
param shareOfFree {a in Anchored} :=
  if short[a] <> "none" then short[a] else if card(Along) = 2 then 1 / 2 else 0;
param shareOfHidden {a in Anchored} := if long[a] <> "none" then long[a] else 0;
var free {Anchored} >= 0;
var freeOver {Anchored} >= 0;
var freeUnder {Anchored} >= 0;
var hidden {Anchored} >= 0;
var hiddenOver {Anchored} >= 0;
var hiddenUnder {Anchored} >= 0;

s.t. isFree {a in Anchored}: free[a] - (size[a] - childSize[a]) = freeOver[a] - freeUnder[a];
s.t. isHidden {a in Anchored}: hidden[a] - (childSize[a] - size[a]) = hiddenOver[a] - hiddenUnder[a];
s.t. lies {a in Anchored}: origin[a] = shareOfFree[a] * free[a] - shareOfHidden[a] * hidden[a];
s.t. isTopLeading {a in Axis diff Anchored}: origin[a] = 0;

# A preference weighs 1, and what it moves besides: for each later one its weight times the slope of what
# that prefers, and twice the slope of its bounds. All bounds here are constants. The size is defined by the
# measured content, and moves the placed content, what is free and what is hidden.
param weightOfOrigin := 1;
param weightOfChild := 1 + 2 * weightOfOrigin;
param weightOfMeasured := 1 + weightOfChild + 2 * weightOfOrigin;

minimize deviation:
  sum {a in Axis} weightOfMeasured * (measuredOver[a] + measuredUnder[a])
  + sum {a in Axis} weightOfChild * (childOver[a] + childUnder[a])
  + sum {a in Anchored} weightOfOrigin * (freeOver[a] + freeUnder[a] + hiddenOver[a] + hiddenUnder[a]);
end;
