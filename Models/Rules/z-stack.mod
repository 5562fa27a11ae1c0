# ZStack                                                                              page Rules, "ZStack"
#
# All children are proposed what the stack is proposed. The children of the highest layout priority count:
# the stack is the union of their extents once their guides coincide. The line on which they do lies at the
# largest guide among them, from the stack's corner. When placing, every child is proposed the stack's own
# size and measured anew; it is aligned on the line that the new measures give.

set Axis := {"horizontal", "vertical"};
param count, integer, > 0, default 2;
set Child := 1..count;

# What the parent proposes on each side: a number, "nil" (unspecified) or "infinity".
param proposed {Axis}, symbolic, default "nil";
param priority {Child}, default 0;

# Each child takes what it is offered, between its least and its most; offered nothing, it is at its ideal.
param childLeast {Child, Axis}, default 0;
param childIdeal {i in Child, a in Axis} >= childLeast[i, a], default childLeast[i, a] + 10;
param childMost {i in Child, a in Axis} >= childIdeal[i, a], default childIdeal[i, a] + 100;

# A default guide lies at a fraction of a side: 0 is leading or top, 1/2 center, 1 trailing or bottom. A
# child may have an explicit one.
param fraction {Axis}, default 0.5;
param explicitGuide {Child, Axis}, symbolic, default "none";

param highest := max {i in Child} priority[i];
set Counted := {i in Child: priority[i] = highest};
param first := min {i in Counted} i;

# ---- Measured: at the stack's own proposal.

var measured {Child, Axis};
var measuredOver {Child, Axis} >= 0;
var measuredUnder {Child, Axis} >= 0;
var measuredGuide {Child, Axis};

s.t. measuredIsAtLeast {i in Counted, a in Axis}: measured[i, a] >= childLeast[i, a];
s.t. measuredIsAtMost {i in Counted, a in Axis}: measured[i, a] <= childMost[i, a];
s.t. measuredTakes {i in Counted, a in Axis}:
  measured[i, a]
  - (if proposed[a] = "nil" then childIdeal[i, a]
    else if proposed[a] = "infinity" then childMost[i, a] else proposed[a])
  = measuredOver[i, a] - measuredUnder[i, a];
s.t. guideOfMeasured {i in Counted, a in Axis}:
  measuredGuide[i, a]
  = (if explicitGuide[i, a] = "none" then fraction[a] * measured[i, a] else explicitGuide[i, a]);

# The largest guide: as near to the first one as the others allow.
var measuredLine {Axis};
var measuredLineOver {Axis} >= 0;
var measuredLineUnder {Axis} >= 0;

s.t. measuredLineIsBehind {i in Counted, a in Axis: i <> first}: measuredLine[a] >= measuredGuide[i, a];
s.t. measuredLineIsFirst {a in Axis}:
  measuredLine[a] - measuredGuide[first, a] = measuredLineOver[a] - measuredLineUnder[a];

# The largest end of an extent.
var size {Axis};
var sizeOver {Axis} >= 0;
var sizeUnder {Axis} >= 0;

s.t. reaches {i in Counted, a in Axis: i <> first}:
  size[a] >= measuredLine[a] - measuredGuide[i, a] + measured[i, a];
s.t. endsWithTheFirst {a in Axis}:
  size[a] - (measuredLine[a] - measuredGuide[first, a] + measured[first, a]) = sizeOver[a] - sizeUnder[a];

# ---- Placed: at the stack's own size.

var childSize {Child, Axis};
var childOver {Child, Axis} >= 0;
var childUnder {Child, Axis} >= 0;
var guide {Child, Axis};

s.t. childIsAtLeast {i in Child, a in Axis}: childSize[i, a] >= childLeast[i, a];
s.t. childIsAtMost {i in Child, a in Axis}: childSize[i, a] <= childMost[i, a];
s.t. childTakesTheSize {i in Child, a in Axis}:
  childSize[i, a] - size[a] = childOver[i, a] - childUnder[i, a];
s.t. guideOfChild {i in Child, a in Axis}:
  guide[i, a] = (if explicitGuide[i, a] = "none" then fraction[a] * childSize[i, a] else explicitGuide[i, a]);

var line {Axis};
var lineOver {Axis} >= 0;
var lineUnder {Axis} >= 0;
var origin {Child, Axis};  # of a child, from the stack's corner

s.t. lineIsBehind {i in Counted, a in Axis: i <> first}: line[a] >= guide[i, a];
s.t. lineIsFirst {a in Axis}: line[a] - guide[first, a] = lineOver[a] - lineUnder[a];
s.t. alignment {i in Child, a in Axis}: origin[i, a] + guide[i, a] = line[a];

# A preference weighs 1, and what it moves besides: for each later one its weight times the slope of what
# that prefers, and twice the slope of its bounds. A guide moves with its child by `slope`; for any one
# child, a line and a size either prefer it or are bounded by it, so twice is enough.
param slope {i in Child, a in Axis} := if explicitGuide[i, a] = "none" then fraction[a] else 0;

param weightOfLine := 1;
param weightOfChild {i in Child, a in Axis} := 1 + 2 * weightOfLine * abs(slope[i, a]);
param weightOfSize {a in Axis} := 1 + sum {i in Child} weightOfChild[i, a];
param weightOfMeasuredLine {a in Axis} := 1 + (1 + 2) * weightOfSize[a];
param weightOfMeasured {i in Child, a in Axis} :=
  1 + 2 * weightOfSize[a] * abs(1 - slope[i, a]) + 2 * weightOfMeasuredLine[a] * abs(slope[i, a]);

minimize deviation: sum {a in Axis} (
  sum {i in Counted} weightOfMeasured[i, a] * (measuredOver[i, a] + measuredUnder[i, a])
  + weightOfMeasuredLine[a] * (measuredLineOver[a] + measuredLineUnder[a])
  + weightOfSize[a] * (sizeOver[a] + sizeUnder[a])
  + sum {i in Child} weightOfChild[i, a] * (childOver[i, a] + childUnder[i, a])
  + weightOfLine * (lineOver[a] + lineUnder[a]));
end;
