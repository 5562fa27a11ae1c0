# ScrollView                                                                          page Rules, "Leaves"
#
# Along its axes a scroll view takes the proposal, and the content's size where nothing is proposed; across
# them the content's size. The content is proposed nothing along them. With one axis it lies top leading;
# with two it is centred where it is smaller than the view, and begins at the corner where it is not.

set Axis := {"horizontal", "vertical"};

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
param scrolls {a in Axis}, binary, default if a = "vertical" then 1 else 0;
set Along := {a in Axis: scrolls[a]};

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
set Centred := {a in Finite: card(Along) = 2};
var originOver {Centred} >= 0;
var originUnder {Centred} >= 0;

s.t. beginsInside {a in Centred}: origin[a] >= 0;
s.t. isCentred {a in Centred}: origin[a] - (size[a] - childSize[a]) / 2 = originOver[a] - originUnder[a];
s.t. isTopLeading {a in Axis diff Centred}: origin[a] = 0;

# A preference weighs 1, and what it moves besides: for each later one its weight times the slope of what
# that prefers, and twice the slope of its bounds. All bounds here are constants. The size is defined by the
# measured content, and moves the placed content and its origin.
param weightOfOrigin := 1;
param weightOfChild := 1 + weightOfOrigin / 2;
param weightOfMeasured := 1 + weightOfChild + weightOfOrigin / 2;

minimize deviation:
  sum {a in Axis} weightOfMeasured * (measuredOver[a] + measuredUnder[a])
  + sum {a in Axis} weightOfChild * (childOver[a] + childUnder[a])
  + sum {a in Centred} weightOfOrigin * (originOver[a] + originUnder[a]);
end;
